"""Editions on the command line: the values of a game that an owner can replace, shown, begun and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from schadenfreude.core.edition import house_edition, house_text, read_edition
from schadenfreude.core.errors import BadEdition, BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.record import read_record
from schadenfreude.core.text import Words
from schadenfreude.terminal.checking import FOUND, GOOD
from schadenfreude.terminal.files import BadFile, read_text, write_text


def find_edition(game: Game, file: Path | None) -> dict[str, Any]:
    """The edition in a file or record of the game, or the one that the game ships. Raises BadInput."""
    if file is None:
        return house_edition(game)
    text = read_text(file)
    if not text.lstrip().startswith("{"):
        return read_edition(game, text)
    record = read_record(text)
    if record.game is not game or record.edition is None:
        raise BadInput("error-edition-game", line=1, given=record.game.name, right=game.name)
    return record.edition


def begin_edition(game: Game, file: Path) -> None:
    """Write the shipped edition to a new file, for its owner to fill in. Raises BadFile, also if the file is there."""
    text = house_text(game)
    if file.exists():
        raise BadFile("error-there", file=file)
    write_text(file, text)


def check_edition_file(game: Game, file: Path, words: Words) -> tuple[int, dict[str, Any]]:
    """The exit code for a file, and the finding as JSON. Raises BadFile, and BadInput if the game has no editions."""
    try:
        edition = read_edition(game, read_text(file))
    except BadEdition as error:
        return FOUND, {"file": str(file), "ok": False, "line": error.line, "message": error.explain(words.language)}
    return GOOD, {"file": str(file), "ok": True, "game": game.name, "name": edition["name"]}
