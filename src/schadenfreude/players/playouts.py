"""Playing a position out by rule of thumb, again and again: how often a move wins, and with how many points."""

from __future__ import annotations

from typing import Any

from schadenfreude.core.carriers import Carrier
from schadenfreude.core.chance import STREAM_WORDS, begin_stream
from schadenfreude.core.contract import apply, imagine, is_winner, restart, score
from schadenfreude.core.state import State
from schadenfreude.players import tree
from schadenfreude.players.tree import play_on

TO_THE_END = 1_000_000  # decisions, more than any game has


def play_after(s: Any, desk: Any, move: int, settings: Any, stream: Any, moves: Any, rows: Any) -> None:
    """Imagine what the seat does not see, carry out his `move` and play to the end, once for each row of results.

    The desk's first position is masked for the seat, which is to move. A row holds how many win if he does, else 0,
    then his points.
    """
    seat = settings[tree.SEAT]
    for game in range(len(rows)):
        restart(s, desk)
        imagine(s, seat, stream)
        apply(s, move)
        play_on(s, desk, moves, settings, stream)
        winners = 0
        if is_winner(s, seat):
            for p in range(settings[tree.SEATS]):
                if is_winner(s, p):
                    winners += 1
        rows[game][0] = winners
        rows[game][1] = score(s, seat)


class Playouts:
    """Playouts of a decision of `seat` at the masked state `v`, the same in both carriers for the same seed."""

    def __init__(self, carrier: Carrier, v: State, seat: int) -> None:
        self._carrier = carrier
        self._play = carrier.bind(play_after)
        self._s, self._desk = carrier.desk(v)
        self._settings = carrier.words(tree.SETTINGS)
        self._settings[tree.SEAT], self._settings[tree.SEATS] = seat, carrier.game.seats(v)
        self._settings[tree.EASY], self._settings[tree.HORIZON] = 256, TO_THE_END
        self._stream = carrier.words(STREAM_WORDS)
        self._moves = carrier.words(len(carrier.game.moves))

    def play(self, move: int, count: int, seed: int, number: int) -> list[tuple[int, int]]:
        """`count` playouts with stream `number` of `seed`: how many win if the seat does, else 0, and its points."""
        begin_stream(self._stream, seed, number)
        rows = self._carrier.rows(count, 2)
        self._play(self._s, self._desk, move, self._settings, self._stream, self._moves, rows)
        return [(int(winners), int(points)) for winners, points in rows]
