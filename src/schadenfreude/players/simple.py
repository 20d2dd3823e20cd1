"""The two players that need no thinking: at random, and by the game's rule of thumb. Runs in both carriers.

Who plays by the rule of thumb does not always mind it: a person easy to beat now and then plays a move that only looks
good. The rule itself, without lapses, is what searches play positions out by.
"""

from __future__ import annotations

from typing import Any

from schadenfreude.core.chance import draw
from schadenfreude.core.contract import easy, look, suggest

RANDOM = 0
EASY = 1
KINDS = {"random": RANDOM, "easy": EASY}
LAPSES = 77  # of 256 decisions, those in which the first move that comes to mind is played


def choose(s: Any, desk: Any, kind: int, stream: Any, moves: Any, count: int) -> int:
    """The move of the seat to move, one of the first `count` entries of `moves`, chosen from what that seat sees."""
    if kind == EASY:
        v = look(s, desk, s.mover)
        if draw(stream, 256) < LAPSES:
            return suggest(v, s.mover, moves, count, stream)
        return easy(v, s.mover, moves, count, stream)
    return int(moves[draw(stream, count)])
