"""Whole games of all four, played with a real browser: alone, against each other, without scripts, by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from schadenfreude.core.registry import game, game_names
from tests.browser.serving import PATIENCE, PHONE, Server, decide, is_over, open_table, play_on, visit

each_game = pytest.mark.parametrize("name", game_names())


def fewest(name: str) -> list[str]:
    """Computer players for all seats but one."""
    return ["easy"] * (game(name).players[0] - 1)


@each_game
def test_a_whole_game_against_the_computer(browser: Browser, server: Server, name: str) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, name, "Anna", fewest(name))
        assert play_on(page, 0) > 5
        expect(page.locator("section.result")).to_contain_text("Anna")
        page.reload()
        assert is_over(page)


@each_game
def test_a_whole_game_without_scripts_on_a_phone(browser: Browser, server: Server, name: str) -> None:
    with visit(browser, server, scripts=False, language="de", viewport=PHONE) as context:
        page = context.new_page()
        open_table(page, name, "Anna", fewest(name))
        done = 0
        while not is_over(page):
            choices = page.locator("#answer .choices button")
            if choices.count():
                choices.nth(done * 7 % choices.count()).click()
                done += 1
            else:
                page.reload()
        assert done > 5


@each_game
def test_two_browsers_with_a_reload_a_lost_connection_and_a_restart(
    browser: Browser, own_server: Server, name: str
) -> None:
    server = own_server
    with visit(browser, server) as annas, visit(browser, server, language="de", viewport=PHONE) as berts:
        anna, bert = annas.new_page(), berts.new_page()
        address = open_table(anna, name, "Anna", ["anybody"])
        bert.goto("/name")
        bert.locator("[name=name]").fill("Bert")
        bert.locator("main form button").first.click()
        bert.goto(address)
        bert.locator("button[name=seat]").first.click()
        anna.locator("button.main").click()
        pages = [anna, bert]

        def both(count: int) -> None:
            done = 0
            while done < count and not is_over(anna):
                moved = [decide(page, done) for page in pages]
                done += sum(moved)
                if not any(moved):
                    anna.wait_for_timeout(50)

        both(4)
        anna.reload()
        both(4)
        berts.set_offline(True)
        decide(anna, 1)
        berts.set_offline(False)
        both(4)
        server.kill()
        server.start()
        both(2000)
        for page in pages:
            page.locator("section.result").wait_for(timeout=1000 * PATIENCE)
            page.reload()
        results = [page.locator("section.result td").all_inner_texts() for page in pages]
        assert results[0] == results[1]


@each_game
def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server, name: str) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, name, "Anna", fewest(name))
        done = 0
        while not is_over(page):
            page.locator("#answer, section.result").first.wait_for()
            if is_over(page):
                break
            before = page.locator("#answer [name=decision]").get_attribute("value")
            for _ in range(200):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('#answer .choices button')"):
                    break
            page.keyboard.press("Enter")
            expect(page.locator(f"#answer [name=decision][value='{before}']")).to_have_count(0, timeout=1000 * PATIENCE)
            done += 1
        assert done > 5
