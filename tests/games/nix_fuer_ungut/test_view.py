"""What is shown of a game of Nix für Ungut!."""

from __future__ import annotations

from schadenfreude.games.nix_fuer_ungut import GAME
from schadenfreude.games.nix_fuer_ungut.view import MENU, picture
from tests.games.nix_fuer_ungut.build import choices, play, table


def shown(language: str) -> dict[str, str]:
    s = table(
        "1 2 j / 3 3 5",
        igor=1,
        phase=3,
        deck="1 1 1 1 1 2 2 3 4 4 5 6 6 6 6 7 7 7 j",
        superchips="1",
        board="four 2 0*; one 1 - 2",
    )
    return dict(picture(s.masked(0), GAME.words(language), ["Anna", "Bruno", "Igor 2"]))


def test_the_position_is_shown_in_lines() -> None:
    lines = shown("en")
    assert lines["four of a kind"] == "12: Igor 2 | 8: Anna doubled | 4"
    assert lines["Anna"] == "3 cards; 3 plain chips, 1 pushed off; 0 points (16 with the board)"
    assert lines["Bruno"] == "3 cards; 2 plain chips, superchip, 1 pushed off; 0 points (2 with the board)"
    assert lines["Igor 2"] == "always last; 2 plain chips, superchip; 0 points (12 with the board)"
    assert lines["Hand of Anna"] == "1 2 joker"
    assert lines["Discarded"] == "4 × 1, 7 × 2, 7 × 3, 8 × 4, 8 × 5, 6 × 6, 7 × 7, 8 × joker"
    assert "Hand of Bruno" not in lines


def test_die_lage_steht_in_zeilen() -> None:
    lines = shown("de")
    assert lines["Vierling"] == "12: Igor 2 | 8: Anna doppelt | 4"
    assert lines["Anna"] == "3 Karten; 3 einfache Chips, 1 hinausgeschoben; 0 Punkte (mit dem Spielplan 16)"


def test_before_the_starter_is_drawn_there_is_none() -> None:
    s = GAME.start(3)
    seen = GAME.view(s, 0)
    assert (seen["question"], seen["starter"], seen["turn"], seen["round"]) == ("draw-first", None, None, 0)
    assert "Round" not in dict(picture(s.masked(0), GAME.words("en"), ["Anna", "Bruno", "Carla", "Igor"]))


def test_igor_is_called_by_his_name() -> None:
    s = table("1 2 / 1 2", igor=1, phase=5, board="one 2 0 2")
    play(s, "0: one 1")
    assert s.story is not None
    words = GAME.words("de")
    told = [GAME.tell(words, ["Anna", "Bruno"], event) for event in s.story]
    assert told == ["Anna spielt 1: Eine Karte.", "Anna schiebt Igor hinaus (Eine Karte). Nix für ungut."]


def test_of_many_plays_few_are_listed_one_a_row() -> None:
    s = table("1 1 1 2 2 3 4 5 7 j j j", superchips="0")
    legal = GAME.legal_moves(s)
    listed = [GAME.write_move(s, move) for move in GAME.menu(s.masked(0), legal)]
    assert len(legal) > MENU >= len(listed)
    assert listed == [
        "four 1 1 1 joker",
        "four 1 1 1 joker super",
        "straight4 1 2 3 4",
        "three 1 1 1",
        "straight3 1 2 3",
        "two 1 1",
        "straight2 1 2",
        "one 1",
    ]


def test_few_plays_are_all_listed() -> None:
    s = table("1 2 3")
    assert [GAME.write_move(s, move) for move in GAME.menu(s.masked(0), GAME.legal_moves(s))] == choices(s)
