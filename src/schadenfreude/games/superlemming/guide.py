"""What a search should know about Superlemming."""

from schadenfreude.core.state import State

SEARCH: dict[str, int] = {}


def swing(s: State) -> int:
    """A few points decide."""
    return 3
