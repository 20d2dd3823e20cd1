"""Editions: data of a game that are a stand-in of ours, and that an owner of the game can replace by what is printed.

A game that has editions keeps in its folder the shipped one, a TOML file, and a module `edition` with

- `HOUSE`, the name of that file,
- `check(data, where)`, which raises BadEdition for the first thing that is wrong with the entries of an edition (all
  but `game` and `name`, which are checked here); `where("values", "four", 2)` is the line of an entry,
- `lay(s, data)`, which writes a checked edition into fields of a blank state, before `set_up`.

An edition is a dict of plain values, JSON and TOML alike; records carry it whole. Rules read it from the state, so
compiled rules run any edition.

For the command line: `edition new` writes `house_text(game)`, the shipped file with its comments, for people to fill
in; `edition check` and `--edition FILE` call `read_edition(game, text)` with the file decoded as "utf-8-sig";
`edition show` prints `write_edition(edition)`, of `house_edition(game)` or of a file or record.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from schadenfreude.core.errors import BadEdition, BadInput

if TYPE_CHECKING:
    from schadenfreude.core.game import Game

LARGEST_FILE = 60_000  # characters
LONGEST_NAME = 60
TWICE = re.compile(
    "Cannot (overwrite|declare|mutate)|Duplicate"
)  # how `tomllib` says that something stands there twice
KEY = re.compile(r"[\s\[]*([^=\]\n]+)")  # the key with which a line begins
COMMON = ("game", "name")  # the keys that every edition has

Where = Callable[..., int]
Path = tuple[str | int, ...]


def read_edition(game: Game, text: str) -> dict[str, Any]:
    """The edition that a TOML file holds, checked whole. Raises BadEdition, with the line, for the first thing wrong.

    Raises BadInput if the game has no editions.
    """
    if not game.has_editions:
        raise BadInput("error-edition-none", game=game.name)
    if len(text) > LARGEST_FILE:
        raise BadEdition("error-edition-large", 1, right=LARGEST_FILE)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, place = str(error), re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(error))
        line = int(place[1]) if place and place[1] else text.rstrip().count("\n") + 1
        if twice := TWICE.match(reason) and KEY.match(text.split("\n")[line - 1]):
            raise BadEdition("error-edition-twice", line, entry=clipped(twice[1].strip())) from None
        raise BadEdition("error-edition-toml", line, reason=reason[: place.start() if place else None]) from None
    except (RecursionError, ValueError):
        raise BadEdition("error-edition-toml", 1, reason="nested too deeply, or a number too long") from None
    check_edition(game, data, Lines(text))
    return data


def check_edition(game: Game, data: object, where: Where) -> None:
    """Raises BadEdition unless `data` is an edition of this game; `where` names the lines.

    The name of the shipped one is for that alone: whoever changes its values, in a new version too, changes its name.
    """
    if not isinstance(data, dict):
        raise BadEdition("error-edition-kind", where(), entry="edition", right="table")
    for key in COMMON:
        if key not in data:
            raise BadEdition("error-edition-missing", where(), entry=key)
        if not isinstance(data[key], str):
            raise BadEdition("error-edition-kind", where(key), entry=key, right="text")
    if data["game"] != game.name:
        raise BadEdition("error-edition-game", where("game"), given=clipped(data["game"]), right=game.name)
    if not 1 <= len(data["name"]) <= LONGEST_NAME or not data["name"].isprintable():
        raise BadEdition("error-edition-name", where("name"), right=LONGEST_NAME)
    game.module("edition").check({key: value for key, value in data.items() if key not in COMMON}, where)
    house = _shipped(game)
    if data["name"] == house["name"] and data != house:
        raise BadEdition("error-edition-same-name", where("name"), given=house["name"])


@cache
def _shipped(game: Game) -> dict[str, Any]:
    """The shipped edition, unchecked."""
    return tomllib.loads(house_text(game))


@cache
def house_edition(game: Game) -> dict[str, Any]:
    """The edition that the game ships. Raises BadInput if it has none."""
    return read_edition(game, house_text(game))


def house_text(game: Game) -> str:
    """The shipped edition as its file has it, comments and all. Raises BadInput if the game has no editions."""
    if not game.has_editions:
        raise BadInput("error-edition-none", game=game.name)
    house: str = game.module("edition").HOUSE
    return (files(game.package) / house).read_text(encoding="utf-8")


def write_edition(edition: Mapping[str, Any]) -> str:
    """An edition as the text of a TOML file; reading it gives the same edition."""
    return "\n".join(_tables(edition, ())).strip() + "\n"


def _tables(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """The lines of a table: first its values, then the tables in it."""
    inner = [key for key, value in table.items() if isinstance(value, dict) or _is_tables(value)]
    yield from (f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in inner)
    for key in inner:
        place = (*path, key)
        heading = ".".join(map(_key, place))
        for one in [table[key]] if isinstance(table[key], dict) else table[key]:
            yield f"\n[{heading}]" if isinstance(table[key], dict) else f"\n[[{heading}]]"
            yield from _tables(one, place)


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _value(key)


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


# What a game's own check is made of


def check_keys(table: object, where: Where, path: Path, needed: Sequence[str], allowed: Sequence[str] = ()) -> None:
    """Raises BadEdition unless the entry at `path` is a table with all keys of `needed`, and else only `allowed`."""
    if not isinstance(table, dict):
        raise BadEdition("error-edition-kind", where(*path), entry=named(path), right="table")
    for key in table:
        if key not in needed and key not in allowed:
            right = ", ".join((*needed, *allowed))
            raise BadEdition("error-edition-key", where(*path, key), entry=named((*path, key)), right=right)
    for key in needed:
        if key not in table:
            raise BadEdition("error-edition-missing", where(*path), entry=named((*path, key)))


def check_list(value: object, where: Where, path: Path, least: int, most: int) -> None:
    """Raises BadEdition unless the entry at `path` is a list of `least`..`most` things."""
    if not isinstance(value, list):
        raise BadEdition("error-edition-kind", where(*path), entry=named(path), right="list")
    if not least <= len(value) <= most:
        right = str(least) if least == most else f"{least}..{most}"
        raise BadEdition("error-edition-length", where(*path), entry=named(path), given=len(value), right=right)


def check_number(value: object, where: Where, path: Path, low: int, high: int) -> None:
    """Raises BadEdition unless the entry at `path` is a whole number in `low`..`high`."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadEdition("error-edition-kind", where(*path), entry=named(path), right="number")
    if not low <= value <= high:
        raise BadEdition(
            "error-edition-value", where(*path), entry=named(path), given=clipped(value), right=f"{low}..{high}"
        )


