"""The JSON interface for programs: the same tables, seen by the same rules. Described at /api/openapi.json."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.registry import game_names
from schadenfreude.core.text import Words
from schadenfreude.server import Missing, Refused
from schadenfreude.server.clock import Pace, Waits, usual_pace
from schadenfreude.server.deeds import DEEDS, Deed
from schadenfreude.server.live import LiveTable, offer
from schadenfreude.server.openapi import NUMBER, OBJECT, SENT, check, describe, list_of, one
from schadenfreude.server.opening import open_for
from schadenfreude.server.push import push
from schadenfreude.server.seen import Look, Seen, look_at
from schadenfreude.server.speech import game_words
from schadenfreude.server.store import Listed, Person
from schadenfreude.server.visit import (
    address_of,
    arrive,
    language_of,
    last_seen,
    live_of,
    people_of,
    person_of,
    read_json,
    token_of,
    words_of,
)

Operation = Callable[[Request], Awaitable[Any]]


def table_json(table_id: str, seen: Seen, since: int) -> dict[str, Any]:
    """A table as a seat sees it, its log after entry `since`. The secret of its dice is in the record."""
    asked = seen.decision
    decision = None
    if asked is not None:
        decision = {
            "number": asked.number,
            "seat": asked.seat,
            "question": seen.question(),
            "is_reaction": seen.is_reaction,
            "also_asked": seen.also_asked,
            "deadline": seen.deadline,
            "may_undo": seen.may_undo,
            "choices": [choice._asdict() for choice in seen.choices],
        }
    return {
        "id": table_id,
        "game": seen.game.name,
        "status": seen.status,
        "number": seen.number,
        "options": seen.options,
        "seat": seen.seat,
        "own_seats": list(seen.look.mine),
        "curtain": seen.look.curtain,
        "is_host": seen.look.is_host,
        "seats": [sitting._asdict() for sitting in seen.seats],
        "dice": {"commitment": seen.commitment, "salts": seen.salts},
        "view": seen.view(),
        "decision": decision,
        "log": [said._asdict() for said in seen.log(since)],
        "throw": seen.throw._asdict() if seen.throw is not None else None,
        "typed": seen.typed,
        "edition": seen.edition,
        "chat": [chatted._asdict() for chatted in seen.chat()],
        "has_chat": seen.has_chat,
        "result": [result._asdict() for result in seen.result],
        "time": seen.pace._asdict(),
        "closed": seen.closed,
        "rematch": seen.rematch,
    }


def news(words: Words) -> Callable[[LiveTable, Look, int], str]:
    """What makes news for programs."""

    def make(live: LiveTable, looking: Look, since: int) -> str:
        return json.dumps(table_json(live.id, Seen(live.table, looking, words, since), since), ensure_ascii=False)

    return make


async def socket(connection: WebSocket) -> None:
    """A table whenever it changes."""
    await push(connection, news(words_of(connection)), look_at)


async def games(request: Request) -> Any:
    """The games there are."""
    return [_game_json(name, language_of(request)) for name in game_names()]


def _game_json(name: str, language: str) -> dict[str, Any]:
    game = registered_game(name)
    of_game, defaults = game_words(game, language), game.read_options()
    return {
        "name": game.name,
        "title": of_game("name"),
        "about": of_game("about"),
        "least": game.players[0],
        "most": game.players[1],
        "rules_version": game.version,
        "options": [
            {
                "name": option.name,
                "about": of_game(f"option-{option.name}"),
                "values": option.describe(),
                "default": option.write(defaults[option.name]),
                "rule": option.rule,
            }
            for option in game.options
        ],
    }


async def add_person(request: Request) -> Any:
    """A new person, and the token by which he is known: keep it, it is not shown again."""
    sent = await _sent(request, "NewPerson")
    person, token = await people_of(request).welcome(address_of(request), sent["name"])
    return {"id": person.id, "name": person.name, "token": token}


async def open_tables(request: Request) -> Any:
    """The listed tables that have not started."""
    tables = await live_of(request).open_tables()
    return [_listed(Listed(live.id, live.table.summary()), await person_of(request)) for live in tables]


async def own_tables(request: Request) -> Any:
    """The tables where one has a seat."""
    person = await _known(request)
    return [_listed(listed, person) for listed in await live_of(request).tables_of(person.id)]


def _listed(listed: Listed, person: Person | None) -> dict[str, Any]:
    is_asked = person is not None and listed.summary.waits_for == person.id
    return {"id": listed.id, "game": listed.summary.game, "status": listed.summary.status, "is_asked": is_asked}


async def open_table(request: Request) -> Any:
    """A new table; one's own seat is the first that is for a person."""
    person, sent = await _known(request), await _sent(request, "NewTable")
    seats = sent["seats"]
    if None not in seats:
        raise Refused("error-no-people")
    live = await open_for(
        request,
        person,
        registered_game(sent["game"]),
        seats,
        sent.get("options", {}),
        place=seats.index(None),
        listed=sent.get("listed", False),
        grace=sent.get("grace"),
        table_id=sent.get("table"),
        salt=sent.get("salt", ""),
        time=_pace(sent.get("time") or {}, seats.count(None), live_of(request).waits),
        edition=sent.get("edition", ""),
        own_dice=sent.get("own_dice", False),
    )
    return await _table(request, live)


def _pace(sent: Mapping[str, int | None], people: int, waits: Waits) -> Pace:
    usual = usual_pace(sent.get("bank") or 0, sent.get("increment"), people=people, waits=waits)
    return usual._replace(reaction=sent.get("reaction") or usual.reaction)


async def offered(request: Request) -> Any:
    """An identifier for a new table, and the hash of the secret from which its outcomes will follow."""
    table_id = offer()
    return {"table": table_id, "commitment": live_of(request).commitment(table_id)}


