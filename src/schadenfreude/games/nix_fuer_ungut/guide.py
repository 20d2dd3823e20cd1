"""What a search should know about Nix für Ungut!"""

from schadenfreude.core.chance import draw
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.easy import MOVES, rated
from schadenfreude.games.nix_fuer_ungut.rules import DEAL

# Rounds have nothing to do with each other, and what others hold makes a deeper tree mere noise.
SEARCH = {"depth": 1, "horizon": 0, "explore": 60, "trust": 1000, "widen": 1}
GLANCES = 3  # plays of which the best is suggested
SWING = (6, 9, 11, 13, 13)  # by the rounds left


def is_calm(s: State) -> bool:
    """Between two rounds."""
    return s.phase == DEAL


def swing(s: State) -> int:
    """The more rounds are left, the more may still change."""
    return SWING[min(s.rounds - s.round + (1 if s.phase == DEAL else 0), 4)]


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
