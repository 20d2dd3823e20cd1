"""A real server in a process of its own, and visitors who fill in its forms as a browser without scripts does."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx

PROGRAM = Path(sys.executable).parent / "schadenfreude"
STARTING = 30.0  # seconds a server may take to start
VOID = ("input", "meta", "link", "img", "br")


def free_port() -> int:
    """A port of this machine where nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass
class Server:
    """A server over a database; it can be killed and started again at the same address."""

    database: str
    port: int = 0
    process: subprocess.Popen[bytes] | None = None
    clients: list[httpx.Client] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.port:
            self.port = free_port()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [str(PROGRAM), "serve", "--port", str(self.port), "--database", self.database]
        environment = os.environ | {"LC_ALL": "en_US.UTF-8"}
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL)
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            assert self.process.poll() is None, "the server ended"
            try:
                if httpx.get(f"{self.url}/api/games").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def client(self, **how: Any) -> httpx.Client:
        """A client that is closed with the server."""
        self.clients.append(httpx.Client(timeout=20, **how))
        return self.clients[-1]

    def leave(self) -> None:
        """Close all clients."""
        while self.clients:
            self.clients.pop().close()

    def stop(self) -> int:
        self.leave()
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)


@dataclass
class Form:
    """A form of a page: where it goes, the fields it sends, and its buttons (name, value, text)."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)


class Page(HTMLParser):
    """A page as somebody without scripts sees it."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__()
        self.status = response.status_code
        self.html = response.text
        self.forms: list[Form] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self._open: list[str] = []
        self._select: str | None = None
        self._area = ""
        self.feed(self.html)
        assert self._open == [], f"not closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert "style" not in found, "a style that the policy forbids"
        assert not any(name.startswith("on") for name in found), "a script that the policy forbids"
        if tag not in VOID:
            self._open.append(tag)
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "a":
            self.links.append(found["href"])
        if tag == "form":
            assert found["method"] == "post"
            self.forms.append(Form(found["action"]))
        elif tag == "input" and "form" in found:
            assert found["form"] in ("answer", "parts"), "a piece that is in no form"
        elif tag == "input" and found.get("type") == "file":
            pass
        elif tag == "input" and (found.get("type") not in ("checkbox", "radio") or "checked" in found):
            self.forms[-1].fields[found["name"]] = found.get("value", "")
        elif tag == "button" and "form" in found:
            assert found["form"] in ("answer", "parts"), "a piece that is in no form"
        elif "form" not in self._open:
            self._select = None  # for scripts
        elif tag == "button":
            self.forms[-1].buttons.append((found.get("name", ""), found.get("value", ""), ""))
        elif tag == "textarea":
            self.forms[-1].fields[found["name"]] = ""
            self._area = found["name"]
        elif tag == "select":
            self._select = found["name"]
        elif (
            tag == "option"
            and self._select is not None
            and ("selected" in found or self._select not in self.forms[-1].fields)
        ):
            self.forms[-1].fields[self._select] = found["value"]

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag, f"</{tag}> closes nothing"

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._open and self._open[-1] == "textarea":
            self.forms[-1].fields[self._area] += data
        if self._open and self._open[-1] == "button" and self.forms[-1].buttons:
            name, value, text = self.forms[-1].buttons[-1]
            self.forms[-1].buttons[-1] = (name, value, text + data)

    @property
    def choices(self) -> tuple[Form, list[str]] | None:
        """The form with the choices of whoever is asked, and what its buttons stand for."""
        for form in self.forms:
            moves = [value for name, value, _ in form.buttons if name == "move"]
            if moves:
                return form, moves
        return None

    @property
    def is_over(self) -> bool:
        return 'id="result"' in self.html


class Visitor:
    """Somebody with a browser of his own."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        headers = {"accept-language": language, "origin": server.url}
        self.client = server.client(base_url=server.url, headers=headers, follow_redirects=True)

    def get(self, path: str) -> Page:
        return Page(self.client.get(path))

    def send(self, form: Form, **fields: str) -> Page:
        """Send a form with its own fields and these."""
        return Page(self.client.post(form.action, data=form.fields | fields))

    def open_table(self, game: str, name: str, *seats: str, **options: str) -> str:
        """Open a table by the form; its path."""
        page = self.get(f"/new/{game}")
        form = next(form for form in page.forms if form.action == "/tables")
        form.fields["name"] = name
        for number in range(sum(key.startswith("seat") for key in form.fields)):
            form.fields[f"seat{number}"] = seats[number] if number < len(seats) else "nobody"
        response = self.client.post(form.action, data=form.fields | options)
        assert response.status_code == 200, Page(response).text
        path = response.url.path
        assert re.fullmatch(r"/table/[\w-]{22}", path)
        return path

    def token(self) -> str:
        return str(self.client.cookies["schadenfreude"])


class Program:
    """A program that uses the JSON interface."""

    def __init__(self, server: Server, name: str) -> None:
        self.client = server.client(base_url=f"{server.url}/api")
        self.person: dict[str, Any] = self.client.post("/people", json={"name": name}).raise_for_status().json()
        self.client.headers["authorization"] = f"Bearer {self.person['token']}"

    def get(self, path: str, **query: Any) -> Any:
        return self.client.get(path, params=query).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(path, json=body).raise_for_status().json()
