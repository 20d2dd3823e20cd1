"""Advice: what each choice of a position is worth, as far as playing it out tells, and exactly where a solver knows."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from schadenfreude.core.carriers import Carrier, has_numba
from schadenfreude.core.errors import BadInput
from schadenfreude.core.figures import Known
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.lab.simulate import MOST_SEED, check_range
from schadenfreude.players.playouts import TO_THE_END, Playouts
from schadenfreude.players.ready import compiled, plain
from schadenfreude.players.search import MOST_ITERATIONS, Budget, Rated, Search, Settings, Wishes

LEAST = 25  # playouts that are made at once, and looks that make a chance
HASTY = 5  # playouts that every choice gets first if there is little time, and one even if it is up
LEAST_SECONDS = 0.01  # of a search
EXPLORE = 100  # at least, in a search for the win: to win or to lose varies more than points
FINALISTS = 4  # choices that are looked into closely
LISTED = 10  # choices that people are told where there are many
FIGURES = 3  # that they are told about a choice
HARDLY = 0.1  # a standard error of a chance from which on it says nothing


@dataclass
class Choice:
    """A legal move, and what is known of it.

    The chance of winning is what a search found that goes for nothing else, if it tried the move LEAST times.
    All else is from games that were played on from it by rule of thumb. Hidden cards are imagined in both.
    """

    move: int
    figures: list[Known] = field(default_factory=list)  # what is known exactly
    found: Rated | None = None  # by the search
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
    def visits(self) -> int:
        """How often the search looked into it."""
        return self.found.visits if self.found is not None else 0

    @property
    def chance(self) -> float:
        """The chance of winning, ties split (0..1)."""
        if self.found is not None and self.visits >= LEAST:
            return self.found.mean
        return self.shares / self.playouts

    @property
    def chance_error(self) -> float:
        """The standard error of that; never 0, as if one game more had been won, and one lost."""
        if self.found is not None and self.visits >= LEAST:
            return max(self.found.error, 1 / (self.visits + 2))
        n = self.playouts + 2
        mean = (self.shares + 1) / n
        return math.sqrt(max((self.share_squares + 1) / n - mean**2, 0.0) / n)

    @property
    def is_vague(self) -> bool:
        """Was it looked into too little to say anything?"""
        return self.chance_error >= HARDLY

    def in_numbers(self) -> dict[str, float]:
        """What words about it are given: the chance and its error in hundredths, the points and theirs."""
        return {
            "chance": 100 * self.chance,
            "chance_error": 100 * self.chance_error,
            "points": self.points,
            "points_error": self.points_error,
        }

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

    A search of `playouts` iterations, as `expert` makes it, puts them in order. Another one, which goes for the win
    alone and looks to the end, tries the FINALISTS equally often, as many times all together. Then half as many games
    are played out: of all moves, then of the better half, and so on, all with the same luck. Each takes a third of the
    `seconds`, if they are given; else the same seed gives the same advice, whatever the carrier (by default the
    compiled one, if it can be). Raises BadInput if it is not for this seat to move, or for anything out of range.
    """
    check_range("playouts", playouts, 1, MOST_ITERATIONS)
    check_range("seed", seed, 0, MOST_SEED)
    if seconds is not None:
        Budget(seconds=seconds)  # refuses no time at all
    if v.mover != seat:
        raise BadInput("error-not-to-move", seat=seat)
    if carrier is None:
        carrier = compiled(game) if has_numba() else plain(game)
    end = time.monotonic() + seconds if seconds is not None else math.inf
    budget = Budget(playouts, max(seconds / 3, LEAST_SECONDS) if seconds is not None else None)
    moves = [found.move for found in Search(carrier, v, seat, Settings().suited(game), budget, seed=seed).run()]
    moves += [move for move in game.legal_moves(v) if move not in moves]
    evenly = replace(for_the_win(game), evenly=True)
    search = Search(carrier, v, seat, evenly, budget, seed=seed, moves=moves[:FINALISTS])
    found, figures = {rated.move: rated for rated in search.run()}, game.figures(v, seat)
    choices = [Choice(move, figures.get(move, []), found.get(move)) for move in moves]
    out = Playouts(carrier, v, seat)
    left = len(choices)
    rounds = max(1, math.ceil(math.log2(max(left / FINALISTS, 1))) + 1)
    for number in range(rounds):
        each = max(playouts // 2 // rounds // left, LEAST)
        for batch in range(math.ceil(each / LEAST)):
            if batch > 0 and time.monotonic() > end:
                break
            for choice in choices[:left]:
                count = LEAST
                if number == batch == 0 and seconds is not None:
                    count = HASTY if time.monotonic() < end else 1
                choice.add(out.play(choice.move, count, seed, (number << 24) + batch))
        left = max(min(left, FINALISTS), math.ceil(left / 2))
        if time.monotonic() > end:
            break
    if all(choice.visits >= LEAST for choice in choices[:FINALISTS]):
        choices[:FINALISTS] = sorted(choices[:FINALISTS], key=lambda choice: (-choice.chance, -choice.points))
    return choices


def for_the_win(game: Game) -> Settings:
    """The settings of a search that goes for the win alone and looks to the end, so that results are chances."""
    suited = Settings().suited(game)
    explore = max(suited.explore, EXPLORE)
    return replace(suited, wishes=Wishes(win=100, lead=0), horizon=TO_THE_END, explore=explore)
