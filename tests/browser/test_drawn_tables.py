"""The drawn tables under real fingers: pieces that are moves, pieces that explain, moves put together, and motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from schadenfreude.core.registry import game, game_names
from tests.browser.serving import PATIENCE, PHONE, Server, decide, is_over, open_table, visit

each_game = pytest.mark.parametrize("name", game_names())
LONGEST_WAIT = 1000 * PATIENCE
TRIES = 40  # decisions in which something common should have come up


def decision(page: Page) -> str | None:
    return page.locator("#answer [name=decision]").get_attribute("value")


def expect_decided(page: Page, before: str | None) -> None:
    expect(page.locator(f"#answer [name=decision][value='{before}']")).to_have_count(0, timeout=LONGEST_WAIT)


def go_on_until(page: Page, selector: str) -> None:
    """Decide until something is there."""
    for number in range(TRIES):
        page.locator("#answer, section.result").first.wait_for(
            timeout=LONGEST_WAIT
        )  # without scripts it reloads itself
        if page.locator(selector).count():
            return
        assert not is_over(page)
        decide(page, number)
    raise AssertionError(f"{TRIES} decisions without {selector}")


def test_a_piece_that_is_touched_is_the_move(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, "pechvogel", "Anna", ["easy"])
        go_on_until(page, ".loose button.piece")
        before = decision(page)
        page.locator(".loose button.piece").first.click()
        expect_decided(page, before)


def test_a_piece_with_several_moves_unfolds_and_folds(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, "superlemming", "Anna", ["easy"])
        go_on_until(page, "details.many")
        piece = page.locator("details.many").first
        piece.locator("summary").click()
        page.keyboard.press("Escape")
        expect(piece).not_to_have_attribute("open", "")
        piece.locator("summary").click()
        before = decision(page)
        piece.locator(".options button").first.click()
        expect_decided(page, before)


@each_game
def test_any_other_piece_opens_its_rule_without_leaving_the_table(browser: Browser, server: Server, name: str) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        address = open_table(page, name, "Anna", ["easy"] * (game(name).players[0] - 1))
        page.locator("#answer, section.result").first.wait_for()
        page.locator(".drawn a.piece").first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog.locator(".number")).to_have_text(
            page.locator(".drawn a.piece").first.evaluate("a => a.hash.slice(1)")
        )
        page.keyboard.press("Escape")
        expect(dialog).not_to_be_visible()
        assert page.url == address


@pytest.mark.parametrize("scripts", [True, False])
def test_dice_are_kept_by_ticking_them_with_and_without_scripts(
    browser: Browser, server: Server, scripts: bool
) -> None:
    with visit(browser, server, scripts=scripts) as context:
        page = context.new_page()
        open_table(page, "nichtlustig", "Anna", ["easy"])
        go_on_until(page, ".dice:has([value=b1]):has([value=p])")
        before = decision(page)
        for die in ("b1", "p"):
            page.locator(f"[name=part][value={die}]").check()
        page.locator(".keeping button").click()
        expect_decided(page, before)
        expect(page.locator(".log")).to_contain_text(re.compile(r"set aside: black \S+( \S+)?, pink \S+\."))


@pytest.mark.parametrize("scripts", [True, False])
def test_it_is_said_where_cards_are_chosen_why_they_make_no_row(
    browser: Browser, server: Server, scripts: bool
) -> None:
    with visit(browser, server, scripts=scripts) as context:
        page = context.new_page()
        open_table(page, "nix-fuer-ungut", "Anna", ["easy"])
        boxes, hint = page.locator(".hand [name=part]"), page.locator(".hint")
        boxes.first.wait_for()
        count = boxes.count()
        assert count > 4
        for place in range(count):
            boxes.nth(place).check(force=True)
        if not scripts:
            page.locator(".slides button").first.click()
        expect(hint).to_have_class("hint wrong")
        expect(hint.locator("a.rule").first).to_have_attribute("href", re.compile(r"/rules/nix-fuer-ungut#NX-(8|9|14)"))
        assert page.locator(".hand [name=part]:checked").count() == count, "they stay chosen"
        if scripts:
            for place in range(1, count):
                boxes.nth(place).uncheck(force=True)
            expect(hint).to_have_text("Choose cards, then their row.")


def test_on_a_phone_the_reason_stands_above_the_cards_and_does_not_move_them(browser: Browser, server: Server) -> None:
    with visit(browser, server, viewport=PHONE, language="de") as context:
        page = context.new_page()
        open_table(page, "nix-fuer-ungut", "Anna", ["easy"])
        hand, hint = page.locator(".hand"), page.locator(".hint")
        boxes = page.locator(".hand [name=part]")
        boxes.first.wait_for()
        before = hand.evaluate("hand => hand.offsetTop")
        for place in range(boxes.count()):
            boxes.nth(place).check(force=True)
        expect(hint).to_have_class("hint wrong")
        assert hand.evaluate("hand => hand.offsetTop") == before
        assert hint.evaluate("hint => hint.offsetTop + hint.offsetHeight") <= before


@pytest.mark.parametrize(("name", "others"), [("nix-fuer-ungut", 5), ("superlemming", 3), ("nichtlustig", 2)])
def test_on_a_phone_no_choice_runs_off_the_screen(browser: Browser, server: Server, name: str, others: int) -> None:
    with visit(browser, server, viewport=PHONE, language="de") as context:
        page = context.new_page()
        open_table(page, name, "Anna", ["easy"] * others)
        go_on_until(page, ".choices > li:nth-child(5)")
        ends = page.locator(".choices > li").evaluate_all(
            "items => items.map(item => item.getBoundingClientRect().right)"
        )
        assert max(ends) <= PHONE["width"]
        assert page.locator(".decision.mine").evaluate("one => one.offsetHeight") <= 0.4 * PHONE["height"]


@pytest.mark.parametrize(("name", "others"), [("superlemming", 3), ("nichtlustig", 2)])
def test_on_a_phone_on_its_side_all_choices_are_in_sight(
    browser: Browser, server: Server, name: str, others: int
) -> None:
    lying = {"width": PHONE["height"], "height": PHONE["width"]}
    with visit(browser, server, viewport=lying, language="de") as context:
        page = context.new_page()
        open_table(page, name, "Anna Maria Magdalena Elisabeth", ["easy"] * others)
        go_on_until(page, ".choices > li:nth-child(5)")
        edges = page.locator(".choices button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).flatMap(one => [one.top, one.bottom])"
        )
        bar = page.locator(".decision.mine").bounding_box()
        assert bar
        assert min(edges) >= bar["y"]
        assert max(edges) <= lying["height"]
        assert bar["y"] >= 0.4 * lying["height"], "and some of the board"


def test_to_stop_stands_first_and_a_picked_die_lies_on_no_other(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, "nichtlustig", "Anna", ["easy"])
        go_on_until(page, ".choosable:nth-child(7)")
        expect(page.locator(".choices button").first).to_have_attribute("value", "stop")
        dice = page.locator(".choosable")
        dice.first.locator("input").check()
        boxes = [one for one in (dice.nth(place).bounding_box() for place in range(dice.count())) if one]
        picked, others = boxes[0], boxes[1:]
        below = [one for one in others if one["x"] < picked["x"] + picked["width"] and one["y"] > picked["y"] + 10]
        assert below
        assert all(picked["y"] + picked["height"] <= one["y"] for one in below)


def test_chosen_cards_stay_chosen_when_somebody_talks(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, "nix-fuer-ungut", "Anna", ["easy"])
        page.locator(".hand [name=part]").first.check(force=True)
        page.locator("#text").fill("One moment")
        page.keyboard.press("Enter")
        expect(page.locator("#chat ol")).to_contain_text("One moment")
        expect(page.locator(".hand [name=part]:checked")).to_have_count(1)
        expect(page.locator(".slides .fits")).not_to_have_count(0)


def test_chosen_cards_light_the_row_they_make(browser: Browser, server: Server) -> None:
    with visit(browser, server) as context:
        page = context.new_page()
        open_table(page, "nix-fuer-ungut", "Anna", ["easy"])
        go_on_until(page, ".hand [name=part]")
        before = decision(page)
        page.locator(".hand [name=part]").first.check()
        expect(page.locator(".fits")).to_have_count(1)
        page.locator(".fits").click()
        expect_decided(page, before)


@pytest.mark.parametrize(("speed", "moves"), [("full", True), ("none", False)])
def test_pieces_move_unless_somebody_wants_no_motion(browser: Browser, server: Server, speed: str, moves: bool) -> None:
    with browser.new_context(base_url=server.address, locale="en", reduced_motion="no-preference") as context:
        page = context.new_page()
        open_table(page, "pechvogel", "Anna", ["easy"])
        page.locator(".settings summary").click()
        page.locator("#speed").select_option(speed)
        page.evaluate(
            """() => {
                window.seen = new Set();
                const look = () => {
                    for (const one of document.getAnimations()) seen.add(one.animationName ?? "");
                    requestAnimationFrame(look);
                };
                look();
            }"""
        )
        for number in range(5):  # the next click is accepted while things move
            page.locator("#answer, section.result").first.wait_for()
            decide(page, number)
        names = page.evaluate("[...seen]")
        assert ("tumble" in names) == moves
        assert any(name.startswith("-ua-view-transition-group-anim-piece") for name in names) == moves
