"""Games with editions that nobody has printed: the laws hold, and nothing is compiled anew."""

from __future__ import annotations

from typing import Any

import pytest

from schadenfreude.core.chance import STREAM_WORDS, Stream, begin_stream, draw
from schadenfreude.core.contract import CHANCE, OVER, apply, broken, chances, happen, legal_moves, restart
from schadenfreude.games.superlemming import GAME
from schadenfreude.players.simple import choose
from tests.games.superlemming.build import random_edition
from tests.playing import carrier

pytestmark = pytest.mark.xdist_group("superlemming")  # with the other tests that run its compiled rules


def check(s: Any, desk: Any, kinds: Any, stream: Any, moves: Any, games: int) -> tuple[int, int]:
    """How many laws are broken at all nodes of so many games, and how many decisions they had."""
    found = 0
    decisions = 0
    for _ in range(games):
        restart(s, desk)
        while s.mover != OVER:
            if s.mover == CHANCE:
                happen(s, draw(stream, chances(s)))
            else:
                decisions += 1
                apply(s, choose(s, desk, kinds[s.mover], stream, moves, legal_moves(s, moves)))
            found += broken(s)
    return found, decisions


@pytest.mark.parametrize("seed", range(12))
def test_sl_28_any_edition_runs_in_both_carriers_without_compiling_anew(seed: int) -> None:
    start = GAME.start(2 + seed % 4, {"cliffs": "mixed"}, random_edition(Stream(seed)))
    results = []
    for compiled in (True, False):
        bound = carrier("superlemming", compiled)
        s, desk = bound.desk(start)
        kinds, stream, moves = (bound.words(n) for n in (start.players, STREAM_WORDS, len(GAME.moves)))
        for seat in range(start.players):
            kinds[seat] = seat % 2
        begin_stream(stream, seed, 0)
        found, decisions = bound.bind(check)(s, desk, kinds, stream, moves, 3)
        assert found == 0
        results.append((decisions, [int(word) for word in stream], [int(count) for count in bound.tally(s)]))
    assert results[0] == results[1]
