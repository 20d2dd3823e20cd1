"""Luck: what came up is counted for whom it came up, beside what was to be expected."""

from __future__ import annotations

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.record import Record
from schadenfreude.core.registry import game, game_names
from schadenfreude.lab.luck import Luck, beyond, luck


def played(name: str, seed: int = 1) -> Record:
    g = game(name)
    record, stream = Record(g, g.read_options({}, 3), ["A", "B", "C"]), Stream(seed)
    s = record.start()
    while not g.is_over(s):
        legal = g.legal_moves(s)
        record.add(s, stream.draw(g.chances(s)) if s.mover == CHANCE else legal[stream.draw(len(legal))])
    return record


@pytest.mark.parametrize(
    ("square", "freedom", "likely"),
    [(3.841, 1, 0.05), (11.070, 5, 0.05), (5.991, 2, 0.05), (4.351, 5, 0.5), (20.515, 5, 0.001), (0, 4, 1), (0, 3, 1)],
)
def test_large_chi_squares_are_as_rare_as_printed_tables_say(square: float, freedom: int, likely: float) -> None:
    assert beyond(square, freedom) == pytest.approx(likely, rel=2e-3)


def test_outcomes_with_the_same_word_are_expected_more_often() -> None:
    one = Luck(0)
    for outcome in (0, 1, 2):
        one.add(["raven", "raven", "5"], outcome)
    assert one.counts["raven"].seen == 2
    assert one.counts["raven"].expected == pytest.approx(2)
    assert one.counts["5"].expected == pytest.approx(1)
    assert one.unevenness is None, "three throws say nothing"


def test_only_where_there_are_always_equally_many_outcomes_unevenness_is_said() -> None:
    even, uneven, deck = Luck(0), Luck(0), Luck(0)
    for number in range(60):
        even.add(list("123456"), number % 6)
        uneven.add(list("123456"), number % 2)
        deck.add(list("123456")[: 5 + number % 2], 0)
    assert even.unevenness == pytest.approx(1)
    assert uneven.unevenness is not None
    assert uneven.unevenness < 1e-9
    assert deck.unevenness is None


@pytest.mark.parametrize("name", game_names())
def test_seats_together_are_all_and_expectations_sum_to_the_draws(name: str) -> None:
    record = played(name)
    for kind in luck(record, record.game.write_outcome):
        *seats, everybody = kind.lucks
        assert everybody.seat is None
        assert [one.seat for one in seats] == sorted({one.seat for one in seats if one.seat is not None})
        assert everybody.draws == sum(one.draws for one in seats)
        for one in kind.lucks:
            assert sum(count.seen for count in one.counts.values()) == one.draws
            assert sum(count.expected for count in one.counts.values()) == pytest.approx(one.draws)


def test_in_pechvogel_every_die_is_counted_for_whose_turn_it_is() -> None:
    record = played("pechvogel")
    (kind,) = luck(record, record.game.write_outcome)
    assert sorted(kind.words) == ["3", "4", "5", "6", "7", "raven"]
    thrown = [0, 0, 0]
    for s, step, _ in record.walk():
        if step.mover == CHANCE and record.game.chances(s) == 6:
            thrown[s.turn] += 1
    assert [one.draws for one in kind.lucks] == [*thrown, sum(thrown)]
