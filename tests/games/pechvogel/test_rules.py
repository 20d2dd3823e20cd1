"""The rules of Pechvogel, one by one. "r" is a raven; see build.py for the positions."""

from __future__ import annotations

import pytest

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.errors import IllegalMove
from schadenfreude.games.pechvogel import GAME
from schadenfreude.games.pechvogel.pieces import NUMBERS
from tests.games.pechvogel.build import choices, play, table, told

# Set-up


def test_pv_1_a_die_has_the_numbers_3_to_7_and_a_raven() -> None:
    s = table()
    assert [GAME.write_outcome(s, face) for face in range(GAME.chances(s))] == ["3", "4", "5", "6", "7", "raven"]


def test_pv_2_three_markers_of_each_number_and_murphy_are_in_the_middle() -> None:
    s = table(players=5)
    assert s.middle == [3, 3, 3, 3, 3]
    assert s.murphy == -1


def test_pv_2_nobody_has_a_marker_or_a_frustration() -> None:
    s = table(players=5)
    assert s.markers == [[0] * NUMBERS] * 5
    assert s.frustrations == [0] * 5


def test_pv_3_the_first_player_is_drawn_from_all() -> None:
    s = GAME.start(4)
    assert (s.mover, GAME.chances(s)) == (CHANCE, 4)
    play(s, "chance: 2")
    assert s.turn == 2


def test_pv_3_the_table_may_name_the_first_player() -> None:
    s = GAME.start(4, {"first": 3})
    assert (s.turn, GAME.chances(s)) == (3, 6)


# The turn


def test_pv_4_the_first_throw_uses_all_seven_dice() -> None:
    s = table()
    play(s, "chance: 3 3 4 4 5 5")
    assert s.mover == CHANCE
    play(s, "chance: 6")
    assert choices(s) == ["target 3", "target 4", "target 5", "target 6"]


def test_pv_5_ravens_of_the_first_throw_go_on_the_board() -> None:
    s = table()
    play(s, "chance: 3 3 r 4 4 r 5")
    assert s.ravens == 2


def test_pv_5_ravens_of_a_later_throw_go_on_the_board() -> None:
    s = table(target=7, targets=2, ravens=1)
    play(s, "chance: r 3 3 4")
    assert s.ravens == 2


def test_pv_6_any_number_thrown_can_be_the_target() -> None:
    s = table()
    play(s, "chance: 3 7 7 r 5 r 7")
    assert choices(s) == ["target 3", "target 5", "target 7"]


def test_pv_6_all_dice_of_the_target_go_on_the_board() -> None:
    s = table()
    play(s, "chance: 3 7 7 r 5 r 7", "0: target 7")
    assert (s.target, s.targets, s.dice) == (7, 3, 2)


def test_pv_6_the_target_cannot_change() -> None:
    s = table(target=7, targets=2, frustrations="1")
    play(s, "chance: 7 4 4 4 4")
    with pytest.raises(IllegalMove) as refused:
        play(s, "0: target 4")
    assert refused.value.rule == "PV-6"


def test_pv_6_a_new_turn_has_no_target_yet() -> None:
    s = table(target=7, targets=3)
    play(s, "chance: 7 3 3 4")
    assert (s.turn, s.target, s.targets) == (1, 0, 0)


def test_pv_7_the_only_number_thrown_is_the_target_by_itself() -> None:
    s = table()
    play(s, "chance: 4 4 r 4 4 r 4")
    assert "target 0 4" in told(s)
    assert s.turn == 1


def test_pv_7_three_ravens_end_the_turn_without_a_question() -> None:
    s = table()
    play(s, "chance: r r r 3 3 3 4")
    assert not any(event.startswith("target") for event in told(s))
    assert (s.turn, s.frustrations[0]) == (1, 1)


def test_pv_7_three_ravens_and_four_of_a_number_make_it_the_target() -> None:
    s = table()
    play(s, "chance: r r r 5 5 5 5")
    assert told(s)[1:4] == ["target 0 5", "took 0 5", "took-supply 0"]


