"""The rules of Nix für Ungut!, one by one. "j" is a joker; see build.py for the positions."""

from __future__ import annotations

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.errors import IllegalMove
from schadenfreude.games.nix_fuer_ungut import GAME
from schadenfreude.games.nix_fuer_ungut.pieces import CHIPS, COPIES, DECK, HAND, KINDS, ROW_NAMES, SEATS
from schadenfreude.games.nix_fuer_ungut.rules import DEAL, NOT_ONLY_JOKERS, NOTHING, ONLY_JOKERS, PLAY
from tests.games.nix_fuer_ungut.build import choices, igors_row, play, row, table, told


def dealt(players: int = 2, **options: object) -> list[list[int]]:
    """The first hands, every time the first card of the deck being dealt."""
    s = GAME.start(players, {"first": 0, **options}, checked=True)
    while s.phase == DEAL:
        GAME.apply(s, 0)
    return [list(hand) for hand in s.hands[:players]]


# Material and set-up


def test_nx_1_ten_cards_of_each_number_and_ten_jokers() -> None:
    s = GAME.start(2, {"first": 0})
    assert (s.deck, s.deck_size, GAME.chances(s)) == ([10] * 8, 80, 80)
    names = [GAME.write_outcome(s, outcome) for outcome in range(DECK)]
    assert names == [name for name in ("1", "2", "3", "4", "5", "6", "7", "joker") for _ in range(COPIES)]


def test_nx_2_four_plain_chips_and_a_superchip_each() -> None:
    s = GAME.start(3, {"first": 0, "igor": "yes"})
    assert s.plain == [4, 4, 4, 4, 0, 0]
    assert s.superchip == [1, 1, 1, 1, 0, 0]


def test_nx_2_the_superchip_is_played_once() -> None:
    s = table("1 2 3 / 4 5 6", superchips="0 1")
    play(s, "0: one 1 super", "1: one 4")
    assert s.superchip[:2] == [0, 1]
    with pytest.raises(IllegalMove, match=r"has been played this round. \(NX-2\)"):
        GAME.check_move(s, GAME.read_move(s, "one 2 super"))


def test_nx_3_the_rows_from_the_top() -> None:
    assert ROW_NAMES == ("four", "straight4", "three", "straight3", "two", "straight2", "one", "none")
    plays = ["four 1 1 1 1", "straight4 1 2 3 4", "three 1 1 1", "straight3 1 2 3", "two 1 1", "straight2 1 2", "one 1"]
    s = table("1 1 1 1 2 3 4")
    assert [text for text in choices(s) if text in plays] == plays


def test_nx_4_the_stand_in_values_of_the_board() -> None:
    assert table("1 2").values == [
        [12, 8, 4],
        [10, 7, 3],
        [8, 5, 3],
        [6, 4, 2],
        [4, 3, 2],
        [3, 2, 1],
        [2, 1, 0],
        [1, 0, 0],
    ]


def test_nx_5_everybody_is_dealt_twelve_cards() -> None:
    assert [sum(hand) for hand in dealt(5)] == [HAND] * 5


def test_nx_5_nobody_draws_again_in_the_round() -> None:
    s = table("1 2 3 3 / 4 5 6 6", deck="7 7 7")
    play(s, "0: one 1", "1: one 4", "0: one 2", "1: one 5")
    assert s.in_hand[:2] == [2, 2]
    assert s.deck_size == 3


def test_nx_5_a_hand_is_told_to_its_owner_alone() -> None:
    s = GAME.start(2, {"first": 1})
    s.story = []
    while s.phase == DEAL:
        GAME.apply(s, GAME.chances(s) - 1)
    hands = [told for told in s.story if "hands" in told.shown]
    heard = [(seat, told.shown["hands"]) for told in hands for seat in (0, 1, None) if GAME.may_hear(told, seat)]
    assert heard == [(1, [0, 0, 0, 0, 0, 0, 2, 10]), (0, [0, 0, 0, 0, 0, 4, 8, 0])]


