"""Playing in tests: steps written as a record writes them, and games played at random on every kind of table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from hypothesis import strategies as st

from schadenfreude.core.carriers import Carrier, Compiled, Plain
from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.record import Record, Step
from schadenfreude.core.registry import game
from schadenfreude.core.state import State
from schadenfreude.core.tables import Option
from schadenfreude.lab.fuzz import LONGEST, Table, seat, some_values
from schadenfreude.players import Player, player
from schadenfreude.players.levels import Searcher
from schadenfreude.players.search import Budget

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fips"]


def play(game: Game, s: State, *entries: str) -> None:
    """Carry out entries as a record has them, "<seat>: <move>" or "chance: <outcome> ...", each legal and in turn."""
    for entry in entries:
        who, _, what = entry.partition(": ")
        assert s.mover == (CHANCE if who == "chance" else int(who)), f"{entry!r}, but {s.mover} is to move"
        if who == "chance":
            for word in what.split():
                assert s.mover == CHANCE, f"{entry!r} holds more than one throw or deal"
                game.apply(s, game.read_outcome(s, word))
        else:
            move = game.read_move(s, what)
            game.check_move(s, move)
            game.apply(s, move)


def choices(game: Game, s: State) -> list[str]:
    """The legal moves of the seat to move, in notation."""
    return [game.write_move(s, move) for move in game.legal_moves(s)]


def told(game: Game, s: State) -> list[str]:
    """What has been told since the story was begun or last read: each event's name and numbers. Empties the story."""
    assert s.story is not None
    events = []
    for event in s.story:
        kind = game.events[event.event]
        events.append(" ".join([kind.name, *map(str, event.values[: len(kind.params)])]))
    s.story.clear()
    return events


def counted(folder: Path) -> list[tuple[str, list[int]]]:
    """The positions in a folder's `counts.txt`, and how many ways lead on from each, one step deep, two, three ..."""
    lines = (folder / "counts.txt").read_text(encoding="utf-8").splitlines()
    parts = [line.partition(" = ") for line in lines if line and not line.startswith("#")]
    return [(position, [int(count) for count in counts.split()]) for position, _, counts in parts]


def ways(game: Game, s: State, depth: int) -> int:
    """The nodes that lie `depth` steps (1 or more) after `s`: every choice and every outcome of chance is a step."""
    steps = game.legal_moves(s) or range(game.chances(s))
    if depth == 1:
        return len(steps)
    found = 0
    for step in steps:
        after = s.copy()
        game.apply(after, step)
        found += ways(game, after, depth - 1)
    return found


@cache
def tables(name: str) -> tuple[Table, ...]:
    """Every number of players with all options left alone, and every value of each option, the others at random."""
    low, high = game(name).players
    plain = [Table(players) for players in range(low, high + 1)]
    stream = Stream(0)
    return (*plain, *(_with(game(name), o, value, stream) for o in game(name).options for value in some_values(o)))


def _with(played: Game, option: Option, value: str | int, stream: Stream) -> Table:
    low, high = played.players
    for attempt in range(100):
        players = low + stream.draw(high - low + 1)
        options = {option.name: value}
        for other in played.options if attempt < 50 else ():
            choices = some_values(other)
            options.setdefault(other.name, choices[stream.draw(len(choices))])
        try:
            played.read_options(options, players)
        except BadInput:
            continue
        return Table(players, tuple(options.items()))
    raise AssertionError(f"{played.name}: no table can have {option.name} = {value}")


def begin(name: str, table: Table) -> Record:
    """A record of a game that has not begun."""
    return Record(game(name), game(name).read_options(dict(table.options), table.players), NAMES[: table.players])


def begin_checked(record: Record) -> State:
    """The first node, as a state that checks every write."""
    options = record.game.write_options(record.options)
    return record.game.start(len(record.seats), options, record.edition, checked=True)


def next_step(played: Game, s: State, stream: Stream, kind: str = "random") -> int:
    """The next move or outcome of a game in which all seats are computer players of a kind."""
    if s.mover == CHANCE:
        return stream.draw(played.chances(s))
    return player(kind).choose(played, played.masked(s, s.mover), s.mover, stream)


def hasty(kind: str) -> Player:
    """The computer player of a kind, who thinks for a few iterations only, however long they take."""
    who = player(kind)
    return Searcher(replace(who.level, budget=Budget(2))) if isinstance(who, Searcher) else who


@cache
def finished(name: str, table: Table, seed: int) -> Record:
    """A whole game; with an odd seed played by the rule of thumb. Not to be changed."""
    record = begin(name, table)
    s, stream = record.start(), Stream(seed)
    while not record.game.is_over(s):
        assert len(record.steps) < LONGEST, f"{name}, {table}, seed {seed}: no end after {LONGEST} steps"
        record.add(s, next_step(record.game, s, stream, "easy" if seed % 2 else "random"))
    return record


def whole_games(name: str) -> list[Record]:
    """Two games on every table, one at random and one by the rule of thumb: the same for all tests of a process."""
    return [finished(name, table, seed) for n, table in enumerate(tables(name)) for seed in (2 * n, 2 * n + 1)]


def nodes(record: Record, *, checked: bool = False) -> Iterator[State]:
    """Every node of a game, the end too: one state that goes on changing."""
    s = begin_checked(record) if checked else record.start()
    yield s
    for step in record.steps:
        record.game.apply(s, step.move)
        yield s


class Position(NamedTuple):
    """A node of a game: the steps that led there, and the state, which checks every write."""

    record: Record
    s: State


Node = Literal["decision", "chance", "any"]


@st.composite
def positions(draw: st.DrawFn, name: str, node: Node = "any") -> Position:
    """Positions of games on all tables: decisions, chance nodes, or any, the end too."""
    whole = draw(st.sampled_from(whole_games(name)))
    places = [i for i, step in enumerate(whole.steps) if node == "any" or (step.mover == CHANCE) == (node == "chance")]
    place = draw(st.sampled_from([*places, len(whole.steps)] if node == "any" else places))
    steps: list[Step] = whole.steps[:place]
    s = begin_checked(whole)
    for step in steps:
        whole.game.apply(s, step.move)
    return Position(Record(whole.game, whole.options, whole.seats, steps, whole.edition), s)


# Carriers

SEED = 7


@cache
def carrier(name: str, compiled: bool) -> Carrier:
    """The carrier with which simulations play, so that tests share what it compiles."""
    return (Compiled if compiled else Plain)(game(name), "simulate", "count")


def seated(bound: Carrier, table: Table, kind: int) -> tuple[Any, Any, Any, Any, Any]:
    """A state, its desk, kinds of players, a stream and room for moves."""
    return seat(bound, table, kind, SEED, 0)
