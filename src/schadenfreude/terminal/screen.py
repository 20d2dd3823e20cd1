"""The screen: what is printed and typed, plain or with colour, and never anything that would command a terminal."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

LONGEST_LINE = 10_000  # characters that are read of what somebody types
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class EndOfInput(Exception):
    """Nobody will type anything any more."""


def clean(text: str) -> str:
    """A text as one line without control characters, escape sequences, or marks that turn the direction of writing."""
    spaced = "".join(" " if unicodedata.category(c) in ("Zs", "Zl", "Zp") or c in "\t\n\r" else c for c in text)
    return "".join(c for c in spaced if c.isprintable())


def hush() -> None:
    """Nobody reads standard output any more: say nothing more, not even at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def open_screen(plain: bool) -> Screen:
    """The screen for this process: plain if asked for, or if standard output is no terminal that has colours."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") in (None, "", "dumb"):
        return Screen()
    return ColourScreen()


class Screen:
    """Prints one sentence a line, without colour or boxes, for pipes and screen readers."""

    def say(self, text: str = "", style: str = "") -> None:  # noqa: ARG002
        """Print a line. `style` is one of "title", "question", "quiet", "error" and ""; here they look the same."""
        print(clean(text))

    def choice(self, number: int, label: str, typed: str) -> None:
        """Print a choice: its number, what it means, and what can be typed instead of the number."""
        print(clean(f"{number}. {label} ({typed})" if typed != label else f"{number}. {label}"))

    def picture(self, lines: Sequence[tuple[str, str]], known: Collection[tuple[str, str]] = ()) -> None:
        """Print a position in lines, each with what it is about, without those that are known already."""
        for label, text in lines:
            if (label, text) not in known:
                print(clean(f"{label}: {text}"))

    def clear(self) -> None:
        """Make a terminal forget what it shows, and what was typed. Other outputs forget nothing."""
        if sys.stdout.isatty():
            print(CLEAR, end="", flush=True)
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def read(self, prompt: str) -> str:
        """What somebody types after a prompt, cleaned. Raises EndOfInput."""
        prompt = clean(prompt) + " "
        if sys.stdin is None:
            raise EndOfInput
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  input() then edits the line and knows the earlier ones
            try:
                return clean(input(prompt))
            except EOFError:
                print()
                raise EndOfInput from None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline(LONGEST_LINE)
        rest = line
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST_LINE)
        print()
        if not line:
            raise EndOfInput
        return clean(line).strip()


class ColourScreen(Screen):
    """Prints with colours and boxes, by Rich, which is loaded when something is first printed."""

    STYLES = {"title": "bold magenta", "question": "bold", "quiet": "dim", "error": "red", "": ""}  # noqa: RUF012

    def __init__(self) -> None:
        self._console: Console | None = None

    def _print(self, thing: Any) -> None:
        """Print a thing. Of a text with a word that is longer than a line all words stay whole: it may name a file."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(highlight=False, markup=False, emoji=False)
        whole = any(len(word) > self._console.width for word in str(thing).split())
        self._console.print(thing, soft_wrap=whole)

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line in the colour of its style."""
        from rich.text import Text

        self._print(Text(clean(text), self.STYLES[style]))

    def choice(self, number: int, label: str, typed: str) -> None:
        """Print a choice, its number standing out."""
        from rich.text import Text

        other = clean(typed) if typed != label else ""
        self._print(Text.assemble((f"{number:>3}", "bold cyan"), "  ", clean(label), "  ", (other, "dim")))

    def picture(self, lines: Sequence[tuple[str, str]], known: Collection[tuple[str, str]] = ()) -> None:  # noqa: ARG002
        """Print a position in a box, always whole: eyes skip what they know."""
        from rich.box import ROUNDED
        from rich.table import Table
        from rich.text import Text

        table = Table(box=ROUNDED, show_header=False, border_style="dim")
        for label, text in lines:
            table.add_row(Text(clean(label), "bold"), Text(clean(text)))
        self._print(table)
