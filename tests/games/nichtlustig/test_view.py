"""What a person is shown of Nichtlustig."""

from __future__ import annotations

from typing import Any

from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig import GAME
from tests.games.nichtlustig.build import play, table


def seen(s: State) -> dict[str, Any]:
    return GAME.view(s, 0)


def menu(s: State) -> list[str]:
    return [GAME.write_move(s, move) for move in GAME.menu(GAME.masked(s, s.mover), GAME.legal_moves(s))]


def test_the_cards_within_reach_are_those_the_dice_could_take_now() -> None:
    s = table(cards="r5 / y5")
    play(s, "chance: 5 5 5 5 4 4 1")
    assert seen(s)["reach"] == ["yeti 5", "lemming 4", *(f"dinosaur {n}" for n in range(24, 29))]


def test_a_card_about_to_be_scored_is_out_of_reach() -> None:
    s = table(cards="l2 / y2 /")
    play(s, "chance: 1 3 2 2 4 5 2")
    assert seen(s)["reach"] == []
    assert seen(s)["scoring"] == ["yeti 2", "lemming 2"]


def test_the_time_machine_brings_dinosaurs_within_reach() -> None:
    s = table(specials="time-machine")
    play(s, "chance: 5 4 5 3 3 2 1")
    assert seen(s)["reach"] == ["dinosaur 24"]


def test_the_throws_of_a_turn() -> None:
    assert [seen(table(specials=cards))["throws"] for cards in ("", "duck", "ufo", "ufo duck")] == [3, 4, 2, 2]


def test_what_scored_cards_count() -> None:
    s = table(cards="r1! y2! l3! p4! y5 / y1! y3! l4!3 d26")
    counts = {card["card"]: card["counts"] for card in seen(s)["cards"] if card["at"] is not None}
    assert counts == {
        "riebmann 1": 2, "yeti 2": 1, "lemming 3": 4, "professors 4": None, "yeti 5": None,
        "yeti 1": 3, "yeti 3": 3, "lemming 4": None, "dinosaur 26": 3,
    }  # fmt: skip


def test_where_cards_are_and_what_lies_on_them() -> None:
    s = table(cards="l1!p y2 / d28", deaths="/ 3", specials="// duck")
    cards = {card["card"]: (card["at"], card["state"], card["death"]) for card in seen(s)["cards"]}
    assert cards["lemming 1"] == (0, "covered", "poodle")
    assert cards["yeti 2"] == (0, "won", None)
    assert cards["dinosaur 28"] == (1, "scored", None)
    assert cards["riebmann 1"] == (None, "layout", None)
    assert {"death": "poodle", "at": 0, "on": "lemming 1"} in seen(s)["deaths"]
    assert {"death": "3", "at": 1, "on": None} in seen(s)["deaths"]
    assert {"special": "duck", "at": 2, "use": "no"} in seen(s)["specials"]


def test_the_menu_of_dice_to_keep_is_short() -> None:
    s = table()
    play(s, "chance: 5 5 4 4 5 4 1")
    assert len(menu(s)) == 9
    assert (menu(s)[0], menu(s)[-1]) == ("stop", "keep nothing")
    assert "keep b1 b2 r1 r2" in menu(s)


def test_the_menu_leaves_out_dice_already_aside() -> None:
    s = table(throw=2, aside="b1 5 b2 5")
    play(s, "chance: 4 4 1 2 3")
    assert "keep r1 r2" in menu(s)
    assert not any("b1" in move for move in menu(s))


def said(s: State) -> list[str]:
    words = GAME.words("en")
    return [GAME.label(words, ["A", "B", "C"], move, s) for move in GAME.legal_moves(s)]


def test_dice_are_called_by_what_they_show_and_by_their_symbol_where_two_show_the_same() -> None:
    s = table()
    play(s, "chance: 5 5 4 3 1 4 1")
    assert {"keep black 5 (Duck)", "keep black 5 (UFO)", "keep black 5 5, red 4", "keep red 3"} <= set(said(s))
    assert not any("b1" in text or "r2" in text for text in said(s))


def test_the_log_says_what_the_dice_show_that_are_set_aside() -> None:
    s = table()
    s.story = []
    play(s, "chance: 5 0 4 3 1 4 2", "0: keep b1 b2 p")
    words, names = GAME.words("en"), ["A", "B", "C"]
    told = [GAME.tell(words, names, one) for one in s.story or []]
    assert "A has set aside: black 5 UFO, pink 2." in told


def test_the_position_tells_how_dice_are_typed_that_can_be_kept() -> None:
    s = table(throw=2, aside="b1 5 b2 5")
    play(s, "chance: 4 4 1 2 3")
    lines = dict(GAME.module("view").picture(s, GAME.words("en"), ["A", "B", "C"]))
    assert lines["Dice"].startswith("black 5 5, red 4 (r1: Clown) 4 (r2: Robot), white 1 (w1: Time Machine)")
    assert lines["Set aside"] == "black 5 5"


def test_other_choices_are_listed_in_full() -> None:
    s = table(throw=3)
    play(s, "chance: 5 5 5 5 5 5 1")
    assert len(menu(s)) == 13


def test_after_the_end_nothing_is_asked() -> None:
    s = table(throw=3, players=2, layout="y4 p1 p2 p3 p4 p5")
    play(s, "chance: 1 2 4 4 3 5 s")
    assert seen(s)["question"] is None


def test_professors_whose_worth_is_still_to_be_rolled_say_so() -> None:
    def line(language: str) -> str:
        return str(dict(GAME.module("view").picture(table(cards="p2!"), GAME.words(language), ["A", "B", "C"]))["A"])

    assert line("en") == "scored Professors 2; Professors: rolled at the end; 0 points"
    assert "Professoren: werden am Ende ausgewürfelt" in line("de")


def test_a_death_in_the_open_is_minus_one_point() -> None:
    for language, said in (("en", "-1 points"), ("de", "-1 Punkte")):
        s = table(deaths="1")
        assert dict(GAME.module("view").picture(s, GAME.words(language), ["A", "B", "C"]))["A"].endswith(said)


def test_a_choice_of_cards_cites_the_rules_of_what_is_taken() -> None:
    cited = {
        "take yeti 3, lemming 2": "NL-13, NL-19",
        "take dinosaur 28": "NL-12, NL-19",
        "take dinosaur 28 with time machine": "NL-19, NL-35",
        "take nothing": "NL-19, NL-35",
        "stop": "NL-7",
    }
    for typed, rules in cited.items():
        assert GAME.rule_of(GAME.read_move(table(), typed)) == rules
