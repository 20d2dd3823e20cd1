"""The pages as people without scripts meet them, on a real server: whole games, two people, and a power cut."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.edition import house_edition, house_text
from schadenfreude.core.record import read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.players import STRENGTHS
from schadenfreude.players.costs import cost_in_words
from schadenfreude.server import assets
from tests.server.visiting import Form, Page, Program, Server, Visitor

GAME = "pechvogel"


def play_on(visitor: Visitor, path: str, stream: Stream, moves: int = 1000) -> Page:
    """Decide as long as the visitor is asked, so many times at most; the last page."""
    page = visitor.get(path)
    while not page.is_over and page.choices is not None and moves > 0:
        form, choices = page.choices
        page = visitor.send(form, move=choices[stream.draw(len(choices))])
        assert page.status == 200, page.text
        moves -= 1
    return page


# Whole games


@pytest.mark.parametrize(("number", "name"), [*enumerate(game_names())])
def test_a_whole_game_is_played_by_forms_against_computer_players(server: Server, number: int, name: str) -> None:
    visitor = Visitor(server, ("en", "de")[number % 2])
    low, _ = game(name).players
    path = visitor.open_table(name, "Anna", "me", *["easy"] * (low - 1), **shortest(name))
    page = visitor.get(path)
    while not page.is_over:
        page = play_on(visitor, path, Stream(number))
    record = read_record(visitor.client.get(f"{path}/record").text)
    assert record.game.name == name
    assert record.seats == ["Anna", *["easy"] * (low - 1)]
    assert record.game.is_over(record.replay())
    scores = record.game.scores(record.replay())
    assert sorted(map(str, scores)) == sorted(re.findall(r"<td>(-?\d+)</td>", page.html))


def shortest(name: str) -> dict[str, str]:
    """The options, as the form has them, with which a game is over soon."""
    return {f"option-{option.name}": str(option.low) for option in game(name).options if option.name == "rounds"}


def test_two_people_play_with_each_other(server: Server) -> None:
    anna, bert = Visitor(server), Visitor(server, "de")
    path = anna.open_table(GAME, "Anna", "me", "anybody", listed="on")
    assert path in bert.get("/").links
    page = bert.get(path)
    assert "Es fehlen noch Leute." in page.text
    sit_down = next(form for form in page.forms if form.action == f"{path}/join")
    name = bert.send(sit_down, seat="1")
    who = next(form for form in name.forms if form.action == "/name")
    page = bert.send(who, name="Bert")
    assert page.status == 200
    assert path not in bert.get("/").text
    assert not [form for form in page.forms if form.action == f"{path}/start"]
    assert "Anna fängt die Partie an." in page.text
    page = anna.send(form_to(anna.get(path), f"{path}/start"))
    stream = Stream(1)
    for _ in range(4):
        for visitor in (anna, bert):
            page = play_on(visitor, path, stream)
            assert page.choices is None
    log = [said["text"] for said in Program(server, "Spy").get(path.replace("/table", "/tables"))["log"]]
    assert log[:2] == ["Anna sits down.", "Bert sits down."]
    assert {"Anna throws", "Bert throws"} <= {" ".join(text.split()[:2]) for text in log}
    assert path in bert.get("/").links


def test_one_s_own_tables_say_with_whom_and_who_is_to_move(server: Server) -> None:
    anna, bert = Visitor(server), Visitor(server)
    path = anna.open_table(GAME, "Anna", "me", "anybody", "easy", **{"option-first": "0"})
    bert.client.post("/name", data={"name": "Bert"})
    bert.client.post(f"{path}/join", data={"seat": "1"})
    anna.client.post(f"{path}/start")
    first, second = anna.get("/lists").text, bert.get("/lists").text
    assert "with Bert, Easy" in first
    assert "with Anna, Easy" in second
    # Three ravens at once end Anna's turn before she is asked anything.
    asked, told, name = (first, second, "Anna") if "Your turn" in first else (second, first, "Bert")
    assert "Your turn" in asked
    assert "Your turn" not in told
    assert f"{name} is to move." in told


def form_to(page: Page, action: str, **fields: str) -> Form:
    """The form that goes to an address, the first with these fields."""
    return next(form for form in page.forms if form.action == action and form.fields.items() >= fields.items())


@pytest.mark.parametrize("name", game_names())
def test_two_people_play_at_one_screen_with_a_curtain_where_hands_are_hidden(server: Server, name: str) -> None:
    visitor, stream = Visitor(server), Stream(3)
    path = visitor.open_table(name, "Anna", "me", "anybody")
    page = visitor.get(path)
    page = visitor.send(form_to(page, f"{path}/guests", seat="1"), name="Berta")
    page = visitor.send(form_to(page, f"{path}/start"))
    lifted, decided = 0, set()
    for _ in range(30):
        curtain = [form for form in page.forms if form.action == f"{path}/unveil"]
        if curtain:
            assert page.choices is None, "a hand is shown before the device was passed on"
            page = visitor.send(curtain[0], seat=curtain[0].buttons[0][1])
            lifted += 1
        form, moves = page.choices or pytest.fail("nobody is asked")
        decided.add(Program(server, "Spy").get(path.replace("/table", "/tables"))["decision"]["seat"])
        page = visitor.send(form, move=moves[stream.draw(len(moves))])
        if page.is_over:
            break
    assert decided == {0, 1}
    assert (lifted > 1) == game(name).has_secrets


def test_the_host_frees_seats_and_seats_computer_players(server: Server) -> None:
    anna, bert = Visitor(server), Visitor(server)
    path = anna.open_table(GAME, "Anna", "me", "anybody", "anybody")
    bert.client.post("/name", data={"name": "Bert"})
    page = bert.send(form_to(bert.get(path), f"{path}/join"), seat="1")
    assert not [form for form in page.forms if form.action.endswith(("/clear", "/computers"))]
    assert bert.client.post(f"{path}/clear", data={"seat": "0"}).status_code == 403
    page = anna.get(path)
    page = anna.send(form_to(page, f"{path}/clear"), seat="1")
    assert "Bert has to stand up." in page.text
    assert form_to(page, f"{path}/computers", seat="2").fields["player"] == "easy", "first of all the harmless one"
    assert 'value="flat"' not in page.html + anna.get(f"/new/{GAME}").html, "a yardstick is no company"
    page = anna.send(form_to(page, f"{path}/computers", seat="2"), player="random")
    page = anna.send(form_to(page, f"{path}/computers", seat="1"), player="easy")
    assert anna.send(form_to(page, f"{path}/start")).status == 200


def test_time_is_chosen_in_the_form_and_shown(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(
        GAME, "Anna", "me", "easy", time="live", minutes="2", seconds="30", **{"option-first": "0"}
    )
    page = visitor.get(path)
    assert re.search(r'<time data-deadline="\d{13}">(2:[23]|0:[12])\d</time>', page.html)
    path = visitor.open_table(GAME, "Anna", "me", "easy", time="days", days="3", **{"option-first": "0"})
    assert re.search(r">([23] days|1[12] hours)</time>", visitor.get(path).html)
    for wrong in ({"time": "live", "minutes": "999"}, {"time": "live", "seconds": "x"}, {"time": "days", "days": "0"}):
        fields = {"game": GAME, "seat0": "me", "seat1": "easy", "minutes": "1", "seconds": "9"} | wrong
        assert Page(visitor.client.post("/tables", data=fields)).status == 422


def test_whoever_waits_reads_what_is_awaited_and_until_when(server: Server) -> None:
    anna, bert, stream = Visitor(server), Visitor(server), Stream(5)
    path = anna.open_table(GAME, "Anna", "me", "anybody", reaction="300")
    bert.client.post("/name", data={"name": "Bert"})
    bert.client.post(f"{path}/join", data={"seat": "1"})
    anna.client.post(f"{path}/start")
    asked: set[str] = set()
    while not asked >= {"Which number do you collect this turn?", "Frustrate?"}:
        pages = {"Anna": (anna, anna.get(path)), "Bert": (bert, bert.get(path))}
        assert not pages["Anna"][1].is_over
        name, (visitor, page) = next(one for one in pages.items() if one[1][1].choices is not None)
        assert page.choices is not None
        form, moves = page.choices
        waiting = next(other for who, (_, other) in pages.items() if who != name)
        found = re.search(rf"{name} is asked: “([^”]+)”", waiting.text)
        assert found is not None, waiting.text
        asked.add(found[1])
        is_reaction = found[1] in ("Frustrate?", "Join in and frustrate too?")
        for one in (page, waiting):
            assert ("Silence means: let it stand." in one.text) == is_reaction
            assert bool(re.search(r"<time data-deadline=.*>(5:00|4:\d\d)</time>", one.html)) == is_reaction
        visitor.send(form, move=moves[stream.draw(len(moves))])


def test_the_form_for_a_table_says_what_is_usual(server: Server) -> None:
    visitor = Visitor(server)
    page = visitor.get("/new/nix-fuer-ungut")
    assert "4 (as usual)" in page.text
    assert "drawn at random (as usual)" in page.text
    assert "as usual (yes with 2 to 3 players; no with 4 to 6 players)" in page.text
    assert form_to(page, "/tables").fields.items() >= {"option-rounds": "4", "option-igor": "", "time": "off"}.items()
    assert "Time for answers out of turn" not in page.text
    text = visitor.get(f"/new/{GAME}").text
    assert "As usual is: one minute; with minutes and seconds 20 seconds, with days 12 hours" in text
    assert Visitor(server, "de").get("/new/superlemming").text.count("(wie üblich)") == 5
    fields = {"game": GAME, "name": "Anna", "seat0": "me", "seat1": "easy", "reaction": "1"}
    assert "An answer out of turn has 5 seconds to 48 hours." in Page(visitor.client.post("/tables", data=fields)).text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_form_for_a_table_says_what_decisions_of_computer_players_cost(server: Server, language: str) -> None:
    page = Visitor(server, language).get(f"/new/{GAME}")
    words = Words(language, "schadenfreude.players")
    told = [cost_in_words(words, name, [game(GAME)]) for name in STRENGTHS]
    assert all(sentence is not None and f"; {sentence}" in page.text for sentence in told)


def test_every_page_leads_to_ones_games_records_and_another_device(server: Server) -> None:
    visitor = Visitor(server)
    assert {"/", "/records", "/name"} <= set(visitor.get("/rules/pechvogel").links)
    path = visitor.open_table(GAME, "Anna", "me", "easy")
    for page in (path, f"/new/{GAME}", "/records", "/no-such-page"):
        assert {"/#own", "/device", "/records", "/name"} <= set(visitor.get(page).links)


def test_people_talk_until_the_host_has_enough(server: Server) -> None:
    anna, spy = Visitor(server), Visitor(server)
    path = anna.open_table(GAME, "Anna", "me", "easy")
    page = anna.send(form_to(anna.get(path), f"{path}/chat"), text="<b>Hello</b>")
    assert "&lt;b&gt;Hello&lt;/b&gt;" in page.html
    assert "<b>Hello</b>" in spy.get(path).text
    assert spy.client.post(f"{path}/chat", data={"text": "Hello"}).status_code == 401
    for text in ("x" * 301, "\x1b[31mred"):
        assert anna.client.post(f"{path}/chat", data={"text": text}).status_code == 422
    assert re.search(r'value="yes">No more talking, for everybody here<', page.html)
    page = anna.send(form_to(page, f"{path}/silence"), on="yes")
    assert re.search(r'value="no">Let everybody talk again<', page.html)
    assert anna.client.post(f"{path}/chat", data={"text": "Hello"}).status_code == 422
    page = anna.send(form_to(page, f"{path}/silence"), on="no")
    assert anna.send(form_to(page, f"{path}/chat"), text="Again").status == 200


def test_a_link_carries_somebody_to_another_device_once(server: Server) -> None:
    anna, phone, thief = Visitor(server), Visitor(server), Visitor(server)
    path = anna.open_table(GAME, "Anna", "me", "easy")
    page = anna.send(form_to(anna.get("/device"), "/device"))
    link = next(link for link in page.links if "/recover/" in link)
    assert "<svg" in page.html
    assert link not in anna.get("/device").html, "it is shown once"
    assert form_to(thief.get(link), link.removeprefix(server.url)), "a preview does not use it up"
    form = form_to(phone.get(link), link.removeprefix(server.url))
    assert path in phone.send(form).links
    assert phone.token() != anna.token()
    assert phone.token() not in link
    assert thief.get(link).status == 404
    assert thief.send(form).status == 404
    assert "schadenfreude" not in thief.client.cookies
    assert (phone.get(path).choices is None) == (anna.get(path).choices is None)
    phone.client.post("/name", data={"name": "Annabel"})
    assert "Annabel" in anna.get("/").text
    for file in Path(server.database).parent.iterdir():
        assert link.rpartition("/")[2].encode() not in file.read_bytes()


def test_of_several_links_to_another_device_only_the_last_works(server: Server) -> None:
    anna, phone = Visitor(server), Visitor(server)
    stranger = anna.get("/device")
    assert stranger.status == 401
    assert "/name?back=/device" in stranger.links, "where he takes a name"
    anna.client.post("/name", data={"name": "Anna"})
    pages = [anna.client.post("/device") for _ in range(6)]
    assert [response.status_code for response in pages] == [200] * 5 + [429]
    links = [next(link for link in Page(response).links if "/recover/" in link) for response in pages[:5]]
    assert [phone.get(link).status for link in links] == [404] * 4 + [200]


@pytest.mark.parametrize(("language", "bird"), [("en", "raven"), ("de", "Rabe")])
def test_a_throw_that_is_typed_wrong_is_answered_in_the_words_of_the_page(
    server: Server, language: str, bird: str
) -> None:
    visitor = Visitor(server, language)
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0", "own-dice": "on"})
    form = form_to(visitor.get(path), f"{path}/throw")
    script = visitor.client.post(
        form.action, data=form.fields | {"outcomes": "3 3 9"}, headers={"accept": "application/json"}
    )
    for told in (script.json()["detail"], visitor.send(form, outcomes="3 3 9").text):
        assert f"3, 4, 5, 6, 7, {bird}." in told


def test_real_dice_are_typed_and_can_be_typed_anew(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0", "own-dice": "on"})
    page = visitor.get(path)
    form = form_to(page, f"{path}/throw")
    assert page.choices is None
    for wrong in ("", "7 7", "7 7 7 7 7 7 x", "8 8 8 8 8 8 8"):
        assert visitor.client.post(form.action, data=form.fields | {"outcomes": wrong}).status_code == 422
    page = visitor.send(form, outcomes="7 7 7 7 3 3 4")
    assert page.choices is not None
    assert visitor.client.post(form.action, data=form.fields | {"outcomes": "3 3 3 3 3 3 3"}).status_code == 409
    page = visitor.send(form_to(page, f"{path}/anew"), number=page_button(page, f"{path}/anew"))
    page = visitor.send(form_to(page, f"{path}/throw"), outcomes="3 3 3 3 5 5 r")
    form, moves = page.choices or pytest.fail("not asked")
    assert moves[:2] == ["target 3", "target 5"]
    page = visitor.send(form, move="target 3")
    assert not [form for form in page.forms if form.action == f"{path}/anew"], "somebody has decided on it"
    table = Program(server, "Spy").get(path.replace("/table", "/tables"))
    assert table["dice"]["commitment"] is None
    secret = next(name for name in game_names() if game(name).has_secrets)
    fields = {"game": secret, "seat0": "me", "seat1": "easy", "own-dice": "on"}
    assert visitor.client.post("/tables", data=fields).status_code == 422


def test_real_dice_are_typed_as_the_page_spells_them(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table("nichtlustig", "Anna", "me", "easy", **{"option-first": "0", "own-dice": "on"})
    page = visitor.get(path)
    assert "Anna: Throw 1 with black (Duck), black (UFO), red (Clown), red (Robot), " in page.text
    page = visitor.send(form_to(page, f"{path}/throw"), outcomes="Duck 3 nonsense")
    assert page.status == 422
    assert "nonsense" in page.text or "Duck" in page.text
    page = visitor.send(form_to(page, f"{path}/throw"), outcomes="1, 2, 3, 4, time machine, Killer Virus, 5")
    assert page.choices is not None


def page_button(page: Page, action: str) -> str:
    return form_to(page, action).buttons[0][1]


def test_an_own_edition_is_pasted_or_given_as_a_file_and_checked(server: Server) -> None:
    name = next(name for name in game_names() if game(name).has_editions)
    text = house_text(game(name)).replace(house_edition(game(name))["name"], "Printed")
    visitor = Visitor(server)
    assert "edition" in form_to(visitor.get(f"/new/{name}"), "/tables").fields
    path = visitor.open_table(name, "Anna", "me", "easy")
    assert "Played with the stand-in edition." in visitor.get(path).text
    path = visitor.open_table(name, "Anna", "me", "easy", edition=text)
    assert "Edition: Printed" in visitor.get(path).text
    fields = {"game": name, "seat0": "me", "seat1": "easy"}
    file = {"edition-file": ("mine.toml", b"\xef\xbb\xbf" + text.encode())}
    assert "Edition: Printed" in Page(visitor.client.post("/tables", data=fields, files=file)).text
    wrong = {"edition-file": ("mine.toml", text.encode() + b"\nnothing = 1\n")}
    page = Page(visitor.client.post("/tables", data=fields, files=wrong))
    assert page.status == 422
    assert re.search(r"[Ll]ine \d+", page.text)
    assert "nothing = 1" in form_to(page, "/tables").fields["edition"]
    page = Page(visitor.client.post("/tables", data=fields, files={"edition-file": ("mine.toml", b'name = "\xe4"')}))
    assert page.status == 422
    assert "This is no text file in UTF-8." in page.text
    assert form_to(page, "/tables").fields.items() >= {"seat1": "easy", "edition": ""}.items()
    no_text = {"edition-file": ("mine.toml", b"\xff")}
    assert visitor.client.post("/tables", data=fields, files=no_text).status_code == 422
    other = next(name for name in game_names() if not game(name).has_editions)
    assert visitor.client.post("/tables", data=fields | {"game": other, "edition": text}).status_code == 422


# Nothing is lost


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(str(tmp_path / "tables.sqlite"))
    server.start()
    yield server
    server.leave()
    server.kill()


def test_a_power_cut_loses_nothing(mortal: Server) -> None:
    visitor, stream = Visitor(mortal), Stream(2)
    path = visitor.open_table(GAME, "Anna", "me", "easy")
    program = Program(mortal, "Spy")
    table = path.removeprefix("/table")
    for _ in range(2):
        play_on(visitor, path, stream, moves=4)
        before = program.get(f"/tables{table}", since=0)
        mortal.kill()
        mortal.start()
        after = program.get(f"/tables{table}", since=0)
        assert after["log"][: len(before["log"])] == before["log"]
        assert after["number"] >= before["number"]
        if after["number"] == before["number"]:
            assert after == before
    page = play_on(visitor, path, stream, moves=4)
    assert page.status == 200
    assert "Anna" in page.text


# What is said


def test_a_choice_links_to_its_rule_and_the_rule_is_there(server: Server) -> None:
    visitor = Visitor(server, "de")
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    page = visitor.get(path)
    assert page.choices is not None
    rules = [link for link in page.links if link.startswith(f"/rules/{GAME}#")]
    assert f"/rules/{GAME}#PV-6" in rules
    ids = visitor.get(f"/rules/{GAME}").ids
    assert {link.split("#")[1] for link in rules} <= set(ids)


def test_an_illegal_move_is_told_why_with_its_rule_and_nothing_happens(server: Server) -> None:
    visitor = Visitor(server, "de")
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    form, _ = visitor.get(path).choices or pytest.fail("not asked")
    page = visitor.send(form, move="box 3")
    assert page.status == 422
    assert "In die Schachtel kommt ein Marker nur nach einem Diebstahl. PV-21" in page.text
    assert f"/rules/{GAME}#PV-21" in page.links
    assert page.choices is not None
    assert visitor.send(form, move="mäh").status == 422
    assert (visitor.get(path).choices or pytest.fail("not asked"))[0].fields == form.fields


def test_a_late_answer_changes_nothing_and_a_repeated_one_is_no_second_one(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    form, moves = visitor.get(path).choices or pytest.fail("not asked")
    assert visitor.send(form, move=moves[0]).status == 200
    number = re.findall(r'data-number="(\d+)"', visitor.get(path).html)
    assert visitor.send(form, move=moves[0]).status == 200
    late = visitor.send(form, move=moves[1])
    assert late.status == 409
    assert "decided already" in late.text
    assert re.findall(r'data-number="(\d+)"', visitor.get(path).html) == number


def test_an_answer_to_a_decision_that_is_not_asked_yet_is_told_so(server: Server) -> None:
    visitor = Visitor(server, "de")
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    form, moves = visitor.get(path).choices or pytest.fail("not asked")
    number = str(int(form.fields["decision"]) + 7)
    early = visitor.send(form, move=moves[0], decision=number)
    assert early.status == 409
    assert f"Die Entscheidung {number} steht noch nicht an." in early.text
    assert "schon entschieden" not in early.text


def test_a_script_is_told_at_once_which_number_its_answer_has(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "anybody")
    before = visitor.client.get(f"{path}/news").json()["number"]
    sent = visitor.client.post(f"{path}/salt", data={"salt": "pepper"}, headers={"accept": "application/json"})
    assert sent.json() == {"number": before + 1}
    assert visitor.client.get(f"{path}/news").json()["number"] == before + 1


def test_strangers_watch_but_do_not_decide(server: Server) -> None:
    visitor, stranger, third = Visitor(server), Visitor(server), Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    form, moves = visitor.get(path).choices or pytest.fail("not asked")
    assert stranger.get(path).choices is None
    assert stranger.send(form, move=moves[0]).status == 401
    third.client.post("/name", data={"name": "Third"})
    assert third.send(form, move=moves[0]).status == 403
    assert stranger.client.get(f"{path}/record").status_code == 404


def test_whoever_leaves_is_replaced(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    page = visitor.get(path)
    leaving = page.html.partition('<details class="leave">')[2].partition("</details>")[0]
    assert f'action="{path}/leave"' in leaving, "one click unfolds what has to be confirmed"
    assert "no way back" in leaving
    page = visitor.send(form_to(page, f"{path}/leave"))
    assert page.choices is None
    log = Program(server, "Spy").get(path.replace("/table", "/tables"))["log"]
    assert "Anna leaves. A computer player takes the seat." in [said["text"] for said in log]
    assert path not in visitor.get("/").links


def test_both_languages_are_spoken_and_can_be_switched(server: Server) -> None:
    assert "Offene Tische" in Visitor(server, "de-AT,en;q=0.5").get("/").text
    visitor = Visitor(server, "fr, en;q=0.9, de;q=0.2")
    page = visitor.get("/")
    assert "Open tables" in page.text
    switch = next(form for form in page.forms if form.action == "/language")
    assert "Offene Tische" in visitor.send(switch, language="de").text
    assert "Offene Tische" in visitor.get("/").text
    away = visitor.client.post("/language", data={"language": "en", "back": "//example.org"}, follow_redirects=False)
    assert away.headers["location"] == "/"
    unknown = visitor.send(switch, language="fr")
    assert unknown.status == 422
    assert 'There is no language "fr". There are: en, de.' in unknown.text
    assert next(form for form in unknown.forms if form.action == "/language").fields["back"] == "/", "not to the form"


def test_a_form_that_was_wrong_comes_back_as_it_was_filled_in(server: Server) -> None:
    visitor = Visitor(server)
    for seats in ((), ("easy", "easy"), ("me", "me"), ("me",), ("me", "grandmaster")):
        fields = {f"seat{number}": seat for number, seat in enumerate(seats)}
        response = visitor.client.post("/tables", data={"game": GAME, "name": "Anna", **fields})
        page = Page(response)
        assert page.status == 422
        form = next(form for form in page.forms if form.action == "/tables")
        assert form.fields["name" if "schadenfreude" not in visitor.client.cookies else "seat0"]
    assert visitor.client.post("/tables", data={"game": "chess"}).status_code == 422


def test_a_name_that_is_none_comes_back_in_its_form_with_what_is_wrong(server: Server) -> None:
    visitor = Visitor(server)
    form = form_to(visitor.get("/name?back=/new/pechvogel"), "/name")
    for name, said in (("A\u202eb", "RIGHT-TO-LEFT OVERRIDE"), ("x" * 31, "1 to 30"), ("\x1b", "U+001B")):
        page = visitor.send(form, name=name)
        assert page.status == 422
        assert said in page.text
        assert form_to(page, "/name").fields == {"back": "/new/pechvogel", "name": name}
    assert "schadenfreude" not in visitor.client.cookies


def test_whoever_comes_too_late_to_sit_down_is_told(server: Server) -> None:
    path = Visitor(server).open_table(GAME, "Anna", "me", "easy")
    page = Page(Visitor(server).client.post(f"{path}/join", data={"seat": "1"}))
    assert page.status == 422
    assert "The game has started." in page.text


def test_a_stranger_takes_a_seat_with_his_name_unless_it_is_taken_by_then(server: Server) -> None:
    path = Visitor(server).open_table(GAME, "Anna", "me", "anybody", "anybody")
    bert, late = Visitor(server), Visitor(server)
    forms = [form_to(Page(one.client.post(f"{path}/join", data={"seat": "1"})), "/name") for one in (bert, late)]
    assert [form.fields["seat"] for form in forms] == ["1", "1"]
    assert bert.send(forms[0], name="").status == 422
    assert f'action="{path}/leave"' in bert.send(forms[0], name="Bert").html
    page = late.send(forms[1], name="Late")
    assert page.status == 200
    assert f'action="{path}/leave"' not in page.html
    assert "Bert" in page.text
    late.send(form_to(page, f"{path}/join"), seat="2")
    assert "Late" in bert.get(path).text


def test_names_are_hostile(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "<script>alert(1)</script>", "me", "easy")
    assert "<script>alert" not in visitor.get(path).html
    for name in ("", " ", "x" * 31, "a\u202eb", "\x1b[31m"):
        assert visitor.client.post("/name", data={"name": name}).status_code == 422


# What does not belong here


def test_what_foreign_pages_send_is_refused(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    form, moves = visitor.get(path).choices or pytest.fail("not asked")
    for headers in (
        {"origin": "https://example.org"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": server.url.replace(str(server.port), "1")},
    ):
        response = visitor.client.post(form.action, data=form.fields | {"move": moves[0]}, headers=headers)
        assert response.status_code == 403
        assert "another site" in response.text
    without = server.client(base_url=server.url, cookies=visitor.client.cookies)
    response = without.post(form.action, data={"move": moves[0]}, headers={"sec-fetch-site": "cross-site"})
    assert response.status_code == 403
    assert (visitor.get(path).choices or pytest.fail("not asked"))[0].fields == form.fields


def test_giant_bodies_are_refused(server: Server) -> None:
    visitor = Visitor(server)
    giant = b"x" * 2_000_000
    for path in ("/tables", "/api/people"):
        response = visitor.client.post(path, content=giant)
        assert response.status_code == 413
        assert "larger than" in response.text
        headers = {"content-type": "application/x-www-form-urlencoded"}
        response = visitor.client.post(path, content=iter([giant]), headers=headers)
        assert response.status_code == 413


def test_what_is_no_text_is_refused(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "easy", **{"option-first": "0"})
    form, moves = visitor.get(path).choices or pytest.fail("not asked")
    part = 'Content-Disposition: form-data; name="{}"{}\r\n\r\n'
    answer = (
        f"--x\r\n{part.format('decision', '')}{form.fields['decision']}\r\n--x\r\n{part.format('move', '')}{moves[0]}"
    )
    half, name = b"+2AA-", 'filename="f"'  # half a character in UTF-7
    for charset, kind, content, status in (
        ("utf-7", part.format("answer", ""), half, 422),
        ("utf-7", part.format("part", ""), half, 422),
        ("undefined", part.format("answer", ""), b"1", 422),
        ("utf-8", part.format("answer-file", f"; {name}"), b"\xff", 200),  # nobody asks for a file here
    ):
        body = f"{answer}\r\n--x\r\n{kind}".encode() + content + b"\r\n--x--\r\n"
        headers = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
        response = visitor.client.post(form.action, content=body, headers=headers)
        assert response.status_code == status, (charset, kind)
        assert ("no text in UTF-8" in response.text) == (status == 422)


def test_wrong_links_are_told_apart_from_right_ones(server: Server) -> None:
    visitor = Visitor(server)
    for path in (
        "/nothing",
        "/table/nothing",
        "/table/nothing/record",
        "/table/%00" + "a" * 21,
        "/table/" + "a" * 22,
        "/table/record-" + "a" * 24,
        "/table/%ff",
        "/new/chess",
        "/rules/chess",
        "/static/1/x",
        "/look/1/chess.css",
    ):
        response = visitor.client.get(path)
        assert response.status_code == 404
        assert "<h1>There is nothing here</h1>" in response.text
    response = visitor.client.get("/tables")
    assert response.status_code == 405
    assert "Not like this" in response.text


def test_pages_carry_a_policy_and_the_cookie_is_out_of_reach(server: Server) -> None:
    visitor = Visitor(server)
    response = visitor.client.post("/name", data={"name": "Anna"}, follow_redirects=False)
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    for path in ("/", "/nothing", "/static/1/table.js", "/api/games"):
        headers = visitor.client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_tokens_are_in_no_page_and_not_in_the_database(server: Server) -> None:
    visitor = Visitor(server)
    path = visitor.open_table(GAME, "Anna", "me", "easy")
    token = visitor.token()
    assert token not in visitor.get(path).html + visitor.get("/").html
    for file in Path(server.database).parent.iterdir():
        assert token.encode() not in file.read_bytes()


def test_the_first_page_is_small_and_asks_nobody_else(server: Server) -> None:
    visitor = Visitor(server)
    page = visitor.get("/")
    sources = re.findall(r'(?:src|href)="([^"]+)"', page.html)
    assert all(source.startswith(("/", "#")) for source in sources)
    loaded = [source for source in sources if source.startswith("/static/")]
    assert sum(int(visitor.client.get(source).num_bytes_downloaded) for source in ["/", *loaded]) < 60 * 1024


def test_what_a_page_loads_is_asked_for_at_once_and_kept_for_good(server: Server) -> None:
    visitor = Visitor(server)
    page = visitor.get(visitor.open_table(GAME, "Anna", "me", "easy"))
    loaded = set(re.findall(r'(?:src|href)="(/(?:static|look)/[^"]+)"', page.html))
    assert {source.rpartition("/")[2] for source in loaded} >= {"style.css", f"{GAME}.css", "table.js", "settings.js"}
    for source in loaded:
        response = visitor.client.get(source)
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        folder, _, name = source.rpartition("/")
        if name.endswith(".js"):
            assert {f"{folder}/{other}" for other in re.findall(r'from "./([^"]+)"', response.text)} <= loaded
        other = visitor.client.get(re.sub(r"/\w{12}/", "/of-another-version/", source))
        assert other.content == response.content
        assert other.headers["cache-control"] == "no-store"


def test_a_style_sheet_that_changes_changes_the_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, again = assets.asset("table.js"), tmp_path / "static"
    shutil.copytree(str(assets.STATIC), again)
    monkeypatch.setattr(assets, "STATIC", again)
    try:
        assets.version.cache_clear()
        assert assets.asset("table.js") == before
        assets.version.cache_clear()
        (again / "style.css").write_text("body { color: red }")
        assert assets.asset("table.js") != before
    finally:
        assets.version.cache_clear()
