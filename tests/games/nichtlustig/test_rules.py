"""The rules of Nichtlustig, one by one; see build.py for the positions.

Dice land as b1 b2 r1 r2 w1 w2 p and "s" is a symbol. Most tests begin before a last throw, after which the turn ends by
itself. The throw "1 2 1 2 3 4" wins nothing.
"""

from __future__ import annotations

import pytest

from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.errors import IllegalMove
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig import GAME, rules
from schadenfreude.games.nichtlustig.pieces import DICE, DIE_NAMES, SYMBOL, SYMBOL_NAMES
from schadenfreude.games.nichtlustig.table import ROLL_FOR_START
from tests.games.nichtlustig.build import cards, choices, open_deaths, play, specials, table, told

NOTHING = "1 2 1 2 3 4"


def thrown(dice: str, **position: object) -> State:
    """The state after a last throw of all seven dice."""
    s = table(throw=3, **position)  # type: ignore[arg-type]
    play(s, f"chance: {dice}")
    return s


def check_illegal(s: State, text: str, rule: str, reason: str) -> None:
    move = GAME.read_move(s, text)
    with pytest.raises(IllegalMove) as error:
        GAME.check_move(s, move)
    assert (error.value.rule, error.value.key) == (rule, f"why-{reason}")


# Material and set-up


def test_nl_1_all_25_target_cards_lie_in_the_layout() -> None:
    s = GAME.start(2)
    assert s.owner == [[-1] * 5] * 5
    assert s.layout_left == 25


def test_nl_2_all_six_deaths_lie_in_the_middle() -> None:
    assert GAME.start(2).death_at == [-1] * 6


def test_nl_3_all_six_special_cards_lie_in_the_middle() -> None:
    assert GAME.start(2).special_at == [-1] * 6


def test_nl_4_a_die_has_the_numbers_1_to_5_and_a_symbol() -> None:
    s = table()
    assert [GAME.write_outcome(s, face) for face in range(GAME.chances(s))] == ["duck", "1", "2", "3", "4", "5"]


def test_nl_5_each_die_has_a_symbol_of_its_own() -> None:
    s = table()
    symbols = []
    for _ in range(DICE):
        symbols.append(GAME.write_outcome(s, SYMBOL))
        play(s, "chance: s")
    assert symbols == list(SYMBOL_NAMES)


def test_nl_5_it_matters_which_of_two_like_dice_is_set_aside() -> None:
    s = table(throw=2)
    play(s, "chance: 5 5 1 2 3 4 1", "0: keep b1 r1 r2 w1 w2 p", "chance: ufo")
    assert specials(s, 0) == "ufo"


def test_nl_6_the_first_player_is_drawn_from_all() -> None:
    s = GAME.start(4)
    assert (s.mover, GAME.chances(s)) == (CHANCE, 4)
    play(s, "chance: 2")
    assert (s.turn, s.first) == (2, 2)


def test_nl_6_the_table_may_name_the_first_player() -> None:
    s = GAME.start(4, {"first": 3})
    assert (s.turn, GAME.chances(s)) == (3, 6)


def test_nl_6_who_rolls_highest_begins() -> None:
    s = GAME.start(3, {"roll_for_start": "yes"})
    play(s, "chance: 2", "chance: 5", "chance: 4")
    assert s.turn == 1


def test_nl_6_only_those_who_tie_roll_again() -> None:
    s = GAME.start(4, {"roll_for_start": "yes"})
    play(s, "chance: 3", "chance: 5", "chance: 1", "chance: 5")
    assert (s.phase, s.roller) == (ROLL_FOR_START, 1)
    play(s, "chance: 2")
    assert s.roller == 3
    play(s, "chance: 2")
    assert s.roller == 1
    play(s, "chance: 1", "chance: 4")
    assert s.turn == 3


def test_nl_6_a_symbol_is_0_in_the_roll_for_the_start() -> None:
    s = GAME.start(2, {"roll_for_start": "yes"})
    play(s, "chance: s", "chance: 1")
    assert s.turn == 1
    s = GAME.start(2, {"roll_for_start": "yes"})
    play(s, "chance: 0", "chance: 0")
    assert s.phase == ROLL_FOR_START


def test_nl_6_who_begins_cannot_be_both_named_and_rolled_for() -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.start(2, {"first": 1, "roll_for_start": "yes"})
    assert (error.value.rule, error.value.key) == ("NL-6", "why-first-or-roll")


def test_nl_6_turns_go_clockwise() -> None:
    s = thrown(f"{NOTHING} 1", players=2)
    assert (s.turn, s.first) == (1, 0)
    s = thrown(f"{NOTHING} 1", players=2, turn=1)
    assert (s.turn, s.first) == (0, 1)


# Throwing


def test_nl_7_the_first_throw_uses_all_seven_dice() -> None:
    s = table()
    play(s, f"chance: {NOTHING}")
    assert s.mover == CHANCE
    play(s, "chance: 1")
    assert s.mover == 0


def test_nl_7_any_dice_may_be_set_aside_also_none() -> None:
    s = table()
    play(s, f"chance: {NOTHING} 1")
    offered = choices(s)
    assert len(offered) == 128
    assert offered[0] == "keep nothing"
    assert "keep b1 r2 w1 w2 p" in offered
    assert offered[-1] == "stop"


