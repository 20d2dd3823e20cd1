"""Editions: reading, checking and writing them, whatever the game."""

from types import SimpleNamespace
from typing import Any

import pytest

from schadenfreude.core.edition import (
    LARGEST_FILE,
    Lines,
    Where,
    check_keys,
    check_list,
    check_number,
    check_word,
    read_edition,
    write_edition,
)
from schadenfreude.core.errors import BadEdition, BadInput
from schadenfreude.core.game import Game
from schadenfreude.core.registry import game


class Tiny(Game):
    """A game whose edition is a list of cards, each with a word and two numbers."""

    has_editions = True
    name = "tiny"

    def module(self, name: str) -> Any:
        assert name == "edition"
        return SimpleNamespace(check=check)


def check(data: dict[str, Any], where: Where) -> None:
    check_keys(data, where, (), ["cards"])
    check_list(data["cards"], where, ("cards",), 1, 3)
    for i, card in enumerate(data["cards"]):
        check_keys(card, where, ("cards", i), ["suit", "pips"])
        check_word(card["suit"], where, ("cards", i, "suit"), ["heart", "spade"])
        check_list(card["pips"], where, ("cards", i, "pips"), 2, 2)
        for j, pip in enumerate(card["pips"]):
            check_number(pip, where, ("cards", i, "pips", j), 0, 9)


GOOD = """game = "tiny"
name = "printed"  # as in the box

[[cards]]
suit = "heart"
pips = [1,
  2]

[[cards]]
pips = [3, 4]
suit = 'spade'
"""


@pytest.fixture(autouse=True)
def _shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the tiny game ships."""
    monkeypatch.setattr("schadenfreude.core.edition.house_text", lambda _: GOOD.replace("printed", "house"))


def wrong(text: str) -> BadEdition:
    with pytest.raises(BadEdition) as caught:
        read_edition(Tiny("tiny"), text)
    assert f"ine {caught.value.line}:" in str(caught.value)
    assert f"eile {caught.value.line}:" in caught.value.explain("de")
    return caught.value


def test_an_edition_is_read_as_plain_values() -> None:
    cards = [{"suit": "heart", "pips": [1, 2]}, {"suit": "spade", "pips": [3, 4]}]
    assert read_edition(Tiny("tiny"), GOOD) == {"game": "tiny", "name": "printed", "cards": cards}


def test_an_edition_written_is_read_as_the_same() -> None:
    edition = read_edition(Tiny("tiny"), GOOD.replace("printed", 'a \\"b\\" \\\\ ü'))
    assert read_edition(Tiny("tiny"), write_edition(edition)) == edition


@pytest.mark.parametrize(
    ("before", "after", "line", "key"),
    [
        ('"tiny"', '"whist"', 1, "game"),
        ('"tiny"', "7", 1, "kind"),
        ('game = "tiny"', "", 1, "missing"),
        ('"printed"', '""', 2, "name"),
        ('"printed"', '"\\n"', 2, "name"),
        (
            '"printed"  # as in the box\n\n[[cards]]\nsuit = "heart"',
            '"house"\n\n[[cards]]\nsuit = "spade"',
            2,
            "same-name",
        ),
        ("  2]", "  20]", 7, "value"),
        ("  2]", "  true]", 7, "kind"),
        ("  2]", "  2.0]", 7, "kind"),
        ("  2]", "  0x" + "f" * 5000 + "]", 7, "value"),
        ("  2]", "  2, 3]", 6, "length"),
        ("[3, 4]", "[3, {}]", 10, "kind"),
        ("[3, 4]", "7", 10, "kind"),
        ("'spade'", "'club'", 11, "value"),
        ("'spade'", "1979-05-27 07:32:00", 11, "value"),
        ("suit = 'spade'", "", 9, "missing"),
        ("suit = 'spade'", "suit = 'spade'\nsuit = 'spade'", 12, "twice"),
        ("suit = 'spade'", "suit = 'spade'\n'odd key' = 1", 12, "key"),
        ("suit = 'spade'", "suit = 'spade'\n\"" + "k" * 5000 + '" = 1', 12, "key"),
        ("suit = 'spade'", "suit = 'spade'\n[cards.more]\nx = 1", 12, "key"),
        ("suit = 'spade'", "suit = 'spade'\nsuit.colour = 1", 12, "twice"),
        ("suit = 'spade'", "suit = 'spade", 11, "toml"),
        ("  2]", "  " + "9" * 5000 + "]", 1, "toml"),
        ("  2]", "  " + "[" * 5000, 1, "toml"),
        ("  2]", "  " + "1," * 20000 + "]", 6, "length"),
        ("[[cards]]", "[cards]", 9, "twice"),
        (GOOD, "", 1, "missing"),
        (GOOD, "nonsense", 1, "toml"),
        (GOOD, "\0", 1, "toml"),
        (GOOD, "#" * (LARGEST_FILE + 1), 1, "large"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(before: str, after: str, line: int, key: str) -> None:
    assert before in GOOD
    error = wrong(GOOD.replace(before, after))
    assert (error.line, error.key) == (line, f"error-edition-{key}")
    assert len(str(error)) < 300


def test_a_game_without_editions_says_so() -> None:
    with pytest.raises(BadInput, match="no editions"):
        read_edition(game("pechvogel"), GOOD)
    with pytest.raises(BadInput, match="no editions"):
        game("pechvogel").start(2, edition={})


def test_lines_are_found_in_every_form_of_toml() -> None:
    where = Lines(
        "# [a]\n"
        "a.'b c'.\"d\\u0065\" = '''\n"  # line 2
        "]\n"
        "'''\n"
        'b = """x""""\n'  # 5
        "[t . u]\n"
        "k = { x = [1, 2], y = { z = 1.5 } } # , y = 3\n"  # 7
        "[[t.list]]\n"
        "m = 1\n"
        "  [t.list.deep]\n"  # 10
        "  n = [\n"
        '    [ "]", 2 ],\n'
        "    # 3\n"
        "    [\n"
        "      4 ]\n"  # 15
        "  ]\r\n"
        "[[t.list]]\n"
        "m = 2\n"
    )
    expected: dict[tuple[str | int, ...], int] = {
        (): 1,
        ("a", "b c", "de"): 2,
        ("b",): 5,
        ("t",): 6,
        ("t", "u"): 6,
        ("t", "u", "k", "x", 1): 7,
        ("t", "u", "k", "y", "z"): 7,
        ("t", "list"): 8,
        ("t", "list", 0): 8,
        ("t", "list", 0, "m"): 9,
        ("t", "list", 0, "deep", "n"): 11,
        ("t", "list", 0, "deep", "n", 0, 1): 12,
        ("t", "list", 0, "deep", "n", 1): 14,
        ("t", "list", 0, "deep", "n", 1, 0): 15,
        ("t", "list", 1): 17,
        ("t", "list", 1, "m"): 18,
        ("t", "list", 1, "not there"): 17,
    }
    assert {path: where(*path) for path in expected} == expected
