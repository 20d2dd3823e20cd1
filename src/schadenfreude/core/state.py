"""The state of a game: a flat set of small integers and fixed-size integer arrays.

A game declares its state once, in `FIELDS`. From that table come the slotted Python object (`state_class`), the
bytes and the NumPy record of the compiled twin (`record_type`), copy, equality, hash, and what a seat may see
(`Field.seen`, `State.masked`).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    import numpy as np

Seen = Literal["everybody", "owner", "nobody"]


class Told(NamedTuple):
    """An event as the rules told it: its number, its parameters, and the fields it shows as they were then.

    Of a field that only its owner sees there is the part of the one seat that learns of the event.
    """

    event: int
    values: tuple[int, ...]
    shown: dict[str, Any]

    def __hash__(self) -> int:
        """The same for equal ones: what is shown may be lists."""
        return hash((self.event, self.values))


@dataclass(frozen=True, slots=True)
class Field:
    """One entry of the state: a number (`shape` empty) or an array of numbers, each in `low`..`high`.

    `seen` says who sees it: "everybody", its "owner" (the first axis is the seat) or "nobody". Hidden numbers read as
    0 in a masked state, so 0 must mean "nothing known" in a hidden field.
    """

    name: str
    low: int
    high: int
    shape: tuple[int, ...] = ()
    seen: Seen = "everybody"
    about: str = ""

    @property
    def size(self) -> int:
        """How many numbers the field holds."""
        return prod(self.shape)

    @property
    def code(self) -> str:
        """The smallest signed integer type that holds the bounds: "b", "h", "i" or "q", as `struct` names them."""
        for code, bits in (("b", 8), ("h", 16), ("i", 32)):
            if -(1 << bits - 1) <= self.low and self.high < 1 << bits - 1:
                return code
        return "q"


class State:
    """A position of a game: the fields of that game as attributes, arrays as (nested) lists.

    `story` collects the events the rules tell, or is None when nobody listens; a simulation counts them in `tally`
    instead. Neither is part of the position.
    """

    __slots__ = ("story", "tally")

    fields: tuple[Field, ...] = ()
    packing: struct.Struct = struct.Struct("<")
    shows: tuple[tuple[tuple[str, int | None], ...], ...] = ()

    story: list[Told] | None
    tally: list[int]

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self) -> None:
        self.story = None
        for field in self.fields:
            self.blank(field)

    def blank(self, field: Field) -> None:
        """Make a field nothing but zeros, if need be out of its bounds."""
        if field.shape:
            setattr(self, field.name, _zeros(field.shape))
        else:
            object.__setattr__(self, field.name, 0)

    def become(self, other: State) -> None:
        """Take on the position of another state of the same game."""
        for field in self.fields:
            value = getattr(other, field.name)
            setattr(self, field.name, _copied(value) if field.shape else value)

    def copy(self) -> State:
        """An independent copy; the story stays with the original."""
        other = self.__class__.__new__(self.__class__)
        other.story = None
        other.become(self)
        return other

    def hear(self, event: int, *values: int) -> None:
        """Add an event to the story, with a copy of the fields that belong to it."""
        if self.story is not None:
            shown = {}
            for name, owner in self.shows[event]:
                value = getattr(self, name) if owner is None else getattr(self, name)[values[owner]]
                shown[name] = _copied(value) if isinstance(value, list) else value
            self.story.append(Told(event, values, shown))

    def numbers(self) -> list[int]:
        """All numbers of the position in the order of the fields, arrays row by row."""
        numbers: list[int] = []
        for field in self.fields:
            value = getattr(self, field.name)
            if field.shape:
                numbers += _flat(value)
            else:
                numbers.append(value)
        return numbers

    def to_bytes(self) -> bytes:
        """The position as the bytes of the compiled record (little-endian, packed)."""
        return self.packing.pack(*self.numbers())

    @classmethod
    def from_bytes(cls, data: bytes) -> State:
        """The position that `to_bytes` or a compiled record wrote; trailing bytes are ignored."""
        numbers = iter(cls.packing.unpack_from(data))
        state = cls.__new__(cls)
        state.story = None
        for field in cls.fields:
            setattr(state, field.name, _shaped(numbers, field.shape) if field.shape else next(numbers))
        return state

    def masked(self, seat: int | None) -> State:
        """The state as `seat` sees it (None: a spectator): a blank one into which only what he may see is copied."""
        other = self.__class__.__new__(self.__class__)
        other.story = None
        for field in self.fields:
            value = getattr(self, field.name)
            if field.seen == "everybody":
                setattr(other, field.name, _copied(value) if field.shape else value)
                continue
            other.blank(field)
            if field.seen == "owner" and seat is not None:
                getattr(other, field.name)[seat] = _copied(value[seat]) if len(field.shape) > 1 else value[seat]
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.fields == other.fields and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f.name}={getattr(self, f.name)}' for f in self.fields)})"


class _CheckedArray(list[Any]):
    """A row of an array that refuses numbers out of its field's bounds and seats before the first."""

    __slots__ = ("field",)

    field: Field

    def __setitem__(self, index: Any, value: Any) -> None:
        if index < 0:
            raise IndexError(f"{self.field.name}[{index}]: negative index")
        if isinstance(value, list):
            value = _checked_array(self.field, value)
        else:
            _check(self.field, value)
        list.__setitem__(self, index, value)

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is not slice and index < 0:
            raise IndexError(f"{self.field.name}[{index}]: negative index")
        return list.__getitem__(self, index)


