"""Nobody waits for a compiler: searches run on the plain rules until the compiled ones are there."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from schadenfreude.core.carriers import Compiled, Plain, cache_folder
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game
from schadenfreude.players import ready

NAME = "pechvogel"
compile_behind = ready.get_ready  # as it is without the fixture that keeps tests from compiling


@pytest.fixture(autouse=True)
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "_compiled", {})
    monkeypatch.setattr(ready, "_begun", {})


def test_the_plain_rules_think_until_the_compiled_ones_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(ready, "get_ready", lambda played: begun.append(played.name))
    assert isinstance(ready.carrier_for(game(NAME)), Plain)
    assert isinstance(ready.carrier_for(game(NAME)), Plain)
    assert begun == [NAME]
    made = ready.compiled(game(NAME))
    assert isinstance(made, Compiled)
    assert ready.carrier_for(game(NAME)) is made


@pytest.mark.parametrize("compiled_before", [True, False])
def test_what_needs_only_to_be_loaded_is_waited_for(monkeypatch: pytest.MonkeyPatch, compiled_before: bool) -> None:
    loaded = Compiled(game(NAME), "simulate", "count")
    go_on = threading.Event()

    def load(_: Game) -> None:
        go_on.wait(0.3 if compiled_before else 60)
        ready._compiled[NAME] = loaded

    monkeypatch.setattr(ready, "get_ready", load)
    monkeypatch.setattr(ready, "is_compiled", lambda _: compiled_before)
    assert (ready.carrier_for(game(NAME), 60) is loaded) == compiled_before
    go_on.set()
    ready._begun[NAME].join()


def test_without_numba_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "has_numba", lambda: False)
    monkeypatch.setattr(ready, "get_ready", lambda played: pytest.fail("began to compile"))
    assert isinstance(ready.carrier_for(game(NAME)), Plain)


def test_compiling_goes_on_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ready.compiled(game(NAME))  # so that the other process finds nearly all of it done
    mark = cache_folder(game(NAME)) / ready.MARK
    mark.unlink()
    monkeypatch.setattr(ready, "_compiled", {})
    monkeypatch.setattr(ready, "get_ready", compile_behind)
    ready.carrier_for(game(NAME))
    end = time.monotonic() + 120
    while NAME not in ready._compiled and time.monotonic() < end:
        time.sleep(0.05)
    assert isinstance(ready.carrier_for(game(NAME)), Compiled)
    assert mark.exists()


def test_a_compiler_that_fails_leaves_the_plain_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SCHADENFREUDE_CACHE", str(tmp_path))
    monkeypatch.setattr(ready, "ALONE", "raise SystemExit(1)")
    compile_behind(game(NAME))
    assert isinstance(ready.carrier_for(game(NAME)), Plain)
