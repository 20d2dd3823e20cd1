"""Notation of Nichtlustig beyond its move table: dice and cards in any order, and what the dice show."""

from __future__ import annotations

import re

from schadenfreude.core.errors import UnclearMove
from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig.pieces import (
    CARD_NAMES,
    DICE,
    DICE_NAMES,
    DINOSAUR,
    KIND_NAMES,
    NUMBERS,
    PROFESSORS,
    SET_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    TURNED,
)
from schadenfreude.games.nichtlustig.rules import count_bare
from schadenfreude.games.nichtlustig.table import (
    DRAW_FIRST,
    M_COVER,
    M_KEEP,
    M_TAKE,
    MOVES,
    PROFESSORS_ROLL,
    THROW,
)

# What people type at the table, in either language, beside the names
SHORT = {
    "yetis": "yeti",
    "lemmings": "lemming",
    "lemminge": "lemming",
    "professor": "professors",
    "professoren": "professors",
    "dino": "dinosaur",
    "dinosaurier": "dinosaur",
    "ente": "duck",
    "roboter": "robot",
    "machine": "time-machine",
    "zeitmaschine": "time-machine",
    "killervirus": "virus",
    "pudel": "poodle",
}
ANY_SYMBOL = ("0", "6", "s", "symbol")
CARD = re.compile(r"([a-z]+) ([0-9]+)")
MACHINE = " with time machine"
DICE_SETS = {frozenset(name.split()): dice for dice, name in enumerate(DICE_NAMES)}
CARD_SETS = {frozenset(name.split(", ")): cards for cards, name in enumerate(SET_NAMES)}


def read_move(s: State, text: str) -> int | None:  # noqa: ARG001
    """The move that a notation stands for, or None: `keep w1 b2`, `take lemming 3, yeti 5`, `cover lemming 3`.

    Raises UnclearMove for cards that no throw can win together.
    """
    verb, _, rest = text.partition(" ")
    if verb == "keep":
        dice = rest.replace(",", " ").split() or ["nothing"]
        code = DICE_SETS.get(frozenset(dice))
        return None if code is None or len(set(dice)) < len(dice) else M_KEEP + code
    if verb == "take":
        cards = read_cards(rest)
        code = CARD_SETS.get(frozenset(cards))
        if code is None and cards and all(frozenset({card}) in CARD_SETS for card in cards):
            error = UnclearMove("unclear-set", given=text)
            error.package = __package__
            raise error
        return None if code is None else M_TAKE + code
    if verb == "cover":
        cards = read_cards(rest)
        known = len(cards) == 1 and cards[0] in CARD_NAMES[: TURNED * NUMBERS]
        return M_COVER + CARD_NAMES.index(cards[0]) if known else None
    return MOVES.read(" ".join(SHORT.get(word, word) for word in text.split()))


def read_cards(text: str) -> list[str]:
    """The cards that a text names, by their full names; anything else in it, or one twice, makes it a list of none."""
    if text == "nothing":
        return [text]
    machine = MACHINE if text.endswith(MACHINE) else ""
    text = text.removesuffix(machine)
    cards = [f"{SHORT.get(kind, kind)} {number}{machine}" for kind, number in CARD.findall(text)]
    return cards if not CARD.sub("", text).strip(" ,") and len(set(cards)) == len(cards) else []


def rule_of(move: int) -> str:
    """The rules of a move; of taking cards by what is taken."""
    kind, values = MOVES.decode(move)
    if kind.name != "take":
        return kind.rule
    name = SET_NAMES[values[0]]
    if name == "nothing" or name.endswith(MACHINE):
        return "NL-19, NL-35"
    return "NL-12, NL-19" if name.startswith(KIND_NAMES[DINOSAUR]) else "NL-13, NL-19"


def next_die(s: State) -> int:
    """The die that lands next."""
    return next(die for die in range(DICE) if s.face[die] < 0)


def write_outcome(s: State, outcome: int) -> str:
    """A number on a die or the symbol of the very die that lands; the seat that begins."""
    if s.phase == THROW and outcome == SYMBOL:
        return SYMBOL_NAMES[next_die(s)]
    return str(outcome)


def read_outcome(s: State, text: str) -> int | None:
    """A symbol typed in short, in German, or as the 6 that it replaces."""
    text = text.lower()
    if s.phase == DRAW_FIRST:
        return None
    if text in ANY_SYMBOL or (s.phase == THROW and SHORT.get(text, text) == SYMBOL_NAMES[next_die(s)]):
        return SYMBOL
    return None


def begins_entry(s: State) -> bool:
    """Each throw is an entry of its own, for Professors too, and so is each roll or draw for the start."""
    if s.phase == THROW:
        return all(s.face[die] < 0 or s.aside[die] for die in range(DICE))
    return s.phase != PROFESSORS_ROLL or bool(s.dice_left == count_bare(s, s.roller, PROFESSORS))


def thrower(s: State) -> int | None:
    """Whose dice land, in a turn or for his Professors."""
    if s.phase == THROW:
        return int(s.turn)
    return int(s.roller) if s.phase == PROFESSORS_ROLL else None
