"""What the tests of the terminal share."""

from pathlib import Path

import pytest

from tests.terminal.running import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Commands with a state folder of their own."""
    return Terminal(tmp_path / "state", monkeypatch, capsys)
