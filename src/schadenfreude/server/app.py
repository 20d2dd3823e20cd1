"""The application: routes, guards, and what is answered when something is wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from schadenfreude.core.errors import BadInput
from schadenfreude.server import afterwards, api, assets, devices, hint, pages
from schadenfreude.server.clock import USUAL_WAITS, Waits
from schadenfreude.server.guard import Guard, on_defect
from schadenfreude.server.live import Live
from schadenfreude.server.people import People
from schadenfreude.server.store import Store
from schadenfreude.server.visit import on_bad_input, on_database_error, on_http_error

WORTH_PACKING = 800  # bytes of an answer


def make_app(
    store: Store,
    *,
    waits: Waits = USUAL_WAITS,
    room: str | None = None,
    invite: Callable[[str], None] | None = None,
) -> Starlette:
    """The application over a store, which it closes at its end.

    `room` is where phones in the same room find it, if people at this machine use an address that only works here;
    `invite` is told the link to each private table that they open.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.room, app.state.invite = room, invite
        app.state.people = People(store)
        app.state.live = Live(store, waits)
        yield
        await app.state.live.close()

    return Starlette(
        routes=[*api.ROUTES, *afterwards.ROUTES, *hint.ROUTES, *devices.ROUTES, *assets.ROUTES, *pages.ROUTES],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=WORTH_PACKING)],
        exception_handlers={
            BadInput: on_bad_input,
            HTTPException: on_http_error,
            SQLAlchemyError: on_database_error,
            Exception: on_defect,
        },
        lifespan=lifespan,
    )
