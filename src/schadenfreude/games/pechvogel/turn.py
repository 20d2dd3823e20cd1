"""A turn of Pechvogel as a stopping problem, solved exactly for any value of the way it ends.

Words. A turn *ends* with a target (0 for none), so many targets and ravens on the board, and whether the player has
reduced and has been frustrated. An `End` says what that is worth to him. *To stand* means that a throw is let be.

Argument. Before a throw the position is: the target, targets and ravens on the board, whether he has reduced, has been
frustrated, and whether the throw is one that he rerolls by reducing (PV-15). The dice are those not on the board.
After it the player chooses the larger of two values, the opponents, asked after him, act as their `Spite` says. A throw
again leads to the same board with one possibility less, all other throws to more dice on the board. The only way back
is a throw with neither a target nor a raven: with chance z it repeats the position, so its value is the sum over all
other throws divided by 1 - z. So each value is computed once, from others that need it not.

Numbers may be anything that can be added, multiplied and divided by integers: floats, fractions (then all is exact),
arrays of many positions at once, or an `Outlook`, which carries chances along with the value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Any

from schadenfreude.core.state import State
from schadenfreude.games.pechvogel import GAME, rules
from schadenfreude.games.pechvogel.pieces import DICE, ENOUGH_RAVENS, ENOUGH_TARGETS, FACES, LOWEST, NUMBERS, RAVEN

Number = Any
End = Callable[[int, int, int, int, int], Number]  # target, targets, ravens, reduced, frustrated: the player's value
Spite = Callable[[Number, Number, Callable[[], Number]], Number]  # stand, again, stand undisturbed: what they choose


def never(stand: Number, again: Number, undisturbed: Callable[[], Number]) -> Number:  # noqa: ARG001
    """Opponents who never frustrate."""
    return stand


def whenever_it_hurts(stand: Number, again: Number, undisturbed: Callable[[], Number]) -> Number:
    """Opponents who frustrate as soon as the player is worse off than if nobody ever did; not for arrays."""
    return again if again < undisturbed() else stand


def as_hard_as_possible(stand: Number, again: Number, undisturbed: Callable[[], Number]) -> Number:  # noqa: ARG001
    """Opponents who frustrate at the moment that costs the player most; no arrays."""
    return min(stand, again)


class Outlook:
    """A value, by which choices are made, and chances that come along with it."""

    __slots__ = ("chances", "value")

    def __init__(self, value: float, *chances: float) -> None:
        self.value = value
        self.chances = chances

    def __add__(self, other: Outlook) -> Outlook:
        return Outlook(self.value + other.value, *(a + b for a, b in zip(self.chances, other.chances, strict=True)))

    def __mul__(self, ways: int) -> Outlook:
        return Outlook(self.value * ways, *(chance * ways for chance in self.chances))

    def __truediv__(self, ways: int) -> Outlook:
        return Outlook(self.value / ways, *(chance / ways for chance in self.chances))

    def __lt__(self, other: Outlook) -> bool:
        return self.value < other.value


def ways(dice: int, targets: int, ravens: int) -> int:
    """PV-1 How many of the 6**dice throws show so many targets and so many ravens."""
    return comb(dice, targets) * comb(dice - targets, ravens) * (FACES - 2) ** (dice - targets - ravens)


@cache
def first_throws() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """PV-4 The throws of all seven dice: in how many ways each comes, and how many of each face it shows."""

    def all_throws() -> Iterator[tuple[int, tuple[int, ...]]]:
        for faces in combinations_with_replacement(range(FACES), DICE):
            counts = tuple(faces.count(face) for face in range(FACES))
            yield factorial(DICE) // prod(map(factorial, counts)), counts

    return tuple(all_throws())


class Turn:
    """The values of all positions of a turn.

    `holds` says whether the player has a frustration at the start of the turn, `others_hold` whether an opponent has.
    `most` chooses for the player: `max`, for arrays `numpy.maximum`. All methods are before a throw or a choice; flags
    are 0 or 1.
    """

    def __init__(
        self,
        end: End,
        *,
        holds: bool,
        others_hold: bool,
        spite: Spite = as_hard_as_possible,
        most: Callable[[Number, Number], Number] = max,
    ) -> None:
        self._end = end
        self._spite = spite
        self._most = most
        self._calm = self if spite is never else Turn(end, holds=holds, others_hold=others_hold, spite=never, most=most)
        self._before: dict[tuple[int, ...], Number] = {}
        self._s = GAME.state_class()  # a board to ask the rules about
        self._s.players = 2
        self._s.frustrations[0] = int(holds)
        self._others_hold = others_hold

    def start(self) -> Number:
        """PV-4, PV-6, PV-7 Before the first throw."""
        total = None
        for count, thrown in first_throws():
            ravens = thrown[RAVEN]
            if ravens >= ENOUGH_RAVENS:
                only = next((v for v in range(NUMBERS) if thrown[v] == DICE - ravens >= ENOUGH_TARGETS), -1)
                best = self._end(0, 0, ravens, 0, 0) if only < 0 else self.chosen(only + LOWEST, thrown[only], ravens)
            else:
                choices = [self.chosen(v + LOWEST, thrown[v], ravens) for v in range(NUMBERS) if thrown[v]]
                best = choices[0]
                for choice in choices[1:]:
                    best = self._most(best, choice)
            total = best * count if total is None else total + best * count
        return total / FACES**DICE

    def chosen(self, target: int, targets: int, ravens: int) -> Number:
        """PV-6, PV-13 After the choice of a target; the first throw cannot be rerolled."""
        return self.stood(target, targets, ravens, 0, 0)

    def before(
        self, target: int, targets: int, ravens: int, reduced: int, frustrated: int, reduced_throw: int
    ) -> Number:
        """PV-8, PV-12 Before a throw of the dice not on the board."""
        place = (target, targets, ravens, reduced, frustrated, reduced_throw)
        if place not in self._before:
            self._before[place] = self._throw(*place)
        return self._before[place]

    def _throw(
        self, target: int, targets: int, ravens: int, reduced: int, frustrated: int, reduced_throw: int
    ) -> Number:
        dice = DICE - targets - ravens
        idle = ways(dice, 0, 0)
        total = None
        for t in range(dice + 1):
            for r in range(dice + 1 - t):
                if t + r > 0:
                    found = self.after(target, targets, ravens, t, r, reduced, frustrated, reduced_throw)
                    total = found * ways(dice, t, r) if total is None else total + found * ways(dice, t, r)
        if reduced_throw:
            return (total + self.before(target, targets, ravens, reduced, frustrated, 0) * idle) / FACES**dice
        return total / (FACES**dice - idle)

    def after(
        self, target: int, targets: int, ravens: int, t: int, r: int, reduced: int, frustrated: int, reduced_throw: int
    ) -> Number:
        """PV-16 After a throw that has put `t` targets and `r` ravens on a board of `targets` and `ravens`."""
        stand = self.accepted(target, targets, ravens, t, r, reduced, frustrated, reduced_throw)
        self._lay(target, targets, ravens, t, r, reduced, frustrated, reduced_throw)
        if rules.may_reduce(self._s):
            return self._most(stand, self.before(target, targets, ravens, 1, frustrated, 1))
        return stand

    def accepted(
        self, target: int, targets: int, ravens: int, t: int, r: int, reduced: int, frustrated: int, reduced_throw: int
    ) -> Number:
        """PV-17 The same after the player has let the throw stand and before the opponents are asked."""
        stand = self.stood(target, targets + t, ravens + r, reduced, frustrated)
        self._lay(target, targets, ravens, t, r, reduced, frustrated, reduced_throw)
        if self._spite is never or not self._others_hold or not rules.may_be_frustrated(self._s):
            return stand
        again = self.before(target, targets, ravens, reduced, 1, 0)
        return self._spite(stand, again, lambda: self._calm.stood(target, targets + t, ravens + r, reduced, frustrated))

    def stood(self, target: int, targets: int, ravens: int, reduced: int, frustrated: int) -> Number:
        """PV-9 After everybody has let a throw stand: the turn ends, or the rest of the dice is thrown."""
        if targets >= ENOUGH_TARGETS or ravens >= ENOUGH_RAVENS:
            return self._end(target, targets, ravens, reduced, frustrated)
        return self.before(target, targets, ravens, reduced, frustrated, 0)

    def _lay(
        self, target: int, targets: int, ravens: int, t: int, r: int, reduced: int, frustrated: int, again: int
    ) -> None:
        s = self._s
        s.target, s.targets, s.ravens = target, targets + t, ravens + r
        s.thrown[target - LOWEST], s.thrown[RAVEN] = t, r
        s.reduced, s.frustrated, s.reduced_throw = reduced, frustrated, again

    # Positions of a game

    def value(self, s: State) -> Number:
        """The value to the player in turn before a throw, of which no die has landed. Raises ValueError elsewhere."""
        if s.phase != rules.THROW or s.to_land != s.dice:
            raise ValueError("only a throw before it has a value")
        if s.first_throw == 1:
            return self.start()
        return self.before(s.target, s.targets, s.ravens, s.reduced, s.frustrated, s.reduced_throw)

    def values(self, s: State) -> dict[int, Number]:
        """The value to the player in turn of each target, or of throwing again or not. Raises ValueError elsewhere.

        An opponent who lets a throw stand leaves it to those asked after him.
        """
        if s.phase == rules.TARGET:
            return {
                rules.M_TARGET + v: self.chosen(v + LOWEST, s.thrown[v], s.ravens)
                for v in range(NUMBERS)
                if s.thrown[v]
            }
        if s.phase not in (rules.REDUCE, rules.FRUSTRATE):
            raise ValueError("neither a target nor a throw is to be decided on")
        t, r = s.thrown[s.target - LOWEST], s.thrown[RAVEN]
        board = (s.target, s.targets - t, s.ravens - r)
        if s.phase == rules.REDUCE:
            stand = self.accepted(*board, t, r, s.reduced, s.frustrated, s.reduced_throw)
            return {rules.M_ACCEPT: stand, rules.M_REDUCE: self.before(*board, 1, s.frustrated, 1)}
        if any(s.frustrations[p] for p in _asked_after(s)):
            stand = self.accepted(*board, t, r, s.reduced, s.frustrated, s.reduced_throw)
        else:
            stand = self.stood(s.target, s.targets, s.ravens, s.reduced, s.frustrated)
        return {rules.M_ACCEPT: stand, rules.M_FRUSTRATE: self.before(*board, s.reduced, 1, 0)}


def _asked_after(s: State) -> Iterator[int]:
    """PV-16 The opponents whose turn to be asked is still to come."""
    p = rules.next_seat(s, s.mover)
    while p != s.turn:
        yield p
        p = rules.next_seat(s, p)


def end_of(s: State, worth: Callable[[State], Number], most: Callable[[Number, Number], Number] = max) -> End:
    """The `End` of the turn that is running in `s`: `worth` of the position after it, by the rules.

    The player takes and boxes the markers for which that is `most`. If he is frustrated from now on, it is by the first
    opponent to his left who can, alone (whoever lies on the board in `s` stays there).
    """

    @cache
    def end(target: int, targets: int, ravens: int, reduced: int, frustrated: int) -> Number:
        after = s.copy()
        after.target, after.targets, after.ravens = target, targets, ravens
        after.frustrations[s.turn] -= reduced - s.reduced
        if frustrated > s.frustrated:
            after.frustrated = 1
            p = rules.next_seat(s, s.turn)
            while after.frustrations[p] == 0:
                p = rules.next_seat(s, p)
            after.on_board[p] = 1
            after.frustrations[p] -= 1
        rules.end_throwing(after)
        best = None
        for then in after_markers(after):
            found = worth(then)
            best = found if best is None else most(best, found)
        return best

    return end


def after_markers(s: State) -> Iterator[State]:
    """PV-20, PV-21 The positions to which the choices of a marker to take and one to box can lead."""
    if s.mover < 0:
        yield s
        return
    for move in GAME.legal_moves(s):
        then = s.copy()
        rules.apply(then, move)
        yield from after_markers(then)
