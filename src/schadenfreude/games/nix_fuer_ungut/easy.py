"""The rule of thumb for Nix für Ungut!: lay out the hand, always the topmost row it makes, and play the best last.

All worths are in 64ths of a point.
"""

from math import exp, factorial

from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.pieces import (
    AT_LEAST,
    JOINING_JOKER,
    JOKER,
    KINDS,
    LONE_JOKER,
    NO_CARDS,
    NUMBERS,
    PHASES,
    PLAY_CARDS,
    PLAY_NEEDS,
    PLAY_ROW,
    PLAYS,
    SEATS,
    SLOTS,
)
from schadenfreude.games.nix_fuer_ungut.rules import owner_of

POINT = 64
LARGEST = 1_000_000  # more than anything is worth
MOVES = 2 * PLAYS
SIZE = tuple(map(sum, PLAY_CARDS))  # how many cards a play takes

# Of 64 chips that people play in a phase, and of 64 of Igor's, how many go to each row: as this rule plays against
# itself, then fitted a little so that it wins more.
PEOPLE = (
    (0, 0, 1, 32, 8),
    (4, 0, 5, 22, 17),
    (0, 9, 3, 8, 14),
    (0, 8, 5, 3, 7),
    (3, 8, 17, 3, 4),
    (4, 3, 4, 0, 2),
    (27, 16, 12, 1, 3),
    (0, 0, 0, 0, 9),
)
IGORS = (
    (0, 0, 0, 2, 3),
    (0, 0, 12, 21, 22),
    (0, 8, 11, 15, 14),
    (0, 11, 13, 8, 10),
    (27, 20, 19, 17, 15),
    (11, 18, 8, 1, 1),
    (26, 7, 1, 0, 0),
    (0, 0, 0, 0, 0),
)
PEOPLE_LATER = tuple(tuple(sum(row[phase:]) for phase in range(1, PHASES + 1)) for row in PEOPLE)
IGORS_LATER = tuple(tuple(sum(row[phase:]) for phase in range(PHASES)) for row in IGORS)  # he plays last
STEPS = 8  # of a push, in the next table
MOST_PUSHES = 12
STAYS = tuple(  # of 64 chips after so many eighths of pushes on average, how many lie in each slot
    tuple(round(POINT * exp(-n / STEPS) * (n / STEPS) ** k / factorial(k)) for k in range(SLOTS))
    for n in range(STEPS * MOST_PUSHES)
)
HARM = (0, 64, 48, 36, 28, 28)  # by the number of opponents: what a point less for one is worth, in 64ths of a point
PATIENCE = 25  # 16ths of what it will add later must the superchip add now


