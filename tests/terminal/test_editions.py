"""Editions on the command line."""

import json
from pathlib import Path

import pytest

from schadenfreude.core.registry import game, game_names
from tests.terminal.running import Terminal


@pytest.fixture
def name() -> str:
    return next(name for name in game_names() if game(name).has_editions)


def test_an_edition_is_begun_checked_shown_and_played(terminal: Terminal, tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.toml"
    ran = terminal.run("edition", "new", name, file)
    assert (ran.code, ran.out) == (
        0,
        f"{file} is written. Give it a name of its own, and put in what is printed on your game.\n",
    )
    shipped = terminal.run("edition", "show", name)
    assert (shipped.code, shipped.err) == (0, "")
    title = json.loads(terminal.run("edition", "show", name, "--json").out)["name"]
    file.write_text(file.read_text().replace(f'"{title}"', '"My own"'))
    assert terminal.run("edition", "check", name, file).out == f"{file}: My own. Nothing is wrong with it.\n"
    assert terminal.run("edition", "show", name, file).out == shipped.out.replace(title, "My own")
    terminal.run("play", name, "--edition", file)
    (saved,) = terminal.saved()
    assert json.loads(terminal.run("edition", "show", name, saved, "--json").out)["name"] == "My own"


def test_a_new_edition_replaces_nothing(terminal: Terminal, tmp_path: Path, name: str) -> None:
    (tmp_path / "mine.toml").write_text("mine")
    ran = terminal.run("edition", "new", name, tmp_path / "mine.toml", "--lang", "de")
    assert ran.code == 2
    assert "gibt es schon" in ran.err
    assert (tmp_path / "mine.toml").read_text() == "mine"


def test_what_is_wrong_with_an_edition_is_said_with_its_line(terminal: Terminal, tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.toml"
    terminal.run("edition", "new", name, file)
    file.write_text(file.read_text() + "\nnonsense = 1\n")
    last = len(file.read_text().splitlines())
    ran = terminal.run("edition", "check", name, file)
    assert (ran.code, ran.err) == (1, "")
    assert f"Line {last}: " in ran.out
    finding = json.loads(terminal.run("edition", "check", name, file, "--json").out)
    assert (finding["ok"], finding["line"]) == (False, last)
    assert terminal.run("play", name, "--edition", file).code == 2
    assert terminal.run("edition", "check", name, tmp_path / "gone.toml").code == 2


def test_a_record_of_another_game_has_no_edition_of_this_one(terminal: Terminal, name: str) -> None:
    terminal.run("play", "pechvogel")
    (saved,) = terminal.saved()
    ran = terminal.run("edition", "show", name, saved)
    assert ran.code == 2
    assert "pechvogel" in ran.err
