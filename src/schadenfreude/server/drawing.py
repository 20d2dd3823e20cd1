"""How a table is drawn: every game brings the picture, as a template of its folder that is given what a seat sees.

`table.html` draws the table from `d`, a `Drawing`, by the macros of `templates/pieces.html`. Beside it may lie
`pieces.html`, the pieces as they look wherever they lie, `symbols.html`, drawings that a page holds once, and
`table.css`. A game without a table is told in words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.server.seen import Against, Choice, Seen, Sitting

PART = re.compile(r"games/([\w-]+)/((?:table|pieces|symbols)\.html)")
MOST_KEPT = 5000  # pieces of a kind that need not be drawn again


def file_of_a_game(name: str, file: str) -> str | None:
    """The text of a file in the folder of a registered game, None if there is none."""
    path = files(game(name).package) / file if name in game_names() else None
    return path.read_text(encoding="utf-8") if path is not None and path.is_file() else None


def part_of_a_game(template: str) -> str | None:
    """The template `table.html`, `pieces.html` or `symbols.html` of "games/<game>/", None for any other."""
    found = PART.fullmatch(template)
    return None if found is None else file_of_a_game(found[1], found[2])


def kept(macro: Callable[..., Any]) -> Callable[..., Any]:
    """A macro that remembers what it made of which arguments: for those that know nothing else, of plain arguments."""
    return lru_cache(MOST_KEPT, typed=True)(macro)


class Tried(NamedTuple):
    """A move that was put together of parts and refused: the parts, what is against it, and the rules that say so."""

    parts: list[str]
    text: str
    rules: list[str]


class Drawing:
    """What a game's template may know: its view for one seat, names and words, and what that seat may do.

    With `asks` false nothing is asked here: the position is only shown. `tried` is what that seat has just tried.
    """

    def __init__(self, seen: Seen, *, asks: bool = True, tried: Tried | None = None) -> None:
        view = seen.view()
        assert view is not None, "there is nothing to draw before the start"
        self.view: dict[str, Any] = view
        self.game = seen.game.name
        self.seat = seen.seat
        self.names = seen.names
        self.words: Words = seen.game_words
        self.t: Words = seen.words
        self.seats = seen.seats
        self.is_reaction = seen.is_reaction
        self.tried = tried
        self.choices = seen.choices if asks else []
        self._by_move: dict[str, list[Choice]] = {}
        for choice in self.choices:
            self._by_move.setdefault(choice.parts["move"], []).append(choice)
        self._against = seen.against if asks else lambda _: None
        tell = getattr(seen.game.module("view"), "texts", None)
        self.texts: dict[str, Any] = {} if tell is None else tell(view, seen.game_words)

    @property
    def others(self) -> list[Sitting]:
        """Who else plays, as they follow in turn; for a spectator everybody."""
        first = 0 if self.seat is None else self.seat + 1
        turned = [*self.seats[first:], *self.seats[:first]]
        return [sitting for sitting in turned if sitting.place != self.seat]

    @property
    def me(self) -> Sitting | None:
        """The seat for which this is drawn."""
        return None if self.seat is None else self.seats[self.seat]

    def may(self, move: str, **parts: int | str) -> list[Choice]:
        """The legal moves of a name with these parameters, as JSON has them."""
        return [choice for choice in self._by_move.get(move, ()) if parts.items() <= choice.parts.items()]

    def is_picked(self, part: str, number: int = 0) -> bool:
        """Was this part of a move picked before that was refused? Of equal ones that of a number, from 0."""
        return self.tried is not None and self.tried.parts.count(part) > number

    def against(self, move: str, **parts: int | str) -> Against | None:
        """What is against such a move, if this seat is asked; of several the first."""
        return self._against({"move": move, **parts})
