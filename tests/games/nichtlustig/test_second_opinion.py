"""Games of Nichtlustig told a second time, as people at a table would go through them, compared choice by choice.

This referee has dice with names, cards in dicts and a `yield` wherever somebody is asked or a die lands; the rules have
numbers and phases there.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import combinations
from typing import Any

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig import GAME

DICE = {"b1": "duck", "b2": "ufo", "r1": "clown", "r2": "robot", "w1": "time-machine", "w2": "virus", "p": "poodle"}
COLOURED = [die for die in DICE if die != "p"]
PAIRS = {"riebmann": ("b1", "b2"), "yeti": ("r1", "r2"), "lemming": ("w1", "w2")}
DINOSAURS = range(24, 29)
CARDS = [(kind, n) for kind in (*PAIRS, "professors") for n in range(1, 6)] + [("dinosaur", n) for n in DINOSAURS]

Card = tuple[str, int]
Asking = Generator[tuple[int, list[str]], str, None]
Choosing = Generator[tuple[int, list[str]], str, str]
THROWN = [*map(str, range(6))]


class Referee:
    """A game from the start on. It yields (seat, options) for a decision and (-1, faces) for a die or a draw."""

    def __init__(self, players: int, *, printed: bool) -> None:
        self.players = players
        self.skips, self.hurries = ("ufo", "robot") if printed else ("robot", "ufo")
        self.won: dict[Card, int] = {}
        self.scored: dict[Card, int] = {}
        self.deaths: dict[str, tuple[int, Card | None]] = {}  # whose, and what it covers
        self.specials: dict[str, int] = {}
        self.experiments = [0] * players

    def game(self, roll_for_start: bool) -> Asking:
        seat = yield from self.begin(roll_for_start)
        while len(self.won) + len(self.scored) < len(CARDS) - 5:
            yield from self.turn(seat)
            seat = (seat + 1) % self.players
        for owner in range(self.players):
            for _ in self.uncovered(owner, "professors"):
                self.experiments[owner] = max(self.experiments[owner], int((yield CHANCE, THROWN)))

    def begin(self, roll_for_start: bool) -> Generator[tuple[int, list[str]], str, int]:
        seats = list(range(self.players))
        if not roll_for_start:
            return int((yield CHANCE, [str(seat) for seat in seats]))
        while len(seats) > 1:
            rolls = {}
            for seat in seats:
                rolls[seat] = int((yield CHANCE, THROWN))
            seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
        return seats[0]

    def choose(self, seat: int, options: Iterable[str]) -> Choosing:
        options = list(options)
        if len(options) == 1:
            return options[0]
        return (yield seat, options)

    # A turn

    def turn(self, seat: int) -> Asking:
        had = {special for special, owner in self.specials.items() if owner == seat}
        if self.skips in had:
            del self.specials[self.skips]
            return
        used = had & {self.hurries, "virus"}
        shown, throws = yield from self.throw(seat, 2 if self.hurries in had else 4 if "duck" in had else 3)
        if throws == 4:
            used.add("duck")
        self.score(shown["p"])
        took = yield from self.take(seat, shown, machine="time-machine" in had)
        if took.endswith("with time machine"):
            used.add("time-machine")
        if took == "nothing" or "virus" in used:
            due = sum(owner == seat for owner, _ in self.deaths.values()) < 6
            if due and "clown" in had and (yield seat, ["clown no", "clown yes"]) == "clown yes":
                used.add("clown")
            elif due:
                yield from self.receive_death(seat, "poodle" if shown["p"] == 0 else str(shown["p"]))
        for special in used:
            del self.specials[special]
        self.specials |= {DICE[die]: seat for die in COLOURED if shown[die] == 0}

    def throw(self, seat: int, most: int) -> Generator[tuple[int, list[str]], str, tuple[dict[str, int], int]]:
        """What the dice show in the end, symbols as 0, and how many throws it took."""
        shown: dict[str, int] = {}
        free = list(DICE)
        for throw in range(1, most + 1):
            for die in free:
                face = yield CHANCE, [DICE[die], *THROWN[1:]]
                shown[die] = 0 if face == DICE[die] else int(face)
            if throw == most:
                break
            subsets = [dice for count in range(len(free)) for dice in combinations(free, count)]
            said = yield seat, ["stop", *(f"keep {' '.join(dice) or 'nothing'}" for dice in subsets)]
            if said == "stop":
                break
            free = [die for die in free if die not in said.split()]
        return shown, throw

    def score(self, pink: int) -> None:
        for card in [card for card in self.won if card[1] == pink]:
            self.scored[card] = self.won.pop(card)

    def take(self, seat: int, shown: dict[str, int], *, machine: bool) -> Choosing:
        """What is taken, in notation; "nothing" if nothing is."""

        def to_be_had(kind: str, n: int) -> bool:
            return (kind, n) not in self.scored and self.won.get((kind, n)) != seat

        pairs = [(kind, shown[one]) for kind, (one, other) in PAIRS.items() if 0 < shown[one] == shown[other]]
        pairs = [pair for pair in pairs if to_be_had(*pair)]
        colours = [{shown[one], shown[other]} for one, other in PAIRS.values()]
        triples = [n for n in range(1, 6) if all(n in colour for colour in colours) and to_be_had("professors", n)]
        total = sum(shown[die] for die in COLOURED)
        dinosaurs = [n for n in DINOSAURS if to_be_had("dinosaur", n)]
        sets = [", ".join(f"{k} {n}" for k, n in some) for count in (1, 2, 3) for some in combinations(pairs, count)]
        sets += [
            ", ".join(f"professors {n}" for n in some) for count in (1, 2) for some in combinations(triples, count)
        ]
        sets += [f"dinosaur {n}" for n in dinosaurs if n <= total]
        if not sets:
            sets = ["nothing"]
        if machine:
            sets += [f"dinosaur {n} with time machine" for n in dinosaurs if total < n <= total + 2]
        said = yield from self.choose(seat, [f"take {one}" for one in sets])
        took = said.removeprefix("take ")
        for card in [] if took == "nothing" else took.removesuffix(" with time machine").split(", "):
            kind, n = card.split()
            (self.scored if kind == "dinosaur" else self.won)[kind, int(n)] = seat
        return took

    # Death

    def uncovered(self, seat: int, *kinds: str) -> list[Card]:
        covered = [card for _, card in self.deaths.values()]
        return [card for card in CARDS if self.scored.get(card) == seat and card[0] in kinds and card not in covered]

    def receive_death(self, seat: int, death: str) -> Asking:
        if self.deaths.get(death, (-1, None))[0] == seat:
            all_deaths = ["poodle", *THROWN[1:]]
            others = [other for other in all_deaths if other not in self.deaths]
            others = others or [other for other in all_deaths if self.deaths[other][0] != seat]
            death = (yield from self.choose(seat, [f"death {other}" for other in others])).split()[1]
        self.deaths[death] = (seat, None)
        victims = self.uncovered(seat, "lemming") or self.uncovered(seat, "riebmann", "yeti", "professors")
        if victims:
            said = yield from self.choose(seat, [f"cover {kind} {n}" for kind, n in victims])
            self.deaths[death] = (seat, next(card for card in victims if said == f"cover {card[0]} {card[1]}"))

    # The end

    def points(self, seat: int) -> int:
        yetis = len(self.uncovered(seat, "yeti"))
        return (
            4 * len(self.uncovered(seat, "lemming"))
            + 2 * len(self.uncovered(seat, "riebmann"))
            + (3 * yetis if yetis >= 2 else yetis)
            + sum(n - 23 for _, n in self.uncovered(seat, "dinosaur"))
            + self.experiments[seat]
            + list(self.won.values()).count(seat)
            - list(self.deaths.values()).count((seat, None))
        )

    def winners(self) -> list[int]:
        deaths = [owner for owner, _ in self.deaths.values()]
        rank = [(self.points(seat), -deaths.count(seat)) for seat in range(self.players)]
        return [seat for seat in range(self.players) if rank[seat] == max(rank)]

    def lies(self) -> list[Any]:
        """Where all cards lie, as `lies` tells it of a view."""
        where: dict[Card, tuple[int | None, str]] = dict.fromkeys(CARDS, (None, "layout"))
        where |= {card: (owner, "won") for card, owner in self.won.items()}
        where |= {card: (owner, "scored") for card, owner in self.scored.items()}
        where |= {card: (owner, "covered") for owner, card in self.deaths.values() if card is not None}
        return [where, self.deaths, self.specials]


def lies(s: State) -> list[Any]:
    view = GAME.view(s, None)
    on = {card["death"]: (card["kind"], card["number"]) for card in view["cards"] if card["death"]}
    return [
        {(card["kind"], card["number"]): (card["at"], card["state"]) for card in view["cards"]},
        {death["death"]: (death["at"], on.get(death["death"])) for death in view["deaths"] if death["at"] is not None},
        {special["special"]: special["at"] for special in view["specials"] if special["at"] is not None},
    ]


@pytest.mark.parametrize("seed", range(36))
def test_people_would_go_through_it_the_same_way(seed: int) -> None:
    roll, printed = seed % 2 == 1, seed % 4 > 1
    options = {"roll_for_start": "yes" if roll else "no", "special_cards": "printed" if printed else "rulebook"}
    s, stream = GAME.start(2 + seed % 3, options, checked=True), Stream(seed)
    referee = Referee(s.players, printed=printed)
    asking = referee.game(roll)
    asked = next(asking, None)
    while asked is not None:
        mover, expected = asked
        assert mover == s.mover
        if mover == CHANCE:
            choice = stream.draw(GAME.chances(s))
            if seed % 3 == 0 and len(expected) == 6 and stream.draw(4) == 0:
                choice = 0  # symbols more often, for special cards that meet
            found = [GAME.write_outcome(s, outcome) for outcome in range(GAME.chances(s))]
            said = found[choice]
        else:
            found = [GAME.write_move(s, move) for move in GAME.legal_moves(s)]
            said = found[stream.draw(len(found))]
            choice = GAME.read_move(s, said)
            assert lies(s) == referee.lies()
        assert sorted(found) == sorted(expected)
        GAME.apply(s, choice)
        try:
            asked = asking.send(said)
        except StopIteration:
            asked = None
    assert GAME.is_over(s)
    assert lies(s) == referee.lies()
    assert GAME.scores(s) == [referee.points(seat) for seat in range(s.players)]
    assert GAME.winners(s) == referee.winners()
