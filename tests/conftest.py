"""What all tests share: one folder for compiled code, and one process for all tests of a game."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from schadenfreude.core.registry import game, game_names

settings.register_profile("games", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("games")


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder, unless the caller names one; the processes of pytest-xdist inherit it."""
    if "SCHADENFREUDE_CACHE" not in os.environ:
        folder = tempfile.mkdtemp(prefix="schadenfreude-tests-")
        os.environ["SCHADENFREUDE_CACHE"] = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let all tests of a game run in one process (`--dist loadgroup`), which compiles it and plays its games once."""
    folders = {game(name).package.rpartition(".")[2]: name for name in game_names()}
    for item in items:
        callspec = getattr(item, "callspec", None)
        given = [value for value in callspec.params.values() if value in folders.values()] if callspec else []
        home = Path(item.path).parent.name
        if home in folders:
            item.add_marker(pytest.mark.xdist_group(folders[home]))
        elif given:
            item.add_marker(pytest.mark.xdist_group(given[0]))
