"""Saved games: one file a game in the state folder, among those under way until it is over, then among the records."""

from __future__ import annotations

import os
import time
from itertools import count
from pathlib import Path

from schadenfreude.core.errors import BadInput
from schadenfreude.core.record import Record
from schadenfreude.core.registry import game_names
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.files import BadFile, load, trouble, write_text


def state_folder() -> Path:
    """Where games are kept: $XDG_STATE_HOME/schadenfreude, by default ~/.local/state/schadenfreude."""
    root = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    try:
        return Path(root).expanduser().absolute() / "schadenfreude"
    except (RuntimeError, OSError):
        raise BadFile("error-no-home") from None


def newest(game: str = "") -> Path:
    """The file of the game under way that was played last, of any game or the one named. Raises BadCommand without."""
    folder = state_folder() / "saved"
    pattern = f"{game}-[0-9][0-9][0-9][0-9]-*.json" if game else "*.json"
    try:
        files = sorted(folder.glob(pattern), key=lambda path: (path.stat().st_mtime_ns, path.name))
    except OSError as error:
        raise BadFile("error-read", file=folder, reason=trouble(error)) from None
    if not files:
        raise BadCommand("error-nothing-saved", folder=folder, game=game or "none")
    return files[-1]


def find_file(file: str | None) -> Path:
    """A file, by default the newest one in the state folder. Raises BadCommand without.

    The name of a game stands for the newest file of that game, unless there is a file of that name.
    """
    if file is None:
        return newest()
    return newest(file) if file in game_names() and not Path(file).exists() else Path(file)


class Keeper:
    """Keeps the file of one game up to date.

    A game resumed from the state folder goes on in its file; from any other file, in a new one, and that file stays.
    """

    def __init__(self, record: Record, resumed: Path | None = None) -> None:
        self.record = record
        self.folder = state_folder()
        if resumed is not None and resumed.absolute().parent == self.folder / "saved":
            self.path = resumed.absolute()
        else:
            self.path = self.folder / "saved" / self._new_name()
        self.kept = -1  # steps of the record that are in the file; -1 none
        self._copies: set[Path] = set()  # files of the player's choice that this game was written to

    def keep(self) -> None:
        """Bring the file up to date, unless it is. Raises BadFile; then the file is as it was before."""
        if self.kept != len(self.record.steps):
            self._write(self.path)
            self.kept = len(self.record.steps)

    def forget(self) -> None:
        """Something was taken back: the file is not up to date, whatever its length."""
        self.kept = -1

    def finish(self) -> Path:
        """The game is over: its file moves to the records. Where it is now. Raises BadFile."""
        finished = self.folder / "records" / self.path.name
        self._write(finished)
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise BadFile("error-write", file=self.path, reason=trouble(error)) from None
        self.path = finished
        return finished

    def copy(self, path: Path) -> None:
        """Write the game to a file of the player's choice. Raises BadFile, also where something else is in the way."""
        path = path.absolute()
        try:
            in_the_way = path.is_file() and path not in self._copies and not self._is_earlier(load(path))
        except OSError as error:
            raise BadFile("error-write", file=path, reason=trouble(error)) from None
        except BadInput:
            in_the_way = True
        if in_the_way:
            raise BadFile("error-in-the-way", file=path)
        write_text(path, self.record.write())
        self._copies.add(path)

    def _is_earlier(self, other: Record) -> bool:
        """Is that this game as it was earlier, or is now?"""
        agreed = ("game", "options", "seats", "edition")
        if any(getattr(other, name) != getattr(self.record, name) for name in agreed):
            return False
        return bool(other.steps) and other.steps == self.record.steps[: len(other.steps)]

    def _new_name(self) -> str:
        """The name of a file that is neither among the saved games nor the records."""
        name = f"{self.record.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
        for number in count(1):
            file = f"{name}-{number}.json"
            if not any((self.folder / kept / file).exists() for kept in ("saved", "records")):
                return file
        raise AssertionError

    def _write(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, self.record.write())
        except OSError as error:
            raise BadFile("error-keep", file=path, reason=trouble(error)) from None
        except BadFile as error:
            raise BadFile("error-keep", **error.arguments) from None
