"""Fair dice in a real browser: what it noted before the game is what it compares with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Server, decide, open_table, visit

GAME = "pechvogel"


def play_to_the_end(page: Page) -> None:
    """Decide as long as there is something to decide."""
    for number in range(2000):
        page.locator("#answer, section.result").first.wait_for()
        if not decide(page, number):
            return


@pytest.mark.parametrize("memory", ["kept", "lost", "other"])
def test_the_check_compares_with_what_was_shown_before_the_game(browser: Browser, server: Server, memory: str) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        url = open_table(page, GAME, "Anna", ["anybody", "nobody"])
        page.locator("[name=fill]").click()
        play_to_the_end(page)
        if memory == "lost":
            page.evaluate("localStorage.removeItem('commitments')")
        elif memory == "other":
            page.evaluate(r"localStorage.commitments = localStorage.commitments.replace(/\w{64}/, '0'.repeat(64))")
        page.goto(f"{url}/dice")
        page.locator("#dice button").click()
        found = page.locator("#dice [data-finding]:not([hidden])")
        page.locator("#dice [data-finding=right]").wait_for()
        findings = {
            "kept": ["noted-kept", "right", "fair"],
            "lost": ["kept", "right"],
            "other": ["noted-broken", "right"],
        }
        expect(found).to_have_count(len(findings[memory]))
        assert found.evaluate_all("lines => lines.map(line => line.dataset.finding)") == findings[memory]
        expect(page.locator("#noted")).to_be_visible(visible=memory != "lost")


def test_without_scripts_nothing_is_added_and_the_page_says_so(browser: Browser, server: Server) -> None:
    with visit(browser, server, scripts=False) as context:
        page = context.new_page()
        url = open_table(page, GAME, "Anna", ["easy"])
        page.goto(f"{url}/dice")
        expect(page.locator(".fair > .problem")).to_contain_text("No seat added salt.")
