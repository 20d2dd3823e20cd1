"""A search for one decision: its settings, its budget, and what it found about each move."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from schadenfreude.core import contract
from schadenfreude.core.carriers import Carrier, Plain
from schadenfreude.core.chance import STREAM_WORDS, begin_stream, draw
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.players import tree

MOST_ITERATIONS = 1_000_000  # of one tree; about 150 MB
LONGEST_SLICE = 0.02  # seconds between looks at the clock, as far as one iteration is not longer
PATIENT = 50_000  # iterations that a tree without a number of its own has room for


class Cancelled(BadInput):
    """A search was cancelled before it had an answer."""

    package = "schadenfreude.players"


class BadSearch(BadInput):
    """There is nothing to search, or no time to do so."""

    package = "schadenfreude.players"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a seat wants, in hundredths; the first four add up to 100. See `tree.py`."""

    win: int = 60
    lead: int = 40
    own: int = 0
    spite: int = 0
    fear: int = 100

    @property
    def compares(self) -> bool:
        """Does it matter how many points there were before?"""
        return self.own > 0 or self.spite > 0


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search thinks. What the numbers mean is said in `tree.py`."""

    depth: int = 40
    horizon: int = 10_000
    easy: int = 256
    explore: int = 300
    widen: int = 4
    trust: int = 0
    evenly: bool = False
    wishes: Wishes = Wishes()

    def suited(self, game: Game) -> Settings:
        """The same, with what the game's `guide.py` says in its table SEARCH wherever this is as usual."""
        return _suited(self, game)


FLAT = Settings(depth=1, evenly=True, widen=MOST_ITERATIONS)  # flat Monte-Carlo: all moves equally often, no tree


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a search may go on: iterations of each tree, seconds, or whichever is used up first.

    Raises BadSearch unless one of them is given and both are more than nothing.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise BadSearch("error-no-budget")
        if self.iterations is not None and not 1 <= self.iterations <= MOST_ITERATIONS:
            raise BadSearch("error-iterations", given=self.iterations, right=MOST_ITERATIONS)
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise BadSearch("error-seconds", given=self.seconds)

    @property
    def room(self) -> int:
        """Iterations that a tree needs memory for."""
        return PATIENT if self.iterations is None else self.iterations


class Rated(NamedTuple):
    """What a search found about a move: how often it was tried, its mean result (0..1), and the standard error."""

    move: int
    visits: int
    mean: float
    error: float


class Search:
    """A search of a decision of `seat` at the masked state `v`, with `trees` of its own luck each.

    The same seed, trees and iterations find the same, in both carriers and with any number of threads. It can be left
    to a few legal `moves`, each named once; by default it looks into all. Raises BadSearch where the seat has nothing
    to decide, and for moves or a number of trees that cannot be.
    """

    def __init__(
        self,
        carrier: Carrier,
        v: State,
        seat: int,
        settings: Settings,
        budget: Budget,
        *,
        seed: int = 0,
        trees: int = 1,
        moves: Sequence[int] = (),
    ) -> None:
        if v.mover != seat:
            raise BadSearch("error-nothing-to-decide", given=seat)
        if trees < 1:
            raise BadSearch("error-trees", given=trees)
        if moves and (len({*moves}) < len(moves) or not {*moves} <= {*carrier.game.legal_moves(v)}):
            raise BadSearch("error-searched-moves", given=", ".join(map(str, moves)))
        self.budget = budget
        self._trees = [_Tree(carrier, v, seat, settings, budget.room, seed, number, moves) for number in range(trees)]
        self._cancelled = threading.Event()

    def run(self, threads: int = 1) -> list[Rated]:
        """Search; all moves tried, the one tried most first. Raises Cancelled."""
        end = None if self.budget.seconds is None else time.monotonic() + self.budget.seconds
        if threads == 1 or len(self._trees) == 1:
            for number, one in enumerate(self._trees):
                left = len(self._trees) - number
                one.grow(end if end is None else time.monotonic() + (end - time.monotonic()) / left)
        else:
            with ThreadPoolExecutor(min(threads, len(self._trees)), "search") as pool:
                list(pool.map(lambda one: one.grow(end), self._trees))
        if self._cancelled.is_set():
            raise Cancelled("error-search-cancelled")
        return _added([one.edges_of_root() for one in self._trees])

    def cancel(self) -> None:
        """End the search soon, from another thread: `run` then raises Cancelled."""
        self._cancelled.set()
        for grown in self._trees:
            grown.stop[0] = 1

    @property
    def iterations(self) -> int:
        """How many there have been, in all trees."""
        return sum(one.done for one in self._trees)


