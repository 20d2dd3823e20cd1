"""Many tables at once: a server of its own, people who answer as people do, and everybody who looks on.

What is assumed: the tables have two people, an `easy` and a `medium` computer player, and play all games in turn, which
are compiled before. Everybody holds the socket of the page open, people and some spectators. A person looks at what he
is asked for `THINKING` seconds on average, between half and one and a half times as long, and takes any of the moves
that his page offers. So there are as many answers as tables whose people have thought, not as many as a program could
send; then people think less and less, to see how many answers could be taken.

The time is taken from sending an answer until it is acknowledged, which is after the move is on disk, and until the
person's own page shows what came of it. The load generator runs on the same machine and counts against it.
"""

from __future__ import annotations

import asyncio
import html
import json
import os
import random
import re
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from serving import running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from schadenfreude.core.registry import game_names

TABLES = 300
COMPUTERS = ("easy", "medium")  # at each of them, besides two people
SOCKETS = 1000
THINKING = 6.0  # seconds before a person decides, on average
HURRIES = (3.0, 1.5, 0.7)  # seconds with which the highest rate is looked for; with more of them the games would end
SECONDS = 30.0  # of play that are measured
SETTLING = 5.0  # seconds before them
WARMING = 20.0  # seconds in which people play before spectators come, whose sockets are weighed
FEWEST = 100  # answers from which times can be told
AT_ONCE = 20  # tables that are opened at once
MEDIAN, LAST = 30.0, 150.0  # milliseconds asked for
FORM = re.compile(r'<form id="answer".*?</form>', re.DOTALL)
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
class Figures:
    """What was measured in some seconds: milliseconds until each answer was acknowledged and shown, and how many."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    refused: int = 0
    news: int = 0
    cores: float = 0.0  # how busy the server was

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.acknowledged) / SECONDS

    @property
    def median(self) -> float:
        """Milliseconds until an answer was acknowledged."""
        return statistics.median(self.acknowledged)

    @property
    def is_enough(self) -> bool:
        """Was everybody answered as fast as was asked for?"""
        if len(self.acknowledged) < FEWEST:
            return False
        return self.median < MEDIAN and last(self.acknowledged) < LAST and not self.refused


def last(times: list[float]) -> float:
    """The 99th percentile."""
    return statistics.quantiles(times, n=100)[98]


class Person:
    """Somebody who has a seat, is asked, and answers."""

    def __init__(self, load: Load, table: str, token: str) -> None:
        self._load, self._table, self._token = load, table, token
        self._http, self._luck = Http(load.port), random.Random(token)
        self._sent: tuple[float, int] | None = None  # when the last answer was sent, and the number it got
        self._page: dict[str, Any] = {}
        self._deciding: asyncio.Task[None] | None = None

    async def play(self, sockets: list[ClientConnection]) -> None:
        """Follow the table until cancelled."""
        async with self._load.watch(self._table, self._token) as socket:
            sockets.append(socket)
            try:
                async for text in socket:
                    self._load.figures.news += 1
                    self._page = json.loads(text)
                    self._see()
            except ConnectionClosed:
                pass
            finally:
                if self._deciding is not None:
                    self._deciding.cancel()
                self._http.close()

    def _see(self) -> None:
        if self._sent is not None and self._page["number"] >= self._sent[1]:
            self._load.figures.shown.append(1000 * (time.perf_counter() - self._sent[0]))
            self._sent = None
        if self._page["is_asked"] and (self._deciding is None or self._deciding.done()):
            self._deciding = asyncio.create_task(self._decide())

    async def _decide(self) -> None:
        form = FORM.search(self._page["html"])
        while form is not None:
            await asyncio.sleep(self._luck.uniform(0.5, 1.5) * self._load.thinking)
            asked, moves = DECISION.search(form[0]), MOVE.findall(form[0])
            assert asked is not None
            await self._answer(int(asked[1]), html.unescape(self._luck.choice(moves)))
            form = FORM.search(self._page["html"]) if self._sent is None else None

    async def _answer(self, decision: int, move: str) -> None:
        body = urlencode({"decision": decision, "move": move, "answer": f"{self._luck.random()}"})
        begun = time.perf_counter()
        status, answer = await self._http.request(
            "POST",
            f"/table/{self._table}/answer",
            body,
            content_type="application/x-www-form-urlencoded",
            accept="application/json",
            cookie=f"schadenfreude={self._token}",
        )
        if status != 200:
            self._load.figures.refused += 1
            return
        self._load.figures.acknowledged.append(1000 * (time.perf_counter() - begun))
        self._sent = begun, json.loads(answer)["number"]
        self._see()


class Load:
    """All people, how long they think, and what is measured now."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.pid = pid
        self.thinking = THINKING
        self.figures = Figures()

    def watch(self, table: str, token: str = "") -> connect:
        """A page's socket."""
        headers = {"cookie": f"schadenfreude={token}"} if token else {}
        url = f"ws://127.0.0.1:{self.port}/table/{table}/socket?since=1"
        return connect(url, additional_headers=headers, compression=None, ping_interval=None)

    async def look_on(self, table: str, sockets: list[ClientConnection]) -> None:
        """Be a spectator."""
        async with self.watch(table) as socket:
            sockets.append(socket)
            try:
                async for _ in socket:
                    self.figures.news += 1
            except ConnectionClosed:
                pass

    async def measure(self, thinking: float) -> Figures:
        """Let people think so long, and take the times."""
        self.thinking = thinking
        await asyncio.sleep(thinking + SETTLING)
        self.figures = figures = Figures()
        used = processor(self.pid)
        await asyncio.sleep(SECONDS)
        self.figures = Figures()
        figures.cores = (processor(self.pid) - used) / SECONDS
        return figures


