"""The rule of thumb for Nichtlustig: what a decent person would play without counting long.

Cards are worth tenths of points, chances are thousandths. A plan is one number: what it promises, times 128, plus the
dice that it keeps, as in the code of a `keep`; so the larger of two plans is the better one.
"""

from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.pieces import (
    COLOURED,
    COLOURS,
    DIE_BIT,
    DINOSAUR,
    DUCK,
    FACES,
    FEWER_THROWS,
    LEMMING,
    LOWEST_DINOSAUR,
    NUMBERS,
    PAIR_STEP,
    PAIR_VALUES,
    PINK,
    PROFESSORS,
    PROFESSORS_SETS,
    SYMBOL,
    THROWS,
    TURNED,
    YETI,
)
from schadenfreude.games.nichtlustig.rules import count_bare, free_dice, hurrying_card
from schadenfreude.games.nichtlustig.sets import machine_bonus, may_be_had
from schadenfreude.games.nichtlustig.table import (
    CLOWN_OR_DEATH,
    KEEP,
    M_CLOWN,
    M_COVER,
    M_DEATH,
    M_KEEP,
    M_STOP,
    M_TAKE,
    M_TAKE_DINOSAUR,
    M_TAKE_PROFESSORS,
    OTHER_DEATH,
    TAKE,
)

SURE = 1000
PLAN = 128
ONE_DIE = 167  # the chance that one die shows a number
ONE_OF_TWO = 306  # that one of two dice does
BOTH_DICE = 28  # that both do
KIND_WORTH = (15, 18, 26, 18)  # a Riebmann, Yeti, Lemming, Professors, if it still has to be scored
MORE_PROFESSORS = 6  # one more when there is one already
COMPANY = 8  # what another Yeti adds
MACHINE_WORTH = 8
DEATH_COST = 20
HIGH = 4  # dice from here on are kept for a Dinosaur


