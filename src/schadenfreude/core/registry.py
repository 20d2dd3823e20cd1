"""The games there are: all that are registered under the entry point `schadenfreude.games`, here or elsewhere."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game

GROUP = "schadenfreude.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_names() -> list[str]:
    """The names of all registered games, in alphabetical order."""
    return list(_entries())


UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def written(name: str) -> str:
    """The name of a game as it is registered, if somebody writes it with capitals, spaces or umlauts as on the box."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().translate(UMLAUTS)).strip("-")


@cache
def game(name: str) -> Game:
    """The game of that name, however it is written. Raises BadInput that lists the games there are."""
    entry = _entries().get(name) or _entries().get(written(name))
    if entry is None:
        raise BadInput("error-unknown-game", given=name, right=", ".join(game_names()))
    found = entry.load()
    assert isinstance(found, Game), f"{entry.value} is not a Game"
    return found
