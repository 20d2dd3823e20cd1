"""Editions of Superlemming: what cards and cliffs say (SL-28)."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from schadenfreude.core.chance import Stream
from schadenfreude.core.edition import house_edition, house_text, read_edition, write_edition
from schadenfreude.core.errors import BadEdition, BadRecord
from schadenfreude.core.record import Record, Step, read_record
from schadenfreude.games.superlemming import GAME
from schadenfreude.games.superlemming.pieces import CARD_NAMES
from schadenfreude.lab.fuzz import Table
from tests.games.superlemming.build import edition, random_edition
from tests.playing import finished

HOUSE = house_text(GAME)
C1 = '[[cards]] # C1\nsymbol = "circle"\ntext = [{ verb = "move", whose = "own", to = "another row" }]'
LINE = HOUSE[: HOUSE.index(C1)].count("\n") + 1  # where C1 begins


def wrong(text: str) -> tuple[int, str]:
    """The line and the message that an edition is refused with."""
    with pytest.raises(BadEdition) as caught:
        read_edition(GAME, text)
    assert caught.value.explain("de").startswith(f"Zeile {caught.value.line}: ")
    return caught.value.line, str(caught.value)


def test_sl_28_the_shipped_edition_is_the_one_that_is_played() -> None:
    assert house_edition(GAME) == read_edition(GAME, HOUSE)
    assert GAME.start(2) == GAME.start(2, edition=house_edition(GAME))
    assert [card["card"] for card in GAME.view(GAME.start(2), 0)["cards"]] == (
        ["C1", "C2", "C3", "T1", "T2", "T3", "S1", "S2", "S3", "D1", "D2", "D3"]
    )


def test_an_edition_written_is_read_as_the_same() -> None:
    mine = edition(C1='[{ verb = "lift", which = "front", may = true }]')
    assert read_edition(GAME, write_edition(mine)) == mine


def test_sl_28_the_order_of_the_cards_in_the_file_does_not_matter() -> None:
    mine = edition()
    mine["cards"] = sorted(mine["cards"], key=lambda card: ("square", "circle").count(card["symbol"]))
    assert GAME.start(2, edition=mine) == GAME.start(2)


@pytest.mark.parametrize(
    ("after", "line", "message"),
    [
        ("", 0, '"cards" has 11 entries; right would be 12.'),
        (f"{C1}\n{C1}", 0, '"cards" has 13 entries; right would be 12.'),
        (C1.replace('"circle"', '"heart"'), 1, '"cards #1.symbol" cannot be "heart".'),
        (C1.replace('symbol = "circle"', ""), 0, '"cards #1.symbol" is missing.'),
        (C1.replace("text = [", "words = ["), 2, 'no "cards #1.words".'),
        (C1.replace("text = [", "text = [[]], more = ["), 2, "not TOML"),
        (C1.replace('"move"', '"jump"'), 2, '"cards #1.text #1.verb" cannot be "jump". It can be: draw, play, move,'),
        (C1.replace('verb = "move", ', ""), 2, '"cards #1.text #1.verb" is missing.'),
        (C1.replace('verb = "move"', 'verb = ["move"]'), 2, '"cards #1.text #1.verb" cannot be'),
        (C1.replace(', to = "another row"', ""), 2, '"cards #1.text #1.to" is missing.'),
        (C1.replace('"another row"', '"the sea"'), 2, '"cards #1.text #1.to" cannot be "the sea".'),
        (C1.replace('"own"', '"mine"'), 2, '"cards #1.text #1.whose" cannot be "mine".'),
        (C1.replace('whose = "own"', 'which = "second"'), 2, '"cards #1.text #1.which" cannot be "second".'),
        (C1.replace('whose = "own"', "count = 0"), 2, '"cards #1.text #1.count" cannot be "0". It can be: 1..12.'),
        (C1.replace('whose = "own"', "count = 13"), 2, '"cards #1.text #1.count" cannot be "13".'),
        (C1.replace('whose = "own"', 'count = "two"'), 2, '"cards #1.text #1.count" must be a whole number.'),
        (C1.replace('whose = "own"', "if_richer = true"), 2, 'no "cards #1.text #1.if_richer".'),
        (C1.replace('whose = "own"', "may = 1"), 2, '"cards #1.text #1.may" cannot be "1". It can be: true, false.'),
        (C1.replace('{ verb = "move", whose = "own", to = "another row" }', '"draw"'), 2, "must be a table."),
        (C1.replace("text = [{", 'text = [{ verb = "draw" }, { verb = "draw" }, { verb = "draw" }, {'), 2, "0..3"),
        (C1.replace('whose = "own", to = "another row"', 'which = "front", to = "front"'), 2, "never be done"),
        (C1.replace('whose = "own", to = "another row"', 'which = "last", to = "end"'), 2, "never be done"),
        (C1.replace('whose = "own", to = "another row"', 'from = "this row", to = "this row"'), 2, "never be done"),
        ("[[cards]]\n" * 5000, 0, '"cards" has 5,011 entries; right would be 12.'),
    ],
)
def test_sl_28_what_is_wrong_with_a_card_is_named_with_its_line(after: str, line: int, message: str) -> None:
    assert C1 in HOUSE
    found = wrong(HOUSE.replace(C1, after))
    if "entries" not in message or "0..3" in message:
        assert found[0] == LINE + line
    assert message in found[1]


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ('plain = [{ verb = "draw" }]', "plain = []", '"cliffs.circle.plain" has 0 entries; right would be 1..3.'),
        ('plain = [{ verb = "draw" }]', "", '"cliffs.circle.plain" is missing.'),
        ('plain = [{ verb = "draw" }]', 'plain = [{ verb = "draw" }]\nthird = []', 'no "cliffs.circle.third".'),
        ("[cliffs.circle]", "[cliffs.heart]", 'no "cliffs.heart".'),
        ('whose = "another\'s", to', 'whose = "this", to', '"cliffs.square.duck #1.whose" cannot be "this".'),
        ('game = "superlemming"', 'game = "pechvogel"', 'an edition for "pechvogel", not for superlemming.'),
    ],
)
def test_sl_28_what_is_wrong_with_a_cliff_is_named(before: str, after: str, message: str) -> None:
    line, found = wrong(HOUSE.replace(before, after, 1))
    assert message in found
    assert abs(line - HOUSE[: HOUSE.index(before)].count("\n") - 1) <= 1


def test_an_edition_of_forty_thousand_cards_is_refused_at_once() -> None:
    begun = time.process_time()
    card: dict[str, Any] = {"symbol": "circle", "text": [{"verb": "draw"}]}
    record = Record(GAME, GAME.read_options({"first": 0}, 2), ["Anna", "Bob"])
    content = json.loads(record.write())
    content["edition"]["cards"] = [card] * 40_000
    with pytest.raises(BadRecord, match="40,000 entries; right would be 12"):
        read_record(json.dumps(content))
    with pytest.raises(BadEdition, match="larger than"):
        read_edition(GAME, HOUSE + '[[cards]]\nsymbol = "circle"\ntext = []\n' * 40_000)
    assert time.process_time() - begun < 2


@pytest.mark.parametrize("seed", range(24))
def test_sl_28_whatever_an_edition_says_can_be_played_and_told(seed: int) -> None:
    stream = Stream(seed)
    mine = random_edition(stream)
    players = 2 + seed % 4
    options: dict[str, object] = {"cliffs": "mixed", "game": "simple" if seed % 5 == 0 else "normal"}
    record = Record(GAME, GAME.read_options(options, players), list("abcde"[:players]), edition=mine)
    s = GAME.start(players, options, mine, checked=True)
    s.story = []
    words = [GAME.words(language) for language in ("en", "de")]
    while not GAME.is_over(s):
        legal = GAME.legal_moves(s)
        if legal:
            assert len(legal) > 1
            v = GAME.masked(s, s.mover)
            assert [GAME.read_move(s, GAME.write_move(s, move)) for move in legal] == legal
            assert all(GAME.label(word, record.seats, move, v) for word in words for move in legal)
            assert all(GAME.module("view").picture(v, word, record.seats) for word in words)
            move = legal[stream.draw(len(legal))]
        else:
            move = stream.draw(GAME.chances(s))
        record.steps.append(Step(s.mover, move))
        GAME.apply(s, move)
    text = record.write()
    assert read_record(text).write() == text


def test_names_follow_the_symbols() -> None:
    mine = edition()
    for card in mine["cards"]:
        card["symbol"] = "diamond"
    s = GAME.start(2, edition=mine)
    names = [card["card"] for card in GAME.view(s, 0)["cards"]]
    assert names == [name for name in CARD_NAMES if name.startswith("D")]


def test_a_record_carries_its_edition_whole() -> None:
    content = json.loads(finished("superlemming", Table(2), 0).write())
    assert content["edition"] == house_edition(GAME)
