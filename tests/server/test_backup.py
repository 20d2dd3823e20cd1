"""Backups: everything, from any database into any other, or nothing."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from schadenfreude.cli import run
from schadenfreude.server import Refused
from schadenfreude.server.backup import BadBackup, back_up, restore
from schadenfreude.server.store import Batch, Person, Store, connect, locked, migrate
from tests.server.test_store import begun, databases


def filled(where: str) -> list[object]:
    """A database with something in it, and all that the store knows of that."""
    store = Store(where)
    table, entries = begun()
    store.append([Batch(f"t{number}", entries, table.summary()) for number in range(3)])
    store.add_person(Person("anna", "Änna \N{EGG}"), "hash")
    known = knowledge(store)
    store.close()
    return known


def knowledge(store: Store) -> list[object]:
    lists = [store.entries(f"t{number}") for number in range(3)]
    return [*lists, store.person("hash"), store.open_tables(), store.tables_of("anna"), store.key("dice")]


def lines(file: Path) -> list[str]:
    with gzip.open(file, "rt", encoding="utf-8") as text:
        return list(text)


def write(file: Path, text: str) -> Path:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.write(text)
    return file


@pytest.mark.parametrize("kinds", [("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_moves_everything_to_another_database(tmp_path: Path, kinds: tuple[str, str]) -> None:
    with databases(tmp_path, *kinds) as (one, other):
        known = filled(one)
        running = Store(one)  # a server goes on
        rows = back_up(one, tmp_path / "copy")
        running.close()
        assert restore(other, tmp_path / "copy") == rows
        again = Store(other)
        assert knowledge(again) == known
        again.close()
        with pytest.raises(Refused, match="already"):
            restore(other, tmp_path / "copy")
        assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "one"))
    with locked(engine) as connection:
        migrate(connection, "0001")
        person = {"id": "anna", "name": "Anna", "token_hash": "hash", "made_at": 1}
        people = sa.Table("people", sa.MetaData(), autoload_with=connection)
        connection.execute(people.insert(), [person])
    engine.dispose()
    assert back_up(str(tmp_path / "one"), tmp_path / "copy") == 1
    restore(str(tmp_path / "two"), tmp_path / "copy")
    store = Store(str(tmp_path / "two"))
    assert store.person("hash") == Person("anna", "Anna")
    assert store.key("dice")
    store.close()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    where, file = str(tmp_path / "one"), tmp_path / "copy"
    filled(where)
    file.write_text("mine")
    with pytest.raises(Refused, match="already"):
        back_up(where, file)
    assert file.read_text() == "mine"
    with pytest.raises(Refused, match="cannot be written"):
        back_up(where, tmp_path / "no" / "copy")
    with pytest.raises(Refused, match="no database"):
        back_up(str(tmp_path / "none"), tmp_path / "other")
    assert not (tmp_path / "none").exists()
    sa.create_engine(f"sqlite:///{tmp_path / 'foreign'}").connect().exec_driver_sql("CREATE TABLE t (x)").close()
    with pytest.raises(Refused, match="no database of this program"):
        back_up(str(tmp_path / "foreign"), tmp_path / "other")
    assert sorted(path.name for path in tmp_path.iterdir() if "other" in path.name) == []


def test_a_file_that_is_not_whole_changes_nothing(tmp_path: Path) -> None:
    where, target = str(tmp_path / "one"), tmp_path / "two"
    filled(where)
    back_up(where, tmp_path / "copy")
    good = lines(tmp_path / "copy")
    raw = (tmp_path / "copy").read_bytes()
    row = json.loads(good[1])
    bad = {
        "no gzip": b"text",
        "cut": raw[: len(raw) // 2],
        "empty": gzip.compress(b""),
        "no end": gzip.compress("".join(good[:-1]).encode()),
        "one too few": gzip.compress("".join([good[0], *good[2:]]).encode()),
        "no json": gzip.compress("".join([good[0], "{", *good[1:]]).encode()),
        "after the end": gzip.compress("".join([*good, good[-1]]).encode()),
        "format": gzip.compress("".join(good).replace('backup":1', 'backup":2').encode()),
        "newer": gzip.compress("".join(['{"schadenfreude-backup":1,"schema":"9999"}\n', *good[1:]]).encode()),
        "column": gzip.compress("".join([good[0], json.dumps([row[0], {"x": 1}]) + "\n", *good[2:]]).encode()),
        "table": gzip.compress("".join([good[0], json.dumps(["x", {"x": 1}]) + "\n", *good[2:]]).encode()),
    }
    for name, content in bad.items():
        (tmp_path / "bad").write_bytes(content)
        with pytest.raises(BadBackup):
            restore(str(target), tmp_path / "bad")
        assert not list(tmp_path.glob("two*")), name
    with pytest.raises(Refused, match="cannot be read"):
        restore(str(target), tmp_path / "none")
    filled(str(target))
    before = target.read_bytes()
    with pytest.raises(Refused, match="already"):
        restore(str(target), tmp_path / "copy")
    assert target.read_bytes() == before


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two, file = (str(tmp_path / name) for name in ("one", "two", "copy"))
    known = filled(one)
    assert run(["backup", file, "--database", one, "--lang", "en"]) == 0
    assert run(["restore", file, "--database", two, "--lang", "en"]) == 0
    assert "rows are back" in capsys.readouterr().out
    store = Store(two)
    assert knowledge(store) == known
    store.close()
    assert run(["backup", file, "--database", one, "--lang", "de"]) == 2
    assert "gibt es schon" in capsys.readouterr().err
