"""Luck: what came up for whom in a game, beside what was to be expected."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.record import Record
from schadenfreude.core.state import State

ENOUGH = 5.0  # how often each outcome must be expected before anything is said about how uneven they are


class Count(NamedTuple):
    """How often something came up, and how often it was to be expected."""

    seen: int
    expected: float


@dataclass
class Luck:
    """What came up for one seat, or (None) for all together, in one kind of throw or deal.

    `counts` has the outcomes by their words, `outcomes` by their numbers; those say something only if there were always
    equally many (`is_even`), `chances` of them.
    """

    seat: int | None
    draws: int = 0
    counts: dict[str, Count] = field(default_factory=dict)
    outcomes: Counter[int] = field(default_factory=Counter)
    chances: int = 0
    is_even: bool = True

    def add(self, words: list[str], outcome: int) -> None:
        """Count an outcome of a chance node whose outcomes have these words."""
        self.is_even &= self.chances in (0, len(words))
        self.chances = len(words)
        self.draws += 1
        self.outcomes[outcome] += 1
        for word, often in Counter(words).items():
            before = self.counts.get(word, Count(0, 0.0))
            self.counts[word] = Count(before.seen + (words[outcome] == word), before.expected + often / len(words))

    @property
    def unevenness(self) -> float | None:
        """How likely fair dice come up as unevenly or more so; None where there are too few throws to say."""
        if not self.is_even or self.chances < 2 or self.draws < ENOUGH * self.chances:
            return None
        expected = self.draws / self.chances
        square = sum((self.outcomes[o] - expected) ** 2 / expected for o in range(self.chances))
        return beyond(square, self.chances - 1)


class Throws(NamedTuple):
    """One kind of throw or deal: its phase, its outcomes in words, and the luck of each seat, then of all."""

    phase: int
    words: list[str]
    lucks: list[Luck]


def luck(record: Record, write: Callable[[State, int], str]) -> list[Throws]:
    """The luck of all seats in a record; `write` puts an outcome of a node into words.

    Throws and deals are of one kind if they happen in the same phase of the game.
    """
    found: dict[int, dict[int | None, Luck]] = {}
    for s, step, _ in record.walk():
        seat = record.game.thrower(s) if step.mover == CHANCE else None
        if seat is None:
            continue
        words = [write(s, outcome) for outcome in range(record.game.chances(s))]
        of_phase = found.setdefault(s.phase, {})
        for whose in (seat, None):
            of_phase.setdefault(whose, Luck(whose)).add(words, step.move)
    return [
        Throws(
            phase,
            list(of_phase[None].counts),
            [of_phase[seat] for seat in sorted(of_phase, key=lambda s: (s is None, s))],
        )
        for phase, of_phase in sorted(found.items())
    ]


def beyond(square: float, freedom: int) -> float:
    """How likely a chi-square of `freedom` degrees is at least so large."""
    half = square / 2
    if freedom % 2 == 0:
        return math.exp(-half) * math.fsum(half**i / math.factorial(i) for i in range(freedom // 2))
    rest = math.fsum(half ** (i - 0.5) / math.gamma(i + 0.5) for i in range(1, (freedom + 1) // 2))
    return math.erfc(math.sqrt(half)) + math.exp(-half) * rest
