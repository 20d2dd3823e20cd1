"""Whole games from start to end, written once for all games; a carrier binds them (see `core/carriers.py`)."""

from __future__ import annotations

from typing import Any

from schadenfreude.core.chance import draw, draw_from
from schadenfreude.core.contract import (
    CHANCE,
    OVER,
    apply,
    chances,
    happen,
    is_winner,
    legal_moves,
    restart,
    score,
)
from schadenfreude.players.simple import choose


def play_out(s: Any, stream: Any, moves: Any) -> int:
    """Play a game from `s` to its end, every move at random; how many decisions it took."""
    decisions = 0
    a, b, c, counter = stream[0], stream[1], stream[2], stream[3]
    while s.mover != OVER:
        if s.mover == CHANCE:
            outcome, a, b, c, counter = draw_from(chances(s), a, b, c, counter)
            happen(s, outcome)
        else:
            decisions += 1
            outcome, a, b, c, counter = draw_from(legal_moves(s, moves), a, b, c, counter)
            apply(s, moves[outcome])
    stream[0], stream[1], stream[2], stream[3] = a, b, c, counter
    return decisions


def play_batch(s: Any, desk: Any, kinds: Any, stream: Any, moves: Any, turn: int, rows: Any) -> int:
    """Play one game after another from the desk's first position, a row of results each; how many decisions.

    A row holds the points of each seat, then the winners as a sum of powers of two, then turns (how often the event
    number `turn` was told) and decisions. `kinds` names the player of each seat (see `players/simple.py`); all RANDOM
    is played by the shorter loop. A loop that is called from one place stands there: as a function of its own it would
    take a second longer to compile.
    """
    total = 0
    seats = len(kinds)
    at_random = True
    for p in range(seats):
        if kinds[p] != 0:
            at_random = False
    for game in range(len(rows)):
        restart(s, desk)
        turns = s.tally[turn]
        if at_random:
            decisions = play_out(s, stream, moves)
        else:
            decisions = 0
            while s.mover != OVER:
                if s.mover == CHANCE:
                    happen(s, draw(stream, chances(s)))
                else:
                    decisions += 1
                    apply(s, choose(s, desk, kinds[s.mover], stream, moves, legal_moves(s, moves)))
        winners = 0
        for p in range(seats):
            rows[game][p] = score(s, p)
            if is_winner(s, p):
                winners += 1 << p
        rows[game][seats] = winners
        rows[game][seats + 1] = s.tally[turn] - turns
        rows[game][seats + 2] = decisions
        total += decisions
    return total
