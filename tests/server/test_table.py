"""The table against a simple model: random commands from random seats, repeats, late answers, and reading anew."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from schadenfreude.core.chance import Stream
from schadenfreude.core.errors import BadInput, IllegalMove, UnclearMove
from schadenfreude.core.record import read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.server import Late, Missing, NotYours, Refused
from schadenfreude.server.table import Decision, Entry, Table, open_table, read_table

PEOPLE = ("a", "b", "c", "d")
people = st.sampled_from(PEOPLE)


def opened(name: str, *seats: str | None) -> Entry:
    return open_table(game(name), seats, {}, host="a", listed=True)


def stored(entries: list[Entry]) -> list[Entry]:
    """Entries as a database gives them back."""
    return [Entry(number, kind, json.loads(json.dumps(data))) for number, kind, data in entries]


@dataclass
class Model:
    """What the table should know: whose the seats are, who plays them, and what has been answered."""

    owners: list[str | None]
    computers: list[bool]
    started: bool = False
    answered: dict[int, str] = field(default_factory=dict)

    def is_free(self, place: int) -> bool:
        return self.owners[place] is None and not self.computers[place]


class AnyTable(RuleBasedStateMachine):
    """A table at which everybody does anything."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = Stream(5)
        name = game_names()[-1]
        low, high = game(name).players
        players = min(max(3, low), high)
        first = opened(name, "easy", *[None] * (players - 1))
        self.table = Table(first)
        self.entries = [first]
        self.model = Model([None] * players, [True] + [False] * (players - 1))

    def add(self, entries: list[Entry], *kinds: str) -> None:
        """Fold entries, which must be of these kinds, some throws or deals apart."""
        assert [entry.kind for entry in entries if entry.kind != "chance"] == list(kinds)
        summary = self.table.summary(entries)
        self.table.fold(stored(entries))
        self.entries += entries
        assert self.table.summary() == summary

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @rule(person=people, place=st.integers(-1, 3))
    def join(self, person: str, place: int) -> None:
        mine = self.model.owners.index(person) if person in self.model.owners else None
        if self.model.started:
            with pytest.raises(Refused):
                self.table.join(person, "X", place)
        elif not 0 <= place < len(self.model.owners):
            with pytest.raises(Missing):
                self.table.join(person, "X", place)
        elif mine == place:
            self.add(self.table.join(person, "X", place))
        elif not self.model.is_free(place):
            with pytest.raises(Refused):
                self.table.join(person, "X", place)
        else:
            self.add(self.table.join(person, "X", place), *(["left"] if mine is not None else []), "joined")
            if mine is not None:
                self.model.owners[mine] = None
            self.model.owners[place] = person

    @rule(person=people)
    def leave(self, person: str) -> None:
        if person not in self.model.owners or self.is_over:
            with pytest.raises(Refused):
                self.table.leave(person)
            return
        mine = self.model.owners.index(person)
        self.add(self.table.leave(person), "resigned" if self.model.started else "left")
        self.model.owners[mine] = None
        self.model.computers[mine] |= self.model.started

    @rule(person=people, fill=st.booleans())
    def start(self, person: str, fill: bool) -> None:
        free = [place for place in range(len(self.model.owners)) if self.model.is_free(place)]
        if self.model.started or person not in self.model.owners or (free and not fill):
            with pytest.raises(Refused):
                self.table.start(person, self.chance, fill=fill)
            return
        self.add(self.table.start(person, self.chance, fill=fill), *["taken-over"] * len(free), "started")
        self.model.started = True
        for place in free:
            self.model.computers[place] = True

    @rule(person=people, number=st.integers(0, 60), identifier=st.sampled_from("xyz"))
    def answer_anything(self, person: str, number: int, identifier: str) -> None:
        """With a number that is right only by chance: not even the right person's answer changes anything then."""
        if self.table.decision is not None and number == self.table.decision.number:
            return
        before = self.table.number
        if self.model.answered.get(number) == identifier and person in self.model.owners:
            assert self.table.answer(person, number, "", identifier, self.chance) == []
        else:
            with pytest.raises((Late, NotYours)):
                self.table.answer(person, number, "", identifier, self.chance)
        assert self.table.number == before

    @precondition(lambda self: self.table.decision is not None)
    @rule(person=people, choice=st.integers(0, 99), identifier=st.sampled_from("xyz"))
    def answer(self, person: str, choice: int, identifier: str) -> None:
        decision, s = self.table.decision, self.table.state
        assert decision is not None
        assert s is not None
        legal = self.table.game.legal_moves(s)
        text = self.table.game.write_move(s, legal[choice % len(legal)])
        if self.model.owners[decision.seat] != person:
            with pytest.raises(NotYours):
                self.table.answer(person, decision.number, text, identifier, self.chance)
            return
        with pytest.raises(UnclearMove):
            self.table.answer(person, decision.number, "no such thing", identifier, self.chance)
        back = ["returned"] if self.model.computers[decision.seat] else []
        self.add(self.table.answer(person, decision.number, text, identifier, self.chance), *back, "moved")
        self.model.computers[decision.seat] = False
        self.model.answered[decision.number] = identifier
        assert self.table.answer(person, decision.number, text, identifier, self.chance) == []

    @precondition(lambda self: self.table.waits_for_computer is not None)
    @rule(late=st.booleans())
    def compute(self, late: bool) -> None:
        decision, s = self.table.decision, self.table.state
        assert decision is not None
        assert s is not None
        move = self.table.game.legal_moves(s)[0]
        if late:
            assert self.table.compute(decision.number - 1, move, self.chance) == []
        else:
            self.add(self.table.compute(decision.number, move, self.chance), "moved")

    @rule(place=st.integers(0, 2))
    def take_over(self, place: int) -> None:
        happens = self.model.started and not self.is_over and not self.model.computers[place]
        self.add(self.table.take_over(place), *(["taken-over"] if happens else []))
        self.model.computers[place] |= happens

    @rule(person=people)
    def come_back(self, person: str) -> None:
        if person not in self.model.owners:
            with pytest.raises(NotYours):
                self.table.come_back(person)
            return
        mine = self.model.owners.index(person)
        happens = self.model.started and not self.is_over and self.model.computers[mine]
        self.add(self.table.come_back(person), *(["returned"] if happens else []))
        self.model.computers[mine] &= not happens

    @rule()
    def crash(self) -> None:
        """Whoever reads all entries anew has the same table, and goes on with it."""
        again = read_table(stored(self.entries))
        assert again.state == self.table.state
        assert again.log == self.table.log
        assert (again.seats, again.decision, again.number) == (
            self.table.seats,
            self.table.decision,
            self.table.number,
        )
        self.table = again

    @rule()
    def repeat(self) -> None:
        """An entry does not happen twice."""
        with pytest.raises(ValueError, match="after entry"):
            self.table.fold(self.entries[-1:])

    @invariant()
    def the_seats_are_as_the_model_says(self) -> None:
        assert [seat.person for seat in self.table.seats] == self.model.owners
        assert [seat.computer is not None for seat in self.table.seats] == self.model.computers

    @invariant()
    def entries_are_numbered_without_gaps(self) -> None:
        assert [entry.number for entry in self.entries] == list(range(1, self.table.number + 1))


