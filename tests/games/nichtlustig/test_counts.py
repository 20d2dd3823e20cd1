"""How many ways lead on from positions of Nichtlustig, every outcome of the dice counted; see counts.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from schadenfreude.games.nichtlustig import GAME
from tests.games.nichtlustig.build import read_table
from tests.playing import counted, ways


@pytest.mark.parametrize(("position", "expected"), counted(Path(__file__).parent))
def test_as_many_ways_lead_on_as_were_worked_out(position: str, expected: list[int]) -> None:
    assert [ways(GAME, read_table(position), depth + 1) for depth in range(len(expected))] == expected
