"""What holds at every node of Nichtlustig: nothing gets lost, nothing comes from nowhere. For fuzzing and tests."""

from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.pieces import DEATHS, DICE, DINOSAUR, KINDS, LEFT_AT_END, NUMBERS, SPECIALS, TURNED
from schadenfreude.games.nichtlustig.table import COVER, GAME_OVER, PROFESSORS_ROLL, THROW


def broken(s: State) -> int:
    """NL-1, NL-2, NL-3 How many laws of target cards, Deaths, special cards and dice are broken."""
    found = broken_cards(s) + broken_deaths(s)
    in_turn = s.phase != PROFESSORS_ROLL and s.phase != GAME_OVER
    for special in range(SPECIALS):
        if in_turn and s.ready[special] > 0 and s.special_at[special] != s.turn:
            found += 1
        if s.special_at[special] >= s.players:
            found += 1
    rolling = 0
    for die in range(DICE):
        if s.face[die] < 0:
            rolling += 1
            if s.aside[die] == 1:
                found += 1
    if rolling > 0 and s.mover >= 0:
        found += 1
    if s.phase == THROW and rolling == 0:
        found += 1
    return found


def broken_cards(s: State) -> int:
    """NL-17, NL-18, NL-44 Cards in the layout are not scored; the game goes on while more than five are there."""
    found = 0
    in_layout = 0
    for kind in range(KINDS):
        for v in range(NUMBERS):
            if s.owner[kind][v] < 0:
                in_layout += 1
                if kind != DINOSAUR and s.scored[kind][v] == 1:
                    found += 1
            elif s.owner[kind][v] >= s.players:
                found += 1
    if in_layout != s.layout_left:
        found += 1
    if s.phase == THROW and in_layout <= LEFT_AT_END:
        found += 1
    if s.phase == PROFESSORS_ROLL and in_layout > LEFT_AT_END:
        found += 1
    return found


def broken_deaths(s: State) -> int:
    """NL-23, NL-26 A Death lies on one card at most, a scored one of the player who has it."""
    found = 0
    for death in range(DEATHS):
        covered = 0
        for kind in range(TURNED):
            for v in range(NUMBERS):
                if s.covered_by[kind][v] == death:
                    covered += 1
                    if s.scored[kind][v] == 0 or s.owner[kind][v] != s.death_at[death]:
                        found += 1
        if covered > 1 or (covered == 1 and s.death_at[death] < 0) or s.death_at[death] >= s.players:
            found += 1
        if s.due == death and (covered > 0 or s.death_at[death] != s.turn or s.phase != COVER):
            found += 1
    return found
