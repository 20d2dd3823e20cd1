"""Pages on a phone far from the server: Chromium with a slow line and a slow processor.

A page is usable when it is painted with its style sheet and its scripts have run. Nothing is in the browser's cache the
first time; the second time it is what the server allowed to keep. The line is what Lighthouse calls slow 4G, and every
request waits for its latency, also over a connection that is there.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from serving import running

from schadenfreude.core.registry import game_names

LATENCY = 150  # milliseconds of each request
DOWN, UP = 1_600_000 / 8, 750_000 / 8  # bytes a second
SLOWER = 4  # times than this machine computes the phone
SCREEN = {"width": 360, "height": 740}
ROUNDS = 5
USABLE = """() => {
  const [page] = performance.getEntriesByType("navigation");
  const loaded = [page, ...performance.getEntriesByType("resource")].filter((one) => one.transferSize);
  return {
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    ready: page.domContentLoadedEventEnd,
    requests: loaded.length,
    bytes: loaded.reduce((sum, one) => sum + one.transferSize, 0),
  };
}"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0 && document.readyState == 'complete'"

Row = tuple[str, str, str]


def usable(page: Page, url: str) -> tuple[float, dict[str, Any]]:
    """Milliseconds until a page is usable, and what was loaded for it."""
    page.goto(url)
    page.wait_for_function(PAINTED)
    seen = page.evaluate(USABLE)
    return max(seen["painted"], seen["ready"]), seen


def phone(browser: Browser, token: str = "", url: str = "") -> tuple[BrowserContext, Page]:
    """A slow phone with an empty cache."""
    context = browser.new_context(viewport=SCREEN, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
    if token:
        context.add_cookies([{"name": "schadenfreude", "value": token, "url": url}])
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return context, page


def visits(browser: Browser, url: str, token: str = "", site: str = "") -> tuple[str, str]:
    """The first and the second visit to a page, in words."""
    rounds: list[list[tuple[float, dict[str, Any]]]] = []
    for _ in range(ROUNDS):
        context, page = phone(browser, token, site)
        rounds.append([usable(page, url), usable(page, url)])
        context.close()
    said = []
    for visit in zip(*rounds, strict=True):
        seen = visit[0][1]
        time = statistics.median(milliseconds for milliseconds, _ in visit)
        said.append(f"{time / 1000:.2f} s, {seen['requests']} requests, {seen['bytes'] / 1024:.0f} KiB")
    return said[0], said[1]


def bench_phone() -> list[Row]:
    """How long it takes until pages can be used on a slow phone."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        sys.exit("There is no Chromium: apt install chromium")
    rows: list[Row] = []
    with running() as (port, _), sync_playwright() as playwright:
        site = f"http://127.0.0.1:{port}"
        api = playwright.request.new_context(base_url=site)
        token = api.post("/api/people", data={"name": "Anna"}).json()["token"]
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        first, again = visits(browser, f"{site}/")
        rows += [("first page on a slow phone", first, "1 s, 60 KiB"), ("the same again", again, "")]
        for name in game_names():
            opened = api.post(
                "/api/tables",
                data={"game": name, "seats": [None, "easy", "easy", "easy"]},
                headers={"authorization": f"Bearer {token}"},
            )
            first, again = visits(browser, f"{site}/table/{opened.json()['id']}", token, site)
            rows += [(f"a table of {name} on a slow phone", first, ""), ("the same again", again, "")]
        browser.close()
    return rows
