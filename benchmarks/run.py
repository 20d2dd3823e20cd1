"""Speed against baselines, each ratio measured in one run on one machine: scripts/bench [--write] [NAME ...]

Two things that are compared run in turn, several times, and the medians are quoted. `--write` puts the table of each
benchmark into its section of docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

from pages import DOCS, Page

from schadenfreude.core.carriers import Carrier
from schadenfreude.core.chance import STREAM_WORDS, Stream, begin_stream
from schadenfreude.core.contract import CHANCE, OVER, imagine, restart
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.lab.simulate import Simulation
from schadenfreude.players import player
from schadenfreude.players.levels import LEVELS
from schadenfreude.players.ready import compiled, plain
from schadenfreude.players.search import Budget, Search

HERE = Path(__file__).parent
ROUNDS = 5
ANSWERS = 8  # positions of a game in which each computer player is asked

Row = tuple[str, str, str]  # what, the figure, what was asked for


def medians(*runs: Callable[[], float]) -> list[float]:
    """Each run's median over several rounds, the runs taking turns."""
    figures = [[run() for run in runs] for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*figures, strict=True)]


def speed(played: Game, players: int, games: int, *, threads: int = 1, compiled: bool = True) -> Callable[[], float]:
    """Decisions a second of random playouts."""

    def run() -> float:
        result = Simulation(played, ["random"] * players, games, seed=1, threads=threads, compiled=compiled).run()
        return result.decisions / result.seconds

    return run


def c_program(folder: str) -> str:
    """Compile the hand-written C and return the path of the program."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        sys.exit("The baseline is written in C: apt install gcc")
    program = f"{folder}/pechvogel"
    subprocess.run([compiler, "-O3", "-march=native", "-std=c11", "-o", program, str(HERE / "pechvogel.c")], check=True)
    return program


def c_speed(program: str, games: int) -> Callable[[], float]:
    """Decisions a second of the C program, three players."""

    def run() -> float:
        line = subprocess.run([program, "3", "1", str(games // 1000), "1000"], capture_output=True, check=True).stdout
        return float(line.split(b'"decisions_per_second":')[1].split(b",")[0])

    return run


def bench_playouts() -> list[Row]:
    """Compiled random playouts of every game against hand-written C of Pechvogel."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        program = c_program(folder)
        for name in game_names():
            wanted = {"pechvogel": "0.5", "superlemming": "0.1"}.get(name, "0.15")
            ours, c = medians(speed(game(name), 3, 20_000), c_speed(program, 100_000))
            rows.append((f"{name}, compiled, one core, decisions/s", f"{ours / 1e6:.1f} M", ""))
            rows.append((f"{name}, compiled / Pechvogel in C ({c / 1e6:.1f} M)", f"{ours / c:.2f}", f"≥ {wanted}"))
    return rows


def bench_carriers() -> list[Row]:
    """The compiled twin against the plain rules, and two threads against one."""
    played = game("pechvogel")
    compiled, plain = medians(speed(played, 3, 20_000), speed(played, 3, 300, compiled=False))
    two, one = medians(speed(played, 3, 400_000, threads=2), speed(played, 3, 200_000))
    return [
        ("pechvogel, plain, decisions/s", f"{plain / 1e6:.3f} M", ""),
        ("pechvogel, compiled / plain", f"{compiled / plain:.0f}", "≥ 60"),
        ("pechvogel, two threads / one", f"{two / one:.2f}", "≥ 1.6"),
    ]


def bench_openspiel() -> list[Row]:
    """OpenSpiel's pig, a much smaller game, played at random from Python as its example does, and quicker."""
    import numpy as np
    import pyspiel

    pig = pyspiel.load_game("pig", {"players": 3})
    quick = random.Random(1)
    usual = np.random.RandomState(1)

    def chosen_as_in_the_example(outcomes: list[tuple[int, float]]) -> int:
        actions, probabilities = zip(*outcomes, strict=True)
        return int(usual.choice(actions, p=probabilities))

    def chosen_quickly(outcomes: list[tuple[int, float]]) -> int:
        return outcomes[quick.randrange(len(outcomes))][0]  # right only because they are equally likely

    def playing(choose: Callable[[list[tuple[int, float]]], int]) -> Callable[[], float]:
        def run() -> float:
            decisions = 0
            begun = time.perf_counter()
            for _ in range(100):
                state = pig.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        state.apply_action(choose(state.chance_outcomes()))
                    else:
                        decisions += 1
                        state.apply_action(quick.choice(state.legal_actions()))
            return decisions / (time.perf_counter() - begun)

        return run

    ours, theirs, quickest = medians(
        speed(game("pechvogel"), 3, 20_000), playing(chosen_as_in_the_example), playing(chosen_quickly)
    )
    return [
        ("OpenSpiel pig from Python as in its example, decisions/s", f"{theirs / 1e6:.3f} M", ""),
        ("pechvogel, compiled / OpenSpiel pig", f"{ours / theirs:.0f}", "≥ 50"),
        ("pechvogel, compiled / OpenSpiel pig, chance drawn without its probabilities", f"{ours / quickest:.0f}", ""),
    ]


