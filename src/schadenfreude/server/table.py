"""A table: who sits where and what has happened there, as entries that are only ever added, and their fold.

Nothing here reads, writes, waits or draws. A command looks at the table and returns the entries that carry it out, or
raises BadInput; only `fold` changes anything. Whoever drives a table writes the entries first and folds them then.

The kinds of entries and what they hold:

    opened      game, rules_version, options, edition, seats (a computer player's name or null), host, listed, grace,
                commitment (to the secret of its dice, see fairness.py), played (the entries of the record with which
                it begins), archived (whether it is only a record to look at), notes (of that record)
    joined      seat, person, name          left        seat                        salted      seat, salt
    taken-over  seat, by                    returned    seat                        resigned    seat, by
    started     next                        chance      outcomes, next
    moved       seat, move, decision, answer (if a person's) or by (if a computer player's), next
    revealed    secret

Moves and outcomes stand there in notation; `next` is the mover afterwards. A decision is named by the number of the
entry that asked it; an answer names it, and carries an identifier its sender made up. Late and repeated answers change
nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.game import Game
from schadenfreude.core.record import Record
from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.replay import positions
from schadenfreude.core.state import State, Told
from schadenfreude.core.text import Words, distinct
from schadenfreude.players import player
from schadenfreude.server import Late, Missing, NotYours, Refused
from schadenfreude.server.fairness import NOTE, Proof, note, read_proof, read_salt
from schadenfreude.server.speech import game_words

LONGEST_NAME = 30  # characters
LONGEST_MOVE = 200
LONGEST_ANSWER = 60  # characters of an answer's identifier
SEAT_KINDS = ("joined", "left", "taken-over", "returned", "resigned")
STAND_IN = "easy"  # the computer player that plays for people who are gone


class Chance(Protocol):
    """Where outcomes come from."""

    def draw(self, k: int) -> int:
        """One of 0..k-1."""


class Entry(NamedTuple):
    """What happened at a table, numbered from 1 without gaps; `data` is plain JSON."""

    number: int
    kind: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """A seat: the person it belongs to, what that person is called, and the computer player that plays it, if any.

    A person's seat that a computer player plays is that person's again as soon as he returns.
    """

    person: str | None = None
    name: str = ""
    computer: str | None = None

    @property
    def is_free(self) -> bool:
        """Can anybody sit down here?"""
        return self.person is None and self.computer is None and not self.name


class Decision(NamedTuple):
    """What the table waits for: the number of the entry that asked it, and the seat that is asked."""

    number: int
    seat: int


class Summary(NamedTuple):
    """What lists of tables say of one: its game, whether it is "open", "running" or "over", and who is concerned."""

    game: str
    listed: bool
    status: str
    people: frozenset[str]
    waits_for: str | None  # a person


class Line(NamedTuple):
    """A line of the log: the entry it belongs to, and either an event of the game or something about a seat."""

    number: int
    told: Told | None
    kind: str = ""
    seat: int = 0
    name: str = ""


def open_table(
    game: Game,
    seats: Sequence[str | None],
    options: Mapping[str, object],
    *,
    host: str,
    listed: bool,
    grace: int | None = None,
    edition: Mapping[str, Any] | None = None,
    commitment: str | None = None,
    played: Record | None = None,
) -> Entry:
    """The first entry of a table whose seats are for people (None) or computer players.

    `grace` is how many seconds somebody who is to move may be gone before a computer player stands in; None: any.
    `commitment` is the hash of the secret from which the outcomes will follow; None: they follow from none. `played` is
    a record from whose end the table goes on.
    Raises BadInput for wrong options, too many or too few seats, or an unknown computer player.
    """
    values = game.read_options(options, len(seats))
    for name in seats:
        if name is not None:
            player(name)
    if all(seats):
        raise Refused("error-no-people")
    data = {
        "game": game.name,
        "rules_version": game.version,
        "options": game.write_options(values),
        "seats": list(seats),
        "host": host,
        "listed": listed,
        "grace": grace,
        "commitment": commitment,
    }
    more = {"edition": edition, "played": played.entries() if played is not None else None}
    return Entry(1, "opened", data | {name: value for name, value in more.items() if value is not None})


def archive(record: Record) -> list[Entry]:
    """The entries of a table that is only a record to look at: nobody sits there, and it is over.

    Of its notes the proof of its dice is kept, if there is one; of names what can be seen.
    """
    try:
        notes = note(read_proof(record))
    except Refused:
        notes = {}
    data = {
        "game": record.game.name,
        "rules_version": record.game.version,
        "options": record.game.write_options(record.options),
        "seats": [_shown(name) for name in record.seats],
        "host": "",
        "listed": False,
        "grace": None,
        "edition": record.edition,
        "played": record.entries(),
        "notes": notes,
        "archived": True,
    }
    return [Entry(1, "opened", data), Entry(2, "started", {"next": record.replay().mover})]


def _shown(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME].strip() or "?"


class Table:
    """The fold of a table's entries; `opened` is the first of them."""

    def __init__(self, opened: Entry) -> None:
        data = opened.data
        self.game = registered_game(data["game"])
        if data["rules_version"] > self.game.version:
            raise Refused("error-newer-rules", given=data["rules_version"], right=self.game.version)
        options = self.game.read_options(data["options"], len(data["seats"]))
        self.archived: bool = data.get("archived", False)
        self.is_past = False  # is this how the table was once?
        self.seats = [Seat(name=name) if self.archived else Seat(computer=name) for name in data["seats"]]
        self.host: str = data["host"]
        self.listed: bool = data["listed"]
        self.grace: int | None = data["grace"]
        sitting = [name or "" for name in data["seats"]]
        self.record = Record(self.game, options, sitting, edition=data.get("edition"))
        self.record.notes = data.get("notes", {})
        self.record.add_entries(data.get("played", ()))
        self._given = self.drawn
        self.commitment: str | None = data.get("commitment")
        self.salts = [""] * len(self.seats)  # what each seat adds to the secret
        self.state: State | None = None  # None: not started
        self.number = opened.number
        self.log: list[Line] = []
        self._asked = 0  # the entry that brought the game to where it stands
        self._answers: dict[int, str | None] = {}  # by decision: the identifier of the answer that was taken

    # Questions

    @property
    def is_over(self) -> bool:
        """Has the game ended, or is this only a record?"""
        return self.archived or (self.state is not None and self.state.mover == OVER)

    @property
    def decision(self) -> Decision | None:
        """What the table waits for, if its game is running."""
        if self.state is None or self.state.mover < 0 or self.archived or self.is_past:
            return None
        return Decision(self._asked, self.state.mover)

    @property
    def free_seats(self) -> list[int]:
        """The seats where somebody can sit down."""
        return [place for place, seat in enumerate(self.seats) if seat.is_free]

    @property
    def waits_for_computer(self) -> str | None:
        """The name of the computer player that is to move, if one is."""
        return self.seats[self.decision.seat].computer if self.decision is not None else None

    @property
    def waits_for_person(self) -> str | None:
        """The person who is to move, if one is."""
        if self.decision is None or self.waits_for_computer is not None:
            return None
        return self.seats[self.decision.seat].person

    @property
    def people(self) -> set[str]:
        """Everybody to whom a seat belongs."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def drawn(self) -> int:
        """How many outcomes the game has had."""
        return sum(step.mover == CHANCE for step in self.record.steps)

    def as_of(self, number: int) -> Table:
        """The table as it was after `number` entries of its record, by which its log is counted; nobody can act there.

        Everybody sits where he sits now. Raises Missing if there are not so many.
        """
        past = copy(self)
        past.is_past, past.log = True, []
        for at in positions(self.record):
            past.log.extend(Line(at.number, told) for told in at.told)
            if at.number == number:
                past.state, past.number = at.state, number
                past.record = replace(self.record, steps=self.record.steps[: at.steps])
                return past
        raise Missing("error-no-such-move", given=number)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person, None for spectators."""
        if person is None:
            return None
        return next((place for place, seat in enumerate(self.seats) if seat.person == person), None)

    def summary(self, entries: Sequence[Entry] = ()) -> Summary:
        """What lists will say of the table once `entries` have been folded."""
        seats = list(self.seats)
        mover = None if self.state is None else self.state.mover
        for entry in entries:
            mover = entry.data.get("next", mover)
            if entry.kind in SEAT_KINDS:
                seats[entry.data["seat"]] = seat_after(seats[entry.data["seat"]], entry)
        people = frozenset(seat.person for seat in seats if seat.person is not None)
        status = "over" if mover == OVER or self.archived else "open" if mover is None else "running"
        asked = seats[mover] if mover is not None and mover >= 0 else Seat()
        waits_for = asked.person if asked.computer is None else None
        return Summary(self.game.name, self.listed, status, people, waits_for)

    def names(self, words: Words) -> list[str]:
        """What all seats that score are called, each differently; `words` are the server's."""
        called = [_called(words, seat) for seat in self.seats]
        if self.state is not None:
            own = game_words(self.game, words.language)
            called += [self.game.extra_name(own, seat) for seat in range(len(called), self.game.seats(self.state))]
        return distinct(called)

    # Commands

    def join(self, person: str, name: str, place: int) -> list[Entry]:
        """Sit down, or move to another seat, before the game starts. Raises Refused."""
        self._check_not_started()
        mine = self.seat_of(person)
        if mine == place:
            return []
        if not self._has(place).is_free:
            raise Refused("error-seat-taken")
        moving = [("left", {"seat": mine})] if mine is not None else []
        return self._entries(*moving, ("joined", {"seat": place, "person": person, "name": name}))

    def salt(self, person: str, text: str) -> list[Entry]:
        """Add something to the secret of the dice, before the game starts. Raises Refused."""
        self._check_not_started()
        mine, salt = self._seat_of(person), read_salt(text)
        return self._entries(("salted", {"seat": mine, "salt": salt})) if salt != self.salts[mine] else []

    def reveal(self, secret: str, entries: Sequence[Entry] = ()) -> list[Entry]:
        """Publish the secret of the dice, in hexadecimal, if the game is over once `entries` have been folded."""
        if self.commitment is None or NOTE in self.record.notes or self.summary(entries).status != "over":
            return []
        return [Entry(self.number + len(entries) + 1, "revealed", {"secret": secret})]

    def leave(self, person: str) -> list[Entry]:
        """Stand up. In a running game a computer player plays on, and the seat is nobody's any more."""
        mine = self._seat_of(person)
        if self.state is None:
            return self._entries(("left", {"seat": mine}))
        if self.is_over:
            raise Refused("error-over")
        return self._entries(("resigned", {"seat": mine, "by": STAND_IN}))

    def start(self, person: str, chance: Chance, *, fill: bool = False) -> list[Entry]:
        """Begin the game. With `fill` computer players sit down on free seats; without, no seat may be free."""
        self._check_not_started()
        self._seat_of(person)
        if self.free_seats and not fill:
            raise Refused("error-free-seats", count=len(self.free_seats))
        filled = [("taken-over", {"seat": place, "by": STAND_IN}) for place in self.free_seats]
        s = self.record.replay()
        return self._with_luck(self._entries(*filled, ("started", {"next": s.mover})), s, chance)

    def answer(self, person: str, decision: int, text: str, identifier: str, chance: Chance) -> list[Entry]:
        """Decide with a typed move; nothing if this very answer has been taken before.

        Raises NotYours, Late, IllegalMove or UnclearMove.
        """
        if self.seat_of(person) is None:
            raise NotYours("error-no-seat")
        if decision in self._answers and self._answers[decision] == identifier:
            return []
        if self.decision is None or decision != self.decision.number:
            raise Late("error-late")
        seat = self.decision.seat
        if self.seats[seat].person != person:
            raise NotYours("error-not-your-turn")
        assert self.state is not None
        v = self.game.masked(self.state, seat)
        move = self.game.read_move(v, text[:LONGEST_MOVE])
        self.game.check_move(v, move)
        returning = [("returned", {"seat": seat})] if self.seats[seat].computer is not None else []
        return self._moved(returning, move, {"answer": identifier[:LONGEST_ANSWER]}, chance)

    def compute(self, decision: int, move: int, chance: Chance) -> list[Entry]:
        """Decide with the legal move that a computer player has chosen; nothing if it comes too late."""
        if self.decision is None or decision != self.decision.number or self.waits_for_computer is None:
            return []
        return self._moved([], move, {"by": self.waits_for_computer}, chance)

    def take_over(self, place: int) -> list[Entry]:
        """Let a computer player play for the person of a seat until he is back; nothing if one does already."""
        seat = self._has(place)
        if self.state is None or self.is_over or seat.person is None or seat.computer is not None:
            return []
        return self._entries(("taken-over", {"seat": place, "by": STAND_IN}))

    def come_back(self, person: str) -> list[Entry]:
        """Take one's seat back from the computer player; nothing if none plays it."""
        mine = self._seat_of(person)
        if self.state is None or self.is_over or self.seats[mine].computer is None:
            return []
        return self._entries(("returned", {"seat": mine}))

    def _has(self, place: int) -> Seat:
        if not 0 <= place < len(self.seats):
            raise Missing("error-no-such-seat", given=place)
        return self.seats[place]

    def _seat_of(self, person: str) -> int:
        mine = self.seat_of(person)
        if mine is None:
            raise NotYours("error-no-seat")
        return mine

    def _check_not_started(self) -> None:
        if self.state is not None:
            raise Refused("error-started")

    def _entries(self, *what: tuple[str, dict[str, Any]]) -> list[Entry]:
        return [Entry(self.number + i, kind, data) for i, (kind, data) in enumerate(what, 1)]

    def _moved(
        self, before: list[tuple[str, dict[str, Any]]], move: int, more: dict[str, Any], chance: Chance
    ) -> list[Entry]:
        assert self.state is not None
        assert self.decision is not None
        after = self.state.copy()
        self.game.apply(after, move)
        data = {
            "seat": self.decision.seat,
            "move": self.game.write_move(self.state, move),
            "decision": self.decision.number,
            **more,
            "next": after.mover,
        }
        return self._with_luck(self._entries(*before, ("moved", data)), after, chance)

    def _with_luck(self, entries: list[Entry], s: State, chance: Chance) -> list[Entry]:
        """The entries and, from the state `s` after them, an entry for each throw or deal up to the next decision."""
        while s.mover == CHANCE:
            outcomes: list[str] = []
            while s.mover == CHANCE and not (outcomes and self.game.begins_entry(s)):
                outcome = chance.draw(self.game.chances(s))
                outcomes.append(self.game.write_outcome(s, outcome))
                self.game.apply(s, outcome)
            entries.append(Entry(entries[-1].number + 1, "chance", {"outcomes": outcomes, "next": s.mover}))
        return entries

    # The fold

    def fold(self, entries: Iterable[Entry]) -> None:
        """Let entries have happened. Trusts them, but not their order: raises ValueError if one is missing."""
        for entry in entries:
            if entry.number != self.number + 1:
                raise ValueError(f"entry {entry.number} after entry {self.number}")
            self.number = entry.number
            if entry.kind in SEAT_KINDS:
                self._fold_seat(entry)
            elif entry.kind == "salted":
                self.salts[entry.data["seat"]] = entry.data["salt"]
            elif entry.kind == "revealed":
                assert self.commitment is not None
                self.record.notes |= note(Proof(self.commitment, entry.data["secret"], self.salts, self._given))
            else:
                self._fold_game(entry.kind, entry.data)

    def _fold_game(self, kind: str, data: Mapping[str, Any]) -> None:
        if kind == "started":
            self.state = self.record.replay(listen=True)
        assert self.state is not None
        if kind == "chance":
            for word in data["outcomes"]:
                self.record.add(self.state, self.game.read_outcome(self.state, word))
        elif kind == "moved":
            self._answers[data["decision"]] = data.get("answer")
            self.record.add(self.state, self.game.read_move(self.state, data["move"]))
        if self.state.mover != data["next"]:
            raise Refused("error-other-rules")
        self._asked = self.number
        assert self.state.story is not None
        self.log.extend(Line(self.number, told) for told in self.state.story)
        self.state.story.clear()

    def _fold_seat(self, entry: Entry) -> None:
        place: int = entry.data["seat"]
        before, seat = self.seats[place], seat_after(self.seats[place], entry)
        self.seats[place] = seat
        if entry.kind == "left":
            self.salts[place] = ""
        self.record.seats[place] = seat.name[:1].upper() + seat.name[1:] or seat.computer or ""
        if name := seat.name or before.name:
            self.log.append(Line(self.number, None, entry.kind, place, name))


def seat_after(seat: Seat, entry: Entry) -> Seat:
    """A seat after an entry about it."""
    data = entry.data
    if entry.kind == "joined":
        return Seat(data["person"], data["name"])
    if entry.kind == "left":
        return Seat()
    if entry.kind == "returned":
        return Seat(seat.person, seat.name)
    return Seat(None if entry.kind == "resigned" else seat.person, seat.name, data["by"])


def read_table(entries: Iterable[Entry]) -> Table:
    """The table that has these entries, at least one. Raises Refused if its rules are newer than ours."""
    left = iter(entries)
    table = Table(next(left))
    table.fold(left)
    return table


def _called(words: Words, seat: Seat) -> str:
    if seat.name:
        return seat.name
    if seat.computer is None:
        return words("seat-free")
    key = f"player-{seat.computer}"
    return words(key) if key in words else seat.computer
