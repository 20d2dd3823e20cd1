"""Many tables at once: a server of its own, people who answer as fast as people do, and everybody who looks on.

Each table has two people and two computer players; people and spectators hold the socket of the page open. A person
decides `PAUSE` seconds after being asked and the time is taken until the answer comes, which is after the move is on
disk. The load generator runs on the same machine and counts against it.
"""

from __future__ import annotations

import asyncio
import html
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME = "pechvogel"
TABLES = 300
SOCKETS = 1000
PAUSE = 10.0  # seconds a person thinks, on average
SECONDS = 30.0  # of play that are measured
SETTLING = 5.0  # seconds before them
DECISION = re.compile(r'name="decision" value="(\d+)"')
MOVE = re.compile(r'name="move" value="([^"]+)"')

Row = tuple[str, str, str]


class Http:
    """One connection that is kept, for requests one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, method: str, path: str, body: str = "", **headers: str) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        for attempt in range(2):
            try:
                return await self._request(method, path, body, headers)
            except (ConnectionError, asyncio.IncompleteReadError):
                self._streams = None
                if attempt:
                    raise
        raise AssertionError

    async def _request(self, method: str, path: str, body: str, headers: dict[str, str]) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self._port}", f"content-length: {len(body.encode())}"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", body]).encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", head)
        answer = await reader.readexactly(int(length[1])) if length else b""
        return int(head.split()[1]), answer

    def close(self) -> None:
        """Give the connection back."""
        if self._streams is not None:
            self._streams[1].close()


@dataclass
class Load:
    """What was measured: milliseconds until each answer, and how much news came."""

    port: int
    answers: list[float] = field(default_factory=list)
    refused: int = 0
    news: int = 0
    is_measuring: bool = False

    def watch(self, table: str, token: str = "") -> connect:
        """A page's socket."""
        headers = {"cookie": f"schadenfreude={token}"} if token else {}
        url = f"ws://127.0.0.1:{self.port}/table/{table}/socket?since=1"
        return connect(url, additional_headers=headers, compression=None, ping_interval=None)

    async def play(self, table: str, token: str, sockets: list[ClientConnection]) -> None:
        """Be a person who is asked and answers."""
        http, luck = Http(self.port), random.Random(token)
        async with self.watch(table, token) as socket:
            sockets.append(socket)
            pending: asyncio.Task[None] | None = None
            try:
                async for text in socket:
                    self.news += self.is_measuring
                    content = json.loads(text)
                    if content["is_asked"] and (pending is None or pending.done()):
                        pending = asyncio.create_task(self._answer(http, luck, table, token, content["html"]))
            except ConnectionClosed:
                pass
            finally:
                if pending is not None:
                    pending.cancel()
                http.close()

    async def _answer(self, http: Http, luck: random.Random, table: str, token: str, page: str) -> None:
        decision, moves = DECISION.search(page), MOVE.findall(page)
        if decision is None or not moves:
            return
        await asyncio.sleep(luck.uniform(0.5, 1.5) * PAUSE)
        move = html.unescape(luck.choice(moves))
        body = urlencode({"decision": decision[1], "move": move, "answer": f"{luck.random()}"})
        begun = time.perf_counter()
        status, _ = await http.request(
            "POST",
            f"/table/{table}/answer",
            body,
            content_type="application/x-www-form-urlencoded",
            accept="application/json",
            cookie=f"schadenfreude={token}",
        )
        if self.is_measuring:
            self.answers.append(1000 * (time.perf_counter() - begun))
            self.refused += status != 200

    async def look_on(self, table: str, sockets: list[ClientConnection]) -> None:
        """Be a spectator."""
        async with self.watch(table) as socket:
            sockets.append(socket)
            try:
                async for _ in socket:
                    self.news += self.is_measuring
            except ConnectionClosed:
                pass


async def person(http: Http, name: str) -> str:
    """The token of a new person."""
    _, answer = await http.request("POST", "/api/people", json.dumps({"name": name}))
    return str(json.loads(answer)["token"])


async def begin(port: int, number: int) -> tuple[str, list[str]]:
    """A table that has begun, and the tokens of its two people."""
    http = Http(port)
    tokens = [await person(http, f"Anna {number}"), await person(http, f"Bert {number}")]
    sent = {"game": GAME, "seats": [None, None, "easy", "easy"]}
    _, answer = await http.request("POST", "/api/tables", json.dumps(sent), authorization=f"Bearer {tokens[0]}")
    table = json.loads(answer)["id"]
    path = f"/api/tables/{table}"
    await http.request("POST", f"{path}/join", json.dumps({"seat": 1}), authorization=f"Bearer {tokens[1]}")
    await http.request("POST", f"{path}/start", "{}", authorization=f"Bearer {tokens[0]}")
    http.close()
    return table, tokens


def memory(pid: int) -> float:
    """The resident memory of a process in KiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return float(status.split("VmRSS:")[1].split()[0])


async def measure(port: int, pid: int) -> list[Row]:
    """Play, and take the times."""
    load = Load(port)
    tables = [await begin(port, number) for number in range(TABLES)]
    before = memory(pid)
    sockets: list[ClientConnection] = []
    tasks: list[asyncio.Task[None]] = []
    for table, tokens in tables:
        tasks += [asyncio.create_task(load.play(table, token, sockets)) for token in tokens]
    for number in range(SOCKETS - 2 * TABLES):
        tasks.append(asyncio.create_task(load.look_on(tables[number % TABLES][0], sockets)))
        if number % 20 == 0:
            await asyncio.sleep(0.05)
    while len(sockets) < SOCKETS:
        await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLING)
    each = (memory(pid) - before) / SOCKETS
    load.is_measuring = True
    await asyncio.sleep(SECONDS)
    load.is_measuring = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    median, last = statistics.median(load.answers), statistics.quantiles(load.answers, n=100)[98]
    about = f"{TABLES} tables, {SOCKETS} sockets, {len(load.answers) / SECONDS:.0f} answers/s of people"
    return [
        (f"{about}, {load.news / SECONDS:.0f} news/s: median until acknowledged", f"{median:.0f} ms", "< 30 ms"),
        ("99th percentile", f"{last:.0f} ms", "< 150 ms"),
        ("answers refused", f"{load.refused}", "0"),
        ("memory per socket", f"{each:.0f} KiB", "< 60 KiB"),
    ]


def bench_load() -> list[Row]:
    """How long people wait for their moves to be acknowledged while many play."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        program = Path(sys.executable).with_name("schadenfreude")
        command = [program, "serve", "--port", f"{port}", "--database", f"{folder}/tables.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C.UTF-8"})
        try:
            while socket.socket().connect_ex(("127.0.0.1", port)):
                time.sleep(0.1)
            return asyncio.run(measure(port, server.pid))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
