"""Hints: what each choice is worth, for whoever plays against computers alone. Against people it would not be fair."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from schadenfreude.core.carriers import Plain
from schadenfreude.lab.advise import FIGURES, LISTED, Choice, advise
from schadenfreude.players.ready import LOADING, carrier_for
from schadenfreude.server import Refused
from schadenfreude.server.live import LiveTable
from schadenfreude.server.seen import Seen, look_at
from schadenfreude.server.visit import live_of, page, person_of, words_of

THOUGHT = 1.0  # seconds for a hint
AT_ONCE = 1  # hints that are thought about at the same time: everybody's moves go first

_thinking = asyncio.Semaphore(AT_ONCE)


class Advised(NamedTuple):
    """A choice in words: what it is, what it is worth, and what is known of it exactly."""

    label: str
    worth: str
    figures: list[str]


async def hint(request: Request) -> Response:
    """What the choices of whoever asks are worth, best first. Refused where other people play, or nothing is asked."""
    live, person = await live_of(request).table(request.path_params["table"]), await person_of(request)
    words = words_of(request)
    seen = Seen(live.table, look_at(live.table, person.id if person else None), words, live.table.number)
    if not seen.may_be_advised:
        raise Refused("error-no-hint")
    async with _thinking:
        choices, is_quick = await _advice(live, seen)
    return await page(
        request,
        "hint.html",
        id=live.id,
        is_quick=is_quick,
        advised=[_told(seen, choice) for choice in choices[:LISTED]],
    )


async def _advice(live: LiveTable, seen: Seen) -> tuple[list[Choice], bool]:
    """The choices, best first, and whether they were only looked at quickly, as the compiled rules are not ready."""
    key = "hint", seen.number, seen.seat
    if key not in live.kept:
        game, v = seen.game, seen.masked()
        carrier = await asyncio.to_thread(carrier_for, game, LOADING)
        found = await asyncio.to_thread(advise, game, v, v.mover, seconds=THOUGHT, carrier=carrier)
        live.kept[key] = found, isinstance(carrier, Plain)
    advice: tuple[list[Choice], bool] = live.kept[key]
    return advice


def _told(seen: Seen, choice: Choice) -> Advised:
    worth = seen.words("hint-hardly" if choice.is_vague else "hint-worth", **choice.in_numbers())
    figures = [seen.game.write_figure(seen.game_words, seen.names, known) for known in choice.figures[:FIGURES]]
    return Advised(seen.game.label(seen.game_words, seen.names, choice.move, seen.masked()), worth, figures)


ROUTES: list[BaseRoute] = [Route("/table/{table}/hint", hint)]
