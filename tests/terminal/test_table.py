"""A game at one keyboard: whose word it waits for, and what may be taken back."""

import json

import pytest

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.errors import BadInput, IllegalMove
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.registry import game
from schadenfreude.terminal.table import Table

# Each of the three has a frustration when it is Anna's turn again, and her second throw can be frustrated.
FRUSTRATED = [
    "chance: raven raven raven 3 3 4 5",
    "chance: raven raven raven 3 3 4 5",
    "chance: raven raven raven 3 3 4 5",
    "chance: 7 7 3 4 5 6 6",
    "0: target 7",
    "chance: 7 3 4 5 6",
    "0: accept",
]


def table(*seats: str, entries: list[str] | None = None, seed: int | None = 1, own_dice: bool = False) -> Table:
    played = game("pechvogel")
    record = Record(played, played.read_options({"first": 0}), list(seats))
    text = record.write().replace("[]", json.dumps(entries or []))
    return Table(read_record(text), seed=seed, own_dice=own_dice)


def decide(at: Table, text: str) -> None:
    at.decide(at.game.read_move(at.state, text))


def enter(at: Table, *typed: str) -> None:
    at.enter(typed, at.game.words("en"), at.record.seats)


def test_it_waits_for_people_only() -> None:
    at = table("Anna", "easy", "random")
    at.go_on()
    assert at.state.mover == 0
    assert table("easy", "random").people == []
    alone = table("easy", "random")
    alone.go_on()
    assert alone.game.is_over(alone.state)


def test_an_illegal_decision_changes_nothing() -> None:
    at = table("Anna", "Bert", "Cleo", entries=FRUSTRATED)
    before = at.state.copy()
    with pytest.raises(IllegalMove):
        decide(at, "reduce")
    assert at.state == before
    assert len(at.record.steps) == len(read_record(at.record.write()).steps)


def test_what_somebody_else_decided_is_not_taken_back() -> None:
    at = table("Anna", "Bert", "Cleo", entries=FRUSTRATED)
    decide(at, "accept")  # Bert
    assert at.state.mover == 2
    assert not at.take_back()


def test_what_a_computer_decided_is_not_taken_back() -> None:
    at = table("Anna", "easy", "Cleo", entries=FRUSTRATED)
    at.go_on()
    assert at.state.mover == 2
    assert not at.take_back()


def test_what_happened_before_the_table_was_opened_is_not_taken_back() -> None:
    assert not table("Anna", "Bert", "Cleo", entries=FRUSTRATED).take_back()


def test_a_decision_is_taken_back_before_the_real_dice_are_typed() -> None:
    at = table("Anna", "Bert", entries=[*FRUSTRATED[:1], "chance: 7 7 3 4 5 6 6"], own_dice=True)
    decide(at, "target 7")
    at.go_on()
    assert at.state.mover == CHANCE
    assert at.take_back()
    assert at.state.mover == 1
    decide(at, "target 6")
    enter(at, "6", "3", "3", "3", "r")
    assert at.take_back()
    assert at.record.entries()[-1] == "1: target 6"
    assert at.take_back()
    assert not at.take_back()


def test_taking_back_does_not_change_the_luck() -> None:
    steal = ["chance: 7 7 7 7 3 4 5", "0: target 7", "chance: 7 7 7 7 3 4 5", "1: target 7"]
    ended = []
    for undone in (False, True):
        at = table("Anna", "Bert", entries=steal, seed=7)
        if undone:
            decide(at, "steal 0")
            assert at.take_back()
        decide(at, "take")
        at.go_on()
        ended.append(at.record.entries())
    assert ended[0] == ended[1]


def test_no_throw_is_half_typed() -> None:
    at = table("Anna", "Bert", own_dice=True)
    at.go_on()
    for words in (["7"], ["7"] * 6, ["7"] * 8, ["7", "x"], ["x"] * 7):
        before = at.state.copy()
        with pytest.raises(BadInput):
            enter(at, *words)
        assert at.state == before
        assert at.record.steps == []
    assert at.outcomes(at.game.words("en"), at.record.seats) == (7, ["3", "4", "5", "6", "7", "raven"])


# Real cards


