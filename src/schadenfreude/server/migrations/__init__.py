"""The history of the database's schema, as Alembic runs it."""
