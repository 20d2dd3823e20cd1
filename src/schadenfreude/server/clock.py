"""Time: how much of it people have for their decisions. Readings of the clock come from entries, never from here.

A table without a time control hurries nobody. With one, whoever decides has what is in his bank and, for each decision,
the increment; what he does not use is kept, up to what the bank held at first. Days for each move are an increment
of so many days over an empty bank. Reactions out of turn have a time of their own and cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

DAY = 24 * 3600
MOST_BANK = 3600  # seconds
LEAST_INCREMENT, MOST_INCREMENT = 5, 30 * DAY
MOST_LIVE_INCREMENT = 600
LEAST_REACTION, MOST_REACTION = 5, 2 * DAY
LIVE_REACTION = 20  # seconds, where people sit and wait
DAYS_REACTION = DAY // 2  # where they do not
OPEN_FOR = DAY  # seconds after which a table that nobody touches does not start any more
RUNNING_FOR = 30 * DAY  # and after which its game ends


class Pace(NamedTuple):
    """A time control, in seconds: the bank at first, what each decision adds, and what a reaction may take."""

    bank: int
    increment: int
    reaction: int

    @property
    def days(self) -> int | None:
        """How many days there are for each move, if it is so slow."""
        return self.increment // DAY if self.increment >= DAY else None


def live_pace(bank: int, increment: int) -> Pace:
    """A time control for people who sit and wait."""
    return Pace(bank, increment, LIVE_REACTION)


def daily_pace(number: int) -> Pace:
    """A time control of days for each move."""
    return Pace(0, number * DAY, DAYS_REACTION)


class Clock(NamedTuple):
    """How things stand, in milliseconds: each seat's bank, and since when the time of whoever is asked runs."""

    pace: Pace
    banks: tuple[int, ...]
    since: int = 0

    def deadline(self, seat: int, *, is_reaction: bool) -> int:
        """Until when a person must have decided."""
        if is_reaction:
            return self.since + 1000 * self.pace.reaction
        return self.since + self.banks[seat] + 1000 * self.pace.increment

    def runs_from(self, at: int) -> Clock:
        """The clock as somebody's time begins to run."""
        return self._replace(since=at)

    def decided(self, seat: int, at: int) -> Clock:
        """The clock after a person's decision in turn."""
        left = self.banks[seat] + 1000 * self.pace.increment - (at - self.since)
        return self._with(seat, min(max(left, 0), 1000 * self.pace.bank))

    def ran_out(self, seat: int) -> Clock:
        """The clock after somebody had no time left: when he is back, he has only what each decision adds."""
        return self._with(seat, 0)

    def _with(self, seat: int, bank: int) -> Clock:
        return self._replace(banks=(*self.banks[:seat], bank, *self.banks[seat + 1 :]))


def read_clock(pace: Mapping[str, int] | None, seats: int) -> Clock | None:
    """The clock with which a table begins, from its first entry."""
    if pace is None:
        return None
    read = Pace(pace["bank"], pace["increment"], pace["reaction"])
    return Clock(read, (1000 * read.bank,) * seats)
