"""Whole games by the million: who wins, with how many points, how long it takes, and what happens on the way."""

from __future__ import annotations

import math
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from queue import SimpleQueue
from typing import Any

from schadenfreude.core.carriers import Carrier, Compiled, Plain, has_numba
from schadenfreude.core.chance import SEEDS, STREAM_WORDS, begin_stream
from schadenfreude.core.edition import house_edition
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.lab.playout import play_batch
from schadenfreude.players.simple import KINDS

BATCH = 5000  # games played on one stream, whatever the number of threads
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
NOBODY = "nobody"  # the seats that score but that nobody plays
SURE = 1.959963984540054  # standard deviations either side of a 95 % confidence interval
MOST_GAMES = 10**12
MOST_SEED = SEEDS - 1
MOST_THREADS = 256


@dataclass
class Result:
    """What a simulation counted. Lists are by seat; distributions map a value to the number of games that had it."""

    game: Game
    seats: list[str]
    options: dict[str, int]
    edition: dict[str, Any] | None
    seed: int
    threads: int
    compiled: bool
    games: int = 0
    complete: bool = False  # were all games played that were asked for?
    decisions: int = 0
    seconds: float = 0.0  # playing alone
    points: list[Counter[int]] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)  # alone or together with others
    shared: list[int] = field(default_factory=list)  # of these, together with others
    shares: list[float] = field(default_factory=list)  # a win of n together counts 1/n
    squares: list[float] = field(default_factory=list)  # the sum of the squares of these
    turns: Counter[int] = field(default_factory=Counter)  # empty if the game tells of none
    lengths: Counter[int] = field(default_factory=Counter)  # in decisions
    tally: list[int] = field(default_factory=list)  # by event

    def add(self, batch: _Batch) -> None:
        """Count a batch."""
        seats = range(len(self.seats))
        self.games += len(batch.rows)
        self.decisions += batch.decisions
        self.tally = [a + int(b) for a, b in zip(self.tally, batch.tally, strict=True)]
        columns = [_column(batch.rows, place) for place in range(len(self.seats) + 3)]
        for p in seats:
            self.points[p].update(columns[p])
        for winners, games in columns[len(seats)].items():
            won = [p for p in seats if winners >> p & 1]
            for p in won:
                self.wins[p] += games
                self.shared[p] += games if len(won) > 1 else 0
                self.shares[p] += games / len(won)
                self.squares[p] += games / len(won) ** 2
        if any(event.name == "turn" for event in self.game.events.kinds):
            self.turns.update(columns[-2])
        self.lengths.update(columns[-1])

    def share(self, seat: int) -> tuple[float, float, float]:
        """The seat's share of the wins, ties split, with its 95 % confidence interval."""
        share = self.shares[seat] / self.games
        spread = max(self.squares[seat] / self.games - share**2, 0.0)
        if spread == 0.0:  # nothing seen varied: the rule of three
            margin = min(3.0 / self.games, 1.0)
        else:
            margin = SURE * math.sqrt(spread / self.games)
        return share, max(share - margin, 0.0), min(share + margin, 1.0)

    def as_json(self) -> dict[str, Any]:
        """The result as a JSON object: means and wins by seat, and everything else under `statistics`."""
        points = [summary(values) for values in self.points]
        return {
            "game": self.game.name,
            "rules_version": self.game.version,
            "seats": self.seats,
            "options": self.game.write_options(self.options),
            "games": self.games,
            "complete": self.complete,
            "seed": self.seed,
            "threads": self.threads,
            "carrier": "compiled" if self.compiled else "plain",
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds if self.seconds else 0.0,
            "points": [p["mean"] for p in points],
            "wins": self.wins,
            "statistics": {
                "points": points,
                "wins": [
                    {"won": self.wins[p], "shared": self.shared[p], "share": share, "low": low, "high": high}
                    for p in range(len(self.seats))
                    for share, low, high in [self.share(p)]
                ],
                **({"turns": summary(self.turns)} if self.turns else {}),
                "decisions": summary(self.lengths),
                "events": {
                    event.name: {"count": self.tally[i], "per_game": self.tally[i] / self.games}
                    for i, event in enumerate(self.game.events.kinds)
                    if event.notable
                },
            },
            **({"edition": self.edition} if self.edition is not None else {}),
        }


def summary(values: Counter[int]) -> dict[str, Any]:
    """Mean, its 95 % confidence interval, standard deviation, extremes and quantiles of a distribution."""
    games = values.total()
    mean = sum(v * n for v, n in values.items()) / games
    spread = sum((v - mean) ** 2 * n for v, n in values.items()) / max(games - 1, 1)
    margin = SURE * math.sqrt(spread / games)
    return {
        "mean": mean,
        "low": mean - margin,
        "high": mean + margin,
        "deviation": math.sqrt(spread),
        "least": min(values),
        "most": max(values),
        "quantiles": {f"{q:g}": quantile(values, q) for q in QUANTILES},
    }


