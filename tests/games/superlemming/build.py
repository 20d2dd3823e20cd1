"""Positions of Superlemming for tests: builders, and the same as one line of notation.

A card is written with its owner: 0C1 is the C1 of seat 0. In what belongs to a seat the owner may be left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from schadenfreude.core.chance import Stream
from schadenfreude.core.edition import house_text, read_edition, write_edition
from schadenfreude.core.errors import BadEdition
from schadenfreude.core.state import State
from schadenfreude.games.superlemming import GAME, rules
from schadenfreude.games.superlemming.cards import card_named, name_of
from schadenfreude.games.superlemming.edition import SAYINGS
from schadenfreude.games.superlemming.pieces import CARD_NAMES, CARDS, NAMES, SIDE_NAMES, SYMBOL_NAMES
from schadenfreude.games.superlemming.table import GO_ON
from tests import playing

ORDER = "ctsd"


def table(
    players: int = 3,
    turn: int = 0,
    rows: str = "",
    hands: str = "",
    shown: str = "",
    piles: str = "",
    top: str = "",
    bottom: str = "",
    medals: str = "",
    scored: str = "",
    first: int = 0,
    quiet: int = 0,
    turns: int = 0,
    options: dict[str, object] | None = None,
    edition: dict[str, Any] | None = None,
) -> State:
    """The start of a player's turn; forced steps are done.

    `rows` name their lemmings, front first ("circle 0C1 1T2; square 2S1"). What belongs to seats is given from seat 0
    on with strokes between them: `hands` that only their owner knows, the `shown` part of hands, the hidden cards of
    `piles` ("." for an empty one), known cards on `top` of them (the topmost first) and at their `bottom` (likewise),
    `scored` cards. Where no hand is given it has no cards, where no hidden pile is given it has all that are not
    elsewhere; cards that are then nowhere are out of the game, in nobody's score pile.
    """
    s = GAME.start(players, {"order": ORDER, "first": first, **(options or {})}, edition, checked=True)
    s.to_draw = s.to_lay = 0
    for seat, count in enumerate(medals.split()):
        s.medals[seat] = int(count)
    for line in filter(str.strip, rows.split(";")):
        symbol, *lemmings = line.split()
        row = SYMBOL_NAMES.index(symbol)
        for place, lemming in enumerate(lemmings):
            s.lemming[row][place] = number(s, lemming)
            s.length[row] = place + 1
    for field, given in ((s.hand, hands), (s.shown, shown)):
        for seat, card in cards(s, given):
            field[seat][card] += 1
            s.held[seat][card // CARDS] += 1
            s.in_hand[seat] += 1
    for seat, card in reversed(list(cards(s, top))):
        s.top[seat][s.on_top[seat]] = card % CARDS
        s.on_top[seat] += 1
    for seat, card in cards(s, bottom):
        s.bottom[seat][s.under[seat]] = card % CARDS
        s.under[seat] += 1
    for seat, card in cards(s, scored):
        s.scored[seat][card // CARDS] += 1
        s.out[card] += 1
    lay_piles(s, piles)
    s.quiet, s.turns = quiet, turns
    s.story = []
    s.phase = GO_ON
    rules.begin_turn(s, turn)
    rules.go_on(s)
    return s


def lay_piles(s: State, piles: str) -> None:
    """Give each pile its hidden cards."""
    given = [pile.split() for pile in piles.split("/")] if piles else []
    for seat in range(s.players):
        left = [rules.copies(s, kind) - known(s, seat * CARDS + kind) for kind in range(CARDS)]
        assert min(left) >= 0, f"seat {seat} has a card in two places"
        if seat < len(given) and given[seat]:
            kinds = [number(s, card, seat) % CARDS for card in given[seat] if card != "."]
            for kind in range(CARDS):
                s.hidden[seat][kind] = kinds.count(kind)
                s.out[seat * CARDS + kind] += left[kind] - kinds.count(kind)
                assert left[kind] >= kinds.count(kind), f"seat {seat} has a card of its pile elsewhere"
        else:
            for kind in range(CARDS):
                s.hidden[seat][kind] = left[kind]
        s.in_pile[seat] = sum(s.hidden[seat])


def known(s: State, card: int) -> int:
    """How many copies of a card are anywhere but in the hidden part of a pile."""
    return int(rules.known(s, 0, card) + sum(s.hand[seat][card] for seat in range(1, s.players)))


def number(s: State, text: str, seat: int = 0) -> int:
    """A card as the rules number it; `seat` owns it if the text does not say."""
    owner, name = (int(text[0]), text[1:]) if text[0].isdigit() else (seat, text)
    card = card_named(s, owner * NAMES + CARD_NAMES.index(name))
    assert card >= 0, f"no card {text}"
    return card


def cards(s: State, given: str) -> Iterable[tuple[int, int]]:
    """The seats and cards of what is given seat by seat."""
    for seat, part in enumerate(given.split("/")):
        for card in part.split():
            yield seat, number(s, card, seat)


def named(s: State, card: int) -> str:
    """A card as `table` takes it."""
    return f"{card // CARDS}{CARD_NAMES[name_of(s, card % CARDS)]}"


def row(s: State, symbol: str) -> str:
    """The lemmings of a row, front first."""
    at = SYMBOL_NAMES.index(symbol)
    return " ".join(named(s, s.lemming[at][place]) for place in range(s.length[at]))


def rows(s: State) -> str:
    """All rows in which lemmings lie."""
    return "; ".join(f"{symbol} {row(s, symbol)}" for symbol in SYMBOL_NAMES if row(s, symbol))


def listed(s: State, counts: list[int]) -> str:
    """Cards from how many there are of each."""
    return " ".join(named(s, card) for card, count in enumerate(counts) for _ in range(count))


def hand(s: State, seat: int) -> str:
    """The part of a hand that only its owner knows."""
    return listed(s, s.hand[seat])


def shown(s: State, seat: int) -> str:
    """The part of a hand that everybody knows."""
    return listed(s, s.shown[seat])


def top(s: State, seat: int) -> str:
    """The known cards on top of a pile, the topmost first."""
    return " ".join(named(s, seat * CARDS + kind) for kind in reversed(s.top[seat][: s.on_top[seat]]))


def bottom(s: State, seat: int) -> str:
    """The known cards at the bottom of a pile, the topmost first."""
    return " ".join(named(s, seat * CARDS + kind) for kind in s.bottom[seat][: s.under[seat]])


def medals(s: State) -> str:
    """The medals of all players."""
    return " ".join(map(str, s.medals[: s.players]))


def read_table(line: str) -> State:
    """The table of a line of notation: the builder's arguments as "name value", commas between them.

    What is no argument of the builder is an option of the game.
    """
    given = dict(part.strip().split(" ", 1) for part in line.split(","))
    numbers = {name: int(given.pop(name)) for name in ("players", "turn", "first", "quiet", "turns") if name in given}
    options = {name: given.pop(name) for name in ("game", "cliffs", "thanks") if name in given}
    return table(**numbers, **given, options=options)  # type: ignore[arg-type]


def edition(**texts: str) -> dict[str, Any]:
    """The house edition in which some cards say something else: `C1="..."`, in TOML."""
    lines = house_text(GAME).replace('"house"', '"changed"').split("\n")
    for name, said in texts.items():
        lines[lines.index(f"[[cards]] # {name}") + 2] = f"text = {said}"
    return read_edition(GAME, "\n".join(lines))


def random_edition(stream: Stream) -> dict[str, Any]:
    """Cards and cliffs that say anything that can be said, mostly less than three things."""

    def one_of(values: tuple[Any, ...]) -> Any:
        return values[stream.draw(len(values))]

    def text(card: bool) -> list[dict[str, Any]]:
        steps = []
        for _ in range(1 + stream.draw(4) // 2):
            verb = one_of(tuple(SAYINGS))
            step = {"verb": verb, "count": 1 + stream.draw(5) // 3}
            for key, values in SAYINGS[verb].items():
                if key == "to" or stream.draw(2):
                    step[key] = one_of(values if card else tuple(value for value in values if value != "this"))
            steps.append(step)
        return steps

    while True:
        cards = [{"symbol": one_of(SYMBOL_NAMES), "text": text(True)} for _ in range(CARDS - 3)]
        made = {
            "game": "superlemming",
            "name": "random",
            "cliffs": {symbol: {side: text(False) for side in SIDE_NAMES} for symbol in SYMBOL_NAMES},
            "cards": [*cards, *cards[:3]],  # some are equal
        }
        try:
            return read_edition(GAME, write_edition(made))
        except BadEdition as error:
            if error.key != "error-edition-never":
                raise


def play(s: State, *entries: str) -> None:
    """Carry out entries as they stand in a record."""
    playing.play(GAME, s, *entries)


def choices(s: State) -> list[str]:
    """The legal moves in notation."""
    return playing.choices(GAME, s)


def told(s: State) -> list[str]:
    """The events since the story was last read, each with its numbers."""
    return playing.told(GAME, s)
