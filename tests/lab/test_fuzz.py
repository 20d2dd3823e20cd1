"""Fuzzing finds what is wrong, and the same with any number of threads."""

from __future__ import annotations

import json
from typing import Any

import pytest

from schadenfreude.cli import run
from schadenfreude.core import contract
from schadenfreude.core.carriers import Compiled, Plain
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import Field, State
from schadenfreude.lab import fuzz
from schadenfreude.lab.fuzz import Differs, Findings, all_tables, bounds_of, check_laws, compare, out_of_bounds
from tests.playing import SEED, carrier, tables

NAME = "pechvogel"


def checked(name: str, threads: int) -> list[Findings]:
    compiled = carrier(name, True)
    assert isinstance(compiled, Compiled)
    return list(check_laws(compiled, tables(name)[:5], 100, SEED, threads))


@pytest.mark.parametrize("name", game_names())
def test_all_tables_have_every_number_of_players_and_every_option(name: str) -> None:
    low, high = game(name).players
    assert {table.players for table in all_tables(game(name))} == set(range(low, high + 1))
    for option in game(name).options:
        found = {dict(table.options)[option.name] for table in all_tables(game(name))}
        assert found == set(fuzz.some_values(option))


def test_the_number_of_threads_changes_nothing() -> None:
    assert checked(NAME, 1) == checked(NAME, 3)


def test_a_number_out_of_bounds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    played = game(NAME)
    narrow = bounds_of(played)
    place = [field.name for field in played.fields].index("turn")
    assert narrow[place, 3] == played.fields[place].high
    narrow[place, 3] = 0
    monkeypatch.setattr(fuzz, "bounds_of", lambda game: narrow)
    assert all(found.outside > 0 for found in checked(NAME, 1))


@pytest.mark.parametrize(("value", "found"), [(-300, 1), (-3, 0), (-1, 0), (0, 0), (300, 0), (301, 1), (32767, 1)])
def test_numbers_of_two_bytes_are_read_with_their_sign(value: int, found: int) -> None:
    class Wide:
        fields = (Field("small", 0, 1), Field("wide", -3, 300))

    raw = [[0, *value.to_bytes(2, "little", signed=True)]]
    assert out_of_bounds(NumberRows(raw), bounds_of(Wide)) == found  # type: ignore[arg-type]


class NumberRows:
    """A table of numbers that is indexed as an array is."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows

    def __getitem__(self, place: tuple[int, int]) -> int:
        return self.rows[place[0]][place[1]]


class Backwards(Plain):
    """A carrier that is not the twin of the other one."""

    def bind(self, function: Any) -> Any:
        bound = super().bind(function)
        return (lambda s, moves: _reversed(bound(s, moves), moves)) if function is contract.legal_moves else bound


def _reversed(count: int, moves: Any) -> int:
    moves[:count] = moves[:count][::-1]
    return count


def test_a_difference_between_the_carriers_is_found() -> None:
    compiled = carrier(NAME, True)
    assert isinstance(compiled, Compiled)
    with pytest.raises(Differs, match="step"):
        compare(compiled, Backwards(game(NAME), "simulate", "count"), tables(NAME)[0], 0, SEED, 0)


def test_a_broken_law_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(s: State) -> int:
        return 1

    monkeypatch.setattr(game(NAME).module("laws"), "broken", broken)
    compiled = Compiled(game(NAME), "doubt", "count")
    found = next(check_laws(compiled, tables(NAME)[:1], 1, SEED, 1))
    assert found.broken > 0
    assert not found.are_good


def test_the_command_says_what_it_saw(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fuzz", NAME, "--games", "36", "--decisions", "50", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)[NAME]
    assert found["good"] is True
    assert found["games"] >= 36
    assert found["compared"] >= 50
    assert run(["fuzz", NAME, "--games", "36", "--decisions", "50"]) == 0
    assert "Pechvogel: " in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["nowhere"], ["--games", "0"], ["--decisions", "x"], ["--threads", "0"]])
def test_what_is_wrong_is_said_with_exit_code_2(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["fuzz", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
