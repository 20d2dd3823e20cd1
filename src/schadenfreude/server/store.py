"""What lasts: people, and the entries of tables, in SQLite or PostgreSQL. Everything here waits for the database.

Times are milliseconds since 1970.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from schadenfreude.server import Refused
from schadenfreude.server.clock import Outage
from schadenfreude.server.fold import SEAT_KINDS, Entry, Summary

MOST_LISTED = 50  # tables in a list
PATIENCE = 5000  # milliseconds to wait while another process writes to an SQLite file
DRIVER = "psycopg"  # of PostgreSQL
CHANNEL = "schadenfreude"  # on which processes over one PostgreSQL database tell each other of new entries
LONGEST_UNNOTED = 20_000  # milliseconds after which whoever has not noted that he serves did not
RETRY = 0.01  # seconds between attempts at what SQLite does not wait for by itself
MIGRATING = 0x5C4ADE  # the advisory lock of whoever changes the schema
RECONNECT = 1.0  # seconds between attempts to listen
SILENCE = 1.0  # seconds without news after which a listener looks whether its connection is still there
TROUBLE = (  # words, SQLite's primary result codes and PostgreSQL's states
    ("error-store-locked", (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED), ("55P03", "40001", "40P01", "57014")),
    ("error-store-full", (sqlite3.SQLITE_FULL,), ("53100",)),
    ("error-store-readonly", (sqlite3.SQLITE_READONLY,), ("25006",)),
)

log = logging.getLogger(__name__)
SCHEMA = sa.MetaData()
PEOPLE = sa.Table(
    "people",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)
TOKENS = sa.Table(
    "tokens",
    SCHEMA,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
)
RECOVERIES = sa.Table(
    "recoveries",
    SCHEMA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)
TABLES = sa.Table(
    "tables",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("waits_for", sa.String(32)),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Column("due_at", sa.BigInteger),
    sa.Index("tables_by_status", "status", "listed", "changed_at"),
    sa.Index("tables_by_due_at", "due_at"),
)
SEATED = sa.Table(
    "seated",
    SCHEMA,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
)
ENTRIES = sa.Table(
    "entries",
    SCHEMA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
KEYS = sa.Table(
    "keys",
    SCHEMA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False),
)
SERVED = sa.Table(
    "served",
    SCHEMA,
    sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
OPEN_TABLES, ADD_ENTRIES, SIT_DOWN = TABLES.insert(), ENTRIES.insert(), SEATED.insert()
CHANGE_TABLES = TABLES.update().where(TABLES.c.id == sa.bindparam("table"))
LEAVE_TABLES = SEATED.delete().where(SEATED.c.table_id == sa.bindparam("table"))


class Person(NamedTuple):
    """Somebody who plays here."""

    id: str
    name: str


class Listed(NamedTuple):
    """A table as lists show it."""

    id: str
    summary: Summary


class Batch(NamedTuple):
    """Entries to be added to a table together, and what lists say of it afterwards."""

    table_id: str
    entries: Sequence[Entry]
    summary: Summary


class Gone(SQLAlchemyError):
    """The file of an SQLite database is not there any more."""


class Store:
    """A database; `where` is a file for SQLite, or the URL of a database. Brings its tables up to date.

    Raises Refused if it cannot be used. What goes wrong with it later is an SQLAlchemyError; nothing was changed then.
    """

    def __init__(self, where: str) -> None:
        with refusing(where):
            self._engine = connect(where)
            with locked(self._engine) as connection:
                migrate(connection)
        self._closed = threading.Event()
        self._listener: threading.Thread | None = None
        self._origin = secrets.token_hex(8)  # by which this store knows what it has announced itself
        self._schema = self._engine.dialect.default_schema_name  # other schemas of the database are heard too

    def close(self) -> None:
        """Stop listening and give all connections back."""
        self._closed.set()
        if self._listener is not None:
            self._listener.join()
        self._engine.dispose()

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard`, in a thread of its own, with each table to which another process has added entries.

        With None at the start and whenever some may have been missed: any table may have changed. SQLite never tells.
        """
        if self._engine.dialect.name == "postgresql":
            self._listener = threading.Thread(target=self._listen, args=[heard], name="listener", daemon=True)
            self._listener.start()

    def _listen(self, heard: Callable[[str | None], None]) -> None:
        while not self._closed.is_set():
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    self._hear(connection, heard)
            except Exception as error:
                log.warning("not heard what other processes do: %s", _reason(error))
                self._closed.wait(RECONNECT)

    def _hear(self, connection: sa.Connection, heard: Callable[[str | None], None]) -> None:
        connection.detach()
        connection.exec_driver_sql(f"LISTEN {CHANNEL}")
        driver: Any = connection.connection.dbapi_connection
        heard(None)
        while not self._closed.is_set():
            for news in driver.notifies(timeout=SILENCE, stop_after=1):
                origin, table_id, schema = news.payload.split(" ", 2)
                if schema == self._schema and origin != self._origin:
                    heard(table_id)
            connection.exec_driver_sql("SELECT 1")

    def key(self, name: str) -> bytes:
        """A key of this database that nobody else has; the migrations make it."""
        with self._engine.connect() as connection:
            return bytes.fromhex(connection.execute(sa.select(KEYS.c.key).where(KEYS.c.name == name)).scalar_one())

    # Outages

    def serve_on(self, at: int, *, anew: bool = False) -> int:
        """Note that somebody serves at a time; since when somebody has.

        It is since then if that is `anew`, or if nobody has noted it for longer than LONGEST_UNNOTED.
        """
        query = sa.select(SERVED.c.began, SERVED.c.until).order_by(SERVED.c.began.desc()).limit(1)
        with self._engine.begin() as connection:
            last = connection.execute(query).first()
            if last is not None and (at <= last.began or not (anew or at - last.until > LONGEST_UNNOTED)):
                if at > last.until:
                    connection.execute(SERVED.update().where(SERVED.c.began == last.began).values(until=at))
                return int(last.began)
            with suppress(IntegrityError), connection.begin_nested():  # another process may begin with us
                connection.execute(SERVED.insert(), [{"began": at, "until": at}])
        return at

    def outages(self) -> list[Outage]:
        """The times in which nobody served, as far as they are known, the first one first."""
        with self._engine.connect() as connection:
            rows = connection.execute(sa.select(SERVED.c.began, SERVED.c.until).order_by(SERVED.c.began)).all()
        return [Outage(one.until, next_.began) for one, next_ in pairwise(rows) if next_.began > one.until]

    # People

    def add_person(self, person: Person, token_hash: str) -> None:
        """Remember a person who is known by a token."""
        with self._engine.begin() as connection:
            connection.execute(PEOPLE.insert(), [{"id": person.id, "name": person.name, "made_at": now()}])
            _add_token(connection, person.id, token_hash)

    def person(self, token_hash: str) -> Person | None:
        """The person who is known by a token."""
        return self._person(TOKENS.c.person, TOKENS.c.token_hash == token_hash)

    def _person(self, column: sa.Column[str], *which: Any) -> Person | None:
        query = sa.select(PEOPLE.c.id, PEOPLE.c.name).join_from(PEOPLE, column.table, column == PEOPLE.c.id)
        with self._engine.connect() as connection:
            row = connection.execute(query.where(*which)).first()
        return None if row is None else Person(row.id, row.name)

    def offer_recovery(self, person: Person, token_hash: str, until: int) -> None:
        """Remember the one token by which a person can be recovered until a time."""
        with self._engine.begin() as connection:
            connection.execute(
                RECOVERIES.delete().where((RECOVERIES.c.person == person.id) | (RECOVERIES.c.until < now()))
            )
            row = {"person": person.id, "token_hash": token_hash, "until": until}
            connection.execute(RECOVERIES.insert(), [row])

    def recoverable(self, token_hash: str) -> Person | None:
        """The person who can be recovered by a token now."""
        return self._person(RECOVERIES.c.person, RECOVERIES.c.token_hash == token_hash, RECOVERIES.c.until >= now())

    def recover(self, recovery_hash: str, token_hash: str) -> bool:
        """Let whoever can be recovered by one token be known by another one too; whether the first was still there."""
        which = (RECOVERIES.c.token_hash == recovery_hash) & (RECOVERIES.c.until >= now())
        with self._engine.begin() as connection:
            person = connection.execute(sa.select(RECOVERIES.c.person).where(which)).scalar()
            if person is None or connection.execute(RECOVERIES.delete().where(which)).rowcount != 1:
                return False
            _add_token(connection, person, token_hash)
        return True

    def rename(self, person: Person) -> None:
        """Give a person the name it has now."""
        with self._engine.begin() as connection:
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == person.id).values(name=person.name))

    # Tables

    def append(self, batches: Sequence[Batch]) -> list[bool]:
        """Add entries, all in one transaction that is on disk afterwards; for each batch, whether it was added.

        A batch is not added if one of its numbers is taken: somebody else has added entries to that table.
        """
        try:
            with self._engine.begin() as connection:
                _write(connection, sorted(batches, key=lambda batch: batch.table_id))  # so that none waits for another
                if self._engine.dialect.name == "postgresql":
                    for batch in batches:
                        news = f"{self._origin} {batch.table_id} {self._schema}"
                        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))
        except IntegrityError:
            return [False] if len(batches) == 1 else [self.append([batch])[0] for batch in batches]
        return [True] * len(batches)

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number; none if there is no such table."""
        query = (
            sa.select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.data, ENTRIES.c.at)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Entry(row.number, row.kind, json.loads(row.data), row.at) for row in rows]

    def open_tables(self) -> list[Listed]:
        """The listed tables that have not started, the latest first."""
        return self._listed(TABLES.c.listed, TABLES.c.status == "open")

    def tables_of(self, person: str) -> list[Listed]:
        """The tables where a person has a seat, the latest first."""
        mine = sa.select(SEATED.c.table_id).where(SEATED.c.person == person)
        return self._listed(TABLES.c.id.in_(mine))

    def due_tables(self, at: int) -> list[str]:
        """The tables where something must happen by a time, the most urgent first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.due_at <= at).order_by(TABLES.c.due_at).limit(MOST_LISTED)
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def set_due(self, table_id: str, due: int | None, unchanged_since: int | None = None) -> None:
        """Remember when something must happen at a table, but not if it has been changed since a time."""
        which = TABLES.update().where(TABLES.c.id == table_id)
        if unchanged_since is not None:
            which = which.where(TABLES.c.changed_at <= unchanged_since)
        with self._engine.begin() as connection:
            connection.execute(which.values(due_at=due))

    def _listed(self, *which: Any) -> list[Listed]:
        query = sa.select(TABLES).where(*which).order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(MOST_LISTED)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
            seated = sa.select(SEATED).where(SEATED.c.table_id.in_([row.id for row in rows]))
            people: dict[str, set[str]] = {}
            for row in connection.execute(seated):
                people.setdefault(row.table_id, set()).add(row.person)
        return [
            Listed(r.id, Summary(r.game, r.listed, r.status, frozenset(people.get(r.id, ())), r.waits_for, r.due_at))
            for r in rows
        ]