def test_pv_7_more_than_three_ravens_leave_no_target() -> None:
    s = table()
    play(s, "chance: r r r r 5 5 5")
    assert told(s)[1:3] == ["took-supply 0", "greedy 0"]


def test_pv_8_the_dice_not_on_the_board_are_thrown_again_without_asking() -> None:
    s = table(target=7, targets=1, ravens=1)
    play(s, "chance: 7 7 r 3 4")
    assert (s.turn, s.targets, s.ravens) == (0, 3, 2)
    assert (s.mover, s.dice) == (CHANCE, 2)


def test_pv_8_a_throw_with_neither_targets_nor_ravens_leads_to_the_next() -> None:
    s = table(target=7, targets=3, ravens=1)
    play(s, "chance: 3 4 5", "chance: 3 4 5")
    assert (s.turn, s.targets, s.ravens, s.mover, s.dice) == (0, 3, 1, CHANCE, 3)


def test_pv_9_four_targets_end_the_throwing() -> None:
    s = table(target=7, targets=3)
    play(s, "chance: 7 3 3 4")
    assert s.turn == 1


def test_pv_9_three_ravens_end_the_throwing() -> None:
    s = table(target=7, targets=3, ravens=2)
    play(s, "chance: r 3")
    assert s.turn == 1


def test_pv_9_the_throwing_goes_on_if_somebody_makes_the_player_throw_again() -> None:
    s = table(target=7, targets=3, frustrations="0 1")
    play(s, "chance: 7 3 3 4", "1: frustrate", "chance: 3 3 3 4")
    assert (s.turn, s.mover) == (0, CHANCE)


# Throwing again


def test_pv_10_reducing_returns_a_frustration_and_rerolls_the_last_throw() -> None:
    s = table(target=7, targets=1, ravens=2, frustrations="2")
    play(s, "chance: r 3 3 4", "0: reduce")
    assert s.frustrations[0] == 1
    assert (s.mover, s.dice, s.targets, s.ravens) == (CHANCE, 4, 1, 2)


def test_pv_10_reducing_is_possible_once_a_turn() -> None:
    s = table(target=7, targets=1, ravens=2, frustrations="2")
    play(s, "chance: r 3 3 4", "0: reduce", "chance: r 3 3 4")
    assert (s.turn, s.frustrations[0]) == (1, 2)


def test_pv_10_reducing_is_possible_again_in_the_next_turn() -> None:
    s = table(players=2, target=7, targets=1, ravens=2, frustrations="2")
    play(s, "chance: r 3 3 4", "0: reduce", "chance: r 3 3 4")
    play(s, "chance: r r r 3 3 4 4")
    play(s, "chance: 7 3 3 3 4 4 4", "0: target 7", "chance: r 3 3 3 3 3")
    assert choices(s) == ["accept", "reduce"]


def test_pv_11_each_frustrater_puts_exactly_one_on_the_board() -> None:
    s = table(target=7, targets=3, frustrations="0 2 3")
    play(s, "chance: 7 3 3 4", "1: frustrate", "2: frustrate")
    assert s.on_board[:3] == [0, 1, 1]
    assert s.frustrations[:3] == [0, 1, 2]


def test_pv_11_one_frustrater_is_enough() -> None:
    s = table(target=7, targets=3, frustrations="0 1 1")
    play(s, "chance: 7 3 3 4", "1: accept", "2: frustrate", "1: accept")
    assert (s.turn, s.mover, s.dice, s.targets) == (0, CHANCE, 4, 3)


def test_pv_11_two_frustraters_cause_one_reroll() -> None:
    s = table(target=7, targets=3, frustrations="0 1 1")
    play(s, "chance: 7 3 3 4", "1: frustrate", "2: frustrate", "chance: 7 3 3 4")
    assert told(s).count("thrown-again 0") == 1
    assert s.turn == 1


