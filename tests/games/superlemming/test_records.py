"""A finished game of Superlemming for each way in which it can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from schadenfreude.core.record import read_record
from schadenfreude.games.superlemming import GAME
from tests.games.superlemming.build import told

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "turns", "scores", "winner", "ended"),
    [
        ("foreign-jump", 40, [10, 13, 5], 1, ["ended 0"]),
        ("five-with-ducks", 109, [9, 7, 7, 12, 9], 3, ["ended 3"]),
        ("tie-broken", 62, [10, 10, 2, 7], 1, ["ended 0", "tie-broken 1"]),
        ("other-edition", 17, [9, 9], 0, ["ended 1", "tie-broken 0"]),
        ("nobody-scores", 66, [3, 6], 1, ["ended-quiet"]),
        ("too-many-turns", 200, [9, 8], 0, ["ended-long"]),
    ],
)
def test_sl_17_sl_19_sl_20_a_recorded_game_ends_as_it_did(
    name: str, turns: int, scores: list[int], winner: int, ended: list[str]
) -> None:
    record = read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    s = record.replay(listen=True)
    assert GAME.is_over(s)
    assert s.turns == turns
    events = told(s)
    assert events[-len(ended) :] == ended
    assert GAME.scores(s) == scores
    assert GAME.winners(s) == [winner]


def test_all_records_are_tried() -> None:
    assert len(list(RECORDS.glob("*.json"))) == 6
