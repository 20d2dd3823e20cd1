"""Running commands in tests: in this process, with what is typed, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from schadenfreude.cli import run

PROGRAM = Path(sys.executable).with_name("schadenfreude")


class Ran(NamedTuple):
    """What a command printed, and its exit code."""

    out: str
    err: str
    code: int


class Terminal:
    """Runs commands with a state folder of their own, in English unless they say otherwise."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "en_US.UTF-8")
        monkeypatch.setenv("XDG_STATE_HOME", str(folder))

    def run(self, *arguments: object, typed: str = "") -> Ran:
        """Run a command in this process; `typed` are the lines that somebody types."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        self._capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(out, err, code)

    def saved(self) -> list[Path]:
        """The files of games under way."""
        return sorted((self.folder / "schadenfreude" / "saved").iterdir())

    def records(self) -> list[Path]:
        """The files of finished games."""
        return sorted((self.folder / "schadenfreude" / "records").iterdir())


def run_process(folder: Path, *arguments: object, typed: str = "", **environment: str) -> Ran:
    """Run a command as a process of its own."""
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=process_environment(folder, **environment),
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return Ran(done.stdout, done.stderr, done.returncode)


def process_environment(folder: Path, **environment: str) -> dict[str, str]:
    """The environment of a process of its own."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("LC_") and k != "LANGUAGE"}
    return {**kept, "XDG_STATE_HOME": str(folder), "LANG": "en_US.UTF-8", "PYTHONUTF8": "1", **environment}
