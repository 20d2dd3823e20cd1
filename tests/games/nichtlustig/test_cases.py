"""The worked cases of the rules of Nichtlustig."""

from __future__ import annotations

import pytest

from schadenfreude.core.contract import OVER
from schadenfreude.games.nichtlustig import GAME
from tests.games.nichtlustig.build import cards, choices, open_deaths, play, specials, table, told


def test_case_1_the_final_count_of_the_rulebook() -> None:
    s = table(
        players=2,
        turn=1,
        throw=3,
        cards="p1! p2! l1! d26 y1! y2! y3 r1 r2!5",
        layout="y4 p3 p4 p5 d27 d28",
    )
    play(s, "chance: 1 2 4 4 3 5 s", "chance: 2 4")
    assert s.mover == OVER
    assert GAME.scores(s)[0] == 4 + 4 + 3 + 3 + 3 + 1 + 1 + 0 == 19


def test_case_2_a_pair_whose_card_is_scored_brings_a_death() -> None:
    s = table(throw=3, cards="/ l3!")
    play(s, "chance: 1 2 1 2 3 3 4")
    assert told(s)[1:4] == ["no-card 0", "took-death 0 4", "open-death 0 4"]


def test_case_3_one_dinosaur_or_professors_or_a_pair() -> None:
    s = table(throw=3)
    play(s, "chance: 5 4 5 4 5 5 1")
    assert choices(s) == [
        "take lemming 5",
        "take professors 5",
        "take dinosaur 24",
        "take dinosaur 25",
        "take dinosaur 26",
        "take dinosaur 27",
        "take dinosaur 28",
    ]


def test_case_4_thirteen_sets() -> None:
    s = table(throw=3)
    play(s, "chance: 5 5 5 5 5 5 1")
    assert choices(s) == [
        "take lemming 5",
        "take yeti 5",
        "take yeti 5, lemming 5",
        "take riebmann 5",
        "take riebmann 5, lemming 5",
        "take riebmann 5, yeti 5",
        "take riebmann 5, yeti 5, lemming 5",
        "take professors 5",
        *(f"take dinosaur {number}" for number in range(24, 29)),
    ]


def test_case_5_cards_scored_by_the_pink_die_are_out_of_reach() -> None:
    s = table(throw=3, turn=2, cards="l3 / y3 /")
    play(s, "chance: 1 2 3 3 3 3 3")
    assert told(s)[1:4] == ["scored-by-other 1 yeti 3 2", "scored-by-other 0 lemming 3 2", "no-card 2"]
    assert (cards(s, 0), cards(s, 1), cards(s, 2)) == ("l3!", "y3!", "")


def test_case_6_ones_own_won_card_and_nothing_else_brings_a_death() -> None:
    s = table(throw=3, cards="l3")
    play(s, "chance: 1 2 1 2 3 3 4")
    assert (cards(s, 0), open_deaths(s, 0)) == ("l3", "4")


def test_case_7_a_total_of_24_and_nothing_else() -> None:
    s = table(throw=3)
    play(s, "chance: 4 5 3 5 3 4 1")
    assert (cards(s, 0), open_deaths(s, 0)) == ("d24", "")


@pytest.mark.parametrize(
    ("special", "throw", "dice", "moves"),
    [
        ("duck", 3, "5 4 1 2 3 4 2", ["0: keep b2 r1 r2 w1 w2 p", "chance: duck"]),
        ("ufo", 2, "1 s 1 2 3 4 2", []),
        ("clown", 3, "1 2 s 2 3 4 2", ["0: clown yes"]),
        ("virus", 3, "1 2 1 2 3 s 2", []),
        ("time-machine", 3, "5 4 5 4 s 4 2", ["0: take dinosaur 24 with time machine"]),
    ],
)
def test_case_8_a_special_card_used_can_come_back_in_the_same_turn(
    special: str, throw: int, dice: str, moves: list[str]
) -> None:
    s = table(throw=throw, specials=special)
    play(s, f"chance: {dice}", *moves)
    events = told(s)
    assert events.index(f"returned 0 {special}") < events.index(f"got-special 0 {special}")
    assert specials(s, 0) == special
