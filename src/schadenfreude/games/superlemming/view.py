"""What a person sees of a game of Superlemming, made from the masked state alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from schadenfreude.core.state import State
from schadenfreude.core.tables import Param
from schadenfreude.core.text import Words
from schadenfreude.games.superlemming import rules
from schadenfreude.games.superlemming.cards import card_named, full_row, name_of, pile_size, reward
from schadenfreude.games.superlemming.easy import worth
from schadenfreude.games.superlemming.pieces import (
    CARD_NAMES,
    CARDS,
    CLIFFS,
    COUNT,
    FROM,
    IF_RICHER,
    MAY,
    ORDERS,
    PLACE_NAMES,
    SIDE_NAMES,
    STEP_1,
    STEPS,
    SYMBOL_NAMES,
    SYMBOL_ROW,
    SYMBOLS,
    TEXTS,
    TO,
    VERB,
    WHICH,
    WHICH_NAMES,
    WHOSE,
    WHOSE_NAMES,
)
from schadenfreude.games.superlemming.table import (
    BORROWED,
    DRAW_CARD,
    DRAW_FIRST,
    FILCH,
    KEEP,
    LAY_CARD,
    LAY_COLOUR,
    LIFT,
    MOVE,
    MOVES,
    NORMAL,
    ORDER,
    PLAY,
    RETURN,
    SIDES,
    SWAP,
    TAKE,
    TEXT,
    THANKS,
    USED_NOW,
    VERB_NAMES,
    WAITING,
)

QUESTIONS = {
    ORDER: "order",
    SIDES: "sides",
    DRAW_FIRST: "draw-first",
    LAY_COLOUR: "lay-colour",
    LAY_CARD: "lay-card",
    DRAW_CARD: "draw-card",
    THANKS: "thanks",
    TEXT: "text",
    PLAY: "play",
    MOVE: "move",
    SWAP: "swap",
    LIFT: "lift",
    TAKE: "take",
    FILCH: "filch",
    KEEP: "keep",
    RETURN: "return",
}
FOR_NOW = {WAITING: "waiting", USED_NOW: "used", BORROWED: "borrowed"}
MOST_STEPS = 1000  # instructions whose words are kept: each table says dozens, and all the same
MENU = 20  # moves that are all listed; of more, one for each card or lemming


def view(v: State, seat: int | None) -> dict[str, Any]:
    """The position as JSON for `seat` (None: a spectator): his hand, and what everybody sees."""
    return {
        "seat": seat,
        "mover": v.mover,
        "question": QUESTIONS.get(v.phase),
        "turn": v.turn,
        "first": v.first if v.first >= 0 else None,
        "turns": v.turns,
        "texts_used": v.game == NORMAL,
        "cliffs": [describe_cliff(v, symbol) for symbol in (ORDERS[v.order] if v.order >= 0 else ())],
        "jumps_at": full_row(v),
        "cards": [
            {"card": CARD_NAMES[name_of(v, kind)], "copies": rules.copies(v, kind), "text": steps(v, TEXTS + kind)}
            for kind in range(v.first_kind[SYMBOLS])
        ],
        "doing": steps(v, v.at // STEPS)[v.at % STEPS] if v.at >= STEPS else None,
        "hand": None if seat is None else in_hand(v, seat),
        "players": [
            {
                "medals": v.medals[p],
                "hand": v.in_hand[p],
                "colours": list(v.held[p][: v.players]),
                "shown": cards(v, v.shown[p]),
                "pile": pile_size(v, p),
                "top": [card(v, p * CARDS + kind) for kind in reversed(v.top[p][: v.on_top[p]])],
                "bottom": [card(v, p * CARDS + kind) for kind in v.bottom[p][: v.under[p]]],
                "scored": list(v.scored[p][: v.players]),
                "points": rules.score(v, p),
            }
            for p in range(v.players)
        ],
    }


def describe_cliff(v: State, symbol: int) -> dict[str, Any]:
    """A cliff: its symbol, which side is up and what that says, and its row, front first."""
    row = [
        {**card(v, v.lemming[symbol][place]), "now": FOR_NOW.get(v.mark[symbol][place])}
        for place in range(v.length[symbol])
    ]
    side = v.sides[symbol]
    effect = steps(v, CLIFFS + len(SIDE_NAMES) * symbol + side)
    return {"symbol": SYMBOL_NAMES[symbol], "side": SIDE_NAMES[side], "effect": effect, "row": row}


def card(v: State, number: int) -> dict[str, Any]:
    """A card: what it is called and whose colour it has."""
    return {"card": CARD_NAMES[name_of(v, number % CARDS)], "owner": number // CARDS}


def cards(v: State, counts: list[int]) -> list[dict[str, Any]]:
    """Cards, sorted, from how many there are of each."""
    return [card(v, number) for number, count in enumerate(counts) for _ in range(count)]


def in_hand(v: State, seat: int) -> list[dict[str, Any]]:
    """The whole hand of a seat, sorted."""
    return [card(v, number) for number in held_by(v, seat)]


def steps(v: State, effect: int) -> list[dict[str, Any]]:
    """The instructions of an effect, each with all that it can say, in the words of an edition."""
    found = []
    for step in v.program[effect * STEPS : effect * STEPS + STEPS]:
        if step[VERB]:
            found.append(
                {
                    "verb": VERB_NAMES[step[VERB] - PLAY],
                    "count": step[COUNT],
                    "whose": WHOSE_NAMES[step[WHOSE]],
                    "which": WHICH_NAMES[step[WHICH]],
                    "from": PLACE_NAMES[step[FROM]],
                    "to": PLACE_NAMES[step[TO]],
                    "if_richer": bool(step[IF_RICHER]),
                    "may": bool(step[MAY]),
                }
            )
    return found


def question(v: State, names: Sequence[str]) -> tuple[str, dict[str, object]]:
    """What is being asked: the word `ask-<name>` of the game, and what fills it in."""
    if v.phase == PLAY and v.at != STEP_1:
        return "play-more", {}
    if v.phase == THANKS:
        return "thanks", {"count": reward(v, v.mover)}
    if v.phase == LAY_COLOUR:
        return "lay-colour", {"one": names[0], "other": names[1]}
    first = "yes" if v.to_lay > 0 else "no"
    return QUESTIONS[v.phase], {"first": first, "name": names[v.turn], "owner": names[v.source]}


def menu(v: State, legal: list[int]) -> list[int]:
    """Of very many moves, for each card or lemming that of which the rule of thumb thinks most."""
    if len(legal) <= MENU:
        return legal
    best: dict[tuple[int, ...], int] = {}
    for move in legal:
        _, values = MOVES.decode(move)
        if values[:2] not in best or worth(v, v.mover, move) > worth(v, v.mover, best[values[:2]]):
            best[values[:2]] = move
    return sorted(best.values())


# Words


def label(v: State, words: Words, names: list[str], move: int) -> str | None:
    """Cards of the hand without their owner if that is who plays them; a text with what it says; lemmings as cards."""
    kind, values = MOVES.decode(move)
    if kind.name in ("move", "swap", "lift"):
        return label_lemming(v, words, names, kind.name, values)
    if kind.name == "text":
        number = card_named(v, values[0])
        text = write_steps(words, steps(v, TEXTS + number)) if number >= 0 else words("no-text")
        return words("label-text", card=CARD_NAMES[values[0]], text=text)
    if kind.name not in ("play", "keep", "return") or values[0] >= v.players:
        return None
    owner, name = values[:2]
    choose_row = kind.name == "play" and v.at >= 0 and v.program[v.at][TO] != SYMBOL_ROW
    return words(
        f"label-{kind.name}",
        card=CARD_NAMES[name] if owner == v.mover else words("of-owner", card=CARD_NAMES[name], owner=names[owner]),
        choose="yes" if choose_row else "no",
        row=words(f"row-{SYMBOL_NAMES[values[2]]}") if choose_row else "",
    )


def label_lemming(v: State, words: Words, names: list[str], kind: str, values: tuple[int, ...]) -> str | None:
    """What is done with a lemming of a row, which is named by its place and its card; None if none lies there."""
    row, place, *more = values
    other = more[0] if kind == "swap" else place
    if max(place, other) > v.length[row]:
        return None
    told: dict[str, object] = {"row": words(f"row-{SYMBOL_NAMES[row]}"), "place": place}
    told["card"] = named(v, words, names, v.lemming[row][place - 1])
    if kind == "move":
        told["to"] = words(f"way-{MOVES[kind].params[2].write(more[0])}")
    if kind == "swap":
        told |= {"with": other, "other": named(v, words, names, v.lemming[row][other - 1])}
    return words(f"label-{kind}", **told)


def picture(v: State, words: Words, names: list[str]) -> list[tuple[str, str]]:
    """The position in lines of text: what a line is about, and what stands there."""
    lines = []
    for symbol in ORDERS[v.order] if v.order >= 0 else ():
        row = [named(v, words, names, v.lemming[symbol][place]) for place in range(v.length[symbol])]
        effect = write_steps(words, steps(v, CLIFFS + len(SIDE_NAMES) * symbol + v.sides[symbol]))
        text = words("line-cliff", row=", ".join(row) or words("nobody"), effect=effect)
        lines.append((words(f"row-{SYMBOL_NAMES[symbol]}"), text))
    for p in range(v.players):
        held = [words("of-colour", count=v.held[p][c], owner=names[c]) for c in range(v.players) if v.held[p][c]]
        lines.append(
            (
                names[p],
                words(
                    "line-player",
                    medals=v.medals[p],
                    hand=", ".join(held) or words("nothing"),
                    pile=pile_size(v, p),
                    scored=sum(v.scored[p]),
                    points=rules.score(v, p),
                ),
            )
        )
        lines.extend(known_lines(v, words, names, p))
    known = [p for p in range(v.players) if any(v.hand[p]) or 0 < v.in_hand[p] == sum(v.shown[p])]
    lines.extend(hand_line(v, words, names, p) for p in known)
    if v.game == NORMAL:
        lines.extend(text_lines(v, words, known))
    return lines


def known_lines(v: State, words: Words, names: list[str], seat: int) -> Iterable[tuple[str, str]]:
    """What everybody knows of a player's hand and pile, if anything."""
    known = {
        "line-shown": [number for number, count in enumerate(v.shown[seat]) for _ in range(count)],
        "line-top": [seat * CARDS + kind for kind in reversed(v.top[seat][: v.on_top[seat]])],
        "line-bottom": [seat * CARDS + kind for kind in v.bottom[seat][: v.under[seat]]],
    }
    for key, numbers in known.items():
        if numbers:
            yield words(key, name=names[seat]), ", ".join(named(v, words, names, number) for number in numbers)


