"""Time: how much of it people have for their decisions. Readings of the clock come from entries, never from here.

A table without a time control hurries nobody in turn. With one, whoever decides has what is in his bank and, for each
decision, the increment; what he does not use is kept, up to what the bank held at first. Days for each move are an
increment of so many days over an empty bank. Reactions out of turn, for which others wait in the middle of somebody's
turn, have a time of their own at every table and cost nothing.
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
LONE_REACTION = DAY  # where nobody is hurried, and nobody but computer players would wait


class Waits(NamedTuple):
    """How long the tables of a server wait, in seconds; whoever runs it may say otherwise.

    For somebody to touch a table before it starts, and a game, before they are closed; for whoever is gone before a
    computer player stands in, at tables that play quickly; for a reaction where nobody is hurried in turn.
    """

    open_for: int = DAY
    running_for: int = 30 * DAY
    grace: int = 120
    reaction: int = 60


USUAL_WAITS = Waits()
LONGEST_GRACE = DAY
WAIT_BOUNDS = {  # in seconds
    "open_for": (60, 365 * DAY),
    "running_for": (60, 365 * DAY),
    "grace": (5, LONGEST_GRACE),
    "reaction": (LEAST_REACTION, MOST_REACTION),
}


class Pace(NamedTuple):
    """Time in seconds: in the bank at first, what each decision adds (None: it may take any time), for a reaction."""

    bank: int
    increment: int | None
    reaction: int


def usual_pace(bank: int = 0, increment: int | None = None, *, people: int = 2, waits: Waits = USUAL_WAITS) -> Pace:
    """Time in seconds as in a Pace, and the usual one for reactions, at a table with seats for so many people."""
    if increment is not None:
        return Pace(bank, increment, DAYS_REACTION if increment >= DAY else LIVE_REACTION)
    return Pace(0, None, waits.reaction if people > 1 else max(waits.reaction, LONE_REACTION))


class Outage(NamedTuple):
    """A time in which nobody served, in milliseconds since 1970."""

    began: int
    ended: int

    def after(self, at: int) -> int:
        """How many milliseconds of it came after a time."""
        return max(self.ended - max(self.began, at), 0)


class Clock(NamedTuple):
    """How things stand, in milliseconds: each seat's bank, and since when the time of whoever is asked runs."""

    pace: Pace
    banks: tuple[int, ...]
    since: int = 0

    def deadline(self, seat: int, *, is_reaction: bool) -> int | None:
        """Until when a person must have decided; None: there is any time."""
        if is_reaction:
            return self.since + 1000 * self.pace.reaction
        if self.pace.increment is None:
            return None
        return self.since + self.banks[seat] + 1000 * self.pace.increment

    def runs_from(self, at: int) -> Clock:
        """The clock as somebody's time begins to run."""
        return self._replace(since=at)

    def without(self, outage: Outage) -> Clock:
        """The clock as if no time had run in an outage."""
        return self._replace(since=self.since + outage.after(self.since))

    def decided(self, seat: int, at: int) -> Clock:
        """The clock after a person's decision in turn."""
        if self.pace.increment is None:
            return self
        left = self.banks[seat] + 1000 * self.pace.increment - (at - self.since)
        return self._with(seat, min(max(left, 0), 1000 * self.pace.bank))

    def ran_out(self, seat: int) -> Clock:
        """The clock after somebody had no time left: when he is back, he has only what each decision adds."""
        return self._with(seat, 0)

    def _with(self, seat: int, bank: int) -> Clock:
        return self._replace(banks=(*self.banks[:seat], bank, *self.banks[seat + 1 :]))


def read_clock(pace: Mapping[str, int] | None, seats: int) -> Clock:
    """The clock with which a table begins, from its first entry; in those of older versions there may be none."""
    read = usual_pace(people=seats) if pace is None else Pace(pace["bank"], pace["increment"], pace["reaction"])
    return Clock(read, (1000 * read.bank,) * seats)
