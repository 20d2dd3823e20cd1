"""What a person sees of a game of Nix für Ungut!, made from the masked state alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from schadenfreude.core.state import State
from schadenfreude.core.tables import Param
from schadenfreude.core.text import Words
from schadenfreude.games.nix_fuer_ungut import rules
from schadenfreude.games.nix_fuer_ungut.pieces import (
    JOKER,
    KIND_NAMES,
    PHASES,
    PLAY_CARDS,
    PLAY_ROW,
    ROW_NAMES,
    ROWS,
    SEATS,
)

QUESTIONS = {rules.DRAW_FIRST: "draw-first", rules.DEAL: "deal", rules.PLAY: "play", rules.IGOR: "igor"}
MENU = 9  # plays listed


def view(v: State, seat: int | None) -> dict[str, Any]:
    """The position as JSON for `seat` (None: a spectator): his hand, and what lies open."""
    return {
        "seat": seat,
        "mover": v.mover,
        "question": QUESTIONS.get(v.phase),
        "turn": v.turn if v.round else None,
        "starter": v.starter if v.round else None,
        "round": v.round,
        "rounds": v.rounds,
        "phase": v.round_phase,
        "phases": PHASES,
        "board": [
            {"row": ROW_NAMES[row], "values": list(v.values[row]), "chips": [chip(code) for code in v.board[row]]}
            for row in range(ROWS)
        ],
        "hand": None if seat is None else cards(v.hands[seat]),
        "discards": cards(v.discards),
        "deck": v.deck_size,
        "igor": cards(v.igors) if v.igor else None,
        "players": [
            {
                "igor": p == v.players,
                "cards": v.in_hand[p],
                "only_jokers": v.known[p] == rules.ONLY_JOKERS,
                "plain": v.plain[p],
                "superchip": bool(v.superchip[p]),
                "off": v.off[p],
                "total": v.totals[p],
                "points": rules.score(v, p),
            }
            for p in range(rules.seats(v))
        ],
    }


def chip(code: int) -> dict[str, Any] | None:
    """What lies on a slot: whose chip, and whether it counts double."""
    return {"seat": rules.owner_of(code), "double": code > SEATS} if code else None


def question(v: State, names: Sequence[str]) -> tuple[str, dict[str, object]]:
    """What is being asked: the word `ask-<name>` of the game, and what fills it in."""
    if v.phase == rules.PLAY and v.in_hand[v.turn] == 0:
        return "chip", {"phase": v.round_phase}
    return QUESTIONS[v.phase], {"phase": v.round_phase, "count": v.to_deal, "name": names[v.turn]}


def menu(v: State, legal: list[int]) -> list[int]:
    """Of many plays one a row: without a joker, of the number there is most of; and the best of them doubled."""
    if len(legal) <= MENU:
        return legal
    best: dict[int, int] = {}
    for move in legal:
        row = PLAY_ROW[move // 2]
        if move % 2 == 0 and (row not in best or spare(v, move) > spare(v, best[row])):
            best[row] = move
    top = max(best.values(), key=lambda move: v.values[PLAY_ROW[move // 2]][0])
    return sorted([*best.values(), *([top + 1] if top + 1 in legal else [])])


def spare(v: State, move: int) -> tuple[int, int]:
    """How little a play hurts: does it keep the jokers, and how many of its scarcest number stay in the hand?"""
    played, hand = PLAY_CARDS[move // 2], v.hands[v.turn]
    return -played[JOKER], min((hand[kind] - n for kind, n in enumerate(played) if n), default=0)


def picture(v: State, words: Words, names: list[str]) -> list[tuple[str, str]]:
    """The position in lines of text: what a line is about, and what stands there."""
    lines = []
    if v.round:
        lines.append((words("line-round"), words("line-round-of", round=v.round, rounds=v.rounds, phase=v.round_phase)))
    for row, name in enumerate(ROW_NAMES):
        slots = [slot(words, names, v.values[row][i], v.board[row][i]) for i in range(len(v.board[row]))]
        lines.append((words(f"row-{name}"), " | ".join(slots)))
    for p in range(rules.seats(v)):
        chips = words("line-chips", plain=v.plain[p], superchip="yes" if v.superchip[p] else "no", off=v.off[p])
        points = words("line-points", total=v.totals[p], points=rules.score(v, p))
        held = words("line-in-hand", cards=v.in_hand[p]) if p < v.players else words("line-igor")
        lines.append((names[p], f"{held}; {chips}; {points}"))
    lines.append((words("line-discards"), counted(words, v.discards)))
    if any(v.igors):
        lines.append((words("line-igors", name=names[v.players]), written(words, cards(v.igors))))
    for p in range(v.players):
        if any(v.hands[p]):
            lines.append((words("line-hand", name=names[p]), written(words, cards(v.hands[p]))))
    return lines


def slot(words: Words, names: list[str], value: int, code: int) -> str:
    """A slot in words: its value, and whose chip lies on it."""
    if code == 0:
        return str(value)
    word = "slot-double" if code > SEATS else "slot-chip"
    return words(word, value=value, name=names[rules.owner_of(code)])


def cards(counts: list[int]) -> list[str]:
    """Cards, sorted, from how many there are of each kind."""
    return [KIND_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def written(words: Words, names: list[str]) -> str:
    """Cards in one line, or the word for none."""
    return " ".join(words("joker") if name == KIND_NAMES[JOKER] else name for name in names) or words("nothing")


def counted(words: Words, counts: list[int]) -> str:
    """Many cards in one line: how many of each kind."""
    kinds = [(count, written(words, [KIND_NAMES[kind]])) for kind, count in enumerate(counts) if count]
    return ", ".join(words("cards-of-a-kind", count=count, card=card) for count, card in kinds) or words("nothing")


def write_field(words: Words, field: str, value: Any) -> str:
    """A field that an event shows: the player's hand, or Igor's cards."""
    assert field in ("hands", "igors")
    return written(words, cards(value))


def write_outcome(words: Words, notation: str) -> str:
    """A card in words; a seat as it is."""
    return written(words, [notation])


def write_param(words: Words, param: Param, value: int) -> str | None:
    """The cards of a play in words."""
    return written(words, param.write(value).split()) if param.kind == "cards" else None
