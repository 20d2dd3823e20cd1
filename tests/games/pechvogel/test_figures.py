"""Figures of Pechvogel that were worked out outside the code."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.games.pechvogel import GAME
from schadenfreude.games.pechvogel.pieces import DICE, FACES, NUMBERS, RAVEN
from tests.games.pechvogel.build import table, told


def test_pv_1_figures_of_the_first_throw_of_279936() -> None:
    ways: Counter[str] = Counter()
    for faces in combinations_with_replacement(range(FACES), DICE):
        s = table()
        for face in faces:
            GAME.apply(s, face)
        assert s.story is not None
        thrown = s.story[0].shown["thrown"]
        weight = factorial(DICE) // prod(factorial(n) for n in thrown)
        followed = {event.split()[0] for event in told(s)}
        ways["all"] += weight
        ways["three or more ravens"] += weight * ("took-supply" in followed)
        ways["four or more ravens"] += weight * (followed >= {"took-supply", "greedy"})
        ways["four of a number and three ravens"] += weight * (followed >= {"took-supply", "took"})
        ways["seven ravens"] += weight * (thrown[RAVEN] == DICE)
        ways["four or more of one number"] += weight * (max(thrown[:NUMBERS]) >= 4)
    assert ways == {
        "all": 279936,
        "three or more ravens": 26811,
        "four or more ravens": 4936,
        "four of a number and three ravens": 175,
        "seven ravens": 1,
        "four or more of one number": 24680,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pv_21_a_game_ends_after_fifteen_turns_that_took_a_marker(players: int) -> None:
    for game in range(10):
        s, stream = GAME.start(players), Stream(players, game)
        s.story = []
        while not GAME.is_over(s):
            legal = GAME.legal_moves(s)
            GAME.apply(s, legal[stream.draw(len(legal))] if legal else stream.draw(GAME.chances(s)))
        events = Counter(event.split()[0] for event in told(s))
        assert events["took"] + events["stole"] == 15
