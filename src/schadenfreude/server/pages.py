"""The pages: plain forms that work without scripts. What a table's page shows is made from `Seen` alone."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from schadenfreude.core.edition import LARGEST_FILE
from schadenfreude.core.errors import BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.registry import game_names
from schadenfreude.core.tables import Option
from schadenfreude.core.text import Words
from schadenfreude.core.text import language as spoken
from schadenfreude.players import called, opponents, who_is
from schadenfreude.server import Missing, Refused
from schadenfreude.server.clock import DAY, LEAST_INCREMENT, Waits, usual_pace
from schadenfreude.server.deeds import DEEDS, Deed, from_form
from schadenfreude.server.drawing import Drawing, Tried
from schadenfreude.server.live import LiveTable, offer
from schadenfreude.server.opening import REACTIONS, TIMES, open_for, read_pace, usual_seats
from schadenfreude.server.push import push
from schadenfreude.server.rulebook import rulebook
from schadenfreude.server.seen import Look, Seen, look_at
from schadenfreude.server.speech import game_words, server_words, span
from schadenfreude.server.store import Listed, Person, now
from schadenfreude.server.visit import (
    LANGUAGE_COOKIE,
    PAGES,
    arrive,
    go_to,
    is_text,
    language_of,
    last_seen,
    link_to,
    live_of,
    own_path,
    page,
    people_of,
    person_of,
    problem,
    read_form,
    read_number,
    read_parts,
    reason,
    rules_against,
    set_cookie,
    somebody,
    status_of,
    token_of,
    wants_json,
    words_of,
)

PATIENCE = 1.5  # seconds a page waits for computer players
ME, ANYBODY, NOBODY = "me", "anybody", "nobody"  # what a seat of a new table can be, besides a computer player
QR_SCALE = 4
VALUES: dict[str | int, str] = {"yes": "value-yes", "no": "value-no", "random": "value-random"}
LARGEST_EDITION = 4 * LARGEST_FILE  # bytes of so many characters


async def home(request: Request) -> Response:
    """The first page: games, open tables, one's own tables."""
    return await _lobby(request, "home.html")


async def lists(request: Request) -> Response:
    """The lists of the first page."""
    return await _lobby(request, "lists.html")


async def _lobby(request: Request, template: str) -> Response:
    language, live, person = language_of(request), live_of(request), await person_of(request)
    own = await live.tables_of(person.id) if person is not None else []
    return await page(
        request,
        template,
        games=[_about(registered_game(name), language) for name in game_names()],
        open_tables=[
            {"id": one.id, "game": _title(one.table.game, language), "names": one.table.names(words_of(request))}
            for one in await live.open_tables()
        ],
        own_tables=[await _own_table(request, one, person) for one in own if person is not None],
    )


async def _own_table(request: Request, one: Listed, person: Person) -> dict[str, Any]:
    """A table of somebody's in his list; with whom, and for whom it waits, as long as it goes on."""
    others: list[str] = []
    asked = None
    if one.summary.status in ("open", "running"):
        with suppress(BadInput):  # of rules that are newer than ours
            table = (await live_of(request).table(one.id)).table
            names, seats = table.names(words_of(request)), table.seats
            mine = table.seat_of(person.id)
            others = [names[place] for place, seat in enumerate(seats) if place != mine and not seat.is_free]
            if table.decision is not None:
                key = "waiting-for" if table.reaction is None else "waiting-for-reaction"
                asked = words_of(request)(key, name=names[table.decision.seat])
    return {
        "id": one.id,
        "game": _title(registered_game(one.summary.game), language_of(request)),
        "status": one.summary.status,
        "is_asked": one.summary.waits_for == person.id,
        "others": others,
        "asked": asked,
    }


async def new(request: Request) -> Response:
    """The form for a new table."""
    return await _new_page(request, _game(request), {})


