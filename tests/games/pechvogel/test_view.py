"""What is seen and typed in a game of Pechvogel."""

from __future__ import annotations

import pytest

from schadenfreude.core.errors import UnclearMove
from schadenfreude.games.pechvogel import GAME
from tests.games.pechvogel.build import play, table


def test_the_view_of_a_position() -> None:
    s = table(players=2, target=7, targets=3, ravens=1, frustrations="0 2", markers="3 / 7 6", middle="3 5", murphy=1)
    play(s, "chance: 7 4 5", "1: frustrate")
    view = GAME.view(s, 0)
    assert view["question"] == "throw"
    assert (view["turn"], view["target"], view["targets"], view["ravens"]) == (0, 7, 3, 1)
    assert (view["middle"], view["on_board"], view["murphy"]) == ([3, 5], [1], 1)
    assert view["players"] == [
        {"markers": [3], "frustrations": 0, "points": 3},
        {"markers": [6, 7], "frustrations": 1, "points": 6},
    ]


def test_the_picture_of_a_position_in_both_languages() -> None:
    s = table(players=2, target=7, targets=3, ravens=1, frustrations="0 2", markers="3 / 7 6", middle="3 5", murphy=1)
    play(s, "chance: 7 4 5", "1: frustrate")
    picture = GAME.module("view").picture
    assert picture(s, GAME.words("en"), ["Anna", "Bert"]) == [
        ("Middle", "3 5 (left: 2)"),
        ("Board", "target 7, on the board 3 of them, one raven"),
        ("Frustrating", "Bert"),
        ("Anna", "markers 3, 0 frustrations: 3 points"),
        ("Bert", "markers 6 7, one frustration, Murphy: 6 points"),
    ]
    assert picture(s, GAME.words("de"), ["Anna", "Bert"])[1] == ("Pechplatte", "Ziel 7, davon 3 herausgelegt, ein Rabe")


def test_the_picture_says_where_no_target_is_chosen_yet() -> None:
    s = table(players=2)
    play(s, "chance: raven raven 3 4 5 6 7")
    picture = GAME.module("view").picture
    assert picture(s, GAME.words("en"), ["Anna", "Bert"])[1] == ("Board", "no target yet, 2 ravens")
    assert picture(s, GAME.words("de"), ["Anna", "Bert"])[1] == ("Pechplatte", "noch kein Ziel, 2 Raben")


@pytest.mark.parametrize("text", ["raven", "r", "R", "Rabe"])
def test_a_raven_can_be_typed_in_short(text: str) -> None:
    s = table()
    play(s, f"chance: {text} {text} 3 4 5 6 7")
    assert s.ravens == 2


def test_what_a_die_cannot_show_is_refused() -> None:
    with pytest.raises(UnclearMove) as refused:
        play(table(), "chance: 8")
    assert refused.value.arguments["right"] == "3, 4, 5, 6, 7, raven"


def test_the_beginning_of_a_move_is_enough_if_it_fits_only_one() -> None:
    s = table(target=7, targets=3, markers="/ 7 / 7")
    play(s, "chance: 7 3 3 4", "0: t")
    assert s.turn == 1
