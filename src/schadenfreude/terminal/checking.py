"""Checking records: what is wrong with a file first, on which line, and against which rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from schadenfreude.core.errors import BadRecord
from schadenfreude.core.text import Words
from schadenfreude.terminal.files import BadFile, load
from schadenfreude.terminal.screen import clean

GOOD, FOUND, UNREADABLE = 0, 1, 2  # exit codes


def check_file(path: Path, words: Words) -> tuple[int, dict[str, Any]]:
    """The exit code for a file, and the finding as JSON."""
    about: dict[str, Any] = {"file": str(path), "ok": False}
    try:
        record = load(path)
    except BadRecord as error:
        rule = error.arguments.get("rule") or getattr(error.arguments.get("reason"), "rule", "")
        return FOUND, {**about, "line": error.line, "rule": rule or None, "message": error.explain(words.language)}
    except BadFile as error:
        return UNREADABLE, {**about, "message": error.explain(words.language)}
    over = record.game.is_over(record.replay())
    return GOOD, {**about, "ok": True, "game": record.game.name, "entries": len(record.ends()), "over": over}


def say_finding(code: int, finding: dict[str, Any], words: Words) -> str:
    """A finding as one line for people."""
    if code != GOOD:
        return clean(finding["message"] if code == UNREADABLE else f"{finding['file']}: {finding['message']}")
    told = {key: finding[key] for key in ("file", "game", "entries")}
    return clean(words("checked", **told, over="yes" if finding["over"] else "no"))