def test_pv_11_a_player_is_frustrated_once_a_turn() -> None:
    s = table(target=7, targets=2, frustrations="0 2")
    play(s, "chance: 7 3 3 4 4", "1: frustrate", "chance: 7 3 3 4 4", "chance: 7 3 3 4")
    assert s.turn == 1


def test_pv_11_the_next_player_can_be_frustrated_again() -> None:
    s = table(target=7, targets=3, frustrations="0 0 2")
    play(s, "chance: 7 3 3 4", "2: frustrate", "chance: 7 3 3 4")
    play(s, "chance: 7 7 7 3 3 4 5", "1: target 7", "chance: 7 3 3 4")
    assert (s.mover, choices(s)) == (2, ["accept", "frustrate"])


def test_pv_12_exactly_the_dice_of_the_last_throw_are_thrown_again() -> None:
    s = table(target=7, targets=1, ravens=1, frustrations="1")
    play(s, "chance: 7 7 r 3 4", "0: reduce")
    assert (s.dice, s.targets, s.ravens) == (5, 1, 1)


def test_pv_12_the_new_result_goes_on_the_board() -> None:
    s = table(target=7, targets=1, ravens=1, frustrations="1")
    play(s, "chance: 7 7 r 3 4", "0: reduce", "chance: 7 r 3 3 3")
    assert (s.targets, s.ravens, s.dice) == (2, 2, 3)


def test_pv_13_the_first_throw_cannot_be_rerolled() -> None:
    s = table(frustrations="1 1 1")
    play(s, "chance: 7 7 r 3 3 4 5", "0: target 7")
    assert (s.mover, s.dice) == (CHANCE, 4)


def test_pv_13_the_first_throw_cannot_be_rerolled_though_it_ends_the_turn() -> None:
    s = table(frustrations="1 1 1")
    play(s, "chance: r r r 3 3 4 5")
    assert s.turn == 1


def test_pv_13_a_throw_with_too_many_targets_cannot_be_rerolled() -> None:
    s = table(target=7, targets=3, frustrations="1 1 1")
    play(s, "chance: 7 7 3 3")
    assert s.turn == 1


def test_pv_13_a_throw_with_too_many_ravens_cannot_be_rerolled() -> None:
    s = table(target=7, targets=1, ravens=2, frustrations="1 1 1")
    play(s, "chance: r r 3 3")
    assert s.turn == 1


def test_pv_13_a_throw_with_neither_raven_nor_target_cannot_be_rerolled() -> None:
    s = table(target=7, targets=3, frustrations="1 1 1")
    play(s, "chance: 3 3 4 4")
    assert (s.turn, s.mover, s.dice) == (0, CHANCE, 4)


@pytest.mark.parametrize(("frustrations", "asked"), [("1", 0), ("0 1", 1)])
def test_pv_14_a_throw_that_has_not_ended_the_turn_may_be_rerolled(frustrations: str, asked: int) -> None:
    s = table(target=7, targets=1, frustrations=frustrations)
    play(s, "chance: 7 3 3 4 4 5")
    assert s.mover == asked


@pytest.mark.parametrize(("frustrations", "asked"), [("1", 0), ("0 1", 1)])
def test_pv_14_four_targets_and_three_ravens_may_be_rerolled(frustrations: str, asked: int) -> None:
    s = table(target=7, targets=3, ravens=2, frustrations=frustrations)
    play(s, "chance: 7 r")
    assert s.mover == asked


def test_pv_15_neither_a_reduced_throw_nor_its_new_result_can_be_frustrated() -> None:
    s = table(target=7, targets=3, frustrations="1 1")
    play(s, "chance: 7 3 3 4", "0: reduce", "chance: 7 3 3 4")
    assert s.turn == 1


def test_pv_15_the_throw_after_a_reduced_one_can_be_frustrated() -> None:
    s = table(target=7, targets=2, frustrations="1 1")
    play(s, "chance: 7 3 3 4 4", "0: reduce", "chance: 7 3 3 4 4", "chance: 7 3 3 4")
    assert choices(s) == ["accept", "frustrate"]
    assert s.mover == 1


