"""Chance: one random stream, the same in plain Python and compiled (sfc32 in masked integers).

Rules never see it. A chance node offers k equally likely outcomes, and whoever drives the game supplies one of them:
a stream made here for simulations, the operating system for live tables, a person with real dice, a record.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any

MASK = 0xFFFFFFFF
STREAM_WORDS = 4
SEEDS = 2**63  # a seed is one of 0..SEEDS-1


def begin_stream(stream: Any, seed: int, batch: int) -> None:
    """Set `stream` (four integers) to the start of stream number `batch` (0..2**32-1) of `seed` (0..2**63-1)."""
    stream[0] = seed & MASK
    stream[1] = (seed >> 32) & MASK
    stream[2] = batch & MASK
    stream[3] = 1
    for _ in range(12):
        draw(stream, 1)


def draw(stream: Any, k: int) -> int:
    """One of 0..k-1, each exactly equally likely (1 <= k < 2**31)."""
    outcome, stream[0], stream[1], stream[2], stream[3] = draw_from(k, stream[0], stream[1], stream[2], stream[3])
    return outcome


def draw_from(k: int, a: int, b: int, c: int, counter: int) -> tuple[int, int, int, int, int]:
    """The outcome that `draw` would give, and the four integers of the stream after it.

    For loops that keep the stream in local variables: compiled, they stay in registers.
    """
    word = (a + b + counter) & MASK
    product = word * k
    low = product & MASK
    a, b, c = b ^ (b >> 9), (c + (c << 3)) & MASK, ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
    counter = (counter + 1) & MASK
    if low < k:
        refuse_below = ((1 << 32) - k) % k
        while low < refuse_below:
            word = (a + b + counter) & MASK
            product = word * k
            low = product & MASK
            a, b, c = b ^ (b >> 9), (c + (c << 3)) & MASK, ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
            counter = (counter + 1) & MASK
    return (product >> 32) & MASK, a, b, c, counter  # masked, so that the compiler knows it is no negative index


class Stream:
    """A seeded source of chance outcomes for Python drivers; the same numbers as the compiled simulations."""

    def __init__(self, seed: int, batch: int = 0) -> None:
        self.words = [0] * STREAM_WORDS
        begin_stream(self.words, seed, batch)

    def draw(self, k: int) -> int:
        """One of 0..k-1."""
        return draw(self.words, k)


class SystemChance:
    """Outcomes from the operating system's randomness, for live games: no state, nothing to predict."""

    def draw(self, k: int) -> int:
        """One of 0..k-1."""
        return SystemRandom().randrange(k)
