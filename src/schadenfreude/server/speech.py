"""In which language to speak to whom, and the words for it."""

from __future__ import annotations

import re
from functools import cache

from schadenfreude.core.game import Game
from schadenfreude.core.text import LANGUAGES, Words

WISH = re.compile(r"([a-zA-Z]{1,8})(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?")


HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR


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


def duration(words: Words, milliseconds: int) -> str:
    """A time in words: days or hours where there are many, else minutes and seconds as clocks show them."""
    if milliseconds >= 2 * DAY:
        return words("duration-days", days=milliseconds // DAY)
    if milliseconds >= 2 * HOUR:
        return words("duration-hours", hours=milliseconds // HOUR)
    minutes, seconds = divmod(-(-milliseconds // 1000), 60)
    return f"{minutes}:{seconds:02}"
