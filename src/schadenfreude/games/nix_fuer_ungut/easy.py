"""The rule of thumb for Nix für Ungut!: plan the whole hand greedily, best row last.

All worths are in sixteenths of a point.
"""

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
    SEATS,
    SLOTS,
)
from schadenfreude.games.nix_fuer_ungut.rules import owner_of

POINT = 16
BUSY_ROWS = 3  # as if all chips went to so many rows, the one in question among them; 7 plays worse


def easy(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """The move whose chip now and whose leftover hand later are worth most together."""
    best = moves[0]
    best_worth = -100000
    for i in range(count):
        worth = worth_now(v, seat, moves[i] // 2, moves[i] % 2) + worth_later(v, seat, moves[i] // 2, moves[i] % 2)
        if worth > best_worth:
            best = moves[i]
            best_worth = worth
    return best


def worth_now(v: State, seat: int, play: int, double: int) -> int:
    """What the chip will probably earn at the end of the round, and what it costs those it pushes."""
    row = PLAY_ROW[play]
    coming = 0
    for p in range(v.players + v.igor):
        if p != seat:
            coming += v.plain[p] + v.superchip[p]
    worth = (1 + double) * expected(v, row, coming)
    for slot in range(SLOTS):
        chip = v.board[row][slot]
        if chip > 0:
            lost = v.values[row][slot] - (v.values[row][slot + 1] if slot + 1 < SLOTS else 0)
            if chip > SEATS:
                lost *= 2
            worth += lost * (-POINT if owner_of(chip) == seat else POINT // 2)
    return worth


def expected(v: State, row: int, coming: int) -> int:
    """What a chip on the left slot will probably be worth when so many chips of others have come to the board."""
    pushes = coming * POINT // BUSY_ROWS
    slot = pushes // POINT
    part = pushes % POINT
    worth = 0
    if slot < SLOTS:
        worth += v.values[row][slot] * (POINT - part)
    if slot + 1 < SLOTS:
        worth += v.values[row][slot + 1] * part
    return worth


def worth_later(v: State, seat: int, play: int, double: int) -> int:
    """What the cards left after a play will probably bring: always the topmost row they make, the best one last.

    The deck, of which he sees nothing, is the place where he lays out his cards.
    """
    for kind in range(KINDS):
        v.deck[kind] = v.hands[seat][kind] - PLAY_CARDS[play][kind]
    phases = PHASES - v.round_phase
    worth = 0
    top = 0
    for after in range(phases):
        top = topmost(v, phases > 1, top)
        for kind in range(KINDS):
            v.deck[kind] -= PLAY_CARDS[top][kind]
        worth += expected(v, PLAY_ROW[top], after * (v.players + v.igor - 1))
        if after == 0 and v.superchip[seat] > double and v.round_phase < PHASES - 1:
            worth += expected(v, PLAY_ROW[top], v.players + v.igor - 1)
    for kind in range(KINDS):
        v.deck[kind] = 0
    return worth


def topmost(v: State, joining: bool, start: int) -> int:
    """The first play from `start` on, downwards, that the cards laid out make."""
    held = 0
    for number in range(NUMBERS):
        held |= AT_LEAST[v.deck[number]] << 4 * number
    if v.deck[JOKER] > 0:
        held |= LONE_JOKER + JOINING_JOKER if joining else LONE_JOKER
    for play in range(start, NO_CARDS):
        if held & PLAY_NEEDS[play] == PLAY_NEEDS[play]:
            return play
    return NO_CARDS
