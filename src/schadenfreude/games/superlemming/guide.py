"""What a search should know about Superlemming."""

from schadenfreude.core.state import State

SEARCH = {"horizon": 12, "explore": 60}


def swing(s: State) -> int:
    """A few points decide."""
    return 3
