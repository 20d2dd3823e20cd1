"""What a page does when it cannot be told anything, or cannot say anything."""

from __future__ import annotations

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.serving import PATIENCE, Line, Server, open_table, visit

GAME = "pechvogel"
LONGEST_WAIT = 1000 * PATIENCE
AWAY = "#table.away"


def sit_down(page: Page, url: str, name: str) -> None:
    """Take the free seat of a table."""
    page.goto("/name")
    page.locator("[name=name]").fill(name)
    page.locator("main form button").first.click()
    page.goto(url)
    page.locator("button[name=seat]").first.click()
    page.locator(".leave").wait_for()


@pytest.mark.parametrize("sign", ["online", "visibilitychange", "silence"])
def test_a_connection_that_died_without_a_word_is_noticed(
    browser: Browser, server: Server, line: Line, sign: str
) -> None:
    with visit(browser, server) as annas, visit(browser, line) as berts:
        anna, bert = annas.new_page(), berts.new_page()
        path = open_table(anna, GAME, "Anna", ["anybody"]).removeprefix(server.address)
        bert.clock.install()
        sit_down(bert, path, "Bert")
        line.fall_silent()
        anna.locator(f'form[action="{path}/start"] button').click()
        anna.locator(".drawn").wait_for()
        bert.wait_for_timeout(1000)
        assert bert.locator(".drawn").count() == 0
        if sign == "online":
            bert.evaluate("dispatchEvent(new Event('online'))")
        elif sign == "visibilitychange":
            bert.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        else:
            bert.clock.fast_forward(30_000)
        expect(bert.locator(".drawn")).to_have_count(1, timeout=LONGEST_WAIT)
        expect(bert.locator(AWAY)).to_have_count(0, timeout=LONGEST_WAIT)


def test_news_that_only_a_silent_socket_does_not_bring_is_asked_for_and_the_socket_replaced(
    browser: Browser, server: Server
) -> None:
    opened: list[WebSocketRoute] = []

    def carry(route: WebSocketRoute) -> None:
        opened.append(route)
        if len(opened) == 1:
            route.connect_to_server().on_message(lambda _: None)
        else:
            route.connect_to_server()

    with visit(browser, server) as annas, visit(browser, server) as watchers:
        anna, page = annas.new_page(), watchers.new_page()
        path = open_table(anna, GAME, "Anna", ["anybody"]).removeprefix(server.address)
        page.route_web_socket("**/socket*", carry)
        page.goto(path, wait_until="networkidle")
        anna.locator("[name=fill]").click()
        anna.locator(".drawn").wait_for()
        page.wait_for_timeout(500)
        assert page.locator(".drawn").count() == 0
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator(".drawn")).to_have_count(1)
        expect(page.locator(AWAY)).to_have_count(1, timeout=LONGEST_WAIT)
        expect(page.locator(AWAY)).to_have_count(0, timeout=LONGEST_WAIT)
        assert len(opened) == 2


def test_a_page_that_has_heard_nothing_asks_little(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        page.clock.install()
        open_table(page, GAME, "Anna", ["anybody"])
        page.reload(wait_until="networkidle")
        for _ in range(2):
            with page.expect_response("**/news?since=*") as asked:
                page.clock.fast_forward(30_000)
            assert asked.value.status == 204
        expect(page.locator(AWAY)).to_have_count(0)


def test_a_choice_that_did_not_get_through_is_sent_again_once_the_server_is_back(
    browser: Browser, server: Server, line: Line
) -> None:
    with visit(browser, line) as context:
        page = context.new_page()
        open_table(page, GAME, "Anna", ["easy"])
        page.locator("#answer .choices button").first.wait_for()
        before = page.locator("#answer [name=decision]").get_attribute("value")
        line.snap()
        expect(page.locator(AWAY)).to_have_count(1, timeout=LONGEST_WAIT)
        page.locator("#answer .choices button").first.click()
        expect(page.locator("#problem")).to_contain_text("sends it again")
        line.mend()
        expect(page.locator(f"#answer [name=decision][value='{before}']")).to_have_count(0, timeout=LONGEST_WAIT)
        expect(page.locator("#problem")).to_have_text("")
        expect(page.locator(AWAY)).to_have_count(0)


def test_the_last_choice_counts_of_several_that_did_not_get_through(
    browser: Browser, server: Server, line: Line
) -> None:
    with visit(browser, line) as context:
        page = context.new_page()
        open_table(page, GAME, "Anna", ["easy"])
        choices = page.locator("#answer .choices button")
        choices.nth(1).wait_for()
        line.snap()
        for choice in (0, 1):
            with page.expect_event("requestfailed", lambda request: request.url.endswith("/answer")):
                choices.nth(choice).click()
        wanted = choices.nth(1).get_attribute("value")
        with page.expect_response("**/answer") as answered:
            line.mend()
        assert answered.value.ok
        assert parse_qs(answered.value.request.post_data)["move"] == [wanted]
        expect(page.locator("#problem")).to_have_text("")


def test_what_is_not_sent_again_says_so_until_the_server_is_back(browser: Browser, server: Server, line: Line) -> None:
    with visit(browser, line) as context:
        page = context.new_page()
        path = open_table(page, GAME, "Anna", ["anybody"]).removeprefix(line.address)
        line.snap()
        page.locator(f'form[action="{path}/start"] button').click()
        expect(page.locator("#problem")).to_contain_text("do it again")
        line.mend()
        expect(page.locator(AWAY)).to_have_count(0, timeout=LONGEST_WAIT)
        expect(page.locator("#problem")).to_have_text("")
        expect(page.locator(f'form[action="{path}/start"] button')).to_have_count(1)
