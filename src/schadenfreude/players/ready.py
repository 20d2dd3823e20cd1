"""Where a search runs: compiled as soon as that is ready, till then on the plain rules. Nobody waits for a compiler."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
from functools import cache

from schadenfreude.core.carriers import Carrier, Compiled, Plain, cache_folder, has_numba
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game
from schadenfreude.players.playouts import Playouts
from schadenfreude.players.search import Budget, Search, Settings

MARK = "search.compiled"  # a file in the folder of compiled code: the search is there
LOADING = 3.0  # seconds that somebody who asks for advice waits for compiled rules that are only to be loaded
ALONE = "import sys; from schadenfreude.players.ready import compile_alone; compile_alone(sys.argv[1])"

_compiled: dict[str, Compiled] = {}
_begun: dict[str, threading.Thread] = {}
_lock = threading.Lock()


def carrier_for(played: Game, patience: float = 0.0) -> Carrier:
    """The carrier for a search now; the first call of a game begins to make the compiled one ready.

    If it is compiled already and needs only to be loaded, that is waited for, `patience` seconds at most.
    """
    if played.name not in _compiled and has_numba():
        with _lock:
            if played.name not in _begun:
                _begun[played.name] = threading.Thread(target=get_ready, args=(played,), name="compiling", daemon=True)
                _begun[played.name].start()
        if patience and is_compiled(played):
            _begun[played.name].join(patience)
    return _compiled.get(played.name) or plain(played)


def is_compiled(played: Game) -> bool:
    """Is a game's search compiled already, so that it needs only to be loaded?"""
    return (cache_folder(played) / MARK).exists()


@cache
def plain(played: Game) -> Plain:
    """The plain carrier of a game."""
    return Plain(played, "simulate", "count")


def get_ready(played: Game) -> None:
    """Compile the search in a process of lowest priority unless that is done, then load it."""
    if not is_compiled(played):
        root = cache_folder(played).parent.parent
        compiling = subprocess.Popen(
            [sys.executable, "-c", ALONE, played.name],
            env={**os.environ, "SCHADENFREUDE_CACHE": str(root)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        atexit.register(compiling.kill)
        failed = compiling.wait()
        atexit.unregister(compiling.kill)
        if failed:
            return
    compiled(played)


def compile_alone(name: str) -> None:
    """Compile a game's search in this process, which gives way to everything else."""
    if hasattr(os, "nice"):
        os.nice(19)
    compiled(game(name))


def compiled(played: Game) -> Compiled:
    """The compiled carrier of a game, its search ready to run; may take a minute. Raises BadInput without Numba."""
    if played.name not in _compiled:
        carrier = Compiled(played, "simulate", "count")
        s = played.start(played.players[0])
        while s.mover < 0:
            played.apply(s, 0)
        v = played.masked(s, s.mover)
        Search(carrier, v, s.mover, Settings(), Budget(iterations=1)).run()
        Playouts(carrier, v, s.mover).play(played.legal_moves(v)[0], 1, 0, 0)
        (cache_folder(played) / MARK).touch()
        _compiled[played.name] = carrier
    return _compiled[played.name]
