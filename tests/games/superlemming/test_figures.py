"""Figures that the rules of Superlemming give (SL-2, SL-3), worked out exactly from the game's own chance nodes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

import pytest

from schadenfreude.core.state import State
from schadenfreude.games.superlemming import GAME
from schadenfreude.games.superlemming.pieces import CARDS, ORDERS, SYMBOLS
from schadenfreude.games.superlemming.table import DRAW_CARD, LAY_CARD, LAY_COLOUR, PLAY

Key = TypeVar("Key")


def chances_of(s: State, key: Callable[[State], Key], ends: Callable[[State], bool]) -> dict[Key, Fraction]:
    """How likely each key is in the end; states of the same key on the way count as one."""
    likely: dict[Key, Fraction] = {key(s): Fraction(1)}
    states = {key(s): s}
    while not all(ends(state) for state in states.values()):
        after: dict[Key, Fraction] = {}
        reached: dict[Key, State] = {}
        for before, state in states.items():
            count = GAME.chances(state)
            for outcome in range(count):
                follows = state.copy()
                GAME.apply(follows, outcome)
                to = key(follows)
                after[to] = after.get(to, Fraction(0)) + likely[before] / count
                reached[to] = follows
        likely, states = after, reached
    return likely


def test_sl_2_how_many_cards_of_the_top_cliffs_symbol_an_opening_hand_holds() -> None:
    s = GAME.start(2, checked=True)
    GAME.apply(s, 9)

    def held(state: State) -> tuple[int, int]:
        top = ORDERS[state.order][0]
        return state.in_hand[0], sum(state.hand[0][kind] for kind in range(CARDS) if state.symbol[kind] == top)

    likely = chances_of(s, held, lambda state: state.turn == 1)
    assert likely == {
        (5, 0): Fraction(7, 44),
        (5, 1): Fraction(378, 792),
        (5, 2): Fraction(252, 792),
        (5, 3): Fraction(36, 792),
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sl_2_there_are_always_five_first_moves(players: int) -> None:
    for outcome in range(7):
        s = GAME.start(players, checked=True)
        while s.phase != PLAY:
            GAME.apply(s, outcome % GAME.chances(s))
        assert len(GAME.legal_moves(s)) == 5


@pytest.mark.parametrize(
    ("players", "chance"), [(2, Fraction(0)), (3, Fraction(2, 15)), (4, Fraction(1, 7)), (5, Fraction(8, 45))]
)
def test_sl_3_how_often_both_cards_of_a_colour_lie_in_one_row(players: int, chance: Fraction) -> None:
    s = GAME.start(players, {"first": 0, "order": "ctsd"})
    while s.phase == DRAW_CARD:
        GAME.apply(s, 0)

    def laid(state: State) -> tuple[tuple[int, ...], int, int, bool]:
        # Which card it is does not matter, and of the others not whose it is.
        mine = tuple(
            row
            for row in range(SYMBOLS)
            for place in range(state.length[row])
            if state.lemming[row][place] // CARDS == 0
        )
        return mine, state.to_lay, state.phase, state.source == 0

    likely = chances_of(s, laid, lambda state: state.phase not in (LAY_COLOUR, LAY_CARD))
    assert sum((p for key, p in likely.items() if len(set(key[0])) == 1), Fraction(0)) == chance
