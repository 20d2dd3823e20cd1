"""Phones in the same room: links that work for them, though whoever opens the table sits at this machine."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
from pathlib import Path

import httpx

from schadenfreude.core.registry import game_names
from schadenfreude.server.app import make_app
from schadenfreude.server.store import Store
from tests.server.visiting import PROGRAM, free_port

ROOM = "http://192.0.2.7:8000"


def test_the_address_is_announced_when_somebody_listens_there(tmp_path: Path) -> None:
    command = [str(PROGRAM), "serve", "--port", str(free_port()), "--database", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://(127\.0\.0\.1):(\d+)/", process.stdout.readline())
            assert found is not None
            socket.create_connection((found[1], int(found[2])), timeout=5).close()
        finally:
            process.send_signal(signal.SIGINT)


def test_a_private_table_opened_here_is_announced_with_a_link_for_the_room(tmp_path: Path) -> None:
    asyncio.run(_open_tables(tmp_path / "tables.sqlite"))


async def _open_tables(file: Path) -> None:
    said: list[str] = []
    app = make_app(Store(str(file)), room=ROOM, invite=said.append)
    async with app.router.lifespan_context(app):
        for address, seats, listed, announced in (
            ("127.0.0.1", [None, None], False, True),
            ("127.0.0.1", [None, None], True, False),
            ("127.0.0.1", [None, "easy"], False, False),
            ("192.0.2.9", [None, None], False, False),
        ):
            said.clear()
            transport = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000") as client:
                person = (await client.post("/api/people", json={"name": "Anna"})).json()
                client.headers["authorization"] = f"Bearer {person['token']}"
                sent = {"game": game_names()[-1], "seats": seats, "listed": listed}
                table = (await client.post("/api/tables", json=sent)).json()
                assert said == ([f"{ROOM}/table/{table['id']}"] if announced else [])
                page = (await client.get(f"/table/{table['id']}")).text
                if table["status"] == "open":
                    assert (f"{ROOM}/table/{table['id']}" in page) == (address == "127.0.0.1")
