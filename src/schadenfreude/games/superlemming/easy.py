"""The rule of thumb for Superlemming: what a decent person would play without counting long. It always says thanks."""

from schadenfreude.core.state import State
from schadenfreude.games.superlemming.cards import full_row, is_own, reward
from schadenfreude.games.superlemming.effects import choice_of
from schadenfreude.games.superlemming.pieces import CARDS, PLACES, STEP_1, SYMBOLS
from schadenfreude.games.superlemming.rules import score
from schadenfreude.games.superlemming.table import (
    FILCH,
    KEEP,
    LIFT,
    M_DECLINE,
    M_THANK,
    MOVE,
    PLAY,
    RETURN,
    SIMPLE,
    SWAP,
    TAKE,
    THANKS,
    WAY_FRONT,
    WAYS,
)

POINT = 10  # the worth of a point; everything else is worth a part of one


def easy(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """The move of a decent person; nothing in it is by chance. Of equally good ones the first."""
    if v.phase == THANKS:
        return M_THANK
    best = moves[0]
    best_worth = worth(v, seat, moves[0])
    for i in range(1, count):
        this = worth(v, seat, moves[i])
        if this > best_worth:
            best = moves[i]
            best_worth = this
    return int(best)


def worth(v: State, seat: int, move: int) -> int:
    """What a move brings at once, as far as a glance at the table tells."""
    if move == M_DECLINE:
        return 0
    choice = choice_of(v, move)
    thing = choice // WAYS
    way = choice % WAYS
    if v.phase == PLAY:
        return worth_of_playing(v, seat, thing, way)
    if v.phase == MOVE:
        return worth_of_moving(v, thing // PLACES, thing % PLACES, way)
    if v.phase == SWAP:
        return worth_of_swapping(v, thing // PLACES, thing % PLACES, way)
    if v.phase == LIFT:
        return 0 if is_own(v, thing // PLACES, thing % PLACES) else POINT // 2
    if v.phase == KEEP:
        return POINT if thing // CARDS == seat else POINT + 1
    if v.phase == RETURN:
        return 1 if thing // CARDS == seat else 0
    if v.phase == TAKE or v.phase == FILCH:
        return score(v, thing)
    return 0


def worth_of_one_more(v: State, row: int) -> int:
    """The front lemming jumps, or stands there ready to be rescued."""
    if v.length[row] + 1 == full_row(v):
        if is_own(v, row, 0):
            return POINT
        owner = v.lemming[row][0] // CARDS
        return POINT * min(reward(v, owner), v.medals[owner])
    if v.length[row] + 2 == full_row(v) and is_own(v, row, 0) and v.medals[v.turn] > 0:
        return -POINT // 2
    return 0


def worth_of_playing(v: State, seat: int, card: int, row: int) -> int:
    """A jump, and at the start of a turn the effects that the own lemmings in the row bring."""
    brings = worth_of_one_more(v, row)
    if v.at == STEP_1:
        for place in range(v.length[row]):
            if is_own(v, row, place):
                brings += POINT // 2 if v.game == SIMPLE else POINT // 3
    return brings if card // CARDS == seat else brings + 1


def worth_of_moving(v: State, row: int, place: int, way: int) -> int:
    """A jump in the other row; within a row, who comes to stand in front."""
    if way < SYMBOLS:
        return worth_of_one_more(v, way) - (POINT // 3 if place == 0 and is_own(v, row, 0) else 0)
    if way == WAY_FRONT:
        return 1 if is_own(v, row, place) else -1
    return (1 if place > 0 or is_own(v, row, 1) else 0) - (1 if is_own(v, row, place) else 0)


def worth_of_swapping(v: State, row: int, place: int, other: int) -> int:
    """Own lemmings come forward, those of others go back."""
    gain = (1 if is_own(v, row, other) else 0) - (1 if is_own(v, row, place) else 0)
    return gain * (other - place + (v.length[row] if place == 0 else 0))
