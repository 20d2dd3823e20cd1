"""Draws docs/tables/: the four tables in mid-game, on a desk and on a phone: .venv/bin/python docs/tables.py

Needs Chromium. The dice are thrown by the server, so that the pictures are others every time.
"""

from __future__ import annotations

import base64
import shutil
import struct
import sys
import tempfile
import zlib
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
COLOURS = 200  # of a picture: flat colours and some shades between them
# A picture's pixels as indices into its most frequent colours, shades that look the same being one.
FEWER_COLOURS = """async ([picture, most]) => {
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const shades = new Map();
    for (let i = 0; i < data.length; i += 4) {
        const shade = (data[i] >> 3) << 10 | (data[i + 1] >> 3) << 5 | data[i + 2] >> 3;
        const colour = data[i] << 16 | data[i + 1] << 8 | data[i + 2];
        const found = shades.get(shade) ?? { count: 0, colours: new Map() };
        found.count += 1;
        found.colours.set(colour, (found.colours.get(colour) ?? 0) + 1);
        shades.set(shade, found);
    }
    const often = (colours) => [...colours].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
    const split = (colour) => [colour >> 16, colour >> 8 & 255, colour & 255];
    const kept = [...shades.values()].sort((one, other) => other.count - one.count).slice(0, most);
    const palette = kept.map((shade) => split(often(shade.colours)));
    const distance = (one, other) => one.reduce((sum, part, i) => sum + (part - other[i]) ** 2, 0);
    const nearest = new Map();
    const find = (colour) => palette.reduce(
        (best, one, i) => (distance(one, colour) < distance(palette[best], colour) ? i : best), 0);
    let pixels = "";
    for (let i = 0; i < data.length; i += 4) {
        const colour = data[i] << 16 | data[i + 1] << 8 | data[i + 2];
        if (!nearest.has(colour)) nearest.set(colour, find(split(colour)));
        pixels += String.fromCharCode(nearest.get(colour));
    }
    return [bitmap.width, bitmap.height, palette.flat(), btoa(pixels)];
}"""
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


def with_fewer_colours(browser: Browser, picture: bytes) -> bytes:
    """A PNG as one with a palette, of half the size."""
    page = browser.new_page()
    found = page.evaluate(FEWER_COLOURS, [base64.b64encode(picture).decode(), COLOURS])
    page.close()
    width, height, palette, encoded = found
    pixels = base64.b64decode(encoded)
    rows = b"".join(b"\0" + pixels[start : start + width] for start in range(0, len(pixels), width))
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0),
        b"PLTE": bytes(palette),
        b"IDAT": zlib.compress(rows, 9),
        b"IEND": b"",
    }
    chunks = (
        struct.pack(">I", len(part)) + name + part + struct.pack(">I", zlib.crc32(name + part))
        for name, part in parts.items()
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def draw(browser: Browser, server: Server, name: str, look: str) -> None:
    """One picture."""
    others, decisions, sight = GAMES[name]
    viewport, language, dark = LOOKS[look]
    picture = None
    while picture is None:
        with visit(browser, server, language=language, viewport=viewport, dark=dark) as context:
            page = context.new_page()
            open_table(page, name, "Anna", ["easy"] * others)
            if play(page, decisions, sight):
                picture = page.screenshot()
    (FOLDER / f"{name}-{look}.png").write_bytes(with_fewer_colours(browser, picture))


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
