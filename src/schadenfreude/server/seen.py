"""What one seat, or a spectator, may see of a table. Pages, JSON and push are made from this and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

from schadenfreude.core.edition import house_edition
from schadenfreude.core.game import Game
from schadenfreude.core.state import State, Told
from schadenfreude.core.text import Words
from schadenfreude.players import called
from schadenfreude.server.fairness import NOTE
from schadenfreude.server.fold import Chatted, Line
from schadenfreude.server.speech import duration, game_words, span
from schadenfreude.server.store import now
from schadenfreude.server.table import Table

RULE = re.compile(r"[A-Z]+-\d+")
RECENT = 25  # lines of the log that a page shows
MOST_TOLD = 10_000  # events whose words are kept
REMARKED = 4  # lines that Murphy still remembers


class Choice(NamedTuple):
    """A legal move: typed, in words, the rules it rests on, whether it is worth listing, its name and parameters."""

    typed: str
    label: str
    rules: list[str]
    is_listed: bool
    parts: dict[str, Any]


class Against(NamedTuple):
    """What is against a move, in words, and the rule that says so."""

    text: str
    rule: str


class Said(NamedTuple):
    """A line of the log in words: the number of its entry, the sentence, the event's name if it is one, its rules."""

    number: int
    text: str
    event: str | None
    rules: tuple[str, ...]


class Look(NamedTuple):
    """Who looks at a table: the seat whose eyes he has (None: a spectator's), the seats that are his, if he is host.

    Where several people share a screen and hands are hidden, `curtain` is the seat that is asked, until whoever sits
    there says that the screen is his.
    """

    seat: int | None = None
    mine: tuple[int, ...] = ()
    is_host: bool = False
    curtain: int | None = None


def eyes_of(seat: int | None) -> Look:
    """The look of somebody who has only this seat (None: a spectator)."""
    return Look(seat, () if seat is None else (seat,))


def look_at(table: Table, person: str | None) -> Look:
    """How a person looks at a table."""
    mine = tuple(table.seats_of(person))
    is_host = person is not None and table.host == person
    if len(mine) <= 1:
        return Look(mine[0] if mine else None, mine, is_host)
    asked = table.decision.seat if table.decision is not None else None
    if not (table.game.has_secrets and table.status == "running"):
        return Look(asked if asked in mine else table.seat_of(person), mine, is_host)
    hand = table.hands.get(person or "")
    if asked in mine and asked != hand:
        return Look(None, mine, is_host, curtain=asked)
    return Look(hand if hand in mine else None, mine, is_host)


def is_asked(table: Table, look: Look) -> bool:
    """Does a table wait for whoever looks so?"""
    return table.decision is not None and table.decision.seat in look.mine


class Sitting(NamedTuple):
    """A seat as everybody sees it; `is_away` if a computer player stands in for its person.

    `bank` is the time its person has besides that for each decision, in milliseconds; None: nobody is hurried.
    """

    place: int
    name: str
    is_free: bool
    is_computer: bool
    is_away: bool
    is_mine: bool
    is_asked: bool
    is_own: bool
    is_guest: bool
    is_out_of_time: bool
    bank: int | None


class Thrown(NamedTuple):
    """A throw of real dice that the table waits for: its number, how many outcomes, which can be, and whose."""

    number: int
    needed: int
    possible: list[str]
    thrower: int | None


class Result(NamedTuple):
    """How a seat has fared."""

    name: str
    points: int
    has_won: bool