def _at_least() -> tuple[tuple[int, ...], ...]:
    """For 0 to 6 dice: the chance that they total 0, 1, ... 30 or more."""
    ways = [1]
    rows = []
    for dice in range(COLOURED + 1):
        rows.append(tuple(SURE * sum(ways[need:]) // FACES**dice for need in range(COLOURED * NUMBERS + 1)))
        ways = [sum(ways[max(0, n - NUMBERS) : n + 1]) for n in range(len(ways) + NUMBERS)]
    return tuple(rows)


AT_LEAST = _at_least()


def easy(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """The move of a decent person; nothing in it is by chance."""
    if v.phase == KEEP:
        return best_keep(v)
    if v.phase == TAKE:
        return best_set(v, moves, count)
    if v.phase == CLOWN_OR_DEATH:
        return M_CLOWN + 1
    if v.phase == OTHER_DEATH:
        return best_death(v, moves, count)
    return best_cover(v, moves, count)


# Dice


def best_keep(v: State) -> int:
    """The dice of the best plan stay and the others fly, or only those that do harm if nothing more can be won."""
    left = throws_left(v)
    pairs = pairs_plan(v, left)
    plan = max(pairs, professors_plan(v, left), dinosaur_plan(v, left))
    kept = plan % PLAN
    if not may_gain(v, kept, plan == pairs):
        for die in range(COLOURED):
            harmful = die % 2 == 1 and v.face[die] == SYMBOL
            if not harmful:
                kept |= DIE_BIT[die]
    if is_pink_good(v):
        kept |= DIE_BIT[PINK]
    free = free_dice(v)
    return M_STOP if kept & free == free else M_KEEP + (kept & free)


def throws_left(v: State) -> int:
    """How often he may still throw in this turn."""
    if v.ready[hurrying_card(v)] > 0:
        return FEWER_THROWS - v.throws
    return THROWS - v.throws + (1 if v.ready[DUCK] == 1 else 0)


def in_throws(chance: int, throws: int) -> int:
    """The chance that something happens once in so many throws."""
    missed = SURE
    for _ in range(throws):
        missed = missed * (SURE - chance) // SURE
    return SURE - missed


def wanted(v: State, kind: int, number: int) -> int:
    """What a card is worth to the player, 0 if it cannot be had, also because the pink die is about to score it."""
    if number <= 0 or not may_be_had(v, kind, number - 1):
        return 0
    if v.owner[kind][number - 1] >= 0 and v.face[PINK] == number:
        return 0
    return worth(v, kind, number - 1)


def worth(v: State, kind: int, n: int) -> int:
    """What a card is worth to the player, half as much again if an opponent loses it."""
    if kind == DINOSAUR:
        return 10 * (n + 1) + 2
    points = KIND_WORTH[kind]
    if kind == YETI and count_bare(v, v.turn, YETI) == 1:
        points += COMPANY
    if kind == PROFESSORS and count_bare(v, v.turn, PROFESSORS) > 0:
        points = MORE_PROFESSORS
    return points * 3 // 2 if v.owner[kind][n] >= 0 else points


def all_wanted(v: State, kind: int) -> int:
    """What all cards of a kind that can be had are worth together."""
    points = 0
    for number in range(1, NUMBERS + 1):
        points += wanted(v, kind, number)
    return points


def pairs_plan(v: State, left: int) -> int:
    """Of each colour keep the pair, or else the die whose card is worth more."""
    dice = 0
    promise = 0
    for kind in range(COLOURS):
        a = 2 * kind
        b = 2 * kind + 1
        of_a = wanted(v, kind, v.face[a])
        of_b = wanted(v, kind, v.face[b])
        if v.face[a] == v.face[b]:
            if of_a > 0:
                dice += DIE_BIT[a] + DIE_BIT[b]
                promise += of_a * SURE
                continue
        elif v.aside[a] == 1:
            of_b = 0
        elif v.aside[b] == 1:
            of_a = 0
        if v.aside[a] == 1 and v.aside[b] == 1:
            continue
        if of_a + of_b == 0:
            if v.aside[a] + v.aside[b] == 0:
                promise += all_wanted(v, kind) * in_throws(BOTH_DICE, left)
        elif of_a >= of_b:
            dice += DIE_BIT[a]
            promise += of_a * in_throws(ONE_DIE, left)
        else:
            dice += DIE_BIT[b]
            promise += of_b * in_throws(ONE_DIE, left)
    return promise * PLAN + dice


def professors_plan(v: State, left: int) -> int:
    """Keep one die of each colour that shows the number of the most promising Professors."""
    best = 0
    for number in range(1, NUMBERS + 1):
        dice = 0
        chance = SURE
        for colour in range(COLOURS):
            a = 2 * colour
            b = 2 * colour + 1
            if v.face[a] == number:
                dice += DIE_BIT[a]
            elif v.face[b] == number:
                dice += DIE_BIT[b]
            elif v.aside[a] + v.aside[b] == 0:
                chance = chance * in_throws(ONE_OF_TWO, left) // SURE
            elif v.aside[a] + v.aside[b] == 1:
                chance = chance * in_throws(ONE_DIE, left) // SURE
            else:
                chance = 0
        best = max(best, wanted(v, PROFESSORS, number) * chance * PLAN + dice)
    return best


def dinosaur_plan(v: State, left: int) -> int:
    """Keep all dice if they reach a Dinosaur, else the high ones."""
    total = machine_bonus(v)
    kept = machine_bonus(v)
    dice = 0
    others = 0
    for die in range(COLOURED):
        total += v.face[die]
        if v.aside[die] == 1 or v.face[die] >= HIGH:
            kept += v.face[die]
            dice += DIE_BIT[die]
        else:
            others += 1
    best = 0
    for n in range(NUMBERS):
        if v.owner[DINOSAUR][n] < 0:
            if total >= LOWEST_DINOSAUR + n:
                best = max(best, worth(v, DINOSAUR, n) * SURE * PLAN + (PLAN - 1 - DIE_BIT[PINK]))
            else:
                chance = in_throws(AT_LEAST[others][max(0, LOWEST_DINOSAUR + n - kept)], left)
                best = max(best, worth(v, DINOSAUR, n) * chance * PLAN + dice)
    return best


def may_gain(v: State, kept: int, pairs: bool) -> bool:
    """May throwing on win anything that the dice kept do not win already?"""
    for kind in range(COLOURS):
        both = DIE_BIT[2 * kind] + DIE_BIT[2 * kind + 1]
        if pairs and kept & both != both and all_wanted(v, kind) > 0 and v.aside[2 * kind] + v.aside[2 * kind + 1] < 2:
            return True
    if pairs:
        return False
    for number in range(1, NUMBERS + 1):
        shown = 0
        for die in range(COLOURED):
            if kept & DIE_BIT[die] and v.face[die] == number:
                shown += 1
        if shown == COLOURS and wanted(v, PROFESSORS, number) > 0:
            return False
    return kept & (PLAN - 1 - DIE_BIT[PINK]) != PLAN - 1 - DIE_BIT[PINK]


def is_pink_good(v: State) -> bool:
    """Does the pink die score at least what it would on average, opponents' cards counting against it?"""
    points = 0
    shown = 0
    for number in range(1, FACES):
        for kind in range(TURNED):
            if v.owner[kind][number - 1] >= 0 and v.scored[kind][number - 1] == 0:
                worth_it = KIND_WORTH[kind] if v.owner[kind][number - 1] == v.turn else -KIND_WORTH[kind]
                points += worth_it
                if number == v.face[PINK]:
                    shown += worth_it
    return shown * FACES >= points


# Cards


def best_set(v: State, moves: list[int], count: int) -> int:
    """The set that is worth most; the Time Machine is worth something too, a Death costs something."""
    best = moves[0]
    most = -DEATH_COST - 1
    for i in range(count):
        points = set_worth(v, moves[i])
        if points > most:
            best = moves[i]
            most = points
    return best


def set_worth(v: State, move: int) -> int:
    """What the cards of a `take` are worth together."""
    if move == M_TAKE:
        return -DEATH_COST
    if move >= M_TAKE_DINOSAUR:
        points = worth(v, DINOSAUR, (move - M_TAKE_DINOSAUR) // 2)
        return points - (move - M_TAKE_DINOSAUR) % 2 * MACHINE_WORTH
    points = 0
    if move >= M_TAKE_PROFESSORS:
        for i in range(2):
            number = PROFESSORS_SETS[move - M_TAKE_PROFESSORS][i]
            if number > 0:
                points += worth(v, PROFESSORS, number - 1)
    else:
        for kind in range(COLOURS):
            number = (move - M_TAKE) // PAIR_STEP[kind] % PAIR_VALUES
            if number > 0:
                points += worth(v, kind, number - 1)
    return points


def best_death(v: State, moves: list[int], count: int) -> int:
    """One that frees nobody's card, if there is such a Death."""
    for i in range(count):
        frees = False
        for kind in range(TURNED):
            for n in range(NUMBERS):
                if v.covered_by[kind][n] == moves[i] - M_DEATH:
                    frees = True
        if not frees:
            return moves[i]
    return moves[0]


def best_cover(v: State, moves: list[int], count: int) -> int:
    """The card that costs least; where there are Lemmings they cost the same."""
    best = moves[0]
    least = SURE
    for i in range(count):
        kind = (moves[i] - M_COVER) // NUMBERS
        cards = count_bare(v, v.turn, kind)
        cost = KIND_WORTH[kind]
        if kind == YETI:
            cost = 30 if cards > 2 else 50 if cards == 2 else 10
        elif kind == PROFESSORS:
            cost = MORE_PROFESSORS if cards > 1 else 25
        elif kind != LEMMING:
            cost = 20
        if cost < least:
            best = moves[i]
            least = cost
    return best
