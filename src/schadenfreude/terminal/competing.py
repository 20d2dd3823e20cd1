"""Arenas for people: progress while they play, the standings at the end."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

from schadenfreude.core.text import Words
from schadenfreude.lab.arena import Arena
from schadenfreude.terminal.ledger import Ledger
from schadenfreude.terminal.screen import Screen
from schadenfreude.terminal.seats import seat_names
from schadenfreude.terminal.simulating import progress


def compete(arena: Arena, out: Path | None, words: Words) -> None:
    """Play an arena, with progress; `out` is the file in which its games are kept, and from which it goes on.

    KeyboardInterrupt ends it with the deals that are whole so far, and goes on if there are none. Raises BadInput.
    """
    with Ledger(out, arena.settings()) if out is not None else nullcontext() as ledger:
        earlier = ledger.earlier[: arena.games] if ledger is not None else []
        try:
            with progress(arena.games, words) as tell:
                for games in arena.play(earlier):
                    if ledger is not None:
                        ledger.add(games)
                    if tell is not None:
                        tell(arena.standings.games)
        except KeyboardInterrupt:
            if arena.standings.deals == 0:
                raise


def say_standings(arena: Arena, words: Words, screen: Screen) -> None:
    """Print how the players did, best first."""
    table = arena.standings
    screen.say(
        words(
            "arena-played",
            game=arena.game.words(words.language)("name"),
            games=table.games,
            deals=table.deals,
            seatings=len(arena.seatings),
            seats=arena.seats,
            seed=str(arena.seed),
        ),
        "title",
    )
    if not arena.compiled:
        screen.say(words("simulated-slowly"), "quiet")
    standings = table.table()
    names = seat_names(arena.game, words, [standing.player for standing in standings], len(standings))
    lines = []
    for name, standing in zip(names, standings, strict=True):
        shares = {key: 100 * getattr(standing, key) for key in ("share", "low", "high", "even")}
        rest = {key: getattr(standing, key) for key in ("games", "points", "rating", "deviation")}
        lines.append((name, words("arena-standing", **shares, **rest)))
    screen.picture(lines)
    if arena.until is not None:
        certain = "yes" if arena.is_decided else "no"
        screen.say(words("arena-order", certain=certain, percent=round(100 * arena.until)))
