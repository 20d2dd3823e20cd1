"""A server as a process of its own, and people who visit it with a browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

COMMAND = Path(sys.executable).with_name("schadenfreude")
PATIENCE = 60.0  # seconds for what other processes on the machine may delay
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
LONGEST_GAME = 2000  # decisions


class Server:
    """`schadenfreude serve` on a free port of this machine."""

    def __init__(self, database: Path) -> None:
        self._database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        log = self._database.with_suffix(".log").open("ab")
        command = [str(COMMAND), "serve", "--port", str(self.port), "--database", str(self._database)]
        with log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"LANG": "C.UTF-8"})
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(self.address, timeout=5).close()
            except OSError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.1)
            else:
                return

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """As an operator would."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)


class Line:
    """A line to a server that can break, or fall silent: then what is open stays open and carries nothing."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._entrance = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._entrance.getsockname()[1]}"
        self._is_broken = False
        self._open: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def fall_silent(self) -> None:
        """Nothing goes over what is open now; what is opened anew works."""
        self._silent |= {*self._open}

    def snap(self) -> None:
        """Nothing works until it is mended."""
        self._is_broken = True
        for end in self._open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """What is opened from now on works."""
        self._is_broken = False

    def close(self) -> None:
        """The end of it."""
        self.snap()
        self._entrance.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._entrance.accept()
                if self._is_broken:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._server.port))
                self._open += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                if source not in self._silent:
                    target.sendall(content)
            if source not in self._silent:
                target.shutdown(socket.SHUT_WR)


def visit(
    browser: Browser,
    server: Server | Line,
    *,
    language: str = "en",
    viewport: dict[str, int] = DESKTOP,
    scripts: bool = True,
    dark: bool = False,
) -> BrowserContext:
    """Somebody with a browser of his own, who watches no motion. Errors on his pages fail the test."""
    context = browser.new_context(
        base_url=server.address,
        locale=language,
        viewport=viewport,  # type: ignore[arg-type]
        java_script_enabled=scripts,
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
    )
    context.set_default_timeout(1000 * PATIENCE)
    context.on("weberror", lambda error: _fail(error.error))
    return context


def _fail(error: object) -> None:
    raise AssertionError(f"an error in the page: {error}")


def open_table(page: Page, game: str, name: str, seats: list[str], **options: str) -> str:
    """Open a table with a form, the first seat being one's own; its address."""
    page.goto(f"/new/{game}")
    if page.locator("[name=name]").count():
        page.locator("[name=name]").fill(name)
    for place in range(page.locator("select[name^=seat]").count()):
        wanted = (["me", *seats] + ["nobody"] * 9)[place]
        page.locator(f"[name=seat{place}]").select_option(wanted)
    for option, value in options.items():
        page.locator(f"[name=option-{option}]").select_option(value)
    page.locator("form button.main").click()
    page.wait_for_url("**/table/*")
    return page.url


def is_over(page: Page) -> bool:
    """Does the page say that the game is over?"""
    return page.locator("section.result").count() > 0


def decide(page: Page, number: int) -> bool:
    """Take one of the choices that the page offers, if it asks; which one depends on `number`."""
    choices = page.locator("#answer .choices button")
    count = choices.count()
    if count == 0:
        return False
    before = page.locator("#answer [name=decision]").get_attribute("value")
    choices.nth(number * 7 % count).click()
    expect(page.locator(f"#answer [name=decision][value='{before}']")).to_have_count(0, timeout=1000 * PATIENCE)
    return True


def play_on(page: Page, first: int, count: int = LONGEST_GAME) -> int:
    """Go on deciding until so many decisions were taken or the game is over; how many it were."""
    done = 0
    while done < count and not is_over(page):
        if decide(page, first + done):
            done += 1
        else:
            page.locator("#answer, section.result").first.wait_for()
    return done
