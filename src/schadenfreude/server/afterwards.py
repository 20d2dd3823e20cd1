"""After the game: were the dice fair?"""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from schadenfreude.core.record import Record
from schadenfreude.server import Missing
from schadenfreude.server.fairness import NOTE, check_outcomes, read_proof
from schadenfreude.server.visit import live_of, page, words_of


async def dice(request: Request) -> Response:
    """How the dice of a table are known to be fair, and, when the game is over, their check."""
    live = await live_of(request).table(request.path_params["table"])
    table = live.table
    if table.commitment is None and NOTE not in table.record.notes:
        raise Missing("error-no-fair-dice")
    proof = read_proof(table.record) if table.is_over else None
    return await page(
        request,
        "dice.html",
        id=live.id,
        commitment=proof.commitment if proof is not None else table.commitment,
        secret=proof.secret if proof is not None else None,
        salts=list(zip(table.names(words_of(request)), table.salts, strict=False)),
    )


async def dice_json(request: Request) -> Response:
    """What a browser checks: the proof, and each outcome with how many there were and which have its word."""
    live = await live_of(request).table(request.path_params["table"])
    if not live.table.is_over:
        raise Missing("error-record-later")
    return JSONResponse(await asyncio.to_thread(_outcomes, live.table.record))


def _outcomes(record: Record) -> dict[str, Any]:
    proof = read_proof(record)
    outcomes = [
        {"entry": one.entry, "chances": one.chances, "fits": _ranges(one.fits), "word": one.word}
        for one in check_outcomes(record, proof)
    ]
    return {**proof._asdict(), "outcomes": outcomes}


def _ranges(numbers: list[int]) -> list[tuple[int, int]]:
    """Ascending numbers as first and last of those that follow each other."""
    runs = [[n for _, n in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return [(run[0], run[-1]) for run in runs]


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/dice", dice),
    Route("/table/{table}/dice.json", dice_json),
]