async def table(request: Request) -> Any:
    """A table as one sees it; with `since`, the log after that number."""
    return await _table(request, await _live(request))


async def join(request: Request) -> Any:
    """Sit down, or move to another seat."""
    live, person, sent = await _live(request), await _known(request), await _sent(request, "Join")
    await live.act(lambda table: table.join(person.id, person.name, sent["seat"]))
    if "salt" in sent:
        await live.act(lambda table: table.salt(person.id, sent["salt"]))
    return await _table(request, live)


async def leave(request: Request) -> Any:
    """Stand up; in a running game a computer player plays on."""
    live, person = await _live(request), await _known(request)
    await live.act(lambda table: table.leave(person.id))
    return await _table(request, live)


async def start(request: Request) -> Any:
    """Begin the game; with `fill` computer players sit down on free seats."""
    live, person, sent = await _live(request), await _known(request), await _sent(request, "Start")
    await live.act(lambda table: table.start(person.id, live.chance(), fill=sent.get("fill", False)))
    return await _table(request, live)


async def answer(request: Request) -> Any:
    """Decide. `answer` is any text that is new each time: sent again, it is not a second decision."""
    live, person, sent = await _live(request), await _known(request), await _sent(request, "Answer")
    people_of(request).allow("move", person)
    await live.act(lambda table: table.answer(person.id, sent["decision"], sent["move"], sent["answer"], live.chance()))
    return await _table(request, live)


async def rematch(request: Request) -> Any:
    """A new table for the same people, or the one that has been opened for them."""
    live, person = await _live(request), await _known(request)
    people_of(request).allow("open", person)
    return await _table(request, await live_of(request).rematch(live, person))


async def record(request: Request) -> Any:
    """The record of a finished game."""
    live = await _live(request)
    if not live.table.has_ended:
        raise Missing("error-record-later")
    return live.table.record.as_json()


async def document(_: Request) -> Any:
    """The description of all this."""
    return describe(OPERATIONS)


async def _live(request: Request) -> LiveTable:
    return await live_of(request).table(request.path_params["table"])


async def _known(request: Request) -> Person:
    return await people_of(request).known(token_of(request))


async def _sent(request: Request, name: str) -> dict[str, Any]:
    """The body of a request, checked. Raises Refused."""
    body = await read_json(request)
    check(body, SENT[name])
    sent: dict[str, Any] = body
    return sent


async def _table(request: Request, live: LiveTable) -> dict[str, Any]:
    person = await person_of(request)
    await arrive(live, person)
    since = await last_seen(request, live)
    looking = look_at(live.table, person.id if person is not None else None)
    return table_json(live.id, Seen(live.table, looking, words_of(request), since), since)


def _operation(name: str, deed: Deed) -> tuple[Operation, dict[str, Any]]:
    async def operation(request: Request) -> Any:
        live, person = await _live(request), await _known(request)
        sent = await _sent(request, deed.sent) if deed.sent is not None else {}
        people_of(request).allow(deed.rate, person)
        await live.act(lambda table: deed.command(table, person, sent))
        return await _table(request, live)

    operation.__name__, operation.__doc__ = name, deed.about
    return operation, {"got": one("Table"), "strangers": False} | ({"sent": deed.sent} if deed.sent else {})


SINCE = {
    "since": {
        **NUMBER,
        "minimum": 0,
        "description": "the number of the table that was seen last: the log begins after it, or with its first line if"
        " the table has no such number",
    }
}
WHAT: dict[tuple[str, str], tuple[Operation, dict[str, Any]]] = {
    ("/api/games", "GET"): (games, {"got": list_of("Game")}),
    ("/api/people", "POST"): (add_person, {"got": one("Person"), "sent": "NewPerson"}),
    ("/api/tables", "GET"): (open_tables, {"got": list_of("Listed")}),
    ("/api/tables", "POST"): (open_table, {"got": one("Table"), "sent": "NewTable", "strangers": False}),
    ("/api/tables/offer", "GET"): (offered, {"got": one("Offer")}),
    ("/api/tables/mine", "GET"): (own_tables, {"got": list_of("Listed"), "strangers": False}),
    ("/api/tables/{table}", "GET"): (table, {"got": one("Table"), "query": SINCE}),
    ("/api/tables/{table}/join", "POST"): (join, {"got": one("Table"), "sent": "Join", "strangers": False}),
    ("/api/tables/{table}/leave", "POST"): (leave, {"got": one("Table"), "strangers": False}),
    ("/api/tables/{table}/start", "POST"): (start, {"got": one("Table"), "sent": "Start", "strangers": False}),
    ("/api/tables/{table}/answer", "POST"): (answer, {"got": one("Table"), "sent": "Answer", "strangers": False}),
    ("/api/tables/{table}/rematch", "POST"): (rematch, {"got": one("Table"), "strangers": False}),
    **{("/api/tables/{table}/" + name, "POST"): _operation(name, deed) for name, deed in DEEDS.items()},
    ("/api/tables/{table}/record", "GET"): (record, {"got": OBJECT}),
    ("/api/openapi.json", "GET"): (document, {"got": OBJECT}),
}
OPERATIONS = {
    place: {"name": operation.__name__, "about": operation.__doc__ or "", **more}
    for place, (operation, more) in WHAT.items()
}


def _route(path: str, method: str, operation: Operation) -> Route:
    async def serve(request: Request) -> Response:
        return JSONResponse(await operation(request))

    return Route(path, serve, methods=[method], name=f"api-{operation.__name__}")


ROUTES: list[BaseRoute] = [
    *(_route(path, method, operation) for (path, method), (operation, _) in WHAT.items()),
    WebSocketRoute("/api/tables/{table}/socket", socket),
]
