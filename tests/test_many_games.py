"""Laws of every game on so many games as only compiled rules can play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from schadenfreude.core.carriers import Compiled
from schadenfreude.core.chance import draw
from schadenfreude.core.contract import CHANCE, OVER, apply, chances, happen, legal_moves, restart, why_not
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.lab.fuzz import Findings, check_laws
from schadenfreude.lab.playout import play_batch
from schadenfreude.players.simple import EASY, RANDOM, choose
from tests.playing import SEED, carrier, seated, tables

ROOT = Path(__file__).parent.parent
GAMES = 200  # on every table, with each kind of player
CODES = 20_000_000  # moves of every game, spread over its tables, that are asked for what is against them

each_game = pytest.mark.parametrize("name", game_names())


def argue(s: Any, desk: Any, kinds: Any, stream: Any, moves: Any, codes: int, limit: int, against: Any) -> int:
    """Play games, asking at each decision what is against each of the moves until `limit` were asked for.

    How often a move was legal though something was against it, or the other way round, or the legal moves did not
    ascend or were fewer than two. `against` counts the reasons.
    """
    wrong = 0
    asked = 0
    while asked < limit:
        restart(s, desk)
        while s.mover != OVER:
            if s.mover == CHANCE:
                happen(s, draw(stream, chances(s)))
            else:
                count = legal_moves(s, moves)
                if count < 2:
                    wrong += 1
                place = 0
                for code in range(codes):
                    reason = why_not(s, code)
                    against[reason] += 1
                    legal = place < count and moves[place] == code
                    if legal:
                        place += 1
                    if legal != (reason == 0):
                        wrong += 1
                if place != count:
                    wrong += 1
                asked += codes
                apply(s, choose(s, desk, kinds[s.mover], stream, moves, count))
    return wrong


def not_named_in_its_tests(played: Game, names: list[str]) -> list[str]:
    """Those of the names that no test of the game mentions: what is too rare to wait for must be forced there."""
    tests = ROOT / "tests" / "games" / played.package.rpartition(".")[2]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(tests.glob("*.py")))
    return [name for name in names if not re.search(rf"\b{name}\b", text)]


@each_game
def test_a_move_is_legal_exactly_when_nothing_is_against_it_and_every_reason_is_given(name: str) -> None:
    compiled = carrier(name, True)
    ask = compiled.bind(argue)
    played = game(name)
    against = compiled.words(len(played.rules.REASONS))
    limit = CODES // len(tables(name)) // 2
    for table in tables(name):
        for kind in (RANDOM, EASY):
            s, desk, kinds, stream, moves = seated(compiled, table, kind)
            assert ask(s, desk, kinds, stream, moves, len(played.moves), limit, against) == 0
    never = [r.name for r, count in zip(played.rules.REASONS, against, strict=True) if r is not None and not count]
    assert not_named_in_its_tests(played, never) == []


@each_game
def test_every_law_holds_in_every_position(name: str) -> None:
    compiled = carrier(name, True)
    assert isinstance(compiled, Compiled)
    found = Findings()
    for more in check_laws(compiled, tables(name), GAMES * len(tables(name)), SEED):
        found.add(more)
    assert found.are_good, found
    assert found.decisions >= found.games * 10


@each_game
def test_every_event_is_told(name: str) -> None:
    compiled = carrier(name, True)
    play = compiled.bind(play_batch)
    played = game(name)
    told = [0] * len(played.events)
    for table in tables(name):
        for kind in (RANDOM, EASY):
            s, desk, kinds, stream, moves = seated(compiled, table, kind)
            play(s, desk, kinds, stream, moves, 0, compiled.rows(GAMES, len(kinds) + 3))
            told = [a + int(b) for a, b in zip(told, compiled.tally(s), strict=True)]
    never = [event.name for event, count in zip(played.events.kinds, told, strict=True) if not count]
    assert not_named_in_its_tests(played, never) == []
