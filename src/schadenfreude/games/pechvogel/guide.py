"""What a search should know about Pechvogel."""

from schadenfreude.core.state import State
from schadenfreude.games.pechvogel.pieces import DICE, FACES, LOWEST, RAVEN
from schadenfreude.games.pechvogel.rules import FRUSTRATE, JOIN, REDUCE, TARGET, THROW

SEARCH: dict[str, int] = {}


def situation(s: State) -> int:
    """What the dice show, as far as it matters to a target, or to a reroll."""
    seen = 0
    if s.phase == TARGET:
        for face in range(FACES):
            seen = seen * (DICE + 1) + s.thrown[face]
    elif s.phase == REDUCE or s.phase == FRUSTRATE or s.phase == JOIN:
        seen = (s.targets * (DICE + 1) + s.ravens) * (DICE + 1) + s.thrown[RAVEN]
        seen = seen * (DICE + 1) + s.thrown[s.target - LOWEST]
    return seen


def is_calm(s: State) -> bool:
    """Between two turns."""
    return s.phase == THROW and s.first_throw == 1 and s.to_land == DICE


def swing(s: State) -> int:
    """The more markers are left, the more may still change."""
    return 3 + s.middle_left
