"""The search: the same in both carriers and for any number of threads, and it finds what is plainly best."""

from __future__ import annotations

import math
import threading
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schadenfreude.core.errors import BadInput
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.players import tree
from schadenfreude.players.search import FLAT, BadSearch, Budget, Cancelled, Search, Settings, Wishes
from tests.games.pechvogel.build import read_table
from tests.playing import carrier, play, positions

each_game = pytest.mark.parametrize("name", game_names())

SEARCHES = (
    Settings(),
    Settings(easy=100, horizon=5, depth=3, trust=50),
    Settings(wishes=Wishes(win=0, lead=20, own=50, spite=30, fear=300)),
    FLAT,
)


@each_game
@given(data=st.data())
def test_both_carriers_find_the_same(name: str, data: st.DataObject) -> None:
    _, s = data.draw(positions(name, "decision"))
    v, settings = s.masked(s.mover), data.draw(st.sampled_from(SEARCHES)).suited(game(name))
    seed = data.draw(st.integers(0, 2**62))
    plain, compiled = (
        Search(carrier(name, fast), v, s.mover, settings, Budget(6), seed=seed).run() for fast in (False, True)
    )
    assert plain == compiled
    assert sum(rated.visits for rated in plain) == 6
    assert {rated.move for rated in plain} <= set(game(name).legal_moves(s))


def decision(name: str) -> State:
    """The first decision of a game of the fewest players."""
    s = game(name).start(game(name).players[0], {"first": 0})
    while s.mover < 0:
        game(name).apply(s, 0)
    return s.masked(s.mover)


@each_game
def test_trees_are_added_up_whatever_the_number_of_threads(name: str) -> None:
    v = decision(name)
    found = []
    for threads in (1, 2, 5):
        search = Search(carrier(name, True), v, v.mover, Settings(), Budget(200), seed=4, trees=3)
        found.append(search.run(threads))
        assert search.iterations == 600
    assert found[0] == found[1] == found[2]
    one = Search(carrier(name, True), v, v.mover, Settings(), Budget(200), seed=4).run()
    assert sum(rated.visits for rated in one) == 200


@each_game
def test_time_ends_a_search(name: str) -> None:
    v = decision(name)
    search = Search(carrier(name, True), v, v.mover, Settings(), Budget(seconds=0.05))
    assert search.run()
    assert search.iterations > 0


@each_game
def test_flat_monte_carlo_tries_all_moves_equally_often(name: str) -> None:
    v = decision(name)
    legal = game(name).legal_moves(v)
    rated = Search(carrier(name, True), v, v.mover, FLAT, Budget(3 * len(legal))).run()
    assert [r.visits for r in rated] == [3] * len(legal)


@each_game
@pytest.mark.parametrize("fast", [False, True])
def test_a_search_can_be_left_to_a_few_moves(name: str, fast: bool) -> None:
    v = decision(name)
    few = game(name).legal_moves(v)[-2:]
    usual = Settings().suited(game(name))
    rated = Search(carrier(name, fast), v, v.mover, replace(usual, evenly=True), Budget(10), moves=few).run()
    assert {r.move: r.visits for r in rated} == dict.fromkeys(few, 5)
    for iterations in (1, 2, 10):
        rated = Search(carrier(name, fast), v, v.mover, usual, Budget(iterations), moves=few).run()
        assert sum(r.visits for r in rated) == iterations
        assert {r.move for r in rated} <= set(few)
        assert len(rated) == min(iterations, 2)


def test_below_the_root_an_even_search_prefers_what_is_better() -> None:
    played = game("pechvogel")
    s = read_table("players 2; target 7; targets 3; ravens 2; middle 7; markers 7 / 6 6; frustrations 1 1")
    play(played, s, "chance: 7 3")
    accept, reduce = played.read_move(s, "accept"), played.read_move(s, "reduce")
    settings = Settings(evenly=True, wishes=Wishes(win=100, lead=0))
    rated = Search(carrier("pechvogel", False), s.masked(0), 0, settings, Budget(1000), moves=[accept, reduce]).run()
    (worth,) = [r.mean for r in rated if r.move == accept]
    assert worth < 0.84  # he wins 79 % if he is frustrated, and always if he is not


def test_a_search_can_be_cancelled() -> None:
    v = decision("pechvogel")
    search = Search(carrier("pechvogel", True), v, v.mover, Settings(), Budget(1_000_000))
    raised: list[Exception] = []

    def run() -> None:
        try:
            search.run()
        except Cancelled as error:
            raised.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    search.cancel()
    thread.join(30)
    assert not thread.is_alive()
    assert len(raised) == 1
    assert search.iterations < 1_000_000


@pytest.mark.parametrize(
    "wrong",
    [{}, {"iterations": 0}, {"iterations": -3}, {"seconds": 0}, {"seconds": -1.0}, {"seconds": math.nan},
     {"iterations": 10**9}, {"seconds": math.inf}],
)  # fmt: skip
def test_a_budget_of_nothing_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(BadInput):
        Budget(**wrong)  # type: ignore[arg-type]


def test_a_search_needs_something_to_decide() -> None:
    v = decision("pechvogel")
    with pytest.raises(BadInput) as refused:
        Search(carrier("pechvogel", False), v, 1 - v.mover, Settings(), Budget(1))
    assert refused.value.key == "error-nothing-to-decide"
    v.mover = -4
    with pytest.raises(BadInput):
        Search(carrier("pechvogel", False), v, 0, Settings(), Budget(1))


@pytest.mark.parametrize("wrong", [{"moves": [99_999]}, {"moves": [-1]}, {"trees": 0}, {"moves": "twice"}])
def test_what_cannot_be_searched_is_refused(wrong: dict[str, object]) -> None:
    v = decision("pechvogel")
    legal = game("pechvogel").legal_moves(v)
    if wrong.get("moves") == "twice":
        wrong = {"moves": [legal[0], legal[0]]}
    with pytest.raises(BadSearch):
        Search(carrier("pechvogel", True), v, v.mover, Settings(), Budget(1), **wrong)  # type: ignore[arg-type]


def test_a_search_takes_the_marker_that_wins() -> None:
    played = game("pechvogel")
    s = played.start(2, {"first": 0})
    s.middle[:], s.middle_left = [0, 0, 0, 0, 1], 1
    s.markers[1][0] = 1
    play(played, s, "chance: 7 7 7 7 3 3 3")
    assert s.mover == 0
    for wishes in (Wishes(), Wishes(win=100, lead=0), Wishes(win=0, lead=0, own=100)):
        rated = Search(carrier("pechvogel", False), s.masked(0), 0, Settings(wishes=wishes), Budget(60)).run()
        assert played.write_move(s, rated[0].move) == "target 7"


@each_game
def test_a_game_settles_only_what_a_search_leaves_open(name: str) -> None:
    assert FLAT.suited(game(name)).depth == 1
    assert FLAT.suited(game(name)).widen == FLAT.widen
    special = Settings(depth=9, horizon=3, explore=1, trust=2, widen=5, easy=7)
    assert special.suited(game(name)) == special


def test_the_win_is_shared_out_by_how_far_behind_everybody_is() -> None:
    points = [70, 40, 70, -1000]
    shares = [tree.chance_of_win(seat, points, 4, 30) for seat in range(4)]
    assert shares[0] == shares[2] == pytest.approx(4 * shares[1], rel=1e-4)
    assert shares[3] < shares[1] / 100
    assert sum(shares) == pytest.approx(tree.ONE, abs=4)