async def person(http: Http, name: str) -> str:
    """The token of a new person."""
    _, answer = await http.request("POST", "/api/people", json.dumps({"name": name}))
    return str(json.loads(answer)["token"])


async def begin(port: int, number: int) -> tuple[str, list[str]]:
    """A table that has begun, and the tokens of its two people."""
    http, games = Http(port), game_names()
    tokens = [await person(http, f"Anna {number}"), await person(http, f"Bert {number}")]
    sent = {"game": games[number % len(games)], "seats": [None, None, *COMPUTERS]}
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


def processor(pid: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int) -> list[Row]:
    """Play, and take the times."""
    load = Load(port, pid)
    tables: list[tuple[str, list[str]]] = []
    for first in range(0, TABLES, AT_ONCE):
        tables += await asyncio.gather(*(begin(port, first + number) for number in range(AT_ONCE)))
    sockets: list[ClientConnection] = []
    people = [Person(load, table, token) for table, tokens in tables for token in tokens]
    tasks = [asyncio.create_task(person.play(sockets)) for person in people]
    await asyncio.sleep(WARMING)
    before = memory(pid)
    for number in range(SOCKETS - len(people)):
        tasks.append(asyncio.create_task(load.look_on(tables[number % TABLES][0], sockets)))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0.05)
    while len(sockets) < SOCKETS:
        await asyncio.sleep(0.1)
    each = (memory(pid) - before) / (SOCKETS - len(people))
    usual = await load.measure(THINKING)
    best = usual if usual.is_enough else None
    thinking = THINKING
    for hurry in HURRIES:
        hurried = await load.measure(hurry) if best is not None else usual
        if not hurried.is_enough:
            break
        best, thinking = hurried, hurry
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    about = f"{TABLES} tables, {SOCKETS} sockets, {usual.rate:.0f} answers/s of people who think {THINKING:.0f} s"
    shown = f"{statistics.median(usual.shown):.0f} and {last(usual.shown):.0f} ms"
    busy = f"{usual.cores:.2f} cores, {1000 * usual.cores / usual.rate:.1f} ms an answer"
    most = f"{best.rate:.0f} answers/s, {best.news / SECONDS:.0f} news/s" if best is not None else "none"
    return [
        (f"{about}: median until acknowledged", f"{usual.median:.0f} ms", f"< {MEDIAN:.0f} ms"),
        ("99th percentile", f"{last(usual.acknowledged):.0f} ms", f"< {LAST:.0f} ms"),
        ("answers refused", f"{usual.refused}", "0"),
        ("until the person's own page shows it, median and 99th percentile", shown, ""),
        ("processor time of the server", busy, ""),
        ("memory per socket", f"{each:.0f} KiB", "< 60 KiB"),
        (f"most within these limits, if people think {thinking:g} s", most, ""),
    ]


def bench_load() -> list[Row]:
    """How long people wait for their moves to be acknowledged while many play."""
    with running() as (port, pid):
        return asyncio.run(measure(port, pid))