def test_nx_6_the_starter_is_drawn_from_all() -> None:
    s = GAME.start(4)
    assert (s.mover, GAME.chances(s)) == (CHANCE, 4)
    play(s, "chance: 2")
    assert (s.starter, s.turn) == (2, 2)


def test_nx_6_the_table_may_name_the_starter() -> None:
    s = GAME.start(4, {"first": 3})
    assert (s.starter, GAME.chances(s)) == (3, DECK)


# The round


def test_nx_7_a_game_has_four_rounds_unless_the_table_agrees_on_others() -> None:
    assert GAME.read_options({}, 4)["rounds"] == 4
    assert GAME.read_options({"rounds": 3}, 4)["rounds"] == 3


def test_nx_7_everybody_plays_clockwise_from_the_starter() -> None:
    s = table("1 2 3 / 1 2 3 / 1 2 3", players=3, starter=1)
    play(s, "1: one 1", "2: one 1", "0: one 1")
    assert (s.round_phase, s.mover) == (3, 1)


def test_nx_7_after_five_phases_every_chip_has_been_played() -> None:
    s = table("1 2 / 1 2", phase=5)
    play(s, "0: one 1", "1: one 1")
    assert (s.plain, s.superchip, s.mover) == ([0] * SEATS, [0] * SEATS, OVER)


def test_nx_8_one_to_four_cards_make_one_row() -> None:
    s = table("1 1 1 1 1 2 3 4 6")
    assert choices(s) == [
        "four 1 1 1 1",
        "straight4 1 2 3 4",
        "three 1 1 1",
        "straight3 1 2 3",
        "straight3 2 3 4",
        "two 1 1",
        "straight2 1 2",
        "straight2 2 3",
        "straight2 3 4",
        "one 1",
        "one 2",
        "one 3",
        "one 4",
        "one 6",
    ]


def test_nx_8_the_chip_goes_on_the_row_the_cards_make() -> None:
    s = table("2 3 4 / 1 2")
    play(s, "0: straight3 2 3 4")
    assert row(s, "straight3") == "0 - -"


def test_nx_8_a_row_may_be_used_again() -> None:
    s = table("1 2 3 / 1 2 3")
    play(s, "0: one 1", "1: one 1", "0: one 2")
    assert row(s, "one") == "0 1 0"


def test_nx_8_cards_that_are_not_in_hand_cannot_be_played() -> None:
    s = table("1 1 3")
    with pytest.raises(IllegalMove, match=r"not in the hand. \(NX-8\)"):
        GAME.check_move(s, GAME.read_move(s, "three 1 1 1"))


def test_nx_9_a_straight_does_not_wrap_from_7_to_1() -> None:
    assert choices(table("6 7 1 2")) == ["straight2 1 2", "straight2 6 7", "one 1", "one 2", "one 6", "one 7"]


def test_nx_9_a_straight_repeats_no_number() -> None:
    assert "straight3 1 2 3" not in choices(table("1 2 2"))


def test_nx_9_cards_that_make_no_row_cannot_be_played() -> None:
    assert choices(table("1 3 5 7")) == ["one 1", "one 3", "one 5", "one 7"]


def test_nx_10_nobody_passes() -> None:
    s = table("1 2")
    assert "none" not in choices(s)
    with pytest.raises(IllegalMove, match=r"only for those who have no cards left. \(NX-11\)"):
        GAME.check_move(s, GAME.read_move(s, "none"))


def test_nx_11_without_cards_the_chip_goes_on_no_cards() -> None:
    s = table("/ 1 2", phase=4)
    assert row(s, "none") == "0 - -"


def test_nx_12_played_cards_are_discarded_for_all_to_see() -> None:
    s = table("3 3 5 j / 1 2", deck="7")
    before = list(s.discards)
    play(s, "0: three 3 3 joker")
    assert [after - n for after, n in zip(s.discards, before, strict=True)] == [0, 0, 2, 0, 0, 0, 0, 1]
    assert s.masked(None).discards == s.discards
    assert s.in_hand[0] == 1


