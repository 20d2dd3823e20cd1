"""The arithmetic of the programs that measure players: known figures come out, with known intervals."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

PROGRAMS = Path(__file__).parent.parent / "benchmarks"


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PROGRAMS))


@pytest.mark.usefixtures("programs")
def test_a_loss_is_told_in_hundredths_with_its_interval_over_games() -> None:
    losses = import_module("losses")
    judged = [losses.Choices([loss, 0.0], [0.0, 1.0]) for loss in (0.01, 0.02, 0.03, 0.04, 0.05)]
    found = losses.cost(judged, 0)
    assert found.loss == 3.0
    assert (found.low, found.high) == pytest.approx((3 - 1.96, 3 + 1.96), abs=0.03)  # 2.776 * 1.581 / sqrt(5)
    assert losses.cost(judged, 1) == (0.0, 0.0, 0.0)


def deals(styles: Any, *points: tuple[float, float]) -> Any:
    return [[styles.Seat(own, 10 - own, own > 5) for own in deal] for deal in points]


@pytest.mark.usefixtures("programs")
def test_a_style_that_always_has_a_point_more_is_known_by_it() -> None:
    styles = import_module("styles")
    expert = deals(styles, (1, 9), (2, 6), (3, 4), (8, 5), (7, 7))
    style = [[seat._replace(own=seat.own + 1) for seat in deal] for deal in expert]
    assert styles.difference(styles.own_points, style, expert) == pytest.approx((1.0, 0.0))
    assert styles.difference(styles.spread, style, expert) == pytest.approx((0.0, 0.0))
    assert styles.difference(styles.worst_fifth, style, expert) == pytest.approx((1.0, 0.0))
    assert styles.verdict("greedy", style, expert) == "higher own points: yes"
    assert styles.verdict("greedy", expert, style) == "higher own points: no"


@pytest.mark.usefixtures("programs")
def test_a_difference_of_means_has_the_interval_of_the_differences_of_deals() -> None:
    styles = import_module("styles")
    expert = deals(styles, (5, 5), (5, 5), (5, 5), (5, 5), (5, 5))
    style = deals(styles, (1, 1), (2, 2), (3, 3), (4, 4), (5, 5))
    found = styles.difference(styles.own_points, style, expert)
    assert found.mean == pytest.approx(-2.0)
    assert found.margin == pytest.approx(1.96, abs=0.03)
    assert styles.verdict("greedy", style, expert) == "higher own points: no"
