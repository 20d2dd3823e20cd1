"""The end of a game of Pechvogel between two, against single turns, brute force over the rules, and simulation."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

from schadenfreude.core.chance import STREAM_WORDS, begin_stream, draw
from schadenfreude.core.contract import CHANCE, OVER, apply, chances, happen, is_winner, restart
from schadenfreude.core.state import State
from schadenfreude.games.pechvogel import GAME, rules
from schadenfreude.games.pechvogel.pieces import ENOUGH_RAVENS, ENOUGH_TARGETS, LOWEST, NUMBERS, RAVEN
from schadenfreude.games.pechvogel.rules import (
    M_ACCEPT,
    M_FRUSTRATE,
    M_REDUCE,
    M_TARGET,
    REDUCE,
    TARGET,
)
from tests.games.pechvogel.build import read_table
from tests.games.pechvogel.test_solver import by_brute_force
from tests.playing import carrier

np = pytest.importorskip("numpy")

from schadenfreude.games.pechvogel.endgame import Endgame, place_of, places_after  # noqa: E402
from schadenfreude.games.pechvogel.turn import Turn, as_hard_as_possible, end_of  # noqa: E402


def position(line: str) -> State:
    return GAME.state_class.from_bytes(read_table("players 2; " + line).to_bytes())


@cache
def last_seven(most: int) -> Endgame:
    """One 7 in the middle and no other marker in the game."""
    return Endgame(position("middle 7"), most)


def low_turn(solved: Endgame, s: State) -> Turn:
    """A turn if positions that are given up are lost for seat 0."""

    def worth(after: State) -> float:
        share = solved.share(after, 0)[0]
        return share if s.turn == 0 else 1 - share

    end = end_of(s, worth)
    return Turn(end, holds=s.frustrations[s.turn] > 0, others_hold=s.frustrations[1 - s.turn] > 0)


def test_pv_28_the_more_frustrations_are_counted_the_narrower_are_the_bounds() -> None:
    s = position("middle 7")
    low, high = last_seven(1).share(s, 0)
    closer_low, closer_high = last_seven(2).share(s, 0)
    assert low < closer_low < closer_high < high
    assert last_seven(2).share(position("middle 7; frustrations 3 0"), 0) == (0, 1)


def test_pv_32_the_shares_of_both_seats_add_up_to_one_and_at_the_end_they_are_known() -> None:
    solved = last_seven(2)
    s = position("middle 7; turn 1; frustrations 1 0; murphy 0")
    low, high = solved.share(s, 0)
    assert solved.share(s, 1) == pytest.approx((1 - high, 1 - low))
    rules.end_game(s)
    assert solved.share(s, 0) == (0, 0)
    s.frustrations[1], s.murphy = 1, -1
    assert solved.share(s, 1) == (0.5, 0.5)


@pytest.mark.parametrize(
    "line",
    [
        "middle 7",
        "middle 7; turn 1; frustrations 1 1",
        "middle 7; frustrations 0 2; murphy 1",
        "middle 7; turn 1; frustrations 2 0; murphy 0",
    ],
)
def test_pv_29_a_share_is_what_one_turn_by_the_rules_is_worth_if_the_shares_after_it_are_right(line: str) -> None:
    s = position(line)
    low = last_seven(2).share(s, 0)[0]
    assert low_turn(last_seven(2), s).start() == pytest.approx(low if s.turn == 0 else 1 - low, abs=1e-9)
    assert 0 < low < 1


def test_pv_16_within_a_turn_shares_are_what_brute_force_over_the_rules_finds() -> None:
    solved = last_seven(2)
    s = position("middle 7; target 7; targets 3; ravens 2; frustrations 1 1; murphy 1")
    found = by_brute_force(s, lambda after: sum(solved.share(after, 0)) / 2, as_hard_as_possible)
    assert found[0][1] == pytest.approx(solved.turn(s).value(s), abs=1e-11)
    assert 0 < found[0][1] < 1


def test_pv_20_taking_or_stealing_the_last_marker_leads_to_different_ends() -> None:
    place = place_of(position("middle 3; markers / 3 5"))
    taken = ((1, 0, 0, 0, 0), (1, 0, 1, 0, 0), (0, 0, 0, 0, 0))
    stolen = ((1, 0, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 0, 0))
    assert places_after(place, 0, 0) == [taken, stolen]
    assert places_after(place, 0, 2) == [((0, 0, 1, 0, 0), (1, 0, 0, 0, 0), (0, 0, 0, 0, 0))]
    assert places_after(place, 0, 4) == [place]  # PV-22


def test_only_two_players_and_only_before_turns() -> None:
    with pytest.raises(ValueError, match="not for 3"):
        Endgame(GAME.start(3))
    with pytest.raises(ValueError, match="before a turn"):
        last_seven(2).share(position("middle 7; target 7; targets 2"), 0)


# Simulation

COUNTED = 2  # frustrations in a hand; with more the game is given up
HANDS = 2 * 3 * 3 * 3  # the seat in turn, its hand and the other one at the start of the turn, Murphy


def simulate(s: Any, desk: Any, stream: Any, games: int, worth: Any, again: Any) -> int:
    """Play the end of a game so many times, both by the tables; how often seat 0 has won, times two."""
    won = 0
    for _ in range(games):
        restart(s, desk)
        given_up = False
        while s.mover != OVER and not given_up:
            if s.mover == CHANCE:
                given_up = s.frustrations[0] > COUNTED or s.frustrations[1] > COUNTED
                happen(s, draw(stream, chances(s)))
                continue
            mine = s.frustrations[s.turn] + s.reduced
            other = s.frustrations[1 - s.turn] + s.frustrated
            here = ((s.turn * 3 + mine) * 3 + other) * 3 + s.murphy + 1
            if s.phase == TARGET:
                best = -1
                for v in range(NUMBERS):
                    if s.thrown[v] > 0 and (
                        best < 0 or worth[here, v, s.thrown[v], s.ravens] > worth[here, best, s.thrown[best], s.ravens]
                    ):
                        best = v
                apply(s, M_TARGET + best)
            else:
                v = s.target - LOWEST
                t = s.thrown[v]
                r = s.thrown[RAVEN]
                flag = s.frustrated if s.phase == REDUCE else s.reduced
                if again[here, s.phase - REDUCE, flag, v, s.targets - t, s.ravens - r, t, r]:
                    apply(s, M_REDUCE if s.phase == REDUCE else M_FRUSTRATE)
                else:
                    apply(s, M_ACCEPT)
        if not given_up:
            won += 1 + is_winner(s, 0) - is_winner(s, 1)
    return won


def tables(solved: Endgame, start: State) -> tuple[Any, Any]:
    """What both choose: the worth of each target, and whether to throw again, by the hands at the start of the turn."""
    worth = np.zeros((HANDS, NUMBERS, 8, 3))
    again = np.zeros((HANDS, 2, 2, NUMBERS, 4, 3, 8, 8), np.bool_)
    for here in range(HANDS):
        s = start.copy()
        s.turn, mine, other, s.murphy = here // 27, here // 9 % 3, here // 3 % 3, here % 3 - 1
        s.frustrations[s.turn], s.frustrations[1 - s.turn] = mine, other
        turn = low_turn(solved, s)
        for v, ravens in product((0, NUMBERS - 1), range(ENOUGH_RAVENS)):
            target = v + LOWEST
            for targets in range(1, 8 - ravens):
                worth[here, v, targets, ravens] = turn.chosen(target, targets, ravens)
            for targets, t, r, flag in product(range(1, ENOUGH_TARGETS), range(8), range(8), (0, 1)):
                if targets + ravens + t + r > 7:
                    continue
                if mine and flag <= other:
                    stand = turn.accepted(target, targets, ravens, t, r, 0, flag, 0)
                    reduced = turn.before(target, targets, ravens, 1, flag, 1)
                    again[here, 0, flag, v, targets, ravens, t, r] = reduced > stand
                if other and flag <= mine:
                    stand = turn.stood(target, targets + t, ravens + r, flag, 0)
                    frustrated = turn.before(target, targets, ravens, flag, 1, 0)
                    again[here, 1, flag, v, targets, ravens, t, r] = frustrated < stand
        worth[here, 1:4], again[here, :, :, 1:4] = worth[here, 0], again[here, :, :, :1]  # nothing to be had either
    return worth, again


@pytest.mark.xdist_group("pechvogel")
def test_pv_32_who_plays_as_the_solution_says_wins_as_often_as_it_says() -> None:
    pytest.importorskip("numba")
    start = position("middle 7")
    compiled = carrier("pechvogel", True)
    s, desk = compiled.desk(start)
    stream = compiled.words(STREAM_WORDS)
    begin_stream(stream, 1, 0)
    games = 200_000
    won = compiled.bind(simulate)(s, desk, stream, games, *tables(last_seven(COUNTED), start)) / games / 2
    share = last_seven(COUNTED).share(start, 0)[0]
    assert abs(won - share) < 4 * (share * (1 - share) / games) ** 0.5
