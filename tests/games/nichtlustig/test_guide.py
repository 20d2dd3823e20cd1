"""What a search knows of Nichtlustig."""

from __future__ import annotations

from schadenfreude.games.nichtlustig import GAME
from schadenfreude.games.nichtlustig.guide import estimate, swing
from tests.games.nichtlustig.build import table
from tests.playing import nodes, whole_games


def test_at_the_end_the_estimate_is_the_score() -> None:
    for record in whole_games(GAME.name):
        *_, s = nodes(record)
        assert [estimate(s, seat) for seat in range(s.players)] == [10 * points for points in GAME.scores(s)]


def test_a_card_won_is_worth_more_than_a_point_and_less_than_when_it_is_scored() -> None:
    for kind in "ryl":
        won, scored = (estimate(table(cards=f"{kind}1{mark}"), 0) for mark in ("", "!"))
        assert 10 < won < scored + 10, kind
    assert estimate(table(cards="y1! y2"), 0) > estimate(table(cards="y1!"), 0) + 10


def test_a_covered_card_may_come_free() -> None:
    assert 0 < estimate(table(cards="l1!2"), 0) < estimate(table(cards="l1!"), 0)


def test_special_cards_help_or_harm() -> None:
    assert estimate(table(specials="clown"), 0) > 0 > estimate(table(specials="virus"), 0)


def test_less_can_change_when_few_cards_are_left() -> None:
    assert swing(table()) > swing(table(cards="r1! r2! r3! y1! y2! y3! l1! l2! l3! p1! p2! p3!"))
