"""The page about strength: each program writes its own section and leaves the others alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.strength_page import ANCHOR, LADDER, LOSSES, SECTIONS, TITLE, read_sections, write_section, write_tables


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return tmp_path / "strength.md"


def test_sections_stand_in_their_order_whoever_writes_first(page: Path) -> None:
    for title in reversed(SECTIONS):
        write_section(title, [f"About {title}."], "a command", page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"{TITLE}\n\n## {SECTIONS[0]}\n\nWritten by `a command` on ")
    assert list(read_sections(text)) == list(SECTIONS)


def test_a_section_replaces_its_earlier_self_and_disturbs_no_other(page: Path) -> None:
    write_section(LADDER, ["### A game", "", "| a |", "|---|", "| 1 |"], "climb", page)
    write_section(LOSSES, ["old"], "lose", page)
    write_section(ANCHOR, ["anchor"], "moor", page)
    before = read_sections(page.read_text(encoding="utf-8"))
    write_section(LOSSES, ["new"], "lose", page)
    after = read_sections(page.read_text(encoding="utf-8"))
    assert after[LOSSES].splitlines()[2:] == ["new"]
    assert {**after, LOSSES: before[LOSSES]} == before
    assert before[LADDER].splitlines()[2:] == ["### A game", "", "| a |", "|---|", "| 1 |"]


def test_to_write_a_section_again_changes_nothing(page: Path) -> None:
    for title in (ANCHOR, LADDER):
        write_section(title, ["one", "", "two", ""], "a command", page)
    text = page.read_text(encoding="utf-8")
    write_section(LADDER, ["one", "", "two"], "a command", page)
    assert page.read_text(encoding="utf-8") == text


def test_tables_of_some_games_leave_those_of_others(page: Path) -> None:
    write_tables(LOSSES, ["Intro."], {"Pig": ["| 1 |"], "Ant": ["| 2 |", "| 3 |"]}, "lose", page)
    write_section(ANCHOR, ["anchor"], "moor", page)
    write_tables(LOSSES, ["New intro."], {"Pig": ["| 4 |"], "Bee": ["| 5 |"]}, "lose", page)
    sections = read_sections(page.read_text(encoding="utf-8"))
    assert sections[LOSSES].splitlines()[2:] == [
        *["New intro.", "", "### Ant", "", "| 2 |", "| 3 |", ""],
        *["### Bee", "", "| 5 |", "", "### Pig", "", "| 4 |"],
    ]
    assert sections[ANCHOR].endswith("\n\nanchor")
