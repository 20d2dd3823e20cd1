"""Games of Nix für Ungut! told a second time, card by card, and compared play by play.

This referee tries all sets of cards of a hand, where the rules look plays up; a round is one function with a `yield`
wherever somebody is asked or a card is dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import Any

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut import GAME

JOKER = "joker"
ROWS = ("four", "straight4", "three", "straight3", "two", "straight2", "one", "none")
IGORS_CARDS = (2, 3, 4, 5, 5)

Cards = tuple[str, ...]
Chip = tuple[int, bool]  # whose, and whether it counts double
Asking = Generator[tuple[int, list[str]], str, None]


def rows_of(cards: Cards) -> list[str]:
    """The rows that one to four cards make, with as many jokers as there are."""
    numbers = [int(card) for card in cards if card != JOKER]
    if len(cards) == 1:
        return ["one"]
    rows = [{2: "two", 3: "three", 4: "four"}[len(cards)]] if len(set(numbers)) <= 1 else []
    straights = (range(low, low + len(cards)) for low in range(1, 9 - len(cards)))
    if len(set(numbers)) == len(numbers) and any(set(numbers) <= set(straight) for straight in straights):
        rows.append(f"straight{len(cards)}")
    return rows


def sets_of(cards: list[str]) -> set[Cards]:
    return {some for count in range(1, 5) for some in combinations(sorted(cards), count)}


class Referee:
    """A game from the start on. It yields (seat, plays) for a decision, (-1, cards or seats) for chance."""

    def __init__(self, players: int, rounds: int, values: dict[str, list[int]], *, igor: bool) -> None:
        self.players, self.rounds, self.values = players, rounds, values
        self.seats = players + igor
        self.totals = [0] * self.seats

    def game(self) -> Asking:
        starter = int((yield CHANCE, [str(seat) for seat in range(self.players)]))
        for _ in range(self.rounds):
            order = [(starter + n) % self.players for n in range(self.players)]
            yield from self.round(order)
            starter = max(order, key=lambda seat: self.totals[seat])

    def round(self, order: list[int]) -> Asking:
        self.deck = Counter(dict.fromkeys(("1", "2", "3", "4", "5", "6", "7", JOKER), 10))
        self.board: dict[str, list[Chip]] = {row: [] for row in ROWS}
        self.chips = [[False] * 4 + [True] for _ in range(self.seats)]
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        for seat in order:
            yield from self.deal(self.hands[seat], 12)
        for phase in range(1, 6):
            for seat in order:
                yield from self.play(seat, phase)
            if self.seats > self.players:
                yield from self.igor(phase)
        for row, chips in self.board.items():
            for (seat, double), value in zip(chips, self.values[row], strict=False):
                self.totals[seat] += 2 * value if double else value

    def deal(self, hand: list[str], count: int) -> Asking:
        for _ in range(count):
            card = yield CHANCE, sorted(self.deck.elements())
            self.deck[card] -= 1
            hand.append(card)

    def play(self, seat: int, phase: int) -> Asking:
        hand, chips = self.hands[seat], self.chips[seat]
        plays = [(row, some) for some in sets_of(hand) if some.count(JOKER) <= 1 for row in rows_of(some)]
        if phase == 5:
            plays = [(row, some) for row, some in plays if JOKER not in some or row == "one"]
        options = {
            " ".join([row, *some, *(["super"] if double else [])]): (row, some, double)
            for row, some in plays or [("none", ())]
            for double in ({False} if phase == 5 else set(chips))
        }
        (said, *others) = options
        row, some, double = options[(yield seat, list(options)) if others else said]
        for card in some:
            hand.remove(card)
        chips.remove(double if double in chips else True)
        self.push(row, (seat, double))

    def igor(self, phase: int) -> Asking:
        dealt: list[str] = []
        yield from self.deal(dealt, IGORS_CARDS[phase - 1])
        double = phase == 4
        self.chips[self.players].remove(double)
        self.push(
            min((row for some in sets_of(dealt) for row in rows_of(some)), key=ROWS.index), (self.players, double)
        )

    def push(self, row: str, chip: Chip) -> None:
        self.board[row] = [chip, *self.board[row]][:3]

    def lies(self) -> list[Any]:
        """The board, the hands, and the chips that everybody has left, as `lies` tells it of a state."""
        return [self.board, [sorted(hand) for hand in self.hands], [sorted(chips) for chips in self.chips]]


def lies(s: State) -> list[Any]:
    views = [GAME.view(s, seat) for seat in range(s.players)]
    board = {row["row"]: [(c["seat"], c["double"]) for c in row["chips"] if c] for row in views[0]["board"]}
    chips = [[False] * player["plain"] + [True] * player["superchip"] for player in views[0]["players"]]
    return [board, [view["hand"] for view in views], chips]


def eager(seed: int, play: str) -> int:
    """How much somebody wants a play: in some games to be rid of his cards, in some of all but his jokers."""
    cards = len(play.replace(" super", "").split())
    return (0, 0, cards, cards - 9 * play.count(JOKER) + play.count("super"))[seed % 4]


@pytest.mark.parametrize("seed", range(40))
def test_people_would_go_through_it_the_same_way(seed: int) -> None:
    stream = Stream(seed)
    players, rounds = 2 + seed % 5, 1 + seed % 4
    igor = players < 6 and seed % 3 > 0
    values = {row: [stream.draw(30) - 5 for _ in range(3)] for row in ROWS}
    edition = {"game": GAME.name, "name": "mine", "values": values}
    s = GAME.start(players, {"rounds": rounds, "igor": "yes" if igor else "no"}, edition, checked=True)
    referee = Referee(players, rounds, values, igor=igor)
    asking = referee.game()
    asked = next(asking, None)
    while asked is not None:
        mover, expected = asked
        assert mover == s.mover
        if mover == CHANCE:
            found = [GAME.write_outcome(s, outcome) for outcome in range(GAME.chances(s))]
            choice = stream.draw(len(found))
            said = found[choice]
        else:
            legal = GAME.legal_moves(s)
            found = [GAME.write_move(s, move) for move in legal]
            said = max(found, key=lambda play: (eager(seed, play), stream.draw(1000)))
            choice = legal[found.index(said)]
            assert lies(s) == referee.lies()
        assert sorted(found) == sorted(expected)
        GAME.apply(s, choice)
        try:
            asked = asking.send(said)
        except StopIteration:
            asked = None
    assert GAME.is_over(s)
    assert GAME.scores(s) == referee.totals
    assert GAME.winners(s) == [seat for seat, total in enumerate(referee.totals) if total == max(referee.totals)]
