"""The rules of Superlemming, one by one: smallest position, luck forced, one behaviour a test."""

from __future__ import annotations

from itertools import permutations

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.games.superlemming import GAME
from schadenfreude.games.superlemming.pieces import SYMBOL_NAMES
from schadenfreude.games.superlemming.table import DRAW_CARD, LAY_COLOUR, ORDER, PLAY, SIDES
from schadenfreude.players import chosen
from tests.games.superlemming.build import (
    bottom,
    choices,
    edition,
    hand,
    medals,
    play,
    read_table,
    row,
    rows,
    shown,
    table,
    told,
    top,
)

SIMPLE: dict[str, object] = {"game": "simple"}
DUCK: dict[str, object] = {"cliffs": "duck"}
SIMPLE_DUCK: dict[str, object] = {"game": "simple", "cliffs": "duck"}
OTHERS = "/ D1 D2 / D1 D2"  # hands of those who are not meant


def at(s: State, phase: int) -> State:
    """The first node of a phase, all outcomes before it the first ones."""
    while s.phase != phase:
        GAME.apply(s, 0)
    return s


def laid_out(players: int) -> State:
    """A game whose set-up is done, all outcomes the first ones."""
    return at(GAME.start(players, {"first": 0}, checked=True), PLAY)


def effects(s: State) -> list[str]:
    """The events since they were last read, without turns and plays."""
    return [event for event in told(s) if event.split()[0] not in ("turn", "played")]


# Set-up


def test_sl_1_the_order_of_the_cliffs_is_by_chance() -> None:
    s = GAME.start(2, checked=True)
    assert (s.phase, GAME.chances(s)) == (ORDER, 24)
    orders = {GAME.write_outcome(s, outcome) for outcome in range(24)}
    assert orders == {"".join(order) for order in permutations("ctsd")}


def test_sl_1_the_table_can_name_the_order() -> None:
    s = GAME.start(2, {"order": "dcst"}, checked=True)
    assert s.phase == DRAW_CARD
    assert [cliff["symbol"] for cliff in GAME.view(s, 0)["cliffs"]] == ["diamond", "circle", "square", "triangle"]


@pytest.mark.parametrize(("cliffs", "sides"), [("plain", [0, 0, 0, 0]), ("duck", [1, 1, 1, 1])])
def test_sl_1_the_sides_are_those_the_table_wants(cliffs: str, sides: list[int]) -> None:
    assert at(GAME.start(2, {"cliffs": cliffs}, checked=True), DRAW_CARD).sides == sides


def test_sl_1_mixed_decides_the_side_of_each_cliff_by_one_half() -> None:
    s = at(GAME.start(2, {"cliffs": "mixed"}, checked=True), SIDES)
    assert GAME.chances(s) == 16
    found = set()
    for outcome in range(16):
        after = s.copy()
        GAME.apply(after, outcome)
        names = GAME.write_outcome(s, outcome).split("-")
        assert [("plain", "duck")[side] for side in after.sides] == names
        found.add(tuple(after.sides))
    assert len(found) == 16


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sl_2_each_player_has_three_medals_and_draws_five_of_his_twelve_cards(players: int) -> None:
    s = GAME.start(players, checked=True)
    assert s.in_pile[:players] == [12] * players
    at(s, LAY_COLOUR)
    assert s.medals[:players] == [3] * players
    assert s.in_hand[:players] == [5] * players
    assert s.in_pile[:players] == [7] * players


def test_sl_2_every_card_of_a_shuffled_pile_is_equally_likely() -> None:
    s = at(GAME.start(2, checked=True), DRAW_CARD)
    assert [GAME.write_outcome(s, outcome) for outcome in range(GAME.chances(s))] == (
        ["C1", "C2", "C3", "T1", "T2", "T3", "S1", "S2", "S3", "D1", "D2", "D3"]
    )
    play(s, "chance: T2")
    assert hand(s, 0) == "0T2"
    assert "T2" not in [GAME.write_outcome(s, outcome) for outcome in range(GAME.chances(s))]


@pytest.mark.parametrize(("players", "lengths"), [(2, "1 1 1 1"), (3, "2 2 1 1"), (4, "2 2 2 2"), (5, "3 3 2 2")])
def test_sl_3_two_cards_of_each_are_laid_out_from_the_top_cliff_down(players: int, lengths: str) -> None:
    """Worked case 4."""
    s = laid_out(players)
    down = [cliff["row"] for cliff in GAME.view(s, 0)["cliffs"]]
    assert " ".join(str(len(lemmings)) for lemmings in down) == lengths
    owners = [lemming["owner"] for lemmings in down for lemming in lemmings]
    assert sorted(owners) == sorted(list(range(players)) * 2)


def test_sl_3_whatever_their_symbol_the_first_one_at_a_cliff_is_in_front() -> None:
    s = GAME.start(3, {"first": 0, "order": "scdt"}, checked=True)
    at(s, LAY_COLOUR)  # all have drawn C1 C2 C3 T1 T2
    play(s, "chance: 1 S1 0 T3 2 S1 2 D1 0 D1 1 S2")
    assert rows(s) == "circle 0T3 1S2; triangle 2D1; square 1S1 0D1; diamond 2S1"


def test_sl_3_the_cards_to_be_laid_out_are_shuffled_together() -> None:
    s = at(GAME.start(2, checked=True), LAY_COLOUR)
    assert [GAME.write_outcome(s, outcome) for outcome in range(GAME.chances(s))] == ["0", "0", "1", "1"]
    play(s, "chance: 0 D1")
    assert [GAME.write_outcome(s, outcome) for outcome in range(GAME.chances(s))] == ["0", "1", "1"]


