"""Records: what is in the file, and where its entries end."""

import json

import pytest

from schadenfreude.core.errors import BadRecord
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.registry import game

ENTRIES = ["chance: 0", "chance: 7 7 raven 3 4 raven 5", "0: target 7", "chance: 7 7 3"]


def a_record() -> Record:
    record = Record(game("pechvogel"), game("pechvogel").read_options(), ["Anna", "easy"])
    text = record.write().replace("[]", json.dumps(ENTRIES))
    return read_record(text)


def test_entries_end_after_a_decision_and_after_a_whole_throw() -> None:
    record = a_record()
    assert record.entries() == ENTRIES
    assert record.ends() == [1, 8, 9, 12]


def test_notes_are_kept_and_must_be_an_object() -> None:
    record = a_record()
    assert '"notes"' not in record.write()
    record.notes = {"seed": 7}
    assert read_record(record.write()).notes == {"seed": 7}
    with pytest.raises(BadRecord) as caught:
        read_record(record.write().replace('{"seed": 7}', "7"))
    assert (caught.value.key, caught.value.arguments["key"]) == ("error-record-kind", "notes")


def test_nothing_stands_twice_in_a_record_however_deep() -> None:
    text = a_record().write()
    for key, line in (("seats", 6), ("first", 5)):
        with pytest.raises(BadRecord) as caught:
            read_record(text.replace(f'"{key}"', f'"{key}": 0, "{key}"'))
        assert (caught.value.key, caught.value.line, caught.value.arguments["key"]) == ("error-record-twice", line, key)
    with pytest.raises(BadRecord) as caught:
        read_record(text.replace(f'"{ENTRIES[0]}"', '{"a": 1, "a": 2}'))
    assert caught.value.key == "error-record-kind"


def test_a_story_that_is_listened_to_begins_with_the_set_up() -> None:
    played = game("pechvogel")
    record = Record(played, played.read_options({"first": 1}), ["Anna", "Bert"])
    story = record.replay(listen=True).story
    assert story is not None
    assert [(played.events[told.event].name, told.values[0]) for told in story] == [("turn", 1)]
    assert record.replay().story is None
