"""What the styles are known by: a style in one seat among experts, beside expert in the same seat of the same deals.

    python benchmarks/styles.py [--deals N] [--threads N] [--write] [GAME ...]

Somebody greedy should end with more points of his own, somebody spiteful leave the others fewer, and with somebody
cautious the points should vary less. The usual number of seats; each deal is played by experts alone, and with each
style in each seat, with the same cards and dice. A figure is that of the style less that of expert, with its 95 %
interval by leaving out one deal after another. `--write` puts the table into its section of docs/strength.md.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from pages import STRENGTH
from pages import STYLES as SECTION
from watching import watch

from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.lab.standings import CONFIDENCE, FEWEST, student
from schadenfreude.players import STYLES
from schadenfreude.players.ready import compiled

EXPERT = "expert"
DEALS = 40
SEED = 3
COMMAND = "python benchmarks/styles.py --write"
INTRO = (
    "A style in one seat, experts in all others, beside expert in that seat too: the same deals in all seatings,",
    "with the same cards and dice. The rows of styles are differences to the row of expert, with their 95 %",
    "interval over deals.",
)


class Seat(NamedTuple):
    """How a game came out for one seat: its points, the mean points of the others, and its part of the win (0..1)."""

    own: float
    others: float
    share: float


Deals = Sequence[Sequence[Seat]]  # by deal, then by the seat of the player


def own_points(deals: Deals) -> float:
    """The mean of the points of his own."""
    return statistics.fmean(seat.own for deal in deals for seat in deal)


def points_of_others(deals: Deals) -> float:
    """The mean of the points of the others."""
    return statistics.fmean(seat.others for deal in deals for seat in deal)


def spread(deals: Deals) -> float:
    """The standard deviation of the points of his own."""
    return statistics.pstdev(seat.own for deal in deals for seat in deal)


def worst_fifth(deals: Deals) -> float:
    """The mean of the points of his own in the worst fifth of the games."""
    points = sorted(seat.own for deal in deals for seat in deal)
    return statistics.fmean(points[: max(len(points) // 5, 1)])


def wins(deals: Deals) -> float:
    """His share of the wins in hundredths, ties split."""
    return 100 * statistics.fmean(seat.share for deal in deals for seat in deal)


FIGURES: dict[str, Callable[[Deals], float]] = {
    "own points": own_points,
    "points of the others": points_of_others,
    "spread of own points": spread,
    "own points in the worst fifth": worst_fifth,
    "wins, %": wins,
}
KNOWN_BY = {
    "greedy": (own_points, 1),
    "spiteful": (points_of_others, -1),
    "cautious": (spread, -1),
}  # what is higher or lower


class Difference(NamedTuple):
    """What a figure of a style is more than that of expert, and half the width of its interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ± {self.margin:.1f}"


def difference(figure: Callable[[Deals], float], style: Deals, expert: Deals) -> Difference:
    """A figure of a style less that of expert, in the same deals."""
    n = len(style)
    without = [figure([*style[:i], *style[i + 1 :]]) - figure([*expert[:i], *expert[i + 1 :]]) for i in range(n)]
    error = math.sqrt((n - 1) * statistics.pvariance(without))
    return Difference(figure(style) - figure(expert), student(CONFIDENCE, n - 1) * error)


def seat_of(played: Game, s: State, seat: int) -> Seat:
    """How a finished game came out for a seat."""
    points, winners = played.scores(s)[: played.usual_players], played.winners(s)
    others = statistics.fmean(p for other, p in enumerate(points) if other != seat)
    return Seat(points[seat], others, 1 / len(winners) if seat in winners else 0.0)


def play_deal(played: Game, number: int) -> dict[str, list[Seat]]:
    """A deal played by experts alone, then with each style in each seat: by player, how it came out for his seat."""
    seats = range(played.usual_players)
    experts = [EXPERT for _ in seats]
    end = watch(played, experts, SEED, number).end
    found = {EXPERT: [seat_of(played, end, seat) for seat in seats]}
    for style in STYLES:
        tables = [[*experts[:seat], style, *experts[seat + 1 :]] for seat in seats]
        found[style] = [seat_of(played, watch(played, tables[seat], SEED, number).end, seat) for seat in seats]
    return found


def play(played: Game, deals: int, threads: int) -> dict[str, list[list[Seat]]]:
    """All deals: by player, then by deal."""
    compiled(played)
    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(lambda number: play_deal(played, number), range(deals)))
    return {name: [deal[name] for deal in found] for name in (EXPERT, *STYLES)}


def verdict(style: str, deals: Deals, expert: Deals) -> str:
    """Is a style known by what it should be known by?"""
    figure, sign = KNOWN_BY[style]
    name = next(name for name, each in FIGURES.items() if each is figure)
    found = difference(figure, deals, expert)
    known = "yes" if sign * found.mean > found.margin else "no" if sign * found.mean < -found.margin else "open"
    return f"{'higher' if sign > 0 else 'lower'} {name}: {known}"


def table(played: Game, found: dict[str, list[list[Seat]]]) -> list[str]:
    """The lines of a game."""
    expert = found[EXPERT]
    lines = [f"{len(expert)} deals for {played.usual_players}.", ""]
    lines += [f"| player | {' | '.join(FIGURES)} | known by |", "|---" * (len(FIGURES) + 2) + "|"]
    lines.append(f"| {EXPERT} | {' | '.join(f'{figure(expert):.1f}' for figure in FIGURES.values())} | |")
    for style in STYLES:
        row = [str(difference(figure, found[style], expert)) for figure in FIGURES.values()]
        lines.append(f"| {style} | {' | '.join(row)} | {verdict(style, found[style], expert)} |")
    return lines


def main() -> None:
    """Play, and print or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"by default {DEALS}, at least {FEWEST}")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="by default one a core")
    parser.add_argument("--write", action="store_true", help="write the section of docs/strength.md")
    given = parser.parse_args()
    if given.deals < FEWEST:
        parser.error(f"--deals: at least {FEWEST}")
    for name in given.names or game_names():
        lines = table(game(name), play(game(name), given.deals, given.threads))
        title = game(name).words("en")("name")
        print("\n".join([title, "", *lines, ""]), flush=True)
        if given.write:
            STRENGTH.write_tables(SECTION, INTRO, {title: lines}, COMMAND)


if __name__ == "__main__":
    main()
