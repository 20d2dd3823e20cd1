"""The JSON interface and the push, as programs meet them on a real server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from schadenfreude.core.registry import game, game_names
from schadenfreude.server import Refused, api
from schadenfreude.server.live import MOST_WATCHERS
from schadenfreude.server.openapi import check, describe
from schadenfreude.server.push import TRY_AGAIN
from tests.server.visiting import Program, Server, Visitor

GAME = "pechvogel"


@contextmanager
def listening(server: Server, path: str, **headers: str) -> Iterator[ClientConnection]:
    with connect(server.url.replace("http", "ws") + path, additional_headers=headers) as socket:
        yield socket


def heard(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=10))


def begun(server: Server, *seats: str | None) -> tuple[Program, dict[str, Any]]:
    """A program that sits at a table of its own, its seat the first, and is asked unless people are missing."""
    program = Program(server, "Robot")
    while True:  # the first throw may be bad luck already, and then somebody else's turn
        table = program.post("/tables", game=GAME, seats=seats or (None, "easy"), options={"first": 0})
        if table["status"] == "open" or table["decision"]["choices"]:
            return program, table


# Playing


@pytest.mark.parametrize("name", game_names()[:1])
def test_a_program_plays_a_whole_game_over_the_socket(server: Server, name: str) -> None:
    robot = Program(server, "Robot")
    seats = [None, *["easy"] * (game(name).players[0] - 1)]
    table = robot.post("/tables", game=name, seats=seats)
    path, logged, number = f"/tables/{table['id']}", list(table["log"]), 0
    token = str(robot.client.headers["authorization"])
    with listening(server, f"/api{path}/socket?since={table['number']}", authorization=token) as socket:
        while table["status"] != "over":
            decision = table["decision"]
            if decision and decision["choices"]:
                move, answer = decision["choices"][0]["typed"], f"robot-{number}"
                number += 1
                robot.post(f"{path}/answer", decision=decision["number"], move=move, answer=answer)
            table = heard(socket)
            logged += table["log"]
    assert logged == robot.get(path)["log"]
    assert [result["has_won"] for result in table["result"]].count(True) >= 1
    assert robot.get(f"{path}/record")["seats"] == ["Robot", *seats[1:]]


def test_whoever_was_away_gets_what_is_missing_by_socket_and_by_get(server: Server) -> None:
    robot, table = begun(server)
    path = f"/tables/{table['id']}"
    robot.post(f"{path}/leave")
    while table["status"] != "over":
        table = robot.get(path)
    for since in (0, 1, table["number"] // 2, table["number"] - 1):
        missing = [said for said in table["log"] if said["number"] > since]
        assert robot.get(path, since=since)["log"] == missing
        with listening(server, f"/api{path}/socket?since={since}") as socket:
            news = heard(socket)
        assert news["log"] == missing
        assert news["number"] == table["number"]
        with listening(server, f"/table/{table['id']}/socket?since={since}") as socket:
            pushed = heard(socket)
        got = robot.client.get(f"{server.url}/table/{table['id']}/news", params={"since": since}).json()
        assert pushed == got
        assert pushed["said"] == ([said["text"] for said in missing] if since else [])
    nothing = robot.client.get(f"{server.url}/table/{table['id']}/news", params={"since": table["number"]})
    assert (nothing.status_code, nothing.content) == (204, b"")


def test_a_page_gets_news_when_somebody_else_does_something(server: Server) -> None:
    robot, table = begun(server, None, None)
    visitor = Visitor(server, "de")
    visitor.client.post("/name", data={"name": "Berta"})
    headers = {"cookie": f"schadenfreude={visitor.token()}", "accept-language": "de"}
    address = f"/table/{table['id']}"
    with listening(server, f"{address}/socket?since={table['number']}", **headers) as socket:
        with pytest.raises(TimeoutError):
            socket.recv(timeout=0.1)
        visitor.client.post(f"{address}/join", data={"seat": "1"})
        assert heard(socket)["said"] == ["Berta setzt sich."]
        robot.post(f"/tables/{table['id']}/start")
        news = heard(socket)
        while not news["is_asked"]:
            state = robot.get(f"/tables/{table['id']}")["decision"]
            if state["choices"]:
                move, number = state["choices"][-1]["typed"], state["number"]
                robot.post(f"/tables/{table['id']}/answer", decision=number, move=move, answer=str(number))
            news = heard(socket)
        assert 'name="decision"' in news["html"]


def test_answers_that_come_late_or_twice_change_nothing(server: Server) -> None:
    robot, table = begun(server)
    path, decision = f"/tables/{table['id']}", table["decision"]
    answer = {"decision": decision["number"], "move": decision["choices"][0]["typed"], "answer": "1"}
    robot.post(f"{path}/answer", **answer)
    robot.post(f"{path}/answer", **answer)
    own = [said for said in robot.get(path)["log"] if said["event"] == "target"]
    response = robot.client.post(f"{path}/answer", json=answer | {"answer": "2"})
    assert response.status_code == 409
    assert [said for said in robot.get(path)["log"] if said["event"] == "target"][: len(own)] == own
    assert len([said for said in own if "Robot" in said["text"] and said["number"] <= decision["number"] + 1]) == 1


def test_whoever_asks_for_what_comes_after_a_number_that_the_table_has_not_got_is_told_all(server: Server) -> None:
    robot, table = begun(server)
    address, beyond = f"/tables/{table['id']}", table["number"] + 1000
    whole = robot.get(address, since=0)
    assert whole["log"]
    assert robot.get(address, since=beyond) == whole
    token = str(robot.client.headers["authorization"])
    with listening(server, f"/api{address}/socket?since={beyond}", authorization=token) as socket:
        assert heard(socket) == whole
    with listening(server, f"/table/{table['id']}/socket?since={beyond}") as socket:
        pushed = heard(socket)
    got = robot.client.get(f"{server.url}/table/{table['id']}/news", params={"since": beyond}).json()
    assert pushed["number"] == got["number"] == whole["number"]
    assert pushed["since"] == got["since"] == 0


def test_an_answer_to_a_decision_that_is_not_asked_yet_is_told_so(server: Server) -> None:
    robot, table = begun(server)
    number = table["decision"]["number"] + 1
    sent = {"decision": number, "move": table["decision"]["choices"][0]["typed"], "answer": "1"}
    response = robot.client.post(f"/tables/{table['id']}/answer", json=sent)
    assert response.status_code == 409
    assert response.json()["title"] == "At the wrong moment"
    assert response.json()["detail"].startswith(f"Decision {number} is not asked yet.")
    assert robot.get(f"/tables/{table['id']}")["decision"] == table["decision"]


def test_an_illegal_move_is_a_problem_with_its_rule(server: Server) -> None:
    robot, table = begun(server)
    sent = {"decision": table["decision"]["number"], "move": "box 3", "answer": "1"}
    response = robot.client.post(f"/tables/{table['id']}/answer", json=sent, headers={"accept-language": "de"})
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json() == {
        "type": "about:blank",
        "title": "Das geht nicht",
        "status": 422,
        "detail": "In die Schachtel kommt ein Marker nur nach einem Diebstahl. (PV-21)",
        "rules": ["PV-21"],
    }


def test_people_meet_at_listed_tables_and_move_between_seats(server: Server) -> None:
    anna, bert = Program(server, "Anna"), Program(server, "Bert")
    table = anna.post("/tables", game=GAME, seats=[None, None, None], listed=True)
    path = f"/tables/{table['id']}"
    assert table["id"] in [listed["id"] for listed in bert.get("/tables")]
    assert bert.post(f"{path}/join", seat=2)["seat"] == 2
    assert bert.post(f"{path}/join", seat=1)["seat"] == 1
    assert bert.client.post(f"{path}/join", json={"seat": 0}).status_code == 422
    assert anna.client.post(f"{path}/start", json={}).status_code == 422, "a seat is free"
    assert bert.client.post(f"{path}/start", json={"fill": True}).status_code == 403, "only the host starts"
    assert [listed["id"] for listed in bert.get("/tables/mine")] == [table["id"]]
    assert anna.post(f"{path}/start", fill=True)["status"] == "running"
    assert table["id"] not in [listed["id"] for listed in bert.get("/tables")]
    assert bert.client.post(f"{path}/join", json={"seat": 2}).status_code == 422


def test_the_same_people_play_again_at_one_table_whoever_asks(server: Server) -> None:
    anna, bert = Program(server, "Anna"), Program(server, "Bert")
    table = anna.post("/tables", game=GAME, seats=[None, None, "easy"])
    path = f"/tables/{table['id']}"
    bert.post(f"{path}/join", seat=1)
    assert bert.client.post(f"{path}/rematch").status_code == 422
    anna.post(f"{path}/start")
    while (at := anna.get(path))["status"] != "over":
        for program in (anna, bert):
            asked = program.get(path)["decision"]
            if asked and asked["choices"]:
                move = asked["choices"][0]["typed"]
                program.post(f"{path}/answer", decision=asked["number"], move=move, answer="x")
    assert at["rematch"] is None
    token = str(anna.client.headers["authorization"])
    with listening(server, f"/api{path}/socket?since={at['number']}", authorization=token) as socket:
        again = bert.post(f"{path}/rematch")
        assert heard(socket)["rematch"] == again["id"]
    assert anna.post(f"{path}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Bert", "Easy"]
    assert again["status"] == "open"
    assert Program(server, "Spy").client.post(f"{path}/rematch").status_code == 403
    assert anna.post(f"/tables/{again['id']}/start")["status"] == "running"


def test_nobody_talks_without_end(server: Server) -> None:
    robot, table = begun(server)
    path = f"/tables/{table['id']}/chat"
    statuses = [robot.client.post(path, json={"text": "Hello"}).status_code for _ in range(7)]
    assert statuses[:5] == [200] * 5
    assert 429 in statuses
    assert [said["text"] for said in robot.get(f"/tables/{table['id']}")["chat"]] == ["Hello"] * statuses.count(200)


# The description


def described(path: str, method: str) -> dict[str, Any]:
    document: dict[str, Any] = describe(api.OPERATIONS)
    found: dict[str, Any] = document["paths"][path][method.lower()]
    return found


def conforms(value: Any, schema: Any) -> bool:
    """Does a value fit a schema of the document? As `check`, but with references and alternatives."""
    schemas = describe(api.OPERATIONS)["components"]["schemas"]
    if "$ref" in schema:
        return conforms(value, schemas[schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return any(conforms(value, one) for one in schema["anyOf"])
    shallow = {key: schema[key] for key in schema if key not in ("items", "properties")}
    if "properties" in schema:
        shallow["properties"] = {key: {} for key in schema["properties"]}
    try:
        check(value, shallow | ({"items": {}} if "items" in schema else {}))
    except Refused:
        return False
    if isinstance(value, list):
        return all(conforms(item, schema["items"]) for item in value)
    if isinstance(value, dict):
        return all(conforms(value[key], part) for key, part in schema.get("properties", {}).items() if key in value)
    return True


@pytest.mark.parametrize("half", [b'"\\ud800"', b'"\xed\xa0\x80"'])
def test_halves_of_characters_are_refused_wherever_they_stand(server: Server, half: bytes) -> None:
    robot, table = begun(server)
    decision = str(table["decision"]["number"]).encode()
    for path, body in (
        ("/people", b'{"name": %s}' % half),
        ("/tables", b'{"game": %s, "seats": [null, null]}' % half),
        ("/tables", b'{"game": "pechvogel", "seats": [null, null], "options": {%s: 1}}' % half),
        (f"/tables/{table['id']}/answer", b'{"decision": %s, "move": "1", "answer": %s}' % (decision, half)),
        (f"/tables/{table['id']}/chat", b'{"text": %s}' % half),
    ):
        response = robot.client.post(path, content=body, headers={"content-type": "application/json"})
        assert response.status_code == 422, path
        assert response.headers["content-type"] == "application/problem+json"


def test_answers_are_as_the_description_says(server: Server) -> None:
    robot, table = begun(server)
    assert robot.get("/openapi.json") == json.loads(json.dumps(describe(api.OPERATIONS)))
    for path in ("/games", "/tables", "/tables/mine", "/openapi.json", "/tables/{table}"):
        got = robot.get(path.format(table=table["id"]))
        schema = described(f"/api{path}", "GET")["responses"]["200"]["content"]["application/json"]["schema"]
        assert conforms(got, schema), path
    assert conforms(robot.person, {"$ref": "#/components/schemas/Person"})
    assert not conforms({**robot.person, "more": 1}, {"$ref": "#/components/schemas/Person"})
    problem = robot.client.get("/tables/nothing").json()
    assert conforms(problem, {"$ref": "#/components/schemas/Problem"})
    assert not conforms({**table, "number": "1"}, {"$ref": "#/components/schemas/Table"})


def test_every_route_is_described() -> None:
    routes = {
        (route.path, method)  # type: ignore[attr-defined]
        for route in api.ROUTES
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD"
    }
    assert routes == set(api.OPERATIONS)
    names = [described(*place)["operationId"] for place in api.OPERATIONS]
    assert len(set(names)) == len(names)


# Everything sent wrong


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"", ""),
        (b"{", ""),
        (b"\xff\xfe", ""),
        (b"[" * 50_000, ""),
        (b"1" * 5000, ""),
        (b"null", "/"),
        (b"[]", "/"),
        (b"{}", "/game"),
        (b'{"game": 1, "seats": []}', "/game"),
        (b'{"game": "pechvogel", "seats": {}}', "/seats"),
        (b'{"game": "pechvogel", "seats": [null, true]}', "/seats/1"),
        (b'{"game": "pechvogel", "seats": [null, "easy"], "more": 1}', "/more"),
        (b'{"game": "pechvogel", "seats": [null, "easy"], "grace": 0}', "/grace"),
        (b'{"game": "pechvogel", "seats": [null, "easy"], "options": {"first": []}}', "/options/first"),
        (b'{"game": "chess", "seats": [null, "easy"]}', "chess"),
        (b'{"game": "pechvogel", "seats": [null]}', "2 to 5"),
        (b'{"game": "pechvogel", "seats": ["easy", "easy"]}', "person"),
        (b'{"game": "pechvogel", "seats": [null, "Anna"]}', "Anna"),
        (b'{"game": "pechvogel", "seats": [null, "easy"], "options": {"first": "nobody"}}', "first"),
        (b'{"game": "pechvogel", "seats": [null, "easy"], "options": {"last": 1}}', "last"),
    ],
)
def test_a_bad_body_is_a_problem_that_names_the_place(server: Server, body: bytes, where: str) -> None:
    response = Program(server, "Robot").client.post("/tables", content=body)
    assert response.status_code == 422
    problem = response.json()
    assert problem["status"] == 422
    assert where in problem["detail"]


def test_wrong_addresses_tokens_and_methods_are_problems(server: Server) -> None:
    robot, table = begun(server)
    for method, path, status in (
        ("GET", "/nothing", 404),
        ("GET", "/tables/nothing", 404),
        ("GET", f"/tables/{table['id']}/record", 404),
        ("PUT", "/tables", 405),
        ("DELETE", f"/tables/{table['id']}", 405),
    ):
        response = robot.client.request(method, path)
        assert (response.status_code, response.json()["status"]) == (status, status)
    for token in ("x", "x" * 5000, "\u00e4"):
        headers = {"authorization": f"Bearer {token}".encode()}
        response = robot.client.get("/tables/mine", headers=headers)  # type: ignore[arg-type]
        assert response.status_code == 401
    stranger = server.client(base_url=f"{server.url}/api")
    assert stranger.post(f"/tables/{table['id']}/join", json={"seat": 0}).status_code == 401
    assert re.match("application/problem", stranger.get("/tables/mine").headers["content-type"])


def test_sockets_refuse_foreign_pages_wrong_tables_and_whoever_talks(server: Server) -> None:
    _, table = begun(server)
    address = f"/table/{table['id']}/socket"
    with pytest.raises(InvalidStatus), listening(server, address, origin="https://example.org"):
        pass
    with listening(server, "/table/nothing/socket") as socket, pytest.raises(ConnectionClosed):
        socket.recv(timeout=10)
    for said in ("hello", b"\x00", "x" * 100_000):
        with listening(server, f"{address}?since={table['number']}") as socket:
            socket.send(said)
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=10)


def test_a_player_gets_the_news_however_many_strangers_look_on(server: Server) -> None:
    robot, table = begun(server)
    path, token = f"/table/{table['id']}/socket?since={table['number']}", f"Bearer {robot.person['token']}"
    with ExitStack() as watching:
        for _ in range(MOST_WATCHERS):
            watching.enter_context(listening(server, path))
        with listening(server, path) as socket:
            with pytest.raises(ConnectionClosed) as refused:
                socket.recv(timeout=10)
            assert refused.value.rcvd is not None
            assert refused.value.rcvd.code == TRY_AGAIN
        with listening(server, path, authorization=token) as socket:
            robot.post(f"/tables/{table['id']}/chat", text="Hello")
            assert heard(socket)["chat"][-1]["text"] == "Hello"
