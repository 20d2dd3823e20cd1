"""Copies of a whole database in a form of its own, which any database takes: from SQLite to PostgreSQL and back.

A gzipped file of JSON lines:

    {"schadenfreude-backup": 1, "schema": "<revision>"}
    ["<table>", {"<column>": <value>, ...}]             every row, tables in such an order that what is referred to
    ...                                                 comes first
    {"rows": <how many>}

It holds everything, the keys of the dice and the hashes of tokens too: keep it as you keep the database.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError

from schadenfreude.server import Refused
from schadenfreude.server.store import connect, locked, migrate, refusing

FORMAT = "schadenfreude-backup"
VERSION = 1
REVISIONS = "alembic_version"  # where the database keeps its schema's revision
AT_ONCE = 1000  # rows that are read or written together
LONGEST_LINE = 2**24

Row = tuple[str, dict[str, Any]]


class BadBackup(Refused):
    """A file that is no backup, or not a whole one."""


def back_up(where: str, file: Path) -> int:
    """Write all rows of a database, as it is at one moment, to a new file; how many they were. The server may go on.

    Raises Refused for a database that cannot be read, and for a file that is there already or cannot be written.
    """
    if "://" not in where and not Path(where).is_file():
        raise Refused("error-no-database", given=where)
    if file.exists():
        raise Refused("error-backup-exists", given=file)
    part = file.with_name(f".{file.name}.part")
    try:
        with suppress(FileNotFoundError):
            part.unlink()
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out, refusing(where):
                count = 0
                for line in _lines(where):
                    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
                    count += isinstance(line, list)
            raw.flush()
            os.fsync(raw.fileno())
        os.link(part, file)
    except FileExistsError:
        raise Refused("error-backup-exists", given=file) from None
    except OSError as error:
        raise Refused("error-backup-write", given=file, reason=error.strerror or str(error)) from None
    finally:
        with suppress(OSError):
            part.unlink()
    return count


def _lines(where: str) -> Iterator[Any]:
    engine = connect(where)
    try:
        with engine.connect() as connection:
            _see_one_moment(connection)
            schema = _schema(connection)
            revision = connection.execute(sa.select(schema.tables[REVISIONS])).scalar_one()
            yield {FORMAT: VERSION, "schema": revision}
            count = 0
            for table in _kept(schema):
                query = sa.select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
                for row in connection.execute(query).mappings():
                    yield [table.name, dict(row)]
                    count += 1
            yield {"rows": count}
    finally:
        engine.dispose()


def _see_one_moment(connection: sa.Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")


def _schema(connection: sa.Connection) -> sa.MetaData:
    """The tables that a database has. Raises Refused if it is none of ours."""
    schema = sa.MetaData()
    schema.reflect(connection)
    if REVISIONS not in schema.tables:
        raise Refused("error-not-our-database")
    return schema


def _kept(schema: sa.MetaData) -> list[sa.Table]:
    return [table for table in schema.sorted_tables if table.name != REVISIONS]


def restore(where: str, file: Path) -> int:
    """Bring a backup into a new or empty database, and its schema up to date; how many rows it has.

    The whole file is read before anything is changed, and everything is done in one transaction. Raises Refused for a
    database that has anything in it, and BadBackup for a file that is not whole.
    """
    revision, count = _check(file)
    if "://" not in where and Path(where).exists():
        raise Refused("error-restore-exists", given=where)
    try:
        if "://" not in where:
            Path(where).parent.mkdir(parents=True, exist_ok=True)
        with refusing(where):
            engine = connect(where)
            try:
                with locked(engine) as connection:
                    if sa.inspect(connection).get_table_names():
                        raise Refused("error-restore-exists", given=engine.url.database)
                    _fill(connection, revision, file)
            finally:
                engine.dispose()
    except BaseException:
        if "://" not in where:
            for ending in ("", "-wal", "-shm"):
                Path(where + ending).unlink(missing_ok=True)
        raise
    return count


def _fill(connection: sa.Connection, revision: str, file: Path) -> None:
    try:
        migrate(connection, revision)
    except CommandError:
        raise BadBackup("error-backup-newer", given=file) from None
    schema = _schema(connection)
    for table in reversed(_kept(schema)):
        connection.execute(table.delete())
    for name, rows in groupby(_rows(file), lambda row: row[0]):
        table = schema.tables.get(name)
        if table is None:
            raise BadBackup("error-backup-row", given=name)
        values = (row for _, row in rows)
        while some := list(islice(values, AT_ONCE)):
            if any(set(row) != set(table.columns.keys()) for row in some):
                raise BadBackup("error-backup-row", given=name)
            connection.execute(table.insert(), some)
    migrate(connection)


def _check(file: Path) -> tuple[str, int]:
    """The revision of the schema and the number of rows of a backup that is whole. Raises BadBackup."""
    lines = _read(file)
    first = next(lines, None)
    if not isinstance(first, dict) or FORMAT not in first:
        raise BadBackup("error-no-backup", given=file)
    if first[FORMAT] != VERSION or not isinstance(first.get("schema"), str):
        raise BadBackup("error-backup-version", given=str(first[FORMAT]), right=VERSION)
    count, end = 0, None
    for line in lines:
        match line:
            case [str(), dict()] if end is None:
                count += 1
            case {"rows": int(rows)} if end is None:
                end = rows
            case _:
                raise BadBackup("error-backup-broken", given=file)
    if end != count:
        raise BadBackup("error-backup-broken", given=file)
    return first["schema"], count


def _rows(file: Path) -> Iterator[Row]:
    return ((line[0], line[1]) for line in _read(file) if isinstance(line, list))


def _read(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            while line := lines.readline(LONGEST_LINE):
                yield json.loads(line)
    except gzip.BadGzipFile:
        raise BadBackup("error-no-backup", given=file) from None
    except (ValueError, EOFError, RecursionError):
        raise BadBackup("error-backup-broken", given=file) from None
    except OSError as error:
        raise Refused("error-backup-read", given=file, reason=error.strerror or str(error)) from None
