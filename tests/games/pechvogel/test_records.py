"""A finished game of Pechvogel for each way in which it can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from schadenfreude.core.record import read_record
from schadenfreude.games.pechvogel import GAME
from tests.games.pechvogel.build import told

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "last", "scores", "winners"),
    [
        ("last-marker-taken", "ended-by-taking", [6, 10, 10], [1, 2]),
        ("last-marker-boxed", "ended-by-boxing", [11, 17, 0], [1]),
    ],
)
def test_pv_30_a_recorded_game_ends_as_it_did(name: str, last: str, scores: list[int], winners: list[int]) -> None:
    record = read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    s = record.replay(listen=True)
    assert GAME.is_over(s)
    assert [event for event in told(s) if event.startswith("ended")] == [last]
    assert (GAME.scores(s), GAME.winners(s)) == (scores, winners)