AnyTable.TestCase.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
TestAnyTable = AnyTable.TestCase


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_is_read_again_and_is_a_record(name: str) -> None:
    first = opened(name, *[None] * game(name).players[0])
    table, entries, chance = Table(first), [first], Stream(1)

    def add(more: list[Entry]) -> None:
        table.fold(more)
        entries.extend(more)

    for place in range(len(table.seats)):
        add(table.join(PEOPLE[place], PEOPLE[place], place))
    add(table.start("a", chance))
    while table.decision is not None:
        s = table.state
        assert s is not None
        legal = table.game.legal_moves(s)
        text = table.game.write_move(s, legal[chance.draw(len(legal))])
        add(table.answer(PEOPLE[table.decision.seat], table.decision.number, text, "i", chance))
    again = read_table(stored(entries))
    assert again.state == table.state
    record = read_record(again.record.write())
    assert record.seats == ["A", "B", "C", "D"][: len(table.seats)]
    assert record.replay() == table.state
    assert table.summary().status == "over"


def test_a_decision_stays_the_same_while_people_come_and_go() -> None:
    first = opened(game_names()[-1], None, "easy", "easy")
    table, chance = Table(first), Stream(3)
    table.fold(table.join("a", "Anna", 0))
    table.fold(table.start("a", chance))
    while table.waits_for_computer is not None:
        assert table.decision is not None
        assert table.state is not None
        move = table.game.legal_moves(table.state)[0]
        table.fold(table.compute(table.decision.number, move, chance))
    asked = table.decision
    table.fold(table.take_over(0))
    assert table.waits_for_computer == "easy"
    table.fold(table.come_back("a"))
    assert table.waits_for_person == "a"
    assert table.decision == asked == Decision(table.number - 2, 0)


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    first = opened(game_names()[-1], None, None)
    table, chance = Table(first), Stream(3)
    table.fold(table.join("a", "Anna", 0))
    table.fold(table.join("b", "Bert", 1))
    table.fold(table.start("a", chance))
    assert table.decision is not None
    assert table.state is not None
    legal = table.game.legal_moves(table.state)
    illegal = next(move for move in range(len(table.game.moves)) if move not in legal)
    number, who = table.number, PEOPLE[table.decision.seat]
    with pytest.raises(IllegalMove) as error:
        table.answer(who, table.decision.number, table.game.write_move(table.state, illegal), "i", chance)
    assert error.value.rule
    assert table.number == number


def test_a_table_that_cannot_be_is_refused() -> None:
    for seats, options in (
        ([None], {}),
        ([None] * 99, {}),
        (["easy", "easy"], {}),
        ([None, "nobody"], {}),
        ([None, None], {"no-such-option": 1}),
    ):
        with pytest.raises(BadInput):
            open_table(game(game_names()[-1]), seats, options, host="a", listed=False)


def test_entries_of_newer_or_other_rules_are_refused() -> None:
    first = opened(game_names()[-1], None, None)
    with pytest.raises(Refused, match="rules"):
        Table(Entry(1, "opened", first.data | {"rules_version": 99}))
    mover = game(first.data["game"]).start(2).mover
    with pytest.raises(Refused, match="rules"):
        read_table([first, Entry(2, "started", {"next": mover + 1})])


def test_people_with_equal_names_are_told_apart_in_both_languages() -> None:
    table = Table(opened(game_names()[-1], "easy", None, None, "easy"))
    table.fold(table.join("a", "Anna", 1))
    table.fold(table.join("b", "Anna", 2))
    packages = ("schadenfreude.server", "schadenfreude.players")
    assert table.names(Words("en", *packages)) == ["Easy 1", "Anna 1", "Anna 2", "Easy 2"]
