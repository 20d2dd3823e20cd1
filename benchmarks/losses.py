"""What the decisions of each computer player cost: how much of the win they lose against the best play known.

    python benchmarks/losses.py [--games N] [--threads N] [--write] [GAME ...]

Games for the usual number of players, in whose seats the levels take turns, give the decisions: mistakes of all kinds
lead there. Of each game DRAWN decisions are judged. Each player says what he would do; a search as `expert` makes it,
but with DEPTH times as many iterations, finds the best move; then another one, with luck of its own, goes for the win
alone and looks to the end, and tries all these moves equally often, with the same luck. A player's loss is by how much
the chance of winning is smaller with his move than with the best one. It is no rule that it is positive: what one
search thinks best need not be so for the other, and if it was chosen by luck, that does not count as a gain.

`--write` puts the figures into the games' folders, from where people who choose a computer player are told them, and
the tables into their section of docs/strength.md; those of games that are not named stay.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from pages import LOSSES, STRENGTH
from watching import Decision, watch

from schadenfreude.core.chance import Stream
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.lab.advise import for_the_win
from schadenfreude.lab.standings import CONFIDENCE, FEWEST, student
from schadenfreude.players import STRENGTHS, STYLES, chosen, player
from schadenfreude.players.costs import FILE, Cost
from schadenfreude.players.levels import LEVELS
from schadenfreude.players.ready import compiled
from schadenfreude.players.search import Budget, Search

JUDGED = ("random", *STRENGTHS, *STYLES)
GAMES = 40
DRAWN = 12  # decisions of a game that are judged
DEPTH = 20  # times the iterations of expert
TRIES = 1000  # of each move
SEED = 2
COMMAND = "python benchmarks/losses.py --write"
INTRO = (
    "By how much of the win (in percentage points of the chance to win) a decision of each player is worse on",
    f"average than the best move known: the one that a search finds as expert makes it, with {DEPTH} times the",
    "iterations. Both moves are valued by another search, with luck of its own, that goes for the win alone and",
    "looks to the end. In the seats the levels from easy to expert take turns; all players are asked at the same",
    "decisions. Styles want something else than the win, and lose some of it on purpose.",
)


class Choices(NamedTuple):
    """For each of the JUDGED at a decision, or on average of a game: his loss (0..1), and was his move the best?"""

    losses: list[float]
    best: list[float]


def judge(played: Game, decision: Decision, seed: int) -> Choices:
    """What each player loses at a decision."""
    v, seat, carrier = decision.v, decision.seat, compiled(played)
    moves = [
        chosen(name, player(name, timed=False), played, v, seat, Stream(seed, number))
        for number, name in enumerate(JUDGED)
    ]
    expert = LEVELS["expert"]
    assert expert.budget.iterations is not None
    deep = Budget(DEPTH * expert.budget.iterations)
    best = Search(carrier, v, seat, expert.settings.suited(played), deep, seed=seed).run()[0].move
    tried = [best, *sorted({*moves} - {best})]
    means = {best: 0.0}
    if len(tried) > 1:
        evenly = replace(for_the_win(played), evenly=True)
        search = Search(carrier, v, seat, evenly, Budget(TRIES * len(tried)), seed=seed + 1, moves=tried)
        means = {rated.move: rated.mean for rated in search.run()}
    return Choices([means[best] - means[move] for move in moves], [float(move == best) for move in moves])


def judge_game(played: Game, number: int) -> Choices:
    """Play a game and judge some of its decisions: means over them."""
    names = [STRENGTHS[(number + seat) % len(STRENGTHS)] for seat in range(played.usual_players)]
    decisions = watch(played, names, SEED, number).decisions
    drawn = random.Random(number).sample(decisions, min(DRAWN, len(decisions)))
    judged = [judge(played, decision, 2 * (number * DRAWN + i)) for i, decision in enumerate(drawn)]
    losses = [statistics.fmean(choices.losses[place] for choices in judged) for place in range(len(JUDGED))]
    best = [statistics.fmean(choices.best[place] for choices in judged) for place in range(len(JUDGED))]
    return Choices(losses, best)


def judge_games(played: Game, games: int, threads: int) -> list[Choices]:
    """The means of each game."""
    compiled(played)
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(lambda number: judge_game(played, number), range(games)))


def cost(judged: list[Choices], place: int) -> Cost:
    """The mean loss of the player with this place among the JUDGED, with its interval over games."""
    losses = [choices.losses[place] for choices in judged]
    mean = statistics.fmean(losses)
    margin = student(CONFIDENCE, len(losses) - 1) * statistics.stdev(losses) / math.sqrt(len(losses))
    return Cost(*(round(100 * x, 2) for x in (mean, mean - margin, mean + margin)))


def table(played: Game, judged: list[Choices]) -> list[str]:
    """The lines of a game."""
    lines = [f"{len(judged)} games for {played.usual_players}, {DRAWN} decisions of each.", ""]
    lines += ["| player | mean loss a decision | 95 % interval | takes the best move |", "|---|---|---|---|"]
    for place, name in enumerate(JUDGED):
        loss, low, high = cost(judged, place)
        best = statistics.fmean(choices.best[place] for choices in judged)
        lines.append(f"| {name} | {loss:.2f} % | {low:.2f} to {high:.2f} % | {100 * best:.0f} % |")
    return lines


def write_costs(played: Game, judged: list[Choices]) -> None:
    """Put the figures into the folder of the game."""
    file = Path(str(played.rules.__file__)).parent / FILE
    lines = [f'  "{name}": {json.dumps(cost(judged, place)._asdict())}' for place, name in enumerate(JUDGED)]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Play, judge, and print or write the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--games", type=int, default=GAMES, help=f"by default {GAMES}, at least {FEWEST}")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="by default one a core")
    parser.add_argument("--write", action="store_true", help="write the figures, and the section of docs/strength.md")
    given = parser.parse_args()
    if given.games < FEWEST:
        parser.error(f"--games: at least {FEWEST}")
    for name in given.names or game_names():
        judged = judge_games(game(name), given.games, given.threads)
        title, lines = game(name).words("en")("name"), table(game(name), judged)
        print("\n".join([title, "", *lines, ""]), flush=True)
        if given.write:
            write_costs(game(name), judged)
            STRENGTH.write_tables(LOSSES, INTRO, {title: lines}, COMMAND)


if __name__ == "__main__":
    main()