def easy(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """What can be made of the cards that the best plays leave, on the row where it is worth most."""
    if v.round_phase == PHASES:
        return best_row(v, seat, moves, count)
    if v.in_hand[seat] == 0:
        return rated(v, seat, NO_CARDS) % MOVES
    phases = PHASES - v.round_phase
    hand = packed_hand(v, seat)
    whole = holding(v, seat, True)
    keep_best(v, seat, phases)
    left = holding(v, seat, True)
    take_back(v, seat, hand)
    best = best_play(v, seat, left)
    if phases == 1:  # the last phase in which a joker joins others
        best = max(best, best_play(v, seat, whole))
    return best % MOVES


def keep_best(v: State, seat: int, plays: int) -> None:
    """Lay so many topmost plays away, but never all cards."""
    left = v.in_hand[seat]
    top = 0
    for _ in range(plays):
        top = topmost(v, seat, plays > 1, top)
        left -= SIZE[top]
        if left <= 0:
            return
        lay_away(v, seat, top)


def best_play(v: State, seat: int, held: int) -> int:
    """The best of the first plays of all rows with what is held, in the bits of PLAY_NEEDS, as `rated` gives it."""
    best = -LARGEST * MOVES
    row = -1
    for play in range(NO_CARDS):
        if PLAY_ROW[play] != row and held & PLAY_NEEDS[play] == PLAY_NEEDS[play]:
            row = PLAY_ROW[play]
            best = max(best, rated(v, seat, play))
    return best


def best_row(v: State, seat: int, moves: list[int], count: int) -> int:
    """The first of the moves that go to the row where the last chip earns most."""
    best = moves[0]
    best_worth = -LARGEST
    row = -1
    behind = chips_behind(v, seat)
    for i in range(count):
        if PLAY_ROW[moves[i] // 2] != row:
            row = PLAY_ROW[moves[i] // 2]
            worth = expected(v, row, PHASES, behind) + harm(v, seat, row)
            if worth > best_worth:
                best = moves[i]
                best_worth = worth
    return best


def rated(v: State, seat: int, play: int) -> int:
    """The worth of a play with the better chip, times MOVES, plus that move.

    What the chip is worth now, and what the cards left will bring, the best ones last.
    """
    phases = PHASES - v.round_phase
    behind = chips_behind(v, seat)
    later = 0
    saved = 0  # what the superchip will add
    top = 0
    hand = packed_hand(v, seat)
    lay_away(v, seat, play)
    for after in range(phases):
        top = topmost(v, seat, phases > 1, top)
        lay_away(v, seat, top)
        later += expected(v, PLAY_ROW[top], PHASES - after, behind)
        if after == 0 and phases > 1:
            saved = expected(v, PLAY_ROW[top], PHASES - 1, behind) * PATIENCE // 16
    take_back(v, seat, hand)
    now = expected(v, PLAY_ROW[play], v.round_phase, behind)
    move = 2 * play
    if v.superchip[seat] == 1 and phases > 0:
        move += now > saved
        later += max(now, saved)
    return (now + later + harm(v, seat, PLAY_ROW[play])) * MOVES + move


def chips_behind(v: State, seat: int) -> int:
    """How many people play after this one in each phase of the round."""
    return (v.starter - seat - 1 + v.players) % v.players


def harm(v: State, seat: int, row: int) -> int:
    """What a chip more in a row is worth for what those lose that it pushes."""
    total = 0
    for slot in range(SLOTS):
        chip = v.board[row][slot]
        if chip > 0:
            lost = v.values[row][slot] - (v.values[row][slot + 1] if slot + 1 < SLOTS else 0)
            if chip > SEATS:
                lost *= 2
            total += lost * (-POINT if owner_of(chip) == seat else HARM[v.players + v.igor - 1])
    return total


def expected(v: State, row: int, phase: int, behind: int) -> int:
    """What a chip on the left slot will probably be worth at the end if it is played in a phase, others `behind`."""
    pushes = behind * PEOPLE[row][phase - 1] + (v.players - 1) * PEOPLE_LATER[row][phase - 1]
    pushes += v.igor * IGORS_LATER[row][phase - 1]
    stays = min(pushes * STEPS // POINT, len(STAYS) - 1)
    worth = 0
    for slot in range(SLOTS):
        worth += v.values[row][slot] * STAYS[stays][slot]
    return worth


def packed_hand(v: State, seat: int) -> int:
    """The cards of a hand as one number."""
    hand = 0
    for kind in range(KINDS):
        hand |= v.hands[seat][kind] << 4 * kind
    return hand


def take_back(v: State, seat: int, hand: int) -> None:
    """Take all cards of a hand back into it."""
    for kind in range(KINDS):
        v.hands[seat][kind] = hand >> 4 * kind & 15


def lay_away(v: State, seat: int, play: int) -> None:
    """Take the cards of a play from the hand, to see what the others make."""
    for kind in range(KINDS):
        v.hands[seat][kind] -= PLAY_CARDS[play][kind]


def topmost(v: State, seat: int, joining: bool, start: int) -> int:
    """The first play from `start` on, downwards, that the hand makes."""
    held = holding(v, seat, joining)
    play = start
    while play < NO_CARDS and held & PLAY_NEEDS[play] != PLAY_NEEDS[play]:
        play += 1
    return play


def holding(v: State, seat: int, joining: bool) -> int:
    """What the hand is good for, in the bits of PLAY_NEEDS."""
    held = 0
    for number in range(NUMBERS):
        held |= AT_LEAST[v.hands[seat][number]] << 4 * number
    if v.hands[seat][JOKER] > 0:
        held |= LONE_JOKER + JOINING_JOKER if joining else LONE_JOKER
    return held
