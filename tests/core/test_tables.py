"""The move table: names and parameters, written and read."""

from __future__ import annotations

import pytest

from schadenfreude.core.tables import Move, MoveTable, Param

MOVES = MoveTable(
    Move("stop", rule="1"),
    Move("lay", Param("number", 1, 3), Param("cards", 0, 2, "cards", ("none", "a 1", "a 1, b 2")), rule="2"),
)


@pytest.mark.parametrize(
    ("text", "values"), [("lay 2 none", (2, 0)), ("lay 1 a 1", (1, 1)), ("LAY 3  a 1, b  2", (3, 2))]
)
def test_the_last_parameter_may_have_a_name_of_several_words(text: str, values: tuple[int, int]) -> None:
    assert MOVES.read(text) == MOVES.code("lay", *values)


@pytest.mark.parametrize(
    "text", ["", "   ", "go", "stop now", "lay", "lay 2", "lay 4 none", "lay 2 a", "lay 2 none none"]
)
def test_what_is_no_move_of_the_table_is_not_read(text: str) -> None:
    assert MOVES.read(text) is None


@pytest.mark.parametrize("code", range(len(MOVES)))
def test_a_move_is_the_same_after_a_trip_through_json(code: int) -> None:
    assert MOVES.from_json(MOVES.as_json(code)) == code
