"""Compiling ahead, so that nobody waits for a compiler later: a process for each game, as many as there are cores."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from schadenfreude.core.carriers import cache_folder, has_numba
from schadenfreude.core.errors import BadInput
from schadenfreude.core.registry import game
from schadenfreude.lab.simulate import Simulation
from schadenfreude.players.ready import compiled

STALE = 30 * 24 * 3600  # seconds after which compiled code of other sources is thrown away


def warm(names: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Compile what simulations and searches of these games run; yields each game with its seconds as it is done.

    Raises BadInput without the extra `fast`, or for a game that does not exist.
    """
    if not has_numba():
        raise BadInput("error-no-numba")
    longest_first = sorted(names, key=_size, reverse=True)  # what takes long, begun last, would keep one core alone
    workers = max(1, min(len(names), os.cpu_count() or 1))
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(compile_game, name) for name in longest_first]):
            yield done.result()


def compile_game(name: str) -> tuple[str, float]:
    """Compile one game in this process, and forget what was compiled of its older sources."""
    begun = time.perf_counter()
    played = game(name)
    Simulation(played, ["random"] * played.players[0], 1, threads=1)
    compiled(played)
    _forget_stale(name)
    return name, time.perf_counter() - begun


def _size(name: str) -> int:
    """Bytes of a game's sources. Raises BadInput for a game that does not exist."""
    return sum(path.stat().st_size for path in Path(str(game(name).module("rules").__file__)).parent.glob("*.py"))


def _forget_stale(name: str) -> None:
    folder = cache_folder(game(name))
    for other in folder.parent.glob(f"{name}-*"):
        if other != folder and time.time() - other.stat().st_mtime > STALE:
            shutil.rmtree(other, ignore_errors=True)
