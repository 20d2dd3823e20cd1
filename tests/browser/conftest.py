"""A real server and a real Chromium. Where there is no browser these tests are skipped, but not where CI is set."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.serving import Line, Server

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. Not for the whole session: its event loop would catch other tests' interrupts."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium: apt install chromium")
        pytest.skip("no Chromium: apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a database of its own."""
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    server = Server(tmp_path / "tables.sqlite")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A line to the server for one test, which may break it."""
    line = Line(server)
    yield line
    line.close()
