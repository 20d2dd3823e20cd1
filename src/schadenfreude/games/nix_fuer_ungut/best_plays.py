"""The best plays of a hand of Nix für Ungut! on an unmoving board: what it earns if nobody else plays another chip.

Words. To *split* a hand is to choose what all chips left are played with; cards may be left over. The chips of others
on the board are pushed but count nothing; the player's own count where they lie at the end.

Argument. Nobody disturbs, so the order of the plays hardly matters: a row with k more chips of the player's is worth
the same whichever came first. What it does decide is left for the end: the last play of a round joins no joker (NX-16),
"no cards" comes after all cards (NX-11), and the superchip counts double only before the last play (NX-17), pushed by
as many chips of its row as one likes. So splits are sets of plays, found by branch and bound: plays are added from the
top of the board down, and a branch is left as soon as the rows further down cannot make it the best any more. That
bound lets the rest of the hand be any cards, as many as there are.
"""

from __future__ import annotations

from typing import NamedTuple

from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.pieces import (
    JOKER,
    KINDS,
    NO_CARDS,
    NONE,
    PLAY_CARDS,
    PLAY_ROW,
    ROWS,
    SEATS,
    SLOTS,
)
from schadenfreude.games.nix_fuer_ungut.rules import owner_of

IMPOSSIBLE = -10_000  # less than any board is worth
SIZE = tuple(map(sum, PLAY_CARDS))  # how many cards a play takes
ROW_SIZE = tuple(min(n for n, row in zip(SIZE, PLAY_ROW, strict=True) if row == wanted) for wanted in range(ROWS))
JOINS = tuple(cards[JOKER] > 0 and size > 1 for cards, size in zip(PLAY_CARDS, SIZE, strict=True))


class Split(NamedTuple):
    """What a seat's chips on the board are worth in the end, and the moves that make it so, one a phase."""

    points: int
    moves: tuple[int, ...]


def best_plays(v: State, seat: int) -> Split:
    """NX-8, NX-18 The best split of the hand of `seat`, which `v` shows, into as many plays as it has chips.

    The board is that of `v`, before the first of these plays.
    """
    return _Search(v, seat).best()


