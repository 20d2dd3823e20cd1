"""What holds for every request: nothing from foreign pages, nothing giant, and a policy that loads only our own."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schadenfreude.server.visit import refuse, words_of

LARGEST_BODY = 64 * 1024  # bytes of a request
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
REFUSED = 1008  # the code with which a socket is closed


class Guard:
    """Refuses what foreign pages send and what is too large, and adds the headers. Everything else is passed on."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer or pass on, as ASGI wants it."""
        if scope["type"] == "websocket":
            if is_foreign(Headers(scope=scope)):
                await send({"type": "websocket.close", "code": REFUSED})
            else:
                await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        taken = 0

        async def receive_guarded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:
                raise HTTPException(413)
            return message

        request = Request(scope, receive)
        words = words_of(request)
        if scope["method"] not in SAFE and is_foreign(request.headers):
            response = await refuse(request, 403, words("error-foreign"))
        elif int(request.headers.get("content-length", 0)) > LARGEST_BODY:
            response = await refuse(request, 413, words("error-status-413"))
        else:
            await self._app(scope, receive_guarded, send_guarded)
            return
        await response(scope, receive, send_guarded)


async def on_defect(request: Request, _: Exception) -> Response:
    """Answer that something is wrong with this program; this answer does not pass through the guard."""
    response = await refuse(request, 500, words_of(request)("error-status-500"))
    response.headers.update(HEADERS | {"cache-control": "no-store"})
    return response


def is_foreign(headers: Headers) -> bool:
    """Was this sent by a page of another origin? Programs, which are no pages, name none."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc != headers.get("host")
        except ValueError:  # no address at all
            return True
    return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
