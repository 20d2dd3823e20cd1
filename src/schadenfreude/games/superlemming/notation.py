"""Notation of Superlemming beyond its move table: cards by the letter of their symbol, owners only where they differ.

`play C1`, `play C1 to square`, `play C1 of 2`, `move circle 2 to square`, `swap circle 1 3`, `stay silent`.
"""

import re

from schadenfreude.core.state import State
from schadenfreude.games.superlemming.cards import name_of
from schadenfreude.games.superlemming.pieces import (
    CARD_NAMES,
    CARDS,
    ORDER_NAMES,
    SEATS,
    SIDE_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)
from schadenfreude.games.superlemming.rules import still_to_lay
from schadenfreude.games.superlemming.table import DRAW_CARD, DRAW_FIRST, LAY_CARD, LAY_COLOUR, MOVES, ORDER, SIDES


def write_move(s: State, move: int) -> str:
    """A move as a person types it: a card's owner only if it is not the player, its row only if not its symbol's."""
    kind, values = MOVES.decode(move)
    if kind.name == "stay-silent":
        return "stay silent"
    if kind.name in ("play", "keep", "return"):
        text = f"{kind.name} {CARD_NAMES[values[1]]}"
        if values[0] != s.mover:
            text += f" of {values[0]}"
        if kind.name == "play" and values[2] != values[1] // CARDS:
            text += f" to {SYMBOL_NAMES[values[2]]}"
        return text
    if kind.name == "text":
        return f"text {CARD_NAMES[values[0]]}"
    if kind.name == "move":
        *lemming, way = MOVES.write(move).split()
        return f"{' '.join(lemming)} to {way}"
    return MOVES.write(move)


def read_move(s: State, text: str) -> int | None:
    """The move that a person typed, or None; a card also by its symbol and number ("play circle 1")."""
    if text == "stay silent":
        return MOVES.code("stay-silent")
    if found := TYPED_CARD.fullmatch(text):
        verb, symbol, number, owner, row = found.groups()
        name = f"{symbol[0].upper()}{int(number)}"
        if name in CARD_NAMES:
            card = CARD_NAMES.index(name)
            if verb == "play":
                return MOVES.code(verb, int(owner or s.mover), card, SYMBOL_NAMES.index(row) if row else card // CARDS)
            if row is None:
                return MOVES.code(verb, card) if verb == "text" else MOVES.code(verb, int(owner or s.mover), card)
    if found := TYPED_SWAP.fullmatch(text):
        text = " ".join([found[1], *sorted(found.groups()[1:])])
    return MOVES.read(text.replace(" to ", " "))


TYPED_CARD = re.compile(
    rf"(text|play|keep|return) ([ctsd]|(?:{'|'.join(SYMBOL_NAMES)}) )(\d{{1,2}})"
    rf"(?: of ([0-{SEATS - 1}]))?(?: to ({'|'.join(SYMBOL_NAMES)}))?"
)

TYPED_SWAP = re.compile(r"(swap [a-z]+) (\d) (\d)")


def write_outcome(s: State, outcome: int) -> str:
    """An order of the cliffs, their sides, a seat, or a card by its name."""
    if s.phase == ORDER:
        return ORDER_NAMES[outcome]
    if s.phase == SIDES:
        return "-".join(SIDE_NAMES[outcome >> symbol & 1] for symbol in range(SYMBOLS))
    counts = [still_to_lay(s, c) for c in range(s.players)] if s.phase == LAY_COLOUR else s.hidden[s.source]
    if s.phase == DRAW_FIRST:
        return str(outcome)
    place = next(place for place in range(len(counts)) if outcome < sum(counts[: place + 1]))
    return str(place) if s.phase == LAY_COLOUR else CARD_NAMES[name_of(s, place)]


def read_outcome(s: State, text: str) -> int | None:
    """A card typed in small letters."""
    names = [write_outcome(s, outcome) for outcome in range(s.in_pile[s.source])] if s.phase in CARDS_COME else []
    return names.index(text.upper()) if text.upper() in names else None


CARDS_COME = (DRAW_CARD, LAY_CARD)


def begins_entry(s: State) -> bool:
    """A hand at set-up is one entry, the cards laid out are one; later every drawn card is one."""
    if s.phase == LAY_CARD:
        return False
    if s.phase == LAY_COLOUR:
        return bool(s.to_lay == 2 * s.players)
    return bool(s.to_lay == 0 or s.phase != DRAW_CARD or s.in_hand[s.turn] == 0)


def whose_cards(s: State) -> list[int]:
    """SL-2, SL-3 A card comes from its owner's own pile; for whose comes next everybody's are shuffled together."""
    if s.phase == LAY_COLOUR:
        return list(range(s.players))
    return [s.source] if s.phase in CARDS_COME else []


def may_see_outcome(s: State, seat: int | None) -> bool:
    """A card drawn from the hidden part of a pile is seen by who draws it."""
    return s.phase != DRAW_CARD or s.turn == seat
