"""The exact way to throw in Nichtlustig: which dice to keep, for any value of the dice that lie there at the end.

Words. The *result* of a colour is what its two dice show at the end. Two numbers may change places, a symbol may not,
since it belongs to one of the two dice: 15 results without a symbol, 10 with one, 1 with both, 26 in all. A *keep* is
what is set aside of a colour: nothing, one die (12: which, and what it shows), or both (a result): 39. What a throw
leaves to decide on is a *choice*: the keep before it, and what the dice thrown show; 36 + 12 * 6 + 26 = 134 of them,
with four, two and one keeps to go on with. The pink die has 6 results, 7 keeps and 12 choices.

Argument. `hold[n]` is the value of each combination of keeps if n throws follow, an array with an axis for each colour
and one for the pink die. From one throw to the next it changes by a maximum over what can be kept and a mean over what
can be thrown. All axes are thrown before any is decided on, so the maximum over a product of choices must be complete
before the first mean. But the maximum can be taken axis by axis, and so can the mean; and as soon as all four maxima
are taken for one choice of one colour, the mean over the others may begin. Nothing larger than one slab of the array of
all choices (134 * 134 * 134 * 12 numbers) is ever in memory.

An axis on which the value does not depend has one result, one keep and one choice, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from schadenfreude.core.carriers import Compiled, has_numba
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.easy import throws_left as throws_after
from schadenfreude.games.nichtlustig.pieces import COLOURS, DICE, DICE_NAMES, DIE_BIT, FACES, PINK, SYMBOL, THROWS
from schadenfreude.games.nichtlustig.rules import free_dice, legal_keeps
from schadenfreude.games.nichtlustig.table import KEEP, M_KEEP, M_STOP, THROW

if TYPE_CHECKING:
    import numpy as np

    Tensor = np.ndarray[Any, np.dtype[np.float64]]

FREE = -1  # of a die: it is thrown again
MOST_THROWS = THROWS + 1
AXES = COLOURS + 1
MOST_OPTIONS = 4  # of two dice: none, one, the other, both

# Results, and keeps as what each die of the axis shows or FREE

RESULTS = tuple((a, b) for a, b in product(range(FACES), repeat=2) if SYMBOL in (a, b) or a <= b)
PINK_RESULTS = tuple((face,) for face in range(FACES))


def _canonical(a: int, b: int) -> tuple[int, int]:
    """The result that two dice of a colour make, or the keep if one of them is FREE."""
    return (b, a) if SYMBOL < b < a else (a, b)


def _colour_keeps() -> tuple[tuple[int, ...], ...]:
    one = [(face, FREE) for face in range(FACES)] + [(FREE, face) for face in range(FACES)]
    return ((FREE, FREE), *one, *RESULTS)


SHAPE = (*(len(RESULTS),) * COLOURS, len(PINK_RESULTS))
COLOUR_KEEPS = _colour_keeps()
PINK_KEEPS = ((FREE,), *PINK_RESULTS)


class Axis(NamedTuple):
    """The choices of one axis that follow on some of its keeps.

    `options` has a row for each choice: the numbers of the keeps to go on with, of which `many` matter. Choices that
    follow on the same keep stand together and are equally likely; rows with more options come first. `after` is for
    each choice the place, among the keeps asked for, of the one it follows on. For each of these, `chance` is the
    chance of each of its choices, and `first` the row where they begin. `wide[n]` rows have more than n options.
    """

    options: np.ndarray[Any, np.dtype[np.int64]]
    many: np.ndarray[Any, np.dtype[np.int64]]
    after: np.ndarray[Any, np.dtype[np.int64]]
    chance: Tensor
    first: np.ndarray[Any, np.dtype[np.int64]]
    wide: tuple[int, ...]


@cache
def axis(keeps: tuple[tuple[int, ...], ...], asked: tuple[int, ...]) -> Axis:
    """The choices that follow on the keeps `asked` (ascending numbers in the table `keeps`)."""
    import numpy as np

    number = {kept: i for i, kept in enumerate(keeps)}
    options: list[list[int]] = []
    many: list[int] = []
    after: list[int] = []
    chance: list[float] = []
    first: list[int] = []
    for place, before in enumerate(asked):
        thrown = [range(FACES) if face == FREE else (face,) for face in keeps[before]]
        outcomes = list(product(*thrown)) if FREE in keeps[before] else [keeps[before]]
        first.append(len(options))
        chance.append(1 / len(outcomes))
        for outcome in outcomes:
            row = list(dict.fromkeys([before, *(number[kept] for kept in _keeps_of(keeps[before], outcome))]))
            options.append(row + row[:1] * (MOST_OPTIONS - len(row)))
            many.append(len(row))
            after.append(place)
    wide = tuple(sum(n > few for n in many) for few in range(MOST_OPTIONS))
    return Axis(np.array(options), np.array(many), np.array(after), np.array(chance), np.array(first), wide)


def _keeps_of(before: tuple[int, ...], outcome: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What can be kept of an outcome, whatever was kept before staying so."""
    found = []
    for bits in product((True, False), repeat=len(outcome)):
        kept = tuple(
            face if bit or already != FREE else FREE for bit, already, face in zip(bits, before, outcome, strict=True)
        )
        found.append(_canonical(*kept) if len(kept) == 2 else kept)
    return found