def test_nl_7_all_dice_aside_is_stopping() -> None:
    s = table()
    play(s, f"chance: {NOTHING} 1")
    check_illegal(s, f"keep {' '.join(DIE_NAMES)}", "NL-7", "all-is-stop")
    check_illegal(table_with_aside(), "keep b2 p", "NL-7", "all-is-stop")


def test_nl_7_there_are_three_throws() -> None:
    s = table()
    play(
        s, f"chance: {NOTHING} 1", "0: keep nothing", f"chance: {NOTHING} 1", "0: keep nothing", f"chance: {NOTHING} 1"
    )
    assert s.turn == 1


def test_nl_7_he_may_stop_after_any_throw() -> None:
    s = table()
    play(s, f"chance: {NOTHING} 1", "0: stop")
    assert s.turn == 1


def table_with_aside() -> State:
    """A decision after the second throw, all dice but b2 and p aside before it."""
    s = table(throw=2, aside="b1 5 r1 1 r2 2 w1 3 w2 4")
    play(s, "chance: 2 1")
    return s


def test_nl_8_only_the_other_dice_are_thrown_again() -> None:
    s = table()
    play(s, f"chance: {NOTHING} 1", "0: keep b1 r1 r2 w1 w2", "chance: 5 5")
    assert s.face == [1, 5, 1, 2, 3, 4, 5]
    assert choices(s) == ["keep nothing", "keep p", "keep b2", "stop"]


def test_nl_8_a_die_aside_stays_aside() -> None:
    check_illegal(table_with_aside(), "keep b1 b2", "NL-8", "already-aside")


def test_nl_9_the_pink_die_is_thrown_again_like_the_others() -> None:
    s = table_with_aside()
    play(s, "0: keep b2", "chance: 4")
    assert told(s)[-3:] == ["took-death 0 4", "open-death 0 4", "turn 1"]


def test_nl_9_the_pink_die_counts_for_no_pair_and_no_professors() -> None:
    assert "no-card 0" in told(thrown("1 2 1 2 3 4 3"))
    assert "no-card 0" in told(thrown("3 2 3 2 1 4 3"))


def test_nl_9_the_pink_die_counts_for_no_dinosaur() -> None:
    assert "no-card 0" in told(thrown("5 4 5 4 3 2 5"))


# What a throw can win


@pytest.mark.parametrize(
    ("dice", "card"),
    [("3 3 1 2 4 5", "riebmann 3"), ("1 2 5 5 3 4", "yeti 5"), ("1 2 1 2 4 4", "lemming 4")],
)
def test_nl_10_two_dice_of_a_colour_win_its_card(dice: str, card: str) -> None:
    assert f"took 0 {card}" in told(thrown(f"{dice} s"))


def test_nl_10_two_symbols_are_no_pair() -> None:
    assert "no-card 0" in told(thrown("s s 1 2 3 4 s"))


def test_nl_10_dice_of_two_colours_are_no_pair() -> None:
    s = table()
    play(s, "chance: 4 1 4 2 3 5 1", "0: stop")
    assert "no-card 0" in told(s)


@pytest.mark.parametrize("dice", ["4 1 2 4 4 3", "1 4 4 2 3 4"])
def test_nl_11_one_die_of_each_colour_wins_the_professors(dice: str) -> None:
    assert "took 0 professors 4" in told(thrown(f"{dice} s"))


def test_nl_11_two_colours_are_not_enough() -> None:
    assert "no-card 0" in told(thrown("4 1 4 2 3 5 s"))


def test_nl_12_the_six_coloured_dice_reach_a_dinosaur() -> None:
    assert "dinosaur 0 dinosaur 24" in told(thrown("4 5 3 5 3 4 s"))


def test_nl_12_one_less_does_not() -> None:
    assert "no-card 0" in told(thrown("4 5 3 5 2 4 s"))


def test_nl_12_a_symbol_adds_nothing() -> None:
    s = thrown("5 5 5 5 5 s s")
    assert choices(s)[-3:] == ["take professors 5", "take dinosaur 24", "take dinosaur 25"]


def test_nl_13_several_pairs_may_be_taken_together() -> None:
    s = thrown("1 1 2 2 3 4 s")
    assert choices(s) == ["take yeti 2", "take riebmann 1", "take riebmann 1, yeti 2"]
    play(s, "0: take riebmann 1, yeti 2")
    assert cards(s, 0) == "r1 y2"


def test_nl_13_two_professors_may_be_taken_together() -> None:
    s = thrown("1 2 1 2 1 2 s")
    assert choices(s) == ["take professors 1", "take professors 2", "take professors 1, professors 2"]
    play(s, "0: take professors 1, professors 2")
    assert cards(s, 0) == "p1 p2"


def test_nl_13_each_die_is_used_once() -> None:
    s = thrown("3 3 3 1 3 2 s")
    assert choices(s) == ["take riebmann 3", "take professors 3"]
    check_illegal(s, "take riebmann 3, yeti 3", "NL-10", "not-thrown")


