"""What all tests share: one folder for compiled code, and one process for all tests of a game."""

from __future__ import annotations

import os
import shutil
import tempfile
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from schadenfreude.core.registry import game, game_names
from schadenfreude.players import ready

settings.register_profile("games", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("games")


@pytest.fixture(autouse=True)
def _nothing_compiles_behind_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that search think on the plain rules, unless a test makes the compiled ones ready."""
    monkeypatch.setattr(ready, "get_ready", lambda played: None)


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder, unless the caller names one; the processes of pytest-xdist inherit it."""
    if not os.environ.get("SCHADENFREUDE_CACHE"):
        folder = tempfile.mkdtemp(prefix="schadenfreude-tests-")
        os.environ["SCHADENFREUDE_CACHE"] = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Let all tests of a game run in one process, which compiles it and plays its games once."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class ByGame(LoadScopeScheduling):  # type: ignore[misc]
        """Tests with a game's folder in their path or its name among their parameters go together, all others alone."""

        folders = MappingProxyType({game(name).package.rpartition(".")[2]: name for name in game_names()})

        def _split_scope(self, nodeid: str) -> str:
            path, _, parameters = nodeid.partition("[")
            for folder, name in self.folders.items():
                if f"/{folder}/" in path or name in parameters:
                    return name
            return nodeid

    return ByGame(config, log)
