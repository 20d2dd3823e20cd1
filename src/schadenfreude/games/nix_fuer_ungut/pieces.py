"""What is in the box of Nix für Ungut!, and which cards make which row of the board."""

from collections.abc import Iterator
from itertools import combinations

SEATS = 6  # the most players; with Igor one fewer
NUMBERS = 7  # cards show 1 to 7
KINDS = 8  # of cards: the numbers, and jokers
JOKER = 7  # the place of the joker among the kinds
COPIES = 10  # cards of each kind
DECK = KINDS * COPIES
HAND = 12  # cards dealt to each player
PHASES = 5  # of a round
PLAIN_CHIPS = 4  # of each seat, beside the superchip
CHIPS = 5
IGORS_CARDS = (2, 3, 4, 5, 5)  # dealt to Igor in each phase
IGORS_SUPERCHIP = 4  # the phase in which Igor plays it

SLOTS = 3  # of a row
ROWS = 8
FOUR, STRAIGHT_4, THREE, STRAIGHT_3, TWO, STRAIGHT_2, ONE, NONE = range(ROWS)  # from the top
ROW_CARDS = (4, 4, 3, 3, 2, 2, 1, 0)  # that make each row

KIND_NAMES = ("1", "2", "3", "4", "5", "6", "7", "joker")
ROW_NAMES = ("four", "straight4", "three", "straight3", "two", "straight2", "one", "none")


def _equal(k: int) -> Iterator[tuple[int, ...]]:
    """NX-8, NX-14 The cards that make k equal numbers: without a joker, then with one."""
    for n in range(NUMBERS):
        yield (n,) * k
    for n in range(NUMBERS):
        yield (*(n,) * (k - 1), JOKER)


def _straight(k: int) -> Iterator[tuple[int, ...]]:
    """NX-8, NX-9, NX-14 The cards that make k consecutive numbers: without a joker, then with one."""
    for low in range(NUMBERS - k + 1):
        yield tuple(range(low, low + k))
    for cards in combinations(range(NUMBERS), k - 1):
        if cards[-1] - cards[0] < k:
            yield (*cards, JOKER)


_CARDS = (
    tuple(_equal(4)),
    tuple(_straight(4)),
    tuple(_equal(3)),
    tuple(_straight(3)),
    tuple(_equal(2)),
    tuple(_straight(2)),
    tuple((kind,) for kind in range(KINDS)),
    ((),),
)

# A play, the chip apart, is a row and the cards that make it (NX-15). All plays, row by row from the top:

PLAY_ROW = tuple(row for row in range(ROWS) for _ in _CARDS[row])
PLAY_KINDS = tuple(cards for row in range(ROWS) for cards in _CARDS[row])  # its cards one by one
PLAY_CARDS = tuple(tuple(cards.count(kind) for kind in range(KINDS)) for cards in PLAY_KINDS)  # how many of each kind
PLAYS = len(PLAY_ROW)
NO_CARDS = PLAYS - 1  # the play without cards
UNJOINED_PLAYS = tuple(play for play in range(PLAYS) if JOKER not in PLAY_KINDS[play] or PLAY_ROW[play] == ONE)
UNJOINED = len(UNJOINED_PLAYS)  # plays in which no joker joins other cards

# What a hand must hold for a play, as bits: four for each number (one, two, three, four of it at least), and three more

JOINING_JOKER = 1 << 4 * NUMBERS  # a joker that may be played together with other cards
LONE_JOKER = JOINING_JOKER << 1
EMPTY = JOINING_JOKER << 2  # no card at all
AT_LEAST = (0, 0b1, 0b11, 0b111, *[0b1111] * (COPIES - 3))  # the bits of so many of a number


def _need(cards: tuple[int, ...]) -> int:
    if not cards:
        return EMPTY
    if cards == (JOKER,):
        return LONE_JOKER
    need = JOINING_JOKER if JOKER in cards else 0
    for n in range(NUMBERS):
        need |= AT_LEAST[cards.count(n)] << 4 * n
    return need


PLAY_NEEDS = tuple(map(_need, PLAY_KINDS))


def write_cards(kinds: tuple[int, ...]) -> str:
    """Cards in notation: 3 4 joker."""
    return " ".join(KIND_NAMES[kind] for kind in kinds)
