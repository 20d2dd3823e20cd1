"""Positions of Nix für Ungut! for tests: builders, and the same as one line of notation. "j" is a joker."""

from __future__ import annotations

from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut import GAME, rules
from schadenfreude.games.nix_fuer_ungut.pieces import (
    CHIPS,
    COPIES,
    IGORS_SUPERCHIP,
    JOKER,
    KINDS,
    ROW_NAMES,
    SEATS,
    SLOTS,
)
from tests import playing


def table(
    hands: str = "",
    players: int = 2,
    igor: int = 0,
    rounds: int = 1,
    phase: int = 2,
    starter: int = 0,
    turn: int | None = None,
    superchips: str = "",
    board: str = "",
    totals: str = "",
    deck: str | None = None,
) -> State:
    """A player about to play in a phase of the first round; whoever has no choice has played at once.

    `hands` are given from seat 0 on with strokes between them ("3 4 j / 1"); who is left out has no cards. `superchips`
    are the seats that still have theirs ("0 2"). `board` lists rows with their chips from the left, a star for one
    that counts double, a dash for none ("four 0* 1; one - 1"). With `deck` it holds just these cards and all others
    are discarded, otherwise nothing is discarded.
    """
    s = GAME.start(players, {"first": starter, "igor": bool(igor), "rounds": rounds}, checked=True)
    for kind in range(KINDS):
        s.deck[kind] = COPIES
    for seat, hand in enumerate(hands.split("/")):
        for kind in kinds(hand):
            s.hands[seat][kind] += 1
            s.in_hand[seat] += 1
            s.deck[kind] -= 1
    if deck is not None:
        for kind in range(KINDS):
            held = kinds(deck).count(kind)
            s.discards[kind] = s.deck[kind] - held
            s.deck[kind] = held
    s.deck_size = sum(s.deck)
    lay_board(s, board)
    turn = starter if turn is None else turn
    for seat in range(players + igor):
        played = phase - 1 + (seat < players and (seat - starter) % players < (turn - starter) % players)
        left = CHIPS - played
        s.superchip[seat] = int(str(seat) in superchips.split() if seat < players else phase <= IGORS_SUPERCHIP)
        s.plain[seat] = left - s.superchip[seat]
        s.off[seat] = played - sum(rules.owner_of(chip) == seat for row in s.board for chip in row if chip)
    for seat, total in enumerate(totals.split()):
        s.totals[seat] = int(total)
    s.to_deal = 0
    rules.begin_phase(s, phase)
    s.turn = s.mover = turn
    s.story = []
    rules.make_forced_plays(s)
    return s


def lay_board(s: State, board: str) -> None:
    """Lay chips on the board."""
    for line in filter(str.strip, board.split(";")):
        row, *chips = line.split()
        assert len(chips) <= SLOTS
        for slot, chip in enumerate(chips):
            double = SEATS if chip.endswith("*") else 0
            s.board[ROW_NAMES.index(row)][slot] = 0 if chip == "-" else 1 + int(chip.strip("*")) + double


def read_table(line: str) -> State:
    """The table of a line of notation: the builder's arguments as "name value", commas between them."""
    given = dict(part.strip().split(" ", 1) for part in line.split(","))
    texts = {name: given.pop(name) for name in ("hands", "superchips", "board", "totals", "deck") if name in given}
    return table(**{name: int(value) for name, value in given.items()}, **texts)  # type: ignore[arg-type]


def kinds(cards: str) -> list[int]:
    """Cards as the rules number them."""
    return [JOKER if card in ("j", "joker") else int(card) - 1 for card in cards.split()]


def row(s: State, name: str) -> str:
    """A row of the board as `table` takes it."""
    chips = s.board[ROW_NAMES.index(name)]
    return " ".join(f"{rules.owner_of(chip)}{'*' if chip > SEATS else ''}" if chip else "-" for chip in chips)


def igors_row(cards: str) -> str:
    """The row of Igor's chip if he is dealt these cards."""
    s = GAME.start(2, {"igor": "yes", "first": 0})
    for kind in kinds(cards):
        s.igors[kind] += 1
    return ROW_NAMES[rules.igors_row(s)]


def play(s: State, *entries: str) -> None:
    """Carry out entries as they stand in a record; "j" is a joker."""
    playing.play(GAME, s, *entries)


def choices(s: State) -> list[str]:
    """The legal moves in notation."""
    return playing.choices(GAME, s)


def told(s: State) -> list[str]:
    """The events since the story was last read, each with its numbers."""
    return playing.told(GAME, s)