def test_nl_14_any_dinosaur_whose_number_is_reached() -> None:
    s = thrown("4 5 4 5 4 5 s")
    wanted = ["take dinosaur 24", "take dinosaur 25", "take dinosaur 26", "take dinosaur 27"]
    assert choices(s)[-4:] == wanted
    play(s, "0: take dinosaur 25")
    assert cards(s, 0) == "d25"


def test_nl_15_a_card_comes_from_the_layout() -> None:
    s = thrown("3 3 1 2 4 5 s")
    assert (cards(s, 0), s.layout_left) == ("r3", 24)


def test_nl_15_a_card_comes_from_an_opponent_who_has_won_it() -> None:
    s = thrown("3 3 1 2 4 5 s", cards="/ r3")
    assert "stole 0 riebmann 3 1" in told(s)
    assert (cards(s, 0), cards(s, 1), s.layout_left) == ("r3", "", 24)


def test_nl_15_professors_too_are_taken_from_an_opponent() -> None:
    assert "stole 0 professors 4 2" in told(thrown("4 1 2 4 4 3 s", cards="//p4"))


@pytest.mark.parametrize("dice", ["3 3 1 2 4 5", "3 1 3 2 3 5"])
def test_nl_16_a_scored_card_cannot_be_taken(dice: str) -> None:
    assert "no-card 0" in told(thrown(f"{dice} s", cards="/ r3! p3!"))


def test_nl_16_not_even_a_covered_one() -> None:
    assert "no-card 0" in told(thrown("3 3 1 2 4 5 s", cards="/ r3!5"))


@pytest.mark.parametrize("dice", ["3 3 1 2 4 5", "3 1 3 2 3 5", "4 5 3 5 3 4"])
def test_nl_16_ones_own_card_cannot_be_taken(dice: str) -> None:
    assert "no-card 0" in told(thrown(f"{dice} s", cards="r3 p3 d24"))


def test_nl_16_who_has_the_card_is_told_from_the_reason() -> None:
    s = thrown("5 5 5 5 5 5 s", cards="r5 d24 / y5! p5! d25 / l5")
    assert choices(s) == ["take lemming 5", "take dinosaur 26", "take dinosaur 27", "take dinosaur 28"]
    check_illegal(s, "take riebmann 5, lemming 5", "NL-16", "own-card")
    check_illegal(s, "take yeti 5", "NL-16", "scored-card")
    check_illegal(s, "take professors 5", "NL-16", "scored-card")
    check_illegal(s, "take dinosaur 24", "NL-16", "own-card")
    check_illegal(s, "take dinosaur 25", "NL-16", "scored-card")


def test_nl_17_a_dinosaur_is_scored_at_once() -> None:
    s = thrown("4 5 3 5 3 4 s")
    assert GAME.scores(s) == [1, 0, 0]


def test_nl_17_a_dinosaur_cannot_be_stolen() -> None:
    assert "no-card 0" in told(thrown("4 5 3 5 3 4 s", cards="/ d24"))


def test_nl_17_a_dinosaur_cannot_be_covered() -> None:
    s = thrown(f"{NOTHING} 2", cards="d24")
    assert open_deaths(s, 0) == "2"


# The end of a turn


def test_nl_18_every_won_card_with_the_number_of_the_pink_die_is_scored() -> None:
    s = thrown("1 1 2 3 4 5 3", cards="y3 y4 / l3 / r3 p3")
    assert told(s)[1:5] == [
        "scored-by-other 2 riebmann 3 0",
        "scored 0 yeti 3",
        "scored-by-other 1 lemming 3 0",
        "scored-by-other 2 professors 3 0",
    ]
    assert [cards(s, seat) for seat in range(3)] == ["r1 y3! y4", "l3!", "r3! p3!"]


def test_nl_18_with_the_poodle_nobody_scores() -> None:
    s = thrown("1 1 2 3 4 5 s", cards="y3 / l4 / r5")
    assert "nobody-scores 0" in told(s)
    assert [cards(s, seat) for seat in range(3)] == ["r1 y3", "l4", "r5"]


def test_nl_18_scoring_comes_before_taking() -> None:
    s = thrown("3 3 1 2 4 5 3", cards="/ r3")
    assert told(s)[1:3] == ["scored-by-other 1 riebmann 3 0", "no-card 0"]


def test_nl_19_a_card_won_now_is_not_scored_in_this_turn() -> None:
    s = thrown("3 3 1 2 4 5 3")
    assert cards(s, 0) == "r3"


def test_nl_19_he_must_take_a_card_if_he_can() -> None:
    s = thrown("1 1 2 2 3 4 s")
    check_illegal(s, "take nothing", "NL-19", "must-take")


def test_nl_19_the_only_card_is_taken_without_asking() -> None:
    s = thrown("1 1 2 3 4 5 s")
    assert (cards(s, 0), s.turn) == ("r1", 1)


def test_nl_19_nothing_that_he_has_is_taken_again() -> None:
    s = thrown("4 5 3 5 5 3 s", cards="d24 / p5!")  # 25
    assert told(s)[2:-1] == ["dinosaur 0 dinosaur 25"]


def test_nl_19_further_cards_may_be_left() -> None:
    s = thrown("1 1 2 2 3 4 s")
    play(s, "0: take yeti 2")
    assert cards(s, 0) == "y2"
    assert open_deaths(s, 0) == ""