async def _new_page(request: Request, game: Game, given: Mapping[str, str], **more: Any) -> Response:
    low, high = game.players
    of_game, usual = game_words(game, language_of(request)), usual_seats(game)
    words = words_of(request)
    table_id = given.get("table") or offer()
    return await page(
        request,
        "new.html",
        **({"status": 200, "detail": None, "rules": []} | more),
        game=_about(game, language_of(request)),
        seats=[given.get(f"seat{place}", usual[place] if place < len(usual) else NOBODY) for place in range(high)],
        low=low,
        computers=[(name, called(words, name), who_is(words, name, game)) for name in opponents()],
        options=[_option(words, of_game, game, option, given) for option in game.options],
        listed="listed" in given,
        quick="quick" in given,
        has_editions=game.has_editions,
        edition=given.get("edition", ""),
        may_throw=not game.has_secrets,
        own_dice="own-dice" in given,
        time={name: given.get(name, usual) for name, usual in TIMES.items()},
        reactions=of_game("reactions") if game.has_reactions else None,
        reaction_times=[(str(seconds), span(words, seconds)) for seconds in REACTIONS],
        usual_reactions=_usual_reactions(words, live_of(request).waits),
        reaction=given.get("reaction", ""),
        grace=span(words, live_of(request).waits.grace),
        name=given.get("name", ""),
        table_id=table_id,
        commitment=live_of(request).commitment(table_id),
        salt=given.get("salt", ""),
    )


async def open_table(request: Request) -> Response:
    """Open the table that the form describes."""
    form = await read_form(request, LARGEST_EDITION, "edition")
    game = registered_game(form.get("game", ""))
    try:
        if not is_text(form.get("edition", "")):
            form["edition"] = ""
            raise Refused("error-no-text")
        sitting = [form.get(f"seat{place}", NOBODY) for place in range(game.players[1])]
        sitting = [seat for seat in sitting if seat != NOBODY]
        if sitting.count(ME) != 1:
            raise Refused("error-one-me")
        options = {
            name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-") and value
        }
        person, token = await somebody(request, form)
        waits = live_of(request).waits
        live = await open_for(
            request,
            person,
            game,
            [None if seat in (ME, ANYBODY) else seat for seat in sitting],
            options,
            place=sitting.index(ME),
            listed="listed" in form,
            grace=waits.grace if "quick" in form else None,
            time=read_pace(form, sitting.count(ANYBODY) + 1, waits),
            edition=form.get("edition", ""),
            own_dice="own-dice" in form,
            table_id=form.get("table"),
            salt=form.get("salt", ""),
        )
    except BadInput as error:
        detail = error.explain(language_of(request))
        return await _new_page(request, game, form, status=status_of(error), detail=detail, rules=rules_against(error))
    return go_to(request, f"/table/{live.id}", token)


async def table(request: Request) -> Response:
    """A table as its visitor sees it."""
    live = await _live(request)
    await arrive(live, await person_of(request))
    await live.settle(PATIENCE)
    return await _table_page(request, live)


async def _table_page(
    request: Request, live: LiveTable, status: int = 200, tried: Tried | None = None, decision: int | None = None
) -> Response:
    """The table, and what is wrong with what was `tried`: at the parts it was put together of, if for `decision`."""
    person = await person_of(request)
    words = words_of(request)
    seen = Seen(live.table, look_at(live.table, person.id if person else None), words, live.table.number)
    goes_on = seen.is_asked and seen.decision is not None and seen.decision.number == decision
    in_place = tried is not None and bool(tried.parts) and goes_on
    return await page(
        request,
        "table.html",
        status,
        seen=seen,
        id=live.id,
        body=draw_body(live, seen, tried) if in_place else body(live, seen),
        tried=None if in_place else tried,
        chat=live.table.chat,
        link=link_to(request, "table", table=live.id),
    )


def body(live: LiveTable, seen: Seen) -> str:
    """The part of a table's page that changes; where several spectators see the same, it is kept for them."""
    if seen.look.mine or live.spectators < 2:
        return draw_body(live, seen)
    key, second = ("body", seen.look, seen.words.language), now() // 1000 if seen.deadline is not None else 0
    drawn_at, made = live.kept.get(key, (None, ""))
    if drawn_at != second:
        made = draw_body(live, seen)
        live.kept[key] = second, made
    return str(made)


