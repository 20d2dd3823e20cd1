"""Simulations: the same result whatever runs them, honest statistics, and an end when somebody interrupts."""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from schadenfreude.core.errors import BadInput
from schadenfreude.core.registry import game, game_names
from schadenfreude.lab.simulate import BATCH, Result, Simulation, quantile, summary

COMMAND = Path(sys.executable).with_name("schadenfreude")


def counted(result: Result) -> tuple[object, ...]:
    """Everything a simulation counts, without how long it took."""
    return result.games, result.decisions, result.points, result.wins, result.shares, result.turns, result.tally


@pytest.mark.parametrize("name", game_names())
def test_both_carriers_count_the_same(name: str) -> None:
    players = game(name).players[0]
    seats = ["easy", *["random"] * (players - 1)]
    plain, compiled = (
        Simulation(game(name), seats, 12, seed=7, compiled=carrier, threads=1).run() for carrier in (False, True)
    )
    assert counted(plain) == counted(compiled)
    assert plain.games == 12
    assert sum(plain.shares) == pytest.approx(12)


def test_the_number_of_threads_changes_nothing() -> None:
    one, three = (
        Simulation(game("pechvogel"), ["random", "easy"], 3 * BATCH + 7, seed=3, threads=threads).run()
        for threads in (1, 3)
    )
    assert counted(one) == counted(three)


def test_another_seed_gives_another_result() -> None:
    a, b = (Simulation(game("pechvogel"), ["random", "random"], 100, seed=seed).run() for seed in (1, 2))
    assert a.points != b.points


def test_options_are_played() -> None:
    result = Simulation(game("pechvogel"), ["random", "random"], 400, options={"first": 1}).run()
    assert result.as_json()["options"] == {"first": 1}
    assert counted(result) != counted(Simulation(game("pechvogel"), ["random", "random"], 400).run())


def test_the_json_holds_what_programs_read() -> None:
    result = Simulation(game("pechvogel"), ["random", "easy", "easy"], 500, seed=1).run()
    told = json.loads(json.dumps(result.as_json()))
    assert [told[key] for key in ("game", "seats", "games", "seed")] == [
        "pechvogel",
        ["random", "easy", "easy"],
        500,
        1,
    ]
    assert told["decisions"] == sum(value * games for value, games in result.lengths.items())
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"])
    assert len(told["points"]) == len(told["wins"]) == 3
    events = told["statistics"]["events"]
    assert events["ended-by-taking"]["count"] + events["ended-by-boxing"]["count"] == 500
    assert events["turn"]["per_game"] == pytest.approx(told["statistics"]["turns"]["mean"])


def test_a_game_that_tells_of_no_turns_has_none_counted() -> None:
    result = Simulation(game("nix-fuer-ungut"), ["random", "random"], 3, compiled=False).run()
    assert not result.turns
    assert "turns" not in result.as_json()["statistics"]


def test_a_summary_is_right_on_numbers_worked_out_by_hand() -> None:
    values = Counter({2: 1, 4: 3, 5: 2, 7: 1, 9: 1})
    figures = summary(values)
    assert figures["mean"] == 5
    assert figures["deviation"] == pytest.approx(math.sqrt(32 / 7))
    assert (figures["least"], figures["most"]) == (2, 9)
    assert [quantile(values, q) for q in (0.125, 0.25, 0.5, 0.75, 0.95)] == [2, 4, 4, 5, 9]
    assert figures["high"] - figures["mean"] == pytest.approx(1.959964 * math.sqrt(32 / 7 / 8))


def test_the_confidence_interval_of_a_share_holds_the_truth_about_95_times_in_100() -> None:
    held = 0
    for seed in range(200):
        result = Simulation(game("pechvogel"), ["random", "random"], 200, seed=seed, threads=1).run()
        low, high = result.share(0)[1:]
        held += low <= 0.5 <= high  # both seats are alike: who begins is drawn
    assert 180 <= held <= 198


def test_a_share_without_variation_is_not_said_to_be_certain() -> None:
    result = Simulation(game("pechvogel"), ["easy", "random"], 3, seed=1).run()
    if result.wins[0] == 3:
        assert result.share(0)[1] < 1


@pytest.mark.parametrize(
    ("seats", "more", "key"),
    [
        (["random"], {}, "error-players"),
        (["random"] * 9, {}, "error-players"),
        (["random", "grandma"], {}, "error-simulated-player"),
        (["random", "random"], {"games": 0}, "error-range"),
        (["random", "random"], {"seed": -1}, "error-range"),
        (["random", "random"], {"threads": 0}, "error-range"),
        (["random", "random"], {"options": {"murphy": "no"}}, "error-unknown-option"),
        (["random", "random"], {"options": {"first": 2}}, "error-option-value"),
    ],
)
def test_what_is_wrong_is_said_before_anything_starts(seats: list[str], more: dict[str, int], key: str) -> None:
    given = {"games": 10, **more}
    with pytest.raises(BadInput) as error:
        Simulation(game("pechvogel"), seats, **given)  # type: ignore[arg-type]
    assert error.value.key == key


def test_an_interrupt_ends_with_what_was_counted_so_far() -> None:
    def interrupt(games: int) -> None:
        if games >= 2 * BATCH:
            signal.raise_signal(signal.SIGINT)

    for threads in (1, 2):
        simulation = Simulation(game("pechvogel"), ["random", "random"], 10**9, threads=threads)
        result = simulation.run(interrupt)
        assert result.games == 2 * BATCH
        assert result.as_json()["complete"] is False
        assert sum(result.shares) == pytest.approx(result.games)


def test_an_interrupt_before_anything_is_counted_is_quiet() -> None:
    script = "import signal, schadenfreude.cli as cli; signal.setitimer(signal.ITIMER_REAL, 0.05); cli.main()"
    handler = "signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))"
    code = script.replace("cli;", f"cli; {handler};")
    arguments = [sys.executable, "-c", code, "simulate", "pechvogel", "--games", "1000000000"]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert done.returncode == 130
    assert done.stdout + done.stderr == ""


def test_the_table_names_every_seat_and_notable_event() -> None:
    arguments = ["simulate", "pechvogel", "--games", "200", "--plain", "--lang", "en", "--seats", "random,easy,easy"]
    told = subprocess.run([COMMAND, *arguments], capture_output=True, text=True, check=True).stdout
    assert told.startswith("Pechvogel: 200 games, seed 0\n")
    for text in ("Random: wins", "Easy 2: points", "Turns: ", "greedy turns", "stolen markers", "decisions in"):
        assert text in told
