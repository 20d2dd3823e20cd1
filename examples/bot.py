"""A computer player of your own, at a table of somebody's server: python examples/bot.py http://localhost:8000 TABLE

It needs only httpx, sits down on the first free seat, and takes the first choice it is offered. Make it choose better.
"""

import sys
import time
import uuid

import httpx


def play(server: str, table: str, name: str = "Bot") -> dict:
    """Play a game to its end; how the table stands then."""
    with httpx.Client(base_url=f"{server}/api", timeout=30) as client:
        person = client.post("/people", json={"name": name}).raise_for_status().json()
        client.headers["authorization"] = f"Bearer {person['token']}"
        at = client.get(f"/tables/{table}").raise_for_status().json()
        free = next(seat["place"] for seat in at["seats"] if seat["is_free"])
        client.post(f"/tables/{table}/join", json={"seat": free}).raise_for_status()
        while at["status"] not in ("over", "closed"):
            at = client.get(f"/tables/{table}", params={"since": at["number"]}).raise_for_status().json()
            asked = at["decision"]
            if asked and asked["choices"]:
                sent = {"decision": asked["number"], "move": asked["choices"][0]["typed"], "answer": uuid.uuid4().hex}
                client.post(f"/tables/{table}/answer", json=sent)  # refused if it comes too late: then look again
            else:
                time.sleep(0.2)
        return at


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2])["result"])