class Seen:
    """A table as somebody sees it, in the words of a language, its log after entry `since`.

    Of the game's state it keeps only the masked one, of the log only what the seat may hear. The points at the end are
    open to all.
    """

    def __init__(self, table: Table, look: Look, words: Words, since: int = 0) -> None:
        seat = look.seat
        self.game = table.game
        self.look = look
        self.seat = seat
        self.words = words
        self.game_words = game_words(table.game, words.language)
        self.number = table.number
        self.status = table.status
        self.closed = table.closed
        self.rematch = table.rematch
        self.host = next((seat.name for seat in table.seats if seat.person == table.host and not seat.guest), "")
        self.has_chat = table.has_chat
        self.pace = table.clock.pace
        self.patience = table.patience
        self.deadline = table.deadline
        self.is_listed = table.listed
        self.grace = table.grace
        self.commitment = table.commitment
        self.salts = list(table.salts)
        self.options = table.game.write_options(table.record.options)
        self.decision = table.decision
        self.is_asked = self.decision is not None and self.decision.seat == seat
        self.may_undo = self.is_asked and table.back is not None
        self.is_out_of_time = any(table.seats[place].out_of_time for place in look.mine)
        self.names = table.names(words)
        self.seats = [
            Sitting(
                place,
                self.names[place],
                one.is_free,
                one.computer is not None,
                one.computer is not None and one.person is not None,
                place in look.mine,
                self.decision is not None and self.decision.seat == place,
                place in look.mine and not one.guest,
                one.guest,
                one.out_of_time,
                table.clock.banks[place] if self.pace.increment is not None else None,
            )
            for place, one in enumerate(table.seats)
        ]
        self.typed = table.typed
        self.throw: Thrown | None = None
        if table.throw is not None:  # never where anything is hidden
            self.throw = Thrown(table.asked, *table.throw.outcomes(self.game_words, self.names), table.thrower)
        edition = table.record.edition
        self.edition: str | None = edition["name"] if edition is not None else None
        self.has_stand_in = edition is not None and edition == house_edition(self.game)
        self.breaks_off = table.breaks_off
        self.has_dice_page = table.commitment is not None or NOTE in table.record.notes
        self.result: list[Result] = []
        self._v = None if table.state is None else self.game.masked(table.state, seat)
        if table.state is not None and table.is_over:
            winners = self.game.winners(table.state)
            points = self.game.scores(table.state)
            ranked = sorted(range(len(points)), key=lambda place: (place not in winners, -points[place]))
            self.result = [
                Result(self.names[place], points[place], place in winners and not table.breaks_off) for place in ranked
            ]
        self._chat = [chatted for chatted in table.chat if chatted.number > since]
        self._lines: list[Line] = []
        for line in reversed(table.log):
            if line.number <= since and len(self._lines) >= RECENT:
                break
            if line.told is None or self.game.may_hear(line.told, seat):
                self._lines.append(line)
        self._lines.reverse()

    @property
    def has_position(self) -> bool:
        """Has the game begun?"""
        return self._v is not None

    def view(self) -> dict[str, Any] | None:
        """The position as JSON, None before the start."""
        if self._v is None:
            return None
        shown: dict[str, Any] = self.game.module("view").view(self._v, self.seat)
        return shown

    def picture(self) -> list[tuple[str, str]]:
        """The position as lines: what a line is about, and what stands there."""
        if self._v is None:
            return []
        lines: list[tuple[str, str]] = self.game.module("view").picture(self._v, self.game_words, self.names)
        return lines

    def question(self) -> str | None:
        """What is being asked, if anything is."""
        if self._v is None or (self.decision is None and self.throw is None):
            return None
        return self.game.question(self.game_words, self.names, self._v)

    @cached_property
    def passing(self) -> int | None:
        """If what is asked is an answer to what somebody else does: the move that stands for no answer."""
        return None if self._v is None or self.decision is None else self.game.reaction(self._v)

    @property
    def is_reaction(self) -> bool:
        """Is what is asked an answer to what somebody else does?"""
        return self.passing is not None

    @property
    def also_asked(self) -> list[int]:
        """The seats that are asked the same reaction next if it passes."""
        return [] if self._v is None or self.decision is None else self.game.also_asked(self._v)

    @property
    def may_know_odds(self) -> bool:
        """May something be known exactly about what this seat is asked?"""
        return self._v is not None and self.is_asked and self.game.may_know_figures(self._v)

    def masked(self) -> State:
        """The position as this seat sees it; there is one since the game began."""
        assert self._v is not None
        return self._v

    @property
    def may_be_advised(self) -> bool:
        """Is this seat asked, and does nobody play here but its own people and computers?"""
        return self.is_asked and all(one.is_mine or (one.is_computer and not one.is_away) for one in self.seats)

    def awaited(self) -> str:
        """Who is asked what, for those who wait, and who is asked the same afterwards."""
        assert self.decision is not None
        asked = self.words("asked", name=self.names[self.decision.seat], question=self.question() or "")
        others = ", ".join(self.names[seat] for seat in self.also_asked)
        return f"{asked} {self.words('also-asked', names=others)}" if others else asked

    def silence(self) -> str:
        """In words, what becomes of a reaction when nobody answers."""
        assert self.passing is not None
        return self.game.label(self.game_words, self.names, self.passing, self._v)

    @cached_property
    def choices(self) -> list[Choice]:
        """What may be done, if this seat is asked."""
        return list(self._choices.values())

    @cached_property
    def listed(self) -> list[Choice]:
        """Those of them that are worth listing, in the order of the game's menu."""
        return [self._choices[move] for move in self._menu]

    @cached_property
    def _menu(self) -> list[int]:
        if self._v is None or not self.is_asked:
            return []
        return self.game.menu(self._v, self.game.legal_moves(self._v))

    @cached_property
    def _choices(self) -> dict[int, Choice]:
        if self._v is None or not self.is_asked:
            return {}
        listed = set(self._menu)
        return {
            move: Choice(
                self.game.write_move(self._v, move),
                self.game.label(self.game_words, self.names, move, self._v),
                RULE.findall(self.game.rule_of(move)),
                move in listed,
                self.game.moves.as_json(move),
            )
            for move in self.game.legal_moves(self._v)
        }

    def against(self, parts: Mapping[str, Any]) -> Against | None:
        """What is against a move, given as JSON, if this seat is asked and something is."""
        if self._v is None or not self.is_asked:
            return None
        reason = self.game.why_not(self._v, self.game.moves.from_json(parts))
        return None if reason is None else Against(self.game_words(f"why-{reason.name}"), reason.rule)

    def log(self, since: int) -> list[Said]:
        """What was said after an entry, not before the one that this was made for."""
        return [self._say(line) for line in self._lines if line.number > since]

    def why_closed(self) -> str:
        """Why the table was closed."""
        assert self.closed is not None
        return self.words(f"closed-{self.closed}", time=span(self.words, self.patience[self.closed]))

    def time_left(self) -> str:
        """How much time there is for the decision."""
        return duration(self.words, max(self.deadline - now(), 0)) if self.deadline is not None else ""

    def bank(self, sitting: Sitting) -> str:
        """How much time a seat has in its bank."""
        return duration(self.words, sitting.bank or 0)

    def chat(self) -> list[Chatted]:
        """What people said, after the entry that this was made for."""
        return self._chat

    def recent(self) -> list[Said]:
        """What was said last, the latest first."""
        return [self._say(line) for line in self._lines[: -RECENT - 1 : -1]]

    def remark(self) -> str | None:
        """What Murphy says to what happened last, if the game has a word `murphy-<event>` for it."""
        for line in reversed(self._lines[-REMARKED:]):
            key = None if line.told is None else f"murphy-{self.game.events[line.told.event].name}"
            if key is not None and key in self.game_words:
                return self.game_words(key)
        return None

    def _name(self, line: Line) -> str:
        return called(self.words, line.name) if line.kind == "failed" else line.name

    def _say(self, line: Line) -> Said:
        if line.told is None:
            return Said(line.number, self.words(f"log-{line.kind}", name=self._name(line)), None, ())
        kind = self.game.events[line.told.event]
        text = _told(self.game, self.game_words, tuple(self.names), line.told)
        return Said(line.number, text, kind.name, _rules(kind.rule))


@lru_cache(MOST_TOLD)
def _told(game: Game, words: Words, names: tuple[str, ...], told: Told) -> str:
    """An event in words: each picture tells the last ones again."""
    return game.tell(words, names, told)


@cache
def _rules(text: str) -> tuple[str, ...]:
    """The numbers of rules in the text that an event's kind has."""
    return tuple(RULE.findall(text))
