"""The tables in which a game declares its moves, events, options and reasons.

Inside the rules moves and events are small integers; these tables give them names and parameters. Notation, JSON,
labels in both languages and the action spaces of the environments all derive from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import Any

from schadenfreude.core.errors import BadInput


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of a move or event: an integer in `low`..`high`, written as a number or as one of `names`.

    `kind` says how people read it: "number" as it is, "seat" as the name of whoever sits there, anything else as
    `write_param` of the game's view writes it, or as the word `<kind>-<notation>` of the game.
    """

    name: str
    low: int
    high: int
    kind: str = "number"
    names: tuple[str, ...] = ()

    def __len__(self) -> int:
        return self.high - self.low + 1

    def write(self, value: int) -> str:
        """The value in notation."""
        return self.names[value - self.low] if self.names else str(value)

    def read(self, text: str) -> int | None:
        """The value a notation stands for, or None."""
        if self.names:
            return self.names.index(text) + self.low if text in self.names else None
        if not re.fullmatch(r"-?\d{1,6}", text):
            return None
        value = int(text)
        return value if self.low <= value <= self.high else None


def seat_param(name: str, seats: int) -> Param:
    """A parameter that names a seat, 0..seats-1."""
    return Param(name, 0, seats - 1, "seat")


@dataclass(frozen=True, slots=True)
class Move:
    """A kind of move: its name, its parameters and the rule that allows it."""

    name: str
    params: tuple[Param, ...]
    rule: str

    def __init__(self, name: str, *params: Param, rule: str) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "params", params)
        object.__setattr__(self, "rule", rule)

    def __len__(self) -> int:
        return prod(len(param) for param in self.params)


class MoveTable:
    """All moves of a game, numbered from 0: each kind has a block of numbers, one for each value of its parameters."""

    def __init__(self, *kinds: Move) -> None:
        self.kinds = kinds
        self._first: dict[str, int] = {}
        self._codes: list[tuple[Move, tuple[int, ...]]] = []
        for kind in kinds:
            self._first[kind.name] = len(self._codes)
            self._codes.extend((kind, values) for values in _values(kind.params))

    def __len__(self) -> int:
        return len(self._codes)

    def code(self, name: str, *values: int) -> int:
        """The number of a move. With fewer values than parameters, the first number of the block."""
        kind = self[name]
        offset = 0
        for i, param in enumerate(kind.params):
            offset = offset * len(param) + (values[i] - param.low if i < len(values) else 0)
        return self._first[name] + offset

    def __getitem__(self, name: str) -> Move:
        return next(kind for kind in self.kinds if kind.name == name)

    def decode(self, code: int) -> tuple[Move, tuple[int, ...]]:
        """The kind and the parameter values of a move number (0..len-1)."""
        return self._codes[code]

    def write(self, code: int) -> str:
        """The move in notation: its name, then its parameters."""
        kind, values = self._codes[code]
        return " ".join([kind.name, *(param.write(v) for param, v in zip(kind.params, values, strict=True))])

    def read(self, text: str) -> int | None:
        """The move a notation stands for, or None. The last parameter may have names of several words."""
        name, *words = text.lower().split() or [""]
        kind = next((kind for kind in self.kinds if kind.name == name), None)
        if kind is None:
            return None
        if len(words) > len(kind.params) > 0:
            words[len(kind.params) - 1 :] = [" ".join(words[len(kind.params) - 1 :])]
        if len(words) != len(kind.params):
            return None
        values = [param.read(word) for param, word in zip(kind.params, words, strict=True)]
        return None if None in values else self.code(kind.name, *(v for v in values if v is not None))

    def as_json(self, code: int) -> dict[str, Any]:
        """The move as JSON: {"move": name, parameter: value ...}, values that have names by their names."""
        kind, values = self._codes[code]
        given = {p.name: p.write(v) if p.names else v for p, v in zip(kind.params, values, strict=True)}
        return {"move": kind.name, **given}

    def from_json(self, given: Mapping[str, Any]) -> int:
        """The number of the move that is this as JSON; of parameters that are missing the lowest value."""
        kind = self[given["move"]]
        full: dict[str, Any] = {p.name: p.write(p.low) if p.names else p.low for p in kind.params} | dict(given)
        values = [p.names.index(full[p.name]) + p.low if p.names else full[p.name] for p in kind.params]
        return self.code(kind.name, *values)


