"""The random stream, against a second way of computing it, and the fairness of its draws."""

from __future__ import annotations

from collections import Counter

import pytest

from schadenfreude.core.chance import STREAM_WORDS, Stream, begin_stream, draw


def sfc32(seed: int, batch: int, count: int) -> list[int]:
    """The first words of sfc32 as its author has it: three words of seed, a counter from 1, twelve words discarded."""
    a, b, c, counter = seed % 2**32, seed >> 32, batch, 1
    words = []
    for _ in range(12 + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b >> 9
        b = c * 9 % 2**32
        c = (c * 2**21 % 2**32 + c // 2**11 + word) % 2**32
        words.append(word)
    return words[12:]


@pytest.mark.parametrize(("seed", "batch"), [(0, 0), (1, 0), (1, 1), (2**63 - 1, 2**32 - 1)])
def test_a_draw_is_the_next_word_of_sfc32_scaled_down(seed: int, batch: int) -> None:
    stream = Stream(seed, batch)
    assert [stream.draw(2**16) for _ in range(1000)] == [word >> 16 for word in sfc32(seed, batch, 1000)]


@pytest.mark.parametrize("k", [2**30 + 1, 3 * 2**29 + 1])
def test_words_that_would_favour_some_outcomes_are_thrown_away(k: int) -> None:
    words = iter(sfc32(5, 0, 2000))
    fair = [word * k >> 32 for word in words if word * k % 2**32 >= 2**32 % k]
    stream = Stream(5)
    assert len(fair) < 1900
    assert [stream.draw(k) for _ in range(len(fair))] == fair


@pytest.mark.parametrize("k", [2, 6, 7, 52])
def test_every_outcome_is_equally_likely(k: int) -> None:
    stream = Stream(11)
    drawn = Counter(stream.draw(k) for _ in range(1000 * k))
    chi_squared = sum((drawn[outcome] - 1000) ** 2 / 1000 for outcome in range(k))
    assert chi_squared < (k - 1) + 5 * (2 * (k - 1)) ** 0.5


def test_one_outcome_takes_a_word_all_the_same() -> None:
    one, other = [0] * STREAM_WORDS, [0] * STREAM_WORDS
    begin_stream(one, 3, 4)
    begin_stream(other, 3, 4)
    assert draw(one, 1) == 0
    draw(other, 6)
    assert one == other


def test_streams_of_other_seeds_and_batches_differ() -> None:
    first = {(seed, batch): Stream(seed, batch).draw(2**31 - 1) for seed in range(30) for batch in range(30)}
    assert len(set(first.values())) == len(first)
