"""Laws of every game on so many games as only compiled rules can play."""

from __future__ import annotations

from typing import Any

import pytest

from schadenfreude.core.chance import draw
from schadenfreude.core.contract import CHANCE, OVER, apply, chances, happen, legal_moves, restart, why_not
from schadenfreude.core.registry import game, game_names
from schadenfreude.players.simple import EASY, RANDOM, choose
from tests.playing import carrier, seated, tables

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


@each_game
def test_a_move_is_legal_exactly_when_nothing_is_against_it_and_all_that_can_happen_happens(name: str) -> None:
    compiled = carrier(name, True)
    ask = compiled.bind(argue)
    played = game(name)
    against = compiled.words(len(played.rules.REASONS))
    tally = compiled.words(len(played.events))
    limit = CODES // len(tables(name)) // 2
    for table in tables(name):
        for kind in (RANDOM, EASY):
            s, desk, kinds, stream, moves = seated(compiled, name, table, kind)
            assert ask(s, desk, kinds, stream, moves, len(played.moves), limit, against) == 0
            tally += compiled.tally(s)
    assert [r.name for number, r in enumerate(played.rules.REASONS) if r is not None and not against[number]] == []
    assert [event.name for event, count in zip(played.events.kinds, tally, strict=True) if not count] == []
