"""What a search should know about Pechvogel. Points are counted in tenths here."""

from schadenfreude.core.chance import draw
from schadenfreude.core.state import State
from schadenfreude.games.pechvogel.pieces import DICE, FACES, LOWEST, NUMBERS, RAVEN
from schadenfreude.games.pechvogel.rules import FRUSTRATE, JOIN, REDUCE, TARGET, THROW

SEARCH = {"horizon": 0, "explore": 100, "trust": 100, "widen": 1}

# What a point on a marker, a frustration, and Murphy for each frustration of his owner count for at the end, in
# hundredths of a point, by how many markers are left in the middle: markers are stolen, frustrations spent, Murphy
# moves on. Fitted to games by rule of thumb; benchmarks/estimates.py says how well they foretell the win.
MARKER_OF_TWO = (100, 91, 88, 82, 77, 71, 66, 60, 54, 48, 43, 37, 31, 26, 20, 14)
MARKER_OF_MANY = (100, 87, 76, 66, 57, 50, 43, 38, 33, 29, 25, 22, 19, 16, 14, 12)
FRUSTRATION = (300, 340, 340, 330, 320, 310, 305, 280, 260, 235, 210, 185, 160, 140, 120, 100)
MURPHY = (400, 290, 210, 155, 115, 85, 65, 50, 45, 40, 40, 40, 40, 40, 40, 40)


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


def estimate(s: State, seat: int) -> int:
    """The points as things lie, each as far as it is likely to last."""
    left = s.middle_left
    points = 0
    for v in range(NUMBERS):
        points += s.markers[seat][v] * (v + LOWEST)
    points *= MARKER_OF_TWO[left] if s.players == 2 else MARKER_OF_MANY[left]
    points -= s.frustrations[seat] * (FRUSTRATION[left] + (MURPHY[left] if s.murphy == seat else 0))
    return points // 10


def swing(s: State) -> int:
    """The more markers are left, the more may still change."""
    return min(100 + 25 * s.middle_left, 260) if s.players == 2 else 60 + 15 * s.middle_left


def suggest(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """The highest number, or any; to throw again or not, as the mood takes one."""
    if v.phase == TARGET and draw(stream, 2) == 0:
        return moves[count - 1]
    return moves[draw(stream, count)]
