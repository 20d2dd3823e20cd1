"""How a game has ended: everybody's points, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.terminal.screen import Screen


def say_ending(screen: Screen, words: Words, game: Game, s: State, names: Sequence[str]) -> None:
    """Print the points of a finished game, most first, and the winners; `words` are the terminal's."""
    scores = game.scores(s)
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        screen.say(words("points", name=names[seat], points=scores[seat]))
    winners = [names[seat] for seat in game.winners(s)]
    screen.say(words("winners", count=len(winners), names=", ".join(winners)), "title")
