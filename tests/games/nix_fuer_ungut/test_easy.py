"""The rule of thumb for Nix für Ungut!: what it keeps for later, what it does with a joker and the superchip."""

from __future__ import annotations

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.games.nix_fuer_ungut import GAME
from schadenfreude.games.nix_fuer_ungut.easy import easy
from tests.games.nix_fuer_ungut.build import read_table


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("players 4, phase 1, hands 7 7 7 7 3 3 3 3 1 1 1 5 / 1 / 2 / 3, superchips 0 1 2 3", "one 5"),
        ("players 4, phase 3, hands 7 7 7 7 2 2 2 1 1 / 1 / 2 / 3, superchips 0", "two 1 1"),
        ("players 2, phase 4, hands 6 6 6 j 1 / 1 1 6, superchips 0", "four 6 6 6 joker super"),
        ("players 2, phase 4, hands 5 5 5 5 2 / 1 1 6, superchips 0", "four 5 5 5 5 super"),
        ("players 2, phase 4, hands / 1 1 6, superchips 0", "none super"),
        ("players 3, phase 5, hands 2 2 5 / 1 2 / 3", "two 2 2"),
        ("players 3, phase 5, hands 2 2 / 1 2 / 3, board two 0 0 0; one 1 2 2", "one 2"),
    ],
)
def test_it_plays_what_the_best_plays_leave_and_the_best_last(line: str, move: str) -> None:
    s = read_table(line)
    v = GAME.masked(s, s.mover)
    legal = GAME.legal_moves(v)
    before = v.copy()
    assert GAME.write_move(s, easy(v, v.mover, legal, len(legal), Stream(0).words)) == move
    assert v == before
