"""How long the exact solvers take on one core, and how much memory: prints the table in docs/solvers.md."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from functools import partial

import numpy as np

from schadenfreude.core.chance import Stream
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.throws import SHAPE, solve
from schadenfreude.games.nix_fuer_ungut.best_plays import best_plays
from schadenfreude.games.pechvogel.endgame import Endgame

TIMES = 5


def report(what: str, work: Callable[[], object], times: int = TIMES) -> None:
    """Print the median processor time of several runs, after one that warms up."""
    taken = []
    for _ in range(times + 1):
        began = time.process_time()
        work()
        taken.append(1000 * (time.process_time() - began))
    print(f"| {what} | {sorted(taken[1:])[times // 2]:.0f} ms |", flush=True)


def first_decision(played: Game, seed: int) -> State:
    """A position of two players in which the first choice of a game is to be made."""
    s, stream = played.start(2), Stream(seed)
    while not played.legal_moves(s):
        played.apply(s, stream.draw(played.chances(s)))
    return s


def main() -> None:
    """Print the table."""
    value = np.random.default_rng(1).random(SHAPE)
    print("| What | Processor time |\n|---|---|")
    for throws in (3, 4):
        for means, compiled in (("compiled", True), ("NumPy", False)):
            solution = partial(solve, value, throws, compiled=compiled)
            report(f"Nichtlustig: a turn of {throws} throws, any value, {means}", solution)
    for name in ("nichtlustig", "pechvogel", "nix-fuer-ungut"):
        s = first_decision(game(name), 1)
        report(
            f"{game(name).words('en')('name')}: figures of a first decision", partial(game(name).figures, s, s.mover)
        )
    hand = first_decision(game("nix-fuer-ungut"), 1)
    report("Nix für Ungut!: a hand of twelve", partial(best_plays, hand, hand.mover))
    last = game("pechvogel").start(2)
    last.middle[:], last.middle_left = [0, 0, 0, 0, 1], 1
    report("Pechvogel: one 7 in the middle, no other marker, hands up to 8", partial(Endgame, last), 1)
    tracemalloc.start()
    solve(value, 4)
    print(f"\nMost memory in a turn of Nichtlustig of 4 throws: {tracemalloc.get_traced_memory()[1] / 1e6:.0f} MB.")


if __name__ == "__main__":
    main()
