"""Pages of what was measured: each program writes its own section and leaves the others alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.pages import ANCHOR, LADDER, LOSSES, STRENGTH, Page, read_sections


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return replace(STRENGTH, file=tmp_path / "strength.md")


def test_sections_stand_in_their_order_whoever_writes_first(page: Page) -> None:
    for title in reversed(page.titles):
        page.write_section(title, [f"About {title}."], "a command")
    text = page.file.read_text(encoding="utf-8")
    assert text.startswith(f"# {page.heading}\n\n## {page.titles[0]}\n\nWritten by `a command` on ")
    assert list(read_sections(text)) == list(page.titles)


def test_a_section_replaces_its_earlier_self_and_disturbs_no_other(page: Page) -> None:
    page.write_section(LADDER, ["### A game", "", "| a |", "|---|", "| 1 |"], "climb")
    page.write_section(LOSSES, ["old"], "lose")
    page.write_section(ANCHOR, ["anchor"], "moor")
    before = page.read()
    page.write_section(LOSSES, ["new"], "lose")
    after = page.read()
    assert after[LOSSES].splitlines()[2:] == ["new"]
    assert {**after, LOSSES: before[LOSSES]} == before
    assert before[LADDER].splitlines()[2:] == ["### A game", "", "| a |", "|---|", "| 1 |"]


def test_to_write_a_section_again_changes_nothing(page: Page) -> None:
    for title in (ANCHOR, LADDER):
        page.write_section(title, ["one", "", "two", ""], "a command")
    text = page.file.read_text(encoding="utf-8")
    page.write_section(LADDER, ["one", "", "two"], "a command")
    assert page.file.read_text(encoding="utf-8") == text


def test_tables_of_some_games_leave_those_of_others(page: Page) -> None:
    page.write_tables(LOSSES, ["Intro."], {"Pig": ["| 1 |"], "Ant": ["| 2 |", "| 3 |"]}, "lose")
    page.write_section(ANCHOR, ["anchor"], "moor")
    page.write_tables(LOSSES, ["New intro."], {"Pig": ["| 4 |"], "Bee": ["| 5 |"]}, "lose")
    sections = page.read()
    assert sections[LOSSES].splitlines()[2:] == [
        *["New intro.", "", "### Ant", "", "| 2 |", "| 3 |", ""],
        *["### Bee", "", "| 5 |", "", "### Pig", "", "| 4 |"],
    ]
    assert sections[ANCHOR].endswith("\n\nanchor")
