"""What all requests share: who asks, in which language, and how pages and refusals are answered."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import ChoiceLoader, Environment, FunctionLoader, PackageLoader, StrictUndefined
from jinja2.runtime import Context
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from schadenfreude.core.errors import BadInput, IllegalMove
from schadenfreude.core.text import Words
from schadenfreude.server import Late, Missing, NotYours, Refused
from schadenfreude.server.assets import asset, imported, look
from schadenfreude.server.drawing import kept, part_of_a_game
from schadenfreude.server.live import LOOPBACK, Busy, Live, LiveTable
from schadenfreude.server.people import People, Stranger
from schadenfreude.server.seen import RULE
from schadenfreude.server.speech import choose_language, server_words
from schadenfreude.server.store import Person, trouble

TOKEN_COOKIE = "schadenfreude"
LANGUAGE_COOKIE = "language"
OWN_PATH = re.compile(r"/|(/[\w-]+)+")
YEAR = 365 * 24 * 3600
API = "/api/"
STRANGE = 401  # the status of those who have no name yet
STATUS: tuple[tuple[type[BadInput], int], ...] = (
    (Stranger, STRANGE),
    (NotYours, 403),
    (Missing, 404),
    (Late, 409),
    (Busy, 429),
)
WRONG = 422  # the status of whatever else is refused
KNOWN_STATUS = (404, 405, 413)  # those that have words of their own


class Page(Context):
    """A template at work. What it calls gets the arguments that stand there: nothing here wants the context besides."""

    def call(self, called: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        """Call it, without Jinja's look at what it might want: that takes longer than most of what is called."""
        named.pop("_block_vars", None)
        named.pop("_loop_vars", None)
        return called(*given, **named)


class Pages(Environment):
    """The templates; `kept` is what their macros are given to that are to remember what they made."""

    context_class = Page

    def __init__(self, kept: Callable[..., Any] = kept) -> None:
        super().__init__(
            loader=ChoiceLoader([PackageLoader("schadenfreude.server"), FunctionLoader(part_of_a_game)]),
            autoescape=True,
            auto_reload=False,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
        )
        self.globals |= {"kept": kept, "asset": asset, "look": look, "imported": imported}


PAGES = Pages()


def live_of(connection: HTTPConnection) -> Live:
    """All tables of the server."""
    live: Live = connection.app.state.live
    return live


def people_of(connection: HTTPConnection) -> People:
    """All people of the server."""
    people: People = connection.app.state.people
    return people


def language_of(connection: HTTPConnection) -> str:
    """The language to speak to whoever asks."""
    return choose_language(connection.cookies.get(LANGUAGE_COOKIE), connection.headers.get("accept-language", ""))


