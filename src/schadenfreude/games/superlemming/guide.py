"""What a search should know about Superlemming."""

from schadenfreude.core.chance import draw
from schadenfreude.core.state import State
from schadenfreude.games.superlemming.easy import worth

SEARCH = {"horizon": 12, "explore": 60}


def swing(s: State) -> int:
    """A few points decide."""
    return 3


def suggest(v: State, seat: int, moves: list[int], count: int, stream: list[int]) -> int:
    """The better of two choices, as far as a glance at the table tells."""
    one = moves[draw(stream, count)]
    other = moves[draw(stream, count)]
    return other if worth(v, seat, other) > worth(v, seat, one) else one