def real_cards(name: str, *seats: str, options: dict[str, object] | None = None) -> Table:
    played = game(name)
    at = Table(Record(played, played.read_options(options or {"first": 0}, len(seats)), list(seats)), own_dice=True)
    at.go_on()
    return at


def offered(at: Table) -> tuple[int, set[str]]:
    count, words = at.outcomes(at.game.words("en"), at.record.seats)
    return count, set(words)


def test_cards_are_offered_whoever_may_hold_them_already() -> None:
    """What Anna typed unseen shows neither in what Bert is offered, nor in what is said against his cards."""
    at = real_cards("nix-fuer-ungut", "Anna", "Bert", options={"first": 0, "igor": "no"})
    every = {"1", "2", "3", "4", "5", "6", "7", "joker"}
    assert offered(at) == (12, every)
    enter(at, *["1"] * 10, "2", "2")
    at.go_on()
    assert at.witnesses(at.state) == [1]
    assert offered(at) == (12, every)
    before = at.state.copy()
    for typed in (["1"] + ["3"] * 11, ["3"] * 9 + ["2"] * 2 + ["1"]):
        with pytest.raises(BadInput) as error:
            enter(at, *typed)
        said = error.value.explain("en")
        assert "somewhere else already" in said
        assert not any(character.isdigit() for character in said)
        assert at.state == before
    with pytest.raises(BadInput, match="Possible: 1, 2, 4, 5, 6, 7, joker"):
        enter(at, *["3"] * 11, "4")  # eleven of a kind Bert can rule out himself
    enter(at, *["3"] * 10, "2", "2")
    assert at.take_back()
    assert at.witnesses(at.state) == [1], "so what was typed wrongly before can be taken back as well"
    assert at.take_back()
    assert at.witnesses(at.state) == [0]


def test_open_cards_are_offered_by_what_everybody_knows() -> None:
    at = real_cards("nix-fuer-ungut", "Anna", "Bert", options={"first": 0, "igor": "yes"})
    for hand in (["1"] * 10 + ["2", "3"], ["4"] * 10 + ["2", "3"]):
        enter(at, *hand)
        at.go_on()
    decide(at, "one 1 plain")
    decide(at, "one 4 plain")
    at.go_on()
    assert at.witnesses(at.state) == [0, 1]
    assert offered(at) == (2, {"1", "2", "3", "4", "5", "6", "7", "joker"})


def test_cards_laid_out_do_not_tell_what_is_in_the_hands() -> None:
    at = real_cards("superlemming", "Anna", "Bert", options={"first": 0, "order": "ctsd"})
    all_cards = {f"{letter}{number}" for letter in "CTSD" for number in (1, 2, 3)}
    for seat in (0, 1):
        assert at.witnesses(at.state) == [seat]
        enter(at, "C1", "C2", "C3", "T1", "t2")
        at.go_on()
    assert at.witnesses(at.state) == [0, 1]
    assert offered(at) == (8, all_cards | {"Anna", "Bert"})
    with pytest.raises(BadInput, match="somewhere else already"):
        enter(at, "Anna", "C1", "Bert", "D2", "anna", "S1", "Bert", "S2")
    enter(at, "Anna", "D1", "Bert", "D2", "anna", "S1", "1", "S2")
    assert at.record.entries()[-1] == "chance: 0 D1 1 D2 0 S1 1 S2"


def test_the_cards_of_a_computer_players_own_pile_are_drawn_by_the_program() -> None:
    """SL-2, SL-3 A pile each: people are asked for their own cards alone, and no card of theirs is refused."""
    for seed in range(20):
        played = game("superlemming")
        record = Record(played, played.read_options({"first": 0, "order": "ctsd"}), ["Anna", "easy"])
        at = Table(record, seed=seed, own_dice=True)
        at.go_on()
        enter(at, "C1", "C2", "C3", "T1", "T2")
        own = ["D1", "S1"]
        at.go_on()
        while at.state.mover == CHANCE:
            assert (at.witnesses(at.state), at.state.source) == ([0], 0)
            enter(at, own.pop())
            at.go_on()
        assert own == []
    assert at.take_back(), "a mistyped card is taken back, with what was drawn since"
    assert at.state.mover == CHANCE
