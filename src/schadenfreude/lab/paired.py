"""Games in which luck depends on the deal alone, so that players meet in every seating with the same cards and dice.

Written once for all games; a carrier binds it (see `core/carriers.py`).

Each seat has a new stream of outcomes for each of its turns, and for each phase of the game in which chance moves. If
somebody throws once more than in another seating, only the rest of that turn differs, not the rest of the game.
"""

from __future__ import annotations

from typing import Any

from schadenfreude.core.chance import begin_stream, draw
from schadenfreude.core.contract import CHANCE, OVER, apply, chances, happen, is_winner, legal_moves, restart, score
from schadenfreude.players.simple import choose

FOREIGN = -1  # the kind of a player who is not among those of `players/simple.py` and chooses outside
WIDTH = 8  # room for seats among the numbers of streams
CHOICES = 0xFFFFFFFF  # the number of the stream from which simple players have their luck
SEED, LAST, DECISIONS, TURNS = 0, 1, 2, 3  # what the entries of `deal` are; from TURNS on by phase and seat


def begin_game(s: Any, desk: Any, seed: int, number: int, deal: Any, outcomes: Any, luck: Any) -> None:
    """Set everything to the start of deal `number` (0..2**32-1) of `seed`: `s` and the streams of four integers.

    `deal` has TURNS integers, and WIDTH more for each phase.
    """
    restart(s, desk)
    begin_stream(outcomes, seed, number)
    for i in range(len(deal)):
        deal[i] = 0
    deal[SEED] = draw(outcomes, 1 << 30) + (draw(outcomes, 1 << 30) << 30)
    deal[LAST] = -1
    begin_stream(luck, deal[SEED], CHOICES)


def play_on(s: Any, desk: Any, kinds: Any, deal: Any, outcomes: Any, luck: Any, moves: Any) -> int:
    """Play until the game is over or a player of kind FOREIGN has to choose: the mover. `kinds` are by seat."""
    while s.mover != OVER:
        if s.mover == CHANCE:
            place = s.phase * WIDTH + s.turn
            if deal[LAST] != place:
                deal[LAST] = place
                begin_stream(outcomes, deal[SEED], deal[TURNS + place] * (len(deal) - TURNS) + place)
                deal[TURNS + place] += 1
            happen(s, draw(outcomes, chances(s)))
        elif kinds[s.mover] == FOREIGN:
            return int(s.mover)
        else:
            deal[DECISIONS] += 1
            apply(s, choose(s, desk, kinds[s.mover], luck, moves, legal_moves(s, moves)))
    return OVER


def write_result(s: Any, deal: Any, row: Any) -> None:
    """Write how a finished game came out: the points of each seat, winners as a sum of powers of two, decisions."""
    seats = len(row) - 2
    winners = 0
    for p in range(seats):
        row[p] = score(s, p)
        if is_winner(s, p):
            winners += 1 << p
    row[seats] = winners
    row[seats + 1] = deal[DECISIONS]


def play_games(
    s: Any, desk: Any, seatings: Any, seed: int, first: int, deal: Any, outcomes: Any, luck: Any, moves: Any, rows: Any
) -> None:
    """Play one game after another, a row of results each, from game number `first` on; no player may be FOREIGN.

    `seatings` holds the kinds of players by seat for each seating; each deal is played in all of them, one by one.
    """
    for i in range(len(rows)):
        number = first + i
        begin_game(s, desk, seed, number // len(seatings), deal, outcomes, luck)
        play_on(s, desk, seatings[number % len(seatings)], deal, outcomes, luck, moves)
        write_result(s, deal, rows[i])