class CheckedState(State):
    """A state that checks every write against the bounds of its field, for tests: compiled rules wrap silently."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in ("story", "tally"):
            field = next((f for f in self.fields if f.name == name), None)
            if field is None:
                raise AttributeError(f"no field {name!r}")
            if field.shape:
                value = _checked_array(field, value)
            else:
                _check(field, value)
        object.__setattr__(self, name, value)


def _check(field: Field, value: int) -> None:
    if not field.low <= value <= field.high:
        raise ValueError(f"{field.name} = {value}, which is not in {field.low}..{field.high}")


def _checked_array(field: Field, value: list[Any]) -> _CheckedArray:
    row = _CheckedArray(_checked_array(field, v) if isinstance(v, list) else v for v in value)
    row.field = field
    return row


def _zeros(shape: Sequence[int]) -> list[Any]:
    return [0] * shape[0] if len(shape) == 1 else [_zeros(shape[1:]) for _ in range(shape[0])]


def _copied(value: list[Any]) -> list[Any]:
    return [_copied(v) for v in value] if isinstance(value[0], list) else value[:]


def _flat(value: list[Any]) -> list[int]:
    return [n for v in value for n in _flat(v)] if isinstance(value[0], list) else value


def _shaped(numbers: Iterator[int], shape: Sequence[int]) -> list[Any]:
    if len(shape) == 1:
        return list(islice(numbers, shape[0]))
    return [_shaped(numbers, shape[1:]) for _ in range(shape[0])]


def state_class(
    name: str,
    fields: tuple[Field, ...],
    shows: tuple[tuple[tuple[str, int | None], ...], ...] = (),
    *,
    checked: bool = False,
) -> type[State]:
    """The class of a game's states. With `checked` every write is compared with the bounds of its field (slow).

    `shows` names for each event the fields that are told with it, and which parameter says whose part of a field that
    only its owner sees. Raises ValueError for a field named twice, and for an event that would show hidden things.
    """
    names = tuple(field.name for field in fields)
    if len(set(names)) != len(names):
        raise ValueError(f"{name}: a field is declared twice")
    seen = {field.name: field.seen for field in fields}
    for shown, owner in (pair for event in shows for pair in event):
        if seen[shown] == "nobody" or (seen[shown] == "owner") != (owner is not None):
            raise ValueError(f"{name}: an event shows {shown} to people who may not see it")
    packing = struct.Struct("<" + "".join(f"{field.size}{field.code}" for field in fields))
    base = CheckedState if checked else State
    return type(name, (base,), {"__slots__": names, "fields": fields, "packing": packing, "shows": shows})


def record_type(fields: tuple[Field, ...], events: int) -> np.dtype[Any]:
    """The NumPy record of the compiled twin: the bytes of `State.to_bytes`, then `tally`, one int32 an event."""
    import numpy as np

    kinds = {"b": "<i1", "h": "<i2", "i": "<i4", "q": "<i8"}
    layout: list[Any] = [(field.name, kinds[field.code], field.shape) for field in fields]
    return np.dtype([*layout, ("tally", "<i4", (max(events, 1),))])


def visible_bytes(fields: tuple[Field, ...], seat: int | None) -> list[bool]:
    """For each byte of `State.to_bytes`: may `seat` (None: a spectator) see it? The compiled form of `State.masked`."""
    visible: list[bool] = []
    for field in fields:
        width = struct.calcsize(field.code)
        for place in product(*(range(n) for n in field.shape)):
            seen = field.seen == "everybody" or (field.seen == "owner" and seat is not None and place[0] == seat)
            visible.extend([seen] * width)
    return visible
