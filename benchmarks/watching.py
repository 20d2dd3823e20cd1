"""Games of computer players with every decision seen, each deal with the same cards and dice whoever plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from schadenfreude.core.chance import STREAM_WORDS, Stream
from schadenfreude.core.contract import OVER
from schadenfreude.core.game import Game
from schadenfreude.core.state import State
from schadenfreude.lab.paired import DECISIONS, FOREIGN, SEED, TURNS, WIDTH, begin_game, play_on
from schadenfreude.players import chosen, player
from schadenfreude.players.ready import compiled, plain


class Decision(NamedTuple):
    """What a seat saw, and the move it chose."""

    v: State
    seat: int
    move: int


class Watched(NamedTuple):
    """A finished game: its last position, and all decisions that its rules left to the players."""

    end: State
    decisions: list[Decision]


def watch(game: Game, names: Sequence[str], seed: int, number: int) -> Watched:
    """Play deal `number` of `seed` with the computer players `names` by seat; none of them looks at the clock."""
    compiled(game)  # what the players search with
    carrier = plain(game)
    s, desk = carrier.desk(game.start(len(names)))
    phases = next(field.high for field in game.fields if field.name == "phase") + 1
    deal, outcomes, luck = carrier.words(TURNS + phases * WIDTH), *(carrier.words(STREAM_WORDS) for _ in range(2))
    moves = carrier.words(len(game.moves))
    begin, on = carrier.bind(begin_game), carrier.bind(play_on)
    thinkers = {name: player(name, timed=False) for name in names}
    kinds = [FOREIGN] * game.seats(s)
    decisions = []
    begin(s, desk, seed, number, deal, outcomes, luck)
    while (mover := int(on(s, desk, kinds, deal, outcomes, luck, moves))) != OVER:
        v = game.masked(s, mover)
        stream = Stream(int(deal[SEED]), int(deal[DECISIONS]))
        move = chosen(names[mover], thinkers[names[mover]], game, v, mover, stream)
        if game.courtesy(v) is None:
            decisions.append(Decision(v, mover, move))
        deal[DECISIONS] += 1
        game.apply(s, move)
    return Watched(s, decisions)
