"""The turns of Superlemming told a second time, as a person would carry them out, and compared choice by choice.

One referee knows the house edition by heart, another one reads any edition. They have objects, lists and nested calls
where the rules have numbers and a loop: whoever has to be asked or has to draw is a `yield` in the middle of an effect.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.edition import house_edition
from schadenfreude.core.state import State
from schadenfreude.games.superlemming import GAME
from schadenfreude.games.superlemming.pieces import CARDS
from schadenfreude.games.superlemming.table import PLAY
from tests.games.superlemming.build import named, random_edition

ROWS = ("circle", "triangle", "square", "diamond")


@dataclass(eq=False)
class Card:
    """A lemming card; no two are the same object."""

    colour: int
    name: str

    @property
    def row(self) -> str:
        """The row of its symbol."""
        return next(row for row in ROWS if row[0].upper() == self.name[0])


class TheEnd(Exception):
    """The game is over."""


Asking = Generator[tuple[int, list[str]], str, None]
Choosing = Generator[tuple[int, list[str]], str, str | None]

USUAL: dict[str, Any] = {  # what an instruction means that does not say it
    "count": 1,
    "whose": "anybody's",
    "which": "any",
    "from": "any row",
    "to": "",
    "if_richer": False,
    "may": False,
}


class Referee:
    """A game from the first turn on. It yields (seat, options) for a decision, (-1, names) for a card to be drawn."""

    def __init__(self, s: State) -> None:
        def card(number: int) -> Card:
            text = named(s, number)
            return Card(int(text[0]), text[1:])

        self.players: int = s.players
        self.normal, self.ask = bool(s.game), not s.thanks
        self.ducks = {row: bool(s.sides[n]) for n, row in enumerate(ROWS)}
        self.first: int = s.first
        self.active = self.first
        self.rows = {row: [card(s.lemming[n][i]) for i in range(s.length[n])] for n, row in enumerate(ROWS)}
        self.row = ""  # to which the turn's lemming was played
        self.hands = [[card(n) for n, held in enumerate(s.hand[p]) for _ in range(held)] for p in range(s.players)]
        self.piles: list[list[Card | None]] = [[None] * s.in_pile[p] for p in range(s.players)]
        self.unseen = [
            [card(kind).name for kind in range(CARDS) for _ in range(s.hidden[p][kind])] for p in range(s.players)
        ]
        self.medals = [3] * s.players
        self.scored: list[list[Card]] = [[] for _ in range(s.players)]
        self.borrowed: list[Card] = []  # played this turn
        self.gone: list[Card] = []  # have left a row this turn
        self.turns_without = self.turns = 0

    # What is asked

    def choose(self, options: Iterable[str]) -> Choosing:
        options = list(dict.fromkeys(options))  # equal cards give one choice
        if len(options) < 2:
            return options[0] if options else None
        return (yield self.active, options)

    def is_own(self, card: Card) -> bool:
        return card.colour == self.active or card in self.borrowed

    def call(self, card: Card) -> str:
        return card.name if card.colour == self.active else f"{card.name} of {card.colour}"

    def held(self, called: str) -> Card:
        cards: list[Card] = self.hands[self.active]
        return next(card for card in cards if self.call(card) == called)

    # The game

    def game(self) -> Asking:
        try:
            while True:
                if self.turns_without == 20 * self.players or self.turns == 100 * self.players:
                    return
                self.turns += 1
                before = sum(map(len, self.scored))
                yield from self.turn()
                self.turns_without = self.turns_without + 1 if sum(map(len, self.scored)) == before else 0
                self.active = (self.active + 1) % self.players
        except TheEnd:
            return

    def turn(self) -> Asking:
        self.borrowed, self.gone = [], []
        lay_there = {row: list(cards) for row, cards in self.rows.items()}
        row = self.row = yield from self.play(anywhere=False)
        if not self.normal:
            for _ in range(sum(map(self.is_own, self.rows[row]))):
                yield from self.cliff(row)
            return
        texts = [c for c in lay_there[row] if c.colour == self.active]
        while texts := [c for c in texts if c not in self.gone]:
            said = yield from self.choose(f"text {c.name}" for c in texts)
            this = next(c for c in texts if f"text {c.name}" == said)
            texts.remove(this)
            yield from self.text(this)
        yield from self.cliff(row)

    def play(self, anywhere: bool) -> Generator[tuple[int, list[str]], str, str]:
        options = [
            f"play {self.call(card)}" + (f" to {row}" if row != card.row else "")
            for card in self.hands[self.active]
            for row in (ROWS if anywhere else (card.row,))
        ]
        said = yield from self.choose(options)
        assert said
        called, _, row = said.removeprefix("play ").partition(" to ")
        card = self.held(called)
        row = row or card.row
        self.hands[self.active].remove(card)
        if card.colour != self.active:
            self.borrowed.append(card)
        yield from self.arrive(card, row)
        return row

    def arrive(self, card: Card, row: str) -> Asking:
        self.rows[row].append(card)
        if len(self.rows[row]) == (4 if self.players <= 3 else 5):
            front = self.rows[row].pop(0)
            self.gone.append(front)
            if self.is_own(front):
                self.scored[self.active].append(front)
            else:
                yield from self.rescue(front)
        yield from self.refill()

    def rescue(self, card: Card) -> Asking:
        owner = card.colour
        self.piles[owner].insert(0, card)
        polite = 2 if self.medals[owner] > self.medals[self.active] else 1
        given = {"thank": min(polite, self.medals[owner]), "stay silent": min(polite + 1, self.medals[owner])}
        answer = "thank"
        if self.ask and given["thank"] != given["stay silent"]:
            answer = yield owner, ["thank", "stay silent"]
        self.medals[owner] -= given[answer]
        self.medals[self.active] += given[answer]

    def refill(self) -> Asking:
        if not self.hands[self.active]:
            if not self.piles[self.active]:
                raise TheEnd
            yield from self.draw(5)

    def draw(self, count: int, pile: int | None = None) -> Asking:
        pile = self.active if pile is None else pile
        for _ in range(min(count, len(self.piles[pile]))):
            card = self.piles[pile].pop(0)
            if card is None:
                name = yield CHANCE, self.unseen[pile]
                self.unseen[pile].remove(name)
                card = Card(pile, name)
            self.hands[self.active].append(card)

    # Effects

    def move(self, movable: Iterable[tuple[str, int]]) -> Asking:
        said = yield from self.choose(
            f"move {row} {place + 1} to {other}" for row, place in movable for other in ROWS if other != row
        )
        if said:
            _, row, number, _, other = said.split()
            card = self.rows[row].pop(int(number) - 1)
            self.gone.append(card)
            yield from self.arrive(card, other)

    def lemmings(self, own: bool) -> list[tuple[str, int]]:
        return [(row, i) for row in ROWS for i, card in enumerate(self.rows[row]) if self.is_own(card) == own]

    def swap(self, neighbours: bool) -> Asking:
        said = yield from self.choose(
            f"swap {row} {a + 1} {b + 1}"
            for row in ROWS
            for a in range(len(self.rows[row]))
            for b in range(a + 1, len(self.rows[row]))
            if b == a + 1 or not neighbours
        )
        if said:
            _, row, one, other = said.split()
            a, b = int(one) - 1, int(other) - 1
            self.rows[row][a], self.rows[row][b] = self.rows[row][b], self.rows[row][a]

    def take(self, count: int, richer: bool) -> Asking:
        others = [p for p in range(self.players) if p != self.active]
        most = max(self.medals[p] for p in others)
        victims = [p for p in others if self.medals[p] == most > (self.medals[self.active] if richer else 0)]
        said = yield from self.choose(f"take {p}" for p in victims)
        if said:
            victim = int(said.split()[1])
            taken = min(count, self.medals[victim])
            self.medals[victim] -= taken
            self.medals[self.active] += taken

    def cliff(self, row: str) -> Asking:
        duck = self.ducks[row]
        if row == "circle":
            yield from self.draw(2 if duck else 1)
            if duck:
                said = yield from self.choose(f"return {self.call(card)}" for card in self.hands[self.active])
                assert said
                card = self.held(said.removeprefix("return "))
                self.hands[self.active].remove(card)
                self.piles[card.colour].append(card)
                yield from self.refill()
        elif row == "triangle":
            yield from self.play(anywhere=duck)
        elif row == "square":
            yield from self.move(self.lemmings(own=not duck))
        elif duck:
            yield from self.take(1, richer=True)
        else:
            yield from self.swap(neighbours=True)

    def text(self, card: Card) -> Asking:
        if card.name == "C1":
            yield from self.move(self.lemmings(own=True))
        elif card.name == "C2":
            yield from self.draw(1)
        elif card.name == "C3":
            said = yield from self.choose(f"keep {self.call(held)}" for held in self.hands[self.active])
            assert said
            kept = self.held(said.removeprefix("keep "))
            self.hands[self.active].remove(kept)
            self.scored[self.active].append(kept)
            yield from self.refill()
        elif card.name in ("T1", "D2"):
            yield from self.play(anywhere=card.name == "D2")
        elif card.name == "T2":
            yield from self.take(2, richer=False)
        elif card.name == "T3":
            yield from self.move(self.lemmings(own=False))
        elif card.name == "S1":
            row = next(row for row in ROWS if card in self.rows[row])
            self.rows[row].remove(card)
            self.rows[row].insert(0, card)
        elif card.name == "S2":
            yield from self.swap(neighbours=False)
        elif card.name == "S3":
            others = [p for p in range(self.players) if p != self.active and self.piles[p]]
            said = yield from self.choose(f"filch {p}" for p in others)
            if said:
                yield from self.draw(1, int(said.split()[1]))
        elif card.name == "D1":
            said = yield from self.choose(f"move {row} 1 to end" for row in ROWS if len(self.rows[row]) > 1)
            if said:
                row = said.split()[1]
                self.rows[row].append(self.rows[row].pop(0))
        else:
            said = yield from self.choose(f"lift {row} {len(self.rows[row])}" for row in ROWS if self.rows[row])
            if said:
                row = said.split()[1]
                lifted = self.rows[row].pop()
                self.gone.append(lifted)
                self.hands[self.active].append(lifted)

    # The end

    def points(self) -> list[int]:
        return [self.medals[p] + len(self.scored[p]) for p in range(self.players)]

    def winner(self) -> int:
        order = [(self.first + n) % self.players for n in range(self.players)]
        points = self.points()
        return max(order, key=lambda p: (points[p], order.index(p)))

    def lies(self) -> list[str]:
        """What lies in the rows and hands, as `lies` tells it of a state."""
        rows = [" ".join(f"{card.colour}{card.name}" for card in self.rows[row]) for row in ROWS]
        hands = [" ".join(sorted(f"{card.colour}{card.name}" for card in hand)) for hand in self.hands]
        return [*rows, *hands]


class Reader(Referee):
    """A referee who reads what cards and cliffs say, in an edition; what is not said is not restricted."""

    def __init__(self, s: State, edition: dict[str, Any]) -> None:
        super().__init__(s)
        self.said_by_cliffs = edition["cliffs"]
        self.said_by_cards = {}
        kinds: list[Any] = []
        for card in edition["cards"]:
            symbol, text = card["symbol"], [USUAL | step for step in card["text"]]
            if (symbol, text) not in kinds:
                kinds.append((symbol, text))
                number = sum(other == symbol for other, _ in kinds)
                self.said_by_cards[f"{symbol[0].upper()}{number}"] = text

    def cliff(self, row: str) -> Asking:
        yield from self.carry_out(self.said_by_cliffs[row]["duck" if self.ducks[row] else "plain"], None)

    def text(self, card: Card) -> Asking:
        yield from self.carry_out(self.said_by_cards[card.name], card)

    def carry_out(self, steps: list[dict[str, Any]], this: Card | None) -> Asking:
        for step in (USUAL | said for said in steps):
            for _ in range(1 if step["verb"] in ("draw", "take") else step["count"]):
                if step["verb"] == "draw":
                    yield from self.draw(step["count"])
                    continue
                options = list(self.options(step, this))
                if options and step["may"]:
                    options.append("decline")
                choice = yield from self.choose(options)
                if choice == "decline":
                    break
                if choice is not None:
                    yield from self.obey(choice, step["count"])

    def fits(self, card: Card, whose: str, this: Card | None) -> bool:
        return {
            "anybody's": True,
            "own": self.is_own(card),
            "another's": not self.is_own(card),
            "this": card is this,
        }[whose]

    def options(self, step: dict[str, Any], this: Card | None) -> Iterator[str]:
        verb, whose = step["verb"], step["whose"]
        if verb in ("play", "keep", "return"):
            for card in self.hands[self.active]:
                rows = {"own symbol's row": (card.row,), "any row": ROWS, "this row": (self.row,)}.get(step["to"], ROWS)
                for row in rows if verb == "play" else (card.row,):
                    if self.fits(card, whose, this):
                        yield f"{verb} {self.call(card)}" + (f" to {row}" if row != card.row else "")
        elif verb in ("take", "filch"):
            others = [p for p in range(self.players) if p != self.active]
            most = max(self.medals[p] for p in others)
            for p in others:
                there = self.medals[p] == most > 0 if verb == "take" else bool(self.piles[p])
                if there and (not step["if_richer"] or self.medals[p] > self.medals[self.active]):
                    yield f"{verb} {p}"
        else:
            for row, lying in self.rows.items():
                for place, card in enumerate(lying, 1):
                    starts = {"this row": self.row, "own symbol's row": card.row, "any row": row}
                    chosen = {"front": 1, "last": len(lying)}.get(step["which"], place)
                    if self.fits(card, whose, this) and row == starts[step["from"]] and place == chosen:
                        yield from self.with_lemming(step, row, place, card)

    def with_lemming(self, step: dict[str, Any], row: str, place: int, card: Card) -> Iterator[str]:
        last = len(self.rows[row])
        if step["verb"] == "lift":
            yield f"lift {row} {place}"
        elif step["verb"] == "swap":
            for other in range(1, last + 1):
                if other != place and (step["which"] == "any" or abs(other - place) == 1):
                    yield f"swap {row} {min(place, other)} {max(place, other)}"
        elif step["to"] in ("front", "end"):
            if place != (1 if step["to"] == "front" else last):
                yield f"move {row} {place} to {step['to']}"
        else:
            ways = {"another row": ROWS, "own symbol's row": (card.row,), "this row": (self.row,)}[step["to"]]
            yield from (f"move {row} {place} to {way}" for way in ways if way != row)

    def obey(self, said: str, count: int) -> Asking:
        verb, what, *more = said.split()
        if verb in ("play", "keep", "return"):
            called, _, row = said.removeprefix(f"{verb} ").partition(" to ")
            card = self.held(called)
            self.hands[self.active].remove(card)
            if verb == "play":
                if card.colour != self.active:
                    self.borrowed.append(card)
                yield from self.arrive(card, row or card.row)
                return
            if verb == "keep":
                self.scored[self.active].append(card)
            else:
                self.piles[card.colour].append(card)
            yield from self.refill()
        elif verb == "take":
            taken = min(count, self.medals[int(what)])
            self.medals[int(what)] -= taken
            self.medals[self.active] += taken
        elif verb == "filch":
            yield from self.draw(1, int(what))
        elif verb == "swap":
            a, b = int(more[0]) - 1, int(more[1]) - 1
            self.rows[what][a], self.rows[what][b] = self.rows[what][b], self.rows[what][a]
        else:
            card = self.rows[what].pop(int(more[0]) - 1)
            if more[-1] in ("front", "end"):
                self.rows[what].insert(0 if more[-1] == "front" else len(self.rows[what]), card)
                return
            self.gone.append(card)
            if verb == "lift":
                self.hands[self.active].append(card)
                self.borrowed = [other for other in self.borrowed if other is not card]
            else:
                yield from self.arrive(card, more[-1])


def lies(s: State) -> list[str]:
    rows = [" ".join(named(s, s.lemming[row][i]) for i in range(s.length[row])) for row in range(len(ROWS))]
    hands = [
        " ".join(sorted(named(s, n) for n, held in enumerate(s.hand[p]) for _ in range(held + s.shown[p][n])))
        for p in range(s.players)
    ]
    return [*rows, *hands]


@pytest.mark.parametrize("seed", range(180))
@pytest.mark.parametrize("edition", ["house", "any"])
def test_a_person_would_carry_it_out_the_same_way(seed: int, edition: str) -> None:
    options = {
        "game": ("normal", "normal", "simple")[seed % 3],
        "cliffs": ("plain", "duck", "mixed")[seed // 3 % 3],
        "thanks": ("ask", "always")[seed // 9 % 2],
    }
    said_on_cards = random_edition(Stream(seed)) if edition == "any" else house_edition(GAME)
    s, stream = GAME.start(2 + seed % 4, options, said_on_cards), Stream(seed)
    while s.phase != PLAY:
        GAME.apply(s, stream.draw(GAME.chances(s)))
    referee = Reader(s, said_on_cards) if edition == "any" else Referee(s)
    asking = referee.game()
    asked = next(asking, None)
    while asked is not None:
        mover, expected = asked
        assert mover == s.mover
        if mover == CHANCE:
            found = [GAME.write_outcome(s, outcome) for outcome in range(GAME.chances(s))]
            choice = stream.draw(len(found))
        else:
            legal = GAME.legal_moves(s)
            found = [GAME.write_move(s, move) for move in legal]
            choice = legal[stream.draw(len(legal))]
        said = found[choice] if mover == CHANCE else found[legal.index(choice)]
        assert sorted(found) == sorted(expected)
        assert lies(s) == referee.lies()
        GAME.apply(s, choice)
        try:
            asked = asking.send(said)
        except StopIteration:
            asked = None
        assert s.medals[: s.players] == referee.medals
    assert GAME.is_over(s)
    assert GAME.scores(s) == referee.points()
    assert GAME.winners(s) == [referee.winner()]
    assert s.turns == referee.turns
