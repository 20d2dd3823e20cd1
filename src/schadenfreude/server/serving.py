"""Running the server: on which address, over which database, and where people find it."""

from __future__ import annotations

import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import segno
import uvicorn

from schadenfreude.core.text import Words
from schadenfreude.server import Refused
from schadenfreude.server.app import make_app
from schadenfreude.server.clock import Waits
from schadenfreude.server.speech import server_words
from schadenfreude.server.store import Store

PORT = 8000
LARGEST_SAID = 1024  # bytes that a client may send over a socket
SWITCHING = 0.001  # seconds after which a thread that computes lets the one go on that writes or answers
COLLECTING = (5_000, 10, 500)  # gc.set_threshold: to look at all tables for garbage stops everything; seldom is enough
LAST_REQUESTS = 2  # seconds that requests may take after the server has been told to end
SOMEWHERE = ("192.0.2.1", 9)  # an address nobody has; nothing is sent there, it only tells our own one


def serve(language: str, host: str, port: int | None, database: str, *, waits: Waits, show: bool = False) -> None:
    """Serve until somebody interrupts. Without a `port` the usual one, or any if that is taken.

    With `show` the page opens in the browser. Requests are not logged: their addresses are invitations. Raises Refused
    if the database or the address cannot be used.
    """
    words = server_words(language)
    listener = _listen(host, port)
    try:
        if "://" not in database:
            with suppress(OSError):  # the store says what is wrong
                Path(database).parent.mkdir(parents=True, exist_ok=True)
        store = Store(database)
    except Refused:
        listener.close()
        raise
    with suppress(KeyboardInterrupt):
        port = listener.getsockname()[1]
        room = _room(host, port)
        shows = (
            room is not None and sys.stdout.isatty()
        )  # what is no terminal may be a log, where no invitation belongs
        config = uvicorn.Config(
            make_app(store, waits=waits, room=room, invite=partial(_invite, words) if shows else None),
            http="httptools",
            ws="websockets-sansio",  # takes less memory a socket than the other, and no tasks of its own
            access_log=False,
            log_level="warning",
            server_header=False,
            ws_max_size=LARGEST_SAID,
            ws_max_queue=1,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LAST_REQUESTS,
        )
        sys.setswitchinterval(SWITCHING)
        gc.set_threshold(*COLLECTING)
        Server(config, partial(_announce, words, host, port, show=show)).run(sockets=[listener])


class Server(uvicorn.Server):
    """A server that says when it listens: whoever is told its address may come at once."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and announce it."""
        await super().startup(sockets)
        self._announce()


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket that is bound to an address. Raises Refused."""
    try:
        kind, *_, address = socket.getaddrinfo(host, port or 0, type=socket.SOCK_STREAM)[0]
        for chosen in [port] if port is not None else [PORT, 0]:
            listener = socket.socket(kind)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind((address[0], chosen, *address[2:]))
            except OSError:
                listener.close()
                if chosen != PORT or port is not None:
                    raise
            else:
                return listener
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused("error-address", host=host, port=str(port if port is not None else PORT), reason=reason) from None
    raise AssertionError


def _announce(words: Words, host: str, port: int, *, show: bool) -> None:
    """Say where the page is, and open it; for phones in the same room a code if they can reach it."""
    own = f"http://{_written(host)}:{port}/"
    room = _room(host, port)
    if room is not None:
        own = f"http://localhost:{port}/"
        print(words("serving-room", url=f"{room}/"))
        if sys.stdout.isatty():
            segno.make(f"{room}/", micro=False).terminal(compact=True)
    print(words("serving", url=own), flush=True)
    if show and (sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        threading.Thread(target=webbrowser.open, args=[own], daemon=True).start()


def _invite(words: Words, link: str) -> None:
    """Say how others come to a private table; for phones in the same room a code."""
    print(words("serving-table", url=link))
    segno.make(link, micro=False).terminal(compact=True)
    sys.stdout.flush()


def _room(host: str, port: int) -> str | None:
    """Where phones in the same room find us, if that is not where people at this machine do."""
    return f"http://{_own_address()}:{port}" if _is_everywhere(host) else None


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _is_everywhere(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return False


def _own_address() -> str:
    """Our address in the network; where there is none, that of this machine for itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
