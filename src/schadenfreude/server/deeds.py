"""What people do at a table besides sitting down and deciding, the same from pages and from programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from schadenfreude.server.fold import Entry
from schadenfreude.server.openapi import SENT
from schadenfreude.server.people import read_name
from schadenfreude.server.store import Person, now
from schadenfreude.server.table import Table
from schadenfreude.server.visit import read_number

Sent = Mapping[str, Any]


class Deed(NamedTuple):
    """Something to do: what it is, the schema of what is sent with it, and the command."""

    about: str
    sent: str | None
    command: Callable[[Table, Person, Sent], list[Entry]]
    rate: str = "move"  # by which its doers are counted


DEEDS = {
    "undo": Deed(
        "Take one's last decision back, where that is possible; `decision` is the one that is asked now.",
        "Undo",
        lambda table, person, sent: table.undo(person.id, sent["decision"], now()),
    ),
    "throw": Deed(
        "Type what the real dice show, where they are thrown at the table; `number` is that of the throw.",
        "Throw",
        lambda table, person, sent: table.type_throw(person.id, sent["number"], sent["outcomes"]),
    ),
    "anew": Deed(
        "Take back what was typed of the last throw, before anybody has decided on it.",
        "Anew",
        lambda table, person, sent: table.type_anew(person.id, sent["number"]),
    ),
    "back": Deed(
        "Take one's seats back from the computer players that stand in.",
        None,
        lambda table, person, _: table.come_back(person.id),
    ),
    "guests": Deed(
        "Seat a guest at one's own screen; whoever brings him decides for him.",
        "Guest",
        lambda table, person, sent: table.bring(person.id, read_name(sent["name"]), sent["seat"]),
    ),
    "clear": Deed(
        "Free a seat: the host anybody's, everybody that of a guest of his.",
        "Seat",
        lambda table, person, sent: table.clear(person.id, sent["seat"]),
    ),
    "computers": Deed(
        "Let a computer player sit down on a free seat, as the host wishes.",
        "Computer",
        lambda table, person, sent: table.seat_computer(person.id, sent["player"], sent["seat"]),
    ),
    "unveil": Deed(
        "Say that the screen is in the hands of whoever sits there, where several people share it.",
        "Seat",
        lambda table, person, sent: table.unveil(person.id, sent["seat"]),
    ),
    "chat": Deed(
        "Say something to the table.",
        "Chat",
        lambda table, person, sent: table.say(person.id, sent["text"]),
        rate="talk",
    ),
    "silence": Deed(
        "Let people talk at a table or not, as the host wishes.",
        "Silence",
        lambda table, person, sent: table.switch_chat(person.id, on=not sent["on"]),
    ),
}


def from_form(deed: Deed, form: Mapping[str, str]) -> dict[str, Any]:
    """What a form sends with a deed, as a program would have sent it."""
    if deed.sent is None:
        return {}
    kinds = {name: schema["type"] for name, schema in SENT[deed.sent]["properties"].items()}
    read: dict[str, Callable[[str], Any]] = {"integer": read_number, "boolean": "yes".__eq__, "string": str}
    return {name: read[kind](form.get(name, "")) for name, kind in kinds.items()}
