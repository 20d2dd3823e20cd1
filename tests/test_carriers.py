"""The compiled twin of every game does what the plain rules do, and is compiled anew when they change."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from schadenfreude.core.carriers import CACHE_LINE, Compiled, Plain
from schadenfreude.core.chance import STREAM_WORDS, begin_stream, draw
from schadenfreude.core.registry import game, game_names
from schadenfreude.games import pechvogel
from schadenfreude.lab.fuzz import compare_carriers
from schadenfreude.lab.playout import play_batch
from schadenfreude.players.simple import KINDS
from tests.playing import SEED, carrier, finished, seated, tables

DECISIONS = 4000  # of every game, spread over its tables, that are compared step by step

each_game = pytest.mark.parametrize("name", game_names())


@each_game
def test_both_carriers_go_through_the_same_states(name: str) -> None:
    compiled, plain = carrier(name, True), carrier(name, False)
    assert isinstance(compiled, Compiled)
    assert isinstance(plain, Plain)
    found = list(compare_carriers(compiled, plain, tables(name), DECISIONS, SEED))
    assert [difference for game in found for difference in game.differences] == []
    assert len(found) >= 10


@each_game
@pytest.mark.parametrize("kind", KINDS)
def test_both_carriers_play_the_same_games_from_a_seed(name: str, kind: str) -> None:
    for table in tables(name):
        results = []
        for compiled in (True, False):
            bound = carrier(name, compiled)
            s, desk, kinds, stream, moves = seated(bound, table, KINDS[kind])
            rows = bound.rows(3, len(kinds) + 3)
            decisions = bound.bind(play_batch)(s, desk, kinds, stream, moves, 0, rows)
            results.append((decisions, np.asarray(rows).tolist(), list(bound.tally(s)), list(stream)))
        assert results[0] == results[1]


@each_game
def test_both_carriers_see_the_same_through_the_eyes_of_a_seat(name: str) -> None:
    compiled = carrier(name, True)
    assert isinstance(compiled, Compiled)
    for table in tables(name):
        s = finished(name, table, 0).replay()
        data = np.frombuffer(s.to_bytes(), np.uint8)
        masks = compiled.masks()
        for seat in range(table.players):
            assert (data * masks[seat]).tobytes() == s.masked(seat).to_bytes()
        assert (data * masks[-1]).tobytes() == s.masked(None).to_bytes()


@each_game
def test_a_state_comes_back_from_a_record_array_as_it_was(name: str) -> None:
    compiled = carrier(name, True)
    assert isinstance(compiled, Compiled)
    s = finished(name, tables(name)[0], 0).replay()
    states = compiled.states(3)
    compiled.put(states, 1, s)
    assert compiled.get(states, 1) == s
    assert compiled.get(states, 0) == compiled.get(states, 2) == game(name).state_class()


def stretch(array: Any) -> tuple[int, int]:
    """The cache lines that an array lies on: the first, and the first after it."""
    return array.ctypes.data // CACHE_LINE, -(-(array.ctypes.data + array.nbytes) // CACHE_LINE)


@each_game
def test_arrays_of_different_threads_share_no_cache_line_with_anything(name: str) -> None:
    compiled = carrier(name, True)
    assert isinstance(compiled, Compiled)
    arrays = [make() for _ in range(20) for make in (lambda: compiled.states(1), lambda: compiled.words(4))]
    for array in arrays:
        whole = array
        while whole.base is not None:
            whole = whole.base
        first, end = stretch(array)
        assert array.ctypes.data % CACHE_LINE == 0
        assert whole.ctypes.data <= first * CACHE_LINE
        assert end * CACHE_LINE <= whole.ctypes.data + whole.nbytes


# Chance


def draw_many(stream: Any, bounds: Any, outcomes: Any) -> None:
    for i in range(len(bounds)):
        outcomes[i] = draw(stream, bounds[i])


@pytest.mark.parametrize(("seed", "batch"), [(0, 0), (1, 0), (1, 1), (2**63 - 1, 2**32 - 1), (2**32 + 5, 99)])
def test_both_carriers_draw_the_same_from_a_stream(seed: int, batch: int) -> None:
    compiled = Compiled(pechvogel.GAME, "stream", "silent")
    bounds = [1, 2, 3, 5, 6, 7, 52, 1000, 2**16, 2**30 + 1, 3 * 2**29 + 1, 2**31 - 1] * 100
    plain, outcomes = [0] * STREAM_WORDS, [0] * len(bounds)
    begin_stream(plain, seed, batch)
    draw_many(plain, bounds, outcomes)
    stream, drawn = compiled.words(STREAM_WORDS), compiled.words(len(bounds))
    compiled.bind(begin_stream)(stream, seed, batch)
    compiled.bind(draw_many)(stream, np.array(bounds), drawn)
    assert drawn.tolist() == outcomes
    assert stream.tolist() == plain
    assert all(0 <= outcome < bound for outcome, bound in zip(outcomes, bounds, strict=True))


# The cache

SCORE = """
from schadenfreude.core.carriers import Compiled, cache_folder
from schadenfreude.core.contract import score
from {package} import GAME

