"""Exact answers about a turn of Nichtlustig: what the dice can win, as a value for `throws.solve`.

A value is an array over the final dice as `throws.solve` wants it, with an axis of 1 where the dice do not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from schadenfreude.core.figures import Figure, Known
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.easy import throws_left
from schadenfreude.games.nichtlustig.pieces import (
    CARDS,
    COLOURS,
    DINOSAUR,
    ENOUGH_YETIS,
    FACES,
    KINDS,
    LEMMING,
    LEMMING_POINTS,
    LONELY_YETI_POINTS,
    LOWEST_DINOSAUR,
    LOWEST_DINOSAUR_POINTS,
    NUMBERS,
    PROFESSORS,
    RIEBMANN,
    RIEBMANN_POINTS,
    YETI,
    YETI_POINTS,
)
from schadenfreude.games.nichtlustig.rules import count_bare
from schadenfreude.games.nichtlustig.sets import machine_bonus, may_be_had
from schadenfreude.games.nichtlustig.table import CARD, KEEP
from schadenfreude.games.nichtlustig.throws import RESULTS, solve

if TYPE_CHECKING:
    import numpy as np

    from schadenfreude.games.nichtlustig.throws import Tensor

FIGURES = (Figure("card", CARD, unit="chance"), Figure("no-card", unit="chance"))
WIN_CARD, NO_CARD = FIGURES
PHASES = (KEEP,)


def wins(s: State, kind: int, v: int) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """NL-10 to NL-12, NL-15 to NL-18, NL-35 Do the final dice win this card, which the pink die may have scored?"""
    import numpy as np

    if s.owner[kind][v] >= 0 if kind == DINOSAUR else not may_be_had(s, kind, v):
        return np.zeros((1, 1, 1, 1), bool)
    results = np.array(RESULTS)
    if kind < COLOURS:
        won = _along(kind, (results == v + 1).all(1))
    elif kind == PROFESSORS:
        one_each = [_along(colour, (results == v + 1).any(1)) for colour in range(COLOURS)]
        won = one_each[0] & one_each[1] & one_each[2]
    else:
        total = sum(_along(colour, results.sum(1)) for colour in range(COLOURS))
        won = np.asarray(total + machine_bonus(s) >= LOWEST_DINOSAUR + v)
    if kind != DINOSAUR and s.owner[kind][v] >= 0:
        won = won & _along(COLOURS, np.arange(FACES) != v + 1)
    return won


def _along(place: int, table: Any) -> Any:
    """A table of the results of one axis as an array with four axes."""
    return table.reshape([-1 if axis == place else 1 for axis in range(COLOURS + 1)])


def card_value(s: State, kind: int, v: int) -> Tensor:
    """The value of somebody who wants one card: 1 if the final dice win it."""
    return wins(s, kind, v).astype(float)


def any_card_value(s: State) -> Tensor:
    """NL-20 The value of somebody who wants any card, if only to be spared the Death: 1 if the final dice win one."""
    import numpy as np

    won = np.zeros((1, 1, 1, 1), bool)
    for kind in range(KINDS):
        for v in range(NUMBERS):
            won = won | wins(s, kind, v)
    return won.astype(float)


def points_value(
    s: State, points: Sequence[Sequence[float]] | None = None, nothing: float = 0.0, machine: float = 0.0
) -> Tensor:
    """NL-13, NL-19, NL-20 What the best set of cards is worth that the final dice win.

    `points` says what each card is worth, by kind and number, at least 0; None is what `points_of` says. `nothing` is
    the worth of no card at all, `machine` of the Time Machine, which a Dinosaur may cost (NL-35).
    """
    import numpy as np

    points = points_of(s) if points is None else points
    worth = np.full((1, 1, 1, 1), -np.inf)
    for group in ((RIEBMANN, YETI, LEMMING), (PROFESSORS,)):
        total, any_won = np.zeros((1, 1, 1, 1)), np.zeros((1, 1, 1, 1), bool)
        for kind in group:
            for v in range(NUMBERS):
                won = wins(s, kind, v)
                total, any_won = total + points[kind][v] * won, any_won | won
        worth = np.maximum(worth, np.where(any_won, total, -np.inf))
    total = sum(_along(colour, np.array(RESULTS).sum(1)) for colour in range(COLOURS))
    for v in range(NUMBERS):
        alone = total >= LOWEST_DINOSAUR + v
        won = wins(s, DINOSAUR, v)
        worth = np.maximum(worth, np.where(won & alone, points[DINOSAUR][v], -np.inf))
    for v in range(NUMBERS):
        needed = wins(s, DINOSAUR, v) & (total < LOWEST_DINOSAUR + v)
        declined = np.where(np.isneginf(worth), nothing, worth)
        worth = np.where(needed, np.maximum(declined, points[DINOSAUR][v] - machine), worth)
    return np.where(np.isneginf(worth), nothing, worth)


def points_of(s: State) -> list[list[float]]:
    """NL-45, NL-46 What each card adds for the player in turn once it is scored, as his cards lie.

    Of Professors it is what the mean of the roll rises by; two taken at once are worth a little less than this says.
    """
    yetis = count_bare(s, s.turn, YETI)
    if yetis + 1 < ENOUGH_YETIS:
        yeti = LONELY_YETI_POINTS
    elif yetis + 1 == ENOUGH_YETIS:
        yeti = ENOUGH_YETIS * YETI_POINTS - LONELY_YETI_POINTS
    else:
        yeti = YETI_POINTS
    professors = count_bare(s, s.turn, PROFESSORS)
    rise = mean_of_professors(professors + 1) - mean_of_professors(professors)
    each = {RIEBMANN: float(RIEBMANN_POINTS), YETI: float(yeti), LEMMING: float(LEMMING_POINTS), PROFESSORS: rise}
    return [
        [each[kind] if kind != DINOSAUR else float(v + LOWEST_DINOSAUR_POINTS) for v in range(NUMBERS)]
        for kind in range(KINDS)
    ]


@cache
def mean_of_professors(count: int) -> float:
    """NL-46 The mean of the highest of so many dice, the symbol being 0."""
    return sum(1 - (face / FACES) ** count for face in range(1, FACES)) if count else 0.0


def figures(v: State, seat: int) -> dict[int, list[Known]]:
    """For each choice of dice to keep: the chance of each card, if he throws for that one, and of no card, if for any.

    Empty where nothing is to be kept, and without NumPy.
    """
    try:
        import numpy as np  # noqa: F401
    except ImportError:
        return {}
    if v.phase not in PHASES or v.mover != seat:
        return {}
    left = throws_left(v)
    found: dict[int, list[Known]] = {}
    for card in range(CARDS):
        value = card_value(v, *divmod(card, NUMBERS))
        if value.any():
            for move, chance in solve(value, left).values(v).items():
                if chance > 0:
                    found.setdefault(move, []).append(Known(WIN_CARD, (card,), chance))
    for known in found.values():
        known.sort(key=lambda k: (-k.amount, k.values))
    for move, lost in solve(any_card_value(v) - 1, left).values(v).items():  # so that a sure card leaves exactly 0
        found.setdefault(move, []).append(Known(NO_CARD, (), abs(lost)))
    return found
