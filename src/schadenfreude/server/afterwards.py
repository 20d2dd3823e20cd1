"""Looking closer, mostly after the game: its moves one by one, what the dice did, whether they were fair, and what if.

All pages are made from `Seen` of a table as it was once. While a game runs, people see it with their own eyes only.
"""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any, NamedTuple

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from schadenfreude.core.errors import BadInput
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.text import Words
from schadenfreude.lab.happenings import happenings
from schadenfreude.lab.luck import Luck, luck
from schadenfreude.players import STAND_IN, player_names
from schadenfreude.server import Missing, NotYours, Refused
from schadenfreude.server.drawing import Drawing
from schadenfreude.server.fairness import NOTE, check_outcomes, read_proof
from schadenfreude.server.guard import LARGEST_BODY
from schadenfreude.server.live import LiveTable, offer
from schadenfreude.server.opening import open_for
from schadenfreude.server.seen import Seen, eyes_of, look_at
from schadenfreude.server.speech import game_words
from schadenfreude.server.table import Table
from schadenfreude.server.visit import (
    as_text,
    go_to,
    is_text,
    language_of,
    live_of,
    page,
    parse_form,
    people_of,
    person_of,
    read_form,
    read_number,
    somebody,
    status_of,
    token_of,
    words_of,
)

SPECTATOR = "spectator"
ODDS = 3  # figures about a move


class Odds(NamedTuple):
    """What is known exactly about a move, and whether it was the one that was made."""

    label: str
    figures: list[str]
    was_made: bool


MANY = 100  # from which on what was to be expected is told without decimals


class Row(NamedTuple):
    """The luck of somebody in words: how often each outcome came up, and in how many of 100 games it is as uneven."""

    name: str
    draws: int
    counts: list[tuple[int, str]]
    unevenness: int | None


# Replay


async def replay(request: Request) -> Response:
    """The table as it was after some entries of its record."""
    live = await live_of(request).table(request.path_params["table"])
    words, table, person = words_of(request), live.table, await person_of(request)
    if table.state is None:
        raise Missing("error-not-started")
    look = look_at(table, person.id if person else None)
    eyes = read_eyes(table, look.seat, request.query_params.get("eyes"))
    number = request.path_params.get("number", 0)
    moves = await _moves(live, eyes, words)
    past = await asyncio.to_thread(table.as_of, number)
    return await page(
        request,
        "replay.html",
        id=live.id,
        number=number,
        moves=moves,
        is_over=table.has_ended,
        eyes=SPECTATOR if eyes is None else eyes,
        **content(past, eyes, words),
        odds=await asyncio.to_thread(find_odds, table, past, eyes, words),
        can_fork=table.has_ended and past.state is not None and past.state.mover >= 0,
        table_id=(new := offer()),
        commitment=live_of(request).commitment(new),
    )


def read_eyes(table: Table, mine: int | None, text: str | None) -> int | None:
    """With whose eyes to look, None for a spectator's. Raises NotYours for those of others while the game runs.

    `mine` is the seat whose eyes one has by oneself; where several people share a screen, of whoever holds it.
    """
    if text is None:
        return mine
    eyes = None if text == SPECTATOR else read_number(text)
    if eyes is not None and not 0 <= eyes < len(table.seats):
        raise Missing("error-no-such-seat", given=text)
    if eyes not in (None, mine) and not table.has_ended:
        raise NotYours("error-not-your-eyes")
    return eyes


def content(past: Table, eyes: int | None, words: Words) -> dict[str, Any]:
    """What the page shows of a position."""
    seen = Seen(past, eyes_of(eyes), words, past.number)
    mover = past.state.mover if past.state is not None else -1
    told = [said.text for said in seen.recent() if said.number == past.number]
    return {
        "seen": seen,
        "d": Drawing(seen, asks=False),
        "told": told[::-1],
        "mover": seen.names[mover] if mover >= 0 else None,
        "about_odds": past.game.about_figures(seen.game_words),
    }


