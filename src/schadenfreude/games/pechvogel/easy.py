"""The rule of thumb for Pechvogel: what a decent person would play without counting long."""

from schadenfreude.core.state import State
from schadenfreude.games.pechvogel.pieces import ENOUGH_RAVENS, ENOUGH_TARGETS, LOWEST, NUMBERS, RAVEN
from schadenfreude.games.pechvogel.rules import (
    BOX,
    M_ACCEPT,
    M_FRUSTRATE,
    M_REDUCE,
    M_STEAL,
    M_TAKE,
    M_TARGET,
    MARKER,
    REDUCE,
    TARGET,
    score,
)


def easy(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """The move of a decent person; nothing in it is by chance."""
    if v.phase == TARGET:
        return M_TARGET + best_target(v)
    if v.phase == REDUCE:
        return M_REDUCE if is_bad(v) else M_ACCEPT
    if v.phase == MARKER:
        return best_source(v, seat)
    if v.phase == BOX:
        return box_choice(v, seat, moves, count)
    return M_FRUSTRATE if is_worth_frustrating(v) else M_ACCEPT


def best_target(v: State) -> int:
    """The most dice count first, then the higher number; a number of which nobody has a marker is worth little."""
    best = 0
    best_worth = -1
    for n in range(NUMBERS):
        if v.thrown[n] > 0:
            worth = v.thrown[n] * 10 + n + LOWEST
            to_be_had = v.middle[n]
            for p in range(v.players):
                if p != v.turn:
                    to_be_had += v.markers[p][n]
            if to_be_had == 0:
                worth -= 30
            if worth < 0:
                worth = 0
            if worth > best_worth:
                best = n
                best_worth = worth
    return best


def is_bad(v: State) -> bool:
    """Did the last throw bring the third raven and no marker?"""
    return v.ravens >= ENOUGH_RAVENS and v.targets < ENOUGH_TARGETS


def is_worth_frustrating(v: State) -> bool:
    """The player is about to take a marker, and had two ravens before the throw with dice enough for a third."""
    return v.targets >= ENOUGH_TARGETS and v.ravens - v.thrown[RAVEN] == ENOUGH_RAVENS - 1 and v.dice >= 3


def best_source(v: State, seat: int) -> int:
    """From the opponent with most points who has the marker, if he is ahead; else from the middle if it has one."""
    n = v.target - LOWEST
    victim = -1
    for p in range(v.players):
        if p != seat and v.markers[p][n] > 0 and (victim < 0 or score(v, p) > score(v, victim)):
            victim = p
    if v.middle[n] > 0 and (victim < 0 or score(v, victim) < score(v, seat)):
        return M_TAKE
    return M_STEAL + victim


def box_choice(v: State, seat: int, moves: list[int], count: int) -> int:
    """Who leads takes the high numbers out of the game, who trails the low ones."""
    for p in range(v.players):
        if p != seat and score(v, p) > score(v, seat):
            return moves[0]
    return moves[count - 1]
