"""Our games as games of OpenSpiel, so that its own players can play them, and matches of these against ours.

    python benchmarks/anchor.py [--games N] [--seconds S] [--write] [GAME ...]

The level `expert` against OpenSpiel's own search on the same games for two, with equal time to think. `--write` puts
the table into its section of docs/strength.md.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from pages import ANCHOR, STRENGTH

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.lab.standings import Played, Standing, Standings
from schadenfreude.players.levels import LEVELS
from schadenfreude.players.ready import compiled
from schadenfreude.players.search import Budget, Search

PLAYERS = 2
UCT = 1.4  # OpenSpiel's usual weight of exploration is 2 for wins and losses of 1 and -1; ours are 1 and 0
FIRST_TRY = 20  # iterations of OpenSpiel's first decision, before its speed is known
THEIRS, OURS = "openspiel", "expert"
SECONDS = 0.1  # a move
GAMES = 60
OPTIONS: dict[str, dict[str, object]] = {"nix-fuer-ungut": {"igor": "no"}}  # else Igor wins most games
LIMIT = 300  # seconds a game
COMMAND = "python benchmarks/anchor.py --write"


class Position:
    """A state that OpenSpiel copies as quickly as we do, and without its game."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.game, self.state.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of two of ours; what is won is the share of the win."""

    def __init__(self, game: Game, first: State) -> None:
        self.game = game
        self.is_open = all(field.seen == "everybody" for field in game.fields)
        self.first = first
        kind = pyspiel.GameType
        facts = kind(
            short_name=game.name.replace("-", "_"),
            long_name=game.name,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kind.Information.PERFECT_INFORMATION
            if self.is_open
            else kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=PLAYERS,
            min_num_players=PLAYERS,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )
        numbers = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=1000,
            num_players=PLAYERS,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=20_000,
        )
        super().__init__(facts, numbers, {})

    def new_initial_state(self) -> SpielState:
        """The first node."""
        return SpielState(self, self.first)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours, asked as OpenSpiel asks."""

    def __init__(self, spiel: SpielGame, state: State) -> None:
        super().__init__(spiel)
        self.position = Position(spiel.game, state.copy())

    def current_player(self) -> int:
        """The mover; OpenSpiel's numbers are ours."""
        return int(self.position.state.mover)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.position.game.legal_moves(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome with its probability."""
        k = self.position.game.chances(self.position.state)
        return [(outcome, 1 / k) for outcome in range(k)]

    def _apply_action(self, action: int) -> None:
        self.position.game.apply(self.position.state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        game, s = self.position.game, self.position.state
        return game.write_outcome(s, action) if player == CHANCE else game.write_move(s, action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return bool(self.position.state.mover == OVER)

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        winners = self.position.game.winners(self.position.state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(PLAYERS)]

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, by default the mover."""
        s = self.position.state
        return s.masked(s.mover if player is None else player).to_bytes().hex()

    def __str__(self) -> str:
        return self.position.state.to_bytes().hex()


class Theirs:
    """OpenSpiel's search, MCTS where all is open and IS-MCTS where it is not, thinking for so many seconds a move.

    It counts iterations; how many it has time for is known from how long the last ones took.
    """

    def __init__(self, game: Game, first: State, seconds: float, seed: int) -> None:
        self.spiel = SpielGame(game, first)
        self.seconds = seconds
        self.pace = seconds / FIRST_TRY
        luck = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        if self.spiel.is_open:
            self._bot = mcts.MCTSBot(self.spiel, UCT, FIRST_TRY, evaluator, random_state=luck)
        else:
            self._bot = ismcts.ISMCTSBot(
                self.spiel,
                evaluator,
                UCT,
                FIRST_TRY,
                random_state=luck,
                use_observation_string=True,
                allow_inconsistent_action_sets=True,
            )

    def __call__(self, v: State, seat: int, stream: Stream) -> int:
        """The move for a masked state."""
        iterations = max(2, round(self.seconds / self.pace))
        begun = time.perf_counter()
        if self.spiel.is_open:
            self._bot.max_simulations = iterations
        else:
            self._bot._max_simulations = iterations
            self._bot.set_resampler(lambda *_: self._imagined(v, seat, stream))
        move = int(self._bot.step(self._imagined(v, seat, stream)))
        self.pace = (time.perf_counter() - begun) / iterations
        return move

    def _imagined(self, v: State, seat: int, stream: Stream) -> SpielState:
        return SpielState(self.spiel, self.spiel.game.imagine(v, seat, stream.words))


class Ours:
    """Our search as the level `expert` has it, thinking for so many seconds a move."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.carrier = compiled(game)
        self.settings = LEVELS[OURS].settings.suited(game)
        self.budget = Budget(seconds=seconds)

    def __call__(self, v: State, seat: int, stream: Stream) -> int:
        """The move for a masked state."""
        return Search(self.carrier, v, seat, self.settings, self.budget, seed=stream.draw(1 << 30)).run()[0].move


def match(played: Game, seconds: float = SECONDS, games: int = GAMES) -> tuple[Standing, list[float]]:
    """Ours against OpenSpiel's player, each deal in both seatings; our standing, and the seconds a move of each.

    It ends after `games`, or when LIMIT seconds are over.
    """
    ours, first = Ours(played, seconds), played.start(PLAYERS, OPTIONS.get(played.name, {}))
    seatings = [(OURS, THEIRS), (THEIRS, OURS)]
    standings = Standings(seatings)
    taken = {OURS: 0.0, THEIRS: 0.0}
    moves = {OURS: 0, THEIRS: 0}
    begun = time.perf_counter()
    for number in range(games):
        if standings.deals and number % 2 == 0 and time.perf_counter() - begun > LIMIT:
            break
        deal, seating = divmod(number, 2)
        theirs = Theirs(played, first, seconds, number)
        s, dice, luck = first.copy(), Stream(deal), Stream(deal, 1)
        decisions = 0
        while s.mover != OVER:
            if s.mover == CHANCE:
                played.apply(s, dice.draw(played.chances(s)))
                continue
            seat, who = s.mover, seatings[seating][s.mover]
            v = played.masked(s, seat)
            before = time.perf_counter()
            move = ours(v, seat, luck) if who == OURS else theirs(v, seat, luck)
            taken[who] += time.perf_counter() - before
            moves[who] += 1
            decisions += 1
            played.apply(s, move)
        winners = sum(1 << seat for seat in played.winners(s))
        standings.add(Played(winners, decisions, tuple(played.scores(s))))
    (standing,) = [standing for standing in standings.table() if standing.player == OURS]
    return standing, [taken[who] / moves[who] for who in (OURS, THEIRS)]


def section(rows: list[str]) -> list[str]:
    """The lines of the section."""
    without = ", ".join(f"{name} with {option} {value}" for name in OPTIONS for option, value in OPTIONS[name].items())
    return [
        "Two players; OpenSpiel's is its own MCTS where all is open, its IS-MCTS where cards are hidden, both with",
        "random playouts. Both have the same time for a move; each deal is played in both seatings with the same luck.",
        f"Played with the usual options, but {without}.",
        "",
        "| game | games | ms a move of expert, of OpenSpiel | share of expert | 95 % interval | even |",
        "|---|---|---|---|---|---|",
        *rows,
    ]


def main() -> None:
    """Play, and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--games", type=int, default=GAMES, help=f"that a match has at most, by default {GAMES}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for a move, by default {SECONDS}")
    parser.add_argument("--write", action="store_true", help="write the section of docs/strength.md")
    given = parser.parse_args()
    rows = []
    for name in given.names or game_names():
        standing, seconds = match(game(name), given.seconds, given.games)
        share, low, high, even = (
            f"{100 * x:.0f} %" for x in (standing.share, standing.low, standing.high, standing.even)
        )
        times = ", ".join(f"{1000 * each:.0f}" for each in seconds)
        rows.append(f"| {name} | {standing.games} | {times} | {share} | {low} to {high} | {even} |")
        print(rows[-1], flush=True)
    if given.write:
        STRENGTH.write_section(ANCHOR, section(rows), COMMAND)


if __name__ == "__main__":
    main()
