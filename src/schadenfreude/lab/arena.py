"""Players against each other: every deal in all seatings, with the same cards and dice, until the games are played."""

from __future__ import annotations

import math
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from queue import SimpleQueue
from typing import Any

from schadenfreude.core.carriers import Carrier, Compiled, Plain, has_numba
from schadenfreude.core.chance import STREAM_WORDS, Stream
from schadenfreude.core.contract import OVER
from schadenfreude.core.edition import house_edition
from schadenfreude.core.game import Game
from schadenfreude.lab.paired import (
    DECISIONS,
    FOREIGN,
    SEED,
    TURNS,
    WIDTH,
    begin_game,
    play_games,
    play_on,
    write_result,
)
from schadenfreude.lab.simulate import MOST_SEED, MOST_THREADS, check_range
from schadenfreude.lab.standings import Played, Standings
from schadenfreude.players import chosen, player
from schadenfreude.players.ready import compiled as ready
from schadenfreude.players.simple import KINDS

MOST_GAMES = 10**9
MOST_PLAYERS = 8  # that one arena compares
UNIT = 1000  # games that are played in one go, if all players are simple
FIRST_LOOK = 50  # deals after which it is first looked whether the order is certain; then after twice as many


def seatings(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All ways to fill the seats with these players, each once.

    More players than seats take turns. If they are fewer, each sits in as many seats as the others or in one more.
    A player who is named several times sits in several seats: "a,b,b" is one against two.
    """
    times, more = divmod(seats, len(players))
    if times == 0:
        return sorted(set(permutations(players, seats)))
    tables = {(*tuple(players) * times, *extra) for extra in combinations(players, more)}
    return sorted({seating for table in tables for seating in permutations(table)})


class Arena:
    """A comparison of players that is set up and has not begun; `standings` counts what is played.

    Deals are played whole: there are at least `games` games. With `until`, a confidence in 0..1, it ends as soon as
    the order of the players is that certain. Raises BadInput for anything out of range.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        games: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        threads: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: dict[str, Any] | None = None,
        until: float | None = None,
        compiled: bool | None = None,
    ) -> None:
        names = sorted(set(players))
        for name in names:
            player(name)
        check_range("players", len(names), 2, MOST_PLAYERS)
        check_range("games", games, 1, MOST_GAMES)
        check_range("seed", seed, 0, MOST_SEED)
        threads = threads if threads is not None else os.cpu_count() or 1
        check_range("threads", threads, 1, MOST_THREADS)
        low, high = game.players
        seats = seats if seats is not None else min(max(len(players), low), high)
        game.check_players(seats)
        if edition is None and game.has_editions:
            edition = house_edition(game)
        self.game = game
        self.players = tuple(players)
        self.seats = seats
        self.seed = seed
        self.until = until
        self.options = game.read_options(options, seats)
        self.edition = edition
        self.compiled = has_numba() if compiled is None else compiled
        self.start = game.start(seats, options, edition)
        self.seatings = seatings(self.players, seats)
        self.deals = math.ceil(games / len(self.seatings))
        self.games = self.deals * len(self.seatings)
        self.standings = Standings(self.seatings)
        self.is_decided = False  # is the order as certain as was asked for?
        self.is_simple = all(name in KINDS for name in names)
        self.threads = threads if self.compiled else 1
        self.carrier = self._carrier()
        self._bound = {
            f: self.carrier.bind(f) for f in (begin_game, play_on, play_games, write_result, game.rules.apply)
        }
        self._stop = threading.Event()

    def _carrier(self) -> Carrier:
        """A carrier of its own for simple players, else the one in which the search is ready to run."""
        if self.compiled and not self.is_simple:
            return ready(self.game)
        return (Compiled if self.compiled else Plain)(self.game, "simulate", "count")

    def settings(self) -> dict[str, Any]:
        """What decides how each game goes, as JSON."""
        return {
            "game": self.game.name,
            "rules_version": self.game.version,
            "players": list(self.players),
            "seats": self.seats,
            "options": self.game.write_options(self.options),
            **({"edition": self.edition} if self.edition is not None else {}),
            "seed": self.seed,
        }

    def play(self, earlier: Sequence[Played] = ()) -> Iterator[list[Played]]:
        """Play on after the games that were played `earlier`, and count them too; what is new comes in order.

        The same settings give the same games for every number of threads. Whoever has enough may stop asking.
        Raises PlayerFailed if a player raises anything, or answers with what is not legal.
        """
        self._count(earlier)
        if not self.is_decided:
            for new in self._units(len(earlier)):
                self._count(new)
                yield new
                if self.is_decided:
                    return

    def _count(self, games: Sequence[Played]) -> None:
        """Count games, as long as the order is not certain enough."""
        for played in games:
            if self.is_decided:
                return
            if self.standings.add(played) and self.until is not None:
                looks = math.log2(self.standings.deals / FIRST_LOOK)
                if looks >= 0 and looks.is_integer():
                    # The chances of error of all looks together are that of the confidence: 1/2 + 1/6 + 1/12 + ... = 1
                    error = (1 - self.until) / ((looks + 1) * (looks + 2))
                    self.is_decided = self.standings.is_ordered(1 - error)

    def _units(self, first: int) -> Iterator[list[Played]]:
        """The games from number `first` on, in order, some at a time."""
        size = UNIT if self.is_simple else 1
        units = [(number, min(size, self.games - number)) for number in range(first, self.games, size)]
        self._hand()(0, 0)  # compiles
        if self.threads == 1:
            hand = self._hand()
            for unit in units:
                yield hand(*unit)
            return
        done: SimpleQueue[tuple[int, list[Played] | BaseException]] = SimpleQueue()
        numbers = iter(range(len(units)))
        self._stop.clear()

        def work() -> None:
            number = 0
            try:
                hand = self._hand()
                while not self._stop.is_set() and (number := next(numbers, -1)) >= 0:
                    done.put((number, hand(*units[number])))
            except BaseException as error:  # told in the thread that waits
                done.put((number, error))

        workers = [threading.Thread(target=work, daemon=True) for _ in range(min(self.threads, len(units)))]
        for worker in workers:
            worker.start()
        ready: dict[int, list[Played]] = {}
        try:
            for number in range(len(units)):
                while number not in ready:
                    which, games = done.get()
                    if isinstance(games, BaseException):
                        raise games
                    ready[which] = games
                yield ready.pop(number)
        finally:
            self._stop.set()
            for worker in workers:
                worker.join()

    def _hand(self) -> Callable[[int, int], list[Played]]:
        """A function that plays games: the number of the first, how many. One for each thread."""
        carrier, bound = self.carrier, self._bound
        s, desk = carrier.desk(self.start)
        scoring = self.game.seats(self.start)
        phases = next(field.high for field in self.game.fields if field.name == "phase") + 1
        deal, outcomes, luck = carrier.words(TURNS + phases * WIDTH), *(carrier.words(STREAM_WORDS) for _ in range(2))
        moves = carrier.words(len(self.game.moves))
        kinds = carrier.rows(len(self.seatings), scoring)
        for row, seating in zip(kinds, self.seatings, strict=True):
            for seat, name in enumerate(seating):
                row[seat] = KINDS.get(name, FOREIGN)
        thinkers = {
            name: player(name, timed=False) for seating in self.seatings for name in seating if name not in KINDS
        }

        def play_one(number: int, row: Any) -> None:
            seating, kind = self.seatings[number % len(kinds)], kinds[number % len(kinds)]
            bound[begin_game](s, desk, self.seed, number // len(kinds), deal, outcomes, luck)
            while (mover := int(bound[play_on](s, desk, kind, deal, outcomes, luck, moves))) != OVER:
                if self._stop.is_set():
                    raise InterruptedError
                name, v = seating[mover], self.game.masked(carrier.position(s), mover)
                stream = Stream(int(deal[SEED]), int(deal[DECISIONS]))
                move = chosen(name, thinkers[name], self.game, v, mover, stream)
                deal[DECISIONS] += 1
                bound[self.game.rules.apply](s, move)
            bound[write_result](s, deal, row)

        def play(first: int, games: int) -> list[Played]:
            rows = carrier.rows(games, scoring + 2)
            if self.is_simple:
                bound[play_games](s, desk, kinds, self.seed, first, deal, outcomes, luck, moves, rows)
            else:
                for i, row in enumerate(rows):
                    play_one(first + i, row)
            numbers = [[int(number) for number in row] for row in rows]
            return [Played(row[scoring], row[scoring + 1], tuple(row[:scoring])) for row in numbers]

        return play

    def as_json(self) -> dict[str, Any]:
        """The settings and the standings, best first."""
        return {
            **self.settings(),
            "seatings": len(self.seatings),
            "deals": self.standings.deals,
            "games": self.standings.games,
            "until": self.until,
            "decided": self.is_decided,
            "threads": self.threads,
            "carrier": "compiled" if self.compiled else "plain",
            "standings": [standing._asdict() for standing in self.standings.table()],
        }
