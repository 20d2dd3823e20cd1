"""Figures of Nix für Ungut! that were worked out outside the code, and plays found by trying all cards together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schadenfreude.games.nix_fuer_ungut import GAME
from schadenfreude.games.nix_fuer_ungut.pieces import (
    COPIES,
    DECK,
    JOKER,
    KIND_NAMES,
    KINDS,
    NUMBERS,
    PLAY_CARDS,
    PLAYS,
    ROW_NAMES,
)
from schadenfreude.games.nix_fuer_ungut.rules import igors_row
from tests.games.nix_fuer_ungut.build import choices, play, row, table


def made_by(numbers: tuple[int, ...]) -> str | None:
    """NX-8, NX-9 The row that these numbers make, without jokers."""
    k, names = len(numbers), {1: "one", 2: "two", 3: "three", 4: "four"}
    if len(set(numbers)) == 1:
        return names[k]
    if sorted(numbers) == list(range(min(numbers), min(numbers) + k)):
        return f"straight{k}"
    return None


def rows_of(cards: tuple[int, ...]) -> set[str]:
    """NX-14 The rows that these cards make, jokers tried as every number."""
    if cards == (JOKER,):
        return {"one"}
    stands = product(*(range(NUMBERS) if card == JOKER else (card,) for card in cards))
    return {made for numbers in stands if (made := made_by(numbers)) is not None}


def plays_of(hand: tuple[int, ...], phase: int) -> Iterator[str]:
    """NX-8 to NX-16 All plays of a hand that is not empty, in notation, found by trying all cards together."""
    for k in range(1, 5):
        for cards in sorted(set(combinations(sorted(hand), k))):
            jokers = cards.count(JOKER)
            if jokers <= 1 and (jokers == 0 or k == 1 or phase < 5):
                for made in rows_of(cards):
                    yield f"{made} {' '.join(KIND_NAMES[card] for card in cards)}"


def test_nx_15_there_are_97_plays_and_each_differs_in_cards_or_row() -> None:
    assert (PLAYS, len(set(PLAY_CARDS)), len(GAME.moves)) == (97, 90, 194)  # 7 pairs with a joker make two rows each


@pytest.mark.parametrize(("phase", "count"), [(1, 61), (2, 61), (3, 61), (4, 61), (5, 23)])
def test_nx_15_figures_a_hand_of_all_kinds_has_61_plays_and_23_in_phase_5(phase: int, count: int) -> None:
    s = table("1 2 3 4 5 6 7 j / 1 2", phase=phase, superchips="0 1")
    assert len([text for text in choices(s) if not text.endswith("super")]) == count
    assert len(choices(s)) == (2 * count if phase < 5 else count)


@given(
    hand=st.lists(st.integers(0, KINDS - 1), min_size=2, max_size=12).filter(lambda hand: set(hand) != {JOKER}),
    phase=st.integers(2, 5),
)
def test_nx_8_to_nx_16_the_plays_are_those_found_by_trying_all_cards_together(hand: list[int], phase: int) -> None:
    if max(Counter(hand).values()) <= COPIES:
        s = table(" ".join(KIND_NAMES[kind] for kind in hand) + " / 1 2", phase=phase)
        assert sorted(choices(s)) == sorted(plays_of(tuple(hand), phase))


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_nx_23_igors_row_is_the_topmost_of_all_that_his_cards_make(count: int) -> None:
    s = GAME.start(2, {"first": 0})
    for cards in combinations_with_replacement(range(KINDS), count):
        s.igors = [cards.count(kind) for kind in range(KINDS)]
        made = {row for k in range(1, min(count, 4) + 1) for some in combinations(cards, k) for row in rows_of(some)}
        assert ROW_NAMES[igors_row(s)] == min(made, key=ROW_NAMES.index)


def odds(count: int) -> dict[str, Fraction]:
    """How likely each of Igor's rows is when he is dealt so many of the 80 cards."""
    s = GAME.start(2, {"first": 0})
    found: Counter[str] = Counter()
    for cards in combinations_with_replacement(range(KINDS), count):
        s.igors = [cards.count(kind) for kind in range(KINDS)]
        found[ROW_NAMES[igors_row(s)]] += prod(comb(COPIES, n) for n in s.igors)
    return {name: Fraction(ways, comb(DECK, count)) for name, ways in found.items()}


def test_nx_23_figures_of_igors_row_in_phase_1() -> None:
    expected = {"two": Fraction(53, 158), "straight2": Fraction(15, 79), "one": Fraction(75, 158)}
    assert odds(2) == expected
    dealt: Counter[str] = Counter()
    start = table("1 2 3 / 1 2 3", igor=1, phase=1, superchips="0 1")
    play(start, "0: one 1", "1: one 1")
    start.deck, start.deck_size = [COPIES] * KINDS, DECK
    for first, second in product(range(DECK), range(DECK - 1)):
        s = start.copy()
        GAME.apply(s, first)
        GAME.apply(s, second)
        dealt[next(name for name in ROW_NAMES if row(s, name).startswith("2"))] += 1
    assert {name: Fraction(ways, DECK * (DECK - 1)) for name, ways in dealt.items()} == expected
