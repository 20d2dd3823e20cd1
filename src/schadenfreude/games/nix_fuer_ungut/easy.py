"""The rule of thumb for Nix für Ungut!: lay out the hand, always the topmost row it makes, and play the best last.

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
PLAY_BITS = 7  # of the number of a play
BUSY_ROWS = 3  # as if all chips went to so many rows, the one in question among them; 7 plays worse


def easy(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """The play of the plan whose chip now and whose others later are worth most together; at the end the best row."""
    if v.round_phase == PHASES:
        return best_row(v, seat, moves, count)
    phases = PHASES - v.round_phase
    others = v.players + v.igor - 1
    plan = 0  # the plays from the worst, seven bits each
    top = 0
    later = 0
    lay_out(v, seat, NO_CARDS)
    for after in range(phases + 1):
        top = take_topmost(v, True, top)
        plan = plan << PLAY_BITS | top
        if after < phases:
            later += expected(v, PLAY_ROW[top], after * others)
    put_away(v)
    best = moves[0]
    best_worth = -100000
    before = NO_CARDS
    for after in range(phases, -1, -1):
        # What was to be played before this comes one phase later instead, as this is played now
        play = plan & ((1 << PLAY_BITS) - 1)
        plan >>= PLAY_BITS
        if after < phases:
            later += expected(v, PLAY_ROW[before], after * others) - expected(v, PLAY_ROW[play], after * others)
        if PLAY_ROW[play] != PLAY_ROW[before]:
            saved = 0
            if v.superchip[seat] == 1 and phases > 1:
                saved = expected(v, PLAY_ROW[top_of(plan, after) if after > 0 else before], others)
            for double in range(1 + v.superchip[seat]):
                worth = worth_now(v, seat, play, double) + later + (0 if double == 1 else saved)
                if worth > best_worth:
                    best = 2 * play + double
                    best_worth = worth
        before = play
    return best


def top_of(plan: int, plays: int) -> int:
    """The best of so many plays of a plan."""
    return plan >> PLAY_BITS * (plays - 1)


def best_row(v: State, seat: int, moves: list[int], count: int) -> int:
    """The first of the moves that go to the row where the last chip earns most."""
    best = moves[0]
    best_worth = -100000
    row = -1
    for i in range(count):
        if PLAY_ROW[moves[i] // 2] != row:
            row = PLAY_ROW[moves[i] // 2]
            worth = worth_now(v, seat, moves[i] // 2, 0)
            if worth > best_worth:
                best = moves[i]
                best_worth = worth
    return best


def worth(v: State, seat: int, move: int) -> int:
    """What the chip of a move is worth now, and what the cards left will bring, the best ones last."""
    play = move // 2
    double = move % 2
    total = worth_now(v, seat, play, double)
    others = v.players + v.igor - 1
    phases = PHASES - v.round_phase
    top = 0
    lay_out(v, seat, play)
    for after in range(phases):
        top = take_topmost(v, phases > 1, top)
        total += expected(v, PLAY_ROW[top], after * others)
        if after == 0 and v.superchip[seat] > double and phases > 1:
            total += expected(v, PLAY_ROW[top], others)
    put_away(v)
    return total


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


def lay_out(v: State, seat: int, play: int) -> None:
    """Lay out the cards left after a play. The deck, of which he sees nothing, is the place for it."""
    for kind in range(KINDS):
        v.deck[kind] = v.hands[seat][kind] - PLAY_CARDS[play][kind]


def put_away(v: State) -> None:
    """End of planning: the deck is again what it was."""
    for kind in range(KINDS):
        v.deck[kind] = 0


def take_topmost(v: State, joining: bool, start: int) -> int:
    """Take away the first play from `start` on, downwards, that the cards laid out make; which it is."""
    held = 0
    for number in range(NUMBERS):
        held |= AT_LEAST[v.deck[number]] << 4 * number
    if v.deck[JOKER] > 0:
        held |= LONE_JOKER + JOINING_JOKER if joining else LONE_JOKER
    play = start
    while play < NO_CARDS and held & PLAY_NEEDS[play] != PLAY_NEEDS[play]:
        play += 1
    for kind in range(KINDS):
        v.deck[kind] -= PLAY_CARDS[play][kind]
    return play
