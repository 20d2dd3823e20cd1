"""Finished games of Nichtlustig: one for each way in which it can end and be won."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from schadenfreude.core.record import read_record
from schadenfreude.games.nichtlustig import GAME
from schadenfreude.games.nichtlustig.rules import count_deaths
from tests.games.nichtlustig.build import told

RECORDS = Path(__file__).parent / "records"


class End(NamedTuple):
    """The last card taken, how many were left, what Professors were worth, points and Deaths by seat, who won."""

    last: str
    left: int
    professors: list[str]
    scores: list[int]
    deaths: list[int]
    winners: list[int]


ENDS = {
    "ended-by-a-dinosaur": End(
        "dinosaur 1 dinosaur 26", 5, ["professors 0 4", "professors 1 4"], [14, 29], [1, 1], [1]
    ),
    "ended-with-professors": End(
        "dinosaur 1 dinosaur 24", 5, ["professors 0 3", "professors 1 4"], [15, 29], [1, 0], [1]
    ),
    "ended-without-professors": End("dinosaur 1 dinosaur 25", 5, [], [0, 41], [6, 0], [1]),
    "three-cards-left": End("took 0 lemming 5", 3, ["professors 1 3"], [30, 28], [0, 0], [0]),
    "tie-broken-by-deaths": End("took 1 professors 2", 5, ["professors 0 1"], [11, 11, 8], [0, 1, 2], [0]),
    "tie-shared": End("took 2 professors 1", 5, ["professors 0 4", "professors 1 0"], [13, 13, 4], [1, 1, 2], [0, 1]),
}


def test_every_record_has_its_end() -> None:
    assert sorted(ENDS) == sorted(path.stem for path in RECORDS.glob("*.json"))


@pytest.mark.parametrize("name", ENDS)
def test_nl_44_nl_46_and_nl_49_a_recorded_game_ends_as_it_did(name: str) -> None:
    s = read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8")).replay(listen=True)
    assert GAME.is_over(s)
    events = told(s)
    last = next(event for event in reversed(events) if event.startswith(("took ", "dinosaur ")))
    left = next(event for event in events if event.startswith("ended "))
    professors = [event for event in events if event.startswith("professors ")]
    deaths = [count_deaths(s, seat) for seat in range(s.players)]
    assert End(last, int(left.split()[1]), professors, GAME.scores(s), deaths, GAME.winners(s)) == ENDS[name]