compiled = Compiled(GAME, "cache", "silent")
states = compiled.states(1)
s = GAME.start(2)
s.frustrations[0] = 1
s.markers[0][4] = 1
compiled.put(states, 0, s)
print(compiled.bind(score)(states[0], 0), cache_folder(GAME))
"""


def score_compiled(package: str, **environment: str) -> tuple[int, Path]:
    """In a new process, the compiled score of a player with a frustration and a marker 7; the folder of the cache."""
    variables = {name: value for name, value in os.environ.items() if name not in ("SCHADENFREUDE_CACHE", "TMPDIR")}
    code = SCORE.format(package=package)
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, env=variables | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    points, folder = done.stdout.split()
    return int(points), Path(folder)


@pytest.mark.parametrize(
    ("module", "old", "new", "points"),
    [
        ("pieces.py", "FRUSTRATION = -3", "FRUSTRATION = -5", 2),
        ("rules.py", "points += s.markers[seat][v] * (v + LOWEST)", "points += s.markers[seat][v] * v", 1),
    ],
)
def test_an_edited_rule_is_compiled_anew(tmp_path: Path, module: str, old: str, new: str, points: int) -> None:
    package = tmp_path / "edited"
    shutil.copytree(Path(pechvogel.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(pechvogel.__name__, "edited"), encoding="utf-8")
    searched = os.pathsep.join([str(tmp_path), *sys.path])
    environment = {"PYTHONPATH": searched, "SCHADENFREUDE_CACHE": str(tmp_path / "cache")}
    assert score_compiled("edited", **environment)[0] == 4
    assert list((tmp_path / "cache").rglob("*.nbi"))
    text = (package / module).read_text(encoding="utf-8")
    assert old in text
    (package / module).write_text(text.replace(old, new), encoding="utf-8")
    assert score_compiled("edited", **environment)[0] == points


def test_the_cache_lies_where_the_environment_says(tmp_path: Path) -> None:
    home, xdg, own = (str(tmp_path / name) for name in ("home", "xdg", "own"))
    _, folder = score_compiled(pechvogel.__name__, HOME=home, XDG_CACHE_HOME=xdg, SCHADENFREUDE_CACHE=own)
    assert folder.is_relative_to(own)
    _, folder = score_compiled(pechvogel.__name__, HOME=home, XDG_CACHE_HOME=xdg)
    assert folder.is_relative_to(xdg)
    _, folder = score_compiled(pechvogel.__name__, HOME=home, XDG_CACHE_HOME="")
    assert folder.is_relative_to(home)


@pytest.mark.parametrize("nowhere", ["/proc/nowhere", "a file"])
def test_without_a_writable_home_a_private_temporary_folder_is_used_and_removed(tmp_path: Path, nowhere: str) -> None:
    (tmp_path / "a file").touch()
    home, temporary = str(tmp_path / nowhere), tmp_path / "temporary"
    temporary.mkdir()
    points, folder = score_compiled(pechvogel.__name__, HOME=home, XDG_CACHE_HOME=home, TMPDIR=str(temporary))
    assert points == 4
    assert folder.is_relative_to(temporary)
    assert not list(temporary.iterdir())


def test_without_numba_the_compiled_carrier_says_what_to_install() -> None:
    code = (
        "import sys\n"
        "sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from schadenfreude.core.carriers import Compiled, has_numba\n"
        "from schadenfreude.games.pechvogel import GAME\n"
        "assert not has_numba()\n"
        "Compiled(GAME, 'none', 'silent')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "schadenfreude[fast]" in done.stderr
