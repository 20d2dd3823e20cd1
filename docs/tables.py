"""Draws docs/tables/: the four tables in mid-game, on a desk and on a phone: .venv/bin/python docs/tables.py

Needs Chromium. The dice are thrown by the server, so that the pictures are others every time.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.serving import DESKTOP, PHONE, Server, decide, is_over, open_table, visit  # noqa: E402

FOLDER = ROOT / "docs" / "tables"
GAMES = {  # computer players, decisions before the picture is taken, and what is to be seen on it
    "pechvogel": (3, 8, ".loose button.piece"),
    "nichtlustig": (2, 12, ".keeping"),
    "nix-fuer-ungut": (2, 6, ".slides button"),
    "superlemming": (2, 6, ".hand button"),
}
LOOKS = {"desk": (DESKTOP, "en", False), "phone": (PHONE, "de", True)}


def play(page: Page, decisions: int, sight: str) -> bool:
    """Play until at least so many decisions were taken and something can be seen; False if the game ends before."""
    done = 0
    while not is_over(page):
        page.locator("#answer, section.result").first.wait_for()
        if done >= decisions and page.locator(sight).count():
            return True
        done += decide(page, 5 * done)
    return False


def draw(browser: Browser, server: Server, name: str, look: str) -> None:
    """One picture."""
    others, decisions, sight = GAMES[name]
    viewport, language, dark = LOOKS[look]
    with visit(browser, server, language=language, viewport=viewport, dark=dark) as context:
        page = context.new_page()
        while True:
            open_table(page, name, "Anna", ["easy"] * others)
            if play(page, decisions, sight):
                break
        page.screenshot(path=FOLDER / f"{name}-{look}.png")


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as state, sync_playwright() as playwright:
        server = Server(Path(state) / "tables.sqlite")
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name in GAMES:
            for look in LOOKS:
                draw(browser, server, name, look)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
