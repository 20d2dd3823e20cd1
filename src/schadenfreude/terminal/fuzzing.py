"""Fuzzing for people: progress while it runs, then what each game showed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from schadenfreude.core.game import Game
from schadenfreude.core.text import Words
from schadenfreude.lab.fuzz import Findings, fuzz
from schadenfreude.terminal.simulating import progress


def fuzz_games(
    games: Sequence[Game],
    count: int,
    decisions: int,
    seed: int,
    threads: int | None,
    words: Words,
    *,
    quiet: bool,
) -> dict[str, dict[str, Any]]:
    """Fuzz each of the games, telling what it showed unless `quiet`; everything found, by the game's name."""
    everything = {}
    for game in games:
        found = Findings()
        with progress(count, words) as tell:
            for more in fuzz(game, count, decisions, seed, threads):
                found.add(more)
                if tell is not None:
                    tell(min(found.games, count))
        everything[game.name] = {"good": found.are_good, **asdict(found)}
        if not quiet:
            print(words("fuzzed", game=game.words(words.language)("name"), **asdict(found) | {"differences": 0}))
            for key in ("broken", "outside", "unordered", "endless"):
                if bad := getattr(found, key):
                    print(words(f"fuzz-{key}", count=bad))
            for difference in found.differences:
                print(words("fuzz-differs", where=difference))
    return everything