def test_nl_19_cards_are_taken_only_at_the_end() -> None:
    s = table()
    play(s, "chance: 1 1 2 3 4 5 1")
    check_illegal(s, "take riebmann 1", "NL-19", "take-only-at-end")


@pytest.mark.parametrize(("pink", "death"), [("2", "2"), ("poodle", "p")])
def test_nl_20_without_a_card_the_death_of_the_pink_die(pink: str, death: str) -> None:
    s = thrown(f"{NOTHING} {pink}")
    assert open_deaths(s, 0) == death


def test_nl_20_with_a_card_no_death() -> None:
    s = thrown("1 1 2 3 4 5 2")
    assert open_deaths(s, 0) == ""


def test_nl_20_which_death_is_no_choice() -> None:
    s = thrown(f"{NOTHING} 2", cards="l1! l2!")
    check_illegal(s, "death 3", "NL-20", "death-not-chosen")


def test_nl_21_special_cards_come_after_the_death() -> None:
    s = thrown("s 2 1 2 3 4 2", specials="virus")
    assert told(s)[1:] == [
        "no-card 0",
        "virus 0",
        "took-death 0 2",
        "open-death 0 2",
        "returned 0 virus",
        "got-special 0 duck",
        "turn 1",
    ]


def test_nl_21_all_cards_used_go_back_before_symbols_are_looked_at() -> None:
    s = table(throw=2, specials="ufo clown virus")
    play(s, "chance: s s s 2 3 s 2", "0: clown yes")
    assert told(s)[-8:] == [
        "returned 0 ufo",
        "returned 0 clown",
        "returned 0 virus",
        "got-special 0 duck",
        "got-special 0 ufo",
        "got-special 0 clown",
        "got-special 0 virus",
        "turn 1",
    ]


def test_nl_22_the_next_player_follows() -> None:
    s = thrown(f"{NOTHING} 1")
    assert (s.turn, s.throws, s.mover) == (1, 1, CHANCE)


def test_nl_22_the_end_is_checked_when_the_special_cards_are_settled() -> None:
    s = thrown("s s 4 4 3 5 2", layout="y4 d24 d25 d26 d27 d28", specials="virus")
    assert told(s)[-5:] == ["open-death 0 2", "returned 0 virus", "got-special 0 duck", "got-special 0 ufo", "ended 5"]


# Death


def test_nl_23_the_death_is_placed_on_a_scored_lemming() -> None:
    s = thrown(f"{NOTHING} 2", cards="r1! l3! y1!")
    assert (cards(s, 0), open_deaths(s, 0)) == ("r1! y1! l3!2", "")


def test_nl_23_with_several_lemmings_he_chooses() -> None:
    s = thrown(f"{NOTHING} poodle", cards="r1! l3! l5!")
    assert choices(s) == ["cover lemming 3", "cover lemming 5"]
    check_illegal(s, "cover riebmann 1", "NL-23", "lemmings-first")
    play(s, "0: cover lemming 5")
    assert cards(s, 0) == "r1! l3! l5!p"


def test_nl_23_a_death_that_is_still_to_be_placed_does_not_lie_open() -> None:
    s = thrown(f"{NOTHING} poodle", cards="r1! l3! l5!")
    assert GAME.scores(s)[0] == 10
    lines = dict(GAME.module("view").picture(s.masked(0), GAME.words("en"), ["Anna", "Bert", "Cleo"]))
    assert "open" not in lines["Anna"]


@pytest.mark.parametrize("death", ["p", "5"])
def test_nl_23_a_card_carries_one_death(death: str) -> None:
    s = thrown(f"{NOTHING} 2", cards=f"l1!{death} l3! l4! / r1!")
    check_illegal(s, "cover lemming 1", "NL-23", "already-covered")


def test_nl_23_there_is_nothing_to_cover_without_a_death() -> None:
    s = table(cards="l1!")
    play(s, f"chance: {NOTHING} 2")
    check_illegal(s, "cover lemming 1", "NL-23", "nothing-to-cover")


def test_nl_24_without_a_lemming_he_chooses_among_his_other_scored_cards() -> None:
    s = thrown(f"{NOTHING} 1", cards="r1! y3! p5! l2 l4!4 d24 / r2!")
    assert choices(s) == ["cover riebmann 1", "cover yeti 3", "cover professors 5"]
    check_illegal(s, "cover riebmann 2", "NL-24", "not-your-card")
    check_illegal(s, "cover lemming 2", "NL-24", "not-scored")
    play(s, "0: cover yeti 3")
    assert cards(s, 0) == "r1! y3!1 l2 l4!4 p5! d24"


def test_nl_25_with_nothing_to_cover_the_death_lies_open() -> None:
    s = thrown(f"{NOTHING} 2", cards="r1 l3")
    assert (cards(s, 0), open_deaths(s, 0)) == ("r1 l3", "2")


def test_nl_25_also_when_all_his_scored_cards_are_covered() -> None:
    s = thrown(f"{NOTHING} 2", cards="r1!4 l3!5 d28")
    assert open_deaths(s, 0) == "2"


