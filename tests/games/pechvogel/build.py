"""Positions of Pechvogel for tests: builders, and the same as one line of notation."""

from __future__ import annotations

from schadenfreude.core.state import State
from schadenfreude.games.pechvogel import GAME, rules
from schadenfreude.games.pechvogel.pieces import DICE, LOWEST, MARKERS_EACH, NUMBERS
from tests import playing


def table(
    players: int = 3,
    turn: int = 0,
    target: int = 0,
    targets: int = 0,
    ravens: int = 0,
    frustrations: str = "",
    markers: str = "",
    middle: str | None = None,
    murphy: int = -1,
) -> State:
    """A player about to throw: all seven dice, or after a `target` was chosen those not on the board.

    `frustrations` are given seat by seat ("0 2 1"), `markers` likewise with strokes between the seats ("7 7 / 3"),
    `middle` as its markers ("3 4 4"). Without `middle` nothing is in the box.
    """
    s = GAME.start(players, {"first": turn}, checked=True)
    for seat, count in enumerate(frustrations.split()):
        s.frustrations[seat] = int(count)
    for seat, owned in enumerate(markers.split("/")):
        for number in owned.split():
            s.markers[seat][int(number) - LOWEST] += 1
    for v in range(NUMBERS):
        free = MARKERS_EACH - sum(s.markers[seat][v] for seat in range(players))
        s.middle[v] = free if middle is None else middle.split().count(str(v + LOWEST))
        s.boxed[v] = free - s.middle[v]
    s.middle_left = sum(s.middle)
    s.murphy = murphy
    if target:
        s.target = target
        s.targets = targets
        s.ravens = ravens
        s.first_throw = 0
        rules.begin_throw(s, DICE - targets - ravens)
    s.story = []
    return s


def read_table(line: str) -> State:
    """The table of a line of notation: the builder's arguments as "name value", semicolons between them."""
    given = dict(part.strip().split(" ", 1) for part in line.split(";"))
    texts = {name: given.pop(name) for name in ("frustrations", "markers", "middle") if name in given}
    return table(**{name: int(value) for name, value in given.items()}, **texts)  # type: ignore[arg-type]


def play(s: State, *entries: str) -> None:
    """Carry out entries as they stand in a record; "r" is a raven."""
    playing.play(GAME, s, *entries)


def choices(s: State) -> list[str]:
    """The legal moves in notation."""
    return playing.choices(GAME, s)


def told(s: State) -> list[str]:
    """The events since the story was last read, each with its numbers."""
    return playing.told(GAME, s)
