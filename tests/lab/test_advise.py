"""Advice: the same in both carriers, from nothing but the view, with errors that are honest."""

from __future__ import annotations

import math
from pathlib import Path
from statistics import mean, stdev

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.record import read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.lab import advise as module
from schadenfreude.lab.advise import Choice, advise
from schadenfreude.lab.simulate import SURE
from schadenfreude.players.ready import compiled, plain
from tests.games.nix_fuer_ungut.build import read_table
from tests.playing import next_step

RECORDS = Path(__file__).parent.parent / "games" / "pechvogel" / "records"


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few playouts where there are many choices."""
    monkeypatch.setattr(module, "LEAST", 2)


def decision(played: Game, seed: int = 1, steps: int = 20) -> State:
    """A decision of a game of two that has gone on for some steps."""
    s, stream = played.start(2), Stream(seed)
    for _ in range(steps):
        played.apply(s, next_step(played, s, stream))
    while s.mover < 0:
        played.apply(s, next_step(played, s, stream))
    return s


def seen(played: Game, s: State) -> State:
    return played.masked(s, s.mover)


@pytest.mark.parametrize("name", ["pechvogel", "superlemming"])
def test_both_carriers_give_the_same_advice(name: str) -> None:
    v = seen(game(name), decision(game(name)))
    one, other = (
        advise(game(name), v, v.mover, playouts=100, seed=3, carrier=c(game(name))) for c in (plain, compiled)
    )
    assert one == other


@pytest.mark.parametrize("name", game_names())
def test_every_legal_move_is_rated_and_the_position_stays(name: str) -> None:
    played = game(name)
    v = seen(played, decision(played))
    before = v.copy()
    choices = advise(played, v, v.mover, playouts=8, carrier=plain(played))
    assert sorted(choice.move for choice in choices) == played.legal_moves(v)
    assert all(0 <= choice.chance <= 1 and choice.chance_error > 0 for choice in choices)
    assert choices[0].playouts == max(choice.playouts for choice in choices)
    assert choices[0].visits >= max(choice.visits for choice in choices) - 1
    assert sum(choice.visits for choice in choices) == 8
    assert v == before


def test_what_a_seat_does_not_see_changes_nothing() -> None:
    played = game("nix-fuer-ungut")
    s = decision(played, steps=80)
    v = seen(played, s)
    other = played.imagine(v, s.mover, Stream(9).words)
    assert other != s
    one, two = (advise(played, seen(played, t), t.mover, playouts=50, carrier=plain(played)) for t in (s, other))
    assert one == two


def test_the_exact_figures_of_a_solver_come_along() -> None:
    played = game("pechvogel")
    v = seen(played, decision(played))
    known = played.figures(v, v.mover)
    assert known
    assert {
        choice.move: choice.figures for choice in advise(played, v, v.mover, playouts=1, carrier=plain(played))
    } == known


def test_a_move_that_ends_the_game_is_worth_what_comes_out() -> None:
    record = read_record((RECORDS / "last-marker-taken.json").read_text(encoding="utf-8"))
    end, last = record.replay(), record.steps[-1]
    v = seen(record.game, record.replay(len(record.steps) - 1))
    choices = advise(record.game, v, last.mover, playouts=1, carrier=plain(record.game))
    (choice,) = [choice for choice in choices if choice.move == last.move]
    winners = record.game.winners(end)
    assert choice.chance == (1 / len(winners) if last.mover in winners else 0)
    assert choice.points == record.game.scores(end)[last.mover]
    assert choice.points_error == 0


def test_the_errors_are_as_large_as_the_figures_vary() -> None:
    played = game("pechvogel")
    v = seen(played, decision(played))
    several = [advise(played, v, v.mover, playouts=400, seed=seed) for seed in range(80)]
    same = [choice for choices in several for choice in choices if choice.move == several[0][0].move]
    assert len(same) == len(several)
    points = mean(choice.points for choice in same)
    assert stdev((choice.points - points) / choice.points_error for choice in same) == pytest.approx(1, abs=0.25)


def test_a_choice_counts_as_worked_out_by_hand() -> None:
    choice = Choice(7)
    choice.add([(1, 10), (2, 6), (0, 2), (0, 2)])
    assert (choice.playouts, choice.chance, choice.points) == (4, 1.5 / 4, 5)
    assert choice.points_error == pytest.approx(math.sqrt((25 + 1 + 9 + 9) / 4 / 4))
    assert choice.chance_error == pytest.approx(math.sqrt((2.25 / 6 - (2.5 / 6) ** 2) / 6))


def test_after_few_playouts_nothing_is_certain() -> None:
    choice = Choice(7)
    choice.add([(1, 5)] * 20)
    assert choice.chance == 1
    assert choice.chance - SURE * choice.chance_error < 0.95


def test_most_playouts_go_to_the_choices_that_matter() -> None:
    played = game("nichtlustig")
    v = seen(played, decision(played, steps=7))
    assert len(played.legal_moves(v)) > 30
    choices = advise(played, v, v.mover, playouts=600, carrier=plain(played))
    assert choices[0].playouts > 5 * choices[-1].playouts > 0
    assert choices[0].visits > choices[-1].visits
    assert sum(choice.playouts for choice in choices) <= 1000


def test_where_nothing_can_be_won_any_more_points_decide() -> None:
    played = game("nix-fuer-ungut")
    s = read_table("players 2, phase 5, hands 7 7 7 / 1 2, totals 0 30")
    choices = advise(played, seen(played, s), 0, playouts=60, carrier=plain(played))
    assert {choice.chance for choice in choices} == {0.0}
    assert [played.write_move(s, choice.move) for choice in choices] == ["three 7 7 7", "two 7 7", "one 7"]


def test_without_time_every_choice_gets_its_least() -> None:
    played = game("pechvogel")
    v = seen(played, decision(played))
    choices = advise(played, v, v.mover, playouts=10**6, seconds=1e-9, carrier=plain(played))
    assert {choice.playouts for choice in choices} == {1}


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"playouts": 0}, "error-range"),
        ({"seed": -1}, "error-range"),
        ({"seconds": 0}, "error-seconds"),
        ({"seat": 1}, "error-not-to-move"),
    ],
)
def test_what_is_wrong_is_said(more: dict[str, int], key: str) -> None:
    played = game("pechvogel")
    s = decision(played)
    seat = (s.mover + more.pop("seat", 0)) % 2
    with pytest.raises(BadInput) as error:
        advise(played, played.masked(s, seat), seat, **more)  # type: ignore[arg-type]
    assert error.value.key == key
