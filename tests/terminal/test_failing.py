"""Computer players that fail: another one plays on, and whoever sits there is told."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from schadenfreude import players
from schadenfreude.core.chance import Stream
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from tests.terminal.running import Terminal

FIRST = "1\n" * 3000


class Raises:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        raise ZeroDivisionError("by nothing")


class Illegal:
    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        return 10_000


class Late:
    over: threading.Event

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        self.over.wait()
        return 0


class Unmade:
    def __init__(self) -> None:
        raise OSError("no brain")


@pytest.fixture(autouse=True)
def _plug_ins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = [EntryPoint(made.lower(), f"{__name__}:{made}", players.GROUP) for made in ("Raises", "Illegal", "Late")]
    entries.append(EntryPoint("unmade", f"{__name__}:Unmade", players.GROUP))
    monkeypatch.setattr(players, "_plug_ins", lambda: {entry.name: entry for entry in entries})
    monkeypatch.setattr(players, "LONGEST_THOUGHT", 0.2)
    Late.over = threading.Event()
    yield
    Late.over.set()


@pytest.mark.parametrize(
    ("name", "why"),
    [("raises", "failed: ZeroDivisionError('by nothing')"), ("illegal", "number 10000"), ("late", "after 0.2 seconds")],
)
def test_easy_plays_on_for_a_computer_player_that_fails(terminal: Terminal, name: str, why: str) -> None:
    ran = terminal.run("play", "pechvogel", "--seats", f"Anna,{name}", "--seed", 1, typed=FIRST)
    assert (ran.code, ran.err) == (0, "")
    told = " ".join(ran.out.split())
    assert told.count(why) == 1
    assert told.count("Easy moves instead from here on.") == 1
    (record,) = terminal.records()
    assert json.loads(record.read_text())["seats"] == ["Anna", name]


def test_a_computer_player_that_cannot_be_made_sits_down_nowhere(terminal: Terminal) -> None:
    ran = terminal.run("play", "pechvogel", "--seats", "Anna,unmade", typed=FIRST)
    assert ran.code == 2
    assert "no brain" in ran.err
    ran = terminal.run("arena", "pechvogel", "--players", "easy,unmade", "--games", 2)
    assert ran.code == 2
    assert "no brain" in ran.err


def test_a_game_goes_on_without_a_computer_player_that_is_gone(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert terminal.run("play", "pechvogel", "--seats", "Anna,raises", "--seed", 1, typed="1\n").code == 2
    monkeypatch.setattr(players, "_plug_ins", dict)
    ran = terminal.run("play", "--resume", typed=FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert " ".join(ran.out.split()).count('There is no computer player "raises"') == 1


def test_an_arena_ends_when_a_computer_player_fails(terminal: Terminal) -> None:
    for name, why in (("raises", "by nothing"), ("illegal", "number 10000"), ("late", "no answer after 0.2 seconds")):
        ran = terminal.run("arena", "pechvogel", "--players", f"easy,{name}", "--games", 4, "--threads", 2)
        assert ran.code == 2
        assert why in ran.err
