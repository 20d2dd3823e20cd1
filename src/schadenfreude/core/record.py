"""Records: a game as JSON that a person can read and anybody can replay without a generator.

    {
      "schadenfreude": 1,
      "game": "<name>",
      "rules_version": 1,
      "options": {"first": "random"},
      "seats": ["Anna", "easy"],
      "entries": [
        "chance: 0",
        "chance: 7 7 raven 3 4 raven 5",
        "0: target 7"
      ]
    }

A game with editions (see `core/edition.py`) has one key more, "edition": the one it was played with, whole. Any record
may have "notes", an object in which whoever wrote it keeps what the game is not about; nothing here depends on them.

An entry is one decision, `<seat>: <move>`, or one throw or deal, `chance: <outcome> <outcome> ...`. The state is their
fold. A record may break off in the middle of a game, not in the middle of an entry.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from schadenfreude.core.contract import CHANCE, OVER
from schadenfreude.core.edition import check_edition, house_edition
from schadenfreude.core.errors import BadEdition, BadInput, BadRecord, IllegalMove, UnclearMove
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.state import State

FORMAT = 1
LARGEST_FILE = 16_000_000  # bytes
SEPARATORS = re.compile(r"[ \t\r\n,:]*")
KEYS = ("schadenfreude", "game", "rules_version", "options", "seats", "entries")
MORE_KEYS = ("edition", "notes")
KINDS = {"game": str, "rules_version": int, "options": dict, "seats": list, "notes": dict, "entries": list}
KIND_NAMES: dict[type, str] = {str: "text", int: "number", dict: "object", list: "texts"}  # as messages tell them apart


class Step(NamedTuple):
    """One step of a game: who moved (a seat or CHANCE) and which move or outcome it was."""

    mover: int
    move: int


@dataclass
class Record:
    """A game from its start: what was agreed before it, and every step since.

    `edition` is a checked one; None becomes the one that the game ships, and stays None where a game has no editions.
    """

    game: Game
    options: dict[str, int]
    seats: list[str]
    steps: list[Step] = field(default_factory=list)
    edition: dict[str, Any] | None = None
    notes: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.edition is None and self.game.has_editions:
            self.edition = house_edition(self.game)

    def start(self, *, listen: bool = False) -> State:
        """The first node of the game, before any step. With `listen` its story holds the events of the set-up."""
        return self.game.start(len(self.seats), self.game.write_options(self.options), self.edition, listen=listen)

    def replay(self, steps: int | None = None, *, listen: bool = False) -> State:
        """The state after the first `steps` steps (None: all). With `listen` its story holds all events."""
        s = self.start(listen=listen)
        for step in self.steps[:steps]:
            self.game.apply(s, step.move)
        return s

    def states(self) -> Iterator[State]:
        """The state at each step and at the end; one object that goes on changing, its story emptied by the reader."""
        s = self.start(listen=True)
        yield s
        for step in self.steps:
            self.game.apply(s, step.move)
            yield s

    def add(self, s: State, move: int) -> None:
        """Apply a move or outcome to `s`, which must be this record's last state, and write it down."""
        self.steps.append(Step(s.mover, move))
        self.game.apply(s, move)

    def add_entries(self, texts: Iterable[str], lines: Iterable[int] | None = None) -> State:
        """Write down entries in notation, checked against the rules, and the state after them.

        Raises BadRecord with the entry's line, or, without `lines`, with how many entries came before it.
        """
        s = self.replay()
        for text, line in zip(texts, count() if lines is None else lines, strict=lines is not None):
            _read_entry(self, s, text, line)
        return s

    def entries(self) -> list[str]:
        """The steps in notation, one entry a decision or throw."""
        return self._entries(lambda _: True)

    def entries_for(self, seat: int | None) -> list[str]:
        """The entries as far as `seat` (None: a spectator) may know them: "chance: ?" where it may not.

        A record is open once its game is over; one of a running game must not be handed out in any other form.
        """
        if self.game.is_over(self.replay()):
            return self.entries()
        return self.entries_seen_by(seat)

    def entries_seen_by(self, seat: int | None) -> list[str]:
        """The entries with "?" for every outcome that `seat` (None: a spectator) could not see when it came up."""
        return self._entries(lambda s: self.game.may_see_outcome(s, seat))

    def ends(self) -> list[int]:
        """For each entry, how many steps the record has up to its end."""
        ends: list[int] = []
        for number, (_, _, begins) in enumerate(self.walk(), 1):
            ends[len(ends) if begins else -1 :] = [number]
        return ends

    def _entries(self, may_see: Callable[[State], bool]) -> list[str]:
        entries: list[str] = []
        for s, step, begins in self.walk():
            if step.mover != CHANCE:
                entries.append(f"{step.mover}: {self.game.write_move(s, step.move)}")
                continue
            outcome = self.game.write_outcome(s, step.move) if may_see(s) else "?"
            if begins:
                entries.append(f"chance: {outcome}")
            elif outcome != "?" or not entries[-1].endswith(" ?"):
                entries[-1] += f" {outcome}"
        return entries

    def walk(self) -> Iterator[tuple[State, Step, bool]]:
        """Each step: the state before it, the step, and whether an entry begins with it."""
        s = self.start()
        before = None
        for step in self.steps:
            yield s, step, step.mover != CHANCE or before != CHANCE or self.game.begins_entry(s)
            self.game.apply(s, step.move)
            before = step.mover

    def as_json(self) -> dict[str, Any]:
        """The record as a JSON object."""
        return {
            "schadenfreude": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.version,
            "options": self.game.write_options(self.options),
            **({"edition": self.edition} if self.game.has_editions else {}),
            "seats": self.seats,
            **({"notes": self.notes} if self.notes else {}),
            "entries": self.entries(),
        }

    def write(self) -> str:
        """The record as the text of a file, an entry a line."""
        content = self.as_json()
        entries = content.pop("entries")
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in content.items()]
        body = ",\n".join(f"    {json.dumps(entry, ensure_ascii=False)}" for entry in entries)
        listed = f"[\n{body}\n  ]" if entries else "[]"
        return "\n".join(["{", *lines, f'  "entries": {listed}', "}"]) + "\n"


