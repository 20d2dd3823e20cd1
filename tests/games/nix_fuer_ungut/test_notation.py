"""How plays of Nix für Ungut! are written and typed."""

from __future__ import annotations

import pytest

from schadenfreude.core.errors import IllegalMove, UnclearMove
from schadenfreude.games.nix_fuer_ungut import GAME
from tests.games.nix_fuer_ungut.build import play, table


def test_every_play_is_read_as_it_is_written_wherever_it_stands() -> None:
    s = table("1 2 / 1 2")
    for move in range(len(GAME.moves)):
        assert GAME.read_move(s, GAME.write_move(s, move)) == move


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("3 4 j", "straight3 3 4 joker"),
        ("j43 s", "straight3 3 4 joker super"),
        ("super 345", "straight3 3 4 5 super"),
        ("Zwilling 5 Joker", "two 5 joker"),
        ("2er 5j superchip", "straight2 5 joker super"),
        ("3", "one 3"),
        ("keine", "none"),
        ("straight4 7 6 5 4 plain", "straight4 4 5 6 7"),
    ],
)
def test_plays_may_be_typed_in_short_and_in_german(typed: str, written: str) -> None:
    s = table("1 2 / 1 2")
    assert GAME.write_move(s, GAME.read_move(s, typed)) == written


def test_cards_that_make_two_rows_ask_for_the_row() -> None:
    with pytest.raises(UnclearMove, match="two 5 joker, straight2 5 joker"):
        GAME.read_move(table("5 j"), "5j s")


@pytest.mark.parametrize("typed", ["3 5", "7 1", "1 2 3 4 5"])
def test_nx_9_cards_that_make_no_row_are_told_so(typed: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(table("1 2"), typed)
    assert caught.value.explain("de").startswith("Keine Reihe: ")
    assert caught.value.explain("en").endswith(" (NX-8, NX-9)")


def test_nx_14_two_jokers_are_told_to_be_too_many() -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(table("3 j j"), "3 j j")
    assert caught.value.explain("en") == "No more than one joker can be played at once. (NX-14)"


def test_nx_8_cards_that_make_another_row_are_told_so() -> None:
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(table("3 4 j"), "three 4 3")
    assert caught.value.explain("en") == (
        'These cards do not go on the row "three of a kind" but on "straight of two". '
        "You could type: straight2 3 4. (NX-8)"
    )
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(table("1 1 1 2"), "Zwilling 1 1 1")
    assert caught.value.explain("de") == (
        "Diese Karten kommen nicht auf die Reihe „Zwilling“, sondern auf „Drilling“. "
        "Du könntest tippen: three 1 1 1. (NX-8)"
    )


def test_a_row_that_is_typed_in_german_without_cards_is_answered_with_what_goes_there() -> None:
    s = table("1 1 3 3 3 3")
    with pytest.raises(UnclearMove, match='"zwilling" can mean several moves: two 1 1, two 3 3'):
        GAME.read_move(s, "Zwilling")
    assert GAME.write_move(s, GAME.read_move(s, "Vierling")) == "four 3 3 3 3"


def test_nx_16_cards_that_make_no_legal_play_in_the_fifth_phase_are_told_why() -> None:
    s = table("5 j", phase=5)
    with pytest.raises(IllegalMove, match="NX-16"):
        GAME.check_move(s, GAME.read_move(s, "5 j"))


@pytest.mark.parametrize("typed", ["", "super", "vierling", "one", "8", "four four", "passe"])
def test_what_is_no_play_is_answered_with_plays(typed: str) -> None:
    with pytest.raises(UnclearMove, match="one 1, one 2"):
        GAME.read_move(table("1 2"), typed)


def test_the_beginning_of_a_play_is_enough_if_only_one_begins_so() -> None:
    s = table("2 3 4 4 7")
    assert GAME.write_move(s, GAME.read_move(s, "straight3")) == "straight3 2 3 4"


def test_moves_are_named_by_words_in_json() -> None:
    s = table("3 4 j")
    move = GAME.read_move(s, "34j s")
    assert GAME.moves.as_json(move) == {"move": "straight3", "cards": "3 4 joker", "chip": "super"}


def test_a_card_that_is_dealt_may_be_typed_in_short() -> None:
    s = GAME.start(2, {"first": 0})
    play(s, "chance: j J joker 7".replace("J", "j"))
    assert s.hands[0] == [0, 0, 0, 0, 0, 0, 1, 3]
