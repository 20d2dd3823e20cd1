"""What holds at every step of very many games of Superlemming: nothing gets lost, nothing comes from nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from schadenfreude.core.chance import STREAM_WORDS, Stream, begin_stream, draw
from schadenfreude.core.contract import CHANCE, OVER, apply, chances, happen, legal_moves, restart
from schadenfreude.games.superlemming import GAME
from schadenfreude.games.superlemming.pieces import CARDS, FEW, MEDALS, SYMBOLS
from schadenfreude.games.superlemming.table import BORROWED, DRAW_CARD, GO_ON, LAY_CARD, NORMAL, PLAY, THANKS, WAITING
from schadenfreude.players.simple import choose
from tests.games.superlemming.build import random_edition
from tests.playing import Table, carrier, seated

pytestmark = pytest.mark.xdist_group("superlemming")  # with the other tests that run its compiled rules

TABLES = [
    Table(players, (("game", game), ("cliffs", cliffs), ("thanks", thanks)))
    for players in range(2, 6)
    for game in ("simple", "normal")
    for cliffs, thanks in (("plain", "ask"), ("duck", "always"), ("mixed", "ask"))
]


def wrong(s: Any) -> int:
    """How much is wrong with a state."""
    found = 0
    medals = 0
    for p in range(s.players):
        medals += s.medals[p]
        held = 0
        for c in range(s.players):
            mine = 0
            for kind in range(CARDS):
                mine += s.hand[p][c * CARDS + kind] + s.shown[p][c * CARDS + kind]
            if mine != s.held[p][c]:
                found += 1
            held += mine
        if held != s.in_hand[p]:
            found += 1
    if medals != MEDALS * s.players:
        found += 1
    for c in range(s.players):
        hidden = 0
        scored = 0
        for kind in range(CARDS):
            card = c * CARDS + kind
            copies = s.out[card] + s.hidden[c][kind]
            hidden += s.hidden[c][kind]
            scored += s.out[card]
            for p in range(s.players):
                copies += s.hand[p][card] + s.shown[p][card]
            for row in range(SYMBOLS):
                for place in range(s.length[row]):
                    if s.lemming[row][place] == card:
                        copies += 1
            for i in range(s.on_top[c]):
                if s.top[c][i] == kind:
                    copies += 1
            for i in range(s.under[c]):
                if s.bottom[c][i] == kind:
                    copies += 1
            if copies != s.first_card[kind + 1] - s.first_card[kind]:
                found += 1
        for p in range(s.players):
            scored -= s.scored[p][c]
        if hidden != s.in_pile[c] or scored != 0:
            found += 1
    waiting = 0
    for row in range(SYMBOLS):
        if s.length[row] > (3 if s.players <= FEW else 4):
            found += 1
        for place in range(len(s.mark[row])):
            mark = s.mark[row][place]
            if place >= s.length[row] and (mark != 0 or s.lemming[row][place] != 0):
                found += 1
            if mark == WAITING:
                waiting += 1
                if row != s.row or s.lemming[row][place] // CARDS != s.turn or s.game != NORMAL:
                    found += 1
            if mark == BORROWED and s.lemming[row][place] // CARDS == s.turn:
                found += 1
    if waiting != s.waiting or s.phase == GO_ON:
        found += 1
    if s.mover >= 0 and (s.mover == s.turn) == (s.phase == THANKS):
        found += 1
    if s.mover >= 0 and s.phase >= PLAY and (s.in_hand[s.turn] == 0 or s.left == 0):
        found += 1
    if s.mover == CHANCE and (s.phase == DRAW_CARD or s.phase == LAY_CARD) and s.in_pile[s.source] == 0:
        found += 1
    return found


def check(s: Any, desk: Any, kinds: Any, stream: Any, moves: Any, games: int) -> tuple[int, int]:
    """How much is wrong at all nodes of so many games after the cliffs are laid, and how many decisions they had."""
    found = 0
    decisions = 0
    for _ in range(games):
        restart(s, desk)
        while s.mover != OVER:
            if s.mover == CHANCE:
                happen(s, draw(stream, chances(s)))
            else:
                decisions += 1
                count = legal_moves(s, moves)
                if count < 2:
                    found += 1
                for i in range(1, count):
                    if moves[i] <= moves[i - 1]:
                        found += 1
                apply(s, choose(s, desk, kinds[s.mover], stream, moves, count))
            found += wrong(s)
    return found, decisions


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize(("compiled", "games"), [(True, 500), (False, 1)])
@pytest.mark.parametrize("kind", [0, 1])
def test_cards_and_medals_are_neither_lost_nor_found(table: Table, compiled: bool, games: int, kind: int) -> None:
    bound = carrier("superlemming", compiled)
    s, desk, kinds, stream, moves = seated(bound, "superlemming", table, kind)
    found, decisions = bound.bind(check)(s, desk, kinds, stream, moves, games)
    assert found == 0
    assert decisions >= games * table.players * 5


@pytest.mark.parametrize("seed", range(12))
def test_sl_28_any_edition_runs_in_both_carriers_without_compiling_anew(seed: int) -> None:
    start = GAME.start(2 + seed % 4, {"cliffs": "mixed"}, random_edition(Stream(seed)))
    results = []
    for compiled in (True, False):
        bound = carrier("superlemming", compiled)
        s, desk = bound.desk(start)
        kinds, stream, moves = (bound.words(n) for n in (start.players, STREAM_WORDS, len(GAME.moves)))
        for seat in range(start.players):
            kinds[seat] = seat % 2
        begin_stream(stream, seed, 0)
        found, decisions = bound.bind(check)(s, desk, kinds, stream, moves, 3)
        assert found == 0
        results.append((decisions, [int(word) for word in stream], [int(count) for count in bound.tally(s)]))
    assert results[0] == results[1]
