"""Advice: what each choice of a position is worth, as far as playing it out tells, and exactly where a solver knows."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from schadenfreude.core.carriers import Carrier, has_numba
from schadenfreude.core.errors import BadInput
from schadenfreude.core.figures import Known
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.lab.simulate import MOST_SEED, check_range
from schadenfreude.players.levels import LEVELS
from schadenfreude.players.playouts import Playouts
from schadenfreude.players.ready import compiled, plain
from schadenfreude.players.search import Budget, Search

LEAST = 25  # playouts that every choice gets, time or not
LEAST_SECONDS = 0.01  # of search
MOST_PLAYOUTS = 10**9
FEWEST_LEFT = 3  # choices among which the last playouts are divided


@dataclass
class Choice:
    """A legal move, and how the games went that were played on from it by rule of thumb, hidden cards imagined."""

    move: int
    figures: list[Known] = field(default_factory=list)  # what is known exactly
    visits: int = 0  # how often the search looked into it
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
    carrier: Carrier | None = None,
) -> list[Choice]:
    """The legal moves of `seat` at a state masked for it, best first.

    First a search as deep as that of the level `expert` puts the moves in order, with a third of the time; what it did
    not look into comes last. Then about `playouts` games are played out, fewer when `seconds` are over: of all moves,
    then of the better half, and so on. All moves meet the same luck. Without `seconds` the same seed gives the same
    advice, whatever the carrier (by default the compiled one, if it can be). Raises BadInput if it is not for this
    seat to move, or for anything out of range.
    """
    check_range("playouts", playouts, 1, MOST_PLAYOUTS)
    check_range("seed", seed, 0, MOST_SEED)
    if v.mover != seat:
        raise BadInput("error-not-to-move", seat=seat)
    if carrier is None:
        carrier = compiled(game) if has_numba() else plain(game)
    end = time.monotonic() + seconds if seconds is not None else math.inf
    choices = _in_order(carrier, v, seat, playouts, seconds, seed)
    out = Playouts(carrier, v, seat)
    left = len(choices)
    rounds = max(1, math.ceil(math.log2(max(left / FEWEST_LEFT, 1))) + 1)
    for number in range(rounds):
        each = max(playouts // rounds // left, LEAST)
        for batch in range(math.ceil(each / LEAST)):
            if batch > 0 and time.monotonic() > end:
                break
            for choice in choices[:left]:
                choice.add(out.play(choice.move, LEAST, seed, (number << 24) + batch))
        left = max(min(left, FEWEST_LEFT), math.ceil(left / 2))
        if time.monotonic() > end:
            break
    return choices


def _in_order(carrier: Carrier, v: State, seat: int, playouts: int, seconds: float | None, seed: int) -> list[Choice]:
    """The legal moves in the order in which the level `expert` prefers them, not yet played out."""
    game, level = carrier.game, LEVELS["expert"]
    most = level.budget.iterations or playouts
    budget = Budget(min(most, playouts), max(seconds / 3, LEAST_SECONDS) if seconds is not None else None)
    rated = Search(carrier, v, seat, level.settings.suited(game), budget, seed=seed).run()
    figures = game.figures(v, seat)
    searched = [Choice(r.move, figures.get(r.move, []), r.visits) for r in rated]
    rest = [move for move in game.legal_moves(v) if move not in {r.move for r in rated}]
    return searched + [Choice(move, figures.get(move, [])) for move in rest]
