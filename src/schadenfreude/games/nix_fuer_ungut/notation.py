"""Notation of Nix für Ungut!: a play as row, cards and superchip, as in `straight3 3 4 joker super`.

The row may be left out where the cards make only one, and cards may be typed without spaces: `34j super`.
"""

from __future__ import annotations

import re

from schadenfreude.core.errors import IllegalMove, UnclearMove
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.pieces import (
    HAND,
    IGORS_CARDS,
    JOKER,
    KIND_NAMES,
    KINDS,
    NO_CARDS,
    NONE,
    PLAY_CARDS,
    PLAY_KINDS,
    PLAY_ROW,
    PLAYS,
    ROW_NAMES,
    write_cards,
)
from schadenfreude.games.nix_fuer_ungut.rules import DEAL, DRAW_FIRST, IGOR, NO_ROW, OTHER_ROW, TWO_JOKERS, why_not

ROWS_TYPED = {
    **{name: row for row, name in enumerate(ROW_NAMES)},
    **dict(zip(("vierling", "4er", "drilling", "3er", "zwilling", "2er", "eine", "keine"), range(8), strict=True)),
}
MOST_READINGS = 6
CHIPS_TYPED = {"plain": 0, "super": 1, "superchip": 1, "s": 1}


def write_move(_: State, move: int) -> str:
    """A play: its row, its cards, and "super" if the superchip is played face up."""
    play = move // 2
    words = [ROW_NAMES[PLAY_ROW[play]], write_cards(PLAY_KINDS[play]), "super" if move % 2 else ""]
    return " ".join(word for word in words if word)


def read_move(s: State, text: str) -> int | None:
    """The play that is typed, None if that is not to be said; cards in any order.

    Raises IllegalMove for cards that make no row together, or not the one that is named, and UnclearMove for cards that
    make several, if none is named.
    """
    row = None
    double = 0
    cards = [0] * KINDS
    for word in text.split():
        if word in ROWS_TYPED and row is None:
            row = ROWS_TYPED[word]
        elif word in CHIPS_TYPED:
            double = CHIPS_TYPED[word]
        elif word == KIND_NAMES[JOKER]:
            cards[JOKER] += 1
        elif re.fullmatch("[1-7j]+", word):
            for letter in word:
                cards[JOKER if letter == "j" else int(letter) - 1] += 1
        else:
            return None
    if not any(cards):
        return 2 * NO_CARDS + double if row == NONE else find_row(s, text, row)
    return 2 * find_play(s, cards, row) + double


def find_row(s: State, text: str, row: int | None) -> int | None:
    """The only legal play on the row that is typed without cards, None if there is none. Raises UnclearMove."""
    legal = [play for play in range(PLAYS) if PLAY_ROW[play] == row and why_not(s, 2 * play) == 0]
    if len(legal) > 1:
        readings = ", ".join(write_move(s, 2 * play) for play in legal[:MOST_READINGS])
        raise UnclearMove("error-ambiguous-move", given=text, right=readings)
    return 2 * legal[0] if legal else None


def find_play(s: State, cards: list[int], row: int | None) -> int:
    """The play that is made of these cards on a row (None: the only one they make, as far as it is legal now).

    Raises IllegalMove or UnclearMove.
    """
    made = [play for play in range(PLAYS) if PLAY_CARDS[play] == tuple(cards)]
    plays = [play for play in made if row in (None, PLAY_ROW[play])]
    if not plays:
        if made and row is not None:
            right = ", ".join(write_move(s, 2 * play) for play in made)
            makes, named = ROW_NAMES[PLAY_ROW[made[0]]], ROW_NAMES[row]
            raise IllegalMove(
                __package__, OTHER_ROW.rule, f"error-{OTHER_ROW.name}", makes=makes, named=named, right=right
            )
        reason = TWO_JOKERS if cards[JOKER] > 1 else NO_ROW
        raise IllegalMove(__package__, reason.rule, f"why-{reason.name}")
    legal = [play for play in plays if why_not(s, 2 * play) == 0] or plays[:1]
    if len(legal) > 1:
        readings = ", ".join(write_move(s, 2 * play) for play in legal)
        raise UnclearMove("error-ambiguous-move", given=write_cards(PLAY_KINDS[legal[0]]), right=readings)
    return legal[0]


def write_outcome(s: State, outcome: int) -> str:
    """The card that is dealt, or the seat that starts."""
    if s.phase == DRAW_FIRST:
        return str(outcome)
    kind = 0
    while outcome >= s.deck[kind]:
        outcome -= s.deck[kind]
        kind += 1
    return KIND_NAMES[kind]


def read_outcome(s: State, text: str) -> int | None:
    """A joker typed in short."""
    if s.phase == DRAW_FIRST or text.lower() != "j" or s.deck[JOKER] == 0:
        return None
    return s.deck_size - 1


def begins_entry(s: State) -> bool:
    """Each player's twelve cards are an entry, the cards Igor gets in a phase, and the draw of the starter."""
    if s.phase == DEAL:
        return bool(s.to_deal == HAND)
    return s.phase != IGOR or bool(s.to_deal == IGORS_CARDS[s.round_phase - 1])


def may_see_outcome(s: State, seat: int | None) -> bool:
    """NX-5, NX-22 A card that is dealt to a player is seen by that player; Igor's lie open."""
    return bool(s.phase != DEAL or s.turn == seat)


def thrower(s: State) -> int | None:
    """Who is dealt a card."""
    return int(s.turn) if s.phase == DEAL else None
