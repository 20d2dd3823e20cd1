"""What the decisions of computer players cost, as benchmarks/losses.py measured it for each game.

The figures lie in the game's folder. A game, or a player, of which nothing was measured has none.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from schadenfreude.core.game import Game
from schadenfreude.core.text import Words

FILE = "costs.json"  # in the folder of a game
DIGITS = 1  # of a figure after the point, as people are told it


class Cost(NamedTuple):
    """What a decision loses on average of the win against the best play known, in hundredths, and its 95 % interval."""

    loss: float
    low: float
    high: float


@cache
def costs(game: Game) -> dict[str, Cost]:
    """What is known of a game, by player."""
    file = files(game.package) / FILE
    if not file.is_file():
        return {}
    return {name: Cost(**cost) for name, cost in json.loads(file.read_text(encoding="utf-8")).items()}


def cost_in_words(words: Words, name: str, games: Sequence[Game]) -> str | None:
    """What a decision of a player costs in these games, in half a sentence; None if that is not known of any."""
    known = [max(round(costs(game)[name].loss, DIGITS), 0.0) for game in games if name in costs(game)]
    if not known:
        return None
    low, high = min(known), max(known)
    if high == 0:
        return words("cost-little")
    return words("cost", loss=high) if low == high else words("cost-by-game", low=low, high=high)
