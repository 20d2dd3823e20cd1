"""How well a search foretells who wins where it looks no further: at the calm moments of games by rule of thumb.

    python benchmarks/estimates.py [--games N] [GAME ...]

A line for each game, number of players and quarter of a game: the mean square of what was foretold of a seat minus
what came, if all seats are thought equal, and by `estimate` and `swing`; then by which factor another swing would have
foretold best, and how well. A poor estimate shows in the second number, a poor swing in a factor far from 1.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from schadenfreude.core.carriers import Compiled
from schadenfreude.core.chance import STREAM_WORDS, begin_stream, draw
from schadenfreude.core.contract import (
    CHANCE,
    OVER,
    apply,
    chances,
    easy,
    estimate,
    happen,
    is_calm,
    is_winner,
    legal_moves,
    look,
    restart,
    swing,
)
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names

QUARTERS = 4
CALM = 400  # moments that are told of a game
FACTORS = (0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8)  # of the swing, that are tried

Numbers = np.ndarray[Any, np.dtype[np.float64]]


def play(s: Any, desk: Any, stream: Any, moves: Any, points: Any, swings: Any, won: Any) -> int:
    """Play a game by rule of thumb; how many calm moments there were before its end.

    `points` gets a row of what each seat is estimated to have at each of them, `swings` the swing there; `won` is 1 for
    each seat that won.
    """
    restart(s, desk)
    seen = 0
    calm = False
    while s.mover != OVER:
        if is_calm(s) and not calm and seen < len(points):
            for p in range(len(won)):
                points[seen][p] = estimate(s, p)
            swings[seen] = swing(s)
            seen += 1
        calm = is_calm(s)
        if s.mover == CHANCE:
            happen(s, draw(stream, chances(s)))
        else:
            count = legal_moves(s, moves)
            apply(s, easy(look(s, desk, s.mover), s.mover, moves, count, stream))
    for p in range(len(won)):
        won[p] = 1 if is_winner(s, p) else 0
    return seen


def moments(played: Game, players: int, games: int) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Of all calm moments: the quarter of the game, the swing, by seat the estimates and the share of the win."""
    start = played.start(players)
    carrier = Compiled(played, "estimates", "silent")
    bound, (s, desk) = carrier.bind(play), carrier.desk(start)
    seats = played.seats(start)
    stream, moves, won = carrier.words(STREAM_WORDS), carrier.words(len(played.moves)), carrier.words(seats)
    points, swings = carrier.rows(CALM, seats), carrier.words(CALM)
    found: list[tuple[Numbers, ...]] = []
    for number in range(games):
        begin_stream(stream, 1, number)
        seen = bound(s, desk, stream, moves, points, swings, won)
        shares = np.tile(won / won.sum(), (seen, 1))
        found.append((np.arange(seen) * QUARTERS // max(seen, 1), 1.0 * swings[:seen], 1.0 * points[:seen], shares))
    quarter, scale, estimates, shares = (np.concatenate(part) for part in zip(*found, strict=True))
    return quarter, scale, estimates, shares


def error(scale: Numbers, estimates: Numbers, shares: Numbers) -> float:
    """The mean square of what is wrong if the win is shared out as `chance_of_win` in `players/tree.py` does."""
    behind = estimates.max(1, keepdims=True) - estimates
    parts = (scale[:, None] / (scale[:, None] + behind)) ** 2
    return float(((parts / parts.sum(1, keepdims=True) - shares) ** 2).mean())


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--games", type=int, default=5000, help="for each number of players, by default 5000")
    given = parser.parse_args()
    print("| Game | players | quarter | all equal | estimate | best factor of swing | with it |")
    print("|---|---|---|---|---|---|---|")
    for played in map(game, given.names or game_names()):
        for players in range(played.players[0], played.players[1] + 1):
            quarter, scale, estimates, shares = moments(played, players, given.games)
            for q in range(QUARTERS):
                at = quarter == q
                errors = [error(factor * scale[at], estimates[at], shares[at]) for factor in FACTORS]
                even = float(((shares[at] - 1 / shares.shape[1]) ** 2).mean())
                best = int(np.argmin(errors))
                numbers = f"{even:.4f} | {errors[FACTORS.index(1.0)]:.4f} | {FACTORS[best]} | {errors[best]:.4f}"
                print(f"| {played.name} | {players} | {q + 1} | {numbers} |", flush=True)


if __name__ == "__main__":
    main()
