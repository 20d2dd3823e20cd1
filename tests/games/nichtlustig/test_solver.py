"""The exact answers about a turn of Nichtlustig, against brute force that knows nothing of keeps, results and axes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig import GAME, rules, sets, solver
from schadenfreude.games.nichtlustig.pieces import (
    CARD_NAMES,
    COLOURED,
    DICE,
    DIE_BIT,
    DINOSAUR,
    FACES,
    KINDS,
    LEMMING,
    NUMBERS,
    PROFESSORS,
    YETI,
)
from schadenfreude.games.nichtlustig.table import M_STOP, M_TAKE, MOVES
from schadenfreude.games.nichtlustig.throws import (
    COLOUR_KEEPS,
    PINK_KEEPS,
    PINK_RESULTS,
    RESULTS,
    SHAPE,
    axis,
    first_hold,
    solve,
    throw,
)
from tests.games.nichtlustig.build import play, table

Tensor = Any
np = pytest.importorskip("numpy")
both_ways = pytest.mark.parametrize(
    "compiled", [False, pytest.param(True, marks=pytest.mark.xdist_group("nichtlustig"))]
)


# Brute force


def ordered(value: Tensor) -> Tensor:
    """A value by what each of the seven dice shows."""
    place = [[RESULTS.index((a, b) if (a, b) in RESULTS else (b, a)) for b in range(FACES)] for a in range(FACES)]
    colours = np.broadcast_to(value, SHAPE)[np.array(place).ravel()][:, np.array(place).ravel()]
    return colours[:, :, np.array(place).ravel()].reshape((FACES,) * DICE)


@cache
def by_recursion(faces: tuple[int, ...], throws: int) -> float:
    """The value before a throw, -1 for a die that is thrown: every outcome and every choice, die by die."""
    value = ordered(some_value())

    @cache
    def throw(faces: tuple[int, ...], throws: int) -> float:
        outcomes = list(product(*((face,) if face >= 0 else range(FACES) for face in faces)))
        return sum(decide(faces, outcome, throws - 1) for outcome in outcomes) / len(outcomes)

    def decide(before: tuple[int, ...], faces: tuple[int, ...], throws: int) -> float:
        best = float(value[faces])
        if throws > 0:
            for kept in product(*((face,) if b >= 0 else (face, -1) for b, face in zip(before, faces, strict=True))):
                if -1 in kept:
                    best = max(best, throw(kept, throws))
        return best

    return throw(faces, throws)


@cache
def by_patterns(throws: int) -> Tensor:
    """The values of all positions before a throw by what the dice aside show, 6 for one that is thrown."""
    if throws == 1:
        hold = ordered(some_value())
        for die in range(DICE):
            hold = np.concatenate([hold, hold.mean(die, keepdims=True)], die)
        return hold
    before = by_patterns(throws - 1)
    hold = np.empty_like(before)
    for free in product((False, True), repeat=DICE):
        here = before[tuple(slice(None) if f else slice(FACES) for f in free)]
        for die in range(DICE):
            if free[die]:
                here = np.maximum(here.take(range(FACES), die), here.take([FACES], die))
        here = here.mean(tuple(die for die in range(DICE) if free[die]), keepdims=True)
        hold[tuple(slice(FACES, None) if f else slice(FACES) for f in free)] = here
    return hold


def deciding(dice: str, throw: int = 1, **position: Any) -> State:
    """A player who decides what to keep after a throw, the dice not aside showing what is given."""
    s = table(throw=throw, **position)
    play(s, f"chance: {dice}")
    return s


def some_value(seed: int = 1) -> Tensor:
    return np.random.default_rng(seed).random(SHAPE)


# Throwing


def test_a_colour_has_26_results_39_keeps_and_134_choices() -> None:
    assert (len(RESULTS), len(COLOUR_KEEPS), len(PINK_RESULTS), len(PINK_KEEPS)) == (26, 39, 6, 7)
    assert len(axis(COLOUR_KEEPS, tuple(range(39))).options) == 134
    assert len(axis(PINK_KEEPS, tuple(range(7))).options) == 12


@both_ways
def test_nl_8_every_position_before_up_to_three_throws_is_worth_what_brute_force_finds(compiled: bool) -> None:
    faces = [*range(FACES), -1]
    of_colour = [COLOUR_KEEPS.index(kept if kept in COLOUR_KEEPS else kept[::-1]) for kept in product(faces, repeat=2)]
    of_pink = [PINK_KEEPS.index((face,)) for face in faces]
    axes = [axis(keeps, tuple(range(len(keeps)))) for keeps in (*[COLOUR_KEEPS] * 3, PINK_KEEPS)]
    hold = first_hold(some_value())
    for throws in (1, 2, 3):
        if throws > 1:
            hold = throw(hold, axes, compiled)
        every = hold[np.ix_(of_colour, of_colour, of_colour, of_pink)].reshape((FACES + 1,) * DICE)
        assert abs(every - by_patterns(throws)).max() < 1e-13


@both_ways
@pytest.mark.parametrize("throws", [1, 2, 3, 4])
@pytest.mark.parametrize("aside", ["b1 3 r1 0 r2 4 w2 2", "b2 5 r1 1 r2 1 w1 2 w2 2", "b1 0 b2 0 r2 3 w1 3 p 5"])
def test_nl_34_up_to_four_throws_of_few_dice_are_worth_what_recursion_finds(
    aside: str, throws: int, compiled: bool
) -> None:
    s = table(throw=5 - throws, aside=aside, specials="duck", players=2)
    found = solve(some_value(), throws, compiled=compiled).value(s)
    assert found == pytest.approx(by_recursion(tuple(s.face), throws), abs=1e-13)


@both_ways
@pytest.mark.parametrize("aside", ["", "p 3", "w1 0", "b1 5 b2 5", "b2 2 r1 4 p 0"])
@pytest.mark.parametrize("solved", [2, 3])
def test_nl_7_each_choice_of_dice_is_worth_what_brute_force_finds(aside: str, solved: int, compiled: bool) -> None:
    s = table(throw=2, aside=aside, specials="duck", players=2)
    play(s, f"chance: {' '.join('3310502'[s.aside.count(1) :])}")
    policy = solve(some_value(), solved, compiled=compiled)
    found = policy.values(s)
    assert len(found) == 2 ** s.aside.count(0)
    for move, worth in found.items():
        after = s.copy()
        for die in range(DICE):
            if move == M_STOP or move & DIE_BIT[die]:
                after.aside[die] = 1
        place = tuple(f if a else FACES for f, a in zip(after.face, after.aside, strict=True))
        assert worth == pytest.approx(by_patterns(2)[place], abs=1e-13)
    assert policy.value(s) == max(found.values()) == found[policy.best(s)]


def test_nl_37_with_the_ufo_two_throws_are_worth_less_than_three() -> None:
    values = []
    for specials in ("", "ufo"):
        s = table(players=2, specials=specials)
        policy = solve(solver.card_value(s, YETI, 4), 3)
        values.append(policy.value(s))
    assert values == [pytest.approx(pair_by_hand(3)), pytest.approx(pair_by_hand(2))]


def pair_by_hand(throws: int) -> float:
    """The chance that two dice both show one number within so many throws, each kept as soon as it shows it."""
    return (1 - (5 / 6) ** throws) ** 2


def test_nl_34_the_duck_is_used_only_if_the_fourth_throw_is_worth_more_than_the_duck() -> None:
    s = deciding("1 1 2 5 3 4 0", throw=3, players=2, specials="duck")
    value = solver.card_value(s, YETI, 4)
    cheap = solve(value, 1, value - 0.1)
    assert cheap.value(s) == pytest.approx(1 / 6 - 0.1)
    assert GAME.write_move(s, cheap.best(s)).startswith("keep")
    dear = solve(value, 1, value - 0.2)
    assert dear.value(s) == 0
    assert dear.best(s) == M_STOP


def test_a_value_of_another_shape_or_too_many_throws_is_refused() -> None:
    with pytest.raises(ValueError, match="shape"):
        solve(np.zeros((36, 36, 36, 6)), 3)
    with pytest.raises(ValueError, match="throws"):
        solve(np.zeros((1, 1, 1, 1)), 5)
    with pytest.raises(ValueError, match="solved for 1"):
        solve(np.zeros((1, 1, 1, 1)), 1).value(table())
    s = table()
    GAME.apply(s, 1)
    with pytest.raises(ValueError, match="before it"):
        solve(np.zeros((1, 1, 1, 1)), 3).value(s)


# What the dice win

PLACES = ["", "y3 l2 p4 / r1 p2! d25", "l5! y1 / y5 l3 r2! p1 d24 d28 / p5 r5 y2"]


def at_the_end(s: State, faces: list[int]) -> tuple[dict[int, list[int]], bool]:
    """The sets of cards on offer for these final dice, as the rules have them; and whether he may also take none."""
    end = s.copy()
    for die in range(DICE):
        end.face[die] = faces[die]
    rules.score_cards(end)
    moves = [0] * 300
    count = sets.count_sets(end)
    offered = moves[: sets.legal_sets(end, moves)]
    return {move: cards_of(move) for move in offered if move != M_TAKE}, count == 0


def cards_of(move: int) -> list[int]:
    """The cards of a set, by what its notation names."""
    names = MOVES.write(move).removeprefix("take ").removesuffix(" with time machine").split(", ")
    return [CARD_NAMES.index(name) for name in names]


@pytest.mark.parametrize("cards", PLACES)
@pytest.mark.parametrize("specials", ["", "time-machine"])
def test_nl_13_a_value_says_what_the_rules_offer_for_the_dice(cards: str, specials: str) -> None:
    s = table(players=3, cards=cards, specials=specials)
    points = [[1.0 + ((3 * kind + 7 * n) % 11) for n in range(NUMBERS)] for kind in range(KINDS)]
    single = {(kind, n): solver.card_value(s, kind, n) for kind in range(KINDS) for n in range(NUMBERS)}
    any_card = np.broadcast_to(solver.any_card_value(s), SHAPE)
    worth = np.broadcast_to(solver.points_value(s, points, nothing=-2.5, machine=4.25), SHAPE)
    stream = Stream(5)
    for _ in range(400):
        faces = [stream.draw(FACES) for _ in range(DICE)]
        for die in range(stream.draw(COLOURED)):
            faces[die] = faces[0] if faces[0] > 3 else 5
        place = (*(RESULTS.index((a, b) if (a, b) in RESULTS else (b, a)) for a, b in batched(faces)), faces[-1])
        offered, may_decline = at_the_end(s, faces)
        taken = {card for cards in offered.values() for card in cards}
        for (kind, n), value in single.items():
            assert np.broadcast_to(value, SHAPE)[place] == (kind * NUMBERS + n in taken)
        assert any_card[place] == bool(offered)
        best = [-2.5] if may_decline else []
        for move, won in offered.items():
            machine = 4.25 if MOVES.write(move).endswith("machine") else 0
            best.append(sum(points[card // NUMBERS][card % NUMBERS] for card in won) - machine)
        assert worth[place] == max(best)


def batched(faces: list[int]) -> Iterator[tuple[int, int]]:
    yield from zip(faces[:COLOURED:2], faces[1:COLOURED:2], strict=True)


def test_nl_45_points_of_a_card_are_what_the_count_rises_by() -> None:
    s = table(players=2, cards="y1! p2! p3! / y2!")
    points = solver.points_of(s)
    assert points[YETI] == [5.0] * NUMBERS  # the first Yeti rises from 1 to 3 with it
    assert points[LEMMING] == [4.0] * NUMBERS
    assert points[DINOSAUR] == [1.0, 2.0, 3.0, 4.0, 5.0]
    assert points[PROFESSORS] == [pytest.approx(95 / 24 - 125 / 36)] * NUMBERS
    assert solver.points_of(table(players=2))[YETI] == [1.0] * NUMBERS
    assert solver.points_of(table(players=2, cards="y1! y2!"))[YETI] == [3.0] * NUMBERS


# Figures


def test_nl_10_keeping_both_fives_wins_the_yeti_and_one_five_wins_it_as_counted_by_hand() -> None:
    s = deciding("1 2 5 3 4 0 1", throw=1, players=2)
    known = figures_of(s)
    assert known["keep r1"]["yeti 5"] == pytest.approx(1 - (5 / 6) ** 2)
    assert known["keep nothing"]["yeti 5"] == pytest.approx(pair_by_hand(2))
    assert known["stop"] == {"no-card": 1.0}
    assert known["keep r1 r2"].get("yeti 5", 0) == 0


def test_nl_20_the_chance_of_no_card_is_that_of_who_throws_for_any() -> None:
    s = deciding("1 2 5 5 4 0 1", throw=2, players=2)
    known = figures_of(s)
    assert known["keep r1 r2"]["no-card"] == 0
    assert known["keep r1 r2"]["yeti 5"] == 1
    assert 0 < known["keep nothing"]["no-card"] < 1


def test_figures_are_asked_only_while_something_is_kept() -> None:
    assert GAME.figures(table(), 0) == {}


def figures_of(s: State) -> dict[str, dict[str, float]]:
    """The figures about each move: by card the chance to win it, by "no-card" that of a turn without any."""
    return {
        GAME.write_move(s, move): {CARD_NAMES[k.values[0]] if k.values else k.figure.name: k.amount for k in known}
        for move, known in GAME.figures(GAME.masked(s, s.mover), s.mover).items()
    }
