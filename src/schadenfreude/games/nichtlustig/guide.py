"""What a search should know about Nichtlustig. Points are counted in tenths here."""

from schadenfreude.core.chance import draw
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.easy import HIGH, best_keep, wanted
from schadenfreude.games.nichtlustig.pieces import (
    ALL_FREE,
    COLOURED,
    COLOURS,
    DICE,
    DIE_BIT,
    FACES,
    LEFT_AT_END,
    LEMMING,
    NUMBERS,
    PINK,
    PROFESSORS,
    SPECIALS,
    TURNED,
    YETI,
)
from schadenfreude.games.nichtlustig.rules import count_bare, free_dice, score
from schadenfreude.games.nichtlustig.table import GAME_OVER, KEEP, M_KEEP, M_STOP, TAKE, THROW

SEARCH = {"horizon": 0, "explore": 30, "trust": 100, "widen": 2}
TENTHS = 10
PROFESSORS_MEAN = (0, 25, 35, 39, 42, 44)  # the highest of so many dice, in tenths, the symbol being 0

# What things bring until the end besides their points now, fitted to games by rule of thumb.
SCORED_OF_TWO = (4, 13, 12, 1)  # a card won, if it is scored before it is stolen: a Riebmann, Yeti, Lemming, Professors
SCORED_OF_MANY = (1, 4, 6, 1)
FREED = (3, 6, 8, 0)  # a covered card, if somebody else takes the Death
SECOND_YETI = 9
RISK_OF_LEMMING = 9  # of being covered
RISK_OF_PROFESSORS = 8
SPECIAL_OF_TWO = (5, -6, 14, -9, 10, -12)  # the special cards in their order
SPECIAL_OF_MANY = (3, -5, 5, -9, 5, -7)


def situation(s: State) -> int:
    """What the dice show."""
    seen = 0
    if s.phase == KEEP or s.phase == TAKE:
        for die in range(DICE):
            seen = seen * FACES + s.face[die]
    return seen


def is_calm(s: State) -> bool:
    """Between two turns."""
    return s.phase == THROW and s.throws == 1 and s.face[0] < 0


def estimate(s: State, seat: int) -> int:
    """The points as things lie, and what may still come of them; Professors count what they are rolled on average."""
    points = TENTHS * score(s, seat)
    if s.phase == GAME_OVER:
        return points
    professors = count_bare(s, seat, PROFESSORS)
    points += PROFESSORS_MEAN[professors] - TENTHS * s.worth[seat]
    return points + prospects(s, seat) if s.layout_left > LEFT_AT_END else points


def prospects(s: State, seat: int) -> int:
    """What may come of a seat's cards while the game goes on."""
    few = s.players == 2
    points = SECOND_YETI if count_bare(s, seat, YETI) == 1 else 0
    points -= RISK_OF_LEMMING * count_bare(s, seat, LEMMING)
    points -= RISK_OF_PROFESSORS if count_bare(s, seat, PROFESSORS) > 0 else 0
    for kind in range(TURNED):
        for n in range(NUMBERS):
            if s.owner[kind][n] == seat:
                if s.scored[kind][n] == 0:
                    points += SCORED_OF_TWO[kind] if few else SCORED_OF_MANY[kind]
                elif s.covered_by[kind][n] >= 0:
                    points += FREED[kind]
    for special in range(SPECIALS):
        if s.special_at[special] == seat:
            points += SPECIAL_OF_TWO[special] if few else SPECIAL_OF_MANY[special]
    return points


def swing(s: State) -> int:
    """The more cards are left, the more may still change; less so among many."""
    return (80 + 16 * max(s.layout_left - LEFT_AT_END - 1, 0)) // s.players


def suggest(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """Dice kept for some of the cards that can be had, and the pink die or not; elsewhere any move."""
    if v.phase != KEEP:
        return moves[draw(stream, count)]
    plan = draw(stream, 4)
    kept = 0
    if plan == 0:
        number = 1 + draw(stream, NUMBERS)
        for colour in range(COLOURS):
            if v.face[2 * colour] == number:
                kept |= DIE_BIT[2 * colour]
            elif v.face[2 * colour + 1] == number:
                kept |= DIE_BIT[2 * colour + 1]
    elif plan == 1:
        least = HIGH - 1 + draw(stream, 3)
        for die in range(COLOURED):
            if v.face[die] >= least:
                kept |= DIE_BIT[die]
    elif plan == 2:
        move = best_keep(v)
        kept = ALL_FREE if move == M_STOP else move - M_KEEP
        kept ^= DIE_BIT[draw(stream, DICE)]
        return M_STOP if kept & free_dice(v) == free_dice(v) else M_KEEP + (kept & free_dice(v))
    else:
        for colour in range(COLOURS):
            a = 2 * colour
            if v.face[a] == v.face[a + 1]:
                if draw(stream, 4) > 0:
                    kept |= DIE_BIT[a] + DIE_BIT[a + 1]
            else:
                die = a + draw(stream, 2)
                if wanted(v, colour, v.face[die]) > 0:
                    kept |= DIE_BIT[die]
    if draw(stream, 2) == 1:
        kept |= DIE_BIT[PINK]
    free = free_dice(v)
    return M_STOP if kept & free == free else M_KEEP + (kept & free)