def keeps_of_axis(size: int) -> tuple[tuple[int, ...], ...]:
    """The keeps of an axis of a value with so many results. Raises ValueError if there is no such axis."""
    if size == 1:
        return ((),)
    if size == len(PINK_RESULTS):
        return PINK_KEEPS
    if size == len(RESULTS):
        return COLOUR_KEEPS
    raise ValueError(f"an axis of a value has 1, {len(PINK_RESULTS)} or {len(RESULTS)} results, not {size}")


# One throw


def first_hold(value: Tensor) -> Tensor:
    """The value of all keeps with one throw to come: the mean of `value` over the results, axis by axis."""
    import numpy as np

    for place in range(AXES):
        spread = _spread(value.shape[place])
        value = np.moveaxis(np.tensordot(spread, value, (1, place)), 0, place)
    return np.ascontiguousarray(value)


@cache
def _spread(size: int) -> Tensor:
    """The chance of each result (columns) after each keep (rows) of an axis."""
    import numpy as np

    keeps = keeps_of_axis(size)
    finals = [kept for kept in keeps if FREE not in kept]
    spread = np.zeros((len(keeps), size))
    for row, kept in enumerate(keeps):
        outcomes = list(product(*(range(FACES) if face == FREE else (face,) for face in kept)))
        for outcome in outcomes:
            spread[row, finals.index(_canonical(*outcome) if len(outcome) == 2 else outcome)] += 1 / len(outcomes)
    return spread


def throw(hold: Tensor, axes: list[Axis], compiled: bool) -> Tensor:
    """The value of the keeps that `axes` ask for, if a throw comes and then `hold` says what each keep is worth."""
    import numpy as np

    hold = _best(np.ascontiguousarray(hold.swapaxes(0, 1)), axes[3], 3)
    choices = (len(axes[2].after), len(axes[3].after))
    means = np.zeros((len(axes[1].first), len(axes[0].first), choices[0] * choices[1]))
    (_compiled_slabs() if compiled else _slabs)(hold, axes[1], axes[0], axes[2], means)
    found = _mean(_mean(means.reshape(*means.shape[:2], *choices), axes[2], 2), axes[3], 3)
    return np.ascontiguousarray(found.swapaxes(0, 1))


def _best(hold: Tensor, of: Axis, place: int) -> Tensor:
    """For each choice on one axis the best of its keeps."""
    import numpy as np

    best = hold.take(of.options[:, 0], place)
    for option in range(1, MOST_OPTIONS):
        rows = of.wide[option]
        if rows:
            part = best[(*(slice(None),) * place, slice(rows))]
            np.maximum(part, hold.take(of.options[:rows, option], place), out=part)
    return best


def _mean(best: Tensor, of: Axis, place: int) -> Tensor:
    """For each keep on one axis the mean over the choices that may follow."""
    import numpy as np

    shape = [1] * best.ndim
    shape[place] = -1
    return np.add.reduceat(best, of.first, axis=place) * of.chance.reshape(shape)


