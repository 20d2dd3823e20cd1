"""Positions of Nichtlustig for tests: builders, and the same as one line of notation.

Cards are written short: `y3` is a won Yeti 3, `l2!` a scored Lemming 2, `l2!5` the same under Death 5 (`p` the Poodle),
`d24` the Dinosaur 24; r is Herr Riebmann and p are the Professors.
"""

from __future__ import annotations

from schadenfreude.core.state import State
from schadenfreude.games.nichtlustig import GAME, rules
from schadenfreude.games.nichtlustig.pieces import (
    CARDS,
    DEATHS,
    DIE_NAMES,
    DINOSAUR,
    LOWEST_DINOSAUR,
    NUMBERS,
    SPECIAL_NAMES,
    SPECIALS,
)
from tests import playing

KINDS = "rylpd"
SHORT_DEATHS = "p12345"
TEXTS = ("cards", "deaths", "specials", "layout", "aside", "special_cards")


def table(
    players: int = 3,
    turn: int = 0,
    cards: str = "",
    deaths: str = "",
    specials: str = "",
    layout: str | None = None,
    throw: int = 1,
    aside: str = "",
    special_cards: str = "rulebook",
) -> State:
    """A player about to throw for the `throw`th time, dice such as "b1 5 w2 0" (0 is a symbol) being aside.

    `cards`, open `deaths` and `specials` are given seat by seat with strokes between the seats. All other target cards
    are in the layout, or if `layout` names those that are there, scored by the last player.
    """
    s = GAME.start(players, {"first": turn, "special_cards": special_cards}, checked=True)
    for seat, text in enumerate(cards.split("/")):
        for word in text.split():
            put(s, seat, word)
    if layout is not None:
        for card in range(CARDS):
            if s.owner[card // NUMBERS][card % NUMBERS] < 0 and short(card) not in layout.split():
                put(s, players - 1, short(card) + "!")
    for seat, text in enumerate(deaths.split("/")):
        for word in text.split():
            s.death_at[SHORT_DEATHS.index(word)] = seat
    for seat, text in enumerate(specials.split("/")):
        for word in text.split():
            s.special_at[SPECIAL_NAMES.index(word)] = seat
    rules.begin_turn(s, turn)
    words = aside.split()
    for name, face in zip(words[::2], words[1::2], strict=True):
        s.aside[DIE_NAMES.index(name)] = 1
        s.face[DIE_NAMES.index(name)] = int(face)
    s.throws = throw - 1
    rules.begin_throw(s)
    s.story = []
    return s


def put(s: State, seat: int, text: str) -> None:
    """Put a card in front of a player."""
    name, scored, death = text.partition("!")
    kind, n = KINDS.index(name[0]), int(name[1:]) - 1
    if kind == DINOSAUR:
        n -= LOWEST_DINOSAUR - 1
    else:
        s.scored[kind][n] = int(bool(scored))
        s.covered_by[kind][n] = SHORT_DEATHS.index(death) if death else -1
    assert s.owner[kind][n] < 0, f"{text} is given twice"
    s.owner[kind][n] = seat
    s.layout_left -= 1
    if death:
        s.death_at[SHORT_DEATHS.index(death)] = seat


def short(card: int) -> str:
    """The short name of a target card."""
    kind, n = divmod(card, NUMBERS)
    return f"{KINDS[kind]}{n + (LOWEST_DINOSAUR if kind == DINOSAUR else 1)}"


def cards(s: State, seat: int) -> str:
    """The target cards in front of a player, won, scored or covered."""
    found = []
    for card in range(CARDS):
        kind, n = divmod(card, NUMBERS)
        if s.owner[kind][n] == seat:
            scored = kind != DINOSAUR and s.scored[kind][n]
            death = SHORT_DEATHS[s.covered_by[kind][n]] if scored and s.covered_by[kind][n] >= 0 else ""
            found.append(short(card) + ("!" if scored else "") + death)
    return " ".join(found)


def open_deaths(s: State, seat: int) -> str:
    """The Deaths that lie open in front of a player."""
    covering = {s.covered_by[card // NUMBERS][card % NUMBERS] for card in range(CARDS - NUMBERS)}
    return " ".join(SHORT_DEATHS[d] for d in range(DEATHS) if s.death_at[d] == seat and d not in covering)


def specials(s: State, seat: int) -> str:
    """The special cards in front of a player."""
    return " ".join(SPECIAL_NAMES[c] for c in range(SPECIALS) if s.special_at[c] == seat)


def read_table(line: str) -> State:
    """The table of a line of notation: the builder's arguments as "name value", semicolons between them."""
    given = dict(part.strip().split(" ", 1) for part in line.split(";"))
    texts = {name: given.pop(name) for name in TEXTS if name in given}
    return table(**{name: int(value) for name, value in given.items()}, **texts)  # type: ignore[arg-type]


def play(s: State, *entries: str) -> None:
    """Carry out entries as they stand in a record; "0" or "s" is a symbol. The dice land as b1 b2 r1 r2 w1 w2 p."""
    playing.play(GAME, s, *entries)


def choices(s: State) -> list[str]:
    """The legal moves in notation."""
    return playing.choices(GAME, s)


def told(s: State) -> list[str]:
    """The events since the story was last read, in notation: "took 0 yeti 3". Empties the story."""
    assert s.story is not None
    events = []
    for event in s.story:
        kind = GAME.events[event.event]
        values = (param.write(value) for param, value in zip(kind.params, event.values, strict=False))
        events.append(" ".join([kind.name, *values]))
    s.story.clear()
    return events