def draw_body(live: LiveTable, seen: Seen, tried: Tried | None = None) -> str:
    """The same, made anew."""
    return PAGES.get_template("body.html").render(
        t=seen.words,
        seen=seen,
        id=live.id,
        d=Drawing(seen, tried=tried) if seen.has_position else None,
        computers=[(name, called(seen.words, name)) for name in opponents()],
    )


def news(language: str) -> Any:
    """What makes news for pages: the part that changes, and the sentences that are new."""
    words = server_words(language)

    def make(live: LiveTable, looking: Look, since: int) -> str:
        return json.dumps(_news(live, Seen(live.table, looking, words, since), since), ensure_ascii=False)

    return make


def _news(live: LiveTable, seen: Seen, since: int) -> dict[str, Any]:
    said = [said.text for said in seen.log(since)] if since > 0 else []
    return {
        "number": seen.number,
        "since": since,
        "html": body(live, seen),
        "said": said,
        "is_asked": seen.is_asked or seen.look.curtain is not None,
        "chat": [chatted._asdict() for chatted in seen.chat()],
        "has_chat": seen.has_chat,
        "may_talk": seen.has_chat and bool(seen.look.mine),
        "is_host": seen.look.is_host,
        "status": seen.status,
        "rematch": seen.rematch,
    }


async def get_news(request: Request) -> Response:
    """The same by plain GET; nothing (204) if the table stands where it was seen last."""
    live, person = await _live(request), await person_of(request)
    await arrive(live, person)
    since = await last_seen(request, live)
    if since == live.table.number:
        return Response(status_code=204)
    looking = look_at(live.table, person.id if person is not None else None)
    return JSONResponse(_news(live, Seen(live.table, looking, words_of(request), since), since))


async def socket(connection: WebSocket) -> None:
    """The same as it happens."""
    await push(connection, news(language_of(connection)), look_at)


async def join(request: Request) -> Response:
    """Sit down, or move to another seat."""
    live, form = await _live(request), await read_form(request)
    live.table.check_not_started()
    if await person_of(request) is None and not wants_json(request):
        return RedirectResponse(f"/name?back=/table/{live.id}&seat={read_number(form.get('seat', ''))}", 303)
    await _sit_down(live, await _known(request), form)
    return await _done(request, live)


async def _sit_down(live: LiveTable, person: Person, form: Mapping[str, str]) -> None:
    await live.act(lambda table: table.join(person.id, person.name, read_number(form.get("seat", ""))))
    if "salt" in form:
        await live.act(lambda table: table.salt(person.id, form["salt"]))


async def salt(request: Request) -> Response:
    """Add something to the secret of the dice."""
    live, form, person = await _live(request), await read_form(request), await _known(request)
    await live.act(lambda table: table.salt(person.id, form.get("salt", "")))
    return await _done(request, live)


async def leave(request: Request) -> Response:
    """Stand up."""
    live, person = await _live(request), await _known(request)
    await live.act(lambda table: table.leave(person.id))
    return await _done(request, live)


async def start(request: Request) -> Response:
    """Begin the game."""
    live, form, person = await _live(request), await read_form(request), await _known(request)
    await live.act(lambda table: table.start(person.id, live.chance(), fill="fill" in form))
    return await _done(request, live)


async def answer(request: Request) -> Response:
    """Decide. What cannot be is said above the table as it stands, or where it was put together."""
    live, form, person = await _live(request), await read_form(request), await _known(request)
    decision, parts = read_number(form.get("decision", "")), await read_parts(request)
    move = " ".join([form.get("move", ""), *parts])
    identifier = form.get("answer") or move
    try:
        people_of(request).allow("move", person)
        await live.act(lambda table: table.answer(person.id, decision, move, identifier, live.chance()))
    except BadInput as error:
        return await _refused(request, live, error, parts, decision)
    return await _done(request, live)


