"""A database that is locked or gone: people are told, nothing is lost, and it goes on when it is back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from schadenfreude.core.registry import game_names
from schadenfreude.server import store
from schadenfreude.server.app import make_app
from schadenfreude.server.guard import HEADERS
from schadenfreude.server.store import Store


def test_a_database_that_is_locked_or_gone_is_said_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 20)
    asyncio.run(_locked_and_gone(tmp_path / "tables.sqlite"))


async def _locked_and_gone(file: Path) -> None:
    app = make_app(Store(str(file)))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://table") as client,
    ):
        person = (await client.post("/api/people", json={"name": "Anna"})).json()
        client.headers["authorization"] = f"Bearer {person['token']}"
        sent = {"game": game_names()[-1], "seats": [None, None, None]}
        table = (await client.post("/api/tables", json=sent)).json()
        path = f"/api/tables/{table['id']}"

        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = await client.post(f"{path}/join", json={"seat": 1})
        assert refused.status_code == 503
        assert refused.headers["content-type"] == "application/problem+json"
        assert "Nothing is lost" in refused.json()["detail"]
        assert (await client.get(path)).json() == table
        other.execute("ROLLBACK")
        assert (await client.post(f"{path}/join", json={"seat": 1})).json()["seat"] == 1

        other.execute("ALTER TABLE entries RENAME TO away")
        assert (await client.post(f"{path}/join", json={"seat": 2})).status_code == 503
        page = await client.get(f"/table/{'x' * 22}")
        assert page.status_code == 503
        assert "<h1>Not now</h1>" in page.text
        other.execute("ALTER TABLE away RENAME TO entries")
        other.close()
        again = (await client.post(f"{path}/join", json={"seat": 2})).json()
        assert again["seat"] == 2
        assert [said["text"] for said in again["log"]] == ["Anna sits down.", "Anna stands up."] * 2 + [
            "Anna sits down."
        ]


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be taken away here")
def test_nothing_is_acknowledged_when_the_file_is_gone_or_another_one(tmp_path: Path) -> None:
    asyncio.run(_taken_away(tmp_path / "tables.sqlite", tmp_path / "away"))


async def _taken_away(file: Path, away: Path) -> None:
    app = make_app(Store(str(file)))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client,
    ):
        person = (await client.post("/api/people", json={"name": "Anna"})).json()
        client.headers["authorization"] = f"Bearer {person['token']}"
        sent = {"game": game_names()[-1], "seats": [None, None, None]}
        path = f"/api/tables/{(await client.post('/api/tables', json=sent)).json()['id']}"
        file.rename(away)
        for _ in range(3):
            refused = await asyncio.gather(*(client.post(f"{path}/join", json={"seat": 1}) for _ in range(2)))
            assert [one.status_code for one in refused] == [503, 503]
            assert "not there any more" in refused[0].json()["detail"]
            assert (await client.post("/api/people", json={"name": "Bert"})).status_code == 503
        assert not file.exists(), "no new one is made"
        shutil.copy(away, file)
        assert (await client.post(f"{path}/join", json={"seat": 1})).status_code == 503
        away.rename(file)
        assert (await client.post(f"{path}/join", json={"seat": 1})).json()["seat"] == 1


def test_what_goes_wrong_here_is_said_under_the_same_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_gone_wrong(Store(str(tmp_path / "tables.sqlite")), monkeypatch))


async def _gone_wrong(database: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(database)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://table") as client,
    ):
        monkeypatch.setattr(database, "entries", lambda *_: 1 / 0)
        for path, kind in (
            (f"/table/{'x' * 22}", "text/html; charset=utf-8"),
            (f"/api/tables/{'x' * 22}", "application/problem+json"),
        ):
            response = await client.get(path)
            assert response.status_code == 500
            assert response.headers["content-type"] == kind
            assert "mistake" in response.text
            assert "ZeroDivisionError" not in response.text
            assert {name: response.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("pragma", "said"), [("query_only = ON", "can only be read"), ("max_page_count = 1", "disk of this server is full")]
)
def test_a_full_disk_and_a_database_that_cannot_be_written_are_said(tmp_path: Path, pragma: str, said: str) -> None:
    asyncio.run(_refusing(Store(str(tmp_path / "tables.sqlite")), pragma, said))


async def _refusing(database: Store, pragma: str, said: str) -> None:
    app = make_app(database)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client,
    ):
        person = (await client.post("/api/people", json={"name": "Anna"})).json()
        client.headers["authorization"] = f"Bearer {person['token']}"
        sent = {"game": game_names()[-1], "seats": [None, None, None]}
        table = (await client.post("/api/tables", json=sent)).json()
        refusing = True

        @sa.event.listens_for(database._engine, "checkout")
        def refuse(connection: sqlite3.Connection, *_: object) -> None:
            default = "query_only = OFF" if "query" in pragma else "max_page_count = 4294967294"
            connection.execute(f"PRAGMA {pragma if refusing else default}")

        sizes = [0]
        for _ in range(200):  # until the pages that there are hold no more
            response = await client.post(f"/api/tables/{table['id']}/join", json={"seat": 1 + len(sizes) % 2})
            if response.status_code != 200:
                break
            sizes.append(response.json()["number"])
        assert response.status_code == 503
        assert said in response.json()["detail"]
        got = (await client.get(f"/api/tables/{table['id']}")).json()
        assert got["number"] == max(sizes[-1], table["number"])
        refusing = False
        again = await client.post(f"/api/tables/{table['id']}/join", json={"seat": 1 + len(sizes) % 2})
        assert again.status_code == 200
