"""Advice for people: what each choice is worth, in words or as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.figures import Known
from schadenfreude.core.game import Game
from schadenfreude.core.record import Record
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.lab.advise import FIGURES, LISTED, Choice
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.screen import Screen

MOST_ENTRIES = 10**9  # that a record could have


class Asked(NamedTuple):
    """A decision of a record: after how many entries, as its mover sees it, and what was played (None: nothing yet)."""

    number: int
    v: State
    played: int | None

    @property
    def seat(self) -> int:
        """Who is to move."""
        return int(self.v.mover)


def find_decision(record: Record, entry: int | None) -> Asked:
    """The decision that is entry number `entry` (from 1), by default the one that comes next.

    Raises BadCommand where there is none to be made.
    """
    ends = record.ends()
    if entry is not None and not 1 <= entry <= len(ends):
        raise BadCommand("error-no-entry", given=entry, right=len(ends))
    number = len(ends) if entry is None else entry - 1
    steps = ends[number - 1] if number else 0
    s = record.replay(steps)
    if record.game.is_over(s):
        raise BadCommand("error-advise-over", right=len(ends))
    if s.mover == CHANCE:
        raise BadCommand("error-advise-chance", number=number + 1)
    played = record.steps[steps].move if entry is not None else None
    return Asked(number, record.game.masked(s, s.mover), played)


class Adviser:
    """Tells advice about a game in words; `words` are the terminal's, `names` the seats'."""

    def __init__(self, game: Game, words: Words, names: Iterable[str]) -> None:
        self.game = game
        self.words = words
        self.names = list(names)
        self._own = game.words(words.language)

    def say_position(self, screen: Screen, asked: Asked, choices: Sequence[Choice]) -> None:
        """Print a position as its mover sees it, and the choices."""
        screen.picture(self.game.module("view").picture(asked.v, self._own, self.names))
        asks = self.game.question(self._own, self.names, asked.v)
        screen.say(self.words("advice-for", name=self.names[asked.seat], question=asks), "question")
        self.say(screen, asked.v, choices, asked.played)

    def say(self, screen: Screen, v: State, choices: Sequence[Choice], played: int | None = None) -> None:
        """Print choices, best first: the first few, and the one that was played."""
        for number, choice in enumerate(choices, 1):
            if number <= LISTED or choice.move == played:
                mark = "yes" if choice.move == played else "no"
                said = "advised-hardly" if choice.is_vague else "advised"
                told = self.words(said, choice=self.label(v, choice.move), played=mark, **choice.in_numbers())
                screen.say(f"{number}. {told}")
                if choice.figures:
                    figures = "; ".join(self._figure(known) for known in choice.figures[:FIGURES])
                    screen.say(self.words("advised-exactly", figures=figures))
        if len(choices) > LISTED:
            screen.say(self.words("advised-more", count=len(choices) - LISTED), "quiet")
        searched, played_out = (sum(getattr(c, kind) for c in choices) for kind in ("visits", "playouts"))
        screen.say(self.words("advised-how", searched=searched, playouts=played_out), "quiet")

    def label(self, v: State, move: int) -> str:
        """A move in words."""
        return self.game.label(self._own, self.names, move, v)

    def _figure(self, known: Known) -> str:
        return self.game.write_figure(self._own, self.names, known)

    def as_json(self, asked: Asked, choices: Sequence[Choice]) -> dict[str, Any]:
        """A decision and its choices, best first; chances are 0 to 1."""
        return {
            "game": self.game.name,
            "entries": asked.number,
            "seat": asked.seat,
            "played": None if asked.played is None else self.game.write_move(asked.v, asked.played),
            "choices": [self._choice_as_json(asked.v, choice) for choice in choices],
        }

    def _choice_as_json(self, v: State, choice: Choice) -> dict[str, Any]:
        return {
            "move": self.game.write_move(v, choice.move),
            "label": self.label(v, choice.move),
            "chance": choice.chance,
            "chance_error": choice.chance_error,
            "points": choice.points,
            "points_error": choice.points_error,
            "playouts": choice.playouts,
            "visits": choice.visits,
            "figures": [
                {"figure": known.figure.name, "amount": known.amount, "text": self._figure(known)}
                for known in choice.figures
            ],
        }