def test_pv_15_a_frustrated_throw_may_still_be_reduced() -> None:
    s = table(target=7, targets=3, frustrations="1 1")
    play(s, "chance: 7 3 3 4", "0: accept", "1: frustrate", "chance: 7 3 3 4", "0: reduce")
    assert (s.turn, s.mover, s.dice) == (0, CHANCE, 4)


def test_pv_16_the_player_speaks_first_then_the_opponents_from_his_left() -> None:
    s = table(turn=1, target=7, targets=3, frustrations="1 1 1")
    play(s, "chance: 7 3 3 4", "1: accept", "2: accept")
    assert s.mover == 0


def test_pv_16_nobody_is_asked_twice_about_the_same_result() -> None:
    s = table(target=7, targets=3, frustrations="1 1 1")
    play(s, "chance: 7 3 3 4", "0: accept", "1: accept", "2: accept")
    assert s.turn == 1


def test_pv_16_it_is_known_who_is_asked_afterwards_as_long_as_nobody_frustrates() -> None:
    s = table(players=5, turn=1, target=7, targets=3, frustrations="1 0 1 0 1")
    assert GAME.also_asked(s) == [], "nobody is asked before a throw"
    play(s, "chance: 7 3 3 4")
    assert (s.mover, GAME.also_asked(s)) == (2, [4, 0])
    play(s, "2: accept", "4: frustrate")
    assert (s.mover, GAME.also_asked(s)) == (0, [2])
    play(s, "0: accept")
    assert (s.mover, GAME.also_asked(s)) == (2, [])


def test_pv_17_once_one_starts_the_others_are_asked_clockwise_from_him_also_those_who_declined() -> None:
    s = table(players=4, target=7, targets=3, frustrations="0 1 1 1")
    play(s, "chance: 7 3 3 4", "1: accept", "2: frustrate", "3: accept", "1: frustrate")
    assert s.on_board[:4] == [0, 1, 1, 0]
    assert s.mover == CHANCE


def test_pv_17_the_player_himself_is_not_asked_to_join() -> None:
    s = table(turn=1, target=7, targets=3, frustrations="1 1 1")
    play(s, "chance: 7 3 3 4", "1: accept", "2: accept", "0: frustrate")
    assert s.mover == 2


def test_pv_18_after_being_frustrated_the_player_is_asked_again_whether_he_reduces() -> None:
    s = table(target=7, targets=3, frustrations="1 1")
    play(s, "chance: 7 3 3 4", "0: accept", "1: frustrate", "chance: 7 3 3 4")
    assert (s.mover, choices(s)) == (0, ["accept", "reduce"])


def test_pv_18_not_if_he_has_reduced_this_turn() -> None:
    s = table(target=7, targets=1, frustrations="2 1")
    play(s, "chance: 7 3 3 3 3 3", "0: reduce", "chance: 7 3 3 3 3 3")
    play(s, "chance: 7 3 3 3 3", "1: frustrate", "chance: 7 3 3 3 3")
    assert (s.turn, s.mover, s.frustrations[0]) == (0, CHANCE, 1)


def test_pv_18_not_if_the_new_result_is_greedy() -> None:
    s = table(target=7, targets=3, frustrations="1 1")
    play(s, "chance: 7 3 3 4", "0: accept", "1: frustrate", "chance: 7 7 3 4")
    assert s.turn == 1


def test_pv_19_whoever_has_no_frustration_is_not_asked() -> None:
    s = table(players=4, target=7, targets=3, frustrations="0 0 1 0")
    play(s, "chance: 7 3 3 4", "2: frustrate")
    assert s.mover == CHANCE


def test_pv_19_nobody_is_asked_if_nobody_has_a_frustration() -> None:
    s = table(target=7, targets=2)
    play(s, "chance: 7 r 3 3 4")
    assert s.mover == CHANCE


