"""The description of the JSON interface (OpenAPI 3.1), and the check of what is sent against the same schemas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schadenfreude.core.edition import LARGEST_FILE
from schadenfreude.server import Refused
from schadenfreude.server.clock import (
    LEAST_INCREMENT,
    LEAST_REACTION,
    LONGEST_GRACE,
    MOST_BANK,
    MOST_INCREMENT,
    MOST_REACTION,
)
from schadenfreude.server.fairness import LONGEST_SALT
from schadenfreude.server.table import LONGEST_ANSWER, LONGEST_CHAT, LONGEST_MOVE, LONGEST_NAME

Schema = Mapping[str, Any]

KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


def _object(required: Mapping[str, Any], optional: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def _list(items: Any) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _or_null(schema: Schema) -> dict[str, Any]:
    return {"anyOf": [schema, {"type": "null"}]}


def _named(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


TEXT = {"type": "string"}
FLAG = {"type": "boolean"}
NUMBER = {"type": "integer"}
OBJECT = {"type": "object"}
SEAT = {"type": "integer", "minimum": 0, "maximum": 99}
SALT = {"type": "string", "maxLength": LONGEST_SALT, "description": "what you add to the secret of the dice"}

SENT: dict[str, dict[str, Any]] = {
    "NewPerson": _object({"name": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}}),
    "NewTable": _object(
        {
            "game": TEXT,
            "seats": {
                "type": "array",
                "items": {"type": ["string", "null"], "maxLength": LONGEST_NAME},
                "maxItems": 20,
                "description": "who plays: null for a person, or a computer player; the first null is yours",
            },
        },
        {
            "options": {"type": "object", "additionalProperties": {"type": ["string", "integer", "boolean"]}},
            "listed": FLAG,
            "grace": {"type": ["integer", "null"], "minimum": 1, "maximum": LONGEST_GRACE},
            "table": {"type": "string", "maxLength": 22, "description": "an identifier that was offered"},
            "salt": SALT,
            "own_dice": {"type": "boolean", "description": "people throw real dice and type what they show"},
            "edition": {
                "type": "string",
                "maxLength": LARGEST_FILE,
                "description": "of games that have editions: TOML",
            },
            "time": {
                "type": ["object", "null"],
                "properties": {
                    "bank": {"type": "integer", "minimum": 0, "maximum": MOST_BANK},
                    "increment": {"type": ["integer", "null"], "minimum": LEAST_INCREMENT, "maximum": MOST_INCREMENT},
                    "reaction": {"type": "integer", "minimum": LEAST_REACTION, "maximum": MOST_REACTION},
                },
                "additionalProperties": False,
                "description": "seconds: in everybody's bank, added for each decision (null: any time), for a reaction",
            },
        },
    ),
    "Undo": _object({"decision": {"type": "integer", "minimum": 0}}),
    "Throw": _object(
        {
            "number": {"type": "integer", "minimum": 0},
            "outcomes": {"type": "string", "minLength": 1, "maxLength": LONGEST_MOVE},
        }
    ),
    "Anew": _object({"number": {"type": "integer", "minimum": 0}}),
    "Seat": _object({"seat": SEAT}),
    "Guest": _object({"seat": SEAT, "name": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}}),
    "Computer": _object({"seat": SEAT, "player": {"type": "string", "maxLength": LONGEST_NAME}}),
    "Chat": _object({"text": {"type": "string", "minLength": 1, "maxLength": LONGEST_CHAT}}),
    "Silence": _object({"on": FLAG}),
    "Join": _object({"seat": SEAT}, {"salt": SALT}),
    "Start": _object({}, {"fill": FLAG}),
    "Answer": _object(
        {
            "decision": {"type": "integer", "minimum": 0},
            "move": {"type": "string", "minLength": 1, "maxLength": LONGEST_MOVE},
            "answer": {"type": "string", "minLength": 1, "maxLength": LONGEST_ANSWER},
        }
    ),
}

GOT: dict[str, dict[str, Any]] = {
    "Person": _object({"id": TEXT, "name": TEXT, "token": TEXT}),
    "Game": _object(
        {
            "name": TEXT,
            "title": TEXT,
            "about": TEXT,
            "least": NUMBER,
            "most": NUMBER,
            "rules_version": NUMBER,
            "options": _list(_object({"name": TEXT, "about": TEXT, "values": TEXT, "default": {}, "rule": TEXT})),
        }
    ),
    "Offer": _object({"table": TEXT, "commitment": TEXT}),
    "Listed": _object({"id": TEXT, "game": TEXT, "status": TEXT, "is_asked": FLAG}),
    "Choice": _object({"typed": TEXT, "label": TEXT, "rules": _list(TEXT), "is_listed": FLAG, "parts": OBJECT}),
    "Table": _object(
        {
            "id": TEXT,
            "game": TEXT,
            "status": {"type": "string", "enum": ["open", "running", "over", "closed"]},
            "number": NUMBER,
            "options": OBJECT,
            "seat": _or_null(NUMBER),
            "own_seats": _list(NUMBER),
            "curtain": _or_null(NUMBER),
            "is_host": FLAG,
            "seats": _list(
                _object(
                    {
                        "place": NUMBER,
                        "name": TEXT,
                        "is_free": FLAG,
                        "is_computer": FLAG,
                        "is_away": FLAG,
                        "is_mine": FLAG,
                        "is_asked": FLAG,
                        "is_own": FLAG,
                        "is_guest": FLAG,
                        "is_out_of_time": FLAG,
                        "bank": _or_null({**NUMBER, "description": "milliseconds"}),
                    }
                )
            ),
            "dice": _object({"commitment": _or_null(TEXT), "salts": _list(TEXT)}),
            "view": _or_null(OBJECT),
            "decision": _or_null(
                _object(
                    {
                        "number": NUMBER,
                        "seat": NUMBER,
                        "question": TEXT,
                        "is_reaction": FLAG,
                        "also_asked": _list(NUMBER),
                        "deadline": _or_null({**NUMBER, "description": "milliseconds since 1970"}),
                        "may_undo": FLAG,
                        "choices": _list(_named("Choice")),
                    }
                )
            ),
            "log": _list(_object({"number": NUMBER, "text": TEXT, "event": _or_null(TEXT), "rules": _list(TEXT)})),
            "throw": _or_null(
                _object({"number": NUMBER, "needed": NUMBER, "possible": _list(TEXT), "thrower": _or_null(NUMBER)})
            ),
            "typed": _or_null({**NUMBER, "description": "the throw that was typed last, if it can be typed anew"}),
            "edition": _or_null(TEXT),
            "chat": _list(_object({"number": NUMBER, "name": TEXT, "text": TEXT})),
            "has_chat": FLAG,
            "result": _list(_object({"name": TEXT, "points": NUMBER, "has_won": FLAG})),
            "time": _object({"bank": NUMBER, "increment": _or_null(NUMBER), "reaction": NUMBER}),
            "closed": _or_null(TEXT),
            "rematch": _or_null(TEXT),
        }
    ),
    "Problem": {
        **_object({"type": TEXT, "title": TEXT, "status": NUMBER, "detail": TEXT}, {"rules": _list(TEXT)}),
    },
}


def check(value: Any, schema: Schema, where: str = "") -> None:
    """Raises Refused, naming the place, unless `value` is what the schema says."""
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(_is(value, kind) for kind in kinds):
        raise Refused("error-body-kind", where=where or "/", right=", ".join(kinds))
    size = len(value) if isinstance(value, str | list) else value
    least, most = ("minLength", "maxLength") if isinstance(value, str) else ("minItems", "maxItems")
    if isinstance(value, int):
        least, most = "minimum", "maximum"
    if least in schema and size is not None and size < schema[least]:
        raise Refused("error-body-least", where=where or "/", right=str(schema[least]))
    if most in schema and size is not None and size > schema[most]:
        raise Refused("error-body-most", where=where or "/", right=str(schema[most]))
    if isinstance(value, list):
        for place, item in enumerate(value):
            check(item, schema.get("items", {}), f"{where}/{place}")
    if isinstance(value, dict):
        known = schema.get("properties", {})
        for name in schema.get("required", ()):
            if name not in value:
                raise Refused("error-body-missing", where=f"{where}/{name}")
        for name, item in value.items():
            rest = schema.get("additionalProperties", True)
            if name not in known and rest is False:
                raise Refused("error-body-unknown", where=f"{where}/{name}", right=", ".join(known))
            check(item, known.get(name, rest if isinstance(rest, dict) else {}), f"{where}/{name}")


def _is(value: Any, kind: str) -> bool:
    return isinstance(value, KINDS[kind]) and (kind == "boolean" or not isinstance(value, bool))


def describe(operations: Mapping[tuple[str, str], Mapping[str, Any]]) -> dict[str, Any]:
    """The document: `operations` by path and method, each with `about`, `got` and, if need be, `sent`, `query`."""
    paths: dict[str, Any] = {}
    for (path, method), operation in operations.items():
        parameters = [
            {"name": part[1:-1], "in": "path", "required": True, "schema": TEXT}
            for part in path.split("/")
            if part.startswith("{")
        ]
        parameters += [
            {"name": name, "in": "query", "required": False, "schema": schema}
            for name, schema in operation.get("query", {}).items()
        ]
        got = operation["got"]
        described: dict[str, Any] = {
            "summary": operation["about"],
            "operationId": operation["name"],
            "parameters": parameters,
            "security": [{"token": []}, {}] if operation.get("strangers", True) else [{"token": []}],
            "responses": {
                "200": {"description": "OK", "content": {"application/json": {"schema": got}}},
                "4XX": _problem("What was wrong; nothing was changed."),
                "503": _problem("The database cannot be used now; nothing was changed."),
            },
        }
        if "sent" in operation:
            content = {"application/json": {"schema": _named(operation["sent"])}}
            described["requestBody"] = {"required": True, "content": content}
        paths.setdefault(path, {})[method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Schadenfreude", "version": "1", "description": "Tables, for programs that play."},
        "paths": paths,
        "components": {
            "schemas": {**SENT, **GOT},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _problem(about: str) -> dict[str, Any]:
    return {"description": about, "content": {"application/problem+json": {"schema": _named("Problem")}}}


def list_of(name: str) -> dict[str, Any]:
    """The schema of a list."""
    return _list(_named(name))


def one(name: str) -> dict[str, Any]:
    """The schema of that name."""
    return _named(name)
