"""The store, in every database there is: what is added lasts, and no number is taken twice."""

from __future__ import annotations

import json
import os
import queue
import sqlite3
import sys
import threading
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from schadenfreude.core.registry import game, game_names
from schadenfreude.server import Refused
from schadenfreude.server import store as store_module
from schadenfreude.server.clock import Outage
from schadenfreude.server.fold import Entry
from schadenfreude.server.store import LONGEST_UNNOTED, SCHEMA, Batch, Person, Store
from schadenfreude.server.table import Table, open_table

POSTGRESQL = os.environ.get("SCHADENFREUDE_TEST_POSTGRESQL")  # the URL of a database where schemas may be made


@contextmanager
def databases(folder: Path, *kinds: str) -> Iterator[list[str]]:
    """New databases of these kinds: files, or schemas in the PostgreSQL database that the environment names."""
    if POSTGRESQL is None and "postgresql" in kinds:
        pytest.skip("SCHADENFREUDE_TEST_POSTGRESQL is not set")
    names = [f"schadenfreude_{uuid.uuid4().hex}" for _ in kinds]
    schemas = [name for name, kind in zip(names, kinds, strict=True) if kind == "postgresql"]
    url = sa.make_url(POSTGRESQL or "postgresql://").set(drivername="postgresql+psycopg")
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT") if schemas else sa.create_engine("sqlite://")
    try:
        with engine.connect() as connection:
            for name in schemas:
                connection.execute(sa.schema.CreateSchema(name))
            yield [
                f"{POSTGRESQL}?options=-csearch_path%3D{name}" if name in schemas else str(folder / f"{name}.sqlite")
                for name in names
            ]
            for name in schemas:
                connection.execute(sa.schema.DropSchema(name, cascade=True))
    finally:
        engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of its own."""
    with databases(tmp_path, request.param) as (one,):
        yield one


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    store = Store(where)
    yield store
    store.close()


def begun(listed: bool = True) -> tuple[Table, list[Entry]]:
    first = open_table(game(game_names()[-1]), [None, None], {}, host="anna", listed=listed)
    table = Table(first)
    joined = table.join("anna", "Anna", 0)
    table.fold(joined)
    return table, [first, *joined]


def test_what_is_added_is_there_for_whoever_opens_the_database_next(where: str, store: Store) -> None:
    table, entries = begun()
    assert store.append([Batch("t", entries, table.summary())]) == [True]
    store.add_person(Person("anna", "Änna \N{EGG}"), "hash")
    store.close()
    again = Store(where)
    assert again.entries("t") == entries
    assert again.entries("t", 1) == entries[1:]
    assert again.entries("u") == []
    assert again.person("hash") == Person("anna", "Änna \N{EGG}")
    assert again.person("other") is None
    again.rename(Person("anna", "Anna"))
    assert again.person("hash") == Person("anna", "Anna")
    again.close()


def test_no_number_is_taken_twice_and_a_batch_is_added_whole_or_not_at_all(store: Store) -> None:
    table, entries = begun()
    assert store.append([Batch("t", entries, table.summary())]) == [True]
    late = Batch("t", [Entry(2, "left", {"seat": 0}), Entry(3, "left", {"seat": 0})], table.summary())
    good = Batch("t", [Entry(3, "left", {"seat": 0})], table.summary())
    other = Batch("u", entries, table.summary())
    assert store.append([late, good, other]) == [False, True, True]
    assert [entry.number for entry in store.entries("t")] == [1, 2, 3]
    assert store.entries("u") == entries


def test_of_many_at_once_one_gets_the_number(where: str, store: Store) -> None:
    table, entries = begun()
    store.append([Batch("t", entries, table.summary())])
    stores = [Store(where) for _ in range(4)]
    added: list[bool] = []

    def add(one: Store) -> None:
        added.extend(one.append([Batch("t", [Entry(3, "left", {"seat": 0})], table.summary())]))

    threads = [threading.Thread(target=add, args=[one]) for one in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one in stores:
        one.close()
    assert sorted(added) == [False, False, False, True]


def test_of_many_that_start_at_once_all_find_the_same_database(where: str) -> None:
    keys: list[bytes] = []

    def start() -> None:
        one = Store(where)
        keys.append(one.key("dice"))
        assert one.serve_on(1_000_000, anew=True) == 1_000_000
        one.close()

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 6
    assert len(set(keys)) == 1


def test_other_stores_of_the_same_schema_are_heard_and_one_s_own_entries_are_not(tmp_path: Path) -> None:
    with databases(tmp_path, "postgresql", "postgresql") as (where, elsewhere):
        name = uuid.uuid4().hex
        one, other = Store(f"{where}&application_name={name}"), Store(where)
        stranger = Store(elsewhere)
        heard: queue.Queue[str | None] = queue.Queue()
        one.listen(heard.put)
        assert heard.get(timeout=10) is None, "anything may have changed before"
        table, entries = begun()
        one.append([Batch("mine", entries, table.summary())])
        stranger.append([Batch("elsewhere", entries, table.summary())])
        for number in range(20):
            other.append([Batch(f"t{number}", entries, table.summary())])
        assert [heard.get(timeout=10) for _ in range(20)] == [f"t{number}" for number in range(20)]
        with other._engine.begin() as connection:
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s"
            connection.exec_driver_sql(ended, (name,))
        assert heard.get(timeout=10) is None, "heard again after the connection was lost"
        other.append([Batch("last", entries, table.summary())])
        assert heard.get(timeout=10) == "last"
        for store in (one, other, stranger):
            store.close()


def test_lists_say_what_the_last_entries_made_of_a_table(store: Store) -> None:
    table, entries = begun()
    hidden, others = begun(listed=False)
    store.append([Batch("t", entries, table.summary()), Batch("u", others, hidden.summary())])
    assert [listed.id for listed in store.open_tables()] == ["t"]
    assert {listed.id for listed in store.tables_of("anna")} == {"t", "u"}
    assert store.tables_of("bert") == []
    left = table.leave("anna")
    table.fold(left)
    store.append([Batch("t", left, table.summary())])
    assert [listed.id for listed in store.tables_of("anna")] == ["u"]
    (listed,) = store.open_tables()
    assert listed.summary == table.summary()


def test_an_outage_is_the_time_between_the_last_note_and_the_next_start_or_after_a_long_silence(store: Store) -> None:
    assert store.serve_on(1_000_000, anew=True) == 1_000_000
    assert store.serve_on(1_005_000) == 1_000_000
    assert store.serve_on(1_004_000) == 1_000_000, "the machine's clock was put back"
    assert store.outages() == []
    assert store.serve_on(1_007_000, anew=True) == 1_007_000
    assert store.outages() == [Outage(1_005_000, 1_007_000)]
    assert store.serve_on(1_007_000 + LONGEST_UNNOTED) == 1_007_000
    woken = 1_007_001 + 2 * LONGEST_UNNOTED
    assert store.serve_on(woken) == woken
    assert store.outages()[1:] == [Outage(1_007_000 + LONGEST_UNNOTED, woken)]


def test_the_migrations_make_what_the_store_declares(where: str, store: Store) -> None:
    del store
    url = sa.make_url(where) if "://" in where else sa.URL.create("sqlite", database=where)
    url = url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
    engine.dispose()


def test_an_old_database_is_brought_up_to_date_with_what_is_in_it(tmp_path: Path) -> None:
    where = str(tmp_path / "t.sqlite")
    config = Config()
    config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(f"sqlite:///{where}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO people VALUES ('anna', 'Anna', 'hash', 17)")
        table, entries = begun()
        connection.exec_driver_sql(f"INSERT INTO tables VALUES ('t', '{table.game.name}', 1, 'open', NULL, 17, 18)")
        for number, kind, data, _ in entries:
            row = ("t", number, kind, json.dumps(data), 18)
            connection.exec_driver_sql("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)
    engine.dispose()
    store = Store(where)
    assert store.person("hash") == Person("anna", "Anna")
    assert [entry.at for entry in store.entries("t")] == [18_000] * len(entries)
    assert store.due_tables(18_000) == ["t"], "the server looks at it once and finds out"
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="files have no modes of their own here")
def test_a_file_that_is_made_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(str(tmp_path / "t.sqlite"))
        store.add_person(Person("anna", "Anna"), "hash")
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("t.sqlite", "t.sqlite-wal", "t.sqlite-shm"), 0o600)


def test_in_sqlite_what_is_committed_is_on_disk(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "t.sqlite"))
    with store._engine.connect() as connection:
        modes = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    store.close()
    assert modes == ["wal", 2]


def test_a_database_that_cannot_be_used_is_refused_in_words(tmp_path: Path) -> None:
    for where in (
        str(tmp_path / "no" / "t.sqlite"),
        "no://such",
        "mysql://me:secret@127.0.0.1:1/x",
        "postgresql://me:secret@127.0.0.1:1/x",
    ):
        with pytest.raises(Refused) as error:
            Store(where)
        assert "secret" not in str(error.value)
    (tmp_path / "text").write_text("no database, but long enough to be looked at as one\n" * 20)
    with pytest.raises(Refused, match="not a database"):
        Store(str(tmp_path / "text"))


def test_a_missing_driver_is_said_by_the_name_of_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refused, match=r"install schadenfreude\[postgresql\]") as error:
        Store("postgresql://me:secret@127.0.0.1:1/x")
    assert "secret" not in str(error.value)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    Store(str(tmp_path / "t.sqlite")).close()
    with sqlite3.connect(tmp_path / "t.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Refused, match="newer version"):
        Store(str(tmp_path / "t.sqlite"))