def hand_line(v: State, words: Words, names: list[str], seat: int) -> tuple[str, str]:
    """A hand in a line, its owner's own cards without their owner."""
    own = {n for n in held_by(v, seat) if n // CARDS == seat}
    held = [CARD_NAMES[name_of(v, n % CARDS)] if n in own else named(v, words, names, n) for n in held_by(v, seat)]
    return words("line-hand", name=names[seat]), ", ".join(held)


def text_lines(v: State, words: Words, seats: list[int]) -> Iterable[tuple[str, str]]:
    """What the cards in the hands of these players say, and their lemmings in the rows; each text once."""
    lying = {v.lemming[row][place] for row in range(SYMBOLS) for place in range(v.length[row])}
    theirs = {number for number in lying if number // CARDS in seats}
    for kind in sorted({number % CARDS for number in theirs.union(*(held_by(v, seat) for seat in seats))}):
        yield CARD_NAMES[name_of(v, kind)], write_steps(words, steps(v, TEXTS + kind))


def held_by(v: State, seat: int) -> list[int]:
    """The cards of a hand, sorted."""
    counts = [shown + hidden for shown, hidden in zip(v.shown[seat], v.hand[seat], strict=True)]
    return [number for number, count in enumerate(counts) for _ in range(count)]


def named(v: State, words: Words, names: list[str], number: int) -> str:
    """A card with its owner."""
    return words("of-owner", card=CARD_NAMES[name_of(v, number % CARDS)], owner=names[number // CARDS])


def texts(shown: dict[str, Any], words: Words) -> dict[str, Any]:
    """What the drawn table says: the text of each kind of card, the effect of each cliff, and what is being done."""
    return {
        "cards": {card["card"]: write_steps(words, card["text"]) for card in shown["cards"]},
        "cliffs": [write_steps(words, cliff["effect"]) for cliff in shown["cliffs"]],
        "doing": write_steps(words, [shown["doing"]]) if shown["doing"] else None,
    }


SLUGS = {
    "own": "own",
    "another's": "anothers",
    "anybody's": "anybodys",
    "own symbol's row": "symbol",
    "any row": "any",
    "another row": "another",
    "this row": "here",
}


def write_steps(words: Words, text: list[dict[str, Any]]) -> str:
    """A text of a card or cliff as people read it."""
    return " ".join(write_step(words, step) for step in text) or words("no-text")


def write_step(words: Words, step: dict[str, Any]) -> str:
    """An instruction of an effect as people read it."""
    return _write_step(words, **step)


@lru_cache(MOST_STEPS)
def _write_step(words: Words, **step: Any) -> str:
    said = {key: SLUGS.get(value, value) for key, value in step.items() if isinstance(value, str)}
    told = {
        "count": step["count"],
        "whose": said["whose"],
        "which": said["which"],
        "to": said["to"],
        "richer": "yes" if step["if_richer"] else "no",
        "lemmings": words("lemmings", count=step["count"], **{key: said[key] for key in ("whose", "which", "from")}),
        "cards": words("hand-cards", count=step["count"], whose=said["whose"]),
    }
    text = words(f"do-{step['verb']}", **told)
    return words("may", text=text) if step["may"] else text


def write_field(words: Words, field: str, value: Any) -> str:
    """A field that an event shows: the order of the cliffs, or their sides."""
    if field == "order":
        return ", ".join(words(f"row-{SYMBOL_NAMES[symbol]}") for symbol in ORDERS[value])
    ducks = [words(f"row-{SYMBOL_NAMES[symbol]}") for symbol in range(SYMBOLS) if value[symbol]]
    return ", ".join(ducks) or words("no-ducks")


def write_option(words: Words, name: str, value: int) -> str | None:
    """How the cliffs lie, where that is not drawn."""
    return write_field(words, name, value) if name == "order" and value >= 0 else None


def write_param(words: Words, param: Param, value: int) -> str | None:  # noqa: ARG001
    """Cards by their names, which are the same in all languages."""
    return param.write(value) if param.kind == "card" else None
