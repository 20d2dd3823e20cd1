"""A finished game of Nix für Ungut! for each way in which it can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from schadenfreude.core.record import read_record
from schadenfreude.games.nix_fuer_ungut import GAME
from tests.games.nix_fuer_ungut.build import told

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "rounds", "scores", "ended"),
    [
        ("one-winner", 4, [78, 65, 60, 71], ["won 0"]),
        ("shared-win", 4, [73, 73, 64, 63, 39], ["won 0", "won 1", "won-shared 2"]),
        ("igor-wins", 4, [84, 98, 94, 100], ["igor-won 3"]),
        ("igor-beaten", 4, [119, 108, 112], ["won 0"]),
        ("igor-shares-the-win", 4, [112, 122, 122], ["won 1", "igor-won 2", "won-shared 2"]),
        ("three-rounds", 3, [35, 23, 66, 103], ["igor-won 3"]),
        ("six-without-igor", 4, [75, 40, 31, 25, 50, 48], ["won 0"]),
        ("five-with-igor", 2, [34, 16, 23, 18, 11, 50], ["igor-won 5"]),
        ("other-edition", 1, [18, 21], ["won 1"]),
    ],
)
def test_nx_20_a_recorded_game_ends_as_it_did(name: str, rounds: int, scores: list[int], ended: list[str]) -> None:
    record = read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    s = record.replay(listen=True)
    assert GAME.is_over(s)
    assert s.round == rounds
    events = told(s)
    assert [event for event in events if "won" in event] == ended == events[-len(ended) :]
    assert GAME.scores(s) == scores
    assert GAME.winners(s) == [seat for seat, points in enumerate(scores) if points == max(scores)]


def test_all_records_are_tried() -> None:
    assert len(list(RECORDS.glob("*.json"))) == 9
