"""Laws of the exact answers, for every game that has some: about legal moves only, from what a seat sees, in words."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schadenfreude.core.figures import Figure, Known
from schadenfreude.core.registry import game, game_names
from tests.playing import NAMES, positions

SOLVED = [name for name in game_names() if game(name).has_solver]

each_solved_game = pytest.mark.parametrize("name", SOLVED)


def test_an_amount_is_told_in_percent_or_to_a_tenth_of_a_point() -> None:
    assert Figure("x", unit="chance").told(0.617) == 62
    assert Figure("x", unit="points").told(3.14159) == 3.1


@each_solved_game
@settings(max_examples=6, deadline=None)
@given(data=st.data())
def test_figures_are_about_legal_moves_and_are_chances_or_points(name: str, data: st.DataObject) -> None:
    _, s = data.draw(positions(name, "decision"))
    v = game(name).masked(s, s.mover)
    found = game(name).figures(v, s.mover)
    assert bool(found) == game(name).may_know_figures(v), "in these phases and no others"
    assert found.keys() <= set(game(name).legal_moves(s))
    for known in (known for figures in found.values() for known in figures):
        assert known.figure in game(name).module("solver").FIGURES
        assert len(known.values) == len(known.figure.params)
        if known.figure.unit == "chance":
            assert -1e-12 <= known.amount <= 1 + 1e-12


@each_solved_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_figure_has_words(name: str, language: str) -> None:
    words = game(name).words(language)
    for figure in game(name).module("solver").FIGURES:
        for extreme in ("low", "high"):
            values = tuple(getattr(param, extreme) for param in figure.params)
            assert "1" in game(name).write_figure(words, NAMES, Known(figure, values, 1.0))


def test_the_examples_in_the_page_about_solvers_work() -> None:
    pytest.importorskip("numpy")
    page = Path(__file__).parent.parent / "docs" / "solvers.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert (found.failed, found.attempted > 20) == (0, True)
