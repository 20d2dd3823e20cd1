"""Rules for people, as a page and for programs."""

import json

from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import LANGUAGES, Words
from schadenfreude.terminal.rulebook import Rulebook, plain
from tests.terminal.running import Terminal


def test_one_rule_is_shown_with_its_reading_and_source(terminal: Terminal) -> None:
    ran = terminal.run("rules", "pechvogel", "pv-22")
    assert ran.out == (
        "PV-22 If no marker of that number is left, neither in the middle nor with an opponent, you get none. "
        "Our reading: While there is one to be had, you cannot decline it. (End of the Turn)\n"
    )


def test_the_whole_page_is_shown_without_marks_of_emphasis(terminal: Terminal) -> None:
    for name in game_names():
        for language in LANGUAGES:
            ran = terminal.run("rules", name, "--lang", language)
            assert ran.code == 0
            assert len(ran.out.splitlines()) > 40
            assert "*" not in ran.out


def test_the_page_as_markdown(terminal: Terminal) -> None:
    ran = terminal.run("rules", "pechvogel", "--markdown", "--lang", "de")
    assert ran.out.startswith("# Pechvogel\n\nSieben Würfel")
    assert "\n\n## Der Zug\n\n- **PV-4** Dein Zug beginnt" in ran.out
    assert "\n1. Umbertos erster Wurf" in ran.out
    assert "- **Gierig**: So heißt" in ran.out
    assert not ran.out.endswith("\n\n")


def test_paragraphs_of_an_item_stay_in_it() -> None:
    rulebook = Rulebook(game("pechvogel"), Words("en", "schadenfreude.terminal"))
    rulebook.pages = [("PV-1", "One.\n\nTwo.", {"ruling": "Three."}), ("case-1", "Four.", {}), ("figures", "Five.", {})]
    assert rulebook.markdown() == "- **PV-1** One.\n\n  Two. *Our reading:* Three.\n1. Four.\n\nFive.\n"


def test_rules_for_programs(terminal: Terminal) -> None:
    page = json.loads(terminal.run("rules", "pechvogel", "--json").out)
    assert page["game"] == "pechvogel"
    assert {entry["key"] for entry in page["rules"]} >= {"title", "PV-1", "PV-34", "case-4"}
    (entry,) = json.loads(terminal.run("rules", "pechvogel", "PV-7", "--json").out)["rules"]
    assert set(entry) == {"key", "text", "ruling"}


def test_only_emphasis_is_taken_away() -> None:
    assert plain("**Bold** and *both* of 2 * 3 * 4, n*k, *n*.") == "Bold and both of 2 * 3 * 4, n*k, n."


def test_rules_that_there_are_not_are_not_promised(terminal: Terminal) -> None:
    ran = terminal.run("rules", "nichtlustig", "nl-42")
    assert (ran.code, ran.err) == (2, 'There is no rule "nl-42". There are: NL-1..NL-41, NL-44..NL-49.\n')
