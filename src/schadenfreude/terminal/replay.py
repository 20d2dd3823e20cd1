"""Stepping through a record, entry by entry, forwards and backwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from schadenfreude.core.errors import BadInput
from schadenfreude.core.record import Record
from schadenfreude.core.replay import Position, positions
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.ending import say_ending
from schadenfreude.terminal.screen import EndOfInput, Screen
from schadenfreude.terminal.seats import seat_names

ALL_SEEING = -1


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
        self.names = seat_names(self.game, words, record.seats, self.game.seats(record.start()))
        self.entries = record.entries() if seat == ALL_SEEING else record.entries_seen_by(seat)

    def __len__(self) -> int:
        return len(self.entries)

    def positions(self, first: int = 0) -> Iterator[Position]:
        """The positions after `first` entries (0..len) and after each further one."""
        return islice(positions(self.record), first, None)

    def _entry(self, at: Position) -> str | None:
        """The entry that led to a position, None at the start."""
        return self.entries[at.number - 1] if at.number else None

    def _told(self, at: Position) -> list[str]:
        return [
            self.game.tell(self.game_words, self.names, told)
            for told in at.told
            if self.seat == ALL_SEEING or self.game.may_hear(told, self.seat)
        ]

    def _seen(self, s: State) -> State:
        return s if self.seat == ALL_SEEING else self.game.masked(s, self.seat)

    def show(self, screen: Screen, at: Position) -> None:
        """Print a position and what led to it."""
        screen.say(self.words("replayed", number=at.number, last=len(self), entry=self._entry(at) or "-"), "quiet")
        for text in self._told(at):
            screen.say(text)
        screen.picture(self.game.module("view").picture(self._seen(at.state), self.game_words, self.names))
        if self.game.is_over(at.state):
            say_ending(screen, self.words, self.game, at.state, self.names)

    def show_all(self, screen: Screen) -> None:
        """Print everything from start to end."""
        for at in self.positions():
            self.show(screen, at)

    def print_json(self) -> None:
        """Print all positions as a JSON list."""
        seat = None if self.seat == ALL_SEEING else self.seat
        for at in self.positions():
            shown = {
                "number": at.number,
                "entry": self._entry(at),
                "events": self._told(at),
                "view": self._view(at.state, seat),
            }
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
