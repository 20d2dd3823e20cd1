"""The exact solution of a turn of Pechvogel, against enumeration and against brute force over the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.state import State
from schadenfreude.games.pechvogel import GAME, rules
from schadenfreude.games.pechvogel.pieces import DICE, FACES, NUMBERS, RAVEN
from schadenfreude.games.pechvogel.turn import (
    Outlook,
    Spite,
    Turn,
    as_hard_as_possible,
    end_of,
    first_throws,
    never,
    ways,
    whenever_it_hurts,
)
from tests.games.pechvogel.build import play, read_table, table

SPITES = [never, whenever_it_hurts, as_hard_as_possible]


# Enumeration


@cache
def success(targets: int, ravens: int) -> Fraction:
    """The chance of four targets if nobody holds a frustration, from all throws one by one; 5 a target, 0 a raven."""
    if targets >= 4 or ravens >= 3:
        return Fraction(targets >= 4)
    dice = 7 - targets - ravens
    counted = Counter((throw.count(5), throw.count(0)) for throw in product(range(6), repeat=dice))
    idle = counted.pop((0, 0))
    won = sum((n * success(targets + t, ravens + r) for (t, r), n in counted.items()), Fraction())
    return Fraction(won / (6**dice - idle))


def a_marker(target: int, targets: int, ravens: int, reduced: int, frustrated: int) -> Fraction:
    return Fraction(targets >= 4)


def test_pv_9_the_chance_of_four_targets_is_that_of_an_enumeration() -> None:
    turn = Turn(a_marker, holds=False, others_hold=False)
    for targets in range(1, 4):
        for ravens in range(3):
            assert turn.before(5, targets, ravens, 0, 0, 0) == success(targets, ravens)
    assert turn.before(5, 3, 2, 0, 0, 0) == Fraction(
        11, 20
    )  # 11 of the 20 throws of two dice that matter show a target


def test_pv_6_the_first_throw_counts_all_279936_and_the_best_target_is_that_of_most_dice() -> None:
    assert sum(count for count, _ in first_throws()) == FACES**DICE
    three_ravens = sum(count for count, thrown in first_throws() if thrown[RAVEN] >= 3)
    assert three_ravens == 26811
    total = Fraction()
    for count, thrown in first_throws():
        most = max(thrown[:NUMBERS])
        total += count * (success(most, thrown[RAVEN]) if thrown[RAVEN] < 3 else most >= 4)
    assert Turn(a_marker, holds=False, others_hold=False).start() == total / FACES**DICE


def test_pv_1_ways_count_the_throws_of_some_dice() -> None:
    for dice in range(1, 5):
        counted = Counter((throw.count(5), throw.count(0)) for throw in product(range(6), repeat=dice))
        assert all(ways(dice, t, r) == n for (t, r), n in counted.items())


# Brute force


def by_brute_force(start: State, worth: Callable[[State], float], spite: Spite) -> list[tuple[State, float]]:
    """The value to the player in turn of every state of the rules from a position on until his turn is over.

    They are swept over until nothing changes; the first is the position.
    """
    states: dict[bytes, State] = {}
    followers: dict[bytes, list[bytes]] = {}
    player = start.turn
    todo = [(start.to_bytes(), start)]
    while todo:
        key, s = todo.pop()
        if key in states:
            continue
        states[key], followers[key] = s, []
        if s.turn != player or s.mover == OVER:
            continue
        for move in range(GAME.chances(s)) if s.mover == CHANCE else GAME.legal_moves(s):
            if spite is never and s.mover not in (CHANCE, player) and move != rules.M_ACCEPT:
                continue
            after = s.copy()
            GAME.apply(after, move)
            followers[key].append(after.to_bytes())
            todo.append((followers[key][-1], after))
    values = {key: 0.0 if followers[key] else worth(s) for key, s in states.items()}
    inner = [key for key in reversed(states) if followers[key]]
    changed = 1.0
    while changed > 1e-13:
        changed = 0.0
        for key in inner:
            found = [values[follower] for follower in followers[key]]
            mover = states[key].mover
            value: float = sum(found) / len(found) if mover == CHANCE else max(found) if mover == player else min(found)
            changed = max(changed, abs(value - values[key]))
            values[key] = value
    return [(states[key], values[key]) for key in states]


def some_worth(s: State) -> float:
    """A worth in which everything counts that a turn can change."""
    points = [rules.score(s, p) for p in range(s.players)]
    return float(points[0] - 0.7 * points[1] + 1.3 * (s.murphy == 0) + 0.1 * s.frustrations[0] - 0.01 * s.middle_left)


@pytest.mark.parametrize("spite", [never, as_hard_as_possible])
@pytest.mark.parametrize(
    "position",
    [
        "target 7; targets 3; ravens 2; frustrations 1 1",
        "target 5; targets 3; ravens 2; frustrations 1 2; markers / 5; murphy 1",
        "target 3; targets 3; ravens 2; frustrations 0 1; murphy 1; markers 3 / 3 3",
        "target 6; targets 2; ravens 2; frustrations 2 0; middle 3 4",
        "target 4; targets 3; ravens 1; frustrations 0 1; middle 4",
        "target 7; targets 2; ravens 1; frustrations 1 1; markers / 7 7",
        "frustrations 1 1; markers / 4: 4 4 4 r r 7 7",
        "frustrations 0 2; markers 3 / 3: 3 3 r 7 7 5 5",
    ],
)
def test_pv_16_every_position_of_a_turn_is_worth_what_brute_force_over_the_rules_finds(
    position: str, spite: Spite
) -> None:
    line, _, thrown = position.partition(":")
    s = read_table("players 2; " + line)
    if thrown:
        play(s, f"chance:{thrown}")
    end = end_of(s, some_worth)
    turn = Turn(end, holds=s.frustrations[0] > 0, others_hold=s.frustrations[1] > 0, spite=spite)
    asked = 0
    for found, worth in by_brute_force(fast(s), some_worth, spite):
        if found.turn != 0:
            continue
        if found.phase == rules.THROW and found.to_land == found.dice:
            assert turn.value(found) == pytest.approx(worth, abs=1e-11)
        elif found.phase in (rules.TARGET, rules.REDUCE, rules.FRUSTRATE):
            asked += 1
            values = turn.values(found)
            if spite is never:
                values.pop(rules.M_FRUSTRATE, None)
            best = max(values.values()) if found.mover == 0 else min(values.values())
            assert best == pytest.approx(worth, abs=1e-11)
    assert asked


def fast(s: State) -> State:
    """The same position as a state that checks nothing."""
    return GAME.state_class.from_bytes(s.to_bytes())


# Opponents


def test_pv_11_the_more_spiteful_the_opponents_the_less_a_turn_is_worth() -> None:
    values = [Turn(a_marker, holds=True, others_hold=True, spite=spite).start() for spite in SPITES]
    assert values[0] > values[1] >= values[2]
    assert Turn(a_marker, holds=True, others_hold=False).start() == values[0]


def test_pv_11_who_frustrates_whenever_it_hurts_frustrates_a_marker() -> None:
    turn = Turn(a_marker, holds=False, others_hold=True, spite=whenever_it_hurts)
    calm = Turn(a_marker, holds=False, others_hold=False)
    assert turn.after(7, 3, 0, 1, 0, 0, 0, 0) == calm.before(7, 3, 0, 0, 1, 0) == success(3, 0)
    assert turn.after(7, 3, 0, 0, 1, 0, 0, 0) == turn.before(7, 3, 1, 0, 0, 0)  # it would help him


def test_an_outlook_carries_the_chances_of_what_is_chosen() -> None:
    def end(target: int, targets: int, ravens: int, reduced: int, frustrated: int) -> Outlook:
        return Outlook(float(targets >= 4), float(targets >= 4), float(ravens >= 3), 1.0)

    outlook = Turn(end, holds=True, others_hold=True).start()
    assert (
        outlook.value
        == outlook.chances[0]
        == pytest.approx(float(Turn(a_marker, holds=True, others_hold=True).start()))
    )
    assert outlook.chances[2] == pytest.approx(1)
    assert 1 < outlook.chances[0] + outlook.chances[1] < 1.04  # four targets and three ravens are rare


def test_a_value_is_asked_for_before_throws_and_at_choices_about_them_only() -> None:
    s = table(markers="/ 7")
    turn = Turn(a_marker, holds=False, others_hold=False)
    with pytest.raises(ValueError, match="decided"):
        turn.values(s)
    play(s, "chance: 7 7 7 7 3 4 5")
    with pytest.raises(ValueError, match="before it"):
        turn.value(s)


# Figures


def figures_of(s: State) -> dict[str, dict[str, float]]:
    return {
        GAME.write_move(s, move): {known.figure.name: known.amount for known in figures}
        for move, figures in GAME.figures(GAME.masked(s, s.mover), s.mover).items()
    }


def test_pv_10_letting_three_ravens_stand_has_no_marker_in_it_and_reducing_has_that_of_the_throw_before() -> None:
    s = table(players=2, target=7, targets=3, ravens=1, frustrations="1 0")
    play(s, "chance: r r 3")
    known = figures_of(s)
    assert (known["accept"]["marker"], known["accept"]["ravens"]) == (0, 1)
    assert known["accept"]["gain"] == -3
    assert known["reduce"]["marker"] == pytest.approx(float(success(3, 1)))


def test_pv_17_whether_another_one_joins_is_a_matter_of_points_only() -> None:
    s = table(players=3, target=7, targets=3, ravens=2, frustrations="0 1 1")
    play(s, "chance: 7 3", "1: frustrate")
    known = figures_of(s)
    assert known["accept"]["marker"] == pytest.approx(known["frustrate"]["marker"])
    assert known["accept"]["gain"] > known["frustrate"]["gain"]


def test_figures_know_nothing_of_the_choice_of_a_marker() -> None:
    s = table(players=2, target=7, targets=3, ravens=1, markers="/ 7")
    play(s, "chance: 7 3 4")
    assert s.phase == rules.MARKER
    assert GAME.figures(s, 0) == {}
