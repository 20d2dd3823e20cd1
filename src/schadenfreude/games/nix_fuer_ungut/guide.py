"""What a search should know about Nix für Ungut!"""

from schadenfreude.core.chance import draw
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.easy import MOVES, rated
from schadenfreude.games.nix_fuer_ungut.rules import DEAL

# Rounds have nothing to do with each other, and what others hold makes a deeper tree mere noise.
SEARCH = {"depth": 1, "horizon": 0, "explore": 60, "trust": 1000, "widen": 1}
GLANCES = 3  # plays of which the best is suggested
SWING = (3, 6, 8, 10, 12)  # by the rounds left


def is_calm(s: State) -> bool:
    """Between two rounds."""
    return s.phase == DEAL


def swing(s: State) -> int:
    """The more rounds are left, the more may still change."""
    return SWING[min(s.rounds - s.round + (1 if s.phase == DEAL else 0), 4)]


def suggest(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """Of a few plays the one that the rule of thumb likes best, with the better chip."""
    best = rated(v, seat, moves[draw(stream, count)] // 2)
    for _ in range(GLANCES - 1):
        best = max(best, rated(v, seat, moves[draw(stream, count)] // 2))
    return best % MOVES
