"""How many ways lead on from positions of Nix für Ungut!, every card that can be dealt counted; see counts.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from schadenfreude.games.nix_fuer_ungut import GAME
from tests.games.nix_fuer_ungut.build import read_table
from tests.playing import counted, ways


@pytest.mark.parametrize(("position", "expected"), counted(Path(__file__).parent))
def test_as_many_ways_lead_on_as_were_worked_out(position: str, expected: list[int]) -> None:
    assert [ways(GAME, read_table(position), depth + 1) for depth in range(len(expected))] == expected
