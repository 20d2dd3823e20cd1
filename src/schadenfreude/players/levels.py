"""The players that search: levels of strength, and styles, which are levels that want something else."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import suggest
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.players.ready import carrier_for, plain
from schadenfreude.players.search import FLAT, Budget, Rated, Search, Settings, Wishes

SECONDS = 0.8  # a decision takes at most, whatever the machine; people wait a second at most
USUAL = Settings()


@dataclass(frozen=True, slots=True)
class Level:
    """How much a player thinks, what he wants, and how far he is from always taking the best move he saw.

    He takes any of the moves that he looked into at least half as often as into the best and that seemed to be worse by
    at most `slack` (0..1, of everything there is to win), the more often the more he looked into it. In `lapses` of 256
    decisions he does not think and plays the first move that comes to mind.
    """

    budget: Budget
    settings: Settings = USUAL
    slack: float = 0.0
    lapses: int = 0
    trees: int = 1

    def untimed(self) -> Level:
        """The same without a look at the clock, so that it plays the same on every machine."""
        return replace(self, budget=Budget(self.budget.iterations))


class Searcher:
    """A player who searches, at a level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        """The move that the search finds best, or nearly so. Raises BadSearch where there is nothing to decide."""
        level = self.level
        if stream.draw(256) < level.lapses:
            return first_thought(game, v, seat, stream)
        seed = stream.draw(1 << 30) << 30 | stream.draw(1 << 30)
        search = Search(
            carrier_for(game), v, seat, level.settings.suited(game), level.budget, seed=seed, trees=level.trees
        )
        return pick(search.run(min(level.trees, os.cpu_count() or 1)), level.slack, stream)


def first_thought(game: Game, v: State, seat: int, stream: Stream) -> int:
    """The first move that comes to mind."""
    legal = game.legal_moves(v)
    return int(plain(game).bind(suggest)(v, seat, legal, len(legal), stream.words))


def pick(rated: list[Rated], slack: float, stream: Stream) -> int:
    """One of the moves that were looked into almost as much as the best and are almost as good."""
    best = rated[0]
    close = [r for r in rated if 2 * r.visits >= best.visits and r.mean >= best.mean - slack] if slack else [best]
    left = stream.draw(sum(r.visits for r in close)) if len(close) > 1 else 0
    for r in close:
        left -= r.visits
        if left < 0:
            return r.move
    return best.move


LEVELS = {
    "medium": Level(Budget(50, SECONDS), slack=0.03, lapses=40),
    "hard": Level(Budget(250, SECONDS), lapses=16),
    "expert": Level(Budget(1000, SECONDS)),
    "cautious": Level(Budget(1000, SECONDS), Settings(wishes=Wishes(win=20, lead=0, own=80, fear=400))),
    "greedy": Level(Budget(1000, SECONDS), Settings(wishes=Wishes(win=0, lead=0, own=100))),
    "spiteful": Level(Budget(1000, SECONDS), Settings(wishes=Wishes(win=10, lead=0, own=0, spite=90))),
    "flat": Level(Budget(1500, SECONDS), FLAT),
}
YARDSTICKS = frozenset({"flat"})  # there to measure others by