def _values(params: tuple[Param, ...]) -> Iterator[tuple[int, ...]]:
    if not params:
        yield ()
        return
    for value in range(params[0].low, params[0].high + 1):
        for rest in _values(params[1:]):
            yield (value, *rest)


@dataclass(frozen=True, slots=True)
class Event:
    """Something the rules tell: up to three parameters, and the fields whose content belongs to it (`shows`).

    `seen` is "everybody" or the name of the seat parameter that alone learns of it; only then may it show fields that
    only their owner sees, and of these it shows the part of that seat. `notable` events are counted and reported by
    simulations.
    """

    name: str
    params: tuple[Param, ...]
    rule: str
    shows: tuple[str, ...] = ()
    seen: str = "everybody"
    notable: bool = False

    def __init__(
        self,
        name: str,
        *params: Param,
        rule: str,
        shows: tuple[str, ...] = (),
        seen: str = "everybody",
        notable: bool = False,
    ) -> None:
        for key, value in (("name", name), ("params", params), ("rule", rule), ("shows", shows)):
            object.__setattr__(self, key, value)
        object.__setattr__(self, "seen", seen)
        object.__setattr__(self, "notable", notable)

    @property
    def owner(self) -> int | None:
        """The place of the parameter that names the one seat that learns of it, or None if everybody does."""
        if self.seen == "everybody":
            return None
        return next(i for i, param in enumerate(self.params) if param.name == self.seen)


class EventTable:
    """All events of a game, numbered from 0."""

    def __init__(self, *kinds: Event) -> None:
        self.kinds = kinds

    def __len__(self) -> int:
        return len(self.kinds)

    def __getitem__(self, code: int) -> Event:
        return self.kinds[code]

    def code(self, name: str) -> int:
        """The number of an event."""
        return next(i for i, kind in enumerate(self.kinds) if kind.name == name)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: an integer in `low`..`high`, some or all of which have names.

    The rules find its value in the field of the same name.
    """

    name: str
    low: int
    high: int
    default: int
    names: Mapping[int, str]
    rule: str
    is_seat: bool = False  # of the table, so that the number of players bounds it

    def write(self, value: int) -> str | int:
        """The value as it stands in records and on the command line."""
        return self.names.get(value, value)

    def read(self, given: object, players: int | None = None) -> int:
        """The value that a name or a number stands for. Raises BadInput, saying what would be right.

        With the number of players a seat has to be one of theirs.
        """
        if self.is_seat and players is not None and players <= self.high:
            return replace(self, high=players - 1).read(given)
        for value, name in self.names.items():
            if given == name or (isinstance(given, bool) and name == ("yes" if given else "no")):
                return value
        text = str(given)
        if not isinstance(given, bool) and re.fullmatch(r"-?\d{1,9}", text):
            value = int(text)
            if self.low <= value <= self.high and value not in self.names:
                return value
        raise BadInput("error-option-value", option=self.name, given=text, right=self.describe())

    def describe(self) -> str:
        """The values that are right, for error messages and help."""
        numbers = [v for v in range(self.low, self.high + 1) if v not in self.names]
        words = [self.names[v] for v in sorted(self.names)]
        if len(numbers) > 2:
            words.append(f"{numbers[0]}..{numbers[-1]}")
        else:
            words.extend(str(v) for v in numbers)
        return ", ".join(words)


def switch(name: str, default: bool, rule: str) -> Option:
    """An option that is "yes" or "no"."""
    return Option(name, 0, 1, int(default), {0: "no", 1: "yes"}, rule)


def first_seat(seats: int, rule: str) -> Option:
    """The option that every game has: who begins; drawn at random unless the table names a seat."""
    return Option("first", -1, seats - 1, -1, {-1: "random"}, rule, is_seat=True)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal: the word `why-<name>` of the game explains it, the rule is where it is written."""

    name: str
    rule: str
