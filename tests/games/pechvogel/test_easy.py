"""The rule of thumb for Pechvogel: what it plays in plain cases, and that it beats luck."""

from __future__ import annotations

from schadenfreude.core.chance import Stream
from schadenfreude.core.state import State
from schadenfreude.games.pechvogel import GAME
from schadenfreude.games.pechvogel.easy import easy
from schadenfreude.players import player
from tests.games.pechvogel.build import play, table


def choice(s: State) -> str:
    """The move that the rule of thumb chooses for the seat to move."""
    legal = GAME.legal_moves(s)
    return GAME.write_move(s, easy(GAME.masked(s, s.mover), s.mover, legal, len(legal), [0] * 4))


def test_it_collects_the_number_thrown_most() -> None:
    s = table()
    play(s, "chance: 3 3 3 7 7 4 r")
    assert choice(s) == "target 3"


def test_it_collects_the_higher_of_two_numbers() -> None:
    s = table()
    play(s, "chance: 3 3 6 6 4 5 r")
    assert choice(s) == "target 6"


def test_it_collects_no_number_of_which_no_marker_is_to_be_had() -> None:
    s = table(markers="3 3 3")
    play(s, "chance: 3 3 3 7 7 4 r")
    assert choice(s) == "target 7"


def test_it_reduces_when_the_third_raven_has_come_and_no_marker() -> None:
    s = table(target=7, targets=2, ravens=2, frustrations="1")
    play(s, "chance: r 3 4")
    assert choice(s) == "reduce"


def test_it_lets_a_throw_stand_that_brings_a_marker() -> None:
    s = table(target=7, targets=3, ravens=2, frustrations="1")
    play(s, "chance: 7 r")
    assert choice(s) == "accept"


def test_it_frustrates_who_takes_a_marker_next_to_two_ravens() -> None:
    s = table(target=7, targets=2, ravens=2, frustrations="0 1")
    play(s, "chance: 7 7 3")
    assert choice(s) == "frustrate"


def test_it_frustrates_nobody_who_has_no_ravens() -> None:
    s = table(target=7, targets=3, frustrations="0 1")
    play(s, "chance: 7 3 3 4")
    assert choice(s) == "accept"


def test_it_steals_from_the_leader_of_those_who_have_the_marker() -> None:
    s = table(target=7, targets=3, markers="/ 7 / 7 6")
    play(s, "chance: 7 3 3 4")
    assert choice(s) == "steal 2"


def test_it_takes_from_the_middle_when_it_is_ahead() -> None:
    s = table(target=7, targets=3, markers="6 6 / 7")
    play(s, "chance: 7 3 3 4")
    assert choice(s) == "take"


def test_it_boxes_high_numbers_when_it_leads_and_low_ones_when_it_trails() -> None:
    for markers, boxed in (("7 6 / 7", "box 7"), ("/ 7 / 6 6", "box 3")):
        s = table(target=7, targets=3, markers=markers)
        play(s, "chance: 7 3 3 4", "0: steal 1")
        assert choice(s) == boxed


def test_it_beats_luck() -> None:
    points = [0, 0]
    for game in range(40):
        s, stream = GAME.start(2), Stream(7, game)
        while not GAME.is_over(s):
            if s.mover < 0:
                GAME.apply(s, stream.draw(GAME.chances(s)))
            else:
                kind = player(("easy", "random")[s.mover])
                GAME.apply(s, kind.choose(GAME, GAME.masked(s, s.mover), s.mover, stream))
        points = [a + b for a, b in zip(points, GAME.scores(s), strict=True)]
    assert points[0] > points[1] + 10 * 40
