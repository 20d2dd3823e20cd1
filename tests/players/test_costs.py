"""What decisions of computer players cost: there are figures, they make sense, and people are told them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.players import STRENGTHS, STYLES, costs, opponents, player_names, who_is
from schadenfreude.players.costs import Cost, cost_in_words
from tests.terminal.running import Terminal


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures of two games."""
    figures = {
        "pechvogel": {"easy": Cost(2.96, 2.0, 4.0), "hard": Cost(0.24, -0.1, 0.5), "expert": Cost(-0.3, -0.5, 0.1)},
        "superlemming": {"easy": Cost(1.23, 1.0, 1.5), "hard": Cost(0.22, 0.1, 0.3)},
    }
    monkeypatch.setattr(costs, "costs", lambda measured: figures.get(measured.name, {}))


@pytest.mark.parametrize("name", game_names())
def test_every_player_that_people_meet_has_a_figure_in_every_game(name: str) -> None:
    known = costs.costs(game(name))
    assert list(known) == ["random", *STRENGTHS, *STYLES]
    assert all(cost.low <= cost.loss <= cost.high for cost in known.values())


@pytest.mark.parametrize("name", game_names())
def test_weaker_levels_lose_more(name: str) -> None:
    known = [costs.costs(game(name))[level] for level in ("random", *STRENGTHS)]
    assert all(weaker.high > stronger.low for weaker, stronger in pairwise(known)), "a level is certainly too strong"
    assert all(weaker.loss > stronger.loss for weaker, stronger in zip(known, known[2:], strict=False))
    assert known[1].low > known[-1].high


def test_a_game_in_whose_folder_is_nothing_has_no_figures() -> None:
    assert costs.costs(Game("schadenfreude.core")) == {}


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(
    ("language", "name", "games", "told"),
    [
        ("en", "easy", ["pechvogel"], "loses 3.0 % of the win"),
        ("de", "easy", ["superlemming"], "im Schnitt 1,2 % des Sieges"),
        ("en", "easy", ["pechvogel", "nichtlustig", "superlemming"], "loses 1.2 to 3.0 % of the win"),
        ("de", "easy", ["pechvogel", "superlemming"], "1,2 bis 3,0 % des Sieges"),
        ("en", "hard", ["pechvogel", "superlemming"], "loses 0.2 % of the win"),
        ("en", "expert", ["pechvogel"], "loses less than 0.1 % of the win"),
        ("de", "expert", ["pechvogel"], "weniger als 0,1 % des Sieges"),
    ],
)
def test_what_a_decision_costs_is_told_in_a_sentence(language: str, name: str, games: list[str], told: str) -> None:
    words = Words(language, "schadenfreude.players")
    said = cost_in_words(words, name, [game(each) for each in games])
    assert said is not None
    assert told in said
    assert who_is(words, name, *map(game, games)) == f"{who_is(words, name)}; {said}"


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(("name", "of"), [("expert", "superlemming"), ("easy", "nichtlustig"), ("mine", "pechvogel")])
def test_nothing_is_told_where_nothing_is_known(name: str, of: str) -> None:
    words = Words("en", "schadenfreude.players")
    assert cost_in_words(words, name, [game(of)]) is None
    assert who_is(words, name, game(of)) == who_is(words, name)


def test_computer_players_stand_in_order_of_strength() -> None:
    assert player_names()[:7] == ["easy", "medium", "hard", "expert", "cautious", "greedy", "spiteful"]
    assert opponents()[:7] == player_names()[:7]
    assert "flat" in player_names()
    assert "flat" not in opponents()


def test_people_are_told_in_the_list_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = Terminal(tmp_path, monkeypatch, capsys).run("games", "--lang", "en").out
    lines = [line for line in out.splitlines() if line.startswith("Computer player ")]
    assert [line.split()[2] for line in lines] == [f"{name}:" for name in player_names()]
    told = cost_in_words(Words("en", "schadenfreude.players"), "easy", [game(name) for name in game_names()])
    assert lines[0].endswith(f"; {told}.")
