"""After the game: leafing back with whose eyes, what if, uploaded records, and what the dice did."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schadenfreude.core.chance import Stream
from schadenfreude.core.record import read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.server import afterwards
from schadenfreude.server.fairness import read_proof, verify
from schadenfreude.server.speech import server_words
from schadenfreude.server.table import archive, read_table
from schadenfreude.server.visit import PAGES
from tests.server.test_fairness import played
from tests.server.test_secrets import draw_table, each_game, few, with_secrets_changed
from tests.server.visiting import Page, Program, Server, Visitor
from tests.test_every_game import seats_and_spectator

CARDS = "nix-fuer-ungut"  # a game with hidden hands


def finished(server: Server, name: str = "pechvogel") -> tuple[Program, str]:
    """A program and the identifier of a table where its game is over."""
    robot, number = Program(server, "Robot"), 0
    seats = [None, *["easy"] * (game(name).players[0] - 1)]
    table = robot.post("/tables", game=name, seats=seats, salt="a pinch")
    while table["status"] != "over":
        decision = table["decision"]
        if decision and decision["choices"]:
            move, number = decision["choices"][0]["typed"], number + 1
            robot.post(f"/tables/{table['id']}/answer", decision=decision["number"], move=move, answer=f"{number}")
        table = robot.get(f"/tables/{table['id']}")
    return robot, table["id"]


def upload(visitor: Visitor, content: str | bytes) -> Page:
    return Page(visitor.client.post("/records", files={"record": ("game.json", content, "application/json")}))


def known(server: Server) -> Visitor:
    visitor = Visitor(server)
    visitor.client.post("/name", data={"name": "Anna"})
    return visitor


# Leafing


def test_links_lead_through_a_finished_game_without_scripts(server: Server) -> None:
    robot, table_id = finished(server)
    visitor, path = Visitor(server), f"/table/{table_id}/replay"
    assert path in visitor.get(f"/table/{table_id}").links
    entries = robot.get(f"/tables/{table_id}/record")["entries"]
    page, seen = visitor.get(path), []
    while True:
        seen.append(re.search(r"(\d+) / (\d+)", page.text))
        forward = re.search(r'href="([^"]+)" data-step="next"', page.html)
        if forward is None or len(seen) == 4:
            break
        page = visitor.get(forward[1].replace("&amp;", "&"))
    assert [found.groups() for found in seen if found] == [(f"{n}", f"{len(entries)}") for n in range(4)]
    last = visitor.get(f"{path}/{len(entries)}?eyes=0")
    assert 'data-step="next"' not in last.html
    assert "Nothing of it could be seen from here." not in last.text, "all is open, also what no event tells"
    assert "let it stand." in last.text
    assert visitor.get(f"{path}/{len(entries) + 1}").status == 404
    assert visitor.get(f"{path}/1?eyes=9").status == 404


def test_while_a_game_runs_nobody_has_the_eyes_of_others(server: Server) -> None:
    anna, bert = known(server), known(server)
    path = anna.open_table(CARDS, "Anna", "me", "anybody")
    assert anna.get(f"{path}/replay").status == 404
    bert.client.post(f"{path}/join", data={"seat": "1"})
    anna.client.post(f"{path}/start")
    own, others = anna.get(f"{path}/replay"), bert.get(f"{path}/replay")
    assert own.status == others.status == 200
    assert own.text != others.text
    assert anna.get(f"{path}/replay/0?eyes=1").status == 403
    assert anna.get(f"{path}/replay/0?eyes=0").status == 200
    assert Visitor(server).get(f"{path}/replay/0?eyes=0").status == 403
    assert Visitor(server).get(f"{path}/replay/0").status == 200
    assert anna.get(f"{path}/statistics").status == 404
    assert Page(anna.client.post(f"{path}/fork", data={"number": "1"})).status == 422


def test_whoever_holds_a_shared_screen_leafs_with_the_eyes_of_the_lifted_curtain(server: Server) -> None:
    anna = known(server)
    path = anna.open_table(CARDS, "Anna", "me", "anybody", **{"option-first": "0"})
    anna.client.post(f"{path}/guests", data={"seat": "1", "name": "Berta"})
    anna.client.post(f"{path}/start")
    api, spy = path.replace("/table/", "/api/tables/"), Program(server, "Spy")

    def hidden_from_here(seat: int) -> bool:
        refused = anna.get(f"{path}/replay/0?eyes={seat}").status
        assert (refused == 403) == (anna.client.get(api).json()["seat"] != seat)
        return refused == 403

    stranger = Visitor(server)
    for _ in range(30):
        asked = spy.get(path.replace("/table", "/tables"))["decision"]["seat"]
        page = anna.get(path)
        if anna.client.get(api).json()["curtain"] is not None:
            assert hidden_from_here(0)
            assert hidden_from_here(1)
            assert anna.client.get(api).json()["view"] == stranger.client.get(api).json()["view"]
            for number in (0, 1):
                mine, theirs = (
                    one.get(f"{path}/replay/{number}").text.partition("All moves")[2].partition("Back to the table")[0]
                    for one in (anna, stranger)
                )
                assert mine == theirs
            assert "Nothing exact is known" in anna.get(f"{path}/odds").text
            page = Page(anna.client.post(f"{path}/unveil", data={"seat": f"{asked}"}))
            if asked == 1:
                break
        assert hidden_from_here(1 - asked)
        assert not hidden_from_here(asked)
        form, moves = page.choices or pytest.fail("nobody is asked")
        anna.send(form, move=moves[0])
    assert asked == 1, "Berta was asked behind the curtain"
    assert hidden_from_here(0)
    assert not hidden_from_here(1)


@each_game
@few
@given(data=st.data())
def test_a_position_shows_nothing_that_the_eyes_may_not_see(name: str, data: st.DataObject) -> None:
    table = draw_table(data, name)
    past = table.as_of(data.draw(st.integers(0, len(table.record.ends()))))
    assert past.state is not None
    words = server_words("de")

    def shown(table_then: Any, eyes: int | None) -> str:
        made = afterwards.content(table_then, eyes, words) | {
            "odds": afterwards.find_odds(table, table_then, eyes, words),
            "moves": [(n, "") for n in range(table_then.number + 1)],
        }
        more = {"t": words, "language": "de", "path": "/", "person": None, "id": "x", "number": past.number}
        more |= {"eyes": "spectator", "is_over": False, "can_fork": False}
        return PAGES.get_template("replay.html").render(made | more)

    for eyes in seats_and_spectator(past.state):
        other = with_secrets_changed(past, eyes, Stream(data.draw(st.integers(0, 9))))
        assert shown(past, eyes) == shown(other, eyes)


def test_the_table_as_it_was_is_the_fold_of_the_record_so_far() -> None:
    table = read_table(archive(played("pechvogel")))
    last = len(table.record.ends())
    for number in (0, 1, last // 2, last):
        past = table.as_of(number)
        assert past.record.entries() == table.record.entries()[:number]
        assert past.state == past.record.replay()
    assert past.log[-1].number == last
    assert [line.told for line in past.log] == [line.told for line in table.log]


def test_exact_figures_say_what_the_odds_were(server: Server) -> None:
    _, table_id = finished(server)
    visitor = Visitor(server)
    pages = [visitor.get(f"/table/{table_id}/replay/{number}").text for number in range(2, 12)]
    assert any("What the odds were" in text and "(this was it)" in text for text in pages)


def test_whoever_is_asked_learns_the_odds_and_nobody_else(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table("pechvogel", "Anna", "me", "easy", **{"option-first": "0"})
    assert f"{path}/odds#odds" in visitor.get(path).links
    assert re.search(r"three ravens: \d+\N{NO-BREAK SPACE}%", visitor.get(f"{path}/odds").text), "held together"
    assert "nobody is crueller" in visitor.get(f"{path}/odds").text
    assert "Nothing exact is known" in Visitor(server).get(f"{path}/odds").text


@pytest.mark.parametrize("name", game_names())
def test_whoever_plays_against_computers_alone_is_advised(server: Server, name: str) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(name, "Anna", "me", *["easy"] * (game(name).players[0] - 1), **{"option-first": "0"})
    assert f"{path}/hint#hint" in visitor.get(path).links
    text = visitor.get(f"{path}/hint").text
    assert "A hint?" in text
    assert re.search(r"wins \d+\.\d\N{NO-BREAK SPACE}% \(± \d+\.\d\), -?\d+\.\d points|too little looked into", text)
    assert visitor.get(f"{path}/hint").text == text, "it is thought about once"
    stranger = Visitor(server).get(f"{path}/hint")
    assert "Hints are for whoever is asked something" in stranger.text


def test_nobody_is_advised_against_people(server: Server) -> None:
    visitor, other = known(server), known(server)
    path = visitor.open_table("pechvogel", "Anna", "me", "anybody", **{"option-first": "0"})
    other.client.post(f"{path}/join", data={"seat": "1"})
    visitor.client.post(f"{path}/start")
    assert visitor.get(path).choices is not None
    assert f"{path}/hint#hint" not in visitor.get(path).links
    assert "Hints are for" in visitor.get(f"{path}/hint").text


# What if


def test_what_if_goes_on_from_a_move_with_new_dice(server: Server) -> None:
    robot, table_id = finished(server)
    entries = robot.get(f"/tables/{table_id}/record")["entries"]
    decisions = [n for n, entry in enumerate(entries) if entry.startswith("1:")]
    number = decisions[len(decisions) // 2]
    visitor = Visitor(server)
    page = visitor.get(f"/table/{table_id}/replay/{number}")
    form = next(form for form in page.forms if form.action.endswith("/fork"))
    response = visitor.client.post(form.action, data=form.fields | {"name": "Berta", "salt": "grain"})
    path = response.url.path
    assert re.fullmatch(r"/table/[\w-]{22}", path)
    forked = Visitor(server).get(f"{path}/dice").text
    assert "grain" in forked
    page = visitor.get(path)
    assert page.choices is not None, "whoever was asked there is asked now"
    while not page.is_over:
        if page.choices is None:
            page = visitor.get(path)
            continue
        choices, moves = page.choices
        page = visitor.send(choices, move=moves[0])
    record = read_record(visitor.client.get(f"{path}/record").text)
    assert record.entries()[:number] == entries[:number]
    assert record.seats[1] == "Berta"
    assert read_proof(record).given > 0
    assert verify(record).is_fair
    ends = [n for n, entry in enumerate(entries) if entry.startswith("chance")]
    assert Page(visitor.client.post(f"/table/{table_id}/fork", data={"number": f"{ends[0]}"})).status == 422
    assert Page(visitor.client.post(f"/table/{table_id}/fork", data={"number": "99999"})).status == 404


# Records


@pytest.mark.parametrize("name", game_names())
def test_an_uploaded_record_is_looked_at_like_a_game_of_this_server(server: Server, name: str) -> None:
    visitor, record = known(server), played(name)
    record.seats[0] = "<b>\u202eAnna"
    page = upload(visitor, record.write())
    assert page.status == 200
    assert page.is_over
    assert "<b>Anna" in page.text
    assert "\u202e" not in page.text
    path = next(link for link in page.links if link.endswith("/replay")).removesuffix("/replay")
    assert path.startswith("/table/record-")
    assert f"{path}/dice" in page.links
    for more in ("/replay/3?eyes=1", "/statistics", "/dice", "/record"):
        assert Visitor(server).client.get(path + more).status_code == 200, more
    again = read_record(visitor.client.get(f"{path}/record").text)
    assert again.entries() == record.entries()
    assert verify(again).is_fair
    assert upload(known(server), record.write()).links == page.links, "the same record is the same table"
    assert all(form.action != f"{path}/join" for form in page.forms)
    assert visitor.client.post(f"{path}/join", data={"seat": "0"}).status_code == 422


def test_an_unfinished_record_can_be_gone_on_with(server: Server) -> None:
    visitor, record = known(server), played("pechvogel")
    ends = record.ends()
    record.steps = record.steps[: ends[len(ends) // 2]]
    record.notes = {"more": "\u00e4"}
    record.seats[1] = "easy"
    page = upload(visitor, record.write())
    assert "The record breaks off here" in page.text
    assert "The game is over" not in page.text
    assert "wins" not in page.html.partition('class="result"')[2].partition("</table>")[0]
    assert "Easy" in page.text
    path = next(link for link in page.links if link.endswith("/replay"))
    number = next(n for n in range(len(record.ends()), 0, -1) if not record.entries()[n - 1].startswith("0:"))
    assert visitor.get(f"{path}/{number}").status == 200
    assert visitor.get(f"{path.removesuffix('replay')}dice").status == 404


def test_a_bad_upload_says_what_is_wrong(server: Server) -> None:
    visitor, good = known(server), json.loads(played("pechvogel").write())
    for content, said in (
        (b"\xff\xfe", "UTF-8"),
        ("{", "JSON"),
        ("", "The file is empty. Take the whole file, as it was written."),
        (json.dumps(good | {"game": "chess"}), "chess"),
        (json.dumps(good | {"entries": [*good["entries"], "0: pass"]}), "after the end"),
        (json.dumps(good | {"notes": {"x": "\ud800"}}), "UTF-8"),
    ):
        page = upload(visitor, content)
        assert page.status == 422, content
        assert said in page.text
        assert "/records" in [form.action for form in page.forms], "the form comes back"
    assert upload(visitor, "x" * 70_000).status == 413
    assert visitor.client.post("/records", data={"record": "text"}).status_code == 400
    assert upload(Visitor(server), "{}").status == 401


def test_statistics_count_what_came_up(server: Server) -> None:
    robot, table_id = finished(server)
    html = Visitor(server).get(f"/table/{table_id}/statistics").html
    entries = robot.get(f"/tables/{table_id}/record")["entries"]
    thrown = [len(entry.split()) - 1 for entry in entries if entry.startswith("chance")][1:]
    assert re.search(rf'<th scope="row">Number</th>(<td>\d+</td>){{2}}<td>{sum(thrown)}</td>', html)
    each = sum(thrown) / 6
    assert f"({round(each, 1 if each < 100 else None):g})" in html
    assert "<caption>The dice: what came up" in html
    turns = sum(entry["event"] == "turn" for entry in robot.get(f"/tables/{table_id}")["log"])
    assert re.search(rf'<th scope="row">turns</th>(<td>\d+</td>){{2}}<td>{turns}</td>', html)


def test_statistics_of_a_game_without_dice_count_what_happened(server: Server) -> None:
    _, table_id = finished(server, "superlemming")
    html = Visitor(server, "de").get(f"/table/{table_id}/statistics").html
    assert "Was wem geschah, und wie oft" in html
    assert "zu erwarten" not in html
