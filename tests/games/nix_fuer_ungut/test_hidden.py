"""What a player of Nix für Ungut! sees, and what he can imagine of the rest."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut import GAME
from schadenfreude.games.nix_fuer_ungut.pieces import COPIES, JOKER, KINDS
from schadenfreude.games.nix_fuer_ungut.rules import DEAL, NOT_ONLY_JOKERS, ONLY_JOKERS
from schadenfreude.lab.fuzz import Table
from tests.games.nix_fuer_ungut.build import kinds, play, table
from tests.playing import finished


def test_a_player_sees_his_own_hand_and_how_many_cards_the_others_hold() -> None:
    s = table("1 2 2 / 3 4 5 j", igor=1)
    seen = GAME.view(s, 0)
    assert seen["hand"] == ["1", "2", "2"]
    assert [player["cards"] for player in seen["players"]] == [3, 4, 0]
    assert "3" not in json.dumps(seen["discards"])
    assert GAME.view(s, None)["hand"] is None


def test_the_size_of_the_deck_is_seen_and_its_cards_are_not() -> None:
    s = table("1 2 / 3 4", deck="7 7 j")
    other = table("1 2 / 3 4", deck="1 2 3")
    other.discards = list(s.discards)
    for seat in (0, 1, None):
        assert GAME.view(s, seat) == GAME.view(other, seat)
        assert GAME.view(s, seat)["deck"] == 3


def test_cards_left_after_the_fifth_phase_stay_hidden() -> None:
    s = table("1 2 2 / 3 4 5", phase=5)
    play(s, "0: one 1", "1: one 3")
    assert GAME.is_over(s)
    seen = s.masked(0)
    assert (seen.hands[0], seen.hands[1], seen.in_hand[:2]) == ([0, 2, 0, 0, 0, 0, 0, 0], [0] * KINDS, [2, 2])


def test_who_can_only_have_jokers_is_seen_by_all() -> None:
    s = table("j j j / 1 2 3", phase=3)
    assert [player["only_jokers"] for player in GAME.view(s, 1)["players"]] == [True, False]


# Records of running games


def running(steps: int) -> Record:
    """The beginning of a game of two with Igor: hands of twelve cards, then plays."""
    whole = finished("nix-fuer-ungut", Table(2, (("first", 0),)), 1)
    return Record(whole.game, whole.options, whole.seats, whole.steps[:steps], whole.edition)


def test_a_running_record_shows_a_hand_to_its_owner_alone() -> None:
    record = running(26)
    first, second, *plays = record.entries()
    assert record.entries_for(0) == [first, "chance: ?", *plays]
    assert record.entries_for(1) == ["chance: ?", second, *plays]
    assert record.entries_for(None) == ["chance: ?", "chance: ?", *plays]


def test_a_running_record_shows_a_half_dealt_hand_to_its_owner_alone() -> None:
    record = running(15)
    first, second = record.entries()
    assert len(second.split()) == 1 + 3
    assert [record.entries_for(seat) for seat in (0, 1)] == [[first, "chance: ?"], ["chance: ?", second]]


def test_a_running_record_shows_the_cards_of_igor_to_all() -> None:
    record = running(28)
    assert record.entries()[4].startswith("chance: ")
    assert record.entries_for(None)[4] == record.entries()[4]


def test_a_finished_record_is_open() -> None:
    record = finished("nix-fuer-ungut", Table(2, (("first", 0),)), 1)
    assert record.entries_for(0) == record.entries_for(None) == record.entries()


# Imagining


def imagined(s: State, seat: int, times: int) -> Counter[tuple[Any, ...]]:
    """How often each way for the hidden cards to lie was imagined: the hands of all, and the deck."""
    stream = Stream(1)
    seen: Counter[tuple[Any, ...]] = Counter()
    for _ in range(times):
        full = GAME.imagine(s.masked(seat), seat, stream.words)
        assert full.masked(seat) == s.masked(seat)
        hands = [list(hand) for hand in full.hands[: s.players]]
        assert [sum(hand) for hand in hands] == s.in_hand[: s.players]
        assert sum(full.deck) == s.deck_size
        for kind in range(KINDS):
            seen_kinds = full.discards[kind] + full.igors[kind] + full.deck[kind] + sum(hand[kind] for hand in hands)
            assert seen_kinds == COPIES
        seen[tuple(map(tuple, (*hands, full.deck)))] += 1
    return seen


def enumerated(s: State, seat: int, cards: str) -> Counter[tuple[Any, ...]]:
    """The same by giving out the cards that `seat` does not see in every order, and striking out what cannot be."""
    others = [p for p in range(s.players) if p != seat]
    found: Counter[tuple[Any, ...]] = Counter()
    for order in permutations(kinds(cards)):
        left, hands = list(order), [list(hand) for hand in s.hands[: s.players]]
        fits = True
        for p in others:
            hand, left = left[: s.in_hand[p]], left[s.in_hand[p] :]
            hands[p] = [hand.count(kind) for kind in range(KINDS)]
            only_jokers = hands[p][JOKER] == s.in_hand[p]
            fits &= not (s.known[p] == NOT_ONLY_JOKERS and only_jokers)
            fits &= not (s.known[p] == ONLY_JOKERS and not only_jokers)
        if fits:
            found[tuple(map(tuple, (*hands, [left.count(kind) for kind in range(KINDS)])))] += 1
    return found


@pytest.mark.parametrize(
    ("hands", "deck", "known"),
    [
        ("2 3 / 1 j / j", "1 1 j", [0, 0, 0]),
        ("2 3 / 1 j / j", "1 1 j", [0, NOT_ONLY_JOKERS, 0]),
        ("2 3 / 1 j / 1 j", "j j", [0, NOT_ONLY_JOKERS, NOT_ONLY_JOKERS]),
        ("2 3 / j j / 4", "1 5 j", [0, ONLY_JOKERS, NOT_ONLY_JOKERS]),
    ],
)
def test_nx_12_hidden_cards_are_imagined_as_likely_as_they_are(hands: str, deck: str, known: list[int]) -> None:
    s = table(hands, players=3, phase=4, superchips="0 1 2", deck=deck)
    for seat in range(3):
        s.known[seat] = known[seat]
    unseen = " ".join(hands.replace("/", " ").split()[2:]) + f" {deck}"
    expected = enumerated(s, 0, unseen)
    times = 200 * len(expected)
    seen = imagined(s, 0, times)
    assert set(seen) == set(expected)
    likely = {way: times * weight / expected.total() for way, weight in expected.items()}
    chi_square = sum((seen[way] - likely[way]) ** 2 / likely[way] for way in expected)
    freedom = len(expected) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4  # about one seed in 10 000 would fail


def test_hands_are_imagined_while_cards_are_dealt_too() -> None:
    s = GAME.start(2, {"first": 0}, checked=True)
    stream = Stream(3)
    while s.phase == DEAL:
        imagined(s, 0, 1)
        imagined(s, 1, 1)
        GAME.apply(s, stream.draw(GAME.chances(s)))
