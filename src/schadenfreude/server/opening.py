"""Opening tables, from pages and from programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.requests import Request

from schadenfreude.core.edition import read_edition
from schadenfreude.core.game import Game
from schadenfreude.core.record import Record
from schadenfreude.players import STAND_IN
from schadenfreude.server import Refused
from schadenfreude.server.clock import (
    DAY,
    LEAST_INCREMENT,
    LEAST_REACTION,
    MOST_BANK,
    MOST_INCREMENT,
    MOST_LIVE_INCREMENT,
    MOST_REACTION,
    Pace,
    Waits,
    usual_pace,
)
from schadenfreude.server.live import LiveTable
from schadenfreude.server.store import Person
from schadenfreude.server.visit import is_here, link_to, live_of, people_of, read_number

TIMES = {"time": "off", "minutes": "5", "seconds": "15", "days": "2"}  # what the form for a time control begins with
REACTIONS = (20, 60, 300, 3600, 12 * 3600, DAY)  # seconds that it offers for a reaction
MOST_OPEN = 20  # tables of one person that are not over


def usual_seats(game: Game) -> list[str]:
    """Who plays if nobody chooses: "me" and computer players."""
    return ["me", *[STAND_IN] * (game.usual_players - 1)]


def read_pace(form: Mapping[str, str], people: int, waits: Waits) -> Pace:
    """The time control that a form asks for at a table with seats for so many people. Raises Refused."""
    usual = usual_pace(*_read_time(form), people=people, waits=waits)
    if not form.get("reaction"):
        return usual
    reaction = read_number(form["reaction"])
    if not LEAST_REACTION <= reaction <= MOST_REACTION:
        raise Refused("error-time-reaction", low=LEAST_REACTION, high=MOST_REACTION // 3600)
    return usual._replace(reaction=reaction)


def _read_time(form: Mapping[str, str]) -> tuple[int, int | None]:
    """Seconds in the bank and for each decision. Raises Refused."""
    kind = form.get("time", "off")
    if kind == "live":
        bank, increment = 60 * read_number(form.get("minutes", "")), read_number(form.get("seconds", ""))
        if not (0 <= bank <= MOST_BANK and LEAST_INCREMENT <= increment <= MOST_LIVE_INCREMENT):
            raise Refused("error-time-live", most=MOST_BANK // 60, low=LEAST_INCREMENT, high=MOST_LIVE_INCREMENT)
        return bank, increment
    if kind == "days":
        number = read_number(form.get("days", ""))
        if not 1 <= number <= MOST_INCREMENT // DAY:
            raise Refused("error-time-days", most=MOST_INCREMENT // DAY)
        return 0, number * DAY
    return 0, None


async def open_for(
    request: Request,
    person: Person,
    game: Game,
    seats: Sequence[str | None],
    options: Mapping[str, object],
    *,
    place: int,
    listed: bool,
    grace: int | None,
    table_id: str | None,
    salt: str,
    played: Record | None = None,
    time: Pace | None = None,
    edition: str = "",
    own_dice: bool = False,
) -> LiveTable:
    """Open a table for somebody who takes seat `place`. Raises BadInput, also if he has too many tables already.

    `edition` is the text of a TOML file; nothing for the edition that the game ships, if it has any.
    """
    people_of(request).allow("open", person)
    live = live_of(request)
    running = [one for one in await live.tables_of(person.id) if one.summary.status in ("open", "running")]
    if len(running) >= MOST_OPEN:
        raise Refused("error-too-many-tables", right=MOST_OPEN)
    table = await live.open(
        person,
        game,
        seats,
        options,
        place=place,
        listed=listed,
        grace=grace,
        table_id=table_id,
        salt=salt,
        played=played,
        time=time,
        edition=read_edition(game, edition) if edition.strip() else None,
        own_dice=own_dice,
    )
    invite = request.app.state.invite
    if invite is not None and is_here(request) and not listed and table.table.free_seats:
        invite(link_to(request, "table", table=table.id))
    return table
