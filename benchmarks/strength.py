"""How strong the levels are: every one against the next weaker one, in every game, for every number of players.

    python benchmarks/strength.py [--minutes N] [--folder FOLDER] [--write] [GAME ...]

One seat is the stronger player's, all others the weaker one's; each deal is played in all seatings. A match has at
least 1000 games, and twice as many until the 95 % interval of the stronger player's share lies on one side of an even
share, unless the time is out: the time that is left is divided evenly among the matches that are left. The games are
kept in the folder, and the next run goes on from there. `--write` puts the tables into their section of
docs/strength.md.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from pages import LADDER, STRENGTH

from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.lab.arena import Arena
from schadenfreude.lab.standings import Standing
from schadenfreude.players import STRENGTHS, player_names
from schadenfreude.terminal.ledger import Ledger

RANKS = ("random", *STRENGTHS)  # from the weakest
GAMES = 1000  # that a match has at least
MOST = 64 * GAMES
SEED = 1
COMMAND = "python benchmarks/strength.py --write"
INTRO = (
    "One seat is the first player's, all others the second one's; each deal is played in all seatings with the",
    "same cards and dice. The share is that of the wins, ties split, with its 95 % interval over deals.",
    f"Seed {SEED}; `schadenfreude arena GAME --players easy,random,random --seed {SEED}` plays the same games as",
    "the match of easy against random for three.",
)


class Match(NamedTuple):
    """A stronger player in one seat against a weaker one in all others."""

    game: Game
    seats: int
    stronger: str
    weaker: str

    def arena(self, games: int) -> Arena:
        """The arena of so many games."""
        return Arena(self.game, [self.stronger, *[self.weaker] * (self.seats - 1)], games, seats=self.seats, seed=SEED)

    def file(self, folder: Path) -> Path:
        """Where its games are kept."""
        return folder / f"{self.game.name}-{self.seats}-{self.stronger}-{self.weaker}.jsonl"


def matches(names: list[str]) -> list[Match]:
    """All matches, the quickest first: weak players think less, and what they leave of their time is for the others."""
    there = [name for name in RANKS if name in player_names()]
    return [
        Match(game(name), seats, stronger, weaker)
        for weaker, stronger in pairwise(there)
        for name in names
        for seats in range(game(name).players[0], game(name).players[1] + 1)
    ]


def play(match: Match, folder: Path, until: float) -> Standing | None:
    """Play a match on until it is decided or the clock says `until`: how the stronger player stands, if he does."""
    games = GAMES
    while True:
        with Ledger(match.file(folder), match.arena(games).settings()) as ledger:
            games = max(games, len(ledger.earlier))  # what is there counts, however little time there is
            arena = match.arena(games)
            earlier = ledger.earlier[: arena.games]
            if time.monotonic() >= until:
                for played in earlier:
                    arena.standings.add(played)
            else:
                for new in arena.play(earlier):
                    ledger.add(new)
                    if time.monotonic() >= until:
                        break
        standing = next((row for row in arena.standings.table() if row.player == match.stronger), None)
        if standing is None or time.monotonic() >= until or verdict(standing) != OPEN or games >= MOST:
            return standing
        games *= 2


STRONGER, WEAKER, OPEN = "stronger", "weaker", "open"


def verdict(standing: Standing) -> str:
    """What a share and its interval say."""
    if standing.low > standing.even:
        return STRONGER
    return WEAKER if standing.high < standing.even else OPEN


def row(match: Match, standing: Standing | None) -> str:
    """A line of the table of a game."""
    pair = f"| {match.stronger} against {match.weaker} | {match.seats} |"
    if standing is None:
        return f"{pair} 0 | | | | not played |"
    share, low, high, even = (f"{100 * x:.1f} %" for x in (standing.share, standing.low, standing.high, standing.even))
    few = "" if standing.games >= GAMES else ", fewer games than asked for"
    return f"{pair} {standing.games} | {share} | {low} to {high} | {even} | {verdict(standing)}{few} |"


def tables(results: list[tuple[Match, Standing | None]]) -> dict[str, list[str]]:
    """The table of each game, by what the game is called."""
    found: dict[str, list[str]] = {}
    head = ["| match | players | games | share | 95 % interval | even | verdict |", "|---|---|---|---|---|---|---|"]
    for match, standing in results:
        found.setdefault(match.game.words("en")("name"), [*head]).append(row(match, standing))
    return found


def main() -> None:
    """Play, and print or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--minutes", type=float, default=40, help="how long it may take, by default 40; 0 only tells")
    parser.add_argument(
        "--folder", type=Path, default=Path("build/strength"), help="where games are kept, by default build/strength"
    )
    parser.add_argument("--write", action="store_true", help="write the section of docs/strength.md")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * given.minutes
    left = matches(given.games or game_names())
    results = []
    for number, match in enumerate(left):
        now = time.monotonic()
        standing = play(match, given.folder, now + max(end - now, 0) / (len(left) - number))
        results.append((match, standing))
        print(match.game.name, row(match, standing), flush=True)
    if given.write:
        STRENGTH.write_tables(LADDER, INTRO, tables(results), COMMAND)


if __name__ == "__main__":
    main()
