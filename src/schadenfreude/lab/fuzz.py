"""Fuzzing: compiled games in which every law is checked at every node, and both carriers compared step by step."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import gcd
from typing import Any, NamedTuple, TypeVar

from schadenfreude.core.carriers import Carrier, Compiled, Plain
from schadenfreude.core.chance import STREAM_WORDS, begin_stream, draw
from schadenfreude.core.contract import (
    CHANCE,
    OVER,
    apply,
    broken,
    chances,
    happen,
    imagine,
    is_winner,
    legal_moves,
    look,
    restart,
    score,
)
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.tables import Option
from schadenfreude.players.simple import KINDS, choose

LONGEST = 20_000  # steps; a game that takes longer does not end
LONGEST_COMPARED = 3000
MOST_VALUES = 6  # of an option, beyond which some are left out
T = TypeVar("T")


class Differs(Exception):
    """The carriers do not do the same; the text says where."""


class Table(NamedTuple):
    """How many sit down to a game, and the options that are not left alone, as written."""

    players: int
    options: tuple[tuple[str, str | int], ...] = ()


def some_values(option: Option) -> list[str | int]:
    """All values of an option, or if they are many the first two, the middle one and the last."""
    numbers = [value for value in range(option.low, option.high + 1) if value not in option.names]
    return [*_some(list(option.names.values())), *_some(numbers)]


def _some(values: list[T]) -> list[T]:
    return values if len(values) <= MOST_VALUES else [values[0], values[1], values[len(values) // 2], values[-1]]


@cache
def all_tables(game: Game) -> tuple[Table, ...]:
    """Every number of players with every combination of `some_values` of the options that may go together."""
    low, high = game.players
    names = [option.name for option in game.options]
    tables = []
    for players in range(low, high + 1):
        for values in product(*(some_values(option) for option in game.options)):
            table = Table(players, tuple(zip(names, values, strict=True)))
            try:
                game.read_options(dict(table.options), players)
            except BadInput:
                continue
            tables.append(table)
    return tuple(tables)


# The laws


def play_checked(s: Any, desk: Any, kinds: Any, stream: Any, moves: Any, bounds: Any, games: int, seen: Any) -> None:
    """Play games in the compiled carrier and check every node after the first.

    A row of `bounds` is a number of the state: its first byte, how many bytes, its least and its greatest value. To
    `seen` are added: decisions, laws broken, numbers out of bounds, wrong lists of legal moves, games without an end;
    at its end is the greatest number of steps of a game.
    """
    raw = desk[1]
    for _ in range(games):
        restart(s, desk)
        steps = 0
        while s.mover != OVER and steps < LONGEST:
            steps += 1
            if s.mover == CHANCE:
                happen(s, draw(stream, chances(s)))
            else:
                count = legal_moves(s, moves)
                if not ascend(moves, count):
                    seen[3] += 1
                seen[0] += 1
                apply(s, choose(s, desk, kinds[s.mover], stream, moves, count))
            seen[1] += broken(s)
            seen[2] += out_of_bounds(raw, bounds)
        if s.mover != OVER:
            seen[4] += 1
        seen[5] = max(seen[5], steps)


def ascend(moves: Any, count: int) -> bool:
    """Are there two legal moves or more, in ascending order?"""
    for i in range(1, count):
        if moves[i] <= moves[i - 1]:
            return False
    return count >= 2


def out_of_bounds(raw: Any, bounds: Any) -> int:
    """How many numbers of the state on the desk (row 0 of `raw`, little-endian) are not within their bounds."""
    found = 0
    for i in range(len(bounds)):
        first, width = bounds[i, 0], bounds[i, 1]
        value = int(raw[0, first + width - 1])
        if value >= 128:
            value -= 256
        for j in range(width - 2, -1, -1):
            value = value * 256 + raw[0, first + j]
        if value < bounds[i, 2] or value > bounds[i, 3]:
            found += 1
    return found


def bounds_of(game: Game) -> Any:
    """The table of bounds that `play_checked` needs."""
    import numpy as np

    rows = []
    place = 0
    for part in game.fields:
        width = struct.calcsize(part.code)
        for _ in range(part.size):
            rows.append((place, width, part.low, part.high))
            place += width
    return np.array(rows, np.int64)


@dataclass
class Findings:
    """What a fuzz saw. All but the first three and `longest` should be 0, and `differences` empty."""

    games: int = 0
    decisions: int = 0
    compared: int = 0  # decisions
    longest: int = 0  # steps of a game
    broken: int = 0
    outside: int = 0
    unordered: int = 0
    endless: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        """Count what another fuzz saw."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            setattr(self, name, max(mine, value) if name == "longest" else mine + value)

    @property
    def are_good(self) -> bool:
        """Does every law hold?"""
        return not (self.broken or self.outside or self.unordered or self.endless or self.differences)