def _add_token(connection: sa.Connection, person: str, token_hash: str) -> None:
    connection.execute(TOKENS.insert(), [{"token_hash": token_hash, "person": person, "made_at": now()}])


def now() -> int:
    """The time."""
    return time.time_ns() // 1_000_000


def _write(connection: sa.Connection, batches: Sequence[Batch]) -> None:
    opened: list[dict[str, Any]] = []
    changed: list[dict[str, Any]] = []
    entries: list[dict[str, Any]] = []
    left: list[dict[str, Any]] = []
    seated: list[dict[str, Any]] = []
    for table_id, added, (game, listed, status, people, waits_for, due) in batches:
        now = {"status": status, "waits_for": waits_for, "changed_at": added[-1].at, "due_at": due}
        if added[0].number == 1:
            opened.append({"id": table_id, "game": game, "listed": listed, "made_at": added[0].at, **now})
        else:
            changed.append({"table": table_id, **now})
        entries += [
            {"table_id": table_id, "number": number, "kind": kind, "data": _json(data), "at": at}
            for number, kind, data, at in added
        ]
        if any(entry.kind in SEAT_KINDS for entry in added):
            left.append({"table": table_id})
            seated += [{"table_id": table_id, "person": person} for person in sorted(people)]
    for statement, rows in (
        (OPEN_TABLES, opened),
        (ADD_ENTRIES, entries),
        (CHANGE_TABLES, changed),
        (LEAVE_TABLES, left),
        (SIT_DOWN, seated),
    ):
        if rows:
            connection.execute(statement, rows)


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@contextmanager
def refusing(where: str) -> Iterator[None]:
    """Raises Refused for whatever is wrong with the database at `where`."""
    try:
        yield
    except CommandError:
        raise Refused("error-database-newer", given=_shown(where)) from None
    except (SQLAlchemyError, ImportError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name == DRIVER:
            raise Refused("error-database-driver", given=_shown(where)) from None
        raise Refused("error-database", given=_shown(where), reason=_reason(error)) from None


def connect(where: str) -> sa.Engine:
    """The engine for a database: a file for SQLite, or a URL. A file that is not there is made, for us alone to read.

    When the file is gone, or another one is in its place, the engine raises Gone: what is written to it would be lost.
    """
    if "://" not in where:
        engine = sa.create_engine(sa.URL.create("sqlite", database=where))
        with suppress(OSError):  # connecting says what is wrong
            os.close(os.open(where, os.O_CREAT | os.O_RDWR, 0o600))
            _watch(engine, Path(where))
        sa.event.listen(engine, "connect", _set_up_sqlite)
        return engine
    url = sa.make_url(where)
    url = url.set(drivername=f"postgresql+{DRIVER}") if url.drivername == "postgresql" else url
    return sa.create_engine(url, pool_pre_ping=True)


def _watch(engine: sa.Engine, file: Path) -> None:
    """Let an engine look at the file before it makes a connection, which would make a new one, or gives one out."""

    def identity() -> tuple[int, int]:
        found = file.stat()
        return found.st_dev, found.st_ino

    ours = identity()

    def look(*_: object) -> None:
        try:
            is_ours = identity() == ours
        except OSError:
            is_ours = False
        if not is_ours:
            raise Gone(f"{file} is not there any more")

    sa.event.listen(engine, "do_connect", look)
    sa.event.listen(engine, "checkout", look)


@contextmanager
def locked(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction in which nobody else changes the schema: of processes that start at once, one goes first."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        yield connection


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the schema up to a revision. Raises CommandError if it is of a newer version than ours."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _shown(where: str) -> str:
    """Where the database is, without a password."""
    try:
        return where if "://" not in where else sa.make_url(where).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "?"


def trouble(error: SQLAlchemyError) -> str:
    """The key of the words for what is wrong with a database."""
    if isinstance(error, Gone):
        return "error-store-gone"
    cause = getattr(error, "orig", None)
    code = getattr(cause, "sqlite_errorcode", None)
    state = getattr(cause, "sqlstate", None)
    for key, codes, states in TROUBLE:
        if (code is not None and code & 0xFF in codes) or state in states:
            return key
    return "error-store"


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what is committed is on disk."""
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    _begin_wal(connection)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_wal(connection: Any) -> None:
    """Switch a file to WAL, for which SQLite does not wait when another process is just doing so."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(RETRY)