# End of the turn


def test_pv_20_four_targets_bring_a_marker_from_the_middle() -> None:
    s = table(target=6, targets=3)
    play(s, "chance: 6 3 3 4")
    assert s.markers[0] == [0, 0, 0, 1, 0]
    assert s.middle == [3, 3, 3, 2, 3]


def test_pv_20_a_marker_may_be_stolen_though_the_middle_has_one() -> None:
    s = table(target=6, targets=3, markers="/ 6 / 6")
    play(s, "chance: 6 3 3 4")
    assert choices(s) == ["take", "steal 1", "steal 2"]
    play(s, "0: steal 2")
    assert [s.markers[seat][3] for seat in range(3)] == [1, 1, 0]


def test_pv_20_only_a_marker_that_shows_the_target_can_be_taken() -> None:
    s = table(target=6, targets=3, markers="/ 6 / 7")
    play(s, "chance: 6 3 3 4")
    assert choices(s) == ["take", "steal 1"]


def test_pv_20_nobody_steals_from_himself() -> None:
    s = table(target=6, targets=3, markers="6 / 6")
    play(s, "chance: 6 3 3 4")
    assert choices(s) == ["take", "steal 1"]


def test_pv_20_fewer_than_four_targets_bring_no_marker() -> None:
    s = table(target=6, targets=3, ravens=2)
    play(s, "chance: r 3")
    assert s.markers[0] == [0] * NUMBERS


def test_pv_21_a_stolen_marker_costs_the_middle_one_of_the_players_choice() -> None:
    s = table(target=6, targets=3, markers="/ 6")
    play(s, "chance: 6 3 3 4", "0: steal 1")
    assert choices(s) == ["box 3", "box 4", "box 5", "box 6", "box 7"]
    play(s, "0: box 7")
    assert s.boxed == [0, 0, 0, 0, 1]
    assert s.middle == [3, 3, 3, 2, 2]


def test_pv_21_a_marker_from_the_middle_costs_it_no_other() -> None:
    s = table(target=6, targets=3)
    play(s, "chance: 6 3 3 4")
    assert s.middle_left == 14
    assert s.boxed == [0] * NUMBERS


def test_pv_22_a_marker_cannot_be_declined() -> None:
    s = table(target=6, targets=3, markers="/ 6")
    play(s, "chance: 6 3 3 4")
    with pytest.raises(IllegalMove) as refused:
        play(s, "0: accept")
    assert refused.value.rule == "PV-22"


@pytest.mark.parametrize("markers", ["", "6 6 6"])
def test_pv_22_nothing_is_taken_when_neither_the_middle_nor_an_opponent_has_one(markers: str) -> None:
    s = table(target=6, targets=3, middle="3 4", markers=markers)
    play(s, "chance: 6 3 3 4")
    assert told(s)[1] == "none-left 0 6"
    assert (s.turn, s.middle_left, sum(s.markers[0])) == (1, 2, len(markers.split()))


def test_pv_23_three_ravens_bring_all_frustrations_on_the_board() -> None:
    s = table(target=7, targets=1, ravens=2, frustrations="0 1 3")
    play(s, "chance: r 3 3 4", "1: frustrate", "2: frustrate", "chance: r 3 3 4")
    assert s.frustrations[:3] == [2, 0, 2]
    assert s.on_board == [0] * 5


def test_pv_23_three_ravens_bring_one_from_the_supply_if_none_lies_on_the_board() -> None:
    s = table(target=7, targets=1, ravens=2)
    play(s, "chance: r 3 3 4")
    assert told(s)[1] == "took-supply 0"
    assert s.frustrations[0] == 1


def test_pv_24_four_targets_and_three_ravens_bring_both_and_are_not_greedy() -> None:
    s = table(target=7, targets=3, ravens=2)
    play(s, "chance: 7 r")
    assert (s.markers[0][4], s.frustrations[0], s.murphy) == (1, 1, -1)


