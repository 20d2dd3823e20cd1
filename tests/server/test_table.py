"""The table against a simple model: random commands from random seats, repeats, late answers, time, reading anew."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from schadenfreude.core.chance import Stream
from schadenfreude.core.errors import BadInput, IllegalMove, UnclearMove
from schadenfreude.core.record import read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.server import Late, NotYours, Refused
from schadenfreude.server.clock import USUAL_WAITS, Pace
from schadenfreude.server.fold import GAME_KINDS, Decision, Entry
from schadenfreude.server.table import Table, open_table, read_table

PEOPLE = ("a", "b", "c", "d")
BUSY_PACE = Pace(bank=60, increment=5, reaction=10)
people = st.sampled_from(PEOPLE)
places = st.integers(-1, 3)


def opened(name: str, *seats: str | None, time: Pace | None = None, own_dice: bool = False) -> Entry:
    return open_table(game(name), seats, {}, host="a", listed=True, time=time, own_dice=own_dice)


def stored(entries: list[Entry]) -> list[Entry]:
    """Entries as a database gives them back."""
    return [Entry(number, kind, json.loads(json.dumps(data)), at) for number, kind, data, at in entries]


@dataclass
class Model:
    """What the table should know: whose the seats are, who plays them, what has been answered, who is a guest."""

    owners: list[str | None]
    computers: list[bool]
    guests: set[int] = field(default_factory=set)
    started: bool = False
    closed: bool = False
    has_chat: bool = True
    rematch: bool = False
    answered: dict[int, str] = field(default_factory=dict)

    def is_free(self, place: int) -> bool:
        return self.owners[place] is None and not self.computers[place]

    def own(self, person: str) -> int | None:
        mine = [place for place, owner in enumerate(self.owners) if owner == person]
        return next((place for place in mine if place not in self.guests), mine[0] if mine else None)

    @property
    def host(self) -> str | None:
        return "a" if "a" in self.owners else next((owner for owner in self.owners if owner is not None), None)


class AnyTable(RuleBasedStateMachine):
    """A table at which everybody does anything."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = Stream(5)
        self.now = 1_000_000
        self.positions: dict[int, State] = {}  # by the number of the decision

    @initialize(name=st.sampled_from(game_names()), time=st.sampled_from((None, BUSY_PACE)), own_dice=st.booleans())
    def open(self, name: str, time: Pace | None, own_dice: bool) -> None:
        low, high = game(name).players
        players = min(max(3, low), high)
        own_dice &= not game(name).has_secrets
        first = opened(name, "easy", *[None] * (players - 1), time=time, own_dice=own_dice)._replace(at=self.now)
        self.table = Table(first)
        self.entries = [first]
        self.model = Model([None] * players, [True] + [False] * (players - 1))

    def add(self, entries: list[Entry], *kinds: str) -> None:
        """Fold entries, which must be of these kinds, some throws or deals apart."""
        assert [entry.kind for entry in entries if entry.kind != "chance"] == list(kinds)
        entries = stored([entry._replace(at=self.now) for entry in entries])
        before = self.table.number
        after = self.table.copy()
        after.fold(entries)
        assert self.table.number == before, "a copy that was folded has changed the table"
        self.table = after
        self.entries += entries
        if self.table.decision is not None:
            assert self.table.state is not None
            self.positions.setdefault(self.table.decision.number, self.table.state.copy())

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def goes_on(self) -> bool:
        return not self.is_over and not self.model.closed

    def may_seat(self, place: int) -> bool:
        """May somebody sit down at a place? If not, that is said."""
        model = self.model
        return not model.started and not model.closed and place in range(len(model.owners)) and model.is_free(place)

    @rule(person=people, place=places)
    def join(self, person: str, place: int) -> None:
        mine = self.model.own(person)
        if mine is not None and mine == place and not self.model.started and not self.model.closed:
            self.add(self.table.join(person, "X", place))
        elif not self.may_seat(place):
            with pytest.raises(Refused):
                self.table.join(person, "X", place)
        else:
            self.add(self.table.join(person, "X", place), *(["left"] if mine is not None else []), "joined")
            if mine is not None:
                self.model.owners[mine] = None
                self.model.guests.discard(mine)
            self.model.owners[place] = person

    @rule(person=people, place=places)
    def bring(self, person: str, place: int) -> None:
        if person not in self.model.owners or not self.may_seat(place):
            with pytest.raises(Refused):
                self.table.bring(person, "Y", place)
            return
        self.add(self.table.bring(person, "Y", place), "joined")
        self.model.owners[place] = person
        self.model.guests.add(place)

    @rule(person=people, place=places, name=st.sampled_from(("easy", "random")))
    def seat_computer(self, person: str, place: int, name: str) -> None:
        if person != self.model.host or not self.may_seat(place):
            with pytest.raises(Refused):
                self.table.seat_computer(person, name, place)
            return
        self.add(self.table.seat_computer(person, name, place), "taken-over")
        self.model.computers[place] = True

    @rule(person=people, place=places)
    def clear(self, person: str, place: int) -> None:
        model = self.model
        is_there = place in range(len(model.owners))
        own_guest = is_there and model.owners[place] == person and place in model.guests
        if model.started or model.closed or not is_there or (person != model.host and not own_guest):
            with pytest.raises(Refused):
                self.table.clear(person, place)
            return
        owner = model.owners[place]
        gone = [place] if owner is None or place in model.guests else self.table.seats_of(owner)
        gone = [] if model.is_free(place) else gone
        kind = "left" if owner == person and place not in model.guests else "removed"
        self.add(self.table.clear(person, place), *[kind] * len(gone))
        for one in gone:
            model.owners[one], model.computers[one] = None, False
            model.guests.discard(one)

    @rule(person=people)
    def leave(self, person: str) -> None:
        if person not in self.model.owners or not self.goes_on:
            with pytest.raises(Refused):
                self.table.leave(person)
            return
        mine = [place for place, owner in enumerate(self.model.owners) if owner == person]
        self.add(self.table.leave(person), *["resigned" if self.model.started else "left"] * len(mine))
        for place in mine:
            self.model.owners[place] = None
            self.model.guests.discard(place)
            self.model.computers[place] |= self.model.started

    @rule(person=people, fill=st.booleans())
    def start(self, person: str, fill: bool) -> None:
        free = [place for place in range(len(self.model.owners)) if self.model.is_free(place)]
        model = self.model
        if model.started or model.closed or person not in model.owners or person != model.host or (free and not fill):
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
        with pytest.raises((Late, NotYours)):
            self.table.undo(person, number, self.now)
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

    @precondition(lambda self: self.table.decision is not None)
    @rule(person=people)
    def undo(self, person: str) -> None:
        table, decision = self.table, self.table.decision
        assert decision is not None
        until = table.back.clock.deadline(decision.seat, is_reaction=False) if table.back is not None else None
        is_late = until is not None and self.now >= until
        if self.model.owners[decision.seat] != person or table.back is None or is_late:
            with pytest.raises(Refused):
                table.undo(person, decision.number, self.now)
            return
        since = [entry for entry in self.entries if entry.number > table.back.number and entry.kind in GAME_KINDS]
        undone = {entry.data["to"] for entry in since if entry.kind == "undone"}
        assert all(entry.data["seat"] == decision.seat for entry in since), "only one's own decisions"
        assert all("answer" in entry.data for entry in since if entry.kind == "moved")
        assert undone <= set(self.positions)
        to = table.back.number
        self.add(table.undo(person, decision.number, self.now), "undone")
        assert self.table.state == self.positions[to]
        assert self.table.record.replay() == self.positions[to]
        assert all(line.told is None or line.number <= to for line in self.table.log)

    @precondition(lambda self: self.table.throw is not None)
    @rule(person=people, data=st.data())
    def type_throw(self, person: str, data: st.DataObject) -> None:
        table, words = self.table, []
        assert table.throw is not None
        assert table.state is not None
        s, number = table.state.copy(), table.asked
        needed, _ = table.throw.outcomes(table.game.words("en"), PEOPLE)
        for _ in range(needed):
            outcome = data.draw(st.integers(0, table.game.chances(s) - 1))
            words.append(table.game.write_outcome(s, outcome))
            table.game.apply(s, outcome)
        if person not in self.model.owners:
            with pytest.raises(NotYours):
                table.type_throw(person, number, " ".join(words))
            return
        for wrong in ("", "no such thing", " ".join(words[1:]), " ".join([*words, words[0]])):
            with pytest.raises(UnclearMove):
                table.type_throw(person, number, wrong)
        self.before_throw = table.state.copy()
        self.add(table.type_throw(person, number, ", ".join(words)))
        assert self.table.state == s
        with pytest.raises(Late):
            self.table.type_throw(person, number, " ".join(words))

    @rule(person=people, number=st.integers(0, 60))
    def type_anew(self, person: str, number: int) -> None:
        typed = self.table.typed
        if person not in self.model.owners:
            with pytest.raises(NotYours):
                self.table.type_anew(person, number)
            return
        if typed is None or number != typed:
            with pytest.raises(Late):
                self.table.type_anew(person, number)
        if typed is not None:
            self.add(self.table.type_anew(person, typed), "undone")
            assert self.table.state == self.before_throw
            assert self.table.throw is not None

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
        happens = self.model.started and self.goes_on and not self.model.computers[place]
        self.add(self.table.take_over(place), *(["taken-over"] if happens else []))
        self.model.computers[place] |= happens

    @rule(person=people)
    def come_back(self, person: str) -> None:
        if person not in self.model.owners:
            with pytest.raises(NotYours):
                self.table.come_back(person)
            return
        mine = [place for place, owner in enumerate(self.model.owners) if owner == person]
        gone = [place for place in mine if self.model.computers[place] and self.model.started and self.goes_on]
        self.add(self.table.come_back(person), *["returned"] * len(gone))
        for place in gone:
            self.model.computers[place] = False

    @rule(seconds=st.sampled_from((1, 4, 9, 30, 70)))
    def wait(self, seconds: int) -> None:
        self.now += 1000 * seconds

    @rule(ages=st.sampled_from((0, 0, 0, 0, USUAL_WAITS.open_for, USUAL_WAITS.running_for)))
    def expire(self, ages: int) -> None:
        self.now += 1000 * ages if self.table.deadline is None else 0
        idle, deadline, decision = self.now - self.table.touched, self.table.deadline, self.table.decision
        limit = USUAL_WAITS.running_for if self.model.started else USUAL_WAITS.open_for
        entries = self.table.expire(self.now, self.chance)
        if self.goes_on and idle >= 1000 * limit:
            self.add(entries, "closed")
            self.model.closed = True
        elif deadline is None or self.now < deadline:
            assert entries == []
        elif self.table.reaction is not None:
            self.add(entries, "moved")
            assert "late" in [line.kind for line in self.table.log]
        else:
            assert decision is not None
            self.add(entries, "taken-over")
            self.model.computers[decision.seat] = True
            assert self.table.seats[decision.seat].out_of_time
        assert self.table.expire(self.now, self.chance) == [] or self.table.deadline is not None

    @rule(person=people, text=st.sampled_from(("Hello", "  ", "x" * 301, "\x1b[31m", "a\u202eb", " a  b\n")))
    def say(self, person: str, text: str) -> None:
        if person not in self.model.owners or not self.model.has_chat or text not in ("Hello", " a  b\n"):
            with pytest.raises(Refused):
                self.table.say(person, text)
            return
        asked = self.table.decision
        self.add(self.table.say(person, text), "chatted")
        assert self.table.chat[-1].text == " ".join(text.split())
        assert self.table.decision == asked

    @rule(person=people, on=st.booleans())
    def switch_chat(self, person: str, on: bool) -> None:
        if person != self.model.host:
            with pytest.raises(NotYours):
                self.table.switch_chat(person, on=on)
            return
        self.add(self.table.switch_chat(person, on=on), *(["chat"] if on != self.model.has_chat else []))
        self.model.has_chat = on

    @rule(person=people)
    def play_again(self, person: str) -> None:
        if person not in self.model.owners or self.goes_on:
            with pytest.raises(Refused):
                self.table.play_again(person, "next")
            return
        self.add(self.table.play_again(person, "next"), *([] if self.model.rematch else ["rematch"]))
        self.model.rematch = True
        assert self.table.rematch == "next"

    @rule()
    def crash(self) -> None:
        """Whoever reads all entries anew has the same table, and goes on with it."""
        again = read_table(stored(self.entries))
        kept = set(vars(again)) - {"game"}
        assert {name: getattr(again, name) for name in kept} == {name: getattr(self.table, name) for name in kept}
        self.table = again

    @rule()
    def repeat(self) -> None:
        """An entry does not happen twice."""
        with pytest.raises(ValueError, match="after entry"):
            self.table.fold(self.entries[-1:])

    @invariant()
    def the_seats_are_as_the_model_says(self) -> None:
        if hasattr(self, "model"):
            assert [seat.person for seat in self.table.seats] == self.model.owners
            assert [seat.computer is not None for seat in self.table.seats] == self.model.computers
            assert {place for place, seat in enumerate(self.table.seats) if seat.guest} == self.model.guests
            assert self.table.host == self.model.host

    @invariant()
    def nobody_saves_up_more_than_he_had(self) -> None:
        if hasattr(self, "model"):
            assert all(0 <= bank <= 1000 * BUSY_PACE.bank for bank in self.table.clock.banks)

    @invariant()
    def entries_are_numbered_without_gaps(self) -> None:
        if hasattr(self, "model"):
            assert [entry.number for entry in self.entries] == list(range(1, self.table.number + 1))


AnyTable.TestCase.settings = settings(max_examples=40, stateful_step_count=50, deadline=None)
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
    assert table.seats[0].computer == "easy"
    assert table.rests
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
