"""Stepping through a record, entry by entry, forwards and backwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from schadenfreude.core.errors import BadInput
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.screen import EndOfInput, Screen
from schadenfreude.terminal.seats import seat_names

ALL_SEEING = -1


class Position(NamedTuple):
    """A position of a record: after how many entries, the last of them, what it told, and the state."""

    number: int
    entry: str | None
    told: list[str]
    state: State


class Replay:
    """A record to look at with the eyes of `seat`, or, with ALL_SEEING, of somebody who sees all hands.

    `words` are the terminal's.
    """

    def __init__(self, record: Record, words: Words, seat: int = ALL_SEEING) -> None:
        self.record = record
        self.game = record.game
        self.words = words
        self.seat = seat
        self.game_words = self.game.words(words.language)
        self._start = record.start(listen=True)
        self.names = seat_names(self.game, words, record.seats, self.game.seats(self._start))
        self.entries = record.entries() if seat == ALL_SEEING else record.entries_for(seat)
        self._ends = [0, *record.ends()]

    def __len__(self) -> int:
        return len(self.entries)

    def positions(self, first: int = 0) -> Iterator[Position]:
        """The positions after `first` entries (0..len) and after each further one."""
        s = self._start.copy()
        s.story = list(self._start.story or [])
        for number, end in enumerate(self._ends):
            for step in self.record.steps[self._ends[number - 1] if number else 0 : end]:
                self.game.apply(s, step.move)
            if number >= first:
                yield Position(number, self.entries[number - 1] if number else None, self._told(s), s)
            s.story = []

    def _told(self, s: State) -> list[str]:
        return [
            self.game.tell(self.game_words, self.names, told)
            for told in s.story or []
            if self.seat == ALL_SEEING or self.game.may_hear(told, self.seat)
        ]

    def _seen(self, s: State) -> State:
        return s if self.seat == ALL_SEEING else self.game.masked(s, self.seat)

    def show(self, screen: Screen, at: Position) -> None:
        """Print a position and what led to it."""
        screen.say(self.words("replayed", number=at.number, last=len(self), entry=at.entry or "-"), "quiet")
        for text in at.told:
            screen.say(text)
        screen.picture(self.game.module("view").picture(self._seen(at.state), self.game_words, self.names))

    def show_all(self, screen: Screen) -> None:
        """Print everything from start to end."""
        for at in self.positions():
            self.show(screen, at)

    def print_json(self) -> None:
        """Print all positions as a JSON list."""
        seat = None if self.seat == ALL_SEEING else self.seat
        for at in self.positions():
            shown = {"number": at.number, "entry": at.entry, "events": at.told, "view": self._view(at.state, seat)}
            print("[" if at.number == 0 else ",", json.dumps(shown), sep="")
        print("]")

    def _view(self, s: State, seat: int | None) -> Any:
        if self.seat == ALL_SEEING:
            return self.game.module("view").view(s, None)
        return self.game.view(s, seat)

    def step_through(self, screen: Screen) -> None:
        """Print one position at a time, as somebody asks for them."""
        screen.say(self.words("replay-hint"), "quiet")
        positions = self.positions()
        at = next(positions)
        self.show(screen, at)
        while True:
            try:
                number = self._next(screen.read(self.words("replay-prompt")), at.number)
            except EndOfInput:
                return
            except BadInput as error:
                screen.say(error.explain(self.words.language), "error")
                continue
            if number is None:
                return
            if number != at.number + 1:
                positions = self.positions(number)
            at = next(positions)
            self.show(screen, at)

    def _next(self, text: str, number: int) -> int | None:
        """The number of the position that is asked for at `number`; None to stop. Raises BadCommand."""
        asked = text.strip().lower()
        if asked in ("q", "quit", self.words("typed-quit")):
            return None
        if asked in ("b", self.words("typed-back")):
            wanted = number - 1
        elif not asked:
            wanted = number + 1
        elif asked.isascii() and asked.isdigit():
            wanted = int(asked[:12])
        else:
            raise BadCommand("error-replay", given=asked)
        if not 0 <= wanted <= len(self):
            raise BadCommand("error-replay-range", right=len(self))
        return wanted
