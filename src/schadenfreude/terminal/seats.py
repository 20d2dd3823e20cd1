"""Seats: who sits where, as it is given on the command line, and what everybody is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from schadenfreude.core.game import Game
from schadenfreude.core.text import Words, distinct
from schadenfreude.players import called, names_a_computer, player
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.screen import clean

ME = "me"  # the person at the keyboard who gives no name
LONGEST_NAME = 30
OPPONENT = "easy"


def usual_seats(game: Game) -> list[str]:
    """Who plays if nobody is named."""
    return [ME, *[OPPONENT] * (game.usual_players - 1)]


def read_seats(text: str) -> list[str]:
    """The seats that a list such as "me,Anna,easy" names: people begin with a capital letter, others are computers.

    Raises BadInput for an unknown computer player, an empty or too long name, and a person who sits twice.
    """
    seats = [clean(part).strip() for part in text.split(",")]
    for name, times in Counter(seats).items():
        if not name or len(name) > LONGEST_NAME:
            raise BadCommand("error-seat-name", given=name, right=LONGEST_NAME)
        if is_person(name) and times > 1:
            raise BadCommand("error-seat-twice", given=name)
        if not is_person(name):
            player(name)
    return seats


def is_person(name: str) -> bool:
    """Does a person at this keyboard play the seat of this name?"""
    return name == ME or not names_a_computer(name)


def seat_names(game: Game, words: Words, seats: Sequence[str], scoring: int) -> list[str]:
    """What the seats are called, each differently; `words` are the terminal's and the computer players'.

    There are `scoring` of them (see `Game.seats`); those that nobody plays bear the name the game has for them.
    """
    names = [_called(words, name) for name in seats]
    names += [game.extra_name(game.words(words.language), seat) for seat in range(len(seats), scoring)]
    return distinct(names)


def _called(words: Words, name: str) -> str:
    if name == ME:
        return words("person-me")
    shown = name if is_person(name) else called(words, name)
    return clean(shown)[:LONGEST_NAME].strip() or words("person-nameless")