def test_pv_25_five_targets_bring_murphy_besides_the_marker() -> None:
    s = table(target=7, targets=3)
    play(s, "chance: 7 7 3 4")
    assert (s.markers[0][4], s.murphy) == (1, 0)


def test_pv_25_four_ravens_bring_murphy_besides_the_frustration() -> None:
    s = table(target=7, targets=3, ravens=2)
    play(s, "chance: r r")
    assert (s.frustrations[0], s.murphy) == (1, 0)


def test_pv_25_murphy_comes_from_whoever_has_him() -> None:
    s = table(target=7, targets=3, murphy=2)
    play(s, "chance: 7 7 3 4")
    assert s.murphy == 0


def test_pv_25_murphy_stays_if_the_board_is_not_greedy() -> None:
    s = table(target=7, targets=3, murphy=2)
    play(s, "chance: 7 3 3 4")
    assert s.murphy == 2


@pytest.mark.parametrize("thrown", ["r r r r 3 4 5", "7 7 7 7 7 r r"])
def test_pv_25_the_first_throw_can_be_greedy(thrown: str) -> None:
    s = table()
    play(s, f"chance: {thrown}")
    assert (s.turn, s.murphy) == (1, 0)


def test_pv_25_murphy_comes_also_when_there_is_no_marker_to_take() -> None:
    s = table(target=7, targets=3, middle="3")
    play(s, "chance: 7 7 3 4")
    assert told(s)[1:3] == ["none-left 0 7", "greedy 0"]
    assert s.murphy == 0


def test_pv_26_frustrated_and_three_ravens_bring_nothing_from_the_supply() -> None:
    s = table(target=7, targets=1, ravens=2, frustrations="0 1")
    play(s, "chance: r 3 3 4", "1: frustrate", "chance: r 3 3 4")
    assert told(s)[-2] == "took-board 0 1"
    assert s.frustrations[:2] == [1, 0]


def test_pv_26_they_come_also_if_the_third_raven_falls_in_a_later_throw() -> None:
    s = table(target=7, targets=1, ravens=2, frustrations="0 1")
    play(s, "chance: r 3 3 4", "1: frustrate", "chance: 3 3 4 4", "chance: r 3 3 4")
    assert s.frustrations[:2] == [1, 0]


def test_pv_27_frustraters_get_theirs_back_and_one_more_of_the_players() -> None:
    s = table(target=7, targets=3, frustrations="3 1 1")
    play(s, "chance: 7 3 3 4", "0: accept", "1: frustrate", "2: frustrate", "chance: 7 3 3 4", "0: accept")
    assert s.frustrations[:3] == [1, 2, 2]
    assert s.on_board == [0] * 5


def test_pv_27_what_the_player_lacks_comes_from_the_supply() -> None:
    s = table(target=7, targets=3, frustrations="1 1 1")
    play(s, "chance: 7 3 3 4", "0: accept", "1: frustrate", "2: frustrate", "chance: 7 3 3 4", "0: accept")
    assert told(s)[-3:-1] == ["paid-back 0 1", "paid-by-supply 0 2"]
    assert s.frustrations[:3] == [0, 2, 2]


def test_pv_27_opponents_who_did_not_frustrate_get_nothing() -> None:
    s = table(target=7, targets=3, frustrations="1 1 1")
    play(s, "chance: 7 3 3 4", "0: accept", "1: frustrate", "2: accept", "chance: 7 3 3 4", "0: accept")
    assert s.frustrations[:3] == [0, 2, 1]


def test_pv_28_the_supply_never_runs_out() -> None:
    s = table(target=7, targets=1, ravens=2, frustrations="13 13")
    play(s, "chance: r 3 3 4", "0: accept", "1: accept")
    assert s.frustrations[:2] == [14, 13]


def test_pv_29_the_dice_pass_to_the_left() -> None:
    s = table(turn=1)
    play(s, "chance: r r r 3 3 4 4")
    assert s.turn == 2
    play(s, "chance: r r r 3 3 4 4")
    assert s.turn == 0


