"""Arenas: fair seatings, the same luck in each, the same games however they are played, and honest intervals."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice, permutations
from statistics import correlation

import pytest

from schadenfreude import players
from schadenfreude.core.chance import Stream
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.state import State
from schadenfreude.lab.arena import FIRST_LOOK, Arena, seatings
from schadenfreude.lab.standings import Played, Standings, student


class First:
    """Takes the first legal move."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        return game.legal_moves(v)[0]


class Last:
    """Takes the last legal move."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        return game.legal_moves(v)[-1]


class Cheat:
    """Answers what is no move."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        return len(game.moves)


class Broken:
    """Has a mistake in it."""

    def choose(self, game: Game, v: State, seat: int, stream: Stream) -> int:
        raise ZeroDivisionError


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players that exist in these tests alone."""
    for name, kind in {"first": First, "same": First, "last": Last, "cheat": Cheat, "broken": Broken}.items():
        monkeypatch.setitem(players._PLAYERS, name, kind)


def played(arena: Arena) -> list[Played]:
    return [new for games in arena.play() for new in games]


# Seatings


def test_as_many_players_as_seats_sit_in_every_order() -> None:
    assert seatings(["b", "a", "c"], 3) == sorted(permutations("abc"))


def test_a_player_named_twice_sits_in_two_seats() -> None:
    assert seatings(["a", "b", "b"], 3) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_two_players_share_four_seats_in_all_balanced_ways() -> None:
    assert len(seatings(["a", "b"], 4)) == 6
    assert all(seating.count("a") == 2 for seating in seatings(["a", "b"], 4))


def test_two_players_share_three_seats_so_that_each_has_the_odd_one_as_often() -> None:
    found = seatings(["a", "b"], 3)
    assert Counter(seating.count("a") for seating in found) == {1: 3, 2: 3}


def test_more_players_than_seats_take_turns() -> None:
    assert sorted(seatings(["a", "b", "c"], 2)) == sorted(permutations("abc", 2))


# Luck


@pytest.mark.parametrize("name", game_names())
def test_who_plays_the_same_in_another_seating_has_the_same_game(name: str) -> None:
    arena = Arena(game(name), ["first", "same"], 8, seats=3, seed=5, compiled=False)
    games = played(arena)
    assert len(games) == 12
    first, second = games[:6], games[6:]
    assert len(set(first)) == len(set(second)) == 1
    assert first[0] != second[0]


def test_a_seat_has_the_same_luck_whoever_sits_there() -> None:
    games = played(Arena(game("pechvogel"), ["easy", "random"], 2000, seed=3))
    here, there = ([game.points[0] for game in games[seating::2]] for seating in (0, 1))
    assert correlation(here, there) > 0.1
    assert abs(correlation(here[1:], there[:-1])) < 0.1


# The same games


@pytest.mark.parametrize("name", ["pechvogel", "superlemming"])
def test_both_carriers_and_all_numbers_of_threads_play_the_same(name: str) -> None:
    plain = Arena(game(name), ["easy", "random"], 12, seats=3, seed=2, compiled=False)
    one, two = (Arena(game(name), ["easy", "random"], 12, seats=3, seed=2, threads=n, compiled=True) for n in (1, 2))
    games = played(plain)
    assert games == played(one) == played(two)
    assert plain.standings.table() == one.standings.table() == two.standings.table()


def test_players_who_are_asked_outside_play_the_same_with_any_number_of_threads() -> None:
    one, three = (Arena(game("pechvogel"), ["last", "first", "easy"], 60, seed=2, threads=n) for n in (1, 3))
    plain = Arena(game("pechvogel"), ["last", "first", "easy"], 60, seed=2, compiled=False)
    assert played(one) == played(three) == played(plain)


def test_an_arena_that_goes_on_plays_what_was_left() -> None:
    whole = Arena(game("pechvogel"), ["first", "last"], 20, seed=4)
    games = played(whole)
    rest = Arena(game("pechvogel"), ["first", "last"], 20, seed=4)
    assert [new for unit in rest.play(games[:7]) for new in unit] == games[7:]
    assert rest.standings.table() == whole.standings.table()


def test_whoever_has_enough_may_stop_asking() -> None:
    arena = Arena(game("pechvogel"), ["first", "last"], 10**6, threads=2)
    assert len(list(islice(arena.play(), 6))) == 6
    assert arena.standings.deals == 3


def test_another_seed_gives_other_games() -> None:
    a, b = (played(Arena(game("pechvogel"), ["easy", "random"], 20, seed=seed)) for seed in (1, 2))
    assert a != b


# Ending by confidence


def test_an_arena_ends_when_the_order_is_certain_with_any_number_of_threads() -> None:
    one, two = (Arena(game("pechvogel"), ["easy", "random"], 10**6, threads=n, until=0.95) for n in (1, 2))
    for arena in (one, two):
        played(arena)
        assert arena.is_decided
    assert one.standings.deals in (FIRST_LOOK, 2 * FIRST_LOOK)
    assert one.standings.table() == two.standings.table()
    assert one.standings.table()[0].low > one.standings.table()[0].even


def test_the_order_of_equals_stays_open() -> None:
    arena = Arena(game("pechvogel"), ["first", "same"], 4 * FIRST_LOOK, until=0.95)
    played(arena)
    assert not arena.is_decided
    assert arena.standings.games == 4 * FIRST_LOOK


def test_the_order_of_players_who_are_alike_is_called_certain_about_as_rarely_as_promised() -> None:
    stream, wrong = Stream(1), 0
    for _ in range(400):
        standings = Standings([("a", "b"), ("b", "a")])
        for _ in range(50):
            for _ in range(2):
                standings.add(Played(1 + stream.draw(2), 1, (0, 0)))
        wrong += standings.is_ordered(0.9)
    assert 20 <= wrong <= 60


# Standings


def test_standings_are_right_on_games_worked_out_by_hand() -> None:
    standings = Standings([("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")])
    assert standings.table() == []
    for winners, points in ((0b001, (9, 3, 3)), (0b110, (1, 5, 5)), (0b001, (7, 0, 2))):
        standings.add(Played(winners, 10, points))
    a, b = standings.table()
    assert (a.player, a.games, b.player, b.games) == ("a", 3, "b", 3)
    assert [a.share, a.even, a.points] == pytest.approx([1 / 2, 1 / 3, (9 + 5 + 2) / 3])
    assert [b.share, b.even, b.points] == pytest.approx([1 / 2, 2 / 3, (3 + 3 + 1 + 5 + 7 + 0) / 6])
    assert (a.low, a.high) == (0, 1), "one deal proves nothing"


def test_wins_of_seats_that_nobody_plays_make_an_even_share_smaller() -> None:
    standings = Standings([("a", "b"), ("b", "a")])
    for winners in (0b001, 0b001, 0b100, 0b110):
        standings.add(Played(winners, 1, (0, 0, 0)))
    a, b = standings.table()
    assert [a.share, b.share] == pytest.approx([1.5 / 4, 1 / 4])
    assert [a.even, b.even] == pytest.approx([2.5 / 8, 2.5 / 8])


def test_nobody_may_win_everything() -> None:
    standings = Standings([("a", "b"), ("b", "a")])
    for _ in range(20):
        standings.add(Played(0b100, 1, (0, 0, 0)))
    assert [(standing.share, standing.even) for standing in standings.table()] == [(0, 0), (0, 0)]
    assert not standings.is_ordered(0.5)
    assert {standing.rating for standing in standings.table()} == {25.0}, "that says nothing about them"


def test_games_of_a_deal_have_their_luck_in_common() -> None:
    """If a deal decides all its games, eight seatings a deal prove no more than one."""
    stream, few, many = Stream(1), Standings([("a", "b")]), Standings([("a", "b")] * 8)
    for _ in range(100):
        game_of_deal = Played(1 + stream.draw(2), 1, (0, 0))
        few.add(game_of_deal)
        for _ in range(8):
            many.add(game_of_deal)
    assert [few.table()[0].low, few.table()[0].high] == pytest.approx([many.table()[0].low, many.table()[0].high])


def test_an_interval_holds_the_truth_about_95_times_in_100() -> None:
    stream, held = Stream(2), 0
    for _ in range(400):
        standings = Standings([("a", "b"), ("b", "a")])
        for _ in range(20):
            for _ in range(2):
                standings.add(Played(1 + (stream.draw(10) < 3), 1, (0, 0)))
        held += standings.table()[0].low <= 0.5 <= standings.table()[0].high
    assert 365 <= held <= 395


def test_a_player_who_always_wins_is_not_certain_to() -> None:
    standings = Standings([("a", "b"), ("b", "a")])
    for _ in range(10):
        standings.add(Played(0b01, 1, (1, 0)))
        standings.add(Played(0b10, 1, (0, 1)))
    assert standings.table()[0].share == 1
    assert 0.6 < standings.table()[0].low < 0.8


@pytest.mark.parametrize(("freedom", "known"), [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_t_is_near_the_tables(freedom: int, known: float) -> None:
    assert student(0.95, freedom) == pytest.approx(known, rel=0.01)


def test_ratings_follow_the_wins() -> None:
    arena = Arena(game("pechvogel"), ["easy", "random", "random"], 60, seed=1)
    played(arena)
    best, worst = arena.standings.table()
    assert (best.player, worst.player) == ("easy", "random")
    assert best.rating - best.deviation > worst.rating + worst.deviation


def test_ratings_settle_in_the_order_of_shares() -> None:
    names, stream = ("weak", "fair", "strong"), Stream(5)
    seatings = list(permutations(names))
    standings = Standings(seatings)
    for _ in range(200):
        for seating in seatings:
            drawn = stream.draw(10)
            winner = "strong" if drawn < 5 else "fair" if drawn < 8 else "weak"
            standings.add(Played(1 << seating.index(winner), 1, (0, 0, 0)))
    table = standings.table()
    assert [standing.player for standing in table] == ["strong", "fair", "weak"]
    ratings = [standing.rating for standing in table]
    assert ratings == sorted(ratings, reverse=True)
    assert all(standing.deviation < 1.0 for standing in table), (
        "who does not change is known the better the more he plays"
    )


def test_the_json_holds_what_programs_read() -> None:
    arena = Arena(game("pechvogel"), ["easy", "random"], 4, seed=1, options={"first": 0}, compiled=False)
    played(arena)
    told = json.loads(json.dumps(arena.as_json()))
    assert (told["game"], told["players"], told["seats"], told["seed"]) == ("pechvogel", ["easy", "random"], 2, 1)
    assert (told["games"], told["deals"], told["seatings"], told["options"]) == (4, 2, 2, {"first": 0})
    assert {"player", "games", "share", "low", "high", "points", "rating"} <= set(told["standings"][0])


# What is wrong


@pytest.mark.parametrize(
    ("names", "more", "key"),
    [
        (["easy", "grandma"], {}, "error-unknown-player"),
        (["easy"], {}, "error-range"),
        (["easy", "easy"], {}, "error-range"),
        (["easy", "random"], {"games": 0}, "error-range"),
        (["easy", "random"], {"seats": 9}, "error-players"),
        (["easy", "random"], {"seed": -1}, "error-range"),
        (["easy", "random"], {"threads": 0}, "error-range"),
        (["easy", "random"], {"options": {"first": 2}}, "error-option-value"),
    ],
)
def test_what_is_wrong_is_said_before_anything_starts(names: list[str], more: dict[str, int], key: str) -> None:
    with pytest.raises(BadInput) as error:
        Arena(game("pechvogel"), names, **{"games": 10, **more})  # type: ignore[arg-type]
    assert error.value.key == key


@pytest.mark.parametrize(("name", "key"), [("cheat", "error-player-illegal"), ("broken", "error-player-raised")])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_player_who_answers_wrongly_is_named(name: str, key: str, threads: int) -> None:
    with pytest.raises(BadInput) as error:
        played(Arena(game("pechvogel"), ["easy", name], 10, threads=threads))
    assert error.value.key == key
    assert name in str(error.value)


def test_players_who_search_play_the_same_with_any_number_of_threads() -> None:
    one, two = (Arena(game("pechvogel"), ["medium", "random"], 4, seed=6, threads=n) for n in (1, 2))
    assert played(one) == played(two)
