"""Nothing hidden leaves the server: states that differ only in hidden things give the same bytes."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2 import meta
from markupsafe import Markup

from schadenfreude.core.chance import Stream
from schadenfreude.core.registry import game, game_names
from schadenfreude.server import api, pages
from schadenfreude.server.drawing import kept
from schadenfreude.server.seen import Seen, eyes_of
from schadenfreude.server.speech import server_words
from schadenfreude.server.table import Table, open_table
from schadenfreude.server.visit import PAGES, Pages
from tests.playing import tables
from tests.test_every_game import seats_and_spectator, with_other_secrets

each_game = pytest.mark.parametrize("name", game_names())


few = settings(max_examples=12)
MOST_DECISIONS = 30
ANEW = Pages(kept=lambda macro: macro)  # where nothing is kept


class Watched:
    """A table as what makes pages and news knows it."""

    spectators = 2  # so that what they see is kept

    def __init__(self, table: Table) -> None:
        self.id = "table"
        self.table = table
        self.kept: dict[object, object] = {}


def draw_table(data: st.DataObject, name: str) -> Table:
    """A running table after some decisions, with any number of seats and any options."""
    kind = data.draw(st.sampled_from(tables(name)))
    stream = Stream(data.draw(st.integers(0, 99)))
    table = Table(open_table(game(name), [None] * kind.players, dict(kind.options), host="0", listed=False))
    for seat in range(kind.players):
        table.fold(table.join(str(seat), f"P{seat}", seat))
    table.fold(table.start("0", stream))
    for _ in range(data.draw(st.integers(0, MOST_DECISIONS))):
        decision, s = table.decision, table.state
        assert decision is not None
        assert s is not None
        legal = table.game.legal_moves(s)
        move = table.game.write_move(s, legal[stream.draw(len(legal))])
        entries = table.answer(str(decision.seat), decision.number, move, "i", stream)
        if entries[-1].data["next"] < 0:  # the end, where the points are open
            break
        table.fold(entries)
    return table


def with_secrets_changed(table: Table, seat: int | None, stream: Stream) -> Table:
    """The same table for `seat`, all that it may not see being different or gone."""
    other = Table.__new__(Table)
    other.__dict__ = dict(table.__dict__)
    assert table.state is not None
    other.state = with_other_secrets(table.state, seat, stream)
    other.log = [line for line in table.log if line.told is None or table.game.may_hear(line.told, seat)]
    return other


def bytes_for(table: Table, seat: int | None, language: str) -> list[bytes]:
    """Everything that a seat can get of a running table: the page, JSON, and what is pushed."""
    words = server_words(language)
    look = eyes_of(seat)
    seen = Seen(table, look, words)
    made = [
        pages.body(Watched(table), seen),  # type: ignore[arg-type]
        json.dumps(api.table_json("table", seen, 0)),
        pages.news(language)(Watched(table), look, 1),
        api.news(words)(Watched(table), look, 1),  # type: ignore[arg-type]
    ]
    return [text.encode() for text in made]


@each_game
@few
@given(data=st.data())
def test_what_differs_only_in_hidden_things_gives_the_same_bytes(name: str, data: st.DataObject) -> None:
    table = draw_table(data, name)
    assert table.state is not None
    for seat in seats_and_spectator(table.state):
        other = with_secrets_changed(table, seat, Stream(data.draw(st.integers(0, 9))))
        assert bytes_for(table, seat, "de") == bytes_for(other, seat, "de")


@each_game
@few
@given(data=st.data())
def test_what_differs_in_what_is_seen_gives_other_bytes(name: str, data: st.DataObject) -> None:
    """Else the test above could not fail."""
    table = draw_table(data, name)
    assert table.state is not None
    assert table.decision is not None
    seat = table.decision.seat
    before = bytes_for(table, seat, "en")
    table.game.apply(table.state, table.game.legal_moves(table.state)[0])
    assert all(one != other for one, other in zip(before, bytes_for(table, seat, "en"), strict=True))


# Pieces that are drawn once and kept


@each_game
@few
@given(data=st.data())
def test_a_table_of_kept_pieces_is_the_table_drawn_anew(name: str, data: st.DataObject) -> None:
    table = draw_table(data, name)
    assert table.state is not None
    for seat in seats_and_spectator(table.state):
        kept = bytes_for(table, seat, "de")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pages, "PAGES", ANEW)
            assert kept == bytes_for(table, seat, "de")


def test_macros_that_are_kept_know_nothing_but_their_arguments() -> None:
    folders = [files("schadenfreude.server") / "templates", *(files(game(name).package) for name in game_names())]
    texts = [path.read_text() for folder in folders for path in folder.iterdir() if path.name.endswith(".html")]
    with_kept = [text for text in texts if "kept(" in text]
    assert len(with_kept) > len(game_names())
    for text in with_kept:
        assert meta.find_undeclared_variables(PAGES.parse(text)) == set()
    assert meta.find_undeclared_variables(PAGES.parse("{% macro a() %}{{ d }}{% endmacro %}")) == {"d"}
    assert not any("with context" in text for text in texts)


def test_what_is_kept_tells_apart_what_only_looks_equal() -> None:
    shown = kept(repr)
    for one, other in ((1, True), (0, False), ("<b>", Markup("<b>")), ("1", 1)):
        assert shown(one) != shown(other)