def test_nl_25_an_open_death_stays_open() -> None:
    s = thrown("1 1 2 3 4 5 3", cards="l3", deaths="2")
    assert (cards(s, 0), open_deaths(s, 0)) == ("r1 l3!", "2")


def test_nl_26_a_death_is_taken_from_an_opponent_and_frees_his_card() -> None:
    s = thrown(f"{NOTHING} 2", cards="l1! / l3!2")
    assert told(s)[2:5] == ["took-death-from 0 2 1", "freed 1 lemming 3", "covered-lemming 0 lemming 1 2"]
    assert (cards(s, 0), cards(s, 1)) == ("l1!2", "l3!")


def test_nl_26_an_open_one_too() -> None:
    s = thrown(f"{NOTHING} 2", deaths="/ 2")
    assert (open_deaths(s, 0), open_deaths(s, 1)) == ("2", "")


@pytest.mark.parametrize(("front", "deaths"), [("", "2"), ("l3!2", "")])
def test_nl_27_whoever_has_the_death_takes_another_from_the_middle(front: str, deaths: str) -> None:
    s = thrown(f"{NOTHING} 2", cards=front, deaths=f"{deaths} / 3")
    assert choices(s) == ["death poodle", "death 1", "death 4", "death 5"]
    check_illegal(s, "death 2", "NL-27", "own-death")
    check_illegal(s, "death 3", "NL-27", "middle-first")
    play(s, "0: death 4")
    assert open_deaths(s, 0) == f"{deaths} 4".strip()
    assert cards(s, 0) == front


def test_nl_27_the_last_one_in_the_middle_is_taken_without_asking() -> None:
    s = thrown(f"{NOTHING} 2", deaths="2 p / 3 5 / 4")
    assert open_deaths(s, 0) == "p 1 2"


def test_nl_27_the_other_death_is_placed_like_any() -> None:
    s = thrown(f"{NOTHING} 2", cards="l1! l4!", deaths="2 p / 3 5 / 4")
    assert choices(s) == ["cover lemming 1", "cover lemming 4"]
    play(s, "0: cover lemming 4")
    assert cards(s, 0) == "l1! l4!1"


def test_nl_27_with_none_in_the_middle_any_of_an_opponent() -> None:
    s = thrown(f"{NOTHING} 2", cards="/ r1!3", deaths="2 p 1 / / 4 5")
    assert choices(s) == ["death 3", "death 4", "death 5"]
    play(s, "0: death 3")
    assert told(s)[-4:] == ["took-death-from 0 3 1", "freed 1 riebmann 1", "open-death 0 3", "turn 1"]


def test_nl_27_with_all_six_his_nothing_is_due_and_the_clown_is_not_asked() -> None:
    s = thrown(f"{NOTHING} 2", deaths="p 1 2 3 4 5", specials="clown virus")
    assert told(s)[1:] == ["no-card 0", "virus 0", "all-deaths 0", "returned 0 virus", "turn 1"]
    assert specials(s, 0) == "clown"


def test_nl_27_the_clown_is_asked_before_the_other_death_is_chosen() -> None:
    s = thrown(f"{NOTHING} 2", deaths="2", specials="clown")
    assert choices(s) == ["clown no", "clown yes"]
    play(s, "0: clown no")
    assert choices(s) == ["death poodle", "death 1", "death 3", "death 4", "death 5"]


def test_nl_27_it_holds_for_the_virus_too() -> None:
    s = thrown("1 1 2 3 4 5 2", deaths="2", specials="virus")
    play(s, "0: death 5")
    assert (cards(s, 0), open_deaths(s, 0)) == ("r1", "2 5")


def test_nl_28_a_card_scored_in_this_turn_can_be_covered() -> None:
    s = thrown(f"{NOTHING} 3", cards="l3 r1!")
    assert cards(s, 0) == "r1! l3!3"


# Special cards


def test_nl_29_a_positive_card_used_goes_back_to_the_middle() -> None:
    s = thrown(f"{NOTHING} 2", specials="clown")
    play(s, "0: clown yes")
    assert s.special_at == [-1] * 6


def test_nl_29_one_not_used_may_be_kept() -> None:
    s = thrown("1 1 2 3 4 5 1", specials="clown time-machine duck")
    assert choices(s)[0] == "keep nothing"  # a fourth throw is on offer
    play(s, "0: stop")
    assert specials(s, 0) == "duck clown time-machine"


def test_nl_29_a_card_that_comes_in_this_turn_does_not_act_in_it() -> None:
    s = thrown("s 2 s 2 s 3 2")
    assert told(s)[1:] == [
        "no-card 0",
        "took-death 0 2",
        "open-death 0 2",
        "got-special 0 duck",
        "got-special 0 clown",
        "got-special 0 time-machine",
        "turn 1",
    ]


def test_nl_29_without_the_machine_since_the_start_of_the_turn_there_is_no_help() -> None:
    s = thrown("4 5 4 5 4 4 s")  # 26
    assert choices(s)[-3:] == ["take dinosaur 24", "take dinosaur 25", "take dinosaur 26"]
    check_illegal(s, "take dinosaur 28 with time machine", "NL-29", "no-machine")


def test_nl_30_negative_cards_are_used_and_go_back() -> None:
    s = table(throw=2, specials="ufo virus")
    play(s, "chance: 1 1 2 3 4 5 2")
    assert s.special_at == [-1] * 6