async def _moves(live: LiveTable, eyes: int | None, words: Words) -> list[tuple[int, str]]:
    """All entries of the record in the sentences that a seat may hear, kept for others who look."""
    key = ("moves", eyes, words.language)
    if key not in live.kept:
        whole = await asyncio.to_thread(live.table.as_of, len(live.table.record.ends()))
        said = Seen(whole, eyes_of(eyes), words, -1).log(-1)
        told = {number: " ".join(one.text for one in group) for number, group in groupby(said, lambda one: one.number)}
        told = _untold(whole, words) | told
        live.kept[key] = [(number, told.get(number, "")) for number in range(whole.number + 1)]
    moves: list[tuple[int, str]] = live.kept[key]
    return moves


def _untold(whole: Table, words: Words) -> dict[int, str]:
    """The moves of a game without secrets, by entry, in words: of some of them no event tells."""
    if whole.game.has_secrets:
        return {}
    own, names, record = game_words(whole.game, words.language), whole.names(words), whole.record
    last = {number: record.steps[end - 1] for number, end in enumerate(record.ends(), 1)}
    return {
        number: words("replay-move", name=names[step.mover], choice=whole.game.label(own, names, step.move))
        for number, step in last.items()
        if step.mover >= 0
    }


def find_odds(table: Table, past: Table, eyes: int | None, words: Words) -> list[Odds]:
    """What was known about the choices of whoever was asked, as far as these eyes may know it: all when it is over."""
    s = past.state
    if s is None or s.mover < 0 or not (table.has_ended or s.mover == eyes):
        return []
    game, own, names = table.game, game_words(table.game, words.language), table.names(words)
    v = game.masked(s, s.mover)
    made = table.record.steps[len(past.record.steps) :][:1]
    return [
        Odds(
            game.label(own, names, move, v),
            [game.write_figure(own, names, known) for known in figures[:ODDS]],
            bool(made) and made[0].move == move,
        )
        for move, figures in game.figures(v, s.mover).items()
        if figures
    ]


async def odds(request: Request) -> Response:
    """What is known exactly about the choices of whoever asks, if the table waits for him."""
    live, person = await live_of(request).table(request.path_params["table"]), await person_of(request)
    words, eyes = words_of(request), look_at(live.table, person.id if person else None).seat
    found = await asyncio.to_thread(find_odds, live.table, live.table, eyes, words)
    about = live.table.game.about_figures(game_words(live.table.game, words.language))
    return await page(request, "odds.html", id=live.id, odds=found, about_odds=about)


# What if


async def fork(request: Request) -> Response:
    """Open a table that goes on from a position, in the seat of whoever was asked there, against computer players."""
    live, form = await live_of(request).table(request.path_params["table"]), await read_form(request)
    if not live.table.has_ended:
        raise Refused("error-fork-later")
    past = await asyncio.to_thread(live.table.as_of, read_number(form.get("number", "")))
    if past.state is None or past.state.mover < 0:
        raise Refused("error-fork-here")
    person, token = await somebody(request, form)
    place = past.state.mover
    opened = await open_for(
        request,
        person,
        past.game,
        [None if seat == place else _stand_in(past.seats[seat].computer) for seat in range(len(past.seats))],
        past.game.write_options(past.record.options),
        place=place,
        listed=False,
        grace=None,
        table_id=form.get("table"),
        salt=form.get("salt", ""),
        played=past.record,
    )
    return go_to(request, f"/table/{opened.id}", token)


def _stand_in(computer: str | None) -> str:
    """Who plays a seat on: the computer player that did, if there is one of that name here."""
    return computer if computer in player_names() else STAND_IN


# Records


async def records(request: Request) -> Response:
    """The form for a record."""
    return await page(request, "records.html", detail="")


async def add_record(request: Request) -> Response:
    """Keep a record that somebody has, to look at it, or say above the form what is wrong with it."""
    try:
        live = await _add_record(request)
    except BadInput as error:
        return await page(request, "records.html", status_of(error), detail=error.explain(language_of(request)))
    return RedirectResponse(f"/table/{live.id}", 303)


async def _add_record(request: Request) -> LiveTable:
    """The table of a record that was sent. It is believed nothing: every move is checked."""
    person = await people_of(request).known(token_of(request))
    form = await parse_form(request, LARGEST_BODY)
    try:
        file = form.get("record")
        if not isinstance(file, UploadFile):
            raise HTTPException(400)
        text = as_text(await file.read())
    finally:
        await form.close()
    if not is_text(text):
        raise Refused("error-no-text")
    people_of(request).allow("upload", person)
    record = await asyncio.to_thread(read_record, text)
    if not is_text(record.write()):
        raise Refused("error-no-text")
    return await live_of(request).keep(record)


