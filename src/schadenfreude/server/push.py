"""News of a table over a WebSocket: what comes after the number last seen, and again whenever something happens.

What a client gets is made anew from where the table stands, so there is no queue: however slow it reads, one piece of
news waits for it. Whoever does not read that either is dropped. News is made one piece at a time, with room between two
pieces for requests: however many look on, a move is acknowledged before they are told, and what has passed by the time
they are told is left out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from schadenfreude.core.errors import BadInput
from schadenfreude.server.live import Busy, LiveTable
from schadenfreude.server.seen import Look, is_asked
from schadenfreude.server.table import Table
from schadenfreude.server.visit import address_of, arrive, last_seen, live_of, person_of

GATHERING = 0.1  # seconds that news waits for computer players who are to move, so that several moves are one piece
SHORTLY = 0.03  # seconds that it waits for them if one has decided oneself
PLAYING, WATCHING = 0.5, 2.0  # seconds by which, where many wait, players and spectators are told after who decides
SLOWEST = 10.0  # seconds a client may take to read a piece of news
TRY_AGAIN = 1013  # the code with which a socket is closed that was too slow, or one too many
NOT_HERE = 1008  # there is no such table, or nothing may be said here

News = Callable[[LiveTable, Look, int], str]  # made for somebody who looks, of what comes after a number

Looks = Callable[[Table, str | None], Look]


async def push(socket: WebSocket, news: News, look: Looks) -> None:
    """Serve a socket as long as it reads and says nothing; `look` says how whoever it is looks at the table."""
    await socket.accept()
    try:
        live = await live_of(socket).table(socket.path_params["table"])
        person = await person_of(socket)
        person_id = person.id if person is not None else None
        with live.presence(person_id, address_of(socket)):
            await arrive(live, person)
            since = await last_seen(socket, live)
            ends = [
                asyncio.create_task(_listen(socket)),
                asyncio.create_task(_tell(socket, live, lambda: look(live.table, person_id), since, news)),
            ]
            try:
                done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                code = done.pop().result()
            finally:
                for end in ends:
                    end.cancel()
                await asyncio.gather(*ends, return_exceptions=True)
    except Busy:
        code = TRY_AGAIN
    except BadInput:
        code = NOT_HERE
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


async def _listen(socket: WebSocket) -> int:
    """Wait for the end; whatever a client says here is one."""
    await socket.receive()
    return NOT_HERE


async def _tell(socket: WebSocket, live: LiveTable, look: Callable[[], Look], since: int, news: News) -> int:
    while True:
        was_asked = is_asked(live.table, look())
        await live.wait(since)
        await live.settle(SHORTLY if was_asked else GATHERING)
        async with live.turns.turn(_patience(live.table, look(), was_asked=was_asked)):
            text = news(live, look(), since)
            since = live.table.number
        try:
            async with asyncio.timeout(SLOWEST):
                await socket.send_text(text)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            return TRY_AGAIN
        del text  # it is long, and nothing may happen for long


def _patience(table: Table, looking: Look, *, was_asked: bool) -> float:
    """How long whoever looks can wait to be told, as against others."""
    if was_asked or is_asked(table, looking):
        return 0.0
    return PLAYING if looking.mine else WATCHING
