"""The end of a game of Pechvogel between two, solved whole: what each can make sure of, whatever the other does.

Words. A *place* is what does not change while nobody takes a marker: the markers in front of the two and in the middle.
Between two turns the rest of the position is: whose turn it is, how many frustrations each has, who holds Murphy. The
*share* of a seat is 1 for a win, 1/2 for a shared one.

Argument. A marker taken leads to a place with one less in the middle, which is solved before, or ends the game. A turn
without one leads back to the same place, so the shares there are improved turn by turn until they change no more: each
time round shrinks the error by the chance that both turns bring no marker. All positions of a place are turned into
arrays and go through `turn.Turn` at once, the five targets too.

Hands have no upper bound (PV-28). A position with more frustrations than are counted is given up: once as lost for
seat 0, once as won. The true share lies between the two, which differ by the chance of ever getting there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from schadenfreude.core.contract import OVER
from schadenfreude.core.state import State
from schadenfreude.games.pechvogel import GAME, rules
from schadenfreude.games.pechvogel.pieces import ENOUGH_RAVENS, ENOUGH_TARGETS, LOWEST, MARKERS_EACH, NUMBERS
from schadenfreude.games.pechvogel.turn import End, Number, Turn, after_markers, end_of

if TYPE_CHECKING:
    import numpy as np

    Table = np.ndarray[Any, np.dtype[Any]]

PLAYERS = 2
HOLDERS = 3  # of Murphy: the middle, seat 0, seat 1
BOUNDS = (0.0, 1.0)  # the share of seat 0 where positions are given up
LESS_THAN_NOTHING, MORE_THAN_A_WIN = -1.0, 2.0
ACCURACY = 1e-12
Place = tuple[tuple[int, ...], ...]  # markers of seat 0, of seat 1, in the middle
IN_MIDDLE = 2
NOTHING_TAKEN: Place = ((0,) * NUMBERS, (0,) * NUMBERS, (MARKERS_EACH,) * NUMBERS)
MOST_GAINED = 1  # frustrations by which a turn makes a hand larger at most


class Endgame:
    """The solution of what is left of a game between two.

    `most_frustrations` are counted in a hand. Raises ValueError for more players. The time it takes grows fast with the
    markers in the middle, and with those that can be stolen.
    """

    def __init__(self, s: State, most_frustrations: int = 8) -> None:
        if s.players != PLAYERS:
            raise ValueError(f"the end of a game is solved for {PLAYERS} players, not for {s.players}")
        self.most = most_frustrations
        self._shares: dict[
            Place, Table
        ] = {}  # of seat 0: by turn, both hands, Murphy, bound; at the end by hands, Murphy
        self._solve(place_of(s))

    def share(self, s: State, seat: int) -> tuple[float, float]:
        """The least and the largest share of a seat before a turn, or at the end. Raises ValueError elsewhere."""
        if s.mover == OVER:
            winners = GAME.winners(s)
            return (seat in winners) / len(winners), (seat in winners) / len(winners)
        if s.phase != rules.THROW or s.first_throw == 0 or s.to_land != s.dice:
            raise ValueError("a share is known before a turn and at the end")
        if max(s.frustrations) > self.most:
            return BOUNDS
        low, high = self._shares[place_of(s)][s.turn, s.frustrations[0], s.frustrations[1], s.murphy + 1]
        return (float(low), float(high)) if seat == 0 else (1 - float(high), 1 - float(low))

    def turn(self, s: State) -> Turn:
        """The turn that is running in `s`; a value is the share of the player in turn (the middle of what is known)."""
        player = s.turn
        end = end_of(s, lambda after: sum(self.share(after, player)) / 2)
        return Turn(end, holds=s.frustrations[player] > 0, others_hold=s.frustrations[1 - player] > 0)

    def _solve(self, place: Place) -> None:
        """All shares of a place, after those of the places it leads to."""
        import numpy as np

        if place in self._shares:
            return
        size = self.most + 1
        if sum(place[IN_MIDDLE]) == 0:
            self._shares[place] = _final_shares(place, size + MOST_GAINED)
            return
        following = [[places_after(place, p, v) for v in range(NUMBERS)] for p in range(PLAYERS)]
        for found in {found for of_seat in following for places in of_seat for found in places} - {place}:
            self._solve(found)
        shares = self._shares[place] = np.full((PLAYERS, *_shape(size)), 0.5)
        changed = 1.0
        while changed > ACCURACY:
            changed = 0.0
            for p in range(PLAYERS):
                end = self._end(following[p], place, p)
                found = _Turns(end, holds=True, others_hold=True, spite=_least, most=np.maximum).start()
                found = found if p == 0 else 1 - found
                changed = max(changed, float(abs(found - shares[p]).max()))
                shares[p] = found

    def _end(self, following: list[list[Place]], place: Place, p: int) -> End:
        """The shares of seat `p` after his turn, with a target for all five numbers at once (the first axis).

        An empty hand that reduces gets less than nothing, one that frustrates leaves more than a win: nobody will.
        """
        import numpy as np

        own, other = np.indices((self.most + 1, self.most + 1))[:: 1 if p == 0 else -1, ..., None, None]

        @cache
        def shares_after(has_targets: bool, three: int, greedy: int, reduced: int, frustrated: int) -> Table:
            then = hands_after(self.most, p, (three, greedy, reduced, frustrated))
            given_up = np.maximum(then[0], then[1]) > self.most
            counted = (*np.minimum(then[:PLAYERS], self.most), then[PLAYERS])

            def shares_of(found: Place) -> Table:
                if sum(found[IN_MIDDLE]) == 0:
                    shares = np.repeat(self._shares[found][then][..., None], len(BOUNDS), -1)
                else:
                    shares = np.where(given_up[..., None], BOUNDS, self._shares[found][1 - p][counted])
                shares = shares if p == 0 else 1 - shares
                if frustrated:
                    shares = np.where(other == 0, MORE_THAN_A_WIN, shares)
                return np.where(own == 0, LESS_THAN_NOTHING, shares) if reduced else shares

            if not has_targets:
                return shares_of(place)
            return np.array([np.max([shares_of(found) for found in places], axis=0) for places in following])

        def end(target: int, targets: int, ravens: int, reduced: int, frustrated: int) -> Number:  # noqa: ARG001
            three, greedy = int(ravens >= ENOUGH_RAVENS), int(_is_greedy(targets, ravens))
            return shares_after(targets >= ENOUGH_TARGETS, three, greedy, reduced, frustrated)

        return end


class _Turns(Turn):
    """Turns in which the values of all five targets lie on the first axis of every value that depends on one."""

    def chosen(self, target: int, targets: int, ravens: int) -> Number:
        """PV-6 After the choice of a target."""
        return super().chosen(LOWEST, targets, ravens)[target - LOWEST]


def _least(stand: Number, again: Number, undisturbed: Callable[[], Number]) -> Number:  # noqa: ARG001
    import numpy as np

    return np.minimum(stand, again)


def _shape(size: int) -> tuple[int, ...]:
    return (size, size, HOLDERS, len(BOUNDS))


def place_of(s: State) -> Place:
    """The markers of a game between two: of seat 0, of seat 1, in the middle."""
    return tuple(s.markers[0]), tuple(s.markers[1]), tuple(s.middle)


def _position(place: Place, p: int, hands: tuple[int, int] = (0, 0), murphy: int = -1) -> State:
    """A turn of seat `p` in which nothing has been thrown."""
    s = GAME.start(PLAYERS, {"first": p})
    s.markers[0][:], s.markers[1][:], s.middle[:] = place
    s.middle_left = sum(s.middle)
    s.frustrations[0], s.frustrations[1], s.murphy = *hands, murphy
    return s


def places_after(place: Place, p: int, v: int) -> list[Place]:
    """PV-20 to PV-22 The places to which four targets of a number can lead; the same one if no such marker is there."""
    s = _position(place, p)
    s.target, s.targets = v + LOWEST, ENOUGH_TARGETS
    rules.begin_marker(s)
    return list(dict.fromkeys(place_of(then) for then in after_markers(s)))


def _is_greedy(targets: int, ravens: int) -> bool:
    s = GAME.state_class()
    s.targets, s.ravens = targets, ravens
    return rules.is_greedy(s)


@cache
def hands_after(most: int, p: int, kind: tuple[int, int, int, int]) -> tuple[Table, Table, Table]:
    """PV-23, PV-25 to PV-27 Both hands and Murphy after a turn of seat `p`, by what they were before it, up to `most`.

    `kind`: did it end with three ravens, greedy, reduced, frustrated? What cannot happen leads anywhere.
    """
    import numpy as np

    three, greedy, reduced, frustrated = kind
    shape = (most + 1, most + 1, HOLDERS)
    then = (np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    for before in product(*map(range, shape)):
        hands = [before[0], before[1]]
        hands[p] -= reduced
        hands[1 - p] -= frustrated
        if min(hands) < 0:
            continue
        s = _position(NOTHING_TAKEN, p, (hands[0], hands[1]), before[2] - 1)
        s.frustrated = s.on_board[1 - p] = frustrated
        s.ravens = ENOUGH_RAVENS + greedy if three else 0
        s.targets = 0 if three else ENOUGH_TARGETS + greedy
        rules.end_turn(s)
        then[0][before], then[1][before], then[2][before] = s.frustrations[0], s.frustrations[1], s.murphy + 1
    return then


def _final_shares(place: Place, size: int) -> Table:
    """PV-31, PV-32 The shares of seat 0 at the end, by both hands and Murphy."""
    import numpy as np

    shares = np.empty((size, size, HOLDERS))
    for hands in product(range(size), range(size), range(HOLDERS)):
        s = _position(place, 0, (hands[0], hands[1]), hands[2] - 1)
        shares[hands] = (1 + rules.is_winner(s, 0) - rules.is_winner(s, 1)) / 2
    return shares
