"""Opening tables, from pages and from programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.requests import Request

from schadenfreude.core.game import Game
from schadenfreude.core.record import Record
from schadenfreude.server import Refused
from schadenfreude.server.live import LiveTable
from schadenfreude.server.store import Person
from schadenfreude.server.table import STAND_IN
from schadenfreude.server.visit import live_of

GRACE = 120  # seconds, at tables that play quickly
LONGEST_GRACE = 24 * 3600
USUAL = 3  # players, where the game is for so many
MOST_OPEN = 20  # tables of one person that are not over


def usual_seats(game: Game) -> list[str]:
    """Who plays if nobody chooses: "me" and computer players."""
    low, high = game.players
    return ["me", *[STAND_IN] * (min(max(USUAL, low), high) - 1)]


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
) -> LiveTable:
    """Open a table for somebody who takes seat `place`. Raises BadInput, also if he has too many tables already."""
    live = live_of(request)
    running = [one for one in await live.tables_of(person.id) if one.summary.status != "over"]
    if len(running) >= MOST_OPEN:
        raise Refused("error-too-many-tables", right=MOST_OPEN)
    return await live.open(
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
    )
