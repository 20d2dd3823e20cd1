"""What holds at every node of Pechvogel: nothing gets lost, nothing comes from nowhere. For fuzzing and tests."""

from schadenfreude.core.state import State
from schadenfreude.games.pechvogel.pieces import DICE, FACES, MARKERS_EACH, NUMBERS, SEATS


def broken(s: State) -> int:
    """PV-2, PV-4, PV-17 How many laws of markers, dice and frustrations are broken."""
    found = 0
    middle = 0
    for v in range(NUMBERS):
        middle += s.middle[v]
        markers = s.middle[v] + s.boxed[v]
        for p in range(SEATS):
            markers += s.markers[p][v]
            if p >= s.players and s.markers[p][v] != 0:
                found += 1
        if markers != MARKERS_EACH:
            found += 1
    if middle != s.middle_left:
        found += 1
    landed = 0
    for face in range(FACES):
        landed += s.thrown[face]
    if landed + s.to_land != s.dice or s.targets + s.ravens > DICE:
        found += 1
    frustrations = 0
    for p in range(SEATS):
        frustrations += s.on_board[p]
        if p >= s.players and s.frustrations[p] != 0:
            found += 1
    if s.on_board[s.turn] != 0 or (frustrations > 0 and s.frustrated == 0):
        found += 1
    return found