def read_record(text: str) -> Record:
    """The record that `text` holds, every entry checked against the rules.

    Raises BadRecord, with the line, for what is malformed, of an unknown game or newer version, or against a rule.
    """
    values, lines, entry_lines = _parse(text)
    for key in KEYS:
        if key not in values:
            raise BadRecord("error-record-missing", 1, key=key)
    for key in values:
        if key not in (*KEYS, *MORE_KEYS):
            raise BadRecord("error-record-key", lines[key], key=key, right=", ".join((*KEYS, *MORE_KEYS)))
    if values["schadenfreude"] != FORMAT or isinstance(values["schadenfreude"], bool):
        raise BadRecord("error-record-format", lines["schadenfreude"], given=values["schadenfreude"], right=FORMAT)
    for key, kind in KINDS.items():
        if key in values and (not isinstance(values[key], kind) or isinstance(values[key], bool)):
            raise BadRecord("error-record-kind", lines[key], key=key, right=KIND_NAMES[kind])
    for key in ("seats", "entries"):
        if not all(isinstance(item, str) for item in values[key]):
            raise BadRecord("error-record-kind", lines[key], key=key, right=KIND_NAMES[list])
    record = _begin(values, lines)
    record.add_entries(values["entries"], entry_lines)
    return record


def _begin(values: dict[str, Any], lines: dict[str, int]) -> Record:
    at = "game"
    try:
        game = registered_game(values["game"])
        at = "rules_version"
        if not 1 <= values[at] <= game.version:
            raise BadRecord("error-record-version", lines[at], given=values[at], game=game.name, right=game.version)
        at = "seats"
        game.check_players(len(values[at]))
        at = "options"
        options = game.read_options(values[at], len(values["seats"]))
        at = "edition"
        if game.has_editions:
            if at not in values:
                raise BadRecord("error-record-missing", 1, key=at)
            check_edition(game, values[at], lambda *_: lines[at])
        elif at in values:
            raise BadInput("error-edition-none", game=game.name)
    except BadRecord:
        raise
    except BadEdition as error:
        arguments = {name: value for name, value in error.arguments.items() if name != "line"}
        bad = BadRecord(error.key, error.line, **arguments)
        bad.package = error.package
        raise bad from None
    except BadInput as error:
        raise BadRecord("error-record-unclear", lines[at], reason=error) from None
    return Record(game, options, list(values["seats"]), edition=values.get("edition"), notes=values.get("notes", {}))