def test_nl_31_every_symbol_brings_its_special_card() -> None:
    s = thrown("s s s s s s s")
    assert specials(s, 0) == "duck ufo clown robot time-machine virus"


def test_nl_31_a_symbol_set_aside_counts_too() -> None:
    s = table(throw=3, aside="r1 0")
    play(s, "chance: 1 2 3 4 5 2")
    assert specials(s, 0) == "clown"


def test_nl_31_a_card_that_he_has_stays() -> None:
    s = thrown("2 1 s 2 3 4 2", specials="clown")
    play(s, "0: clown no")
    assert specials(s, 0) == "clown"


def test_nl_32_it_is_taken_from_an_opponent() -> None:
    s = thrown("s 2 1 2 3 4 2", turn=1, specials="duck")
    assert "got-special-from 1 duck 0" in told(s)
    assert (specials(s, 0), specials(s, 1)) == ("", "duck")


def test_nl_33_a_special_card_does_not_save_from_death() -> None:
    s = thrown("s 2 1 2 3 4 2")
    assert (specials(s, 0), open_deaths(s, 0)) == ("duck", "2")


def test_nl_34_with_the_duck_there_is_a_fourth_throw() -> None:
    s = thrown(f"{NOTHING} 2", specials="duck")
    play(s, "0: keep b1 b2 r1 r2 w1 p", "chance: 3")
    assert told(s)[1:5] == ["kept 0", "duck 0", "threw 0", "took 0 lemming 3"]
    assert specials(s, 0) == ""


def test_nl_34_the_duck_is_not_compulsory() -> None:
    s = thrown(f"{NOTHING} 2", specials="duck")
    play(s, "0: stop")
    assert specials(s, 0) == "duck"


def test_nl_34_at_least_one_die_is_thrown() -> None:
    s = thrown(f"{NOTHING} 2", specials="duck")
    check_illegal(s, f"keep {' '.join(DIE_NAMES)}", "NL-7", "all-is-stop")


def test_nl_34_there_is_no_fifth_throw() -> None:
    s = thrown(f"{NOTHING} 2", specials="duck")
    play(s, "0: keep nothing", f"chance: {NOTHING} 2")
    assert s.turn == 1


def test_nl_34_the_duck_waits_for_the_third_throw() -> None:
    s = table(specials="duck")
    play(s, f"chance: {NOTHING} 2", "0: keep nothing", f"chance: {NOTHING} 2", "0: stop")
    assert specials(s, 0) == "duck"


def test_nl_35_at_26_the_time_machine_reaches_28() -> None:
    s = thrown("4 5 4 5 4 4 s", specials="time-machine")
    assert choices(s)[-5:] == [
        "take dinosaur 24",
        "take dinosaur 25",
        "take dinosaur 26",
        "take dinosaur 27 with time machine",
        "take dinosaur 28 with time machine",
    ]
    play(s, "0: take dinosaur 28 with time machine")
    assert (cards(s, 0), specials(s, 0)) == ("d28", "")


def test_nl_35_where_it_is_not_needed_it_is_not_used() -> None:
    s = thrown("4 5 4 5 4 4 s", specials="time-machine")
    check_illegal(s, "take dinosaur 26 with time machine", "NL-35", "machine-not-needed")
    play(s, "0: take dinosaur 26")
    assert specials(s, 0) == "time-machine"


def test_nl_35_it_adds_two_and_no_more() -> None:
    s = thrown("4 5 4 5 4 3 s", specials="time-machine")  # 25
    check_illegal(s, "take dinosaur 28 with time machine", "NL-12", "too-low")
    check_illegal(s, "take dinosaur 27", "NL-12", "too-low")


def test_nl_35_he_may_decline_it_and_take_the_death() -> None:
    s = thrown("5 4 5 3 3 2 2", specials="time-machine")  # 22
    assert choices(s) == ["take nothing", "take dinosaur 24 with time machine"]
    play(s, "0: take nothing")
    assert told(s)[1:3] == ["declined 0", "took-death 0 2"]
    assert (cards(s, 0), open_deaths(s, 0)) == ("", "2")
    assert specials(s, 0) == "time-machine"


def test_nl_35_with_another_card_in_reach_he_cannot_decline_all() -> None:
    s = thrown("5 5 5 3 4 s 2", specials="time-machine")  # 22
    assert choices(s) == ["take riebmann 5", "take dinosaur 24 with time machine"]
    check_illegal(s, "take nothing", "NL-19", "must-take")


def test_nl_35_it_changes_nothing_but_dinosaurs() -> None:
    s = thrown(f"{NOTHING} 2", specials="time-machine")
    assert (open_deaths(s, 0), specials(s, 0)) == ("2", "time-machine")


def test_nl_36_the_clown_is_given_up_instead_of_taking_a_death() -> None:
    s = thrown(f"{NOTHING} 2", specials="clown", cards="l1!")
    assert choices(s) == ["clown no", "clown yes"]
    play(s, "0: clown yes")
    assert (cards(s, 0), open_deaths(s, 0), specials(s, 0)) == ("l1!", "", "")


