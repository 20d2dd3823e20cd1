"""What is shown and typed in a game of Superlemming."""

from __future__ import annotations

import pytest

from schadenfreude.core.errors import UnclearMove
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.games.superlemming import GAME
from schadenfreude.games.superlemming.pieces import TEXTS
from schadenfreude.games.superlemming.view import MENU, picture
from tests.games.superlemming.build import choices, edition, play, table

OTHERS = "/ D1 D2 / D1 D2"
NAMES = ["Anna", "Bruno", "Cleo"]


def shown(language: str, seat: int = 0) -> dict[str, str]:
    s = table(
        rows="circle 1T1 0C2; square 2S1",
        hands="C1 1D3 / D1 D2 / D1",
        shown="/ / 0T1",
        top=" / T3 T2",
        bottom="S1",
        medals="1 5 3",
        scored="C3 2S3",
    )
    return dict(picture(s.masked(seat), GAME.words(language), NAMES))


def test_the_position_is_shown_in_lines() -> None:
    lines = shown("en")
    assert lines["circle"] == "T1 (Bruno), C2 (Anna). Effect: Draw 1 card."
    assert lines["diamond"] == "nobody. Effect: Swap a lemming with a neighbour in its row."
    assert lines["Anna"] == "one medal; hand: 1 of Anna, 1 of Bruno; 8 cards in the pile, 2 scored: 3 points"
    assert lines["Known on top of the pile of Bruno"] == "T3 (Bruno), T2 (Bruno)"
    assert lines["Known under the pile of Anna"] == "S1 (Anna)"
    assert lines["Known in the hand of Cleo"] == "T1 (Anna)"
    assert lines["Hand of Anna"] == "C1, D3 (Bruno)"
    assert lines["C1"] == "Move 1 own lemming to the end of another row."
    assert lines["D3"] == "Take 1 lemming from the end of a row into your hand."
    assert lines["C2"] == "Draw 1 card."  # of a lemming in a row
    assert "Hand of Bruno" not in lines


def test_die_lage_steht_in_zeilen() -> None:
    lines = shown("de", 1)
    assert lines["Kreis"] == "T1 (Bruno), C2 (Anna). Effekt: Ziehe 1 Karte."
    assert lines["Anna"] == "ein Orden; Hand: 1 von Anna, 1 von Bruno; 8 Karten im Stapel, 2 im Punktestapel: 3 Punkte"
    assert lines["Hand von Bruno"] == "D1, D2"
    assert lines["D2"] == "Spiele 1 weiteren Lemming in eine beliebige Reihe."
    assert "Hand von Anna" not in lines


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            [
                "Draw 2 cards. Show 1 card from your hand and put it under its owner's pile.",
                "Play 1 more lemming, to the row of its symbol.",
                "Put 1 own card from your hand into your score pile. (You may.)",
                "Take 2 medals from another player with the most medals, if they have more than you.",
                "Move this lemming to the front of its row.",
            ],
        ),
        (
            "de",
            [
                "Ziehe 2 Karten. Zeige 1 Karte aus deiner Hand und lege sie unter den Stapel des Besitzers.",
                "Spiele 1 weiteren Lemming in die Reihe seines Symbols.",
                "Lege 1 eigene Karte aus deiner Hand auf deinen Punktestapel. (Du darfst, du musst nicht.)",
                "Nimm 2 Orden von einem Mitspieler mit den meisten Orden, wenn er mehr hat als du.",
                "Verschiebe diesen Lemming an den Anfang der eigenen Reihe.",
            ],
        ),
    ],
)
def test_texts_are_said_in_words(language: str, texts: list[str]) -> None:
    said = edition(
        C1='[{ verb = "draw", count = 2 }, { verb = "return" }]',
        C3='[{ verb = "keep", whose = "own", may = true }]',
        T2='[{ verb = "take", count = 2, if_richer = true }]',
    )
    s = table(hands=f"C1 C3 T1 T2 S1 {OTHERS}", edition=said)
    lines = dict(picture(s.masked(0), GAME.words(language), NAMES))
    assert [lines[card] for card in ("C1", "T1", "C3", "T2", "S1")] == texts


def test_in_the_simple_game_no_texts_of_cards_are_shown() -> None:
    s = table(hands=f"C1 T1 {OTHERS}", options={"game": "simple"})
    assert "C1" not in dict(picture(s.masked(0), GAME.words("en"), NAMES))


def test_a_text_is_told_once_however_many_hands_are_open() -> None:
    s = table(rows="circle 2T1", hands="C1 C2 / C1 D2 / D2 C2")
    told = [line for line, _ in picture(s, GAME.words("en"), NAMES)]
    assert told[-4:] == ["C1", "C2", "T1", "D2"]
    assert len(told) == len(set(told))


def labels(game: Game, s: State, language: str) -> list[str]:
    words = game.words(language)
    return [game.label(words, NAMES, move, s.masked(s.mover)) for move in game.legal_moves(s)]


def test_moves_are_labelled_as_people_say_them() -> None:
    s = table(rows="circle 0D2", hands=f"C1 C3 1T1 {OTHERS}")
    assert labels(GAME, s, "en") == ["play C1", "play C3", "play T1 (Bruno)"]
    play(s, "0: play C1")
    assert labels(GAME, s, "de")[:2] == ["C3 spielen, in die Reihe Kreis", "C3 spielen, in die Reihe Dreieck"]
    s = table(rows="circle 0C2 0T2", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1")
    assert labels(GAME, s, "en") == [
        "C2: Draw 1 card.",
        "T2: Take 2 medals from another player with the most medals.",
    ]


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("play C1", "play C1"),
        ("play circle 1", "play C1"),
        ("PLAY c1", "play C1"),
        ("play C1 to circle", "play C1"),
        ("play C1 of 0", "play C1"),
        ("play t1 of 1", "play T1 of 1"),
        ("play triangle 1 of 1 to triangle", "play T1 of 1"),
        ("play t", "play T1 of 1"),
    ],
)
def test_a_card_can_be_typed_in_several_ways(typed: str, written: str) -> None:
    s = table(hands=f"C1 C3 1T1 {OTHERS}")
    assert GAME.write_move(s, GAME.read_move(s, typed)) == written


