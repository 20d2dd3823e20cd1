"""What all tests share: one folder for compiled code, so that each game is compiled once a run."""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("games", deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("games")


def pytest_configure(config: pytest.Config) -> None:
    """Make the folder, unless the caller names one; the processes of pytest-xdist inherit it."""
    if "SCHADENFREUDE_CACHE" not in os.environ:
        folder = tempfile.mkdtemp(prefix="schadenfreude-tests-")
        os.environ["SCHADENFREUDE_CACHE"] = folder
        config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