def seat(bound: Carrier, table: Table, kind: int, seed: int, number: int) -> tuple[Any, Any, Any, Any, Any]:
    """A state, its desk, players of a kind, the stream (seed, number) and room for moves."""
    start = bound.game.start(table.players, dict(table.options))
    s, desk = bound.desk(start)
    kinds = bound.words(bound.game.seats(start))
    for place in range(len(kinds)):
        kinds[place] = kind
    stream = bound.words(STREAM_WORDS)
    begin_stream(stream, seed, number)
    return s, desk, kinds, stream, bound.words(len(bound.game.moves))


def check_laws(
    compiled: Compiled, tables: Sequence[Table], games: int, seed: int, threads: int | None = None
) -> Iterator[Findings]:
    """Play at least `games` games, spread over the tables and kinds of players; yields what each of them showed.

    The same seed finds the same with any number of threads.
    """
    play = compiled.bind(play_checked)
    bounds = bounds_of(compiled.game)
    runs = [(table, kind) for table in tables for kind in KINDS.values()]
    each = -(-games // len(runs))

    def run(number: int) -> Findings:
        table, kind = runs[number]
        s, desk, kinds, stream, moves = seat(compiled, table, kind, seed, number)
        seen = compiled.words(6)
        play(s, desk, kinds, stream, moves, bounds, each, seen)
        decisions, laws, outside, unordered, endless, longest = (int(n) for n in seen)
        return Findings(each, decisions, 0, longest, laws, outside, unordered, endless)

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        yield from pool.map(run, range(len(runs)))


# Both carriers


def trace(s: Any, desk: Any, kinds: Any, stream: Any, moves: Any, luck: Any, walked: Any, seen: Any) -> int:
    """Play a game in the compiled carrier; how many steps it took.

    A row of `walked` is the mover, the step, how many there were to choose from, and a sum over the legal moves. A row
    of `seen` is the state after the step, then what the mover imagined before it (with luck from `luck`).
    """
    raw = desk[1]
    width = desk[2].shape[1]
    n = 0
    while s.mover != OVER and n < len(walked):
        walked[n, 0] = s.mover
        if s.mover == CHANCE:
            walked[n, 2] = chances(s)
            walked[n, 1] = draw(stream, walked[n, 2])
            happen(s, walked[n, 1])
        else:
            walked[n, 2] = legal_moves(s, moves)
            for i in range(walked[n, 2]):
                walked[n, 3] += (i + 1) * moves[i]
            imagine(look(s, desk, s.mover), s.mover, luck)
            for j in range(width):
                seen[n, width + j] = raw[1, j]
            walked[n, 1] = choose(s, desk, kinds[s.mover], stream, moves, walked[n, 2])
            apply(s, walked[n, 1])
        for j in range(width):
            seen[n, j] = raw[0, j]
        n += 1
    return n


def compare(compiled: Compiled, plain: Plain, table: Table, kind: int, seed: int, number: int) -> int:
    """Play a game in both carriers with the stream (seed, number); how many decisions it had.

    Raises Differs at the first step after which anything is not the same.
    """
    import numpy as np

    s, desk, kinds, stream, moves = seat(compiled, table, kind, seed, number)
    luck = compiled.words(STREAM_WORDS)
    begin_stream(luck, seed, number)
    width = desk[2].shape[1]
    walked, seen = np.zeros((LONGEST_COMPARED, 4), np.int64), np.zeros((LONGEST_COMPARED, 2 * width), np.uint8)
    steps = compiled.bind(trace)(s, desk, kinds, stream, moves, luck, walked, seen)
    ends = [_end(compiled, s, len(kinds))]

    s, desk, kinds, stream, moves = seat(plain, table, kind, seed, number)
    luck = [0] * STREAM_WORDS
    begin_stream(luck, seed, number)
    decisions = 0
    rules = {function: plain.bind(function) for function in (apply, chances, choose, happen, imagine, legal_moves)}
    for step, ((mover, move, count, total), after) in enumerate(
        zip(walked[:steps].tolist(), seen[:steps], strict=True)
    ):
        imagined = after[width:].tobytes()
        if s.mover == CHANCE:
            here = [CHANCE, 0, rules[chances](s), 0]
            here[1] = draw(stream, here[2])
            rules[happen](s, here[1])
        else:
            decisions += 1
            here = [s.mover, 0, rules[legal_moves](s, moves), 0]
            here[3] = sum((i + 1) * moves[i] for i in range(here[2]))
            own = s.masked(s.mover)
            rules[imagine](own, s.mover, luck)
            imagined = own.to_bytes()
            here[1] = rules[choose](s, desk, kinds[s.mover], stream, moves, here[2])
            rules[apply](s, here[1])
        same = here == [mover, move, count, total] and imagined == after[width:].tobytes()
        if not same or s.to_bytes() != after[:width].tobytes():
            raise Differs(f"{compiled.game.name}, {table}, kind {kind}, stream ({seed}, {number}), step {step}")
    if (s.mover == OVER) != (steps < LONGEST_COMPARED) or ends != [_end(plain, s, len(kinds))]:
        raise Differs(f"{compiled.game.name}, {table}, kind {kind}, stream ({seed}, {number}), at the end")
    return decisions


def _end(bound: Carrier, s: Any, seats: int) -> list[Any]:
    points, wins = bound.bind(score), bound.bind(is_winner)
    return [[(int(points(s, p)), bool(wins(s, p))) for p in range(seats)], [int(n) for n in bound.tally(s)]]


def compare_carriers(
    compiled: Compiled, plain: Plain, tables: Sequence[Table], decisions: int, seed: int
) -> Iterator[Findings]:
    """Compare whole games with at least `decisions` decisions altogether, at the tables in turn; yields each game."""
    compared, number = 0, 0
    runs = list(product(tables, KINDS.values()))
    stride = next(n for n in range(len(runs) * 5 // 13 + 1, 2 * len(runs) + 2) if gcd(n, len(runs)) == 1)
    while compared < decisions:
        found = Findings(1)
        try:
            found.compared = compare(compiled, plain, *runs[number * stride % len(runs)], seed, number)
        except Differs as difference:
            found.differences.append(str(difference))
            found.compared = 1
        compared += found.compared
        number += 1
        yield found


def fuzz(game: Game, games: int, decisions: int, seed: int, threads: int | None = None) -> Iterator[Findings]:
    """Check the laws in so many games, then compare the carriers in so many decisions; yields what each run showed.

    Raises BadInput without the extra `fast`.
    """
    compiled, tables = Compiled(game, "fuzz", "count"), all_tables(game)
    yield from check_laws(compiled, tables, games, seed, threads)
    yield from compare_carriers(compiled, Plain(game, "fuzz", "count"), tables, decisions, seed)