@pytest.mark.parametrize(
    "typed", ["play", "play C", "play C0", "play C13", "play heart 1", "play C1 to sea", "keep C1 to circle"]
)
def test_what_nobody_can_read_is_refused(typed: str) -> None:
    s = table(hands=f"C1 C3 1T1 {OTHERS}")
    with pytest.raises(UnclearMove):
        GAME.read_move(s, typed)


def test_of_many_moves_the_promising_ones_are_listed() -> None:
    rows = "circle 0C1 2T1; square 0S1 1S1 0S2; diamond 1D3 0D1 0D2; triangle 0T2 0T3"
    s = table(rows=rows, hands=f"C3 T1 {OTHERS}", medals="3 4 2")
    play(s, "0: play C3")
    legal = GAME.legal_moves(s)
    listed = [GAME.write_move(s, move) for move in GAME.menu(s.masked(0), legal)]
    lemmings = {GAME.moves.decode(move)[1][:2] for move in legal}
    assert len(legal) > MENU > len(listed) == len(lemmings)
    assert "move circle 1 to diamond" in listed  # rescues 1D3 of the richest
    s = table(hands=f"C3 T1 {OTHERS}")
    assert [GAME.write_move(s, move) for move in GAME.menu(s.masked(0), GAME.legal_moves(s))] == choices(s)


def test_everything_that_was_told_of_a_rescue() -> None:
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}")
    play(s, "0: play C1", "1: stay silent")
    assert s.story is not None
    words = GAME.words("de")
    assert [GAME.tell(words, NAMES, told) for told in s.story][:6] == [
        "Anna ist dran.",
        "Anna spielt C1 in die Reihe Kreis.",
        "Anna rettet T1 von Bruno vor dem großen Augenblick.",
        "Bruno sagt nichts.",
        "Anna bekommt 2 Orden von Bruno.",
        "Anna benutzt den Text von C2.",
    ]


def test_the_question_says_what_thanks_would_save() -> None:
    s = table(rows="circle 1T1 0C2 2C3", hands=f"C1 S1 {OTHERS}", medals="3 5 1")
    play(s, "0: play C1")
    assert GAME.question(GAME.words("en"), NAMES, s.masked(1)) == (
        "Your lemming has been rescued. Say thanks? (2 medals with thanks, one more without.)"
    )


@pytest.mark.parametrize(
    ("text", "en", "de"),
    [
        (
            '{ verb = "return", count = 2 }',
            "Show 2 cards from your hand and put each under its owner's pile.",
            "Zeige 2 Karten aus deiner Hand und lege jede unter den Stapel ihres Besitzers.",
        ),
        (
            '{ verb = "filch", count = 2, if_richer = true }',
            "2 times: draw the top card of the pile of another player who has more medals than you.",
            "2 Mal: Ziehe die oberste Karte eines fremden Stapels, dessen Besitzer mehr Orden hat als du.",
        ),
        (
            '{ verb = "play", count = 2, whose = "another\'s", to = "own symbol\'s row" }',
            "Play 2 more lemmings of other players, each to the row of its symbol.",
            "Spiele 2 weitere fremde Lemminge, jeden in die Reihe seines Symbols.",
        ),
        (
            '{ verb = "move", count = 2, from = "own symbol\'s row", to = "another row" }',
            "Move 2 lemmings that stand at their own symbols, each to the end of another row.",
            "Verschiebe 2 Lemminge, die bei ihrem Symbol liegen, einzeln ans Ende einer anderen Reihe.",
        ),
    ],
)
def test_a_text_that_is_carried_out_several_times_reads_well(text: str, en: str, de: str) -> None:
    s = GAME.start(2, {"first": 0}, edition(C1=f"[{text}]"))
    view = GAME.module("view")
    for language, expected in (("en", en), ("de", de)):
        assert view.write_steps(GAME.words(language), view.steps(s, TEXTS)) == expected


def test_lemmings_are_named_where_something_is_done_with_them() -> None:
    s = table(rows="circle 0C1 1T1")
    said = {
        "move circle 2 to square": "move T1 (Bruno), number 2 of the circle row, to the square row",
        "swap circle 1 2": "in the circle row swap 1, C1 (Anna), and 2, T1 (Bruno)",
        "lift circle 1": "take C1 (Anna), number 1 of the circle row, into your hand",
    }
    for typed, label in said.items():
        assert GAME.label(GAME.words("en"), NAMES, GAME.read_move(s, typed), s.masked(0)) == label


def test_lemmings_that_are_swapped_may_be_named_in_any_order() -> None:
    s = table(rows="circle 0C1 1T1 2T1")
    assert GAME.read_move(s, "swap circle 3 1") == GAME.read_move(s, "swap circle 1 3")


def test_all_cards_for_any_row_are_listed() -> None:
    """Five different cards in hand, onto any of four rows."""
    s = table(rows="triangle 0D2", hands=f"T2 C1 C2 S1 S2 D1 {OTHERS}", medals="3 3 3")
    play(s, "0: play T2")
    legal = GAME.legal_moves(s)
    assert len(legal) == 20
    assert GAME.menu(s.masked(0), legal) == legal
