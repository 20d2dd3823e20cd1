"""What happens at a table besides playing, in real browsers: lists that fill, talk, time, one screen for two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.serving import LONGEST_GAME, Server, decide, is_over, open_table, play_on, visit

OPEN_HANDS, HIDDEN_HANDS = "pechvogel", "superlemming"


def test_an_open_table_appears_on_the_first_page_and_people_talk(browser: Browser, server: Server) -> None:
    with visit(browser, server) as anna, visit(browser, server, language="de") as bert:
        lobby, page = bert.new_page(), anna.new_page()
        lobby.goto("/name")
        lobby.locator("[name=name]").fill("Bert")
        lobby.locator("form.sheet button").click()
        lobby.goto("/")
        page.goto(f"/new/{OPEN_HANDS}")
        page.locator("details:has([name=listed]) > summary").click()
        page.locator("[name=listed]").check()
        page.locator("#time-live").check()
        page.locator("[name=seat1]").select_option("anybody")
        page.locator("[name=seat2]").select_option("nobody")
        page.locator("[name=name]").fill("Anna")
        page.locator("form button.main").click()
        page.wait_for_url("**/table/*")
        path = page.url.removeprefix(server.address)
        lobby.locator(f'a[href="{path}"]').click()
        lobby.locator(f'form[action="{path}/join"] button').click()
        expect(page.locator(".seats")).to_contain_text("Bert")
        lobby.locator("#text").fill("<b>Hallo</b>")
        lobby.keyboard.press("Enter")
        expect(page.locator("#chat ol")).to_contain_text("Bert <b>Hallo</b>")
        expect(lobby.locator("#text")).to_have_value("")
        page.locator(f'form[action="{path}/start"] button').click()
        for opened in (page, lobby):
            expect(opened.locator(".invite")).to_have_count(0)
        clock = page.locator("time[data-deadline]")
        expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
        before = clock.text_content() or ""
        expect(clock).not_to_have_text(before)


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_the_link_to_a_table_is_copied_by_a_button(browser: Browser, server: Server, has_clipboard: bool) -> None:
    with visit(browser, server) as anna:
        anna.grant_permissions(["clipboard-read", "clipboard-write"])
        page = anna.new_page()
        if not has_clipboard:  # as over plain http
            page.add_init_script("delete Navigator.prototype.clipboard")
        url = open_table(page, OPEN_HANDS, "Anna", ["anybody"])
        page.get_by_role("button", name="Copy the link").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".invite [role=status]")).to_have_text("Copied.")
        if has_clipboard:
            assert page.evaluate("navigator.clipboard.readText()") == url
        else:
            assert page.evaluate("getSelection().toString()") == url


def test_without_scripts_there_is_no_button_that_would_do_nothing(browser: Browser, server: Server) -> None:
    with visit(browser, server, scripts=False) as anna:
        page = anna.new_page()
        url = open_table(page, OPEN_HANDS, "Anna", ["anybody"])
        expect(page.locator(".invite a")).to_have_text(url)
        expect(page.locator(".invite button")).to_be_hidden()


def test_a_screen_is_passed_on_before_the_other_hand_is_shown(browser: Browser, server: Server) -> None:
    with visit(browser, server) as anna:
        page = anna.new_page()
        url = open_table(page, HIDDEN_HANDS, "Anna", ["anybody"])
        path = url.removeprefix(server.address)
        page.locator("[id^=guest]").fill("Berta")
        page.locator(f'form[action="{path}/guests"] button').click()
        page.locator(f'form[action="{path}/start"] button').click()
        lifted = page.locator(f'form[action="{path}/unveil"] button')
        expect(lifted).to_be_focused()
        expect(page.locator("#answer")).to_have_count(0)
        lifted.click()
        expect(page.locator("#answer")).to_have_count(1)


def test_behind_the_curtain_the_page_holds_nothing_that_only_the_last_one_may_know(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server) as anna, visit(browser, server) as spy:
        page, watching = anna.new_page(), spy.new_page()
        was_told_alone = False
        for _ in range(5):  # games, until somebody draws a card in the middle of a turn
            path = open_table(page, HIDDEN_HANDS, "Anna", ["anybody"]).removeprefix(server.address)
            page.locator("[id^=guest]").fill("Berta")
            page.locator(f'form[action="{path}/guests"] button').click()
            page.locator(f'form[action="{path}/start"] button').click()
            curtain = page.locator(f'form[action="{path}/unveil"] button')
            for number in range(LONGEST_GAME):
                page.locator(f'form[action="{path}/unveil"] button, #answer, section.result').first.wait_for()
                if is_over(page):
                    break
                told = spy.request.get(f"{server.address}/api{path.replace('/table', '/tables')}").json()["log"]
                unheard = {*page.locator("#said p").all_inner_texts()} - {line["text"] for line in told}
                if curtain.count():
                    assert unheard == set()
                    watching.goto(path)
                    shown = [one.locator(".drawn [data-piece]").count() for one in (page, watching)]
                    assert shown[0] == shown[1]
                    if was_told_alone:
                        return
                    curtain.click()
                    page.locator("#answer").wait_for()
                was_told_alone |= bool(unheard)
                decide(page, number)
        pytest.fail("nobody was told anything that others were not")


def test_one_click_leads_to_the_next_game_of_the_same_people(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        url = open_table(page, OPEN_HANDS, "Anna", ["easy"])
        play_on(page, 0)
        page.get_by_role("button", name="The same people again").click()
        page.wait_for_url(lambda now: "/table/" in now and now != url)
        page.locator("#answer").wait_for()


def test_a_stranger_who_chose_a_seat_has_it_as_soon_as_he_has_a_name(browser: Browser, server: Server) -> None:
    with visit(browser, server) as anna, visit(browser, server) as bert:
        url = open_table(anna.new_page(), OPEN_HANDS, "Anna", ["anybody", "anybody"])
        page = bert.new_page()
        wrong: list[int] = []
        page.on("response", lambda response: wrong.append(response.status) if response.status >= 400 else None)
        page.goto(url)
        page.locator("button[name=seat][value='2']").click()
        page.locator("form[action='/name']").wait_for()
        page.locator("[name=name]").fill("Bert")
        page.locator("main form button").first.click()
        page.wait_for_url(url)
        expect(page.locator(".seat2")).to_contain_text("Bert")
        expect(page.locator("#salt")).to_have_value(re.compile("^[0-9a-f]{32}$"))
        assert wrong == []


def test_the_first_key_leads_to_the_decision(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, OPEN_HANDS, "Anna", ["easy"])
        page.locator("#answer").wait_for()
        page.reload()
        page.keyboard.press("Tab")
        expect(page.locator("a.skip[href='#decision']")).to_be_focused()
        page.keyboard.press("Enter")
        for _ in range(4):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('#answer .choices button')"):
                return
        pytest.fail("no choice is near")
