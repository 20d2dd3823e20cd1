"""Whole games from start to end, written once for all games; a carrier binds them (see `core/carriers.py`)."""

from __future__ import annotations

from typing import Any

from schadenfreude.core.chance import draw
from schadenfreude.core.contract import CHANCE, OVER, apply, chances, happen, legal_moves


def play_out(s: Any, stream: Any, moves: Any) -> int:
    """Play a game from `s` to its end, every move at random; how many decisions it took."""
    decisions = 0
    while s.mover != OVER:
        if s.mover == CHANCE:
            happen(s, draw(stream, chances(s)))
        else:
            decisions += 1
            apply(s, moves[draw(stream, legal_moves(s, moves))])
    return decisions