async def why(request: Request) -> Response:
    """What is against a move that is being put together of parts, if anything is."""
    live, person, given = await _live(request), await _known(request), request.query_params
    move = " ".join([given.get("move", ""), *given.getlist("part")])
    try:
        live.table.read_answer(person.id, read_number(given.get("decision", "")), move)
    except BadInput as error:
        return JSONResponse({"detail": reason(error, language_of(request)), "rules": rules_against(error)})
    return JSONResponse({"detail": None, "rules": []})


async def rematch(request: Request) -> Response:
    """Open a table for the same people, or go to the one that has been opened."""
    live, person = await _live(request), await _known(request)
    people_of(request).allow("open", person)
    again = await live_of(request).rematch(live, person)
    address = f"/table/{again.id}"
    if wants_json(request):
        return JSONResponse({"number": live.table.number, "address": address})
    return go_to(request, address, None)


def _deed(deed: Deed) -> Any:
    async def do(request: Request) -> Response:
        live, person, sent = await _live(request), await _known(request), from_form(deed, await read_form(request))
        try:
            people_of(request).allow(deed.rate, person)
            await live.act(lambda table: deed.command(table, person, sent))
        except BadInput as error:
            return await _refused(request, live, error)
        return await _done(request, live)

    return do


async def _refused(
    request: Request, live: LiveTable, error: BadInput, parts: Sequence[str] = (), decision: int | None = None
) -> Response:
    """What cannot be is said above the table as it stands; where a move was put together of parts, there."""
    tried = Tried(list(parts), reason(error, language_of(request)), rules_against(error))
    if wants_json(request):
        return problem(request, status_of(error), tried.text, rules=tried.rules)
    return await _table_page(request, live, status_of(error), tried, decision)


async def record(request: Request) -> Response:
    """The record of a finished game."""
    live = await _live(request)
    if not live.table.has_ended:
        raise Missing("error-record-later")
    name = f"{live.table.game.name}-{live.id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(live.table.record.write(), media_type="application/json", headers=headers)


