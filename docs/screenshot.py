"""Draws docs/terminal.svg, the beginning of a game in a terminal: .venv/bin/python docs/screenshot.py"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path

import pexpect
from rich.console import Console
from rich.text import Text

WIDTH = 96
PAGE = Path(__file__).with_name("terminal.svg")


def main() -> None:
    """Play a few choices of a game that repeats itself, and keep what is on the screen."""
    command = str(Path(sys.executable).with_name("schadenfreude"))
    arguments = ["play", "pechvogel", "--seed", "4", "--option", "first=0", "--lang", "en"]
    with tempfile.TemporaryDirectory() as state:
        own = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(WIDTH), "XDG_STATE_HOME": state}
        game = pexpect.spawn(command, arguments, env=own, encoding="utf-8", dimensions=(60, WIDTH), echo=False)
        seen = ""
        for typed in ("2", "2", "accept", None):
            game.expect(r"\(1 to \d\): ?")
            seen += game.before + game.after
            if typed is not None:
                game.sendline(typed)
                seen += typed
        game.sendline("quit")
        game.expect(pexpect.EOF)
    lines = seen.replace("\r", "").split("\n")
    lines = [line for line in lines if state not in line and "kept in" not in line]
    console = Console(record=True, width=WIDTH, file=open(os.devnull, "w"))  # noqa: SIM115
    console.print(Text.from_ansi("\n".join(lines[:44])))
    svg = console.export_svg(title="schadenfreude play pechvogel")
    svg = re.sub(r"<!--.*?-->\n?", "", svg)
    svg = re.sub(r"@font-face \{[^}]*\}", "", svg).replace("Fira Code, monospace", "ui-monospace, monospace")
    PAGE.write_text(re.sub(r"terminal-\d+", "terminal", re.sub(r"[ \t]+\n", "\n", svg)), encoding="utf-8")


if __name__ == "__main__":
    main()
