"""Editions of Nix für Ungut!: the values on the board (NX-4)."""

from __future__ import annotations

import json

import pytest

from schadenfreude.core.edition import house_edition, house_text, read_edition, write_edition
from schadenfreude.core.errors import BadEdition, BadRecord
from schadenfreude.core.record import Record, read_record
from schadenfreude.games.nix_fuer_ungut import GAME
from schadenfreude.lab.fuzz import Table
from tests.games.nix_fuer_ungut.build import play
from tests.playing import finished

HOUSE = house_text(GAME)
PRINTED = HOUSE.replace('"house"', '"mine"').replace("[12, 8, 4]", "[20, -1, 0]")


def wrong(text: str) -> tuple[int, str]:
    """The line and the message that an edition is refused with."""
    with pytest.raises(BadEdition) as caught:
        read_edition(GAME, text)
    assert caught.value.explain("de").startswith(f"Zeile {caught.value.line}: ")
    return caught.value.line, str(caught.value)


def test_nx_4_the_shipped_edition_is_the_one_that_is_played() -> None:
    assert house_edition(GAME) == read_edition(GAME, HOUSE)
    assert GAME.start(2) == GAME.start(2, edition=house_edition(GAME))


def test_nx_4_an_owner_can_replace_the_values() -> None:
    s = GAME.start(2, edition=read_edition(GAME, PRINTED))
    assert s.values[:2] == [[20, -1, 0], [10, 7, 3]]


def test_an_edition_written_is_read_as_the_same() -> None:
    edition = read_edition(GAME, PRINTED)
    assert read_edition(GAME, write_edition(edition)) == edition


@pytest.mark.parametrize(
    ("before", "after", "line", "message"),
    [
        ("[12, 8, 4]", "[12, 8]", 10, '"values.four" has 2 entries; right would be 3.'),
        ("[12, 8, 4]", "[12, 8, 4, 1]", 10, '"values.four" has 4 entries; right would be 3.'),
        ("[12, 8, 4]", "[" + "1," * 20000 + "]", 10, '"values.four" has 20,000 entries; right would be 3.'),
        ("[12, 8, 4]", "[12, 8, 100]", 10, '"values.four #3" cannot be "100". It can be: -99..99.'),
        ("[12, 8, 4]", "[12, 8, " + "9" * 300 + "]", 10, '"values.four #3" cannot be "2^996...". It can be: -99..99.'),
        ("[12, 8, 4]", "[12, 8.5, 4]", 10, '"values.four #2" must be a whole number.'),
        ("[12, 8, 4]", "[12, true, 4]", 10, '"values.four #2" must be a whole number.'),
        ("[12, 8, 4]", "[[12], 8, 4]", 10, '"values.four #1" must be a whole number.'),
        ("[12, 8, 4]", '"12 8 4"', 10, '"values.four" must be a list.'),
        ("four = [12, 8, 4] ", "", 9, '"values.four" is missing.'),
        ("four =", "vier =", 10, '"values.vier" an edition'),
        ("four = [12, 8, 4]", "four = [1, 1, 1]\nfour = [1, 1, 1]", 11, '"four" stands here for the second time.'),
        ("none = [1, 0, 0]", "none = [1, 0, 0]\nmore = 1", 18, "more"),
        ("[values]", "[values]\n[values.deep.deeper]", 10, "deep"),
        ("[values]", "[board]", 9, "board"),
        ('"nix-fuer-ungut"', '"superlemming"', 6, 'this is an edition for "superlemming", not for nix-fuer-ungut.'),
        ('"house"', '"' + "x" * 100 + '"', 7, "the name of an edition is 1 to 60 printable characters."),
    ],
)
def test_what_is_wrong_with_an_edition_is_named_with_its_line(before: str, after: str, line: int, message: str) -> None:
    assert before in HOUSE
    found = wrong(HOUSE.replace(before, after, 1))
    assert found[0] == line
    assert message.split('" an')[0] in found[1]


def test_a_record_carries_its_edition_whole() -> None:
    record = Record(GAME, GAME.read_options({"first": 0}, 2), ["Anna", "Bob"], edition=read_edition(GAME, PRINTED))
    content = json.loads(record.write())
    assert content["edition"]["name"] == "mine"
    assert content["edition"]["values"]["four"] == [20, -1, 0]
    assert read_record(record.write()).start().values[0] == [20, -1, 0]


def test_a_record_without_a_word_of_editions_carries_the_shipped_one() -> None:
    record = finished("nix-fuer-ungut", Table(2), 0)
    assert json.loads(record.write())["edition"] == house_edition(GAME)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("[12, 8, 4]", "[12, 8, 1000]", '"values.four #3" cannot be "1000". It can be: -99..99.'),
        ('"name": "house"', '"nome": "house"', '"name" is missing.'),
        ("[12, 8, 4]", "[13, 8, 4]", 'this edition is not "house" any more; give it a name of its own.'),
        ('{"game": "nix-fuer-ungut"', '{"game": "pechvogel"', 'this is an edition for "pechvogel"'),
        ('"edition": {', '"edition": 7, "seats": {', ""),
    ],
)
def test_a_record_with_a_wrong_edition_is_refused_with_its_line(before: str, after: str, message: str) -> None:
    text = Record(GAME, GAME.read_options({}, 2), ["Anna", "Bob"]).write()
    line = next(i for i, text_line in enumerate(text.splitlines(), 1) if '"edition"' in text_line)
    assert before in text
    with pytest.raises(BadRecord) as caught:
        read_record(text.replace(before, after, 1))
    assert message in str(caught.value)
    assert not message or caught.value.line == line


def test_a_record_without_its_edition_is_refused() -> None:
    text = Record(GAME, GAME.read_options({}, 2), ["Anna", "Bob"]).write()
    kept = "\n".join(line for line in text.splitlines() if '"edition"' not in line)
    with pytest.raises(BadRecord, match='lacks "edition"'):
        read_record(kept)


def test_nx_18_points_are_those_of_the_edition() -> None:
    s = GAME.start(2, {"first": 0, "igor": "no"}, read_edition(GAME, PRINTED))
    play(s, "chance: 1 1 1 1 1 1 1 1 1 1 2 2", "chance: 2 2 2 2 2 2 2 2 3 3 3 3")
    play(s, "0: four 1 1 1 1 super", "1: four 2 2 2 2")
    assert GAME.scores(s) == [-2, 20]
