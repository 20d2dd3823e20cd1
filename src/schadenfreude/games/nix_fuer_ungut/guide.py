"""What a search should know about Nix für Ungut!"""

from schadenfreude.core.chance import draw
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.easy import (
    IGORS,
    MOVES,
    PEOPLE_LATER,
    POINT,
    chips_behind,
    expected,
    lay_away,
    packed_hand,
    pushes,
    rated,
    take_back,
    topmost,
    value_after,
)
from schadenfreude.games.nix_fuer_ungut.pieces import IGORS_SUPERCHIP, PHASES, PLAY_ROW, ROWS, SEATS, SLOTS
from schadenfreude.games.nix_fuer_ungut.rules import DEAL, IGOR, PLAY, owner_of

# What others hold makes a deeper tree mere noise; that everybody plays once more shows most of what they can do.
SEARCH = {"depth": 1, "horizon": 6, "explore": 60, "trust": 1000, "widen": 1}
GLANCES = 3  # plays of which the best is suggested
SWING = (6, 9, 11, 13, 13)  # by the rounds left


def is_calm(s: State) -> bool:
    """Whenever a person is to play, and between two rounds."""
    return s.phase != IGOR


def estimate(s: State, seat: int) -> int:
    """The total, and in a round what will probably be scored in it, in 64ths of a point."""
    if s.phase == PLAY:
        return s.totals[seat] * POINT + prospects(s, seat)
    return s.totals[seat] * POINT


def swing(s: State) -> int:
    """The more rounds are left, the more may still change."""
    return POINT * SWING[min(s.rounds - s.round + (1 if s.phase == DEAL else 0), 4)]


def suggest(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """Of a few plays the topmost, or the one that the rule of thumb likes best; with the better chip."""
    play = moves[draw(stream, count)] // 2
    best = rated(v, seat, play)
    is_greedy = draw(stream, 2) == 0
    for _ in range(GLANCES - 1):
        other = moves[draw(stream, count)] // 2
        if not is_greedy:
            best = max(best, rated(v, seat, other))
        elif other < play:
            play = other
            best = rated(v, seat, other)
    return best % MOVES


def prospects(s: State, seat: int) -> int:
    """What a seat will probably score in this round: its chips where they lie, and the best plays of its hand."""
    points = 0
    to_play = (s.starter - s.turn - 1 + s.players) % s.players + 1 if s.phase == PLAY else 0
    for row in range(ROWS):
        for slot in range(SLOTS):
            chip = s.board[row][slot]
            if chip > 0 and owner_of(chip) == seat:
                value = value_after(s, row, slot, pushes(s, row, s.round_phase, to_play))
                points += 2 * value if chip > SEATS else value
    behind = chips_behind(s, seat)
    chips = s.plain[seat] + s.superchip[seat]
    if seat == s.players:
        for phase in range(PHASES - chips + 1, PHASES + 1):
            for row in range(ROWS):
                value = IGORS[row][phase - 1] * value_after(s, row, 0, pushes_after_igor(s, row, phase))
                points += (2 * value if phase == IGORS_SUPERCHIP else value) // POINT
        return points
    hand = packed_hand(s, seat)
    top = 0
    for after in range(chips):
        top = topmost(s, seat, chips > 1, top)
        lay_away(s, seat, top)
        points += expected(s, PLAY_ROW[top], PHASES - after, behind)
        if after == 0 and chips > 1 and s.superchip[seat] == 1:
            points += expected(s, PLAY_ROW[top], PHASES - 1, behind)
    take_back(s, seat, hand)
    return points


def pushes_after_igor(s: State, row: int, phase: int) -> int:
    """How many chips of people will come to a row in the phases after one, in 64ths."""
    return int(s.players * PEOPLE_LATER[row][phase - 1])
