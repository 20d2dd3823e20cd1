"""The page docs/strength.md, to which several programs contribute a section each."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
TITLE = "# How strong the computer players are"
LADDER = "Each level against the next weaker one"
LOSSES = "What a decision costs"
STYLES = "What the styles are known by"
ANCHOR = "The level expert against OpenSpiel"
SECTIONS = (LADDER, LOSSES, STYLES, ANCHOR)  # in the order of the page


def write_section(title: str, lines: Sequence[str], command: str, page: Path = PAGE) -> None:
    """Put a section in its place on the page, instead of an earlier one; the others stay as they are.

    `title` is one of SECTIONS, `command` what makes the section. Headings among the `lines` are of the third level.
    """
    sections = read_sections(page.read_text(encoding="utf-8")) if page.exists() else {}
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    made = f"Written by `{command}` on a machine with {machine}."
    sections[title] = "\n".join([made, "", *lines]).strip()
    parts = [TITLE, *(f"## {each}\n\n{sections[each]}" for each in SECTIONS if each in sections)]
    page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def write_tables(
    title: str, intro: Sequence[str], tables: Mapping[str, Sequence[str]], command: str, page: Path = PAGE
) -> None:
    """Put a section of tables under headings of their own in its place; earlier ones under other headings stay."""
    sections = read_sections(page.read_text(encoding="utf-8")) if page.exists() else {}
    found = read_sections(sections.get(title, ""), level=3)
    found |= {heading: "\n".join(lines).strip() for heading, lines in tables.items()}
    lines = [*intro]
    for heading in sorted(found):
        lines += ["", f"### {heading}", "", found[heading]]
    write_section(title, lines, command, page)


def read_sections(text: str, level: int = 2) -> dict[str, str]:
    """The sections of a text by their titles, which are headings of that level."""
    sections = {}
    for part in ("\n" + text).split(f"\n{'#' * level} ")[1:]:
        title, _, body = part.partition("\n")
        sections[title] = body.strip()
    return sections
