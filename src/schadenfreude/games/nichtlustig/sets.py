"""What the dice win in Nichtlustig: target cards, and the sets of them that a turn may take.

Rule numbers are those of docs/rules/nichtlustig.md.
"""

from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.pieces import (
    COLOURED,
    COLOURS,
    DINOSAUR,
    LEMMING,
    LOWEST_DINOSAUR,
    MACHINE_BONUS,
    NUMBERS,
    PAIR_STEP,
    PAIR_VALUES,
    PROFESSORS,
    PROFESSORS_SETS,
    RIEBMANN,
    TIME_MACHINE,
    YETI,
)
from schadenfreude.games.nichtlustig.table import (
    M_TAKE,
    M_TAKE_DINOSAUR,
    M_TAKE_PROFESSORS,
    MACHINE_NOT_NEEDED,
    MUST_TAKE,
    NO_MACHINE,
    NOT_THROWN,
    OWN_CARD,
    SCORED_CARD,
    TAKE,
    TAKE_ONLY_AT_END,
    TOO_LOW,
)


def legal_sets(s: State, moves: list[int]) -> int:
    """NL-13, NL-14, NL-19 Every set of cards that the dice win together; NL-35 none only if all need the machine."""
    n = 0
    if count_sets(s) == 0:
        moves[0] = M_TAKE
        n = 1
    riebmann = pair(s, RIEBMANN)
    yeti = pair(s, YETI)
    lemming = pair(s, LEMMING)
    for r in range(2 if riebmann > 0 else 1):
        for y in range(2 if yeti > 0 else 1):
            for w in range(2 if lemming > 0 else 1):
                if r + y + w > 0:
                    moves[n] = M_TAKE + r * riebmann * PAIR_STEP[0] + y * yeti * PAIR_STEP[1] + w * lemming
                    n += 1
    for i in range(len(PROFESSORS_SETS)):
        lower = PROFESSORS_SETS[i][0]
        if may_take_professors(s, PROFESSORS_SETS[i][1] - 1) and (lower == 0 or may_take_professors(s, lower - 1)):
            moves[n] = M_TAKE_PROFESSORS + i
            n += 1
    for v in range(NUMBERS):
        if s.owner[DINOSAUR][v] < 0:
            missing = LOWEST_DINOSAUR + v - total(s)
            if missing <= 0:
                moves[n] = M_TAKE_DINOSAUR + 2 * v
                n += 1
            elif missing <= machine_bonus(s):
                moves[n] = M_TAKE_DINOSAUR + 2 * v + 1
                n += 1
    return n


def why_not_take(s: State, move: int) -> int:
    """NL-13 One Dinosaur, or one or two Professors, or one to three pairs, each of which can be had."""
    if s.phase != TAKE:
        return TAKE_ONLY_AT_END
    if move == M_TAKE:
        return 0 if count_sets(s) == 0 else MUST_TAKE
    if move >= M_TAKE_DINOSAUR:
        return why_not_dinosaur(s, (move - M_TAKE_DINOSAUR) // 2, (move - M_TAKE_DINOSAUR) % 2)
    if move >= M_TAKE_PROFESSORS:
        lower = PROFESSORS_SETS[move - M_TAKE_PROFESSORS][0]
        higher = PROFESSORS_SETS[move - M_TAKE_PROFESSORS][1]
        against = why_not_card(s, PROFESSORS, lower - 1) if lower > 0 else 0
        return against if against > 0 else why_not_card(s, PROFESSORS, higher - 1)
    against = 0
    for kind in range(COLOURS):
        number = (move - M_TAKE) // PAIR_STEP[kind] % PAIR_VALUES
        if number > 0 and against == 0:
            against = why_not_card(s, kind, number - 1)
    return against


def why_not_card(s: State, kind: int, v: int) -> int:
    """NL-10, NL-11 The dice must show it; NL-16 it must be neither the player's own nor scored."""
    if kind == PROFESSORS:
        if not shows_professors(s, v):
            return NOT_THROWN
    elif s.face[2 * kind] != v + 1 or s.face[2 * kind + 1] != v + 1:
        return NOT_THROWN
    if may_be_had(s, kind, v):
        return 0
    return OWN_CARD if s.owner[kind][v] == s.turn else SCORED_CARD


def why_not_dinosaur(s: State, v: int, machine: int) -> int:
    """NL-12, NL-16, NL-35 A total high enough, with the Time Machine only where it is needed."""
    missing = LOWEST_DINOSAUR + v - total(s)
    if s.owner[DINOSAUR][v] == s.turn:
        return OWN_CARD
    if s.owner[DINOSAUR][v] >= 0:
        return SCORED_CARD
    if missing <= 0:
        return MACHINE_NOT_NEEDED if machine == 1 else 0
    if machine == 0:
        return TOO_LOW
    if s.ready[TIME_MACHINE] != 1:
        return NO_MACHINE
    return TOO_LOW if missing > MACHINE_BONUS else 0


def card(kind: int, v: int) -> int:
    """NL-1 The number of a target card among the 25."""
    return kind * NUMBERS + v


def may_be_had(s: State, kind: int, v: int) -> bool:
    """NL-15, NL-16 From the layout, or from an opponent who has not scored it; never one's own."""
    owner = s.owner[kind][v]
    return owner < 0 or (owner != s.turn and s.scored[kind][v] == 0)


def pair(s: State, kind: int) -> int:
    """NL-10 The number of the card of this kind that its pair of dice wins, 0 for none."""
    number = s.face[2 * kind]
    if number > 0 and number == s.face[2 * kind + 1] and may_be_had(s, kind, number - 1):
        return number
    return 0


def shows_professors(s: State, v: int) -> bool:
    """NL-11 One black, one red and one white die show the number."""
    for colour in range(COLOURS):
        if s.face[2 * colour] != v + 1 and s.face[2 * colour + 1] != v + 1:
            return False
    return True


def may_take_professors(s: State, v: int) -> bool:
    """NL-11, NL-15 The dice show these Professors, and they can be had."""
    return shows_professors(s, v) and may_be_had(s, PROFESSORS, v)


def total(s: State) -> int:
    """NL-12, NL-9 What the six coloured dice add up to; symbols are 0 and the pink die does not count."""
    points = 0
    for die in range(COLOURED):
        points += s.face[die]
    return points


def count_sets(s: State) -> int:
    """NL-13, NL-14 How many sets of cards the dice alone offer: pairs in any combination, Professors, a Dinosaur."""
    sets = 1
    for kind in range(COLOURS):
        if pair(s, kind) > 0:
            sets *= 2
    sets -= 1  # to take none of the pairs
    professors = 0
    for v in range(NUMBERS):
        if may_take_professors(s, v):
            professors += 1
    sets += 3 if professors == 2 else professors
    points = total(s)
    for v in range(NUMBERS):
        if s.owner[DINOSAUR][v] < 0 and points >= LOWEST_DINOSAUR + v:
            sets += 1
    return sets


def machine_bonus(s: State) -> int:
    """NL-35 What the Time Machine can add to the total."""
    return MACHINE_BONUS if s.ready[TIME_MACHINE] == 1 else 0


def machine_helps(s: State) -> bool:
    """NL-35 Does the Time Machine bring a Dinosaur within reach that the dice alone do not reach?"""
    points = total(s)
    for v in range(NUMBERS):
        missing = LOWEST_DINOSAUR + v - points
        if s.owner[DINOSAUR][v] < 0 and missing > 0 and missing <= machine_bonus(s):
            return True
    return False
