"""What people may type for moves and dice of Nichtlustig."""

from __future__ import annotations

import pytest

from schadenfreude.core.errors import UnclearMove
from schadenfreude.games.nichtlustig import GAME
from tests.games.nichtlustig.build import play, table

NO_MOVES = [
    "keep b1 b1",
    "keep b3",
    "keep nothing b1",
    "take",
    "take yeti",
    "take yeti 6",
    "take yeti 5 lemming",
    "take yeti 5, yeti 5",
    "take yeti 4, yeti 5",
    "take yeti 5, professors 4",
    "take professors 1, professors 2, professors 3",
    "take dinosaur 28, dinosaur 27",
    "take yeti 5 with time machine",
    "take nothing with time machine",
    "cover dinosaur 28",
    "cover lemming 1, lemming 2",
    "cover nothing",
    "death 6",
    "clown",
]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("keep p w2, b1", "keep b1 w2 p"),
        ("KEEP  Nothing", "keep nothing"),
        ("keep", "keep nothing"),
        ("take lemming 3 yeti 5", "take yeti 5, lemming 3"),
        ("take lemming 3, riebmann 1, yeti 5", "take riebmann 1, yeti 5, lemming 3"),
        ("take professor 4, professor 2", "take professors 2, professors 4"),
        ("take dino 28", "take dinosaur 28"),
        ("take dinosaurier 28 with time machine", "take dinosaur 28 with time machine"),
        ("cover lemmings 3", "cover lemming 3"),
        ("death pudel", "death poodle"),
    ],
)
def test_dice_and_cards_may_be_typed_in_any_order(typed: str, move: str) -> None:
    assert GAME.moves.write(GAME.read_move(table(), typed)) == move


@pytest.mark.parametrize("typed", NO_MOVES)
def test_what_is_no_move_is_refused(typed: str) -> None:
    s = table()
    play(s, "chance: 1 2 1 2 3 4 5")
    with pytest.raises(UnclearMove):
        GAME.read_move(s, typed)


@pytest.mark.parametrize("typed", ["take yeti 4, yeti 5", "take yeti 5, professors 4", "take dino 28, dino 27"])
def test_nl_13_cards_that_no_throw_wins_together_are_told_so(typed: str) -> None:
    with pytest.raises(UnclearMove) as caught:
        GAME.read_move(table(), typed)
    assert caught.value.explain("en").startswith("No throw wins these cards together")
    assert caught.value.explain("de").endswith("(NL-13)")


@pytest.mark.parametrize("typed", ["duck", "Ente", "0", "6", "s", "symbol"])
def test_a_symbol_may_be_typed_in_several_ways(typed: str) -> None:
    assert GAME.read_outcome(table(), typed) == 0


@pytest.mark.parametrize("typed", ["ufo", "7", "-1", ""])
def test_what_the_die_cannot_show_is_refused(typed: str) -> None:
    with pytest.raises(UnclearMove):
        GAME.read_outcome(table(), typed)


@pytest.mark.parametrize("typed", ["s", "2", "anna"])
def test_who_begins_is_a_seat(typed: str) -> None:
    with pytest.raises(UnclearMove):
        GAME.read_outcome(GAME.start(2), typed)
