"""Every page: axe finds nothing serious, nothing scrolls sideways on a phone, and nothing comes from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from schadenfreude.core.registry import game, game_names
from tests.browser.serving import PHONE, Server, open_table, play_on, visit

SERIOUS = ("serious", "critical")
OURS = ("aria-allowed-role",)  # minor, but a role of their own takes from lists what they are
each_game = pytest.mark.parametrize("name", game_names())


def pages_of_a_game(page: Page, name: str) -> Iterator[str]:
    """Go through the pages that have to do with a game; yields what each of them is."""
    page.goto("/")
    yield "home"
    page.goto(f"/new/{name}")
    yield "new"
    page.goto(f"/rules/{name}")
    yield "rules"
    address = open_table(page, name, "Anna", ["anybody", *["easy"] * (game(name).players[0] - 2)])
    yield "open table"
    page.locator("[name=fill]").click()
    page.locator("#answer, section.result").first.wait_for()
    yield "first decision"
    play_on(page, 3, 10)
    yield "in the game"
    play_on(page, 5)
    yield "result"
    for part in ("replay", "statistics", "dice"):
        page.goto(f"{address}/{part}")
        yield part
    page.locator("#dice button").click()
    page.locator("#dice [data-finding=fair]").wait_for()
    yield "dice worked out"
    page.goto("/nowhere")
    yield "no such page"


@each_game
@pytest.mark.parametrize(("language", "dark"), [("en", False), ("de", True)])
def test_nothing_serious_and_no_sideways_scrolling(
    browser: Browser, server: Server, name: str, language: str, dark: bool
) -> None:
    with visit(browser, server, language=language, dark=dark, viewport=PHONE) as context:
        page = context.new_page()
        foreign: list[str] = []
        page.on(
            "request", lambda request: None if request.url.startswith(server.address) else foreign.append(request.url)
        )
        for what in pages_of_a_game(page, name):
            found = Axe().run(page).response["violations"]
            bad = [
                (violation["id"], [node["html"][:200] for node in violation["nodes"]][:5])
                for violation in found
                if violation["impact"] in SERIOUS or violation["id"] in OURS
            ]
            assert bad == [], what
            widths = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            assert widths[0] <= widths[1], what
        assert [url for url in foreign if not url.startswith(("data:", "blob:"))] == []
