"""Positions in which a person would nod at the advice, and the page that shows them.

A game's `advice.txt` holds blocks of two lines: "<table> | <entry> | ... = <move>", the table as the game's builder
reads it and what happens then, and, indented, why that is the move. `python -m tests.advice` writes docs/advice.md.
"""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.lab.advise import Choice, advise
from schadenfreude.terminal.advising import Adviser, Asked
from schadenfreude.terminal.screen import Screen
from schadenfreude.terminal.seats import seat_names
from tests.playing import NAMES, play

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "advice.md"
PLAYOUTS = 4000
SHOWN = 3  # choices


class Question(NamedTuple):
    """A decision, its best move in notation, and why."""

    game: Game
    line: str
    best: str
    reason: str

    def state(self) -> State:
        """The position."""
        table, *entries = (part.strip() for part in self.line.split("|"))
        folder = self.game.package.rpartition(".")[2]
        s: State = import_module(f"tests.games.{folder}.build").read_table(table)
        play(self.game, s, *entries)
        return s

    def answer(self) -> tuple[State, list[Choice]]:
        """What the mover sees, and the advice."""
        s = self.state()
        v = self.game.state_class.from_bytes(self.game.masked(s, s.mover).to_bytes())
        return v, advise(self.game, v, v.mover, playouts=PLAYOUTS, seed=1)


def file(played: Game) -> Path:
    """Where the positions of a game are."""
    return ROOT / "tests" / "games" / played.package.rpartition(".")[2] / "advice.txt"


def questions(name: str) -> list[Question]:
    """The positions of a game."""
    lines = [line for line in file(game(name)).read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    found = []
    for line, reason in zip(lines[::2], lines[1::2], strict=True):
        position, _, best = line.rpartition(" = ")
        found.append(Question(game(name), position, best, reason.strip()))
    return found


def section(number: int, question: Question) -> str:
    """A position on the page."""
    v, choices = question.answer()
    words = Words("en", "schadenfreude.terminal", "schadenfreude.players")
    names = seat_names(question.game, words, NAMES[: v.players], question.game.seats(v))
    printed = io.StringIO()
    with redirect_stdout(printed):
        Adviser(question.game, words, names).say_position(Screen(), Asked(0, v, None), choices[:SHOWN])
    lines = printed.getvalue().splitlines()[:-1]
    return "\n".join([f"{number}. {question.reason}", "", *(f"       {line}" for line in lines), ""])


def main() -> None:
    """Write the page."""
    page = [
        "# Advice that people nod at\n",
        f"Written by `python -m tests.advice`: the first choices of `schadenfreude advise` with {PLAYOUTS} playouts.\n",
    ]
    for name in game_names():
        page.append(f"## {game(name).words('en')('name')}\n")
        page += [section(number, question) for number, question in enumerate(questions(name), 1)]
    PAGE.write_text("\n".join(page), encoding="utf-8")


if __name__ == "__main__":
    main()