class _Tree:
    """One tree and its memory."""

    def __init__(
        self,
        carrier: Carrier,
        v: State,
        seat: int,
        settings: Settings,
        room: int,
        seed: int,
        number: int,
        only: Sequence[int],
    ) -> None:
        game = carrier.game
        seats = game.seats(v)
        plain = _plain(game)
        estimate = plain.bind(contract.estimate)
        size = 1 << (2 * room + 1).bit_length()
        self._nodes = carrier.rows(room + 2, tree.NODE_WIDTH)
        self._edges = carrier.rows(room + 2 + len(only), tree.EDGE_WIDTH)
        slots, used = carrier.words(size), carrier.words(tree.USED)
        paths = (tree.PATH, tree.PATH, len(game.moves), len(game.moves))
        points, results, luck = carrier.words(seats), carrier.words(seats), carrier.words(STREAM_WORDS + 1)
        memory = (self._nodes, self._edges, slots, *map(carrier.words, paths), used, points, results, luck)
        if only:
            root = plain.bind(tree.find_node)(v, self._nodes, slots, used, 0)
            used[tree.EDGES_USED] = self._nodes[root][tree.FIRST] = len(only)
            self._nodes[root][tree.EDGES] = tree.CLOSED
            for edge, move in enumerate(only, 1):
                self._edges[edge][tree.MOVE], self._edges[edge][tree.NEXT] = move, edge - 1
        wishes = carrier.rows(2, tree.WEIGHTS)
        for row, wish in enumerate((settings.wishes, Wishes())):
            wishes[row][:] = [wish.win, wish.lead, wish.own, wish.spite, wish.fear]
        stream = carrier.words(STREAM_WORDS)
        begin_stream(stream, seed, number)
        luck[STREAM_WORDS] = draw(stream, 1 << 30)
        self.stop = carrier.words(1)
        self.done = 0
        self._room = room
        self._search = carrier.bind(tree.search)
        self._on = (
            *carrier.desk(v),
            memory,
            _filled(carrier, _numbers(settings, seat, seats)),
            wishes,
            _filled(carrier, [estimate(v, p) if settings.wishes.compares else 0 for p in range(seats)]),
            stream,
            self.stop,
        )

    def grow(self, end: float | None) -> None:
        """Grow until the room is used up, the end has come or it is stopped; by one iteration in any case."""
        size = self._room if end is None else 1
        while self.done < self._room and self.stop[0] == 0:
            begun = time.monotonic()
            if self.done and end is not None and begun >= end:
                return
            self.done += int(self._search(*self._on, min(size, self._room - self.done)))
            if time.monotonic() - begun < LONGEST_SLICE / 2:
                size *= 2
            elif size > 1 and time.monotonic() - begun > LONGEST_SLICE:
                size //= 2

    def edges_of_root(self) -> list[tuple[int, int, int, int]]:
        """Each move tried: move, visits, the total of its results and of their squares; the first one first."""
        found = []
        edge = int(self._nodes[1][tree.FIRST])
        while edge:
            row = self._edges[edge]
            found.append((int(row[tree.MOVE]), int(row[tree.TRIED]), int(row[tree.TOTAL]), int(row[tree.SQUARES])))
            edge = int(row[tree.NEXT])
        return found[::-1]


@cache
def _suited(settings: Settings, game: Game) -> Settings:
    known: dict[str, Any] = game.module("guide").SEARCH if game.has_module("guide") else {}
    usual = Settings()
    return replace(settings, **{k: v for k, v in known.items() if getattr(settings, k) == getattr(usual, k)})


@cache
def _plain(game: Game) -> Plain:
    return Plain(game, "simulate", "count")


def _numbers(settings: Settings, seat: int, seats: int) -> list[int]:
    numbers = [0] * tree.SETTINGS
    numbers[tree.SEAT], numbers[tree.SEATS] = seat, seats
    numbers[tree.DEPTH], numbers[tree.HORIZON], numbers[tree.EASY] = settings.depth, settings.horizon, settings.easy
    numbers[tree.EXPLORE], numbers[tree.WIDEN] = settings.explore, settings.widen
    numbers[tree.TRUST], numbers[tree.EVENLY] = settings.trust, int(settings.evenly)
    return numbers


def _filled(carrier: Carrier, numbers: Sequence[int]) -> Any:
    words = carrier.words(len(numbers))
    words[:] = numbers
    return words


def _added(trees: Sequence[Sequence[tuple[int, int, int, int]]]) -> list[Rated]:
    """What several trees found about each move, together."""
    sums: dict[int, list[int]] = {}
    for found in trees:
        for move, *numbers in found:
            sums[move] = [a + b for a, b in zip(sums.get(move, [0, 0, 0]), numbers, strict=True)]
    rated = []
    for move, (visits, total, squares) in sums.items():
        if visits:
            mean = total / visits
            spread = max(squares / visits - mean * mean, 0.0)
            error = math.sqrt(spread / (visits - 1)) if visits > 1 else tree.ONE / 2
            rated.append(Rated(move, visits, mean / tree.ONE, error / tree.ONE))
    return sorted(rated, key=lambda r: (-r.visits, -r.mean))