class _Search:
    """One search: the rows' worth, the bound, and the best split so far."""

    def __init__(self, v: State, seat: int) -> None:
        self.values = v.values
        self.hand = list(v.hands[seat])
        self.chips = v.plain[seat] + v.superchip[seat]
        self.has_super = v.superchip[seat] == 1
        own = [[_factor(chip, seat) for chip in row] for row in v.board]
        self.worth = [[_row_worth(v.values[row], own[row], k) for k in range(self.chips + 1)] for row in range(ROWS)]
        self.start = sum(worth[0] for worth in self.worth)
        self.playable = [play for play in range(NO_CARDS) if self._holds(play)]
        self.bound = self._bounds(sum(self.hand))
        self.most_double = max(0, *map(max, v.values)) if self.has_super else 0
        self.points = IMPOSSIBLE
        self.moves: tuple[int, ...] = ()
        self.chosen: list[int] = []
        self.used = [0] * ROWS

    def best(self) -> Split:
        """Search from the top of the board; with the last chip played there is nothing to search."""
        if self.chips == 0:
            return Split(self.start, ())
        self._add(0, self.chips, sum(self.hand), self.start)
        return Split(self.points, self.moves)

    def _holds(self, play: int) -> bool:
        return all(self.hand[kind] >= PLAY_CARDS[play][kind] for kind in range(KINDS))

    def _bounds(self, cards: int) -> list[list[list[int]]]:
        """What the rows from a given one down can add at most with so many chips and so many cards, whichever."""
        bound = [[[0 if chips == 0 else IMPOSSIBLE] * (cards + 1) for chips in range(self.chips + 1)]]
        for row in range(ROWS - 1, -1, -1):
            below, size = bound[0], ROW_SIZE[row]
            bound.insert(
                0,
                [
                    [
                        max(
                            self.worth[row][k] - self.worth[row][0] + below[chips - k][held - k * size]
                            for k in range(chips + 1)
                            if k * size <= held
                        )
                        for held in range(cards + 1)
                    ]
                    for chips in range(self.chips + 1)
                ],
            )
        return bound

    def _most(self, row: int, chips: int, cards: int) -> int:
        """The bound for more chips on `row`, which has some already, and on the rows below it."""
        worth, used, size = self.worth[row], self.used[row], ROW_SIZE[row]
        return max(
            worth[used + k] - worth[used] + self.bound[row + 1][chips - k][cards - k * size]
            for k in range(chips + 1)
            if k * size <= cards
        )

    def _add(self, first: int, chips: int, cards: int, points: int) -> None:
        """Add each possible play from place `first` of `playable` on."""
        if chips == 0 or cards == 0:
            self._finish(chips, points + self.worth[NONE][chips] - self.worth[NONE][0])
            return
        for place in range(first, len(self.playable)):
            play = self.playable[place]
            if not self._holds(play):
                continue
            row = PLAY_ROW[play]
            if points + self.most_double + self._most(row, chips, cards) <= self.points:
                return
            for kind in range(KINDS):
                self.hand[kind] -= PLAY_CARDS[play][kind]
            self.used[row] += 1
            self.chosen.append(play)
            gain = self.worth[row][self.used[row]] - self.worth[row][self.used[row] - 1]
            self._add(place, chips - 1, cards - SIZE[play], points + gain)
            self.chosen.pop()
            self.used[row] -= 1
            for kind in range(KINDS):
                self.hand[kind] += PLAY_CARDS[play][kind]

    def _finish(self, without_cards: int, points: int) -> None:
        """NX-11, NX-16, NX-17 Put a split in order: a last play that may be last, the superchip where it earns most."""
        plays = self.chosen + [NO_CARDS] * without_cards
        lasts = {NO_CARDS} if without_cards else {play for play in plays if not JOINS[play]}
        for last in lasts:
            others = list(plays)
            others.remove(last)
            extra, row, later = self._double(others, PLAY_ROW[last]) if self.has_super else (0, -1, 0)
            if points + extra > self.points:
                self.points = points + extra
                self.moves = _in_order(others, last, row, later)

    def _double(self, others: list[int], last_row: int) -> tuple[int, int, int]:
        """What the superchip adds at most, on which row (-1: none), followed there by how many of the `others`."""
        best = (0, -1, 0)
        for row in {PLAY_ROW[play] for play in others}:
            for later in range(sum(PLAY_ROW[play] == row for play in others)):
                slot = later + (row == last_row)
                if slot < SLOTS and self.values[row][slot] > best[0]:
                    best = (self.values[row][slot], row, later)
        return best


def _in_order(others: list[int], last: int, row: int, later: int) -> tuple[int, ...]:
    """The moves of a split: cards before no cards, the superchip on `row` followed by so many of the `others` there."""
    here = [2 * play for play in others if PLAY_ROW[play] == row]
    if here:
        here[-1 - later] += 1
    before = [2 * play for play in others if PLAY_ROW[play] != row and play != NO_CARDS]
    behind = [2 * play for play in others if PLAY_ROW[play] != row and play == NO_CARDS]
    return (*before, *here, *behind, 2 * last)


def _factor(chip: int, seat: int) -> int:
    """NX-18 How often the value under a chip counts for the seat."""
    if chip == 0 or owner_of(chip) != seat:
        return 0
    return 2 if chip > SEATS else 1


def _row_worth(values: list[int], own: list[int], more: int) -> int:
    """NX-13, NX-18 What a row is worth after so many more plain chips of the player's."""
    lying = ([1] * more + own)[:SLOTS]
    return sum(value * factor for value, factor in zip(values, lying, strict=True))
