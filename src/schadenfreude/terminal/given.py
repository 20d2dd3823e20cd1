"""What is given on the command line beside the game: numbers, options of the game, an edition."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from schadenfreude.core.chance import SEEDS
from schadenfreude.core.edition import read_edition
from schadenfreude.core.game import Game
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.files import read_text

SECONDS = {"d": 86_400, "h": 3600, "m": 60, "s": 1}  # by the letter after a number


def read_number(name: str, text: str, low: int, high: int) -> int:
    """A whole number in `low`..`high`. Raises BadCommand, naming what it is for."""
    if re.fullmatch(r"-?[0-9]{1,30}", text) and low <= int(text) <= high:
        return int(text)
    raise BadCommand("error-number", name=name, given=text, low=str(low), high=str(high))


def read_seed(text: str | None) -> int:
    """The seed after --seed, 0 without one. Raises BadCommand."""
    return 0 if text is None else read_number("--seed", text, 0, SEEDS - 1)


def read_threads(text: str | None) -> int | None:
    """The number after --threads, None without one. Raises BadCommand."""
    from schadenfreude.lab.simulate import MOST_THREADS

    return None if text is None else read_number("--threads", text, 1, MOST_THREADS)


def read_span(name: str, text: str, low: int, high: int) -> int:
    """A time, typed as `90s`, `2m`, `12h` or `30d`, in seconds from `low` to `high`. Raises BadCommand."""
    typed = re.fullmatch(r"([0-9]{1,9})([smhd])", text)
    seconds = int(typed[1]) * SECONDS[typed[2]] if typed else -1
    if low <= seconds <= high:
        return seconds
    raise BadCommand("error-span", name=name, given=text, low=write_span(low), high=write_span(high))


def write_span(seconds: int) -> str:
    """A time as it is typed, in the largest unit of which it is a whole number."""
    unit = next(unit for unit, size in SECONDS.items() if seconds % size == 0)
    return f"{seconds // SECONDS[unit]}{unit}"


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Options of a game, each "name=value", by name; whether the game has them is not looked at. Raises BadCommand."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadCommand("error-option-form", given=text)
        if name in options:
            raise BadCommand("error-option-twice", given=name)
        options[name] = value
    return options


def load_edition(game: Game, file: str | None) -> dict[str, Any] | None:
    """The edition in a file, None without one. Raises BadFile, BadEdition, or BadInput if the game has no editions."""
    return None if file is None else read_edition(game, read_text(Path(file)))
