"""One server for all tests of this folder that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visiting import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(str(tmp_path_factory.mktemp("server") / "tables.sqlite"))
    server.start()
    yield server
    assert server.stop() == 0
