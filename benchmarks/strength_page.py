"""The page docs/strength.md, to which several programs contribute a section each."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
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


def read_sections(text: str) -> dict[str, str]:
    """The sections of a page by their titles."""
    sections = {}
    for part in ("\n" + text).split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        sections[title] = body.strip()
    return sections