def test_sl_3_nobody_jumps_at_set_up() -> None:
    s = laid_out(5)
    assert max(s.length) == 3
    assert (s.medals, s.out) == ([3] * 5, [0] * 60)


def test_sl_4_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    s = GAME.start(3, checked=True)
    while s.to_lay > 0:
        GAME.apply(s, 0)
    assert GAME.chances(s) == 3
    play(s, "chance: 2")
    assert (s.turn, s.first) == (2, 2)
    assert at(GAME.start(3, {"first": 1}, checked=True), PLAY).turn == 1


def test_sl_4_play_goes_clockwise() -> None:
    s = table(hands="T1 D1 / T2 D2 / D1 D2", options=SIMPLE)
    play(s, "0: play D1", "1: play D2")
    assert s.turn == 2
    s = table(turn=2, hands="T1 D1 / T2 D2 / D1 D2", options=SIMPLE)
    play(s, "2: play D1")
    assert s.turn == 0


# The turn


def test_sl_5_a_lemming_is_played_to_the_end_of_the_row_of_its_symbol() -> None:
    s = table(rows="square 1C1 2C1", hands=f"S1 C2 {OTHERS}", options=SIMPLE)
    assert choices(s) == ["play C2", "play S1"]
    play(s, "0: play S1")
    assert row(s, "square") == "1C1 2C1 0S1"


def test_sl_5_the_text_of_the_card_played_is_not_used_this_turn() -> None:
    s = table(hands=f"T2 C2 {OTHERS}")
    play(s, "0: play T2")
    assert not any(event.startswith(("text", "took")) for event in told(s))
    assert medals(s) == "3 3 3"


def test_sl_6_in_the_simple_game_the_cliff_works_once_for_each_own_lemming_in_the_row() -> None:
    """Worked case 1: Green is seat 0, Red seat 1."""
    s = table(rows="circle 1T1 0T2 2C3", hands=f"C1 S1 {OTHERS}", options=SIMPLE)
    play(s, "0: play C1", "1: thank")
    assert top(s, 1) == "1T1"
    assert medals(s) == "4 2 3"
    play(s, "chance: C2", "chance: C3")
    assert hand(s, 0) == "0C2 0C3 0S1"
    assert s.turn == 1


def test_sl_6_the_own_lemmings_are_counted_once_after_step_1_and_its_jump() -> None:
    s = table(rows="circle 0T1 0T2 2C3", hands=f"C1 S1 {OTHERS}", options=SIMPLE)
    play(s, "0: play C1")
    assert s.scored[0][0] == 1
    assert told(s).count("cliff 0 0") == 1
    play(s, "chance: C2", "chance: C3")
    assert s.turn == 1


def test_sl_6_texts_are_not_used_in_the_simple_game() -> None:
    s = table(rows="circle 0T2", hands=f"C1 S1 {OTHERS}", options=SIMPLE)
    play(s, "0: play C1")
    assert medals(s) == "3 3 3"
    assert GAME.chances(s) > 0


def test_sl_7_in_the_normal_game_the_texts_that_lay_there_before_then_the_cliff_once() -> None:
    """Worked case 2: Red, seat 1, has fewer medals; Green's older card in the row is C2."""
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}", medals="4 2 3")
    told(s)
    play(s, "0: play C1", "1: thank")
    assert medals(s) == "5 1 3"
    play(s, "chance: T1", "chance: C3")
    assert effects(s) == [
        "rescued 0 12 1",
        "thanked 1 0",
        "gave 1 0 1",
        "text 0 1",
        "draws 0 1",
        "drew 0 12 0",
        "cliff 0 0",
        "draws 0 1",
        "drew 0 2 0",
    ]
    assert s.turn == 1


