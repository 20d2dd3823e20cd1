"""What a person sees of a game of Pechvogel, made from the masked state alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.state import State
from schadenfreude.core.text import Words
from schadenfreude.games.pechvogel import rules
from schadenfreude.games.pechvogel.pieces import FACE_NAMES, LOWEST, MARKERS_EACH, NUMBERS

QUESTIONS = {
    rules.DRAW_FIRST: "draw-first",
    rules.THROW: "throw",
    rules.TARGET: "target",
    rules.REDUCE: "reduce",
    rules.FRUSTRATE: "frustrate",
    rules.JOIN: "join",
    rules.MARKER: "marker",
    rules.BOX: "box",
}


def view(v: State, seat: int | None) -> dict[str, Any]:
    """The position as JSON for `seat` (None: a spectator). Everything in Pechvogel is open."""
    players = range(v.players)
    return {
        "seat": seat,
        "mover": v.mover,
        "question": QUESTIONS.get(v.phase),
        "turn": v.turn,
        "thrown": dice(v.thrown),
        "target": v.target or None,
        "targets": v.targets,
        "ravens": v.ravens,
        "on_board": [p for p in players if v.on_board[p]],
        "middle": numbers(v.middle),
        "box": numbers(v.boxed),
        "murphy": v.murphy if v.murphy >= 0 else None,
        "players": [
            {"markers": numbers(v.markers[p]), "frustrations": v.frustrations[p], "points": rules.score(v, p)}
            for p in players
        ],
    }


def question(v: State, names: Sequence[str]) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    """What is being asked: the word `ask-<name>` of the game, and what fills it in."""
    if v.mover == CHANCE:
        return QUESTIONS[v.phase], {"dice": v.dice}
    return QUESTIONS[v.phase], {"number": v.target}


def picture(v: State, words: Words, names: list[str]) -> list[tuple[str, str]]:
    """The position in lines of text: what a line is about, and what stands there."""
    lines = [(words("line-middle"), words("line-markers-left", markers=listed(v.middle, words), left=v.middle_left))]
    if v.target or v.ravens:
        on_board = words("line-on-board", target=v.target, targets=v.targets, ravens=v.ravens)
        lines.append((words("line-board"), on_board))
        lying = [names[p] for p in range(v.players) if v.on_board[p]]
        if lying:
            lines.append((words("line-lying"), ", ".join(lying)))
    for p in range(v.players):
        murphy = "yes" if v.murphy == p else "no"
        mine = listed(v.markers[p], words)
        text = words(
            "line-player", markers=mine, frustrations=v.frustrations[p], murphy=murphy, points=rules.score(v, p)
        )
        lines.append((names[p], text))
    return lines


def write_field(words: Words, field: str, value: Any) -> str:
    """A field that an event shows: the dice thrown."""
    assert field == "thrown"
    return " ".join(words(f"face-{face}") for face in dice(value))


def write_outcome(words: Words, notation: str) -> str:
    """A face of a die in words; a seat as it is."""
    return words(f"face-{notation}") if notation in FACE_NAMES else notation


def dice(counts: list[int]) -> list[str]:
    """Faces of dice, sorted, from how many there are of each."""
    return [FACE_NAMES[face] for face, count in enumerate(counts) for _ in range(count)]


def numbers(counts: list[int]) -> list[int]:
    """Markers, sorted, from how many there are of each number."""
    return [n + LOWEST for n in range(NUMBERS) for _ in range(min(counts[n], MARKERS_EACH))]


def listed(counts: list[int], words: Words) -> str:
    """Markers in one line, or the word for none."""
    return " ".join(map(str, numbers(counts))) or words("nothing")