# What the dice did


async def statistics(request: Request) -> Response:
    """What came up for whom, beside what was to be expected, and what happened to whom."""
    live = await _finished(request)
    words, game = words_of(request), live.table.game
    own, names = game_words(game, words.language), live.table.names(words)
    found = await asyncio.to_thread(luck, live.table.record, lambda s, outcome: game.outcome_in_words(own, s, outcome))
    throws = [
        (
            game.luck_in_words(own, kind.phase),
            kind.words,
            [_row(words, names, one, kind.words) for one in kind.lucks],
        )
        for kind in found
    ]
    return await page(
        request,
        "statistics.html",
        id=live.id,
        seen=Seen(live.table, eyes_of(None), words),
        throws=throws,
        happened=await asyncio.to_thread(_happened, live.table, own),
        is_judged=any(row.unevenness is not None for _, _, rows in throws for row in rows),
    )


def _happened(table: Table, own: Words) -> list[tuple[str, list[int | None], int]]:
    """What is counted of events, in words: how often each seat had it (None: it is nobody's), and all together."""
    assert table.state is not None
    seats = range(table.game.seats(table.state))
    return [
        (own(f"count-{event}"), [None if None in counts else counts[seat] for seat in seats], counts.total())
        for event, counts in happenings(table.record).items()
    ]


def _row(words: Words, names: list[str], one: Luck, outcomes: list[str]) -> Row:
    counts = [one.counts.get(word) for word in outcomes]
    uneven = one.unevenness
    return Row(
        words("everybody") if one.seat is None else names[one.seat],
        one.draws,
        [
            (count.seen, words("expected", number=round(count.expected, 1 if count.expected < MANY else None)))
            if count
            else (0, "")
            for count in counts
        ],
        None if uneven is None else round(100 * uneven),
    )


# Were they fair?


async def dice(request: Request) -> Response:
    """How the dice of a table are known to be fair, and, when the game is over, their check."""
    live = await live_of(request).table(request.path_params["table"])
    table = live.table
    if table.commitment is None and NOTE not in table.record.notes:
        raise Missing("error-no-fair-dice")
    proof = read_proof(table.record) if table.has_ended else None
    salts = table.salts if proof is None else proof.salts
    return await page(
        request,
        "dice.html",
        id=live.id,
        commitment=proof.commitment if proof is not None else table.commitment,
        secret=proof.secret if proof is not None else None,
        salts=list(zip(table.names(words_of(request)), salts, strict=False)),
        unsalted=table.status != "open" and not any(salts),
    )


async def dice_json(request: Request) -> Response:
    """What a browser checks: the proof, and each outcome with how many there were and which have its word."""
    live = await _finished(request)
    return JSONResponse(await asyncio.to_thread(_outcomes, live.table.record))


def _outcomes(record: Record) -> dict[str, Any]:
    proof = read_proof(record)
    outcomes = [
        {"number": one.number, "entry": one.entry, "chances": one.chances, "fits": _ranges(one.fits), "word": one.word}
        for one in check_outcomes(record, proof)
    ]
    return {**proof._asdict(), "outcomes": outcomes}


def _ranges(numbers: list[int]) -> list[tuple[int, int]]:
    """Ascending numbers as first and last of those that follow each other."""
    runs = [[n for _, n in run] for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])]
    return [(run[0], run[-1]) for run in runs]


async def _finished(request: Request) -> LiveTable:
    live = await live_of(request).table(request.path_params["table"])
    if not live.table.has_ended:
        raise Missing("error-record-later")
    return live


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/replay", replay),
    Route("/table/{table}/replay/{number:int}", replay),
    Route("/table/{table}/odds", odds),
    Route("/table/{table}/fork", fork, methods=["POST"]),
    Route("/table/{table}/statistics", statistics),
    Route("/table/{table}/dice", dice),
    Route("/table/{table}/dice.json", dice_json),
    Route("/records", records),
    Route("/records", add_record, methods=["POST"]),
]
