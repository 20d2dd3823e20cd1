"""Who sits where, and what everybody is called."""

import pytest

from schadenfreude.core.errors import BadInput
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.terminal.seats import is_person, read_seats, seat_names, usual_seats

WORDS = Words("en", "schadenfreude.terminal", "schadenfreude.players")


def test_people_begin_with_a_capital_letter_and_computers_do_not() -> None:
    seats = read_seats("me, Anna,easy,random ,李,Zoë K.")
    assert seats == ["me", "Anna", "easy", "random", "李", "Zoë K."]
    assert [is_person(name) for name in seats] == [True, True, False, False, True, True]


@pytest.mark.parametrize("text", ["", "Anna,,easy", "Anna,Anna", "me,me", "anna", "Anna,\x1b", "X" * 31])
def test_bad_seats_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_seats(text)


def test_names_are_told_apart() -> None:
    played = game("pechvogel")
    assert seat_names(played, WORDS, ["me", "easy", "Anna", "easy", "random"], 5) == [
        "Yours Truly",
        "Easy 1",
        "Anna",
        "Easy 2",
        "Random",
    ]


def test_names_from_elsewhere_are_cleaned_and_cut() -> None:
    names = seat_names(game("pechvogel"), WORDS, ["\x1b[2JAnna" + "x" * 100, "grandmaster-9"], 2)
    assert names == ["[2JAnna" + "x" * 23, "grandmaster-9"]


def test_a_name_of_which_nothing_is_left_is_somebody() -> None:
    assert seat_names(game("pechvogel"), WORDS, ["\u202e", "Anna", "\x00 "], 3) == ["Somebody 1", "Anna", "Somebody 2"]


def test_the_usual_table_fits_every_game() -> None:
    for name in game_names():
        low, high = game(name).players
        assert low <= len(usual_seats(game(name))) <= high