def test_pv_33_a_marker_that_only_one_opponent_has_is_stolen_by_itself() -> None:
    s = table(target=7, targets=3, markers="/ / 7", middle="3 4")
    play(s, "chance: 7 3 3 4")
    assert told(s)[1] == "stole 0 7 2"
    assert choices(s) == ["box 3", "box 4"]


def test_pv_33_the_only_number_left_in_the_middle_is_boxed_by_itself() -> None:
    s = table(target=7, targets=3, markers="/ / 7", middle="4 4")
    play(s, "chance: 7 3 3 4")
    assert told(s)[2] == "boxed 0 4"
    assert s.middle_left == 1


def test_pv_34_first_the_marker_then_the_frustrations_then_murphy_then_the_end() -> None:
    s = table(target=7, targets=3, frustrations="0 1", markers="/ 7", middle="3")
    play(s, "chance: 7 3 3 4", "1: frustrate", "chance: 7 7 3 4")
    assert told(s)[4:] == [
        "stole 0 7 1",
        "boxed 0 3",
        "ended-by-boxing",
        "paid-by-supply 0 1",
        "greedy 0",
        "murphy-at-end 0 0",
    ]


# End of the game


def test_pv_30_the_game_ends_when_the_last_marker_is_taken_from_the_middle() -> None:
    s = table(target=7, targets=3, middle="7")
    play(s, "chance: 7 3 3 4")
    assert GAME.is_over(s)
    assert told(s)[-1] == "ended-by-taking"


def test_pv_30_the_game_ends_when_the_last_marker_goes_to_the_box() -> None:
    s = table(target=7, targets=3, markers="/ 7", middle="3")
    play(s, "chance: 7 3 3 4")
    assert GAME.is_over(s)
    assert told(s)[-1] == "ended-by-boxing"


def test_pv_30_the_turn_that_took_the_last_marker_is_played_to_its_end() -> None:
    s = table(target=7, targets=3, ravens=2, middle="7")
    play(s, "chance: 7 r")
    assert GAME.is_over(s)
    assert s.frustrations[0] == 1


def test_pv_30_the_game_goes_on_while_a_marker_is_in_the_middle() -> None:
    s = table(target=7, targets=3, ravens=2, middle="7")
    play(s, "chance: r 3")
    assert (GAME.is_over(s), s.turn) == (False, 1)


@pytest.mark.parametrize(
    ("frustrations", "murphy", "points"), [("0", -1, 17), ("2", -1, 11), ("2", 1, 11), ("2", 0, 3), ("0", 0, 17)]
)
def test_pv_31_markers_count_their_number_and_frustrations_three_or_with_murphy_seven_less(
    frustrations: str, murphy: int, points: int
) -> None:
    s = table(markers="3 7 7", frustrations=frustrations, murphy=murphy)
    assert GAME.scores(s)[0] == points


def test_pv_32_most_points_win() -> None:
    s = table(target=3, targets=3, middle="3", markers="/ 4 / 5")
    play(s, "chance: 3 4 4 5")
    assert (GAME.scores(s), GAME.winners(s)) == ([3, 4, 5], [2])


def test_pv_32_all_who_tie_for_most_win() -> None:
    s = table(target=4, targets=3, middle="4", markers="/ 3 / 4")
    play(s, "chance: 4 3 3 5", "0: take")
    assert (GAME.scores(s), GAME.winners(s)) == ([4, 3, 4], [0, 2])


# The worked cases


def test_case_1_umberto_collects_four_sevens_and_takes_a_marker() -> None:
    s = table()
    play(s, "chance: 7 7 r r 3 4 5", "0: target 7", "chance: 6 7 7")
    assert told(s)[3:5] == ["took 0 7", "turn 1"]
    assert (s.frustrations[0], s.murphy) == (0, -1)