def bench_memory() -> list[Row]:
    """Resident memory after one million and after ten million games."""
    peaks = []
    for games in (1_000_000, 9_000_000):
        Simulation(game("pechvogel"), ["random"] * 3, games, seed=1, threads=2).run()
        peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    return [("memory after 1 and 10 million games", f"{peaks[0]:.0f} and {peaks[1]:.0f} MiB", "flat")]


def bench_start() -> list[Row]:
    """From the start of the process to the first prompt of `play`, and to the end of a `simulate` of one game."""
    command = str(Path(sys.executable).with_name("schadenfreude"))

    def prompt(environment: dict[str, str]) -> Callable[[], float]:
        def run() -> float:
            arguments = [command, "play", "pechvogel", "--plain", "--lang", "en", "--seats", "me,easy,easy"]
            with tempfile.TemporaryDirectory() as state:
                own = {**os.environ, **environment, "XDG_STATE_HOME": state}
                begun = time.perf_counter()
                process = subprocess.Popen(
                    [*arguments, "--seed", "1", "--option", "first=0"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    env=own,
                )
                assert process.stdout is not None
                seen = b""
                while b"(1 to " not in seen:
                    seen += os.read(process.stdout.fileno(), 65536) or sys.exit("play ended without a prompt")
                seconds = time.perf_counter() - begun
                process.kill()
                process.communicate()
            return seconds

        return run

    def simulate() -> float:
        begun = time.perf_counter()
        arguments = ["simulate", "pechvogel", "--games", "1", "--seats", "random,random", "--json"]
        subprocess.run([command, *arguments], check=True, capture_output=True)
        return time.perf_counter() - begun

    simulate()  # warm
    with tempfile.TemporaryDirectory() as empty:
        warm, cold, started = medians(prompt({}), prompt({"SCHADENFREUDE_CACHE": empty}), simulate)
    return [
        ("first prompt of play", f"{warm:.2f} s", "≤ 0.3 s"),
        ("first prompt of play, empty cache", f"{cold:.2f} s", "≤ 0.3 s"),
        ("simulate of one game, warm, start to end", f"{started:.2f} s", "≤ 1.5 s"),
    ]


def bench_compilation() -> list[Row]:
    """`warm` with an empty cache, all games: processor time and time on the clock; then each game's warm start."""
    command = str(Path(sys.executable).with_name("schadenfreude"))
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as empty:
        own = {**os.environ, "SCHADENFREUDE_CACHE": empty}
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        begun = time.perf_counter()
        subprocess.run([command, "warm"], check=True, capture_output=True, env=own)
        clock = time.perf_counter() - begun
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        rows.append(("warm, empty cache, all games, processor time", f"{processor:.0f} s", "≤ 90 s"))
        rows.append(("warm, empty cache, all games, two cores", f"{clock:.0f} s", "≤ 50 s"))
        for name in game_names():
            arguments = [command, "simulate", name, "--games", "1", "--seats", "random,random", "--json"]

            def start(arguments: list[str] = arguments) -> float:
                begun = time.perf_counter()
                subprocess.run(arguments, check=True, capture_output=True, env=own)
                return time.perf_counter() - begun

            (seconds,) = medians(start)
            rows.append((f"{name}, warm start of simulate", f"{seconds:.2f} s", "≤ 1.2 s"))
    return rows


def first_decision(played: Game, players: int) -> State:
    """The position in which somebody has to decide for the first time, with the first outcome of all chance."""
    s = played.start(players)
    while s.mover < 0:
        played.apply(s, 0)
    return s


def search_speed(carrier: Carrier, players: int, iterations: int) -> Callable[[], float]:
    """Iterations a second of the search, as `hard` does it, at the first decision."""
    s = first_decision(carrier.game, players)
    settings = LEVELS["hard"].settings.suited(carrier.game)

    def run() -> float:
        search = Search(carrier, s.masked(s.mover), s.mover, settings, Budget(iterations), seed=1)
        begun = time.perf_counter()
        search.run()
        return iterations / (time.perf_counter() - begun)

    return run


def imagine_often(s: Any, desk: Any, seat: int, stream: Any, times: int) -> None:
    """Complete the desk's first position again and again."""
    for _ in range(times):
        restart(s, desk)
        imagine(s, seat, stream)


def imagine_speed(carrier: Carrier, players: int) -> Callable[[], float]:
    """Positions imagined a second at the first decision."""
    start, times = first_decision(carrier.game, players), 50_000
    s, desk = carrier.desk(start.masked(start.mover))
    stream, often = carrier.words(STREAM_WORDS), carrier.bind(imagine_often)
    begin_stream(stream, 1, 0)
    often(s, desk, start.mover, stream, 1)  # compiles

    def run() -> float:
        begun = time.perf_counter()
        often(s, desk, start.mover, stream, times)
        return times / (time.perf_counter() - begun)

    return run


def bench_search() -> list[Row]:
    """The search in both carriers, and imagining for every number of players where cards are hidden."""
    rows: list[Row] = []
    for name in game_names():
        played = game(name)
        fast, slow = medians(search_speed(compiled(played), 3, 1000), search_speed(plain(played), 3, 10))
        rows.append((f"{name}, search, one core, iterations/s", f"{fast:.0f}", ""))
        rows.append((f"{name}, search, compiled / plain", f"{fast / slow:.0f}", "≥ 20"))
        if any(field.seen != "everybody" for field in played.fields):
            for players in range(played.players[0], played.players[1] + 1):
                (speed,) = medians(imagine_speed(compiled(played), players))
                rows.append((f"{name}, {players} players, imagined/s", f"{speed / 1e3:.0f} k", "≥ 100 k"))
    return rows


def positions(played: Game) -> list[State]:
    """Positions of a game by rule of thumb, evenly spread, in which somebody has to choose among several moves."""
    s, stream, easy = played.start(3), Stream(1), player("easy")
    found = []
    while s.mover != OVER:
        if s.mover == CHANCE:
            played.apply(s, stream.draw(played.chances(s)))
            continue
        if len(played.legal_moves(s)) > 1:
            found.append(s.copy())
        played.apply(s, easy.choose(played, s.masked(s.mover), s.mover, stream))
    return found[:: max(1, len(found) // ANSWERS)]


def bench_answers() -> list[Row]:
    """The slowest answer of each computer player, and expert's also before the compiled search is ready."""

    def slowest(played: Game, name: str) -> float:
        took = []
        for number, s in enumerate(positions(played)):
            begun = time.perf_counter()
            player(name).choose(played, s.masked(s.mover), s.mover, Stream(number))
            took.append(time.perf_counter() - begun)
        return max(took)

    rows: list[Row] = []
    for name in game_names():
        played = game(name)
        compiled(played)
        rows.append((f"{name}, slowest answer of easy", f"{1000 * slowest(played, 'easy'):.1f} ms", "≤ 50 ms"))
        for who in LEVELS:
            rows.append((f"{name}, slowest answer of {who}", f"{1000 * slowest(played, who):.0f} ms", "≤ 1000 ms"))
        with mock.patch("schadenfreude.players.levels.carrier_for", plain):
            took = slowest(played, "expert")
        rows.append((f"{name}, slowest answer of expert, plain rules", f"{1000 * took:.0f} ms", "≤ 1000 ms"))
    return rows


def bench_load() -> list[Row]:
    """The page under load: see load.py."""
    import load

    return load.bench_load()


def bench_phone() -> list[Row]:
    """The page on a slow phone: see phone.py."""
    import phone

    return phone.bench_phone()


BENCHMARKS: dict[str, Callable[[], list[Row]]] = {
    "playouts": bench_playouts,
    "carriers": bench_carriers,
    "search": bench_search,
    "openspiel": bench_openspiel,
    "memory": bench_memory,
    "start": bench_start,
    "compilation": bench_compilation,
    "answers": bench_answers,
    "load": bench_load,
    "phone": bench_phone,
}


PAGE = Page(DOCS / "benchmarks.md", "Benchmarks", tuple(BENCHMARKS))


def main() -> None:
    """Run the benchmarks named, or all, and print their tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    parser.add_argument("--write", action="store_true", help="write their sections of docs/benchmarks.md")
    given = parser.parse_args()
    for name in given.names:
        if name not in BENCHMARKS:
            parser.error(f"there is no benchmark {name!r}; there are: {', '.join(BENCHMARKS)}")
    head = ["| measured | figure | asked for |", "|---|---|---|"]
    print("\n".join(head), flush=True)
    for name in given.names or BENCHMARKS:
        rows = [f"| {' | '.join(row)} |" for row in BENCHMARKS[name]()]
        print("\n".join(rows), flush=True)
        if given.write:
            PAGE.write_section(name, [f"{BENCHMARKS[name].__doc__}", "", *head, *rows], f"scripts/bench --write {name}")


if __name__ == "__main__":
    main()
