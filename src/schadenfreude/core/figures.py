"""What a game's solver knows exactly about the choices of a position.

A game that has exact answers has a module `solver.py` with `FIGURES`, the kinds of figures it gives, `PHASES`, the
phases of the game in which it gives any, and `figures(v, seat)`: for a masked state at a decision of `seat` what is
known about each legal move, best first; nothing for moves, and empty for positions, of which it knows nothing (also
where it needs NumPy and that is not installed).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from schadenfreude.core.tables import Param

Unit = Literal["chance", "points"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A kind of figure: the word `figure-<name>` of the game says it, filled in by its parameters and its `amount`.

    A "chance" is 0 to 1 and said in whole percent; "points" are said to a tenth.
    """

    name: str
    params: tuple[Param, ...]
    unit: Unit

    def __init__(self, name: str, *params: Param, unit: Unit) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "params", params)
        object.__setattr__(self, "unit", unit)

    def told(self, amount: float) -> float:
        """The amount as people are told it."""
        return round(100 * amount) if self.unit == "chance" else round(amount, 1)


class Known(NamedTuple):
    """A figure about a move: which kind, the values of its parameters, and how much it is."""

    figure: Figure
    values: tuple[int, ...]
    amount: float
