"""In which language to speak to whom, and the words for it."""

from __future__ import annotations

import re
from functools import cache

from schadenfreude.core.game import Game
from schadenfreude.core.text import LANGUAGES, Words

WISH = re.compile(r"([a-zA-Z]{1,8})(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?")


HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
UNITS = {"days": 86_400, "hours": 3600, "minutes": 60, "seconds": 1}  # in seconds


@cache
def server_words(language: str) -> Words:
    """The words of the server and of the computer players."""
    return Words(language, "schadenfreude.server", "schadenfreude.players")


@cache
def game_words(game: Game, language: str) -> Words:
    """The words of a game."""
    return game.words(language)


def choose_language(chosen: str | None, accepted: str) -> str:
    """The language chosen before, else the one liked best of those that `accepted` (Accept-Language) lists."""
    if chosen in LANGUAGES:
        return str(chosen)
    best, liked = LANGUAGES[0], 0.0
    for part in accepted[:500].split(","):
        wish = WISH.fullmatch(part.strip())
        if wish and wish[1].lower() in LANGUAGES and float(wish[2] or 1) > liked:
            best, liked = wish[1].lower(), float(wish[2] or 1)
    return best


def span(words: Words, seconds: int) -> str:
    """A time that somebody has set, in words and exactly: in the largest unit of which it is a whole number."""
    for name, size in UNITS.items():
        if seconds % size == 0:
            return words(f"span-{name}", count=seconds // size)
    raise AssertionError


def duration(words: Words, milliseconds: int) -> str:
    """A time in words: days or hours where there are many, else minutes and seconds as clocks show them."""
    if milliseconds >= 2 * DAY:
        return words("span-days", count=milliseconds // DAY)
    if milliseconds >= 2 * HOUR:
        return words("span-hours", count=milliseconds // HOUR)
    minutes, seconds = divmod(-(-milliseconds // 1000), 60)
    return f"{minutes}:{seconds:02}"