def test_nl_36_he_may_take_the_death_and_keep_the_clown() -> None:
    s = thrown(f"{NOTHING} 2", specials="clown", cards="l1!")
    play(s, "0: clown no")
    assert (cards(s, 0), specials(s, 0)) == ("l1!2", "clown")


def test_nl_36_also_against_the_poodle() -> None:
    s = thrown(f"{NOTHING} poodle", specials="clown", cards="l1!")
    play(s, "0: clown yes")
    assert s.death_at == [-1] * 6


def test_nl_36_without_a_death_the_clown_is_not_asked() -> None:
    s = table(specials="clown")
    play(s, "chance: 1 1 2 3 4 5 1")
    check_illegal(s, "clown yes", "NL-36", "clown-only-for-death")
    play(s, "0: stop")
    assert (s.turn, specials(s, 0)) == (1, "clown")


def test_nl_36_one_clown_stops_the_one_death_of_virus_and_missing_card() -> None:
    s = thrown(f"{NOTHING} 2", specials="clown virus")
    play(s, "0: clown yes")
    assert s.death_at == [-1] * 6
    assert s.special_at == [-1] * 6


def test_nl_37_with_the_ufo_there_are_two_throws() -> None:
    s = table(specials="ufo")
    play(s, f"chance: {NOTHING} 2", "0: keep nothing", f"chance: {NOTHING} 2")
    assert (s.turn, specials(s, 0)) == (1, "")


def test_nl_37_the_ufo_bars_the_duck() -> None:
    s = table(specials="ufo duck")
    play(s, f"chance: {NOTHING} 2", "0: keep nothing", f"chance: {NOTHING} 2")
    assert (s.turn, specials(s, 0)) == (1, "duck")


def test_nl_37_it_goes_back_though_he_stops_after_one_throw() -> None:
    s = table(specials="ufo")
    play(s, f"chance: {NOTHING} 2", "0: stop")
    assert s.special_at == [-1] * 6


def test_nl_38_the_robot_skips_the_turn() -> None:
    s = thrown(f"{NOTHING} 3", specials="/ robot", cards="/ l3 y2")
    assert told(s)[-3:] == ["turn 1", "skipped 1 robot", "turn 2"]
    assert (s.turn, cards(s, 1), open_deaths(s, 1)) == (2, "y2 l3!", "")


def test_nl_38_only_the_robot_goes_back() -> None:
    s = thrown(f"{NOTHING} 3", specials="/ duck ufo clown robot time-machine virus")
    assert specials(s, 1) == "duck ufo clown time-machine virus"


def test_nl_38_the_others_act_in_his_next_turn() -> None:
    s = thrown(f"{NOTHING} 3", players=2, specials="/ robot ufo")
    assert s.turn == 0
    play(s, f"chance: {NOTHING} 4", "0: stop", f"chance: {NOTHING} 5", "1: keep nothing", f"chance: {NOTHING} 5")
    assert "two-throws 1 ufo" in told(s)
    assert (s.turn, specials(s, 1)) == (0, "")


def test_nl_39_with_the_virus_he_takes_a_death_although_he_won_a_card() -> None:
    s = thrown("1 1 2 3 4 5 2", specials="virus")
    assert (cards(s, 0), open_deaths(s, 0), specials(s, 0)) == ("r1", "2", "")


def test_nl_39_without_a_card_it_is_still_one_death() -> None:
    s = thrown(f"{NOTHING} 2", specials="virus")
    assert open_deaths(s, 0) == "2"


def test_nl_39_with_the_poodle_it_is_the_poodle() -> None:
    s = thrown("1 1 2 3 4 5 poodle", specials="virus")
    assert open_deaths(s, 0) == "p"


def test_nl_40_clown_and_virus_cancel_each_other() -> None:
    s = thrown("1 1 2 3 4 5 2", specials="clown virus")
    play(s, "0: clown yes")
    assert (cards(s, 0), open_deaths(s, 0)) == ("r1", "")
    assert s.special_at == [-1] * 6


def test_nl_40_they_need_not() -> None:
    s = thrown("1 1 2 3 4 5 2", specials="clown virus")
    play(s, "0: clown no")
    assert (open_deaths(s, 0), specials(s, 0)) == ("2", "clown")


def test_nl_41_as_printed_the_ufo_skips_and_alone_goes_back() -> None:
    s = thrown(f"{NOTHING} 3", specials="/ ufo robot virus", special_cards="printed")
    assert told(s)[-3:] == ["turn 1", "skipped 1 ufo", "turn 2"]
    assert specials(s, 1) == "robot virus"


def test_nl_41_as_printed_the_robot_leaves_two_throws_and_bars_the_duck() -> None:
    s = table(specials="robot duck", special_cards="printed")
    play(s, f"chance: {NOTHING} 2", "0: keep nothing", f"chance: {NOTHING} 2")
    assert (s.turn, specials(s, 0)) == (1, "duck")


# The end of the game


def test_nl_44_the_game_ends_with_five_target_cards_in_the_layout() -> None:
    s = thrown("1 2 4 4 3 5 s", players=2, layout="y4 p1 p2 p3 p4 p5")
    assert s.mover == OVER
    assert told(s)[-1] == "ended 5"


