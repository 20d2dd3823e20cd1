"""Advice on the command line and as a hint in a game."""

import json
from pathlib import Path

import pytest

from schadenfreude.core.record import Record
from schadenfreude.core.registry import game
from schadenfreude.players import ready
from tests.terminal.running import Terminal

ENTRIES = ("chance: 7 7 raven 3 4 raven 5", "0: target 7", "chance: 7 7 5", "0: accept")
FEW = ("--playouts", 60, "--plain")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record that breaks off."""
    return written(tmp_path / "game.json", *ENTRIES[:1])


def written(path: Path, *entries: str) -> Path:
    played = game("pechvogel")
    text = Record(played, played.read_options({"first": 0}), ["Anna", "easy"]).write()
    path.write_text(text.replace("[]", json.dumps(list(entries), indent=4)))
    return path


def test_each_choice_is_told_with_its_chance_points_errors_and_exact_odds(terminal: Terminal, file: Path) -> None:
    ran = terminal.run("advise", file, *FEW)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    asked = lines.index(next(line for line in lines if line.startswith("Anna: ") and "?" in line))
    told = lines[asked + 1 :]
    assert len([line for line in told if "wins" in line and "±" in line and "points" in line]) == 4
    assert told[1].startswith("Exactly: ")
    assert "rule of thumb" in told[-1]


def test_it_speaks_german(terminal: Terminal, file: Path) -> None:
    ran = terminal.run("advise", file, *FEW, "--lang", "de")
    assert "gewinnt" in ran.out
    assert "Genau: " in ran.out


def test_the_json_holds_what_programs_read(terminal: Terminal, file: Path) -> None:
    one, two, other = (
        json.loads(terminal.run("advise", file, *FEW, "--json", "--seed", seed).out) for seed in (1, 1, 2)
    )
    assert one == two != other
    assert (one["game"], one["entries"], one["seat"], one["played"]) == ("pechvogel", 1, 0, None)
    assert {choice["move"] for choice in one["choices"]} == {"target 3", "target 4", "target 5", "target 7"}
    best = one["choices"][0]
    assert {"label", "chance", "chance_error", "points", "points_error", "playouts"} <= set(best)
    assert {figure["figure"] for figure in best["figures"]} >= {"marker", "ravens"}
    assert one["choices"] == sorted(one["choices"], key=lambda choice: -choice["playouts"])


def test_an_entry_of_a_record_is_judged_and_what_was_played_is_marked(terminal: Terminal, tmp_path: Path) -> None:
    whole = written(tmp_path / "whole.json", *ENTRIES[:2])
    ran = terminal.run("advise", whole, *FEW, "--move", 2)
    (marked,) = [line for line in ran.out.splitlines() if "(played)" in line]
    assert "7" in marked
    assert json.loads(terminal.run("advise", whole, *FEW, "--move", 2, "--json").out)["played"] == "target 7"


def test_without_a_file_it_is_about_the_game_played_last(terminal: Terminal) -> None:
    assert terminal.run("advise").code == 2
    terminal.run("play", "pechvogel", "--seed", 1, "--option", "first=0")
    for named in ((), ("pechvogel",)):
        assert "wins" in terminal.run("advise", *named, *FEW).out


@pytest.mark.parametrize(
    ("entries", "arguments", "said"),
    [
        (ENTRIES[:1], ("--move", 1), "Nobody decides in entry 1"),
        (ENTRIES[:2], (), "Nobody decides in entry 3"),
        (ENTRIES[:2], ("--move", 3), "There is no entry 3. Entries are 1 to 2."),
        (ENTRIES[:2], ("--move", "last"), "--move must be a whole number"),
        (ENTRIES[:1], ("--playouts", 0), "--playouts must be a whole number"),
        (("chance: 9",), (), "Line"),
    ],
)
def test_what_is_wrong_is_said(
    terminal: Terminal, tmp_path: Path, entries: tuple[str, ...], arguments: tuple[object, ...], said: str
) -> None:
    ran = terminal.run("advise", written(tmp_path / "game.json", *entries), *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_a_game_that_is_over_is_said_to_be(terminal: Terminal, tmp_path: Path) -> None:
    over = Path(__file__).parent.parent / "games" / "pechvogel" / "records" / "last-marker-taken.json"
    ran = terminal.run("advise", over)
    assert (ran.code, ran.out) == (2, "")
    assert "The game is over." in ran.err
    assert terminal.run("advise", tmp_path / "gone.json").code == 2


@pytest.mark.parametrize(("language", "typed", "said"), [("en", "hint", "wins"), ("de", "tipp", "gewinnt")])
def test_a_hint_tells_what_the_choices_are_worth(terminal: Terminal, language: str, typed: str, said: str) -> None:
    arguments = ("--seats", "Anna,easy", "--seed", 1, "--option", "first=0", "--lang", language)
    without = terminal.run("play", "pechvogel", *arguments, typed="1\n").out
    ran = terminal.run("play", "pechvogel", *arguments, typed=f"{typed}\n1\n")
    assert said in ran.out
    assert said not in without
    assert [line for line in without.splitlines()[-3:-1] if line] == [
        line for line in ran.out.splitlines()[-3:-1] if line
    ]


@pytest.mark.parametrize(("numba", "said"), [(True, "Ask again in a minute"), (False, "install schadenfreude[fast]")])
def test_a_hint_of_the_plain_rules_is_said_to_be_a_quick_look(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, numba: bool, said: str
) -> None:
    monkeypatch.setattr("schadenfreude.terminal.play.carrier_for", lambda played, _: ready.plain(played))
    monkeypatch.setattr("schadenfreude.terminal.play.has_numba", lambda: numba)
    ran = terminal.run("play", "pechvogel", "--seats", "Anna,easy", "--option", "first=0", typed="hint\n")
    assert "This was only a quick look" in ran.out
    assert said in ran.out


def test_a_hint_about_dice_is_not_to_be_had(terminal: Terminal) -> None:
    ran = terminal.run("play", "pechvogel", "--seats", "Anna,easy", "--dice", "mine", typed="hint\n")
    assert "Nobody has to decide anything here." in ran.out
