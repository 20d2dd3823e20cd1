"""Exact figures about the plays of a hand of Nix für Ungut!"""

from __future__ import annotations

from schadenfreude.core.figures import Figure, Known
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut import rules
from schadenfreude.games.nix_fuer_ungut.best_plays import best_plays

FIGURES = (Figure("undisturbed", unit="points"),)
PHASES = (rules.PLAY,)


def figures(v: State, seat: int) -> dict[int, list[Known]]:
    """For each play: what the seat's chips earn this round if it then plays its best and nobody else plays at all."""
    if v.mover != seat:
        return {}
    moves = [0] * len(rules.MOVES)
    return {move: [Known(FIGURES[0], (), after(v, seat, move))] for move in moves[: rules.legal_moves(v, moves)]}


def after(v: State, seat: int, move: int) -> int:
    """The points of the best split that begins with this play."""
    then = v.copy()
    rules.make_play(then, move // 2, move % 2)
    return best_plays(then, seat).points