def quantile(values: Counter[int], q: float) -> int:
    """The least value that at least the share `q` (0..1) of the distribution does not exceed."""
    need = q * values.total()
    below = 0
    for value in sorted(values):
        below += values[value]
        if below >= need:
            return value
    raise ValueError("an empty distribution has no quantiles")


@dataclass
class _Batch:
    decisions: int
    rows: Any
    tally: Any


class Simulation:
    """A simulation that is set up, and compiled if it can be, but has not begun.

    `seats` are the kinds of players, one a seat. Raises BadInput for anything out of range.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        games: int,
        *,
        seed: int = 0,
        threads: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: dict[str, Any] | None = None,
        compiled: bool | None = None,
    ) -> None:
        for name in seats:
            if name not in KINDS:
                raise BadInput("error-simulated-player", given=name, right=", ".join(KINDS))
        check_range("games", games, 1, MOST_GAMES)
        check_range("seed", seed, 0, MOST_SEED)
        threads = threads if threads is not None else os.cpu_count() or 1
        check_range("threads", threads, 1, MOST_THREADS)
        self.games = games
        if edition is None and game.has_editions:
            edition = house_edition(game)
        self.compiled = has_numba() if compiled is None else compiled
        self.threads = threads if self.compiled else 1
        self.start = game.start(len(seats), options, edition)
        names = [*seats, *[NOBODY] * (game.seats(self.start) - len(seats))]
        self.carrier: Carrier = (Compiled if self.compiled else Plain)(game, "simulate", "count")
        self._play = self.carrier.bind(play_batch)
        self._kinds = [KINDS.get(name, 0) for name in names]
        turn = [i for i, event in enumerate(game.events.kinds) if event.name == "turn"]
        self._turn = turn[0] if turn else 0
        values = game.read_options(options, len(seats))
        n = len(names)
        self.result = Result(game, names, values, edition, seed, self.threads, self.compiled)
        self.result.points = [Counter() for _ in names]
        self.result.wins, self.result.shared = [0] * n, [0] * n
        self.result.shares, self.result.squares = [0.0] * n, [0.0] * n
        self.result.tally = [0] * len(game.events)
        self._stop = threading.Event()
        self._player()(0, 0)  # compiles

    def _player(self) -> Callable[[int, int], _Batch]:
        """A function that plays a batch: its number, how many games. One for each thread."""
        s, desk = self.carrier.desk(self.start)
        stream = self.carrier.words(STREAM_WORDS)
        moves = self.carrier.words(len(self.result.game.moves))
        kinds = self.carrier.words(len(self._kinds))
        tally = self.carrier.tally(s)
        for p, kind in enumerate(self._kinds):
            kinds[p] = kind

        def play(batch: int, games: int) -> _Batch:
            begin_stream(stream, self.result.seed, batch)
            tally[:] = [0] * len(tally)
            rows = self.carrier.rows(games, len(self._kinds) + 3)
            decisions = self._play(s, desk, kinds, stream, moves, self._turn, rows)
            return _Batch(int(decisions), rows, [int(n) for n in tally])

        return play

    def run(self, progress: Callable[[int], None] | None = None) -> Result:
        """Play. `progress` is told now and then how many games are done.

        KeyboardInterrupt ends the run: the result is what was counted so far, and the interrupt goes on if that is
        nothing. The same seed gives the same result for every number of threads.
        """
        begun = time.perf_counter()
        try:
            for batch in self._batches():
                self.result.add(batch)
                self.result.seconds = time.perf_counter() - begun
                if progress is not None:
                    progress(self.result.games)
            self.result.complete = True
        except KeyboardInterrupt:
            if self.result.games == 0:
                raise
        finally:
            self._stop.set()
        return self.result

    def _batches(self) -> Iterable[_Batch]:
        batches = math.ceil(self.games / BATCH)
        sizes = (min(BATCH, self.games - batch * BATCH) for batch in range(batches))
        if self.threads == 1:
            play = self._player()
            for batch, size in enumerate(sizes):
                yield play(batch, size)
            return
        done: SimpleQueue[_Batch | BaseException] = SimpleQueue()
        numbers = count()

        def work() -> None:
            play = self._player()
            try:
                while not self._stop.is_set() and (batch := next(numbers)) < batches:
                    done.put(play(batch, min(BATCH, self.games - batch * BATCH)))
            except BaseException as error:  # told in the thread that waits
                done.put(error)

        for _ in range(min(self.threads, batches)):
            threading.Thread(target=work, daemon=True).start()
        for _ in range(batches):
            batch_or_error = done.get()
            if isinstance(batch_or_error, BaseException):
                raise batch_or_error
            yield batch_or_error


def _column(rows: Any, place: int) -> Counter[int]:
    if isinstance(rows, list):
        return Counter(row[place] for row in rows)
    import numpy as np

    least = int(rows[:, place].min())
    numbers = np.bincount(rows[:, place] - least)
    return Counter({least + i: int(numbers[i]) for i in np.flatnonzero(numbers).tolist()})


def check_range(name: str, value: int, low: int, high: int) -> None:
    """Raises BadInput unless a number is in `low`..`high`."""
    if not low <= value <= high:
        raise BadInput("error-range", name=name, given=value, low=low, high=high)
