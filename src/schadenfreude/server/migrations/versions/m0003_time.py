"""When something must happen at a table; all times in milliseconds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TIMES = (("people", "made_at"), ("tables", "made_at"), ("tables", "changed_at"), ("entries", "at"))


def upgrade() -> None:
    """Add the column, and turn seconds into milliseconds."""
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.create_index("tables_by_due_at", "tables", ["due_at"])
    for table, column in TIMES:
        times = sa.table(table, sa.column(column, sa.BigInteger))
        op.execute(times.update().values({column: times.c[column] * 1000}))
    tables = sa.table("tables", sa.column("status", sa.String), sa.column("due_at"), sa.column("changed_at"))
    op.execute(tables.update().where(tables.c.status != "over").values(due_at=tables.c.changed_at))