def check_word(value: object, where: Where, path: Path, words: Sequence[str]) -> None:
    """Raises BadEdition unless the entry at `path` is one of `words`."""
    if not isinstance(value, str) or value not in words:
        raise BadEdition(
            "error-edition-value", where(*path), entry=named(path), given=clipped(value), right=", ".join(words)
        )


def check_switch(value: object, where: Where, path: Path) -> None:
    """Raises BadEdition unless the entry at `path` is true or false."""
    if not isinstance(value, bool):
        given = clipped(value)
        raise BadEdition("error-edition-value", where(*path), entry=named(path), given=given, right="true, false")


def named(path: Path) -> str:
    """An entry as messages name it: values.four #2."""
    parts = (f" #{part + 1}" if isinstance(part, int) else f".{clipped(part)}" for part in path)
    return "".join(parts).strip(" .")


def clipped(value: object) -> str:
    """A wrong value as messages show it, however long or odd it is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}..."
    text = "".join(letter if letter.isprintable() else "?" for letter in str(value)[:41])
    return text if len(text) <= 40 else text[:37] + "..."


# On which line an entry is

_TOKEN = re.compile(
    r"""(?P<blank>[ \t\r]+|\#[^\n]*)|(?P<line>\n)|(?P<mark>[\[\]{},=.])
    |(?P<text>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|\"(?:\\.|[^\"\\])*\"|'[^']*')|(?P<bare>[^\s\[\]{},=.\"'\#]+)""",
    re.VERBOSE | re.DOTALL,
)


class Lines:
    """The line of each entry of a TOML text that `tomllib` reads: `lines("values", "four", 2)`.

    Places in lists count from 0. Of an entry that is not there, the line of the nearest thing around it.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: dict[Path, int] = {}

    def __call__(self, *path: str | int) -> int:
        """The line of the entry at a path of keys and places; 1 for the empty path."""
        if not self._lines:
            self._scan()
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def _scan(self) -> None:
        self._lines[()] = 1
        self._tokens = list(_tokens(self._text))
        self._at = 0
        elements: dict[Path, int] = {}  # how many tables each list of tables has so far
        table: Path = ()
        while self._at < len(self._tokens):
            text, line = self._tokens[self._at]
            if text == "\n":
                self._at += 1
            elif text == "[":
                double = self._tokens[self._at + 1][0] == "["
                self._at += 2 if double else 1
                table = ()
                for key in self._key():
                    if table in elements:
                        table = (*table, elements[table] - 1)
                    table = (*table, key)
                    self._lines.setdefault(table, line)
                if double:
                    elements[table] = elements.get(table, 0) + 1
                if table in elements:
                    table = (*table, elements[table] - 1)
                self._lines.setdefault(table, line)
                self._at += 2 if double else 1
            else:
                self._pair(table)

    def _key(self) -> list[str]:
        """The parts of a dotted key."""
        parts = []
        while True:
            text, _ = self._tokens[self._at]
            parts.append(str(tomllib.loads(f"key = {text}")["key"]) if text[0] in "\"'" else text)
            self._at += 1
            if self._tokens[self._at][0] != ".":
                return parts
            self._at += 1

    def _pair(self, table: Path) -> None:
        """A key and its value."""
        _, line = self._tokens[self._at]
        for part in self._key():
            table = (*table, part)
            self._lines.setdefault(table, line)
        self._at += 1
        self._value(table)

    def _value(self, path: Path) -> None:
        text, line = self._tokens[self._at]
        self._lines.setdefault(path, line)
        self._at += 1
        if text == "[":
            place = 0
            while (text := self._tokens[self._at][0]) != "]":
                if text in ("\n", ","):
                    self._at += 1
                else:
                    self._value((*path, place))
                    place += 1
            self._at += 1
        elif text == "{":
            while (text := self._tokens[self._at][0]) != "}":
                if text in ("\n", ","):
                    self._at += 1
                else:
                    self._pair(path)
            self._at += 1
        else:
            while self._at < len(self._tokens) and self._tokens[self._at][0] not in ("\n", ",", "]", "}"):
                self._at += 1


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    """The words, texts and marks of a TOML text with their lines; comments and blanks left out."""
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup != "blank":
            yield match[0], line
        line += match[0].count("\n")
