"""On another device: a link that works once, for a day, and makes another browser the same person.

Its token is in the path, which the server does not log, and is of use only until it is used. Only a form uses it up:
programs that look at links beforehand do not.
"""

from __future__ import annotations

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from schadenfreude.server.visit import go_to, link_to, page, people_of, token_of

QR_SCALE = 4


async def device(request: Request) -> Response:
    """The page where such a link is asked for."""
    person = await people_of(request).known(token_of(request))
    return await page(request, "device.html", name=person.name, link=None)


async def link(request: Request) -> Response:
    """A new link, shown this once; the one before is void."""
    people = people_of(request)
    person = await people.known(token_of(request))
    address = link_to(request, "recover", token=await people.offer(person))
    code = segno.make(address, micro=False).svg_inline(scale=QR_SCALE, border=2, light="#fff", omitsize=False)
    return await page(request, "device.html", name=person.name, link=address, code=Markup(code))


async def confirm(request: Request) -> Response:
    """Whom a link would make of this browser."""
    person = await people_of(request).offered(request.path_params["token"])
    return await page(request, "recover.html", name=person.name, token=request.path_params["token"])


async def recover(request: Request) -> Response:
    """Use a link."""
    return go_to(request, "/", await people_of(request).recover(request.path_params["token"]))


ROUTES: list[BaseRoute] = [
    Route("/device", device),
    Route("/device", link, methods=["POST"]),
    Route("/recover/{token}", confirm, name="recover"),
    Route("/recover/{token}", recover, methods=["POST"]),
]