def _slabs(hold: Tensor, second: Axis, first: Axis, third: Axis, means: Tensor) -> None:
    """The maximum over three axes and the mean over two, one slab for each choice on the second axis.

    The axes of `hold` are the second, first and third in keeps, and the last in choices.
    """
    import numpy as np

    slabs = _best(hold, third, 2)
    slabs = slabs.reshape(*slabs.shape[:2], -1)
    for choice, place in enumerate(second.after):
        slab = slabs[second.options[choice, 0]]
        for option in range(1, second.many[choice]):
            slab = np.maximum(slab, slabs[second.options[choice, option]])
        means[place] += second.chance[place] * _mean(_best(slab, first, 0), first, 0)


def slabs_in_loops(
    hold: Any, kept: Any, slab: Any, pinks: int, options: Any, many: Any, after: Any, chance: Any,
    options_1: Any, many_1: Any, after_1: Any, chance_1: Any, options_3: Any, many_3: Any, means: Any,
) -> None:  # fmt: skip
    """The same in loops, to be compiled; the last two axes of `hold` are one, `pinks` the length of the last.

    `kept` and `slab` are room for a slab before and after the maximum over the third axis. (`max` itself would be half
    as fast as a comparison: it minds NaN.)
    """
    for choice in range(options.shape[0]):
        place = after[choice]
        for k in range(kept.shape[0]):
            row = kept[k]
            a = hold[options[choice, 0], k]
            for m in range(len(row)):
                row[m] = a[m]
            for option in range(1, many[choice]):
                b = hold[options[choice, option], k]
                for m in range(len(row)):
                    row[m] = row[m] if row[m] > b[m] else b[m]
            for third in range(options_3.shape[0]):
                to = third * pinks
                at = options_3[third, 0] * pinks
                for m in range(pinks):
                    slab[k, to + m] = row[at + m]
                for option in range(1, many_3[third]):
                    at = options_3[third, option] * pinks
                    for m in range(pinks):
                        x = row[at + m]
                        slab[k, to + m] = x if x > slab[k, to + m] else slab[k, to + m]
        for first in range(options_1.shape[0]):
            mean = means[place, after_1[first]]
            weight = chance[place] * chance_1[after_1[first]]
            a = slab[options_1[first, 0]]
            b = slab[options_1[first, 1]]
            if many_1[first] == 1:
                for m in range(len(mean)):
                    mean[m] += weight * a[m]
            elif many_1[first] == 2:
                for m in range(len(mean)):
                    mean[m] += weight * (a[m] if a[m] > b[m] else b[m])
            else:
                c = slab[options_1[first, 2]]
                d = slab[options_1[first, 3]]
                for m in range(len(mean)):
                    x = a[m] if a[m] > b[m] else b[m]
                    y = c[m] if c[m] > d[m] else d[m]
                    mean[m] += weight * (x if x > y else y)


@cache
def _compiled_slabs() -> Callable[[Tensor, Axis, Axis, Axis, Tensor], None]:
    """`_slabs`, compiled. Raises BadInput if Numba is not installed."""
    import numpy as np

    from schadenfreude.games.nichtlustig import GAME

    loops = Compiled(GAME, "solver", "silent").bind(slabs_in_loops)

    def slabs_(hold: Tensor, second: Axis, first: Axis, third: Axis, means: Tensor) -> None:
        flat = hold.reshape(*hold.shape[:2], -1)
        room = np.empty(flat.shape[1:]), np.empty((flat.shape[1], means.shape[2]))
        loops(flat, *room, hold.shape[3], *second[:4], *first[:4], *third[:2], means)

    return slabs_


def solve(value: Tensor, throws_left: int, duck_value: Tensor | None = None, *, compiled: bool | None = None) -> Policy:
    """NL-7, NL-8, NL-34, NL-37 The best way to throw if `value` says what the dice are worth that lie there at the end.

    `value` has four axes: the results of black, red and white in the order of `RESULTS`, and what pink shows; 1 instead
    of 26 or 6 for an axis that does not matter. `throws_left` is how many throws may follow at most, the Duck's
    included; if that one changes the worth of the dice, `duck_value` says what they are worth after it. `compiled` None
    means: if Numba is installed. Raises ValueError for a wrong shape and BadInput if Numba is wanted and not there.
    """
    import numpy as np

    value = np.asarray(value, np.float64)
    if value.ndim != AXES or any(size not in (1, full) for size, full in zip(value.shape, SHAPE, strict=True)):
        raise ValueError(f"the shape of a value is {SHAPE}, 1 where an axis does not matter, not {value.shape}")
    if not 0 <= throws_left <= MOST_THROWS:
        raise ValueError(f"0 to {MOST_THROWS} throws can follow, not {throws_left}")
    if duck_value is not None:
        value, duck_value = np.broadcast_to(value, SHAPE), np.broadcast_to(np.asarray(duck_value, np.float64), SHAPE)
    return Policy(value, throws_left, duck_value, has_numba() if compiled is None else compiled)


