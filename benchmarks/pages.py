"""Pages of what was measured, to which several programs contribute a section each."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
LADDER = "Each level against the next weaker one"
LOSSES = "What a decision costs"
STYLES = "What the styles are known by"
ANCHOR = "The level expert against OpenSpiel"


@dataclass(frozen=True)
class Page:
    """A page: its file, its heading, and the titles that its sections may have, in their order."""

    file: Path
    heading: str
    titles: Sequence[str]

    def write_section(self, title: str, lines: Sequence[str], command: str) -> None:
        """Put a section in its place, instead of an earlier one; the others stay as they are.

        `command` is what makes the section. Headings among the `lines` are of the third level.
        """
        sections = self.read()
        machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
        made = f"Written by `{command}` on a machine with {machine}."
        sections[title] = "\n".join([made, "", *lines]).strip()
        parts = [f"# {self.heading}", *(f"## {each}\n\n{sections[each]}" for each in self.titles if each in sections)]
        self.file.write_text("\n\n".join(parts) + "\n", encoding="utf-8")

    def write_tables(self, title: str, intro: Sequence[str], tables: Mapping[str, Sequence[str]], command: str) -> None:
        """Put a section of tables under headings of their own in its place; earlier ones under other headings stay."""
        found = read_sections(self.read().get(title, ""), level=3)
        found |= {heading: "\n".join(lines).strip() for heading, lines in tables.items()}
        lines = [*intro]
        for heading in sorted(found):
            lines += ["", f"### {heading}", "", found[heading]]
        self.write_section(title, lines, command)

    def read(self) -> dict[str, str]:
        """The sections that are there by their titles."""
        return read_sections(self.file.read_text(encoding="utf-8")) if self.file.exists() else {}


def read_sections(text: str, level: int = 2) -> dict[str, str]:
    """The sections of a text by their titles, which are headings of that level."""
    sections = {}
    for part in ("\n" + text).split(f"\n{'#' * level} ")[1:]:
        title, _, body = part.partition("\n")
        sections[title] = body.strip()
    return sections


STRENGTH = Page(DOCS / "strength.md", "How strong the computer players are", (LADDER, LOSSES, STYLES, ANCHOR))
