"""Stepping through a record, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from schadenfreude.core.record import Record
from schadenfreude.core.state import State, Told


class Position(NamedTuple):
    """A position of a record: after how many entries and steps, what the last entry told, and the state.

    The state is one object that goes on changing as the next position is asked for.
    """

    number: int
    steps: int
    told: list[Told]
    state: State


def positions(record: Record) -> Iterator[Position]:
    """The position at the start, where the set-up is told, and after each entry."""
    s = record.start(listen=True)
    done = 0
    for number, end in enumerate([0, *record.ends()]):
        for step in record.steps[done:end]:
            record.game.apply(s, step.move)
        done = end
        told, s.story = s.story or [], []
        yield Position(number, end, told, s)
