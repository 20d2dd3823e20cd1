"""The rule of thumb for Nichtlustig."""

from __future__ import annotations

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig import GAME
from schadenfreude.games.nichtlustig.easy import easy
from tests.games.nichtlustig.build import play, table


def choice(s: State) -> str:
    legal = GAME.legal_moves(s)
    return GAME.write_move(s, easy(GAME.masked(s, s.mover), s.mover, legal, len(legal), [0] * 4))


def after(dice: str, throw: int = 1, aside: str = "", **position: str) -> State:
    s = table(throw=throw, aside=aside, **position)  # type: ignore[arg-type]
    play(s, f"chance: {dice}")
    return s


def test_pairs_stay_and_the_others_fly() -> None:
    assert choice(after("1 1 2 2 4 s 1")) == "keep b1 b2 r1 r2 w1 p"


def test_of_two_dice_the_one_stays_whose_card_can_be_had() -> None:
    assert "b2" in choice(after("1 2 3 4 5 4 1", cards="/ r1!"))


def test_professors_are_kept_when_they_are_there() -> None:
    assert choice(after("3 1 3 2 3 5 1")).startswith("keep b1")


def test_high_dice_stay_for_a_dinosaur() -> None:
    s = after("5 5 5 4 4 s 1", cards="/ r5! p5! p4! l4! y4! y5!")
    assert choice(s) == "keep b1 b2 r1 r2 w1 p"


def test_with_a_dinosaur_in_hand_he_stops() -> None:
    assert choice(after("5 4 5 4 4 3 1", cards="/ r4! r5! p4! y4! y5!")) == "stop"


def test_a_harmful_symbol_flies_though_nothing_is_to_be_gained() -> None:
    s = after("1 1 2 2 3 s 1", throw=2, cards="/ l1! l2! l3! l4! l5!")
    assert choice(s) == "keep b1 b2 r1 r2 w1 p"


def test_the_pink_die_flies_if_it_scores_for_others() -> None:
    assert "p" not in choice(after("1 1 2 3 4 5 2", cards="/ l2")).split()
    assert "p" in choice(after("1 1 2 3 4 5 2", cards="l2 /")).split()


def test_all_pairs_are_taken() -> None:
    s = after("1 1 2 2 3 3 s", throw=3)
    assert choice(s) == "take riebmann 1, yeti 2, lemming 3"


def test_the_time_machine_is_better_than_death() -> None:
    s = after("5 4 5 3 3 2 1", throw=3, specials="time-machine")
    assert choice(s) == "take dinosaur 24 with time machine"


def test_the_clown_is_given_up() -> None:
    assert choice(after("1 2 1 2 3 4 1", throw=3, specials="clown")) == "clown yes"


def test_a_death_that_frees_nobody_comes_first() -> None:
    s = after("1 2 1 2 3 4 2", throw=3, cards="/ r1!3 l1!4", deaths="2 p 1 // 5")
    assert choice(s) == "death 5"


@pytest.mark.parametrize(
    ("front", "covered"),
    [
        ("r1! y1!", "yeti 1"),
        ("r1! y1! y2!", "riebmann 1"),
        ("y1! y2! y3! p1!", "professors 1"),
        ("r1! p1! p2!", "professors 1"),
    ],
)
def test_the_card_that_costs_least_is_covered(front: str, covered: str) -> None:
    assert choice(after("1 2 1 2 3 4 s", throw=3, cards=front)) == f"cover {covered}"


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(20):
        s, stream = GAME.start(2), Stream(seed)
        while not GAME.is_over(s):
            legal = GAME.legal_moves(s)
            if s.mover == 0:
                move = easy(s, 0, legal, len(legal), stream.words)
            else:
                move = legal[stream.draw(len(legal))] if legal else stream.draw(GAME.chances(s))
            GAME.apply(s, move)
        won += GAME.winners(s) == [0]
    assert won >= 19
