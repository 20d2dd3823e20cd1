"""The best plays of a hand, against all sequences of plays that the rules allow."""

from __future__ import annotations

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut import GAME, rules
from schadenfreude.games.nix_fuer_ungut.best_plays import best_plays
from schadenfreude.games.nix_fuer_ungut.pieces import CHIPS, KINDS, PHASES, ROWS, SEATS, SLOTS
from tests.games.nix_fuer_ungut.build import table


def plays(s: State) -> list[int]:
    """All legal plays of the seat in turn, also if there is but one."""
    moves = [0] * (len(GAME.moves) + 2)
    return moves[: rules.legal_moves(s, moves)]


def by_brute_force(s: State, known: dict[bytes, int]) -> int:
    """The best end of a round in which only the seat in turn plays."""
    if s.plain[s.turn] + s.superchip[s.turn] == 0:
        return rules.on_board(s, s.turn)
    key = s.to_bytes()
    if key not in known:
        known[key] = max(by_brute_force(after(s, move), known) for move in plays(s))
    return known[key]


def after(s: State, move: int) -> State:
    """The position in the next phase if nobody else plays."""
    then = s.copy()
    rules.make_play(then, move // 2, move % 2)
    then.round_phase = min(s.round_phase + 1, PHASES)
    return then


def position(cards: int, chips: int, seed: int, *, edition: bool = False) -> State:
    """A seat with some cards and the chips for the last phases, some chips being on the board."""
    stream = Stream(seed)
    s = GAME.state_class.from_bytes(table("1 2", phase=1, superchips="0 1").to_bytes())
    s.round_phase = PHASES - chips + 1
    s.hands[0][:] = [0] * KINDS
    kinds = 3 + stream.draw(KINDS - 2)
    for _ in range(cards):
        s.hands[0][KINDS - 1 - stream.draw(kinds)] += 1
    s.in_hand[0] = cards
    s.superchip[0] = stream.draw(3) > 0
    s.plain[0] = chips - s.superchip[0]
    for _ in range(CHIPS - chips):
        owner = stream.draw(2)
        rules.place_chip(s, owner, stream.draw(ROWS), stream.draw(2))
    if edition:
        for row in range(ROWS):
            for slot in range(SLOTS):
                s.values[row][slot] = stream.draw(12) - 4
    return s


@pytest.mark.parametrize("edition", [False, True])
@pytest.mark.parametrize(("cards", "chips"), [(0, 2), (1, 1), (1, 3), (3, 5), (4, 4), (5, 5), (6, 5), (8, 3), (12, 2)])
def test_nx_8_the_best_split_is_the_best_of_all_sequences_of_plays(cards: int, chips: int, edition: bool) -> None:
    for seed in range(7):
        s = position(cards, chips, seed, edition=edition)
        split = best_plays(s, 0)
        assert split.points == by_brute_force(s, {}), s
        assert len(split.moves) == chips
        played = s
        for move in split.moves:
            assert move in plays(played), (s, split)
            played = after(played, move)
        assert rules.on_board(played, 0) == split.points


@pytest.mark.parametrize("seed", range(3))
def test_nx_18_figures_of_a_play_are_those_of_all_sequences_that_begin_with_it(seed: int) -> None:
    s = position(5, 4, seed)
    s.superchip[0], s.plain[0] = 1, 3
    found = GAME.figures(GAME.masked(s, 0), 0)
    assert list(found) == GAME.legal_moves(s)
    for move, (known,) in found.items():
        assert known.amount == by_brute_force(after(s, move), {})


def test_nx_16_a_joker_that_joins_is_never_kept_for_the_last_phase() -> None:
    s = table("5 5 j j 7", phase=5, starter=1, turn=0)
    assert [GAME.write_move(s, move) for move in best_plays(s, 0).moves] == ["two 5 5"]
    s = table("5 j 7 7", phase=4, starter=1, turn=0)
    moves = [GAME.write_move(s, move) for move in best_plays(s, 0).moves]
    assert moves == ["three 7 7 joker", "one 5"]


def test_nx_17_the_superchip_is_doubled_before_the_last_phase() -> None:
    s = table("4 4 4 4 1 1", phase=4, starter=1, turn=0, superchips="0")
    split = best_plays(s, 0)
    assert [GAME.write_move(s, move) for move in split.moves] == ["four 4 4 4 4 super", "two 1 1"]
    assert split.points == 28


def test_nx_13_ones_own_chips_are_pushed_too() -> None:
    s = table("6 6 2", phase=5, starter=1, turn=0, board="two 1 1 0; one - 1")
    assert rules.on_board(s, 0) == 2
    assert best_plays(s, 0).points == 4
    s.board[4][2] = 1 + SEATS  # counts double
    assert [GAME.write_move(s, move) for move in best_plays(s, 0).moves] == ["one 2"]


def test_nx_12_the_figures_of_a_seat_need_only_its_own_hand() -> None:
    s = table("6 6 2 / 1 3", phase=3, superchips="0 1")
    other = table("6 6 2 / 4 5", phase=3, superchips="0 1")
    assert GAME.figures(GAME.masked(s, 0), 0) == GAME.figures(GAME.masked(other, 0), 0) != {}


def test_nx_18_the_last_chip_earns_what_lies_on_the_board_after_it() -> None:
    s = table("7 7 7 / 1 2", phase=5, board="two 1 0 0")
    known = {GAME.write_move(s, move): figures[0].amount for move, figures in GAME.figures(s, 0).items()}
    assert known == {"three 7 7 7": 8 + 3 + 2, "two 7 7": 4 + 2, "one 7": 2 + 3 + 2}
