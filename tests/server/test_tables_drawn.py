"""The drawn tables: every choice is a button, everything is well formed, in both languages, for every seat."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schadenfreude.core.chance import Stream
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import LANGUAGES
from schadenfreude.server import pages
from schadenfreude.server.drawing import Drawing, file_of_a_game
from schadenfreude.server.rulebook import rulebook
from schadenfreude.server.seen import Look, Seen, eyes_of, look_at
from schadenfreude.server.speech import server_words
from schadenfreude.server.table import Table, open_table
from tests.playing import tables
from tests.server.test_secrets import Watched, draw_table
from tests.test_every_game import seats_and_spectator

each_game = pytest.mark.parametrize("name", game_names())
few = settings(max_examples=12)
VOID = {"input", "br", "img", "meta", "link"}
SYMBOLS = (files("schadenfreude.server") / "templates" / "symbols.html").read_text(encoding="utf-8")


class Drawn(HTMLParser):
    """What a table's page holds. Raises AssertionError where it is not well formed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.uses: list[str] = []
        self.links: list[str] = []
        self.buttons: list[tuple[str, str]] = []  # of moves: where they are sent to, and what
        self.nameless: list[str] = []  # buttons that a screen reader could not tell
        self._open: list[str] = []
        self._forms: list[str] = []
        self._button: dict[str, str] | None = None
        self._said = ""
        self.feed(html)
        self.close()
        assert self._open == [], f"not closed: {self._open}"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute of {tag} is there twice"
        found = {name: value or "" for name, value in attrs}
        assert not any(name == "style" or name.startswith("on") for name in found), "forbidden by the policy"
        if tag not in VOID:
            self._open.append(tag)
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "use":
            self.uses.append(found["href"].removeprefix("#art-"))
        elif tag == "a":
            self.links.append(found["href"])
        elif tag == "form":
            self._forms.append(found.get("id", ""))
        elif tag == "button":
            assert self._button is None, "a button in a button"
            self._button, self._said = found, found.get("aria-label", "")
            if found.get("name") == "move":
                self.buttons.append((found.get("form") or self._forms[-1], found["value"]))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag, f"</{tag}> closes nothing"
        if tag == "form":
            self._forms.pop()
        elif tag == "button":
            assert self._button is not None
            if not self._said.strip():
                self.nameless.append(str(self._button))
            self._button = None

    def handle_data(self, data: str) -> None:
        self._said += data


def drawn(table: Table, seat: int | None, language: str) -> tuple[Seen, Drawn]:
    seen = Seen(table, eyes_of(seat), server_words(language))
    return seen, Drawn(pages.body(Watched(table), seen))  # type: ignore[arg-type]


@each_game
@few
@given(data=st.data())
def test_every_table_is_drawn_for_everybody_in_both_languages(name: str, data: st.DataObject) -> None:
    table = draw_table(data, name)
    assert table.state is not None
    rules = {block.anchor for block in rulebook(game(name), "en")}
    symbols = set(re.findall(r'<symbol id="art-([\w-]+)"', SYMBOLS + (file_of_a_game(name, "symbols.html") or "")))
    for language in LANGUAGES:
        for seat in seats_and_spectator(table.state):
            _, page = drawn(table, seat, language)
            assert len(page.ids) == len(set(page.ids)), "an id is there twice"
            assert page.nameless == []
            assert set(page.uses) <= symbols
            anchors = {link.partition("#")[2] for link in page.links if link.startswith(f"/rules/{name}#")}
            assert anchors <= rules


@each_game
@few
@given(data=st.data())
def test_whoever_is_asked_and_nobody_else_finds_the_choices_on_buttons(name: str, data: st.DataObject) -> None:
    table = draw_table(data, name)
    assert table.state is not None
    assert table.decision is not None
    for seat in seats_and_spectator(table.state):
        seen, page = drawn(table, seat, "de")
        legal = {choice.typed for choice in seen.choices}
        listed = {choice.typed for choice in seen.choices if choice.is_listed}
        assert {form for form, _ in page.buttons} <= {"answer", "parts"}
        assert listed <= {move for form, move in page.buttons if form == "answer"} <= legal
        begun = {move for form, move in page.buttons if form == "parts"}
        assert begun <= {choice.parts["move"] for choice in seen.choices}
        assert bool(listed) == (seat == table.decision.seat)


@each_game
@few
@given(data=st.data())
def test_a_move_may_be_done_or_something_is_against_it(name: str, data: st.DataObject) -> None:
    table = draw_table(data, name)
    assert table.decision is not None
    drawing = Drawing(Seen(table, eyes_of(table.decision.seat), server_words("en")))
    for code in range(0, len(table.game.moves), 7):
        parts: dict[str, Any] = table.game.moves.as_json(code)
        move = parts.pop("move")
        assert bool(drawing.may(move, **parts)) != bool(drawing.against(move, **parts))


@pytest.mark.parametrize("curtain", [True, False])
def test_hands_that_are_not_open_are_counted_also_those_of_ones_own_guests(curtain: bool) -> None:
    table = Table(open_table(game("superlemming"), [None] * 3, {}, host="0", listed=False))
    table.fold(table.join("0", "Anna", 0))
    table.fold(table.bring("0", "Berta", 1))
    table.fold(table.join("2", "Carl", 2))
    table.fold(table.start("0", Stream(1)))
    look = Look(None, (0, 1), curtain=0) if curtain else Look(0, (0, 1))
    body = pages.body(Watched(table), Seen(table, look, server_words("en")))  # type: ignore[arg-type]
    people = re.findall(r'<section class="person of(\d).*?</section>', body, re.DOTALL)
    counted = re.findall(r'<section class="person of(\d)(?:(?!</section>).)*?5 cards in hand', body, re.DOTALL)
    assert sorted(people) == ["0", "1", "2"]
    assert sorted(counted) == (["0", "1", "2"] if curtain else ["1", "2"])


@each_game
def test_the_end_is_drawn_too(name: str) -> None:
    table, stream = draw_over(name), Stream(1)
    del stream
    for seat in (0, None):
        seen, page = drawn(table, seat, "de")
        assert seen.status == "over"
        assert page.buttons == []


def draw_over(name: str) -> Table:
    """A table whose game is over."""
    from tests.playing import finished

    record = finished(name, tables(name)[0], 1)
    table = Table(open_table(game(name), [None] * len(record.seats), {}, host="0", listed=False))
    for seat in range(len(record.seats)):
        table.fold(table.join(str(seat), f"P{seat}", seat))
    table.state = record.replay()
    return table


def test_a_player_from_elsewhere_is_offered_by_his_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "opponents", lambda: ["easy", "stranger"])
    table = Table(open_table(game(game_names()[0]), [None, None], {}, host="a", listed=False))
    table.fold(table.join("a", "Anna", 0))
    html = pages.draw_body(Watched(table), Seen(table, look_at(table, "a"), server_words("de")))  # type: ignore[arg-type]
    assert '<option value="easy">Leicht</option>' in html
    assert '<option value="stranger">stranger</option>' in html
