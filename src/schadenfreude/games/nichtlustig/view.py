"""What a person sees of a game of Nichtlustig, made from the masked state alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from schadenfreude.core.state import State
from schadenfreude.core.tables import Param
from schadenfreude.core.text import Words
from schadenfreude.games.nichtlustig import rules
from schadenfreude.games.nichtlustig.easy import HIGH, best_keep
from schadenfreude.games.nichtlustig.pieces import (
    CARD_NAMES,
    CARDS,
    COLOURED,
    COLOURS,
    DEATH_NAMES,
    DEATHS,
    DICE,
    DIE_BIT,
    DIE_NAMES,
    DINOSAUR,
    DUCK,
    FEWER_THROWS,
    KIND_NAMES,
    KINDS,
    LEFT_AT_END,
    LOWEST_DINOSAUR,
    NUMBERS,
    PINK,
    PROFESSORS,
    SET_NAMES,
    SPECIAL_NAMES,
    SPECIALS,
    SYMBOL,
    SYMBOL_NAMES,
    THROWS,
    TURNED,
)
from schadenfreude.games.nichtlustig.rules import count_bare, count_deaths, free_dice, hurrying_card
from schadenfreude.games.nichtlustig.sets import card, machine_bonus, may_be_had, may_take_professors, pair, total
from schadenfreude.games.nichtlustig.table import (
    CLOWN_OR_DEATH,
    COVER,
    DRAW_FIRST,
    GAME_OVER,
    KEEP,
    M_KEEP,
    M_STOP,
    MOVES,
    OTHER_DEATH,
    PROFESSORS_ROLL,
    ROLL_FOR_START,
    TAKE,
    THROW,
)

QUESTIONS = {
    DRAW_FIRST: "draw-first",
    ROLL_FOR_START: "roll-for-start",
    THROW: "throw",
    KEEP: "keep",
    TAKE: "take",
    CLOWN_OR_DEATH: "clown",
    OTHER_DEATH: "death",
    COVER: "cover",
    PROFESSORS_ROLL: "professors",
}
COLOUR_NAMES = ("black", "red", "white", "pink")
MENU = 9  # the most moves worth listing


def view(v: State, seat: int | None) -> dict[str, Any]:
    """The position as JSON for `seat` (None: a spectator). Everything in Nichtlustig is open."""
    return {
        "seat": seat,
        "mover": v.mover,
        "question": QUESTIONS.get(v.phase),
        "turn": v.turn,
        "throw": v.throws,
        "throws": most_throws(v),
        "dice": [
            {"die": DIE_NAMES[die], "shows": shows(v, die), "aside": bool(v.aside[die]), "value": max(v.face[die], 0)}
            for die in range(DICE)
        ],
        "reach": [CARD_NAMES[c] for c in within_reach(v)],
        "scoring": [CARD_NAMES[c] for c in about_to_be_scored(v)],
        "cards": [describe_card(v, c) for c in range(CARDS)],
        "deaths": [
            {"death": DEATH_NAMES[death], "at": at(v.death_at[death]), "on": covered_card(v, death)}
            for death in range(DEATHS)
        ],
        "specials": [
            {"special": SPECIAL_NAMES[c], "at": at(v.special_at[c]), "use": ("no", "ready", "used")[v.ready[c]]}
            for c in range(SPECIALS)
        ],
        "left": v.layout_left,
        "ends_at": LEFT_AT_END,
        "players": [
            {
                "points": rules.score(v, p),
                "deaths": count_deaths(v, p),
                "professors": count_bare(v, p, PROFESSORS),
                "worth": v.worth[p],
            }
            for p in range(v.players)
        ],
    }


def at(owner: int) -> int | None:
    """The seat that has something, None for the middle."""
    return owner if owner >= 0 else None


def shows(v: State, die: int) -> str | None:
    """What a die shows: a number or its symbol, None while it has not landed."""
    if v.face[die] < 0:
        return None
    return SYMBOL_NAMES[die] if v.face[die] == SYMBOL else str(v.face[die])


def describe_card(v: State, card: int) -> dict[str, Any]:
    """A target card: where it is, whether it is won, scored (and what it counts) or covered, and by which Death."""
    kind, n = divmod(card, NUMBERS)
    death = v.covered_by[kind][n] if kind < TURNED else -1
    return {
        "card": CARD_NAMES[card],
        "kind": KIND_NAMES[kind],
        "number": n + (LOWEST_DINOSAUR if kind == DINOSAUR else 1),
        "at": at(v.owner[kind][n]),
        "state": state_of(v, card),
        "counts": counts(v, card),
        "death": DEATH_NAMES[death] if death >= 0 else None,
    }


def counts(v: State, card: int) -> int | None:
    """NL-45 The points on its other side; None unless it is scored and bare, and for Professors, who throw for them.

    NL-46 When they have thrown the first one of a player counts for all of his.
    """
    kind, n = divmod(card, NUMBERS)
    if state_of(v, card) != "scored":
        return None
    if kind == PROFESSORS:
        if v.phase != GAME_OVER:
            return None
        owner = v.owner[kind][n]
        bare = [m for m in range(NUMBERS) if v.owner[kind][m] == owner and state_of(v, kind * NUMBERS + m) == "scored"]
        return v.worth[owner] if n == bare[0] else 0
    return rules.points_of(v, v.owner[kind][n], kind, n)


def state_of(v: State, card: int) -> str:
    """In the layout, won, scored or covered."""
    kind, n = divmod(card, NUMBERS)
    if v.owner[kind][n] < 0:
        return "layout"
    if kind == DINOSAUR:
        return "scored"
    if v.covered_by[kind][n] >= 0:
        return "covered"
    return "scored" if v.scored[kind][n] else "won"


def covered_card(v: State, death: int) -> str | None:
    """The card that a Death covers."""
    for c in range(TURNED * NUMBERS):
        if v.covered_by[c // NUMBERS][c % NUMBERS] == death:
            return CARD_NAMES[c]
    return None


def has_landed(v: State) -> bool:
    """Do all dice lie on the table, for the player to do something with them?"""
    return v.phase in (KEEP, TAKE)


def about_to_be_scored(v: State) -> list[int]:
    """The cards that the pink die would score if the player stopped now."""
    if v.phase != KEEP or v.face[PINK] == SYMBOL:
        return []
    n = v.face[PINK] - 1
    return [card(kind, n) for kind in range(TURNED) if v.owner[kind][n] >= 0 and not v.scored[kind][n]]


def within_reach(v: State) -> list[int]:
    """The cards that the dice as they lie could take, one or several of them, after the scoring."""
    if not has_landed(v):
        return []
    reach = [card(kind, pair(v, kind) - 1) for kind in range(COLOURS) if pair(v, kind)]
    reach += [card(PROFESSORS, n) for n in range(NUMBERS) if may_take_professors(v, n)]
    reach += [
        card(DINOSAUR, n)
        for n in range(NUMBERS)
        if v.owner[DINOSAUR][n] < 0 and total(v) + machine_bonus(v) >= LOWEST_DINOSAUR + n
    ]
    scored = about_to_be_scored(v)
    return [c for c in reach if c not in scored]


def most_throws(v: State) -> int:
    """How many throws this turn has at most."""
    if v.ready[hurrying_card(v)]:
        return FEWER_THROWS
    return THROWS + (1 if v.ready[DUCK] else 0)


def texts(shown: dict[str, Any], words: Words) -> dict[str, Any]:
    """What the drawn table says: the cards and the dice by name."""
    return {
        "cards": {one["card"]: write_card(words, one["card"]) for one in shown["cards"]},
        "dice": {DIE_NAMES[die]: name_die(words, die) for die in range(DICE)},
        "names": {name: words(f"name-{name}") for name in (*SYMBOL_NAMES, *DEATH_NAMES[1:])},
    }


def question(v: State, names: Sequence[str]) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    """What is being asked: the word `ask-<name>` of the game, and what fills it in."""
    dice = tuple(f"die-{DIE_NAMES[die]}" for die in range(DICE) if v.face[die] < 0)
    return QUESTIONS[v.phase], {
        "dice": v.dice_left if v.phase == PROFESSORS_ROLL else dice,
        "throw": v.throws,
        "throws": most_throws(v),
        "death": v.face[PINK] if v.phase == CLOWN_OR_DEATH else max(v.due, 0),
    }


# What is worth listing


def menu(v: State, legal: list[int]) -> list[int]:
    """After a throw only what a person might think of, to stop first; everything else is listed in full."""
    if v.phase != KEEP:
        return legal
    free = free_dice(v)
    sets = [M_KEEP + (dice & free) for dice in sensible_dice(v) if dice & free not in (0, free)]
    listed = [move for move in dict.fromkeys([best_keep(v), *sets]) if move not in (M_KEEP, M_STOP)]
    return [M_STOP, *listed[: MENU - 2], M_KEEP]


def sensible_dice(v: State) -> list[int]:
    """Sets of dice that could be set aside: pairs, Professors in the making, high dice; each with the pink die too."""
    pairs = [DIE_BIT[2 * c] + DIE_BIT[2 * c + 1] for c in range(COLOURS) if pair(v, c)]
    sets = [sum(pairs), *pairs]
    for number in range(NUMBERS, 0, -1):
        dice = [next((d for d in (2 * c, 2 * c + 1) if v.face[d] == number), None) for c in range(COLOURS)]
        if may_be_had(v, PROFESSORS, number - 1) and sum(die is not None for die in dice) >= 2:
            sets.append(sum(DIE_BIT[die] for die in dice if die is not None))
    sets.append(sum(DIE_BIT[die] for die in range(COLOURED) if v.face[die] >= HIGH))
    sets.append(sum(DIE_BIT[die] for die in range(COLOURED)))
    return [dice for chosen in sets for dice in (chosen, chosen + DIE_BIT[PINK])]


# Words


def label(v: State, words: Words, names: list[str], move: int) -> str | None:  # noqa: ARG001
    """Dice to set aside by what they show, and by its symbol one of two of a colour that show the same number."""
    kind, values = MOVES.decode(move)
    if kind.name != "keep":
        return None
    if not values[0]:
        return words("label-keep-nothing", aside="yes" if any(v.aside) else "no")
    shown = [v.face[die] if values[0] & DIE_BIT[die] else -1 for die in range(DICE)]
    named = [
        die
        for die in range(COLOURED)
        if shown[die] > SYMBOL and shown[die ^ 1] < 0 and v.face[die ^ 1] == shown[die] and not v.aside[die ^ 1]
    ]
    return words("label-keep", dice=write_faces(words, shown, {die: name_symbol(words, die) for die in named}))


def picture(v: State, words: Words, names: list[str]) -> list[tuple[str, str]]:
    """The position in lines of text: what a line is about, and what stands there."""
    layout = [
        f"{words(f'kind-{KIND_NAMES[kind]}')} {' '.join(numbers)}"
        for kind in range(KINDS)
        if (numbers := [CARD_NAMES[c].split()[1] for c in range(CARDS) if c // NUMBERS == kind and is_in_layout(v, c)])
    ]
    deaths = [words(f"name-{DEATH_NAMES[d]}") if d == 0 else DEATH_NAMES[d] for d in range(DEATHS) if v.death_at[d] < 0]
    specials = [words(f"name-{SPECIAL_NAMES[c]}") for c in range(SPECIALS) if v.special_at[c] < 0]
    lines = [
        (
            words("line-layout"),
            words("line-cards-left", cards="; ".join(layout) or words("nothing"), left=v.layout_left),
        ),
        (words("line-deaths"), " ".join(deaths) or words("nothing")),
        (words("line-specials"), ", ".join(specials) or words("nothing")),
    ]
    if any(face >= 0 for face in v.face):
        typed = {d: f"{DIE_NAMES[d]}: {name_symbol(words, d)}" for d in range(DICE) if not v.aside[d]}
        lines.append((words("line-dice"), write_faces(words, v.face, typed)))
    if any(v.aside):
        aside = [face if v.aside[die] else -1 for die, face in enumerate(v.face)]
        lines.append((words("line-aside"), write_faces(words, aside)))
    if has_landed(v):
        lines.append((words("line-reach"), listed_cards(words, within_reach(v))))
    if about_to_be_scored(v):
        lines.append((words("line-scoring"), listed_cards(words, about_to_be_scored(v))))
    lines.extend((names[p], picture_player(v, words, p)) for p in range(v.players))
    return lines


def is_in_layout(v: State, card: int) -> bool:
    """Does nobody have this target card?"""
    return bool(v.owner[card // NUMBERS][card % NUMBERS] < 0)


def picture_player(v: State, words: Words, seat: int) -> str:
    """What lies in front of a player, in a line."""
    mine = [card for card in range(CARDS) if v.owner[card // NUMBERS][card % NUMBERS] == seat]
    parts = []
    for state in ("won", "scored", "covered"):
        cards = [card for card in mine if state_of(v, card) == state]
        if cards:
            parts.append(words(f"part-{state}", cards=listed_cards(words, cards)))
    open_deaths = [d for d in range(DEATHS) if v.death_at[d] == seat and covered_card(v, d) is None and d != v.due]
    if open_deaths:
        named = ", ".join(words(f"name-{DEATH_NAMES[d]}") for d in open_deaths)
        parts.append(words("part-open-deaths", deaths=named))
    specials = [words(f"name-{SPECIAL_NAMES[c]}") for c in range(SPECIALS) if v.special_at[c] == seat]
    if specials:
        parts.append(words("part-specials", specials=", ".join(specials)))
    if count_bare(v, seat, PROFESSORS) and v.phase != GAME_OVER:
        parts.append(words("part-professors"))
    parts.append(words("part-points", points=rules.score(v, seat)))
    return "; ".join(parts)


def write_field(words: Words, field: str, value: Any) -> str:
    """A field that an event shows: what the dice show that lie on the table."""
    assert field == "face"
    return write_faces(words, value) or words("nothing")


def name_symbol(words: Words, die: int) -> str:
    """The symbol of a die, which tells the two of a colour apart."""
    return words(f"name-{SYMBOL_NAMES[die]}")


def name_die(words: Words, die: int) -> str:
    """A die by its colour and its symbol."""
    return words(f"die-{DIE_NAMES[die]}")


def write_faces(words: Words, face: list[int], named: Mapping[int, str] = MappingProxyType({})) -> str:
    """What the dice show, colour by colour; after the numbers of some of them what they are called."""
    colours = []
    for colour, colour_name in enumerate(COLOUR_NAMES):
        dice = [die for die in (2 * colour, 2 * colour + 1) if die < DICE and face[die] >= 0]
        shown = [
            (name_symbol(words, die) if face[die] == SYMBOL else str(face[die]))
            + (f" ({named[die]})" if die in named else "")
            for die in dice
        ]
        if shown:
            colours.append(words(f"dice-{colour_name}", faces=" ".join(shown)))
    return ", ".join(colours)


def write_card(words: Words, name: str) -> str:
    """A target card by its name in notation."""
    kind, number = name.split()[:2]
    return f"{words(f'kind-{kind}')} {number}"


def listed_cards(words: Words, cards: list[int]) -> str:
    """Target cards in a line, or the word for none."""
    return ", ".join(write_card(words, CARD_NAMES[card]) for card in cards) or words("nothing")


def write_outcome(words: Words, notation: str) -> str:
    """A symbol by its name; a number as it is."""
    return words(f"name-{notation}") if notation in SYMBOL_NAMES else notation


def write_param(words: Words, param: Param, value: int) -> str | None:
    """Cards, sets of cards and sets of dice in words."""
    if param.kind == "card":
        return write_card(words, CARD_NAMES[value])
    if param.kind == "dice":
        return ", ".join(name_die(words, die) for die in range(DICE) if value & DIE_BIT[die]) or words("nothing")
    if param.kind == "cards" and value:
        cards = ", ".join(write_card(words, name) for name in SET_NAMES[value].split(", "))
        return words("cards-with-machine", cards=cards) if SET_NAMES[value].endswith("machine") else cards
    return None