async def qr(request: Request) -> Response:
    """The link to a table as a QR code, for phones in the same room."""
    live = await _live(request)
    out = io.BytesIO()
    code = segno.make(link_to(request, "table", table=live.id), micro=False)
    code.save(out, kind="svg", scale=QR_SCALE, border=2, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml")


async def rules(request: Request) -> Response:
    """The rules of a game."""
    game = _game(request)
    about = _about(game, language_of(request))
    return await page(request, "rules.html", game=about, blocks=rulebook(game, language_of(request)))


async def name(request: Request) -> Response:
    """The form for one's nickname; who came from a seat of a table takes it with the name."""
    return await _name_page(request, request.query_params)


async def _name_page(request: Request, asked: Mapping[str, str], status: int = 200, **more: str) -> Response:
    back, seat = own_path(asked.get("back", "/")), read_number(asked.get("seat", ""))
    return await page(request, "name.html", status, **({"detail": "", "given": ""} | more), back=back, seat=seat)


async def rename(request: Request) -> Response:
    """Take a nickname, or another one; and the seat, if it was for one."""
    form = await read_form(request)
    token, person, back = token_of(request), await person_of(request), own_path(form.get("back", "/"))
    try:
        if person is None or token is None:
            person, token = await somebody(request, form)
        else:
            person = await people_of(request).rename(token, form.get("name", ""))
    except BadInput as error:
        detail, given = error.explain(language_of(request)), form.get("name", "")
        return await _name_page(request, form, status_of(error), detail=detail, given=given)
    if "seat" in form:
        with suppress(BadInput):  # if it is taken by now, the table's page shows which are free
            await _sit_down(await live_of(request).table(back.removeprefix("/table/")), person, form)
    return go_to(request, back, token)


async def choose_language(request: Request) -> Response:
    """Speak another language, and go back to the page. Raises BadInput for one that is not spoken here."""
    form = await read_form(request)
    wanted = spoken(form.get("language", ""))
    response = RedirectResponse(own_path(form.get("back", "/")), 303)
    set_cookie(request, response, LANGUAGE_COOKIE, wanted)
    return response


def _usual_reactions(words: Words, waits: Waits) -> dict[str, str]:
    """How long reactions usually take, in words, by what people are hurried with."""
    usual = {
        "off": usual_pace(waits=waits),
        "live": usual_pace(0, LEAST_INCREMENT),
        "days": usual_pace(0, DAY),
        "lone": usual_pace(people=1, waits=waits),
    }
    return {name: span(words, pace.reaction) for name, pace in usual.items()}


def _option(words: Words, of_game: Words, game: Game, option: Option, given: Mapping[str, str]) -> dict[str, Any]:
    """An option for the form: its values in words, the usual one marked; what is usual may hang on how many play."""
    low, high = game.players
    usual = [game.read_options({}, players)[option.name] for players in range(low, high + 1)]
    said = {value: _option_value(words, of_game, game, option, value) for value in range(option.low, option.high + 1)}
    choices = [(option.write(value), text) for value, text in said.items()]
    if len(set(usual)) == 1:
        begin = option.write(usual[0])
        choices = [(value, words("usual", value=text) if value == begin else text) for value, text in choices]
    else:
        runs = [list(run) for _, run in groupby(range(low, high + 1), lambda players: usual[players - low])]
        spans = [words("usual-for-players", low=run[0], high=run[-1], value=said[usual[run[0] - low]]) for run in runs]
        choices, begin = [("", words("as-usual", values="; ".join(spans))), *choices], ""
    return {
        "name": option.name,
        "about": of_game(f"option-{option.name}"),
        "choices": choices,
        "given": given.get(f"option-{option.name}", str(begin)),
        "rule": option.rule,
    }


def _option_value(words: Words, of_game: Words, game: Game, option: Option, value: int) -> str:
    if option.is_seat and value >= 0:
        return words("seat", number=value + 1)
    written = option.write(value)
    text = game.option_in_words(of_game, option, value)
    return text or (words(VALUES[written]) if written in VALUES else str(written))


def _title(game: Game, language: str) -> str:
    return game_words(game, language)("name")


def _about(game: Game, language: str) -> dict[str, Any]:
    low, high = game.players
    return {
        "name": game.name,
        "title": _title(game, language),
        "about": game_words(game, language)("about"),
        "low": low,
        "high": high,
    }


def _game(request: Request) -> Game:
    name = request.path_params["game"]
    if name not in game_names():
        raise Missing("error-no-such-game", right=", ".join(game_names()))
    return registered_game(name)


async def _live(request: Request) -> LiveTable:
    return await live_of(request).table(request.path_params["table"])


async def _known(request: Request) -> Person:
    return await people_of(request).known(token_of(request))


async def _done(request: Request, live: LiveTable) -> Response:
    """After a form: a browser goes to the table's page; a script learns at once which number to expect of the news."""
    if wants_json(request):
        return JSONResponse({"number": live.table.number})
    return go_to(request, f"/table/{live.id}", None)


ROUTES: list[BaseRoute] = [
    Route("/", home),
    Route("/lists", lists),
    Route("/new/{game}", new),
    Route("/tables", open_table, methods=["POST"]),
    Route("/table/{table}", table, name="table"),
    Route("/table/{table}/news", get_news),
    WebSocketRoute("/table/{table}/socket", socket),
    Route("/table/{table}/join", join, methods=["POST"]),
    Route("/table/{table}/salt", salt, methods=["POST"]),
    Route("/table/{table}/leave", leave, methods=["POST"]),
    Route("/table/{table}/start", start, methods=["POST"]),
    Route("/table/{table}/answer", answer, methods=["POST"]),
    Route("/table/{table}/why", why),
    Route("/table/{table}/rematch", rematch, methods=["POST"]),
    *(Route("/table/{table}/" + name, _deed(deed), methods=["POST"]) for name, deed in DEEDS.items()),
    Route("/table/{table}/record", record),
    Route("/table/{table}/qr.svg", qr),
    Route("/rules/{game}", rules),
    Route("/name", name),
    Route("/name", rename, methods=["POST"]),
    Route("/language", choose_language, methods=["POST"]),
]
