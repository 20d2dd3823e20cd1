"""Style sheets, scripts and drawings, at addresses that change when one of them does: browsers keep them for good."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from os import PathLike, stat_result

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from schadenfreude.core.registry import game_names
from schadenfreude.server import Missing
from schadenfreude.server.drawing import file_of_a_game

STATIC = files("schadenfreude.server") / "static"
IMPORT = re.compile(r'^import (?:.* from )?"\./([\w-]+\.js)"', re.MULTILINE)
FOR_GOOD = "public, max-age=31536000, immutable"


@cache
def version() -> str:
    """What all assets together are called."""
    texts = {path.name: path.read_bytes() for path in STATIC.iterdir() if path.is_file()}
    texts |= {f"{name}.css": look_of(name).encode() for name in game_names()}
    return sha256(b"".join(name.encode() + texts[name] for name in sorted(texts))).hexdigest()[:12]


@cache
def look_of(game: str) -> str:
    """How drawn tables look, and that of a game in particular: a style sheet."""
    return (STATIC / "board.css").read_text(encoding="utf-8") + (file_of_a_game(game, "table.css") or "")


def asset(name: str) -> str:
    """The address of a file of the folder `static`."""
    return f"/static/{version()}/{name}"


def look(game: str) -> str:
    """The address of the style sheet for a game's drawn table."""
    return f"/look/{version()}/{game}.css"


@cache
def imported(*names: str) -> list[str]:
    """The modules that these modules import, and those that they import in turn: a page loads them all at once."""
    found: list[str] = []
    for name in names:
        for other in IMPORT.findall((STATIC / name).read_text(encoding="utf-8")):
            found += [one for one in (other, *imported(other)) if one not in found and one not in names]
    return found


def _keep(response: Response, scope: Scope) -> Response:
    """Let browsers keep what was asked for by its present address."""
    if scope["path_params"]["version"] == version():
        response.headers["cache-control"] = FOR_GOOD
    return response


class Static(StaticFiles):
    """The files of the folder `static`."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, for good."""
        return _keep(super().file_response(full_path, stat_result, scope, status_code), scope)


async def get_look(request: Request) -> Response:
    """How the drawn table of a game looks."""
    name = request.path_params["game"]
    if name not in game_names():
        raise Missing("error-no-such-game", right=", ".join(game_names()))
    return _keep(Response(look_of(name), media_type="text/css"), request.scope)


ROUTES: list[BaseRoute] = [
    Route("/look/{version}/{game}.css", get_look),
    Mount("/static/{version}", Static(packages=[("schadenfreude.server", "static")])),
]
