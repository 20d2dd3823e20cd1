"""Two server processes over one PostgreSQL database, people spread over both, and one of them killed."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from schadenfreude.server.store import Store
from schadenfreude.server.table import read_table
from tests.server.test_api import heard, listening
from tests.server.test_store import databases
from tests.server.visiting import Program, Server

GAME = "pechvogel"
TABLES = 3
BEFORE, AFTER = 60, 8  # decisions of all before one process is killed, and of each afterwards
ENOUGH = 90.0  # seconds in which either should be made


@dataclass
class Player:
    """A program that plays at a table, and goes to the next server when its own is gone."""

    program: Program
    servers: list[Server]
    table: str
    acknowledged: list[tuple[int, str, str]] = field(default_factory=list)  # decision, move, answer
    is_over: bool = False

    def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        for _ in range(5):
            try:
                return self.program.client.request(method, f"/tables/{self.table}{path}", **how)
            except httpx.TransportError:
                self.servers.reverse()
                self.program.client.base_url = httpx.URL(f"{self.servers[0].url}/api")
        raise AssertionError("no server answers")

    def play(self, enough: threading.Event) -> None:
        luck, since = random.Random(self.program.person["id"]), 0
        while not self.is_over and not enough.is_set():
            table = self.ask("GET", "").json()
            assert table["number"] >= since, "what was seen is still there"
            since, self.is_over, decision = table["number"], table["status"] == "over", table["decision"]
            if not (decision and decision["choices"]):
                time.sleep(0.02)
                continue
            move = luck.choice(decision["choices"])["typed"]
            sent = {"decision": decision["number"], "move": move, "answer": f"{luck.random()}"}
            response = self.ask("POST", "/answer", json=sent)
            assert response.status_code in (200, 409), response.text
            if response.status_code == 200:
                self.acknowledged.append((sent["decision"], move, sent["answer"]))


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + ENOUGH
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextmanager
def two(where: str) -> Iterator[tuple[Server, Server]]:
    """Two processes over one database, gone afterwards whatever happens."""
    one, other = Server(where), Server(where)
    try:
        one.start()
        other.start()
        yield one, other
    finally:
        for server in (one, other):
            server.leave()
            if server.process is not None and server.process.poll() is None:
                server.kill()


def test_what_was_acknowledged_is_there_when_one_of_two_processes_is_killed(tmp_path: Path) -> None:
    with databases(tmp_path, "postgresql") as (where,):
        with two(where) as (one, other):
            players: list[Player] = []
            for number in range(TABLES):
                anna, bert = Program(one, f"Anna {number}"), Program(other, f"Bert {number}")
                table = anna.post("/tables", game=GAME, seats=[None, None, "easy"])
                bert.post(f"/tables/{table['id']}/join", seat=1)
                anna.post(f"/tables/{table['id']}/start")
                players += [Player(anna, [one, other], table["id"]), Player(bert, [other, one], table["id"])]
            enough = threading.Event()
            threads = [threading.Thread(target=player.play, args=[enough]) for player in players]
            for thread in threads:
                thread.start()
            try:
                until(lambda: sum(len(player.acknowledged) for player in players) >= BEFORE)
                one.kill()
                wanted = [len(player.acknowledged) + AFTER for player in players]
                until(lambda: all(p.is_over or len(p.acknowledged) >= n for p, n in zip(players, wanted, strict=True)))
            finally:
                enough.set()
                for thread in threads:
                    thread.join()

        store = Store(where)
        for player in players:
            entries = store.entries(player.table)
            moved = {
                entry.data["decision"]: (entry.data["move"], entry.data.get("answer"))
                for entry in entries
                if entry.kind == "moved"
            }
            for decision, move, answer in player.acknowledged:
                assert moved[decision] == (move, answer)
            assert read_table(entries).number == len(entries)
        store.close()


def test_news_of_one_process_reaches_those_who_wait_at_the_other(tmp_path: Path) -> None:
    with databases(tmp_path, "postgresql") as (where,), two(where) as (one, other):
        anna, bert = Program(one, "Anna"), Program(other, "Bert")
        table = anna.post("/tables", game=GAME, seats=[None, None, None])
        path = f"/api/tables/{table['id']}/socket?since={table['number']}"
        with listening(other, path) as at_other, listening(one, path) as at_one:
            Program(one, "Carl").post(f"/tables/{table['id']}/join", seat=1)
            for socket in (at_other, at_one):
                assert [said["text"] for said in heard(socket)["log"]][-1] == "Carl sits down."
            bert.post(f"/tables/{table['id']}/join", seat=2)
            for socket in (at_other, at_one):
                assert [said["text"] for said in heard(socket)["log"]][-1] == "Bert sits down."
        assert anna.get(f"/tables/{table['id']}")["seats"][2]["name"] == "Bert"
