"""Arenas on the command line: the table, the JSON, and the file that keeps the games."""

import json
from pathlib import Path

import pytest

from tests.terminal.running import Terminal

ARENA = ("arena", "pechvogel", "--players", "easy,random", "--seed", 1, "--threads", 1)


def test_the_table_names_the_players_best_first(terminal: Terminal) -> None:
    ran = terminal.run(*ARENA, "--games", 100, "--plain")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Pechvogel: 50 deals in 2 seatings at a table for 2, 100 games, seed 1"
    assert [line.partition(":")[0] for line in lines[1:]] == ["Easy", "Random"]
    assert "even would be 50.0 %" in lines[1]


def test_it_speaks_german_and_says_whether_the_order_is_certain(terminal: Terminal) -> None:
    ran = terminal.run(*ARENA, "--games", 1000, "--until", 95, "--plain", "--lang", "de")
    assert "50 Ausgaben in 2 Sitzordnungen" in ran.out
    assert ran.out.splitlines()[-1] == "Die Reihenfolge ist zu 95 % sicher."
    ran = terminal.run(*ARENA, "--games", 20, "--until", 99, "--plain")
    assert ran.out.splitlines()[-1] == "The order did not become 99 % certain."


def test_an_arena_goes_on_from_its_file_even_if_the_last_line_broke_off(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = json.loads(terminal.run(*ARENA, "--games", 60, "--json").out)
    terminal.run(*ARENA, "--games", 20, "--out", file)
    assert len(file.read_text().splitlines()) == 21
    file.write_text(file.read_text()[:-5])
    assert json.loads(terminal.run(*ARENA, "--games", 60, "--json", "--out", file).out) == whole
    kept = file.read_text()
    assert len(kept.splitlines()) == 61
    assert json.loads(terminal.run(*ARENA, "--games", 60, "--json", "--out", file).out) == whole
    assert file.read_text() == kept


@pytest.mark.parametrize(
    ("content", "more", "said"),
    [
        ("my diary", (), "does not hold the games of an arena"),
        ("my diary\n", (), "does not hold the games of an arena"),
        ("{}\n", (), "does not hold the games of an arena"),
        (None, ("--seed", 2), "its seed is 1, not 2"),
        (None, ("--seats", 3), "its seats is 2, not 3"),
        (None, ("--option", "first=0"), "its options is"),
    ],
)
def test_a_file_of_something_else_is_left_alone(
    terminal: Terminal, tmp_path: Path, content: str | None, more: tuple[object, ...], said: str
) -> None:
    file = tmp_path / "games.jsonl"
    if content is None:
        terminal.run(*ARENA, "--games", 2, "--out", file)
    else:
        file.write_text(content)
    before = file.read_text()
    ran = terminal.run(*ARENA, "--games", 4, "--out", file, *more)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert file.read_text() == before


@pytest.mark.parametrize("line", ["nonsense", "[1, 2]", "[0, 5, [1, 2]]", "[9, 5, [1, 2]]", '[1, 5, ["a", 2]]', "7"])
def test_a_line_that_is_no_game_is_named(terminal: Terminal, tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    terminal.run(*ARENA, "--games", 2, "--out", file)
    file.write_text(file.read_text() + line + "\n")
    ran = terminal.run(*ARENA, "--games", 4, "--out", file)
    assert (ran.code, ran.err) == (2, f"{file}, line 4: this is no game of an arena. I leave the file as it is.\n")


def test_a_file_that_cannot_be_written_is_said_before_anything_is_played(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run(*ARENA, "--out", tmp_path / "no" / "games.jsonl")
    assert ran.code == 2
    assert "I cannot write" in ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", 0), "--games must be a whole number"),
        (("--games", "many"), "--games must be a whole number"),
        (("--until", 100), "--until must be a whole number from 50 to 99"),
        (("--seats", 1), "--seats must be a whole number from 2 to"),
        (("--players", "easy"), "players cannot be 1"),
        (("--players", "easy,Anna"), "Anna"),
        (("--players", ""), "computer player"),
    ],
)
def test_what_is_wrong_is_said(terminal: Terminal, arguments: tuple[object, ...], said: str) -> None:
    ran = terminal.run("arena", "pechvogel", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
