"""The key from which the secrets of fair dice are made."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table and the key."""
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.bulk_insert(keys, [{"name": "dice", "key": secrets.token_hex(32)}])
