"""Playing in tests: steps written as a record writes them, and games played at random on every kind of table."""

from __future__ import annotations

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.game import Game
from schadenfreude.core.state import State


def play(game: Game, s: State, *entries: str) -> None:
    """Carry out entries as a record has them, "<seat>: <move>" or "chance: <outcome> ...", each legal and in turn."""
    for entry in entries:
        who, _, what = entry.partition(": ")
        assert s.mover == (CHANCE if who == "chance" else int(who)), f"{entry!r}, but {s.mover} is to move"
        if who == "chance":
            for word in what.split():
                assert s.mover == CHANCE, f"{entry!r} holds more than one throw or deal"
                game.apply(s, game.read_outcome(s, word))
        else:
            move = game.read_move(s, what)
            game.check_move(s, move)
            game.apply(s, move)


def choices(game: Game, s: State) -> list[str]:
    """The legal moves of the seat to move, in notation."""
    return [game.write_move(s, move) for move in game.legal_moves(s)]


def told(game: Game, s: State) -> list[str]:
    """What has been told since the story was begun or last read: each event's name and numbers. Empties the story."""
    assert s.story is not None
    events = []
    for event in s.story:
        kind = game.events[event.event]
        events.append(" ".join([kind.name, *map(str, event.values[: len(kind.params)])]))
    s.story.clear()
    return events
