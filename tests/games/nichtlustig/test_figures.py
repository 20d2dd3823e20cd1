"""Figures of Nichtlustig that were worked out outside the code."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig import GAME, rules
from schadenfreude.games.nichtlustig.pieces import COLOURED, FACES
from schadenfreude.games.nichtlustig.sets import count_sets, legal_sets, total
from schadenfreude.games.nichtlustig.table import M_TAKE
from tests.games.nichtlustig.build import table


def unchecked(s: State) -> State:
    """The same position as a state that checks no writes, for speed."""
    return GAME.state_class.from_bytes(s.to_bytes())


def test_nl_12_and_nl_13_figures_of_one_throw_of_46656() -> None:
    s = unchecked(table())
    moves = [0] * len(GAME.moves)
    totals: Counter[int] = Counter()
    sets: Counter[int] = Counter()
    for faces in product(range(FACES), repeat=COLOURED):
        s.face = [*faces, 0]
        totals[total(s)] += 1
        offered = legal_sets(s, moves)
        sets[0 if moves[0] == M_TAKE else offered] += 1
        assert count_sets(s) == (0 if moves[0] == M_TAKE else offered)
    assert totals.total() == 46656
    assert sum(ways for points, ways in totals.items() if points >= 24) == 918
    assert sum(ways for points, ways in totals.items() if points >= 28) == 28
    assert [sets[n] for n in range(4)] == [24823, 17359, 1536, 2329]
    assert sum(sets[n] for n in range(4, 13)) == 608
    assert sets[13] == 1


@pytest.mark.parametrize(
    ("professors", "mean"),
    [
        (1, Fraction(5, 2)),
        (2, Fraction(125, 36)),
        (3, Fraction(95, 24)),
        (4, Fraction(5501, 1296)),
        (5, Fraction(11485, 2592)),
    ],
)
def test_nl_46_what_professors_are_worth_on_average(professors: int, mean: Fraction) -> None:
    start = unchecked(table(cards=" ".join(f"p{n + 1}!" for n in range(professors))))
    rules.begin_professors(start, 0)
    points = 0
    for faces in product(range(FACES), repeat=professors):
        s = start.copy()
        for face in faces:
            GAME.apply(s, face)
        assert GAME.is_over(s)
        points += GAME.scores(s)[0]
    assert Fraction(points, FACES**professors) == mean
