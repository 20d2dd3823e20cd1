"""Chance: one random stream, the same in plain Python and compiled (sfc32 in masked integers).

Rules never see it. A chance node offers k equally likely outcomes, and whoever drives the game supplies one of them:
a stream made here for simulations, the operating system for live tables, a person with real dice, a record.
"""

from __future__ import annotations

import secrets
from typing import Any

MASK = 0xFFFFFFFF
STREAM_WORDS = 4


def begin_stream(stream: Any, seed: int, batch: int) -> None:
    """Set `stream` (four integers) to the start of stream number `batch` (0..2**32-1) of `seed` (0..2**63-1)."""
    stream[0] = seed & MASK
    stream[1] = (seed >> 32) & MASK
    stream[2] = batch & MASK
    stream[3] = 1
    for _ in range(12):
        next_word(stream)


def next_word(stream: Any) -> int:
    """The next 32 random bits."""
    a = stream[0]
    b = stream[1]
    c = stream[2]
    counter = stream[3]
    word = (a + b + counter) & MASK
    stream[0] = b ^ (b >> 9)
    stream[1] = (c + (c << 3)) & MASK
    stream[2] = ((((c << 21) & MASK) | (c >> 11)) + word) & MASK
    stream[3] = (counter + 1) & MASK
    return int(word)


def draw(stream: Any, k: int) -> int:
    """One of 0..k-1, each exactly equally likely (1 <= k < 2**31)."""
    product = next_word(stream) * k
    low = product & MASK
    if low < k:
        refuse_below = ((1 << 32) - k) % k
        while low < refuse_below:
            product = next_word(stream) * k
            low = product & MASK
    return product >> 32


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
        return secrets.randbelow(k)