def test_nx_13_a_chip_enters_at_the_left_and_pushes_the_others_right() -> None:
    s = table("1 2 / 3 4", phase=3, board="one 0 1")
    play(s, "0: one 1")
    assert row(s, "one") == "0 0 1"


def test_nx_13_what_leaves_the_third_slot_is_off_the_board() -> None:
    # Worked case 2: A B C, then D enters: D A B
    s = table("1 2 / 1 2 / 1 2 / 1 2", players=4, phase=2, starter=3, board="one 0 1 2")
    play(s, "3: one 1")
    assert row(s, "one") == "3 0 1"
    assert told(s)[:2] == ["played-one 3 88 0", "pushed-off 2 3 6"]
    assert s.off[2] == 1


def test_nx_13_one_may_push_off_ones_own_chip() -> None:
    s = table("1 2 / 3 4", phase=4, board="one 1 0 0; two 0 1 1")
    play(s, "0: one 1")
    assert "pushed-own 0 6" in told(s)
    assert row(s, "one") == "0 1 0"


def test_nx_13_what_is_off_the_board_scores_nothing() -> None:
    s = table("1 2 / 3 3 4", phase=5, board="two 0 0* 0; four 1 - 0")
    assert GAME.scores(s) == [4 + 6 + 2 + 4, 12]
    play(s, "0: one 1", "1: two 3 3")
    assert GAME.scores(s) == [2 + 3 + 4 + 4, 12 + 4]


def test_nx_14_a_joker_stands_for_any_number() -> None:
    assert choices(table("2 j")) == ["two 2 joker", "straight2 2 joker", "one 2", "one joker"]
    s = table("1 4 j")
    assert "straight4 1 4 joker" not in choices(s)


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("3 4 j", ["straight3 3 4 joker"]),
        ("3 5 j", ["straight3 3 5 joker"]),
        ("3 3 j", ["three 3 3 joker"]),
        ("3 j", ["two 3 joker", "straight2 3 joker"]),
        ("j j 3", []),
        ("3 6 j", []),
        ("2 3 5 j", ["straight4 2 3 5 joker"]),
        ("5 6 7 j", ["straight4 5 6 7 joker"]),
        ("3 3 4 j", []),
        ("3 3 3 j", ["four 3 3 3 joker"]),
        ("1 7 j", []),
    ],
)
def test_nx_14_nx_15_worked_case_1_all_cards_of_a_hand_played_together(hand: str, plays: list[str]) -> None:
    size = len(hand.split())
    assert [text for text in choices(table(hand)) if len(text.split()) == size + 1] == plays


def test_nx_14_a_joker_of_one_player_does_not_use_up_that_of_another() -> None:
    s = table("2 j / 3 j")
    play(s, "0: two 2 joker")
    assert "two 3 joker" in choices(s)


def test_nx_15_the_player_names_the_row() -> None:
    s = table("5 j / 1 2")
    play(s, "0: straight2 5 joker")
    assert (row(s, "straight2"), row(s, "two")) == ("0 - -", "- - -")


def test_nx_15_which_end_the_joker_is_at_makes_no_difference() -> None:
    s = table("3 4 j")
    assert GAME.read_move(s, "straight3 joker 3 4") == GAME.read_move(s, "straight3 3 4 joker")
    assert choices(s).count("straight3 3 4 joker") == 1


def test_nx_15_a_lone_joker_is_one_card_in_any_phase() -> None:
    for phase in range(1, 6):
        assert "one joker" in choices(table("3 j / 1 2", phase=phase, superchips="0 1"))


def test_nx_16_in_the_fifth_phase_a_joker_is_played_alone() -> None:
    s = table("3 3 4 j", phase=5)
    assert choices(s) == ["two 3 3", "straight2 3 4", "one 3", "one 4", "one joker"]
    with pytest.raises(IllegalMove, match=r"played alone, on \"one card\". \(NX-16\)"):
        GAME.check_move(s, GAME.read_move(s, "three 3 3 joker"))