def test_case_2_thea_throws_three_ravens_and_takes_a_frustration_from_the_supply() -> None:
    s = table()
    play(s, "chance: r r r 3 4 5 6")
    assert told(s)[1:] == ["took-supply 0", "turn 1"]
    assert (s.frustrations[0], s.murphy) == (1, -1)


def test_case_3_kelly_is_frustrated_reduces_and_is_greedy() -> None:
    s = table(target=6, targets=2, ravens=2, frustrations="2 1 1")
    play(s, "chance: 6 6 3", "0: accept", "1: frustrate", "2: frustrate", "chance: r 3 4", "0: reduce")
    play(s, "chance: 6 6 6")
    assert s.turn == 1
    assert (s.markers[0][3], s.murphy) == (1, 0)
    assert s.frustrations[:3] == [0, 2, 2]


def test_case_4_carmen_has_minus_one_point() -> None:
    s = table(markers="6 7 7", frustrations="3", murphy=0)
    assert GAME.scores(s)[0] == -1


# What is said about illegal moves, and what always holds


@pytest.mark.parametrize(
    ("position", "entries", "move", "reason"),
    [
        ({}, ["chance: 3 3 4 4 5 5 r"], "target 7", "not-thrown"),
        ({"target": 7, "targets": 3, "frustrations": "1"}, ["chance: 7 3 3 4"], "target 3", "target-only-then"),
        ({}, ["chance: 3 3 4 4 5 5 r"], "accept", "nothing-to-accept"),
        ({}, ["chance: 3 3 4 4 5 5 r"], "reduce", "reduce-only-own-turn"),
        ({"target": 7, "targets": 3, "frustrations": "0 1"}, ["chance: 7 3 3 4"], "reduce", "reduce-only-own-turn"),
        ({"target": 7, "targets": 3, "markers": "/ 7"}, ["chance: 7 3 3 4"], "reduce", "reduce-not-now"),
        ({}, ["chance: 3 3 4 4 5 5 r"], "frustrate", "frustrate-only-when-asked"),
        (
            {"target": 7, "targets": 3, "frustrations": "1 1"},
            ["chance: 7 3 3 4"],
            "frustrate",
            "frustrate-only-when-asked",
        ),
        ({}, ["chance: 3 3 4 4 5 5 r"], "take", "marker-only-at-end"),
        ({"target": 7, "targets": 3, "frustrations": "1"}, ["chance: 7 3 3 4"], "steal 1", "marker-only-at-end"),
        ({"target": 7, "targets": 3, "markers": "/7/7", "middle": "3"}, ["chance: 7 3 3 4"], "take", "middle-has-none"),
        ({"target": 7, "targets": 3, "markers": "/ 7"}, ["chance: 7 3 3 4"], "steal 2", "victim-has-none"),
        ({"target": 7, "targets": 3, "markers": "/ 7"}, ["chance: 7 3 3 4"], "steal 4", "victim-has-none"),
        ({"target": 7, "targets": 3, "markers": "7 / 7"}, ["chance: 7 3 3 4"], "steal 0", "own-marker"),
        ({}, ["chance: 3 3 4 4 5 5 r"], "box 3", "box-only-after-steal"),
        ({"target": 7, "targets": 3, "markers": "/ 7"}, ["chance: 7 3 3 4"], "box 3", "box-only-after-steal"),
        (
            {"target": 7, "targets": 3, "markers": "/ 7", "middle": "3 7"},
            ["chance: 7 3 3 4", "0: steal 1"],
            "box 4",
            "box-has-none",
        ),
        ({"target": 7, "targets": 3, "markers": "/ 7"}, ["chance: 7 3 3 4"], "accept", "marker-choice-first"),
    ],
)
def test_what_is_against_a_move_is_said(position: dict[str, str], entries: list[str], move: str, reason: str) -> None:
    s = table(**position)  # type: ignore[arg-type]
    play(s, *entries)
    against = GAME.why_not(s, GAME.read_move(s, move))
    assert against is not None
    assert against.name == reason
