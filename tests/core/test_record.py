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


KIND_WORDS = {
    "game": ("a text in quotation marks", "ein Text in Anführungszeichen"),
    "rules_version": ("a whole number", "eine ganze Zahl"),
    "options": ("a list of names and values in braces", "eine Liste von Namen und Werten in geschweiften Klammern"),
    "seats": ("a list of texts: in square brackets", "eine Liste von Texten in eckigen Klammern"),
    "entries": ("a list of texts: in square brackets", "eine Liste von Texten in eckigen Klammern"),
}


@pytest.mark.parametrize("key", KIND_WORDS)
@pytest.mark.parametrize("wrong", ["true", "[1]"])
def test_what_an_entry_of_a_record_must_be_is_said_without_names_of_types(key: str, wrong: str) -> None:
    content = json.loads(a_record().write()) | {key: json.loads(wrong)}
    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(content))
    english, german = KIND_WORDS[key]
    assert f'"{key}" must be {english}' in caught.value.explain("en")
    assert f"„{key}“ muss {german}" in caught.value.explain("de")


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("", "The file is empty.", "Die Datei ist leer."),
        (" \n\n", "The file is empty.", "Die Datei ist leer."),
        ("[1, 2]", "This is no record of a game: ", "Das ist keine Aufzeichnung eines Spiels: "),
        ('{"name": "x"}', "This is no record of a game: ", "Das ist keine Aufzeichnung eines Spiels: "),
        ('{\n"game": "pech', "Line 2: here the file breaks off", "Zeile 2: Hier bricht die Datei ab"),
        ("[" * 100_000, "Line 1: here the file breaks off", "Zeile 1: Hier bricht die Datei ab"),
    ],
)
def test_what_is_no_record_is_told_so_in_words_of_people(text: str, english: str, german: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert caught.value.explain("en").startswith(english)
    assert caught.value.explain("de").startswith(german)


def test_a_story_that_is_listened_to_begins_with_the_set_up() -> None:
    played = game("pechvogel")
    record = Record(played, played.read_options({"first": 1}), ["Anna", "Bert"])
    story = record.replay(listen=True).story
    assert story is not None
    assert [(played.events[told.event].name, told.values[0]) for told in story] == [("turn", 1)]
    assert record.replay().story is None
