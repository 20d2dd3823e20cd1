"""A game at one keyboard: whose word it waits for, and what may be taken back."""

import json

import pytest

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.errors import BadInput, IllegalMove
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.registry import game, game_names
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
    at.enter(["6", "3", "3", "3", "r"])
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
            at.enter(words)
        assert at.state == before
        assert at.record.steps == []
    assert at.needed() == 7


def test_only_what_somebody_here_may_see_is_asked_for() -> None:
    """Where hands are hidden, people type the cards that they are dealt; those of computers are drawn unseen."""
    hidden = next(g for g in map(game, game_names()) if any(field.seen != "everybody" for field in g.fields))
    record = Record(hidden, hidden.read_options({"first": 0}), ["Anna", "easy"])
    at = Table(record, seed=1, own_dice=True)
    asked = 0
    while not at.game.is_over(at.state) and asked < 3:
        at.go_on()
        if at.state.mover != CHANCE:
            break
        asked += 1
        assert at.witnesses(at.state) == [0]
        words = sorted({hidden.write_outcome(at.state, k) for k in range(hidden.chances(at.state))})
        at.enter([words[i % len(words)] for i in range(at.needed())])
    assert asked > 0
    assert at.state.mover == 0
    assert at.take_back(), "a mistyped deal is taken back, with what was drawn unseen since"
    assert at.state.mover == CHANCE
