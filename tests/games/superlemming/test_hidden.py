"""What a player of Superlemming sees, card by card, and what he can imagine of the rest."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.games.superlemming import GAME
from schadenfreude.games.superlemming.pieces import CARDS
from schadenfreude.games.superlemming.rules import unknown
from schadenfreude.lab.fuzz import Table
from tests.games.superlemming.build import bottom, edition, hand, named, play, shown, table, top
from tests.playing import finished

OTHERS = "/ D1 D2 / D1 D2"
ALWAYS: dict[str, object] = {"thanks": "always"}


def seen_by(s: State, seat: int | None) -> dict[str, Any]:
    return GAME.view(s, seat)


def test_everybody_sees_how_many_cards_of_each_colour_a_hand_holds() -> None:
    s = table(hands="C1 C2 1T1 / D1 / D1 D2", shown="2S1")
    for seat in (0, 1, 2, None):
        assert seen_by(s, seat)["players"][0]["colours"] == [2, 1, 1]
        assert seen_by(s, seat)["players"][0]["hand"] == 4
        assert [player["pile"] for player in seen_by(s, seat)["players"]] == [10, 10, 9]


def test_a_player_sees_his_own_hand_and_nobody_else_does() -> None:
    s = table(hands=f"C1 1T1 {OTHERS}")
    assert seen_by(s, 0)["hand"] == [{"card": "C1", "owner": 0}, {"card": "T1", "owner": 1}]
    other = table(hands=f"C2 1T2 {OTHERS}")
    for seat in (1, 2, None):
        assert seen_by(s, seat) == seen_by(other, seat)


def test_nobody_sees_the_order_or_the_hidden_cards_of_a_pile() -> None:
    s = table(hands=f"C1 C2 {OTHERS}", piles="T1 T2")
    other = table(hands=f"C1 C2 {OTHERS}", piles="T1 T2")
    other.hidden[0] = [0] * 9 + [1, 1, 0]
    for seat in (0, 1, None):
        assert json.dumps(seen_by(s, seat)) == json.dumps(seen_by(other, seat))


def test_a_lifted_lemming_is_known_in_the_hand_until_it_leaves() -> None:
    s = table(rows="diamond 0D3; square 1S1", hands=f"D1 C1 {OTHERS}")
    play(s, "0: play D1", "0: lift square 1")
    assert shown(s, 0) == "1S1"
    assert seen_by(s, 2)["players"][0]["shown"] == [{"card": "S1", "owner": 1}]
    s = table(rows="square 2C1", hands=f"C1 {OTHERS}", shown="1S1")
    play(s, "0: play S1 of 1")
    assert shown(s, 0) == ""


def test_a_rescued_lemming_is_known_on_top_of_a_pile_and_in_the_hand_after_it_was_drawn() -> None:
    s = table(
        turn=1, rows="circle 2T1 0T2 0T3", hands="D1 C3 / C1 D3 / C1 D1", piles="", top=" / / S1 S2", options=ALWAYS
    )
    play(s, "1: play C1", "chance: C2")
    assert top(s, 2) == "2T1 2S1 2S2"
    for seat in (0, 1, None):
        assert [card["card"] for card in seen_by(s, seat)["players"][2]["top"]] == ["T1", "S1", "S2"]
    play(s, "2: play C1")
    assert shown(s, 2) == "2T1"
    assert top(s, 2) == "2S1 2S2"


def test_drawing_goes_from_the_known_top_through_the_hidden_cards_to_the_known_bottom() -> None:
    s = table(hands=f"D1 {OTHERS}", top="T3", piles="C1 C2", bottom="S1 S2 S3")
    assert s.mover == CHANCE
    assert GAME.chances(s) == 2
    assert shown(s, 0) == "0T3"
    play(s, "chance: C2")
    assert GAME.chances(s) == 1
    play(s, "chance: C1")
    assert (hand(s, 0), shown(s, 0)) == ("0C1 0C2", "0T3 0S1 0S2")
    assert bottom(s, 0) == "0S3"


def test_a_returned_card_is_known_under_the_pile() -> None:
    s = table(hands=f"C1 S1 {OTHERS}", piles=".", bottom="T1", options={"cliffs": "duck"})
    play(s, "0: play C1")  # draws T1, which all know, and has to return one
    assert shown(s, 0) == "0T1"
    play(s, "0: return S1")
    assert bottom(s, 0) == "0S1"
    for seat in (1, None):
        assert seen_by(s, seat)["players"][0]["bottom"] == [{"card": "S1", "owner": 0}]


def test_a_rescued_card_lies_on_known_ones_that_were_returned() -> None:
    s = table(rows="circle 1T1 2T1 2T2", hands=f"C1 S1 {OTHERS}", piles=" / . / ", bottom=" / S1 S2", options=ALWAYS)
    play(s, "0: play C1")
    assert (top(s, 1), bottom(s, 1)) == ("1T1", "1S1 1S2")


def test_a_card_filched_unseen_is_known_to_its_taker_alone() -> None:
    s = table(rows="square 0S3", hands=f"S1 C1 {OTHERS}")
    play(s, "0: play S1", "0: filch 1", "chance: T3")
    assert (hand(s, 0), shown(s, 0)) == ("0C1 1T3", "")
    assert {"card": "T3", "owner": 1} in seen_by(s, 0)["hand"]
    for seat in (1, 2, None):
        assert seen_by(s, seat)["players"][0]["colours"] == [1, 1, 0]
        assert seen_by(s, seat)["players"][0]["shown"] == []


@pytest.mark.parametrize(("on_top", "at_bottom", "piles"), [("T3", "", ""), ("", "T3 S1", " / . / ")])
def test_a_filched_card_that_all_knew_stays_known(on_top: str, at_bottom: str, piles: str) -> None:
    s = table(
        rows="square 0S3", hands=f"S1 C1 {OTHERS}", piles=piles, top=f" / {on_top} / ", bottom=f" / {at_bottom} / "
    )
    play(s, "0: play S1", "0: filch 1")
    assert shown(s, 0) == "1T3"


def test_a_known_card_that_is_played_is_known_no_longer_from_the_hand() -> None:
    s = table(rows="circle 0C1", hands=f"S1 {OTHERS}", shown="C2")
    play(s, "0: play S1")
    assert shown(s, 0) == "0C2"
    s = table(rows="circle 0C1", hands=f"S1 {OTHERS}", shown="C2")
    play(s, "0: play C2")
    assert shown(s, 0) == ""


def test_only_the_player_who_draws_learns_of_the_card() -> None:
    s = table(hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert [GAME.may_see_outcome(s, seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    play(s, "chance: T1")
    assert s.story is not None
    heard = {
        seat: [GAME.events[told.event].name for told in s.story if GAME.may_hear(told, seat)] for seat in (0, 1, None)
    }
    assert "drew" in heard[0]
    assert heard[1] == heard[None] == [name for name in heard[0] if name != "drew"]


def test_only_the_asked_seat_sees_the_choices() -> None:
    s = table(hands=f"C1 S1 {OTHERS}")
    assert GAME.legal_moves(s.masked(0)) == GAME.legal_moves(s)
    assert GAME.legal_moves(s.masked(1)) == []


def test_a_running_record_shows_a_drawn_card_to_its_owner_alone() -> None:
    whole = finished("superlemming", Table(2, (("first", 0), ("order", "cstd"))), 1)
    record = Record(whole.game, whole.options, whole.seats, whole.steps[:16], whole.edition)
    first, second, laid = record.entries()
    assert record.entries_for(0) == [first, "chance: ?", laid]
    assert record.entries_for(1) == ["chance: ?", second, laid]
    assert record.entries_for(None) == ["chance: ?", "chance: ?", laid]


# Imagining


def imagined(s: State, seat: int, times: int) -> Counter[tuple[str, ...]]:
    """How often each way for the hidden cards to lie was imagined: the hidden parts of hands and piles."""
    stream = Stream(1)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(times):
        full = GAME.imagine(s.masked(seat), seat, stream.words)
        assert full.masked(seat) == s.masked(seat)
        assert [sum(pile) for pile in full.hidden] == s.in_pile
        found[way(full)] += 1
    return found


def way(s: State) -> tuple[str, ...]:
    """How the hidden cards lie."""
    piles = (
        " ".join(named(s, seat * CARDS + kind) for kind in range(CARDS) for _ in range(s.hidden[seat][kind]))
        for seat in range(s.players)
    )
    return (*(hand(s, seat) for seat in range(s.players)), *piles)


def enumerated(s: State, seat: int) -> Counter[tuple[str, ...]]:
    """The same by giving out the cards of each colour that `seat` does not see in every order."""
    states = [s.masked(seat)]
    for colour in range(s.players):
        holders = [p for p in range(s.players) if p != seat for _ in range(unknown(s, p, colour))]
        kinds = [k for k in range(CARDS) for _ in range(s.hidden[colour][k])]
        for p in range(s.players):
            if p != seat:
                kinds += [k for k in range(CARDS) for _ in range(s.hand[p][colour * CARDS + k])]
        after = []
        for state in states:
            for order in permutations(kinds):
                full = state.copy()
                for p, kind in zip(holders, order, strict=False):
                    full.hand[p][colour * CARDS + kind] += 1
                for kind in order[len(holders) :]:
                    full.hidden[colour][kind] += 1
                after.append(full)
        states = after
    return Counter(way(state) for state in states)


DOUBLES = '[{ verb = "draw" }]'  # then C2 and C3 are the same


@pytest.mark.parametrize(
    ("hands", "given", "piles", "equal"),
    [
        ("D1 S1 / C1 C2 / D1", "", "T1 / T1 T2 / .", False),
        ("D1 S1 / C1 / D1 1D2", "", ". / T1 / .", False),
        ("D1 S1 / C2 C2 / D1", "/ C1", ". / T1 T2 / .", True),
        ("D1 S1 1C2 / C2 / D1 0T1", "/ 0C1", "T2 / T1 / .", True),
        ("D1 S1 / C1 2C1 / D1 1C2", "", ". / T1 / .", False),
    ],
)
def test_hidden_cards_are_imagined_as_likely_as_they_are(hands: str, given: str, piles: str, equal: bool) -> None:
    s = table(hands=hands, shown=given, piles=piles, edition=edition(C3=DOUBLES) if equal else None)
    check_imagined(s, 0, enumerated(s, 0))


def check_imagined(s: State, seat: int, expected: dict[tuple[str, ...], int]) -> None:
    """Ways for the hidden cards to lie, each with its weight, are imagined as often as that says."""
    assert len(expected) > 1
    times = 100 * len(expected)
    found = imagined(s, seat, times)
    assert set(found) == set(expected)
    likely = {lie: times * weight / sum(expected.values()) for lie, weight in expected.items()}
    chi_square = sum((found[lie] - likely[lie]) ** 2 / likely[lie] for lie in expected)
    freedom = len(expected) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4  # about one seed in 10 000 would fail


def ends(s: State, plan: list[str]) -> list[State]:
    """Where a plan of moves leads with every outcome of chance; not where a card for it is missing."""
    if s.mover == CHANCE:
        after = [s.copy() for _ in range(GAME.chances(s))]
        for outcome, state in enumerate(after):
            GAME.apply(state, outcome)
        return [end for state in after for end in ends(state, plan)]
    if not plan:
        return [s]
    move = GAME.read_move(s, plan[0].partition(": ")[2])
    if GAME.why_not(s, move) is not None:
        return []
    after_move = s.copy()
    GAME.apply(after_move, move)
    return ends(after_move, plan[1:])


# Tables, and moves as everybody sees them

RESCUED: dict[str, Any] = {
    "rows": "square 1S3; circle 0C3 1C3 0T1",
    "shown": "T2 S1 / S2 D1",
    "piles": "T3 D1 D2 D3 C1 C2 / C1 C2 T1 T2",
    "options": ALWAYS,
}
RESCUE = ["1: play S2", "1: move square 1 circle"]  # a card is filched, and a lemming rescued
REFILL = [*RESCUE, "0: play T2"]  # and drawn again with others
RETURNED: dict[str, Any] = {
    "rows": "square 0S3; diamond 1D1 0D1; circle 1S1",
    "shown": "S1 C1 C2 / C1 D3",
    "piles": "T3 D2 D3 / C2 T1 T2 S2 S3 D2",
    "options": {"cliffs": "duck"},
}
RETURN = ["1: play C1", "1: return T1", "0: play S1", "0: move diamond 1 circle"]  # of two drawn; then one is filched
LIFTED: dict[str, Any] = {
    "rows": "square 0T3; diamond 1D3",
    "shown": "C1 C2 / D1 C1 D2",
    "piles": "T1 T2 S1 D1 / S1 S2 S3 T1",
}
LIFT = ["1: play D1", "1: lift square 1", "0: play C1", "1: play T3 of 0"]  # a card is drawn, the lifted lemming played


@pytest.mark.parametrize(
    ("start", "plan", "seat"),
    [
        (RESCUED, RESCUE, 0),
        (RESCUED, REFILL, 0),
        (RESCUED, REFILL, 1),
        (RETURNED, RETURN, 0),
        (RETURNED, RETURN, 1),
        (LIFTED, LIFT[:3], 1),
        (LIFTED, LIFT, 1),
    ],
)
def test_what_is_imagined_is_as_likely_as_play_has_made_it(start: dict[str, Any], plan: list[str], seat: int) -> None:
    reached = ends(table(players=2, turn=1, **start), plan)
    views = Counter(s.masked(seat).to_bytes() for s in reached)
    (view, _), *_ = views.most_common(1)
    there = [s for s in reached if s.masked(seat).to_bytes() == view]
    check_imagined(there[0], seat, Counter(way(s) for s in there))


def test_what_one_player_filched_the_others_cannot_be_sure_of() -> None:
    s = table(rows="square 0S3", hands=f"S1 C1 {OTHERS}", piles=" / T1 T2 / .")
    play(s, "0: play S1", "chance: T1")
    for seat in (1, 2):
        assert {lie[0] for lie in imagined(s, seat, 200)} > {"0C1 1T1", "0C1 1T2"}
    assert {lie[0] for lie in imagined(s, 0, 20)} == {"0C1 1T1"}


def test_cards_are_imagined_during_set_up_too() -> None:
    s = GAME.start(3, {"first": 0}, checked=True)
    stream = Stream(3)
    while s.turns == 0:
        for seat in range(3):
            imagined(s, seat, 1)
        GAME.apply(s, stream.draw(GAME.chances(s)))