def test_nx_17_the_superchip_lies_face_up_in_phases_1_to_4() -> None:
    for phase in range(1, 5):
        s = table("1 2 / 1 2", phase=phase, superchips="0 1")
        assert choices(s)[:2] == ["straight2 1 2", "straight2 1 2 super"]
        play(s, "0: straight2 1 2 super")
        assert row(s, "straight2") == "0* - -"


def test_nx_17_a_superchip_played_fifth_lies_face_down_and_counts_as_plain() -> None:
    s = table("1 2 / 1 2", phase=5, superchips="0")
    with pytest.raises(IllegalMove, match=r"counts as a plain one, even the superchip. \(NX-17\)"):
        GAME.check_move(s, GAME.read_move(s, "straight2 1 2 super"))
    play(s, "0: straight2 1 2")
    assert told(s) == ["played-straight2 0 75 0", "face-down 0"]
    assert (row(s, "straight2"), s.superchip[0]) == ("0 - -", 0)


def test_nx_17_the_superchip_may_go_on_no_cards() -> None:
    s = table("/ 1 2", phase=4, superchips="0")
    assert choices(s) == ["none", "none super"]
    play(s, "0: none super")
    assert row(s, "none") == "0* - -"


# Scoring


def test_nx_18_each_chip_earns_the_value_under_it() -> None:
    s = table("1 2 / 3 3 4", phase=5, board="three 0 1 0; straight4 1 1 0")
    play(s, "0: one 1", "1: one 3")
    assert GAME.scores(s) == [8 + 3 + 3 + 1, 5 + 10 + 7 + 2]


def test_nx_18_a_face_up_superchip_earns_twice_the_value() -> None:
    # Worked case 3
    for superchip, points in (("four 0*", 24), ("four 0", 12)):
        s = table("1 2 / 3 3 4", phase=5, board=superchip)
        assert GAME.scores(s) == [points, 0]
        play(s, "0: straight2 1 2", "1: one 3")
        assert GAME.scores(s) == [points + 3, 2]


def test_nx_18_worked_case_3_the_same_superchip_played_fifth_earns_12() -> None:
    s = table("1 1 1 1 / 2 3", phase=5, superchips="0")
    play(s, "0: four 1 1 1 1", "1: one 2")
    assert GAME.scores(s) == [12, 2]


def test_nx_19_the_player_with_the_highest_total_starts_the_next_round() -> None:
    s = table("1 2 / 1 2 / 1 2", players=3, phase=5, rounds=2, totals="10 30 20")
    play(s, "0: one 1", "1: one 1", "2: one 1")
    assert (s.starter, s.round, s.turn, s.to_deal) == (1, 2, 1, HAND)


def test_nx_19_the_highest_total_counts_not_the_last_round() -> None:
    s = table("1 2 / 1 2", phase=5, rounds=2, totals="0 20", board="four 0 0 0")
    play(s, "0: straight2 1 2", "1: one 1")
    assert s.totals[:2] == [12 + 8 + 4 + 3, 20 + 2]
    assert s.starter == 0


def test_nx_19_igor_never_starts() -> None:
    s = table("1 2 / 1 2", igor=1, phase=5, rounds=2, totals="10 9 50")
    play(s, "0: one 1", "1: one 1", "chance: 1 3 5 7 7")
    assert s.totals[2] > s.totals[0]
    assert s.starter == 0


@pytest.mark.parametrize(("starter", "totals", "following"), [(0, "5 8 7", 1), (1, "9 0 10", 2), (2, "8 7 3", 0)])
def test_nx_19_of_tied_players_the_first_clockwise_from_the_last_starter(
    starter: int, totals: str, following: int
) -> None:
    # "One card" earns the last three chips 0, 1 and 2: the starter nothing, the player after him 1, the last one 2.
    s = table("1 1 / 1 1 / 1 1", players=3, phase=5, rounds=2, starter=starter, totals=totals)
    play(s, *(f"{(starter + i) % 3}: one 1" for i in range(3)))
    assert s.starter == following


