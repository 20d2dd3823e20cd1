"""The file of an arena: what decides how its games go, then a line a game, so that it can go on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from schadenfreude.lab.standings import Played
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.files import BadFile, read_text, trouble

FORMAT = "schadenfreude_arena"
VERSION = 1


class Ledger:
    """A file open for writing; `earlier` are the games that were in it.

    A last line that broke off is cut away. Raises BadFile for a file that cannot be read or written, or is something
    else, and BadCommand for one of an arena with other settings; then the file is as it was.
    """

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self.path = path
        head = json.dumps({FORMAT: VERSION, **settings}, ensure_ascii=False) + "\n"
        text = read_text(path) if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        self.earlier = self._read(whole, json.loads(head)) if text else []
        try:
            self._file = path.open("r+b" if text else "wb")
            if text:
                self._file.truncate(len(whole.encode()))
                self._file.seek(0, os.SEEK_END)
            else:
                self._file.write(head.encode())
                self._file.flush()
        except OSError as error:
            raise BadFile("error-write", file=path, reason=trouble(error)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, games: Sequence[Played]) -> None:
        """Write games down. Raises BadFile."""
        try:
            self._file.write("".join(json.dumps(played) + "\n" for played in games).encode())
            self._file.flush()
        except OSError as error:
            raise BadFile("error-write", file=self.path, reason=trouble(error)) from None

    def _read(self, text: str, expected: dict[str, Any]) -> list[Played]:
        """The games in a file."""
        lines = text.splitlines()
        try:
            head = json.loads(lines[0]) if lines else None
        except ValueError:
            head = None
        if not isinstance(head, dict) or head.get(FORMAT) != VERSION:
            raise BadFile("error-no-ledger", file=self.path)
        for key in {**expected, **head}:
            if head.get(key) != expected.get(key):
                given, right = (json.dumps(values.get(key)) for values in (expected, head))
                raise BadCommand("error-other-ledger", file=self.path, key=key, given=given, right=right)
        games = []
        for number, line in enumerate(lines[1:], 2):
            played = _played(line)
            if played is None:
                raise BadFile("error-ledger-line", file=self.path, line=number)
            games.append(played)
        return games


def _played(line: str) -> Played | None:
    """The game that a line stands for; None if it is none."""
    try:
        winners, decisions, points = json.loads(line)
    except (ValueError, TypeError):
        return None
    if not all(type(n) is int for n in (winners, decisions)) or not isinstance(points, list):
        return None
    if not 0 < winners < 1 << len(points) or not all(type(n) is int for n in points):
        return None
    return Played(winners, decisions, tuple(points))
