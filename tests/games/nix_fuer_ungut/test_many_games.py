"""What holds at every step of very many games of Nix für Ungut!: nothing gets lost, nothing comes from nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from schadenfreude.core.chance import STREAM_WORDS, begin_stream, draw
from schadenfreude.core.contract import CHANCE, OVER, apply, chances, happen, legal_moves, restart
from schadenfreude.games.nix_fuer_ungut import GAME
from schadenfreude.games.nix_fuer_ungut.pieces import CHIPS, COPIES, HAND, JOKER, KINDS, ROWS, SEATS, SLOTS
from schadenfreude.games.nix_fuer_ungut.rules import DEAL, IGOR, NOT_ONLY_JOKERS, ONLY_JOKERS
from schadenfreude.players.simple import choose
from tests.playing import SEED, Table, carrier, seated

pytestmark = pytest.mark.xdist_group("nix-fuer-ungut")  # with the other tests that run its compiled rules

TABLES = [
    Table(players, (("igor", igor),))
    for players in range(2, 7)
    for igor in ("no", "yes")
    if (players, igor) != (6, "yes")
]


def wrong(s: Any) -> int:
    """How much is wrong with a state."""
    found = 0
    deck = 0
    for kind in range(KINDS):
        cards = s.deck[kind] + s.discards[kind] + s.igors[kind]
        deck += s.deck[kind]
        for p in range(s.players):
            cards += s.hands[p][kind]
        if cards != COPIES:
            found += 1
    if deck != s.deck_size:
        found += 1
    for p in range(SEATS):
        chips = s.plain[p] + s.superchip[p] + s.off[p]
        doubled = 0
        for row in range(ROWS):
            for slot in range(SLOTS):
                if s.board[row][slot] == 1 + p:
                    chips += 1
                elif s.board[row][slot] == 1 + p + SEATS:
                    chips += 1
                    doubled += 1
        if chips != (CHIPS if p < s.players + s.igor else 0) or doubled + s.superchip[p] > 1:
            found += 1
        held = 0
        for kind in range(KINDS):
            held += s.hands[p][kind]
        if held != s.in_hand[p] or held > HAND:
            found += 1
        if s.known[p] == ONLY_JOKERS and s.hands[p][JOKER] != held:
            found += 1
        if s.known[p] == NOT_ONLY_JOKERS and s.hands[p][JOKER] == held:
            found += 1
    for row in range(ROWS):
        for slot in range(1, SLOTS):
            if s.board[row][slot] > 0 and s.board[row][slot - 1] == 0:
                found += 1
    if (s.to_deal > 0) != (s.phase == DEAL or s.phase == IGOR):
        found += 1
    return found


def check(s: Any, desk: Any, kinds: Any, stream: Any, moves: Any, games: int) -> tuple[int, int]:
    """How much is wrong at all nodes of so many games but the draw of the starter, and how many decisions they had."""
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
@pytest.mark.parametrize(("compiled", "games"), [(True, 500), (False, 3)])
@pytest.mark.parametrize("kind", [0, 1])
def test_cards_and_chips_are_neither_lost_nor_found(table: Table, compiled: bool, games: int, kind: int) -> None:
    bound = carrier("nix-fuer-ungut", compiled)
    s, desk, kinds, stream, moves = seated(bound, "nix-fuer-ungut", table, kind)
    found, decisions = bound.bind(check)(s, desk, kinds, stream, moves, games)
    assert found == 0
    assert decisions >= games * table.players * 10


def test_a_game_has_five_plays_a_player_and_round() -> None:
    stream = [0] * STREAM_WORDS
    begin_stream(stream, SEED, 0)
    s = GAME.start(4, checked=True)
    s.story = []
    while not GAME.is_over(s):
        legal = GAME.legal_moves(s)
        GAME.apply(s, legal[draw(stream, len(legal))] if legal else draw(stream, GAME.chances(s)))
    names = [GAME.events[told.event].name for told in s.story]
    assert sum(name.startswith("played-") for name in names) == 4 * 4 * CHIPS
