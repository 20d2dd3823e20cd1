"""What entries make of a table: who sits where, how the game stands, what was said, and how much time is left.

A table is a list of entries that are only ever added. Nothing here reads, writes, waits or draws. The kinds of
entries and what they hold:

    opened      game, rules_version, options, edition, seats (a computer player's name or null), host, listed, grace,
                commitment (to the secret of its dice, see fairness.py), played (the entries of the record with which
                it begins), archived (whether it is only a record to look at), notes (of that record), chat, own_dice
                (whether people throw real dice and type what they show),
                time (bank, increment or null: nobody is hurried in turn, reaction; null in entries of older versions),
                patience (after how many seconds without an entry it is closed: open, running)
    joined      seat, person, name, guest (at that person's screen)
    left        seat                        removed     seat                        resigned    seat, by
    taken-over  seat, by, why               returned    seat
    started     next                        chance      outcomes, next, by (the seat that typed them)
    moved       seat, move, decision, next, and answer (a person's), by (a computer player's; instead of which other
                one, if that failed) or late (nobody's)
    undone      seat, to, next              closed      why
    unveiled    seat (in whose hands the screen is that several people share)
    chatted     seat, text                  chat        on                          rematch     table
    salted      seat, salt                  revealed    secret
    unserved    times (in each of which nobody served: when it began and ended, as for `at`)

Moves and outcomes stand there in notation; `next` is the mover afterwards. A decision is named by the number of the
entry that asked it; an answer names it, and carries an identifier its sender made up. `to` is the number of the entry
after which the game stands again. Every entry carries the time at which it was written; no other clock is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.record import Record
from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.replay import positions
from schadenfreude.core.state import State, Told
from schadenfreude.core.text import Words, distinct
from schadenfreude.core.throw import Throw
from schadenfreude.players import called, names_a_computer
from schadenfreude.server import Missing, Refused
from schadenfreude.server.clock import USUAL_WAITS, Clock, Outage, Waits, read_clock
from schadenfreude.server.fairness import Proof, note
from schadenfreude.server.speech import game_words

SEAT_KINDS = ("joined", "left", "removed", "taken-over", "returned", "resigned")
GAME_KINDS = ("started", "chance", "moved", "undone")
LEAVING = ("left", "removed")
ENDED = ("over", "closed")  # of tables where nobody plays any more, and everything is open
MOST_CHAT = 100  # of what was said, how much is shown


class Entry(NamedTuple):
    """What happened at a table, numbered from 1 without gaps; `data` is plain JSON.

    `at` is when it was written, in milliseconds since 1970; 0 until it is.
    """

    number: int
    kind: str
    data: dict[str, Any]
    at: int = 0


@dataclass(frozen=True)
class Seat:
    """A seat: the person it belongs to, what that person is called, and the computer player that plays it, if any.

    A person's seat that a computer player plays is that person's again as soon as he returns. Where a guest sits, the
    seat belongs to whoever lends him the screen.
    """

    person: str | None = None
    name: str = ""
    computer: str | None = None
    guest: bool = False
    out_of_time: bool = False  # the computer player plays because the person's time had run out

    @property
    def is_free(self) -> bool:
        """Can anybody sit down here?"""
        return self.person is None and self.computer is None and not self.name


class Decision(NamedTuple):
    """What the table waits for: the number of the entry that asked it, and the seat that is asked."""

    number: int
    seat: int


class Summary(NamedTuple):
    """What lists of tables say of one: its game, whether it is "open", "running", "over" or "closed", who is concerned.

    `due` is when something must happen if nobody does anything, in milliseconds since 1970.
    """

    game: str
    listed: bool
    status: str
    people: frozenset[str]
    waits_for: str | None  # a person
    due: int | None = None


class Line(NamedTuple):
    """A line of the log: the entry it belongs to, and either an event of the game or something about a seat."""

    number: int
    told: Told | None
    kind: str = ""
    seat: int = 0
    name: str = ""


class Chatted(NamedTuple):
    """Something that somebody said, with the number of its entry."""

    number: int
    name: str
    text: str


class Back(NamedTuple):
    """A decision to which its seat may go back: what the game and the clock were when it was asked."""

    number: int
    steps: int
    clock: Clock


class Fold:
    """The fold of a table's entries; `opened` is the first of them."""

    def __init__(self, opened: Entry) -> None:
        data = opened.data
        self.game = registered_game(data["game"])
        if data["rules_version"] > self.game.version:
            raise Refused("error-newer-rules", given=data["rules_version"], right=self.game.version)
        options = self.game.read_options(data["options"], len(data["seats"]))
        self.archived: bool = data.get("archived", False)
        self.is_past = False  # is this how the table was once?
        self.seats = [
            Seat(name=name) if self.archived and not names_a_computer(name) else Seat(computer=name)
            for name in data["seats"]
        ]
        self.opened = data
        self.listed: bool = data["listed"]
        self.grace: int | None = data["grace"]
        self.patience: dict[str, int] = data.get("patience", patience(USUAL_WAITS))
        self.clock = read_clock(data.get("time"), len(data["seats"]))
        self.has_chat: bool = data.get("chat", True) and not self.archived
        self.chat: list[Chatted] = []
        sitting = [name or "" for name in data["seats"]]
        self.record = Record(self.game, options, sitting, edition=data.get("edition"))
        self.record.notes = data.get("notes", {})
        self.record.add_entries(data.get("played", ()))
        self._given = self.drawn
        self.commitment: str | None = data.get("commitment")
        self.salts = [""] * len(self.seats)  # what each seat adds to the secret
        self.state: State | None = None  # None: not started
        self.number = opened.number
        self.touched = opened.at  # when the last entry was written
        self.idle_since = opened.at  # since when nobody has touched the table, but for outages
        self.closed: str | None = None  # why the table was closed, if it was
        self.hands: dict[str, int] = {}  # by person, of those with guests: which seat has the screen
        self.rematch: str | None = None  # the table where the same people play again
        self.log: list[Line] = []
        self.opener: str = data["host"]
        self.allowed_until = 0  # when the last outage ended for which the clock was put right
        self._asked = 0  # the entry that brought the game to where it stands
        self._answers: dict[int, str | None] = {}  # by decision: the identifier of the answer that was taken
        self.own_dice: bool = data.get("own_dice", False)
        self._typed: Back | None = None  # before the throw that somebody typed last, while nobody has decided since
        self._back: list[Back] = []  # the decisions to which whoever is asked may go back, the last one last

    def copy(self) -> Self:
        """An independent copy, so that entries can be folded before it is sure that they are written."""
        other = copy(self)
        other.record = replace(self.record, seats=list(self.record.seats), steps=list(self.record.steps))
        other.record.notes = dict(self.record.notes)
        if self.state is not None:
            other.state = self.state.copy()
            other.state.story = []
        other.seats, other.salts = list(self.seats), list(self.salts)
        other.log, other.chat = list(self.log), list(self.chat)
        other.hands = dict(self.hands)
        other._answers, other._back = dict(self._answers), list(self._back)
        return other

    # Questions

    @property
    def is_over(self) -> bool:
        """Has the game ended, or is this only a record?"""
        return self.archived or (self.state is not None and self.state.mover == OVER)

    @property
    def breaks_off(self) -> bool:
        """Is this only a record, and one whose game has not ended?"""
        return self.archived and self.state is not None and self.state.mover != OVER

    @property
    def status(self) -> str:
        """Whether the table is "open", its game "running" or "over", or it was "closed" before the game's end."""
        if self.closed is not None:
            return "closed"
        return "over" if self.is_over else "open" if self.state is None else "running"

    @property
    def has_ended(self) -> bool:
        """Does nobody play here any more, so that everything is open?"""
        return self.status in ENDED

    @property
    def decision(self) -> Decision | None:
        """What the table waits for, if its game is running."""
        if self.state is None or self.state.mover < 0 or self.has_ended or self.is_past:
            return None
        return Decision(self._asked, self.state.mover)

    @property
    def reaction(self) -> int | None:
        """If a reaction out of turn is asked for: the move that lets it pass."""
        if self.decision is None or not self.game.has_reactions:
            return None
        assert self.state is not None
        return self.game.reaction(self.game.masked(self.state, self.decision.seat))

    @property
    def deadline(self) -> int | None:
        """Until when the person who is asked must have decided, in milliseconds since 1970; None: there is time."""
        if self.decision is None or self.waits_for_person is None:
            return None
        return self.clock.deadline(self.decision.seat, is_reaction=self.reaction is not None)

    @property
    def closes_at(self) -> int | None:
        """When the table is closed if nobody touches it before, in milliseconds since 1970; None: never any more."""
        return self.idle_since + 1000 * self.patience[self.status] if self.status in self.patience else None

    @property
    def throw(self) -> Throw | None:
        """The throw of real dice that the table waits for."""
        if self.status != "running" or self.is_past or self.state is None or self.state.mover != CHANCE:
            return None
        return Throw(self.game, self.state, _everybody)

    @property
    def thrower(self) -> int | None:
        """Whose throw of real dice the table waits for; None: nobody's, or everybody's."""
        return self.game.thrower(self.state) if self.throw is not None and self.state is not None else None

    @property
    def asked(self) -> int:
        """The number of the entry that brought the game to where it stands: of what it waits for, decision or throw."""
        return self._asked

    @property
    def typed(self) -> int | None:
        """The number of the throw that somebody typed last, if it can still be typed anew."""
        return self._typed.number if self._typed is not None and self.status == "running" else None

    @property
    def back(self) -> Back | None:
        """The decision to which whoever is asked may go back."""
        return self._back[-1] if self._back and self.decision is not None else None

    @property
    def host(self) -> str | None:
        """Whoever opened the table, or after him whoever sits first; None: nobody is left."""
        if self.opener in self.people:
            return self.opener
        return next((seat.person for seat in self.seats if seat.person is not None), None)

    @property
    def free_seats(self) -> list[int]:
        """The seats where somebody can sit down."""
        return [place for place, seat in enumerate(self.seats) if seat.is_free]

    @property
    def rests(self) -> bool:
        """Do computer players stand in for everybody to whom a seat belongs, so that nothing happens until one is back?

        Where nobody can come back because all have left for good, the computer players end the game.
        """
        theirs = [seat for seat in self.seats if seat.person is not None]
        return self.status == "running" and bool(theirs) and all(seat.computer is not None for seat in theirs)

    @property
    def waits_for_computer(self) -> str | None:
        """The name of the computer player that is to move, if one is."""
        return self.seats[self.decision.seat].computer if self.decision is not None and not self.rests else None

    @property
    def waits_for_person(self) -> str | None:
        """The person who is to move, if one is."""
        if self.decision is None or self.seats[self.decision.seat].computer is not None:
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

    def as_of(self, number: int) -> Self:
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
        """The seat where a person sits himself, None for spectators."""
        seats = self.seats_of(person)
        return next((place for place in seats if not self.seats[place].guest), seats[0] if seats else None)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person: his own, and those of the guests at his screen."""
        return [place for place, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def summary(self) -> Summary:
        """What lists say of the table."""
        due = self.closes_at
        if due is not None and self.deadline is not None:
            due = min(due, self.deadline)
        return Summary(self.game.name, self.listed, self.status, frozenset(self.people), self.waits_for_person, due)

    def names(self, words: Words) -> list[str]:
        """What all seats that score are called, each differently; `words` are the server's."""
        names = [_called(words, seat) for seat in self.seats]
        if self.state is not None:
            own = game_words(self.game, words.language)
            names += [self.game.extra_name(own, seat) for seat in range(len(names), self.game.seats(self.state))]
        return distinct(names)

    # The fold

    def fold(self, entries: Iterable[Entry]) -> None:
        """Let entries have happened. Trusts them, but not their order: raises ValueError if one is missing."""
        for entry in entries:
            if entry.number != self.number + 1:
                raise ValueError(f"entry {entry.number} after entry {self.number}")
            self.number = entry.number
            self.touched = entry.at
            self.idle_since = entry.at if entry.kind != "unserved" else self.idle_since
            if entry.kind in SEAT_KINDS:
                self._fold_seat(entry)
            elif entry.kind in GAME_KINDS:
                self._fold_game(entry)
            else:
                self._fold_talk(entry)

    def _fold_game(self, entry: Entry) -> None:
        kind, data = entry.kind, entry.data
        if kind == "started":
            self.state = self.record.replay(listen=True)
        elif kind == "undone":
            self._go_back(data["to"], from_throw=data["next"] == CHANCE)
            self._log("undone", data["seat"])
        elif kind == "moved":
            self._fold_move(data, entry.at)
        assert self.state is not None
        if kind == "chance":
            self._back.clear()
            if "by" in data:
                self._typed = Back(self._asked, len(self.record.steps), self.clock)
            for word in data["outcomes"]:
                self.record.add(self.state, self.game.read_outcome(self.state, word))
        if self.state.mover != data["next"]:
            raise Refused("error-other-rules")
        self._asked = self.number
        if kind != "undone":
            self.clock = self.clock.runs_from(entry.at)
        assert self.state.story is not None
        self.log.extend(Line(self.number, told) for told in self.state.story)
        self.state.story.clear()

    def _fold_move(self, data: Mapping[str, Any], at: int) -> None:
        assert self.state is not None
        seat, before, back = data["seat"], self.state.copy(), Back(self._asked, len(self.record.steps), self.clock)
        is_persons = "answer" in data
        if "by" not in data:
            self._typed = None
        if is_persons and self.reaction is None:
            self.clock = self.clock.decided(seat, at)
        if data.get("late"):
            self._log("late", seat)
        if "instead" in data and not any(line.kind == "failed" and line.seat == seat for line in self.log):
            self.log.append(Line(self.number, None, "failed", seat, data["instead"]))
        self._answers[data["decision"]] = data.get("answer")
        self.record.add(self.state, self.game.read_move(self.state, data["move"]))
        if is_persons and self.state.mover == seat and not self._has_shown(before):
            self._back.append(back)
        else:
            self._back.clear()

    def _has_shown(self, before: State) -> bool:
        """Has the move that led here from `before` moved hidden things, or told somebody what others may not hear?"""
        assert self.state is not None
        assert self.state.story is not None
        hidden = [field.name for field in self.game.fields if field.seen != "everybody"]
        return any(getattr(before, name) != getattr(self.state, name) for name in hidden) or any(
            not self.game.may_hear(told, None) for told in self.state.story
        )

    def _go_back(self, number: int, *, from_throw: bool) -> None:
        """Let the game stand where it stood after an entry, as far as whoever is asked decided since, or threw."""
        back = self._typed if from_throw else next((one for one in self._back if one.number == number), None)
        if back is None or back.number != number:
            raise ValueError(f"nobody may go back to entry {number}")
        self._back = [one for one in self._back if one.steps < back.steps and not from_throw]
        self._typed = None if from_throw else self._typed
        del self.record.steps[back.steps :]
        self.state = self.record.replay(listen=True)
        assert self.state.story is not None
        self.state.story.clear()
        self.clock = back.clock
        self.log = [line for line in self.log if line.told is None or line.number <= number]

    def _fold_seat(self, entry: Entry) -> None:
        place: int = entry.data["seat"]
        before, seat, rested = self.seats[place], seat_after(self.seats[place], entry), self.rests
        self.seats[place] = seat
        if entry.kind in LEAVING:
            self.salts[place] = ""
        self.record.seats[place] = seat.name[:1].upper() + seat.name[1:] or seat.computer or ""
        if name := seat.name or before.name:
            self.log.append(Line(self.number, None, "out-of-time" if seat.out_of_time else entry.kind, place, name))
        if self.rests and not rested:
            self.log.append(Line(self.number, None, "rests"))
        if entry.kind == "taken-over" and seat.out_of_time:
            self.clock = self.clock.ran_out(place)
        elif entry.kind == "returned" and self.decision is not None and self.decision.seat == place:
            self.clock = self.clock.runs_from(entry.at)

    def _fold_talk(self, entry: Entry) -> None:
        kind, data = entry.kind, entry.data
        if kind == "chatted":
            self.chat.append(Chatted(self.number, self.seats[data["seat"]].name, data["text"]))
            del self.chat[:-MOST_CHAT]
        elif kind == "chat":
            self.has_chat = data["on"]
        elif kind == "unveiled":
            self.hands[self.seats[data["seat"]].person or ""] = data["seat"]
            if self.decision is not None and self.decision.seat == data["seat"]:
                self.clock = self.clock.runs_from(entry.at)  # handing the screen on takes nobody's time
        elif kind == "unserved":
            for began, ended in data["times"]:
                self._allow_for(Outage(began, ended))
            self.log.append(Line(self.number, None, "unserved"))
        elif kind == "salted":
            self.salts[data["seat"]] = data["salt"]
        elif kind == "revealed":
            assert self.commitment is not None
            self.record.notes |= note(Proof(self.commitment, data["secret"], self.salts, self._given))
        elif kind == "rematch":
            self.rematch = data["table"]
        elif kind == "closed":
            self.closed = data["why"]
            self._back.clear()
            self.log.append(Line(self.number, None, f"closed-{self.closed}"))
        else:
            raise Refused("error-newer-entries")

    def _allow_for(self, outage: Outage) -> None:
        """Let no clock have run in an outage, nor one to which somebody may go back, nor the wait before closing."""
        self.idle_since += outage.after(self.idle_since)
        self.clock = self.clock.without(outage)
        self._back = [back._replace(clock=back.clock.without(outage)) for back in self._back]
        if self._typed is not None:
            self._typed = self._typed._replace(clock=self._typed.clock.without(outage))
        self.allowed_until = outage.ended

    def _log(self, kind: str, place: int) -> None:
        self.log.append(Line(self.number, None, kind, place, self.seats[place].name))


def patience(waits: Waits) -> dict[str, int]:
    """After how many seconds a table of a server that waits so long is closed if nobody touches it, by its status."""
    return {"open": waits.open_for, "running": waits.running_for}


def _everybody(_: State) -> list[int]:
    """Real dice lie on the table for all to see."""
    return []


def seat_after(seat: Seat, entry: Entry) -> Seat:
    """A seat after an entry about it."""
    data = entry.data
    if entry.kind == "joined":
        return Seat(data["person"], data["name"], guest=data.get("guest", False))
    if entry.kind in LEAVING:
        return Seat()
    if entry.kind == "returned":
        return replace(seat, computer=None, out_of_time=False)
    if entry.kind == "resigned":
        return Seat(None, seat.name, data["by"])
    return replace(seat, computer=data["by"], out_of_time=data.get("why") == "time")


def _called(words: Words, seat: Seat) -> str:
    if seat.name:
        return seat.name
    if seat.computer is None:
        return words("seat-free")
    return called(words, seat.computer)