def _read_entry(record: Record, s: State, text: str, line: int) -> None:
    """Add the steps of one entry to the record and apply them to `s`."""
    game = record.game
    who, colon, what = text.partition(":")
    if not colon or not (who == "chance" or (who.isascii() and who.isdigit())):
        raise BadRecord("error-record-entry", line, given=text)
    if s.mover == OVER:
        raise BadRecord("error-record-after-end", line, given=text)
    expected = "chance" if s.mover == CHANCE else str(s.mover)
    if who != expected:
        raise BadRecord("error-record-mover", line, given=who, right=expected)
    try:
        if s.mover != CHANCE:
            move = game.read_move(s, what)
            game.check_move(s, move)
            record.add(s, move)
            return
        for i, word in enumerate(what.split() or [""]):
            if s.mover != CHANCE or (i > 0 and game.begins_entry(s)):
                raise BadRecord("error-record-too-much", line, given=text)
            record.add(s, game.read_outcome(s, word))
    except IllegalMove as error:
        raise BadRecord("error-record-illegal", line, given=text, rule=error.rule, reason=error) from None
    except UnclearMove as error:
        raise BadRecord("error-record-unclear", line, given=text, reason=error) from None
    if s.mover == CHANCE and not game.begins_entry(s):
        raise BadRecord("error-record-too-little", line, given=text)


def _parse(text: str) -> tuple[dict[str, Any], dict[str, int], list[int]]:
    """A JSON object's values, the line of each key's value, and the line of each entry. Raises BadRecord."""
    if len(text) > LARGEST_FILE:
        raise BadRecord("error-record-large", right=LARGEST_FILE)
    if not text.strip():
        raise BadRecord("error-record-empty")
    try:
        whole = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("error-record-json", error.lineno) from None
    except (RecursionError, ValueError):  # nested too deeply, or a number too long
        raise BadRecord("error-record-json", 1) from None
    if not isinstance(whole, dict) or not any(key in whole for key in KEYS):
        raise BadRecord("error-record-other")
    decoder, strict = json.JSONDecoder(), json.JSONDecoder(object_pairs_hook=_once)
    lines: dict[str, int] = {}
    entry_lines: list[int] = []

    def skip(place: int) -> int:
        return SEPARATORS.match(text, place).end()  # type: ignore[union-attr]

    place = text.index("{") + 1
    while text[place := skip(place)] != "}":
        key, place = decoder.raw_decode(text, place)
        place = skip(place)
        if key in lines:
            raise BadRecord("error-record-twice", text.count("\n", 0, place) + 1, key=key)
        lines[key] = text.count("\n", 0, place) + 1
        if key == "entries" and text[place] == "[":
            place += 1
            line, counted = lines[key], place
            while text[place := skip(place)] != "]":
                line, counted = line + text.count("\n", counted, place), place
                entry_lines.append(line)
                _, place = decoder.raw_decode(text, place)
            place += 1
        else:
            try:
                _, place = strict.raw_decode(text, place)
            except _Twice as twice:
                raise BadRecord("error-record-twice", lines[key], key=twice.args[0]) from None
    return whole, lines, entry_lines


class _Twice(Exception):
    """A key stands in an object for the second time."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of these pairs, in which every key stands once. Raises _Twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key)
        found[key] = value
    return found
