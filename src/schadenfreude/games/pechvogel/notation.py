"""Notation of Pechvogel beyond its move table: what the dice show."""

from schadenfreude.core.state import State
from schadenfreude.games.pechvogel.pieces import FACE_NAMES
from schadenfreude.games.pechvogel.rules import THROW

SHORT = {"r": "raven", "rabe": "raven"}


def write_outcome(s: State, outcome: int) -> str:
    """A face of a die, or the seat that begins."""
    return FACE_NAMES[outcome] if s.phase == THROW else str(outcome)


def read_outcome(s: State, text: str) -> int | None:
    """A face typed in short, as people do at the table."""
    name = SHORT.get(text.lower(), text.lower())
    return FACE_NAMES.index(name) if s.phase == THROW and name in FACE_NAMES else None


def begins_entry(s: State) -> bool:
    """Each throw is an entry of its own, and so is the draw of the first player."""
    return s.phase != THROW or bool(s.to_land == s.dice)


def thrower(s: State) -> int | None:
    """Whose dice land."""
    return int(s.turn) if s.phase == THROW else None
