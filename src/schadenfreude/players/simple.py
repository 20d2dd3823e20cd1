"""The two players that need no thinking: at random, and by the game's rule of thumb. Runs in both carriers."""

from __future__ import annotations

from typing import Any

from schadenfreude.core.chance import draw
from schadenfreude.core.contract import easy, look

RANDOM = 0
EASY = 1
KINDS = {"random": RANDOM, "easy": EASY}


def choose(s: Any, desk: Any, kind: int, stream: Any, moves: Any, count: int) -> int:
    """The move of the seat to move, one of the first `count` entries of `moves`, chosen from what that seat sees."""
    if kind == EASY:
        return easy(look(s, desk, s.mover), s.mover, moves, count, stream)
    return int(moves[draw(stream, count)])