def test_sl_7_the_texts_are_used_in_the_order_the_player_likes_each_once() -> None:
    s = table(rows="circle 0C2 0T2", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert choices(s) == ["text C2", "text T2"]
    play(s, "0: text T2")
    assert s.mover == 0  # two have the most medals
    play(s, "0: take 1", "chance: C3", "chance: D1")
    assert medals(s) == "5 1 3"
    assert [event for event in told(s) if event.startswith("text")] == ["text 0 13", "text 0 1"]
    assert s.turn == 1


def test_sl_7_the_texts_of_others_are_not_used() -> None:
    s = table(rows="circle 1T2 2T2", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1", "chance: C2")
    assert s.turn == 1
    assert not any(event.startswith("text") for event in told(s))


def test_sl_7_a_lemming_that_left_the_row_before_loses_its_text_even_if_it_comes_back() -> None:
    # C1 moves T2 away; the cliff (plain square is for squares: here the circle's draw) follows without it.
    s = table(rows="circle 0C1 0T2; triangle 1C1", hands=f"C3 S1 {OTHERS}")
    play(s, "0: play C3", "0: text C1", "0: move circle 2 to triangle")
    assert s.mover == CHANCE
    play(s, "chance: C2")
    assert s.turn == 1
    assert medals(s) == "3 3 3"
    # Two moves with one text: away and back again.
    there = edition(C1='[{ verb = "move", whose = "own", to = "another row", count = 2 }]')
    s = table(rows="circle 0C1 0T2; triangle 1C1", hands=f"C3 S1 {OTHERS}", edition=there)
    play(s, "0: play C3", "0: text C1", "0: move circle 2 to triangle", "0: move triangle 2 to circle")
    assert row(s, "circle") == "0C1 0C3 0T2"
    assert s.mover == CHANCE
    assert medals(s) == "3 3 3"


def test_sl_7_one_that_arrives_during_the_turn_is_not_used() -> None:
    s = table(rows="circle 0C1; triangle 0T2", hands=f"C3 S1 {OTHERS}")
    play(s, "0: play C3", "0: move triangle 1 to circle")
    assert s.mover == CHANCE
    assert medals(s) == "3 3 3"


def test_sl_7_the_cliff_works_even_if_no_own_lemming_is_left_in_the_row() -> None:
    away = edition(C1='[{ verb = "move", whose = "own", from = "this row", to = "another row", count = 2 }]')
    s = table(rows="circle 0C1", hands=f"C3 S1 {OTHERS}", edition=away)
    play(s, "0: play C3", "0: move circle 1 to square", "0: move circle 1 to square")
    assert row(s, "circle") == ""
    assert s.mover == CHANCE
    assert told(s)[-2:] == ["cliff 0 0", "draws 0 1"]


def test_sl_8_a_lemming_played_by_an_effect_brings_no_text_and_no_further_cliff() -> None:
    s = table(rows="circle 0C2; square 0T2", hands=f"T1 S1 S2 {OTHERS}")
    play(s, "0: play T1", "0: play S1")
    assert row(s, "square") == "0T2 0S1"
    assert medals(s) == "3 3 3"
    assert [event for event in told(s) if event.startswith("cliff")] == ["cliff 0 1"]
    assert s.turn == 1


def test_sl_9_an_impossible_effect_is_skipped() -> None:
    s = table(hands=f"D1 S1 {OTHERS}")
    play(s, "0: play D1")
    assert told(s)[2:] == ["cliff 0 3", "skipped 0 10", "turn 1"]


def test_sl_9_an_effect_is_carried_out_as_far_as_possible() -> None:
    s = table(rows="circle 0C2", hands=f"C1 S1 {OTHERS}", piles="C3", options=DUCK)
    play(s, "0: play C1", "chance: C3")  # the text draws the last card, the cliff finds none
    assert told(s)[-2:] == ["cliff 0 0", "skipped 0 16"]
    assert choices(s) == ["return C3", "return S1"]


def test_sl_9_only_where_a_card_says_may_one_can_decline() -> None:
    may = edition(C3='[{ verb = "keep", count = 3, may = true }]')
    s = table(rows="circle 0C3", hands=f"C1 S1 S2 {OTHERS}", edition=may)
    play(s, "0: play C1", "0: keep S1")
    assert choices(s) == ["keep S2", "decline"]
    play(s, "0: decline")
    assert told(s)[2:] == ["text 0 2", "kept 0 24 0", "declined 0 14", "cliff 0 0", "draws 0 1"]
    assert hand(s, 0) == "0S2"


def test_sl_9_what_must_be_done_cannot_be_declined() -> None:
    s = table(hands=f"C1 S1 {OTHERS}")
    reason = GAME.why_not(s, GAME.moves.code("decline"))
    assert reason is not None
    assert reason.rule == "SL-9"


def test_sl_10_the_jump_comes_before_anything_else() -> None:
    s = table(rows="circle 0C2 1C2 2C2", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1", "chance: C3")
    # C2 has jumped before its text could be used.
    assert effects(s) == ["jumped 0 1", "cliff 0 0", "draws 0 1", "drew 0 2 0"]


def test_sl_10_a_lemming_moved_or_played_by_an_effect_can_make_the_front_one_jump() -> None:
    s = table(rows="circle 0C1; square 0D1 1C2 2C2", hands=f"C3 S1 {OTHERS}")
    play(s, "0: play C3", "0: move circle 1 to square")
    assert s.scored[0][0] == 1
    assert row(s, "square") == "1C2 2C2 0C1"


def test_sl_11_an_empty_hand_is_refilled_with_five_before_any_further_effect() -> None:
    s = table(rows="circle 0C2", hands=f"C1 {OTHERS}")
    assert told(s)[:3] == ["turn 0", "played 0 0 0", "refills 0 5"]
    play(s, "chance: D1", "chance: D2", "chance: D3", "chance: S1", "chance: S2")
    assert hand(s, 0) == "0S1 0S2 0D1 0D2 0D3"
    assert told(s)[-2:] == ["text 0 1", "draws 0 1"]


def test_sl_11_with_fewer_in_the_pile_he_draws_what_is_left() -> None:
    s = table(hands=f"C1 {OTHERS}", piles="D1 D2")
    assert told(s)[2] == "refills 0 2"
    play(s, "chance: D1", "chance: D2")
    assert hand(s, 0) == "0D1 0D2"


def test_sl_11_a_jump_by_the_last_card_is_settled_first() -> None:
    s = table(rows="circle 1C1 1C2 2C3", hands=f"C1 {OTHERS}")
    assert s.mover == 1
    play(s, "1: stay silent")
    assert medals(s) == "5 1 3"
    assert told(s)[-2:] == ["gave 1 0 2", "refills 0 5"]


# The jump


@pytest.mark.parametrize(("players", "length"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_sl_12_the_front_lemming_jumps_when_so_many_are_in_a_row(players: int, length: int) -> None:
    others = "/ D1 D2" * (players - 1)
    for before in range(length):
        lying = " ".join(f"{place % players}C{1 + place // players}" for place in range(before))
        s = table(players, rows=f"square {lying}", hands=f"S1 D1 {others}", options={"thanks": "always", **SIMPLE})
        play(s, "0: play S1")
        jumped = [event for event in told(s) if event.startswith("jumped")]
        assert len(jumped) == (1 if before + 1 == length else 0)
        if jumped:
            assert row(s, "square").split()[0] == "1C1"
            assert s.length[2] == length - 1


def test_sl_13_an_own_lemming_goes_into_the_score_pile() -> None:
    s = table(rows="circle 0T1 1C2 2C3", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert (s.scored[0], GAME.scores(s)) == ([1, 0, 0, 0, 0], [4, 3, 3])
    assert medals(s) == "3 3 3"


@pytest.mark.parametrize(
    ("before", "answer", "after"),
    [
        ("3 3 3", "thank", "4 2 3"),
        ("3 3 3", "stay silent", "5 1 3"),
        ("2 4 3", "thank", "4 2 3"),
        ("2 4 3", "stay silent", "5 1 3"),
        ("5 2 2", "thank", "6 1 2"),
        ("5 2 2", "stay silent", "7 0 2"),
        ("1 2 6", "", "3 0 6"),  # worked case 3: two and not three, whatever is said
        ("0 1 8", "", "1 0 8"),
        ("4 1 4", "", "5 0 4"),
        ("6 0 3", "", "6 0 3"),
    ],
)
def test_sl_14_a_rescue_brings_medals(before: str, answer: str, after: str) -> None:
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}", medals=before)
    play(s, "0: play C1")
    assert top(s, 1) == "1T1"
    assert (s.mover == 1) == bool(answer)
    if answer:
        play(s, f"1: {answer}")
    assert medals(s) == after


def test_sl_14_the_rescued_lemming_is_drawn_first() -> None:
    s = table(turn=1, rows="circle 0T1 1C2 2C3", hands="D1 D2 / C1 / D1 D2", options={"thanks": "always"})
    play(s, *[f"chance: {card}" for card in ("D1", "D2", "D3", "S1", "S2")])
    play(s, "chance: C3", "chance: T1")  # the text of 1C2, the cliff
    assert top(s, 0) == "0T1"
    assert s.turn == 2


@pytest.mark.parametrize(("has", "asked"), [(0, False), (1, False), (2, True), (3, True)])
def test_sl_15_thanks_are_asked_only_if_they_change_what_moves(has: int, asked: bool) -> None:
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}", medals=f"4 {has} 2")
    play(s, "0: play C1")
    assert (s.mover == 1) == asked
    if asked:
        assert choices(s) == ["thank", "stay silent"]


def test_sl_15_the_card_lies_on_the_pile_before_he_is_asked_and_medals_move_after() -> None:
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert (top(s, 1), medals(s), s.mover, s.turn) == ("1T1", "3 3 3", 1, 0)


def test_sl_15_with_thanks_always_nobody_is_asked() -> None:
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}", options={"thanks": "always"})
    play(s, "0: play C1")
    assert s.mover == CHANCE
    assert medals(s) == "4 2 3"


def test_sl_15_computer_players_thank_whoever_they_are() -> None:
    class Churl:
        def choose(self, played: Game, v: State, seat: int, stream: Stream) -> int:
            raise AssertionError("he is not asked")

    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert GAME.write_move(s, chosen("churl", Churl(), GAME, s.masked(1), 1, Stream(1))) == "thank"


def test_sl_16_a_rescue_brings_medals_once_and_not_twice() -> None:
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}", options={"thanks": "always"})
    play(s, "0: play C1")
    assert [event for event in told(s) if event.startswith("gave")] == ["gave 1 0 1"]


# The end


def test_sl_17_the_game_ends_at_once_when_a_player_has_no_card() -> None:
    s = table(rows="circle 0T2", hands=f"C1 {OTHERS}", piles=".")
    assert s.mover == OVER
    assert told(s) == ["turn 0", "played 0 0 0", "ended 0", "tie-broken 2"]  # neither the text nor the cliff
    assert medals(s) == "3 3 3"


def test_sl_17_with_a_card_in_the_pile_or_in_hand_it_goes_on() -> None:
    s = table(hands=f"D3 {OTHERS}", piles="C3 C2")
    play(s, "chance: C2", "chance: C3")
    assert s.turn == 1
    s = table(hands="D3 1T1 / D1 D2 / D1 D2", piles=".")  # a foreign card is a card
    play(s, "0: play D3")
    assert s.turn == 1


def test_sl_17_the_last_card_is_settled_before_the_game_ends() -> None:
    s = table(rows="circle 1T1 1C2 2C3", hands=f"C1 {OTHERS}", piles=".")
    assert s.mover == 1
    play(s, "1: stay silent")
    assert medals(s) == "5 1 3"
    assert s.mover == OVER


def test_sl_17_a_pile_emptied_by_another_ends_nothing_while_cards_are_in_hand() -> None:
    s = table(rows="square 0S3", hands=f"S1 C1 {OTHERS}", piles=" / C1 / .")
    play(s, "0: play S1", "chance: C1")
    assert hand(s, 0) == "0C1 1C1"
    assert s.in_pile[1] == 0
    assert s.mover != OVER


def test_sl_18_a_point_for_each_medal_and_each_card_of_the_score_pile() -> None:
    s = table(hands=f"C1 S1 {OTHERS}", medals="5 0 4", scored="T1 T2 1C3 / 1T1 / ")
    assert GAME.scores(s) == [8, 1, 4]


@pytest.mark.parametrize(
    ("first", "given", "winner"),
    [
        (1, "4 3 4", 0),  # worked case 5
        (0, "4 3 4", 2),
        (2, "4 3 4", 0),
        (0, "3 3 3", 2),
        (1, "3 3 3", 0),
        (1, "3 5 3", 1),
    ],
)
def test_sl_19_of_tied_players_the_one_furthest_from_the_first_wins(first: int, given: str, winner: int) -> None:
    s = table(rows="square 1C1", first=first, hands=f"S1 {OTHERS}", piles=".", medals=given)
    assert GAME.winners(s) == [winner]
    tied = given.split().count(max(given.split())) > 1
    assert told(s)[-1] == (f"tie-broken {winner}" if tied else "ended 0")


@pytest.mark.parametrize(("players", "quiet"), [(2, 40), (3, 60), (5, 100)])
def test_sl_20_the_game_ends_when_no_card_was_scored_for_twenty_turns_a_player(players: int, quiet: int) -> None:
    others = "/ D1 D2" * (players - 1)
    s = table(players, hands=f"D1 D2 {others}", quiet=quiet - 2)
    play(s, "0: play D1", "1: play D1")
    assert s.mover == OVER
    assert "ended-quiet" in told(s)


def test_sl_20_a_card_that_comes_into_a_score_pile_begins_the_count_anew() -> None:
    s = table(rows="diamond 0T1 1T1 2T1", hands=f"D1 T2 {OTHERS}", quiet=59, options=SIMPLE)
    play(s, "0: play D1")
    assert s.scored[0][0] == 1
    play(s, "0: swap diamond 1 2")
    assert (s.mover, s.quiet) == (1, 0)


@pytest.mark.parametrize(("players", "turns"), [(2, 200), (4, 400)])
def test_sl_20_the_game_ends_after_a_hundred_turns_a_player(players: int, turns: int) -> None:
    others = "/ D1 D2" * (players - 1)
    s = table(players, hands=f"D1 D2 {others}", turns=turns - 2)
    play(s, "0: play D1")
    assert (s.mover, s.turns) == (1, turns)
    play(s, "1: play D1")
    assert s.mover == OVER
    assert "ended-long" in told(s)


# Foreign cards


def test_sl_21_an_effect_brings_another_players_card_into_the_hand() -> None:
    s = table(rows="square 0S3", hands=f"S1 C1 {OTHERS}", piles=" / C2 T1 / .")
    play(s, "0: play S1", "chance: T1")
    assert hand(s, 0) == "0C1 1T1"


def test_sl_22_a_foreign_card_counts_as_own_in_the_turn_in_which_it_is_played() -> None:
    s = table(rows="circle 0C3", hands=f"1C1 S1 {OTHERS}", options=SIMPLE)
    play(s, "0: play C1 of 1")
    assert row(s, "circle") == "0C3 1C1"
    play(s, "chance: C1", "chance: C2")  # the cliff twice: two own lemmings
    assert s.turn == 1


def test_sl_22_from_the_next_turn_on_it_is_its_owners_again() -> None:
    s = table(rows="circle 2C1 2C2", hands="1C1 S1 / C2 D1 / C3 D1", options={"thanks": "always"})
    play(s, "0: play C1 of 1", "chance: C1")
    assert s.turn == 1
    play(s, "1: play C2")  # 2C1 jumps; 1C1, in the row before, is Red's own: its text moves an own lemming
    assert s.phase != DRAW_CARD
    assert set(choices(s)) == {
        f"move circle {place} to {symbol}" for place in (2, 3) for symbol in ("triangle", "square", "diamond")
    }


def test_sl_23_a_foreign_card_that_jumps_in_that_turn_goes_to_the_player_who_played_it() -> None:
    s = table(rows="square 0S2 0D2", hands=f"1S1 C1 C2 {OTHERS}")
    play(s, "0: play S1 of 1", "0: text S2", "0: swap square 1 3", "0: play C1 to square")
    assert row(s, "square") == "0D2 0S2 0C1"
    assert s.scored[0] == [0, 1, 0, 0, 0]
    assert medals(s) == "3 3 3"
    assert "jumped-foreign 0 24 1" in told(s)


def test_sl_23_it_is_rescued_if_it_jumps_later() -> None:
    s = table(rows="square 2S1 2S2", hands="1S1 C1 / D1 D2 / S3 D1", options={"thanks": "always", **SIMPLE})
    play(s, "0: play S1 of 1")
    s = table(turn=2, rows="square 1S1 2S1 2S2", hands="C1 C2 / D1 D2 / S3 D1", options={"thanks": "always"})
    play(s, "2: play S3")
    assert top(s, 1) == "1S1"


def test_sl_24_a_foreign_card_is_own_as_a_target_of_effects() -> None:
    s = table(rows="circle 1C2 2C1", hands=f"1C1 S1 {OTHERS}", options=SIMPLE_DUCK)
    s = table(rows="square 1C2", hands=f"1S1 C1 {OTHERS}", options=SIMPLE)
    play(s, "0: play S1 of 1")
    assert choices(s) == [f"move square 2 to {symbol}" for symbol in ("circle", "triangle", "diamond")]


def test_sl_24_it_is_no_lemming_of_another_player() -> None:
    s = table(rows="square 1C2", hands=f"1S1 C1 {OTHERS}", options=SIMPLE_DUCK)
    play(s, "0: play S1 of 1")
    assert choices(s) == [f"move square 1 to {symbol}" for symbol in ("circle", "triangle", "diamond")]


def test_sl_24_the_other_cards_of_its_colour_are_not_own() -> None:
    s = table(rows="circle 1C2 0T2", hands=f"1C1 S1 {OTHERS}", options=SIMPLE)
    play(s, "0: play C1 of 1", "chance: C1", "chance: C2")  # twice and not three times
    assert s.turn == 1


def test_sl_24_it_stays_own_in_another_row_for_the_turn() -> None:
    s = table(rows="square 0C1; triangle 2C1 2C2", hands=f"1S1 C2 {OTHERS}", options=SIMPLE)
    play(s, "0: play S1 of 1", "0: move square 2 to triangle")
    assert "move triangle 3 to circle" in choices(s)


# Effects


@pytest.mark.parametrize("move", ["swap circle 1 2", "swap circle 1 3", "swap circle 2 3"])
def test_sl_25_swapping_in_a_row_makes_nobody_jump(move: str) -> None:
    s = table(rows="square 0S2; circle 1C1 2C1 0C1", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1", f"0: {move}")
    assert s.length[0] == 3
    assert not any(event.startswith(("jumped", "rescued")) for event in told(s))


def test_sl_25_moving_in_a_row_makes_nobody_jump() -> None:
    s = table(rows="diamond 0D1; circle 1C1 2C1 0C1", hands=f"D3 C2 {OTHERS}")
    play(s, "0: play D3", "0: move circle 1 to end")
    assert row(s, "circle") == "2C1 0C1 1C1"
    s = table(rows="square 1C1 0S1", hands=f"S2 D1 {OTHERS}")
    play(s, "0: play S2")
    assert row(s, "square") == "0S1 1C1 0S2"


def test_sl_25_taking_a_card_from_a_row_makes_nobody_jump() -> None:
    s = table(rows="diamond 0D3; circle 1C1 2C1 0C1", hands=f"D1 C2 {OTHERS}")
    play(s, "0: play D1", "0: lift circle 3")
    assert row(s, "circle") == "1C1 2C1"
    assert not any(event.startswith(("jumped", "rescued")) for event in told(s))


@pytest.mark.parametrize(
    ("given", "may_give"),
    [("3 2 4", ""), ("3 3 3", "take 1, take 2"), ("9 0 0", "nobody"), ("8 0 1", ""), ("0 4 4", "take 1, take 2")],
)
def test_sl_26_medals_come_from_another_player_with_the_most(given: str, may_give: str) -> None:
    s = table(rows="circle 0T2", hands=f"C1 S1 {OTHERS}", medals=given)
    play(s, "0: play C1")
    before = [int(count) for count in given.split()]
    if may_give.startswith("take"):
        assert ", ".join(choices(s)) == may_give
    elif may_give:
        assert "skipped 0 12" in told(s)
        assert medals(s) == given
    else:
        most = max(before[1:])
        victim = before.index(most, 1)
        assert s.medals[0] == before[0] + min(2, most)
        assert s.medals[victim] == most - min(2, most)


def test_sl_26_with_if_richer_only_from_one_who_has_more() -> None:
    s = table(hands=f"D1 S1 {OTHERS}", medals="3 3 3", options=SIMPLE_DUCK)
    play(s, "0: play D1")
    assert medals(s) == "3 3 3"
    s = table(hands=f"D1 S1 {OTHERS}", medals="3 4 2", options=SIMPLE_DUCK)
    play(s, "0: play D1")
    assert medals(s) == "4 3 2"


def test_sl_27_an_empty_pile_has_nothing_to_draw() -> None:
    s = table(hands=f"C1 S1 {OTHERS}", piles=".", options=SIMPLE)
    play(s, "0: play C1")
    assert told(s)[2:] == ["cliff 0 0", "skipped 0 16", "turn 1"]
    assert hand(s, 0) == "0S1"


def test_sl_27_a_card_is_filched_only_from_a_pile_that_has_one() -> None:
    s = table(4, rows="square 0S3", hands=f"S1 C1 {OTHERS} / D1 D2", piles=" / C1 / . / C1")
    play(s, "0: play S1")
    assert choices(s) == ["filch 1", "filch 3"]
    s = table(rows="square 0S3", hands=f"S1 C1 {OTHERS}", piles=" / . / .")
    play(s, "0: play S1")
    assert "skipped 0 13" in told(s)


# The cards of the edition "house", verb by verb


def test_sl_28_c1_moves_an_own_lemming_to_the_end_of_another_row() -> None:
    s = table(rows="circle 0C1; square 0S1 1S1", hands=f"C3 D1 {OTHERS}")
    play(s, "0: play C3")
    moves = [f"move {a} to {b}" for a in ("circle 1", "circle 2", "square 1") for b in SYMBOL_NAMES if b not in a]
    assert choices(s) == moves
    play(s, "0: move square 1 to circle")
    assert rows(s) == "circle 0C1 0C3 0S1; square 1S1"


def test_sl_28_c2_draws_a_card() -> None:
    s = table(rows="square 0C2", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1", "chance: T1")
    assert hand(s, 0) == "0T1 0D1"


def test_sl_28_c3_puts_a_card_from_the_hand_into_the_score_pile() -> None:
    s = table(rows="square 0C3", hands=f"S1 1D1 T1 {OTHERS.replace('D1', 'D3', 1)}")
    play(s, "0: play S1")
    assert choices(s) == ["keep T1", "keep D1 of 1"]
    play(s, "0: keep D1 of 1")
    assert s.scored[0] == [0, 1, 0, 0, 0]
    assert hand(s, 0) == "0T1"


def test_sl_28_t1_plays_a_further_lemming_onto_its_symbols_row() -> None:
    s = table(rows="square 0T1", hands=f"S1 D1 C1 {OTHERS}")
    play(s, "0: play S1")
    assert choices(s) == ["play C1", "play D1"]
    play(s, "0: play D1")
    assert rows(s) == "square 0T1 0S1; diamond 0D1"


def test_sl_28_t2_takes_two_medals_at_once() -> None:
    s = table(rows="square 0T2", hands=f"S1 D1 {OTHERS}", medals="3 4 2")
    play(s, "0: play S1")
    assert medals(s) == "5 2 2"


def test_sl_28_t3_moves_a_lemming_of_another_player() -> None:
    s = table(rows="square 0T3; circle 1C1 0C1", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1")
    assert choices(s) == [f"move circle 1 to {symbol}" for symbol in ("triangle", "square", "diamond")]


def test_sl_28_s1_moves_itself_to_the_front_of_its_row() -> None:
    s = table(rows="circle 1C1 0S1", hands=f"C2 D1 {OTHERS}")
    play(s, "0: play C2")
    assert row(s, "circle") == "0S1 1C1 0C2"
    assert told(s)[2:4] == ["text 0 24", "moved-front 0 24 0"]
    s = table(rows="circle 0S1 1C1", hands=f"C2 D1 {OTHERS}")
    play(s, "0: play C2")
    assert told(s)[2:4] == ["text 0 24", "skipped 0 9"]


def test_sl_28_s2_swaps_any_two_lemmings_of_a_row() -> None:
    s = table(rows="square 0S2 1C1; circle 1T1", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1")
    assert choices(s) == ["swap square 1 2", "swap square 1 3", "swap square 2 3"]
    play(s, "0: swap square 1 3")
    assert row(s, "square") == "0S1 1C1 0S2"


def test_sl_28_s3_draws_the_top_card_of_another_pile() -> None:
    s = table(rows="square 0S3", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1")
    assert choices(s) == ["filch 1", "filch 2"]
    play(s, "0: filch 2", "chance: T3")
    assert hand(s, 0) == "0D1 2T3"


def test_sl_28_d1_moves_the_front_lemming_of_a_row_to_its_end() -> None:
    s = table(rows="diamond 0D1 1C1; circle 1T1; square 1S1 2S1", hands=f"D2 C1 {OTHERS}")
    play(s, "0: play D2")
    assert choices(s) == ["move square 1 to end", "move diamond 1 to end"]
    play(s, "0: move diamond 1 to end")
    assert row(s, "diamond") == "1C1 0D2 0D1"


def test_sl_28_d2_plays_a_further_lemming_onto_any_row() -> None:
    s = table(rows="circle 0D2", hands=f"C1 C2 S1 {OTHERS}")
    play(s, "0: play C1")
    assert choices(s) == [
        "play C2",
        *(f"play C2 to {symbol}" for symbol in ("triangle", "square", "diamond")),
        *(f"play S1 to {symbol}" for symbol in ("circle", "triangle")),
        "play S1",
        "play S1 to diamond",
    ]
    play(s, "0: play S1 to triangle")
    assert row(s, "triangle") == "0S1"


def test_sl_28_d3_takes_the_last_lemming_of_a_row_into_the_hand() -> None:
    s = table(rows="circle 0D3; square 1S1 2S1", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert choices(s) == ["lift circle 2", "lift square 2"]
    play(s, "0: lift square 2")
    assert shown(s, 0) == "2S1"
    assert row(s, "square") == "1S1"


def test_sl_28_the_ducks_circle_draws_two_and_returns_one_even_if_nothing_was_drawn() -> None:
    s = table(hands=f"C1 T1 S1 {OTHERS}", piles="C2 C3", options=DUCK)
    play(s, "0: play C1", "chance: C2", "chance: C3")
    assert choices(s) == ["return C2", "return C3", "return T1", "return S1"]
    s = table(hands=f"C1 T1 S1 {OTHERS}", piles=".", options=DUCK)
    play(s, "0: play C1")
    assert choices(s) == ["return T1", "return S1"]


def test_sl_28_the_ducks_triangle_plays_onto_any_row() -> None:
    s = table(hands=f"T1 S1 D1 {OTHERS}", options=DUCK)
    play(s, "0: play T1")
    assert choices(s)[:4] == ["play S1 to circle", "play S1 to triangle", "play S1", "play S1 to diamond"]


def test_sl_28_the_ducks_square_moves_a_lemming_of_another_player() -> None:
    s = table(rows="circle 1C1 0C1", hands=f"S1 D1 {OTHERS}", options=DUCK)
    play(s, "0: play S1")
    assert choices(s) == ["move circle 1 to triangle", "move circle 1 to square", "move circle 1 to diamond"]


def test_sl_28_the_ducks_diamond_takes_a_medal_from_a_richer_player() -> None:
    s = table(hands=f"D1 S1 {OTHERS}", medals="2 4 3", options=DUCK)
    play(s, "0: play D1")
    assert medals(s) == "3 3 3"


def test_sl_28_a_card_is_returned_under_its_owners_pile_and_shown_to_all() -> None:
    s = table(hands=f"C1 1T1 {OTHERS}", piles="C2 C3", bottom=" / T2", options=DUCK)
    play(s, "0: play C1", "chance: C2", "chance: C3", "0: return T1 of 1")
    assert bottom(s, 1) == "1T2 1T1"
    assert hand(s, 0) == "0C2 0C3"


@pytest.mark.parametrize(
    ("said", "options"),
    [
        (
            'verb = "move", to = "own symbol\'s row"',
            "move circle 1 to square, move square 1 to triangle, move square 3 to diamond",
        ),
        ('verb = "move", to = "this row"', "move square 1 to circle, move square 2 to circle, move square 3 to circle"),
        ('verb = "move", from = "this row", to = "front"', "move circle 2 to front, move circle 3 to front"),
        ('verb = "move", from = "own symbol\'s row", to = "end"', "move circle 2 to end, move square 2 to end"),
        ('verb = "lift", which = "front"', "lift circle 1, lift square 1"),
        ('verb = "lift", whose = "another\'s"', "lift square 1, lift square 2"),
        ('verb = "swap", whose = "this"', "swap circle 1 2, swap circle 1 3"),
        ('verb = "swap", whose = "another\'s"', "swap square 1 2, swap square 1 3, swap square 2 3"),
        ('verb = "keep", whose = "another\'s"', "keep D1 of 1, keep D2 of 1"),
        ('verb = "return", whose = "own"', "return T1, return T2"),
        ('verb = "play", whose = "own", to = "this row"', "play T1 to circle, play T2 to circle"),
        ('verb = "filch", if_richer = true', "filch 1, filch 2"),
    ],
)
def test_sl_28_other_effects_are_made_of_the_same_verbs(said: str, options: str) -> None:
    s = table(
        rows="circle 0S2 0C1; square 1T1 2S1 0D1",
        hands="C2 T1 T2 1D1 1D2 / D3 S1 / D1 D2",
        medals="1 3 2",
        edition=edition(S2=f"[{{ {said} }}]"),
    )
    play(s, "0: play C2", "0: text S2")
    assert ", ".join(choices(s)) == options


def test_sl_28_this_lemming_stays_this_one_when_it_moves() -> None:
    twice = '[{ verb = "move", whose = "this", to = "another row" }, { verb = "move", whose = "this", to = "front" }]'
    s = table(rows="circle 0C3; square 1C1", hands=f"C1 S1 {OTHERS}", edition=edition(C3=twice))
    play(s, "0: play C1", "0: move circle 1 to square")
    assert row(s, "square") == "0C3 1C1"


def test_sl_28_a_text_may_be_empty() -> None:
    s = table(rows="circle 0C3", hands=f"C1 S1 {OTHERS}", edition=edition(C3="[]"))
    play(s, "0: play C1")
    assert told(s)[2:] == ["text 0 2", "cliff 0 0", "draws 0 1"]


def test_sl_28_symbols_need_not_be_three_each_and_texts_may_repeat() -> None:
    s = table(rows="circle 0C2", hands=f"C1 S1 {OTHERS}", edition=edition(C3='[{ verb = "draw" }]'))
    assert [card["copies"] for card in GAME.view(s, 0)["cards"]] == [1, 2, *[1] * 9]
    assert [card["card"] for card in GAME.view(s, 0)["cards"]][:3] == ["C1", "C2", "T1"]


# Small print


def test_sl_29_the_only_card_of_a_hand_plays_itself() -> None:
    s = table(hands=f"C1 {OTHERS}")
    assert told(s)[1] == "played 0 0 0"


def test_sl_29_the_only_target_is_taken_without_asking() -> None:
    s = table(rows="circle 0D1 1C1; square 1T1", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert row(s, "circle") == "1C1 0C1 0D1"


def test_sl_29_an_effect_without_a_target_is_skipped() -> None:
    s = table(rows="square 0T3", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1")
    assert told(s)[2:4] == ["text 0 14", "skipped 0 9"]


def test_sl_29_a_text_that_can_do_nothing_may_be_chosen_and_is_used_up() -> None:
    s = table(rows="circle 0S1 0C2", hands=f"C1 S2 {OTHERS}")
    play(s, "0: play C1")
    assert choices(s) == ["text C2", "text S1"]
    play(s, "0: text S1")
    assert told(s)[2:5] == ["text 0 24", "skipped 0 9", "text 0 1"]


def test_sl_29_equal_cards_give_one_choice() -> None:
    same = edition(C3='[{ verb = "draw" }]')
    s = table(hands=f"C2 C2 S1 {OTHERS}", edition=same)
    assert choices(s) == ["play C2", "play S1"]
    s = table(hands=f"C2 C2 {OTHERS}", edition=same)
    assert told(s)[1] == "played 0 1 0"
    s = table(rows="circle 0C2 0C2", hands=f"C1 S1 {OTHERS}", edition=same)
    play(s, "0: play C1")
    assert [event for event in told(s) if event.startswith("text")] == ["text 0 1"]


def test_sl_29_of_equal_cards_in_a_hand_the_known_one_leaves_first() -> None:
    same = edition(C3='[{ verb = "draw" }]')
    s = table(hands=f"C2 S1 {OTHERS}", shown="C2", edition=same)
    play(s, "0: play C2")
    assert (shown(s, 0), hand(s, 0)) == ("", "0C2 0S1")


def test_sl_30_a_full_row_that_gets_another_lemming_lets_its_front_one_jump() -> None:
    s = table(rows="circle 0C1; square 1S1 2S1 0S1", hands=f"C3 D1 {OTHERS}", options={"thanks": "always"})
    play(s, "0: play C3", "0: move circle 1 to square")
    assert row(s, "square") == "2S1 0S1 0C1"
    assert top(s, 1) == "1S1"


def test_sl_30_the_only_lemming_of_a_row_can_be_moved_or_lifted() -> None:
    s = table(rows="square 0C1; circle 0T1", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1", "0: move circle 1 to diamond")
    assert rows(s) == "square 0C1 0S1; diamond 0T1"
    s = table(rows="square 0D3; circle 1T1", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1", "0: lift circle 1")
    assert rows(s) == "square 0D3 0S1"


def test_sl_30_an_empty_row_is_no_target() -> None:
    s = table(rows="square 0D3; circle 1T1", hands=f"S1 D1 {OTHERS}")
    play(s, "0: play S1")
    assert choices(s) == ["lift circle 1", "lift square 2"]
    reason = GAME.why_not(s, GAME.moves.code("lift", 1, 1))
    assert reason is not None
    assert (reason.name, reason.rule) == ("no-lemming", "SL-30")


# Positions in notation


def test_a_table_can_be_written_as_a_line() -> None:
    s = read_table("players 2, hands C1 C2 / D1 D2, rows circle 1C1, medals 4 2, game simple")
    assert (s.players, s.medals[:2], choices(s)) == (2, [4, 2], ["play C1", "play C2"])