def test_nx_19_a_tied_last_starter_comes_first_himself() -> None:
    s = table("1 1 / 1 1 / 1 1", players=3, phase=5, rounds=2, starter=1, totals="5 7 6")
    play(s, "1: one 1", "2: one 1", "0: one 1")
    assert (s.totals[:3], s.starter) == ([7, 7, 7], 1)


def test_nx_20_the_highest_total_after_the_last_round_wins() -> None:
    s = table("1 2 / 1 2", phase=5, totals="10 8")
    play(s, "0: one 1", "1: straight2 1 2")
    assert (s.mover, GAME.scores(s), GAME.winners(s)) == (OVER, [12, 11], [0])
    assert told(s)[-1] == "won 0"


def test_nx_20_a_tie_is_a_shared_win() -> None:
    s = table("1 2 / 1 2", phase=5, totals="10 9")
    play(s, "0: straight2 1 2", "1: straight2 1 2")
    assert told(s)[-3:] == ["won 0", "won 1", "won-shared 2"]


# Igor


@pytest.mark.parametrize(("players", "igor"), [(2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_nx_21_igor_is_in_by_default_with_two_and_three(players: int, igor: int) -> None:
    assert GAME.read_options({}, players)["igor"] == igor
    assert GAME.seats(GAME.start(players)) == players + igor


def test_nx_21_igor_may_be_invited_by_four_and_five_and_left_out_by_two_and_three() -> None:
    assert [GAME.seats(GAME.start(n, {"igor": "yes"})) for n in (4, 5)] == [5, 6]
    assert [GAME.seats(GAME.start(n, {"igor": "no"})) for n in (2, 3)] == [2, 3]


def test_nx_21_with_six_there_is_no_seat_for_igor() -> None:
    with pytest.raises(IllegalMove, match=r"no seat for Igor. \(NX-21\)"):
        GAME.start(6, {"igor": "yes"})


def test_nx_22_igor_plays_last_in_every_phase() -> None:
    s = table("1 2 3 / 1 2 3", igor=1, starter=1)
    play(s, "1: one 1", "0: one 1")
    assert (s.mover, s.turn, s.round_phase) == (CHANCE, 2, 2)
    play(s, "chance: 7 4 1")
    assert (s.mover, s.round_phase) == (1, 3)


@pytest.mark.parametrize(("phase", "cards"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_nx_22_igor_is_dealt_more_cards_in_later_phases(phase: int, cards: int) -> None:
    s = table("1 2 3 / 1 2 3", igor=1, phase=phase, rounds=2, superchips="0 1")
    play(s, "0: one 1", "1: one 1")
    before = s.deck_size
    for n in range(cards):
        assert (s.turn, s.deck_size) == (2, before - n)
        GAME.apply(s, 0)
    assert s.turn != 2


def test_nx_22_igors_cards_lie_open_and_are_discarded_after_the_phase() -> None:
    s = table("1 2 3 / 1 2 3", igor=1)
    play(s, "0: one 1", "1: one 1")
    GAME.apply(s, GAME.read_outcome(s, "4"))
    assert s.masked(None).igors == [0, 0, 0, 1, 0, 0, 0, 0]
    before = list(s.discards)
    for card in ("4", "joker"):
        GAME.apply(s, GAME.read_outcome(s, card))
    assert s.igors == [0] * KINDS
    assert [after - n for after, n in zip(s.discards, before, strict=True)] == [0, 0, 0, 2, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("cards", "topmost"),
    [
        ("2 2 5 j", "three"),  # worked case 5
        ("j j j j", "four"),  # worked case 5
        ("j j 3", "three"),  # worked case 1
        ("j j", "two"),
        ("j 3", "two"),
        ("3 3", "two"),
        ("3 4", "straight2"),
        ("3 5", "one"),
        ("7 1", "one"),
        ("3 4 5", "straight3"),
        ("3 4 j", "straight3"),
        ("3 5 j", "straight3"),
        ("3 6 j", "two"),
        ("3 3 3 j", "four"),
        ("3 3 j j 1", "four"),
        ("1 2 4 j 7", "straight4"),
        ("1 2 j j 7", "straight4"),
        ("1 4 j j", "straight4"),
        ("1 5 j j", "three"),
        ("4 5 6 7 7", "straight4"),
        ("1 1 1 2 3", "three"),
        ("1 1 2 3 5", "straight3"),
        ("1 1 3 5 7", "two"),
        ("1 3 5 7 7", "two"),
        ("1 3 5 6", "straight2"),
        ("1 3 5 7", "one"),
    ],
)
def test_nx_23_igor_takes_the_topmost_row_with_all_his_jokers(cards: str, topmost: str) -> None:
    assert igors_row(cards) == topmost


def test_nx_23_igor_joins_jokers_in_the_fifth_phase_too() -> None:
    s = table("1 2 / 1 2", igor=1, phase=5)
    play(s, "0: one 1", "1: one 1", "chance: j j j j 1")
    assert row(s, "four") == "2 - -"


def test_nx_24_igor_plays_his_superchip_in_phase_4() -> None:
    for phase, cards in ((1, "7 4"), (2, "7 4 1"), (3, "7 4 1 7"), (4, "7 7 7 7 7"), (5, "7 7 7 7 7")):
        s = table("1 2 3 / 1 2 3", igor=1, phase=phase, rounds=2, superchips="0 1")
        plain = s.plain[2]
        play(s, "0: one 1", "1: one 1")
        for card in cards.split():
            before = (row(s, "four"), s.plain[2], s.superchip[2])
            GAME.apply(s, GAME.read_outcome(s, card))
        if phase == 4:
            assert (before, row(s, "four")) == (("- - -", plain, 1), "2* - -")
            assert (s.plain[2], s.superchip[2]) == (plain, 0)
        elif phase < 4:
            assert (s.plain[2], s.superchip[2]) == (plain - 1, 1)


def test_nx_25_igor_scores_like_a_player_and_can_win() -> None:
    s = table("1 2 / 1 2", igor=1, phase=5, totals="3 1 5")
    play(s, "0: one 1", "1: one 1", "chance: 7 7 7 7 1")
    assert (GAME.scores(s), GAME.winners(s)) == ([3 + 1, 1 + 2, 5 + 12], [2])
    assert told(s)[-1] == "igor-won 2"


def test_nx_25_igor_may_share_the_win() -> None:
    s = table("1 2 / 1 2", igor=1, phase=5, totals="16 1 5")
    play(s, "0: one 1", "1: one 1", "chance: 7 7 7 7 1")
    assert (GAME.scores(s), GAME.winners(s)) == ([17, 3, 17], [0, 2])
    assert told(s)[-3:] == ["won 0", "igor-won 2", "won-shared 2"]


def test_nx_25_igor_always_makes_one_card() -> None:
    s = table("1 2 3 / 1 2 3", igor=1)
    play(s, "0: one 1", "1: one 1", "chance: 1 5 7")
    assert row(s, "one") == "2 1 0"


# Rounds and forced steps


def test_nx_26_each_round_starts_with_all_cards_an_empty_board_and_five_chips() -> None:
    s = table("1 2 3 / 1 2 3", phase=5, rounds=2, board="four 0 1; three 1* 0 0", deck="1 j")
    play(s, "0: one 1", "1: one 2")
    assert (s.deck, s.deck_size, s.discards) == ([COPIES] * KINDS, DECK, [0] * KINDS)
    assert s.board == [[0] * 3] * 8
    assert (s.plain[:2], s.superchip[:2], s.off[:2]) == ([4, 4], [1, 1], [0, 0])
    assert (s.hands[:2], s.in_hand[:2]) == ([[0] * KINDS] * 2, [0, 0])


def test_nx_26_the_starter_is_dealt_twelve_cards_then_the_next_clockwise() -> None:
    s = GAME.start(3, {"first": 1, "igor": "no"})
    order = []
    while s.phase == DEAL:
        order.append(s.turn)
        GAME.apply(s, 0)
    assert order == [1] * HAND + [2] * HAND + [0] * HAND
    assert s.mover == 1
    assert s.hands[1][:2] == [10, 2]


def test_nx_26_a_card_that_is_dealt_is_no_longer_in_the_deck() -> None:
    s = GAME.start(2, {"first": 0})
    play(s, "chance: " + " ".join(["1"] * 10 + ["2", "j"]))
    assert (s.deck, s.deck_size) == ([0, 9, 10, 10, 10, 10, 10, 9], 68)
    assert GAME.write_outcome(s, 0) == "2"


def test_nx_27_worked_case_4_three_jokers_in_phase_5_leave_one_play() -> None:
    s = table("j j j / 1 2", phase=5)
    assert told(s) == ["forced 0", "played-one 0 95 0"]
    assert (s.mover, s.in_hand[0]) == (1, 2)


@pytest.mark.parametrize(
    ("hand", "phase", "superchips"),
    [("", 5, "0"), ("", 3, ""), ("4", 5, "0"), ("4", 2, ""), ("j", 2, ""), ("j j", 2, ""), ("j j", 5, "0")],
)
def test_nx_27_a_play_without_alternative_is_made_by_itself(hand: str, phase: int, superchips: str) -> None:
    s = table(f"{hand} / 1 2", phase=phase, superchips=superchips)
    assert (told(s)[0], s.mover) == ("forced 0", 1)


@pytest.mark.parametrize(
    ("hand", "phase", "superchips", "count"),
    [("", 4, "0", 2), ("4", 4, "0", 2), ("4 4", 5, "", 2), ("4 j", 5, "", 2), ("j j", 4, "0", 2), ("4 j", 4, "", 4)],
)
def test_nx_27_a_player_who_can_choose_is_asked(hand: str, phase: int, superchips: str, count: int) -> None:
    s = table(f"{hand} / 1 2", phase=phase, superchips=superchips)
    assert (s.phase, s.mover, len(choices(s))) == (PLAY, 0, count)


def test_nx_27_whoever_was_not_asked_has_only_jokers() -> None:
    s = table("j j j / 1 2 3", phase=3)
    assert s.known[:2] == [ONLY_JOKERS, NOT_ONLY_JOKERS]


def test_nx_27_a_last_card_says_nothing_of_those_that_are_gone() -> None:
    s = table("j j / 1 2 / 1 2", phase=3, players=3)
    assert (s.known[0], s.in_hand[0]) == (ONLY_JOKERS, 1)
    play(s, "1: one 1", "2: one 1")
    assert (s.known[0], s.in_hand[0]) == (NOTHING, 0)


def test_nx_27_whoever_was_asked_has_not_only_jokers_until_a_number_is_played() -> None:
    s = table("1 2 j j / 1 2 3 4", phase=2)
    play(s, "0: one joker", "1: one 1")
    assert s.known[:2] == [NOT_ONLY_JOKERS, NOTHING]
    play(s, "0: one 1")
    assert s.known[0] == NOTHING


def test_nx_27_whoever_can_choose_the_chip_is_asked_and_tells_nothing() -> None:
    s = table("j j / j 1", superchips="0 1")
    play(s, "0: one joker", "1: one joker")
    assert s.known[:2] == [NOTHING, NOTHING]


def test_nx_7_a_game_has_four_rounds_of_five_plays_a_player() -> None:
    s, stream = GAME.start(4, checked=True), Stream(7)
    s.story = []
    while not GAME.is_over(s):
        legal = GAME.legal_moves(s)
        GAME.apply(s, legal[stream.draw(len(legal))] if legal else stream.draw(GAME.chances(s)))
    names = [GAME.events[told.event].name for told in s.story]
    assert sum(name.startswith("played-") for name in names) == 4 * 4 * CHIPS
