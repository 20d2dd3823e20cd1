"""Several tokens of one person, one for each device, and links to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables, and move the tokens there."""
    tokens = op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    people = sa.table("people", sa.column("id"), sa.column("token_hash"), sa.column("made_at"))
    moved = sa.select(people.c.token_hash, people.c.id, people.c.made_at)
    op.execute(tokens.insert().from_select(["token_hash", "person", "made_at"], moved))
    with op.batch_alter_table("people") as batch:
        batch.drop_column("token_hash")
