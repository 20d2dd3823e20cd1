"""Advice: what each choice of a position is worth, as far as playing it out tells, and exactly where a solver knows."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from schadenfreude.core.carriers import Carrier, Compiled, Plain, has_numba
from schadenfreude.core.chance import STREAM_WORDS, begin_stream
from schadenfreude.core.errors import BadInput
from schadenfreude.core.figures import Known
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.lab.playout import play_after
from schadenfreude.lab.simulate import MOST_SEED, check_range
from schadenfreude.players.simple import EASY

LEAST = 25  # playouts that every choice gets, time or not
MOST_PLAYOUTS = 10**9
FEWEST_LEFT = 3  # choices among which the last playouts are divided


@dataclass
class Choice:
    """A legal move, and how the games went that were played on from it by rule of thumb, hidden cards imagined."""

    move: int
    figures: list[Known] = field(default_factory=list)  # what is known exactly
    playouts: int = 0
    shares: float = 0.0  # a win of n together counts 1/n
    share_squares: float = 0.0
    points_sum: int = 0
    points_squares: int = 0

    def add(self, rows: Sequence[Sequence[int]]) -> None:
        """Count playouts."""
        self.playouts += len(rows)
        for winners, points in rows:
            share = 1 / winners if winners else 0.0
            self.shares += share
            self.share_squares += share * share
            self.points_sum += points
            self.points_squares += points * points

    @property
    def chance(self) -> float:
        """The chance of winning, ties split (0..1)."""
        return self.shares / self.playouts

    @property
    def chance_error(self) -> float:
        """The standard error of that; never 0, as if one game more had been won, and one lost."""
        n = self.playouts + 2
        mean = (self.shares + 1) / n
        return math.sqrt(max((self.share_squares + 1) / n - mean**2, 0.0) / n)

    @property
    def points(self) -> float:
        """The points expected at the end."""
        return self.points_sum / self.playouts

    @property
    def points_error(self) -> float:
        """The standard error of that."""
        return math.sqrt(max(self.points_squares / self.playouts - self.points**2, 0.0) / self.playouts)


def advise(
    game: Game,
    v: State,
    seat: int,
    *,
    playouts: int = 10_000,
    seconds: float | None = None,
    seed: int = 0,
    compiled: bool | None = None,
) -> list[Choice]:
    """The legal moves of `seat` at a state masked for it, best first: most wins, then most points.

    About `playouts` games are played, fewer when `seconds` are over. All moves meet the same luck, but the worse half
    is left aside again and again, and stands behind those that were looked at for longer. Without `seconds` the same
    seed gives the same advice. Raises BadInput if it is not for this seat to move, or for anything out of range.
    """
    check_range("playouts", playouts, 1, MOST_PLAYOUTS)
    check_range("seed", seed, 0, MOST_SEED)
    if v.mover != seat:
        raise BadInput("error-not-to-move", seat=seat)
    figures = game.figures(v, seat)
    choices = [Choice(move, figures.get(move, [])) for move in game.legal_moves(v)]
    compiled = has_numba() if compiled is None else compiled
    carrier: Carrier = (Compiled if compiled else Plain)(game, "simulate", "count")
    play = carrier.bind(play_after)
    s, desk = carrier.desk(v)
    kinds, stream = carrier.words(game.seats(v)), carrier.words(STREAM_WORDS)
    moves = carrier.words(len(game.moves))
    for p in range(len(kinds)):
        kinds[p] = EASY

    def play_out(choice: Choice, batch: int, count: int) -> None:
        begin_stream(stream, seed, batch)
        rows = carrier.rows(count, 2)
        play(s, desk, seat, choice.move, kinds, stream, moves, rows)
        choice.add([(int(winners), int(points)) for winners, points in rows])

    until = time.monotonic() + seconds if seconds is not None else math.inf
    left, aside = choices, list[Choice]()
    rounds = max(1, math.ceil(math.log2(max(len(left) / FEWEST_LEFT, 1))) + 1)
    for number in range(rounds):
        each = max(playouts // rounds // len(left), LEAST)
        for batch in range(math.ceil(each / LEAST)):
            if batch > 0 and time.monotonic() > until:
                break
            for choice in left:
                play_out(choice, (number << 24) + batch, LEAST)
        half = max(FEWEST_LEFT, math.ceil(len(left) / 2)) if number + 1 < rounds else len(left)
        ranked = best_first(left)
        left, aside = ranked[:half], ranked[half:] + aside
        if time.monotonic() > until:
            break
    return left + aside


def best_first(choices: Sequence[Choice]) -> list[Choice]:
    """Choices by the chance of winning, then points, then the rules' order."""
    return sorted(choices, key=lambda choice: (-choice.chance, -choice.points, choice.move))