def words_of(connection: HTTPConnection) -> Words:
    """The server's words for whoever asks."""
    return server_words(language_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """The network address from which somebody asks; empty if it is not known."""
    return connection.client.host if connection.client is not None else ""


def is_here(connection: HTTPConnection) -> bool:
    """Does somebody at this machine ask?"""
    return address_of(connection) in LOOPBACK


def link_to(request: Request, name: str, **params: str) -> str:
    """The address of a page, such that others can use it too."""
    url = request.url_for(name, **params)
    room = request.app.state.room
    return f"{room}{url.path}" if room is not None and is_here(request) else str(url)


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request: in a header, as programs send it, or in the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(TOKEN_COOKIE)


async def person_of(connection: HTTPConnection) -> Person | None:
    """Who asks, None for a stranger."""
    token = token_of(connection)
    return None if token is None else await people_of(connection).find(token)


async def somebody(request: Request, form: Mapping[str, str]) -> tuple[Person, str | None]:
    """Who sent a form; a new person with the name in it if it was a stranger, and his token."""
    person = await person_of(request)
    if person is not None:
        return person, None
    return await people_of(request).welcome(address_of(request), form.get("name", ""))


def own_path(path: str) -> str:
    """A path of this server to go back to; the first page instead of anything else."""
    return path if OWN_PATH.fullmatch(path) else "/"


def go_to(request: Request, path: str, token: str | None) -> Response:
    """Send a browser to a page, and let it keep a token if it got one."""
    response = RedirectResponse(path, 303)
    if token is not None:
        set_cookie(request, response, TOKEN_COOKIE, token)
    return response


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """Let a browser keep something for a year, out of reach of scripts."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def arrive(live: LiveTable, person: Person | None) -> None:
    """Somebody comes to a table. A computer player that stands in gives his seat back, unless his time had run out."""
    if person is None:
        return
    live.notice(person.id)
    seats = [live.table.seats[place] for place in live.table.seats_of(person.id)]
    if any(seat.computer is not None and not seat.out_of_time for seat in seats):
        await live.act(lambda table: table.come_back(person.id))


async def last_seen(connection: HTTPConnection, live: LiveTable) -> int:
    """The number of the table that whoever asks saw last; 0 if he saw none, or one that the table has not got to.

    Then he is told all that there is, so that nobody waits for a number that may never come.
    """
    since = max(read_number(connection.query_params.get("since", "")), 0)
    if since > live.table.number:  # another process may know more
        await live.refresh()
    return since if since <= live.table.number else 0


async def page(connection: HTTPConnection, template: str, status: int = 200, **content: Any) -> HTMLResponse:
    """A page made from a template."""
    words = words_of(connection)
    try:
        person = await person_of(connection)
    except SQLAlchemyError:  # the page that says so needs nobody
        person = None
    common = {
        "t": words,
        "language": words.language,
        "path": connection.url.path,
        "person": person,
    }
    return HTMLResponse(PAGES.get_template(template).render(common | content), status)


def wants_json(connection: HTTPConnection) -> bool:
    """Does a program ask?"""
    return connection.url.path.startswith(API) or "application/json" in connection.headers.get("accept", "")


def status_of(error: BadInput) -> int:
    """The status by which a refusal is answered."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), WRONG)


def rules_against(error: BadInput) -> list[str]:
    """The numbers of the rules that are against something."""
    return RULE.findall(error.rule) if isinstance(error, IllegalMove) else []


def reason(error: BadInput, language: str) -> str:
    """What is wrong, without the numbers of rules that `rules_against` gives: pages link to them."""
    return BadInput.explain(error, language) if isinstance(error, IllegalMove) else error.explain(language)


def problem(connection: HTTPConnection, status: int, detail: str, **more: Any) -> Response:
    """A problem document (RFC 9457)."""
    words = words_of(connection)
    key = f"status-{status}" if f"status-{status}" in words else "status-other"
    content = {"type": "about:blank", "title": words(key), "status": status, "detail": detail, **more}
    return JSONResponse(content, status, media_type="application/problem+json")


async def refuse(connection: HTTPConnection, status: int, detail: str, **more: Any) -> Response:
    """A problem document for programs, a page for people; both say what happened and what to do."""
    if wants_json(connection):
        return problem(connection, status, detail, **more)
    words = words_of(connection)
    key = f"status-{status}" if f"status-{status}" in words else "status-other"
    path = connection.url.path
    if connection.scope["method"] != "GET":  # nobody can go back to where a form was sent
        path = f"/table/{connection.path_params['table']}" if "table" in connection.path_params else "/"
    named = {"title": words(key), "detail": detail, "path": own_path(path), "is_stranger": status == STRANGE}
    return await page(connection, "error.html", status, **named)


async def on_bad_input(request: Request, error: Exception) -> Response:
    """Answer what was refused."""
    assert isinstance(error, BadInput)
    more: Mapping[str, Any] = {"rules": rules} if (rules := rules_against(error)) else {}
    return await refuse(request, status_of(error), error.explain(language_of(request)), **more)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Answer what has no place here: no such page, wrong method, too large."""
    assert isinstance(error, HTTPException)
    words = words_of(request)
    key = f"error-status-{error.status_code}" if error.status_code in KNOWN_STATUS else "error-status-other"
    response = await refuse(request, error.status_code, words(key))
    response.headers.update(error.headers or {})
    return response


async def on_database_error(request: Request, error: Exception) -> Response:
    """Answer that the database is locked, full, read-only or gone."""
    assert isinstance(error, SQLAlchemyError)
    return await refuse(request, 503, words_of(request)(trouble(error)))


async def read_form(request: Request, largest: int = 10_000, file: str | None = None) -> dict[str, str]:
    """The fields of a form that was sent, of `largest` bytes; of a field sent several times the last.

    For the field `file` a file may be sent, whose name has "-file" after it; see `is_text` for whether it is a text.
    Raises Refused for other fields that are none.
    """
    fields: dict[str, str] = {}
    form = await parse_form(request, largest)
    try:
        for name, value in form.items():
            if isinstance(value, str):
                fields.setdefault(name, _checked(value))
            elif value.size and file is not None and name == f"{file}-file":
                fields[file] = as_text(await value.read())
    finally:
        await form.close()
    return fields


async def parse_form(request: Request, largest: int) -> FormData:
    """A form whose parts have at most so many bytes, to be closed. Raises Refused, or HTTPException for no form."""
    try:
        return await request.form(max_files=1, max_fields=100, max_part_size=largest)
    except ValueError:  # it says that it is in an encoding in which nothing can be
        raise Refused("error-encoding") from None


def _checked(text: str) -> str:
    if not is_text(text):
        raise Refused("error-encoding")
    return text


def as_text(content: bytes) -> str:
    """The text in a file; what is no UTF-8 in it becomes halves of characters, which `is_text` finds."""
    return content.decode("utf-8-sig", "surrogateescape")


def is_text(text: str) -> bool:
    """Can this be written down? JSON can hold halves of characters, and bytes may stand for none."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


async def read_parts(request: Request) -> list[str]:
    """The fields "part" of a form: what was picked piece by piece."""
    form = await request.form()
    return [_checked(part) for part in form.getlist("part") if isinstance(part, str)]


def read_number(text: str) -> int:
    """A number in a form or address; -1 for anything that is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


async def read_json(request: Request) -> Any:
    """The JSON that was sent, all of whose strings are text. Raises Refused."""
    try:
        sent = json.loads(await request.body())
        written = json.dumps(sent, ensure_ascii=False)
    except (ValueError, RecursionError):
        raise Refused("error-json") from None
    _checked(written)
    return sent
