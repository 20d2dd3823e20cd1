"""How many ways lead on from positions of Superlemming, every card that can be drawn counted; see counts.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from schadenfreude.core.state import State
from schadenfreude.games.superlemming import GAME
from tests.games.superlemming.build import read_table

LINES = [
    line
    for line in (Path(__file__).parent / "counts.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def ways(s: State, depth: int) -> int:
    """The nodes that lie `depth` steps (1 or more) after `s`."""
    steps = GAME.legal_moves(s) or range(GAME.chances(s))
    if depth == 1:
        return len(steps)
    found = 0
    for step in steps:
        after = s.copy()
        GAME.apply(after, step)
        found += ways(after, depth - 1)
    return found


@pytest.mark.parametrize("line", LINES)
def test_as_many_ways_lead_on_as_were_worked_out(line: str) -> None:
    position, _, counts = line.partition(" = ")
    expected = [int(count) for count in counts.split()]
    assert [ways(read_table(position), depth + 1) for depth in range(len(expected))] == expected
