"""The example of a program that plays."""

from __future__ import annotations

import importlib.util
import threading
import time
from pathlib import Path

from tests.server.visiting import Program, Server

ROOT = Path(__file__).parent.parent.parent


def test_the_example_plays_a_game_to_its_end(server: Server) -> None:
    spec = importlib.util.spec_from_file_location("bot", ROOT / "examples" / "bot.py")
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    host = Program(server, "Host")
    table = host.post("/tables", game="pechvogel", seats=[None, None, "easy"])["id"]
    ended: list[dict[str, object]] = []
    playing = threading.Thread(target=lambda: ended.append(bot.play(server.url, table)))
    playing.start()
    while any(seat["is_free"] for seat in host.get(f"/tables/{table}")["seats"]):
        time.sleep(0.05)
    host.post(f"/tables/{table}/start")
    host.post(f"/tables/{table}/leave")
    playing.join(60)
    assert [at["status"] for at in ended] == ["over"]
    assert "Bot" in [result["name"] for result in ended[0]["result"]]  # type: ignore[attr-defined]
