"""Editions of Nix für Ungut!: the values printed on the board (NX-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schadenfreude.core.edition import Where, check_keys, check_list, check_number
from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.pieces import ROW_NAMES, SLOTS
from schadenfreude.games.nix_fuer_ungut.rules import LARGEST_VALUE

HOUSE = "board.toml"


def check(data: Mapping[str, Any], where: Where) -> None:
    """NX-4 Each of the eight rows has three values, one a slot. Raises BadEdition."""
    check_keys(data, where, (), ["values"])
    check_keys(data["values"], where, ("values",), ROW_NAMES)
    for row in ROW_NAMES:
        path = ("values", row)
        check_list(data["values"][row], where, path, SLOTS, SLOTS)
        for slot in range(SLOTS):
            check_number(data["values"][row][slot], where, (*path, slot), -LARGEST_VALUE, LARGEST_VALUE)


def lay(s: State, data: Mapping[str, Any]) -> None:
    """NX-4 Write the values under the slots."""
    for row, name in enumerate(ROW_NAMES):
        for slot in range(SLOTS):
            s.values[row][slot] = data["values"][name][slot]