class Policy:
    """What `solve` finds. Positions are states of the game, before a throw or while the player decides what to keep."""

    def __init__(self, value: Tensor, throws_left: int, duck_value: Tensor | None, compiled: bool) -> None:
        self.throws_left = throws_left
        self._value = value
        self._compiled = compiled
        self._keeps = [keeps_of_axis(size) for size in value.shape]
        self._numbers = [{kept: i for i, kept in enumerate(keeps)} for keeps in self._keeps]
        self._hold: list[Tensor] = []  # the value of all keeps by how many throws follow, from 1
        if throws_left > 0:
            self._hold.append(first_hold(value if duck_value is None else duck_value))
            finals = tuple(slice(len(k) - size, None) for k, size in zip(self._keeps, value.shape, strict=True))
            self._hold[0][finals] = value  # nothing is thrown, so the Duck is not used
        everything = [axis(keeps, tuple(range(len(keeps)))) for keeps in self._keeps]
        for _ in range(2, throws_left):
            self._hold.append(throw(self._hold[-1], everything, compiled))

    def value(self, s: State) -> float:
        """The value of a position if the best is kept from now on. Raises ValueError where nothing is thrown or kept.

        A throw of which some dice have landed has no value here.
        """
        if s.phase == KEEP:
            return max(self.values(s).values())
        if s.phase != THROW or any(s.face[die] >= 0 and not s.aside[die] for die in range(DICE)):
            raise ValueError("only a throw before it, or a choice of dice to keep, has a value")
        kept = self._places(s, 0)
        return float(self._held(max(throws_after(s), 0) + 1, [(place,) for place in kept]).item())

    def best(self, s: State) -> int:
        """The move that keeps the best dice, or stops; of equal ones that which keeps most. Raises ValueError."""
        values = self.values(s)
        return max(values, key=lambda move: (values[move], move))

    def values(self, s: State) -> dict[int, float]:
        """The value of each legal move while the player decides what to keep. Raises ValueError elsewhere."""
        if s.phase != KEEP:
            raise ValueError("nothing is to be kept here")
        moves = [0] * (len(DICE_NAMES) + 1)
        free = free_dice(s)
        kept = {
            move: self._places(s, free if move == M_STOP else move - M_KEEP) for move in moves[: legal_keeps(s, moves)]
        }
        asked = [tuple(sorted({places[i] for places in kept.values()})) for i in range(AXES)]
        held = self._held(throws_after(s), asked)
        return {
            move: float(held[tuple(asked[i].index(place) for i, place in enumerate(places))])
            for move, places in kept.items()
        }

    def _held(self, throws: int, asked: list[tuple[int, ...]]) -> Tensor:
        """The value of the keeps `asked` for, axis by axis, if so many throws follow."""
        import numpy as np

        if not 1 <= throws <= self.throws_left:
            raise ValueError(f"{throws} throws may follow, this was solved for {self.throws_left}")
        if throws <= len(self._hold):
            return self._hold[throws - 1][np.ix_(*asked)]
        axes = [axis(keeps, places) for keeps, places in zip(self._keeps, asked, strict=True)]
        return throw(self._hold[-1], axes, self._compiled)

    def _places(self, s: State, dice: int) -> list[int]:
        """On each axis the number of the keep, if `dice` (as in the code of a `keep`) are set aside too."""
        shown = [s.face[die] if s.aside[die] or dice & DIE_BIT[die] else FREE for die in range(DICE)]
        groups = [_canonical(*shown[2 * colour : 2 * colour + 2]) for colour in range(COLOURS)] + [(shown[PINK],)]
        return [numbers.get(kept, 0) for numbers, kept in zip(self._numbers, groups, strict=True)]