def test_nl_44_with_six_it_goes_on() -> None:
    s = thrown("1 2 4 4 3 5 s", players=2, layout="y4 d28 p1 p2 p3 p4 p5")
    assert (s.layout_left, s.turn) == (6, 1)


def test_nl_44_or_with_fewer() -> None:
    s = thrown("1 1 4 4 3 5 s", players=2, layout="r1 y4 p1 p2 p3 p4")
    play(s, "0: take riebmann 1, yeti 4")
    assert told(s)[-1] == "ended 4"


def test_nl_44_a_card_from_an_opponent_ends_nothing() -> None:
    s = thrown("1 2 4 4 3 5 s", players=2, cards="/ y4", layout="p1 p2 p3 p4 p5 d28")
    assert (s.layout_left, s.turn) == (6, 1)


@pytest.mark.parametrize(
    ("front", "points"),
    [
        ("l1!", 4),
        ("l1! l2! l3! l4! l5!", 20),
        ("r1! r2!", 4),
        ("y3!", 1),
        ("y3! y4!", 6),
        ("y1! y2! y3! y4! y5!", 15),
        ("d24 d25 d26 d27 d28", 15),
        ("d27", 4),
    ],
)
def test_nl_45_what_scored_cards_count(front: str, points: int) -> None:
    assert GAME.scores(table(cards=front))[0] == points


def test_nl_45_a_covered_yeti_is_no_company() -> None:
    assert GAME.scores(table(cards="y3! y4!5"))[0] == 1


def test_nl_45_nor_is_one_that_is_only_won() -> None:
    assert GAME.scores(table(cards="y3! y4"))[0] == 2


def test_nl_46_the_highest_die_is_what_all_professors_are_worth() -> None:
    s = thrown("1 2 4 4 3 5 s", players=2, cards="p1! p2! p3!", layout="y4 d24 d25 d26 d27 d28")
    assert (s.mover, s.roller, s.dice_left, GAME.chances(s)) == (CHANCE, 0, 3, 6)
    play(s, "chance: 1 4 s")
    assert told(s)[-4:] == [
        "professors-rolled 0 1",
        "professors-rolled 0 4",
        "professors-rolled 0 0",
        "professors 0 4",
    ]
    assert s.worth == [4, 0, 0, 0]


def test_nl_46_with_symbols_only_they_are_worth_nothing() -> None:
    s = thrown("1 2 4 4 3 5 s", players=2, cards="p1!", layout="y4 p2 p3 p4 p5 d28")
    play(s, "chance: 0")
    assert (s.mover, GAME.scores(s)[0]) == (OVER, 1)


def test_nl_46_players_roll_from_seat_0_up() -> None:
    s = thrown("1 2 4 4 3 5 s", turn=1, cards="p1! / / p2! p3!", layout="y4 p4 p5 d26 d27 d28")
    play(s, "chance: 3")
    assert (s.roller, s.dice_left) == (2, 2)
    play(s, "chance: 2 5")
    assert (s.mover, s.worth) == (OVER, [3, 0, 5, 0])


def test_nl_46_covered_and_unscored_professors_are_not_rolled_for() -> None:
    s = thrown("1 2 4 4 3 5 s", players=2, cards="p1!5 p2", layout="y4 p3 p4 p5 d27 d28")
    assert (s.mover, GAME.scores(s)[0]) == (OVER, 2)


def test_nl_47_a_won_card_counts_one_a_covered_card_and_a_special_card_nothing() -> None:
    s = table(cards="l1 p3 l2!4", specials="duck clown virus")
    assert GAME.scores(s)[0] == 2


def test_nl_48_every_open_death_counts_minus_one() -> None:
    assert GAME.scores(table(cards="l1! l2!4", deaths="p 1 5"))[0] == 1


def at_end(**position: object) -> State:
    """A game that ends as the cards lie now."""
    s = table(throw=3, **position)  # type: ignore[arg-type]
    rules.end_game(s)
    return s


def test_nl_49_most_points_win() -> None:
    assert GAME.winners(at_end(cards="r1! / l1! / y1!")) == [1]


def test_nl_49_a_tie_goes_to_who_has_fewer_deaths_covering_ones_included() -> None:
    assert GAME.winners(at_end(cards="r1! r2!3 / r3! / d24", deaths="")) == [1]
    assert GAME.winners(at_end(cards="r1! r4 / r3! l2!5 d24 / l1! ", deaths="//1")) == [0]


def test_nl_49_that_deaths_have_decided_is_told() -> None:
    assert told(at_end(cards="r1! r2!3 / r3! / d24"))[-1:] == ["tie-broken 1"]
    assert "tie-broken" not in " ".join(told(at_end(cards="r1! / r3! / r4!")) + told(at_end(cards="r1! / l1!")))


def test_nl_49_who_has_fewer_points_does_not_win_by_having_fewer_deaths() -> None:
    assert GAME.winners(at_end(cards="l1! / r3! /", deaths="1")) == [0]


def test_nl_49_those_who_are_still_level_share_the_win() -> None:
    assert GAME.winners(at_end(cards="r1! / r3! / r4! r5!2")) == [0, 1]
    assert GAME.winners(at_end(cards="r1! r2 / r3! r4", deaths="1 / 2")) == [0, 1]
