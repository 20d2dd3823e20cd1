"""What a search should know about Nix für Ungut!"""

from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.rules import DEAL

SEARCH = {"horizon": 0}  # rounds have nothing to do with each other
SWING = (3, 6, 8, 10, 12)  # by the rounds left


def is_calm(s: State) -> bool:
    """Between two rounds."""
    return s.phase == DEAL


def swing(s: State) -> int:
    """The more rounds are left, the more may still change."""
    return SWING[min(s.rounds - s.round + (1 if s.phase == DEAL else 0), 4)]
