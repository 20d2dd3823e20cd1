"""Simulations for people: progress while they run, a table at the end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from schadenfreude.core.text import Words
from schadenfreude.lab.simulate import QUANTILES, Result, Simulation, summary
from schadenfreude.terminal.screen import Screen
from schadenfreude.terminal.seats import seat_names


@contextmanager
def progress(games: int, words: Words) -> Iterator[Callable[[int], None] | None]:
    """A bar with the time left on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(words("simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def say_result(result: Result, simulation: Simulation, words: Words, screen: Screen) -> None:
    """Print what a simulation counted."""
    game_words = result.game.words(words.language)
    asked = "yes" if result.complete else "no"
    screen.say(
        words("simulated", game=game_words("name"), games=result.games, seed=str(result.seed), all=asked), "title"
    )
    if result.edition is not None:
        screen.say(words("simulated-edition", name=result.edition["name"]))
    if not result.compiled:
        screen.say(words("simulated-slowly"), "quiet")
    players = result.seats[: simulation.start.players]
    names = seat_names(result.game, words, players, len(result.seats))
    lines = []
    for seat, name in enumerate(names):
        share, low, high = result.share(seat)
        points = summary(result.points[seat])
        lines.append((name, words("simulated-wins", share=100 * share, low=100 * low, high=100 * high)))
        lines.append((name, words("simulated-points", quantiles=quantiles(points), **numbers(points))))
    for key, values in (("simulated-turns", result.turns), ("simulated-decisions", result.lengths)):
        if values:
            figures = summary(values)
            lines.append((words(key), words("simulated-figures", quantiles=quantiles(figures), **numbers(figures))))
    screen.picture(lines)
    screen.say(words("simulated-events"), "question")
    for event, count in zip(result.game.events.kinds, result.tally, strict=True):
        if event.notable:
            screen.say(words("simulated-event", event=game_words(f"count-{event.name}"), mean=count / result.games))
    speed = round(result.decisions / result.seconds)
    screen.say(words("simulated-speed", decisions=result.decisions, seconds=result.seconds, speed=speed), "quiet")


def numbers(figures: dict[str, Any]) -> dict[str, float]:
    """What a line about a distribution says of it, beside the quantiles."""
    return {"mean": figures["mean"], "margin": figures["high"] - figures["mean"], "deviation": figures["deviation"]}


def quantiles(figures: dict[str, Any]) -> str:
    """The quantiles in one line."""
    return " ".join(str(figures["quantiles"][f"{q:g}"]) for q in QUANTILES)
