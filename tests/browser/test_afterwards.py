"""After the game on a phone: nothing is wider than the screen, however many played and whatever they are called."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page

from schadenfreude.core.registry import game, game_names
from tests.browser.serving import PHONE, Server, visit
from tests.playing import finished, tables

LONG_NAMES = ["Donaudampfschifffahrtskapitän ", "Anna Maria Magdalena Elisabeth", "Bert", "Cleo", "Dora", "Emil"]


def look_at_a_record(page: Page, name: str) -> str:
    """Upload a game of as many people as can play it, and open it; its address."""
    most = game(name).players[1]
    content = json.loads(finished(name, next(table for table in tables(name) if table.players == most), 1).write()) | {
        "seats": LONG_NAMES[:most]
    }
    page.goto("/name?back=/records")
    page.locator("[name=name]").fill("Anna")
    page.locator("form button.main").click()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(content).encode()}
    page.locator("[name=record]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("form button.main").click()
    page.wait_for_url("**/table/*")
    return page.url


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_statistics_and_the_steps_of_a_replay_fit_on_a_phone(
    browser: Browser, server: Server, name: str, language: str
) -> None:
    with visit(browser, server, language=language, viewport=PHONE) as context:
        page = context.new_page()
        address = look_at_a_record(page, name)
        page.goto(f"{address}/statistics")
        shown = page.locator(".wide")
        assert shown.count()
        widths = shown.evaluate_all("tables => tables.map(table => [table.scrollWidth, table.clientWidth])")
        assert all(needed <= there for needed, there in widths), widths
        page.goto(f"{address}/replay")
        page.locator("[data-step=last]").click()
        heights = page.locator(".steps > *").evaluate_all("steps => steps.map(step => step.offsetHeight)")
        rows = page.locator(".steps > .button").evaluate_all("steps => steps.map(step => step.offsetTop)")
        assert len(rows) == 4
        assert len(set(rows)) == 1, "all in one row"
        assert max(heights) < 60, "and none of them broken"
