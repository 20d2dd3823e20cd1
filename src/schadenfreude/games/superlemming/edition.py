"""Editions of Superlemming: what the lemming cards and the cliffs say, which the rulebook does not print (SL-28)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from schadenfreude.core.edition import (
    Path,
    Where,
    check_keys,
    check_list,
    check_number,
    check_switch,
    check_word,
    named,
)
from schadenfreude.core.errors import BadEdition
from schadenfreude.core.state import State
from schadenfreude.games.superlemming.pieces import (
    CARDS,
    CLIFFS,
    COUNT,
    FROM,
    IF_RICHER,
    MAY,
    MOST_COUNT,
    PLACE_NAMES,
    SIDE_NAMES,
    STEPS,
    SYMBOL_NAMES,
    TEXTS,
    TO,
    VERB,
    WHICH,
    WHICH_NAMES,
    WHOSE,
    WHOSE_NAMES,
)
from schadenfreude.games.superlemming.table import PLAY, VERB_NAMES

HOUSE = "house.toml"

HAND_CARD = ("own", "another's", "anybody's")
LEMMING = (*HAND_CARD, "this")
PLACE = ("any", "front", "last")
START = ("any row", "own symbol's row", "this row")
SWITCH = (False, True)

# For each verb what else an instruction may say, and in which words. What it does not say is the first of them, but
# for `whose`, which is anybody's then, and `to`, which has to be said.

SAYINGS: dict[str, dict[str, tuple[Any, ...]]] = {
    "draw": {},
    "play": {"whose": HAND_CARD, "to": ("own symbol's row", "any row", "this row"), "may": SWITCH},
    "move": {
        "whose": LEMMING,
        "which": PLACE,
        "from": START,
        "to": ("another row", "own symbol's row", "this row", "front", "end"),
        "may": SWITCH,
    },
    "swap": {"whose": LEMMING, "which": ("any", "neighbours"), "from": START, "may": SWITCH},
    "lift": {"whose": LEMMING, "which": PLACE, "from": START, "may": SWITCH},
    "take": {"if_richer": SWITCH, "may": SWITCH},
    "filch": {"if_richer": SWITCH, "may": SWITCH},
    "keep": {"whose": HAND_CARD, "may": SWITCH},
    "return": {"whose": HAND_CARD, "may": SWITCH},
}

NEVER = (  # what no lemming can ever do
    {"verb": "move", "which": "front", "to": "front"},
    {"verb": "move", "which": "last", "to": "end"},
    {"verb": "move", "from": "own symbol's row", "to": "own symbol's row"},
    {"verb": "move", "from": "this row", "to": "this row"},
)


def check(data: Mapping[str, Any], where: Where) -> None:
    """SL-28 Twelve cards and four cliffs, every instruction one that can be carried out. Raises BadEdition.

    A card is a symbol and a text, a cliff a text for either side; a text is a list of at most three instructions.
    """
    check_keys(data, where, (), ("cliffs", "cards"))
    check_keys(data["cliffs"], where, ("cliffs",), SYMBOL_NAMES)
    for symbol in SYMBOL_NAMES:
        check_keys(data["cliffs"][symbol], where, ("cliffs", symbol), SIDE_NAMES)
        for side in SIDE_NAMES:
            _check_text(data["cliffs"][symbol][side], where, ("cliffs", symbol, side), card=False)
    check_list(data["cards"], where, ("cards",), CARDS, CARDS)
    for number, card in enumerate(data["cards"]):
        check_keys(card, where, ("cards", number), ("symbol", "text"))
        check_word(card["symbol"], where, ("cards", number, "symbol"), SYMBOL_NAMES)
        _check_text(card["text"], where, ("cards", number, "text"), card=True)


def _check_text(text: object, where: Where, path: Path, *, card: bool) -> None:
    check_list(text, where, path, 0 if card else 1, STEPS)
    assert isinstance(text, list)
    for number, step in enumerate(text):
        place = (*path, number)
        check_keys(step, where, place, ("verb",), list(step) if isinstance(step, dict) else ())
        check_word(step["verb"], where, (*place, "verb"), tuple(SAYINGS))
        sayings = SAYINGS[step["verb"]]
        check_keys(step, where, place, ("verb", "to") if "to" in sayings else ("verb",), ("count", *sayings))
        for key, value in step.items():
            if key == "count":
                check_number(value, where, (*place, key), 1, MOST_COUNT)
            elif sayings.get(key) == SWITCH:
                check_switch(value, where, (*place, key))
            elif key in sayings:
                check_word(value, where, (*place, key), [word for word in sayings[key] if card or word != "this"])
        if any(all(step.get(key) == value for key, value in never.items()) for never in NEVER):
            raise BadEdition("error-edition-never", where(*place), __package__, entry=named(place))


def lay(s: State, edition: Mapping[str, Any]) -> None:
    """SL-28, SL-29 Write a checked edition into a blank state, sorted by symbol, equal cards as copies of one."""
    cards = [(SYMBOL_NAMES.index(card["symbol"]), tuple(_instructions(card["text"]))) for card in edition["cards"]]
    kinds = sorted(dict.fromkeys(cards), key=lambda kind: kind[0])
    before = [sum(cards.count(kind) for kind in kinds[:number]) for number in range(len(kinds))]
    s.first_card = [*before, *[CARDS] * (CARDS + 1 - len(kinds))]
    s.first_kind = [sum(kind[0] < symbol for kind in kinds) for symbol in range(len(SYMBOL_NAMES) + 1)]
    for number, (symbol, text) in enumerate(kinds):
        s.symbol[number] = symbol
        _write(s, TEXTS + number, text)
    for symbol, name in enumerate(SYMBOL_NAMES):
        for side, side_name in enumerate(SIDE_NAMES):
            text = tuple(_instructions(edition["cliffs"][name][side_name]))
            _write(s, CLIFFS + len(SIDE_NAMES) * symbol + side, text)


def _instructions(text: list[dict[str, Any]]) -> Iterator[tuple[int, ...]]:
    """The numbers of each instruction of a text, as `pieces.py` orders them."""
    for step in text:
        verb = step["verb"]
        said = {key: words[0] for key, words in SAYINGS[verb].items()} | {"whose": "anybody's"} | step
        numbers = {
            VERB: PLAY + VERB_NAMES.index(verb),
            COUNT: said.get("count", 1),
            WHOSE: WHOSE_NAMES.index(said["whose"]),
            WHICH: WHICH_NAMES.index(said.get("which", "any")),
            FROM: PLACE_NAMES.index(said.get("from", "any row")),
            TO: PLACE_NAMES.index(said.get("to", "any row")),
            IF_RICHER: int(said.get("if_richer", False)),
            MAY: int(said.get("may", False)),
        }
        yield tuple(numbers[place] for place in sorted(numbers))


def _write(s: State, effect: int, text: tuple[tuple[int, ...], ...]) -> None:
    for step, instruction in enumerate(text):
        for place, number in enumerate(instruction):
            s.program[effect * STEPS + step][place] = number
