"""Pechvogel against benchmarks/pechvogel.c, which was written from the rules alone and shares nothing with the package.

Both draw from the same random stream, so they must play the same games: batch i of a seed on the stream (seed, i).
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from schadenfreude.core.carriers import Carrier, Compiled, Plain
from schadenfreude.core.chance import STREAM_WORDS, begin_stream
from schadenfreude.games.pechvogel import GAME
from schadenfreude.lab.playout import play_batch

SOURCE = Path(__file__).parents[3] / "benchmarks" / "pechvogel.c"
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
SEED = 1
BATCHES = 2
GAMES = 2000

# What the C program prints: the hash of a line a game, "<points of each seat> <decisions>".
PRINTED = {
    2: "6817eb9526f2c063f4ce429ef25a7fbe97e7ae2f57906be2271ffe409da233e3",
    3: "4773d81f3ef3b3c2709517d2c137ed6289446444646be23963730eede458babe",
    4: "0de8217246c1cfad505b330750b3ba42cd81b32da2f71ea4c01f02c712d902d8",
    5: "a9013dca0c5a02a48d9f746e70446466fa0df71a59065120ec44e00a352a5b82",
}
# And its totals for three players, batches 0 to 99 of 10 000 games.
DECISIONS = 114_815_921
POINTS = [5_823_133, 5_841_670, 5_813_972]


@cache
def carrier(compiled: bool) -> Carrier:
    return (Compiled if compiled else Plain)(GAME, "simulate", "count")


def batches(compiled: bool, players: int, count: int, games: int) -> Iterator[Any]:
    """For each batch a table of its games, played at random: the points of each seat, and at the end the decisions."""
    bound = carrier(compiled)
    play = bound.bind(play_batch)
    s, desk = bound.desk(GAME.start(players))
    stream, moves, kinds = bound.words(STREAM_WORDS), bound.words(len(GAME.moves)), bound.words(players)
    for batch in range(count):
        begin_stream(stream, SEED, batch)
        rows = bound.rows(games, players + 3)
        play(s, desk, kinds, stream, moves, 0, rows)
        yield rows


def lines(compiled: bool, players: int, count: int, games: int) -> list[str]:
    """The games as the C program prints them."""
    rows = [row for batch in batches(compiled, players, count, games) for row in batch]
    return [" ".join(map(str, [*row[:players], row[-1]])) for row in rows]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert COMPILER is not None
    built = tmp_path_factory.mktemp("c") / "pechvogel"
    subprocess.run([COMPILER, "-O2", "-std=c11", "-o", str(built), str(SOURCE)], check=True)
    return built


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_compiled_rules_play_the_games_that_the_c_program_printed(players: int) -> None:
    played = "\n".join(lines(True, players, BATCHES, GAMES)) + "\n"
    assert sha256(played.encode()).hexdigest() == PRINTED[players]


def test_the_compiled_rules_come_to_the_totals_of_the_c_program() -> None:
    totals = sum(rows.sum(axis=0) for rows in batches(True, 3, 100, 10_000))
    assert (int(totals[-1]), [int(points) for points in totals[:3]]) == (DECISIONS, POINTS)


# Where there is no C compiler the printed games above still stand for the program.
@pytest.mark.skipif(COMPILER is None, reason="no C compiler; the games that the C program printed are compared anyway")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_c_program_plays_the_same_games(program: Path, players: int) -> None:
    arguments = [str(program), str(players), str(SEED), str(BATCHES), str(GAMES), "--print"]
    printed = subprocess.run(arguments, check=True, capture_output=True, text=True).stdout.splitlines()[:-1]
    assert lines(True, players, BATCHES, GAMES) == printed
    assert lines(False, players, 1, 100) == printed[:100]
