"""Stepping through records."""

import json
import re
from pathlib import Path

import pytest

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.registry import game, game_names
from tests.terminal.running import Terminal

ENTRIES = ["chance: 1", "chance: 7 7 raven 3 4 raven 5", "1: target 7", "chance: 7 7 3"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    played = game("pechvogel")
    file.write_text(Record(played, played.read_options(), ["Anna", "easy"]).write().replace("[]", json.dumps(ENTRIES)))
    return file


def numbers(out: str) -> list[int]:
    """The positions that were shown."""
    return [int(number) for number in re.findall(r"^(\d+) (?:of|von) \d+: ", out, re.MULTILINE)]


def test_enter_goes_on_b_goes_back_and_a_number_jumps(terminal: Terminal, record: Path) -> None:
    ran = terminal.run("replay", record, typed="\n\nb\n4\nb\n0\nq\n\n")
    assert (ran.code, ran.err) == (0, "")
    assert numbers(ran.out) == [0, 1, 2, 1, 4, 3, 0]


def test_a_position_is_the_same_from_either_side(terminal: Terminal, record: Path) -> None:
    ran = terminal.run("replay", record, typed="\n\n\n\nb\n")
    one, other = (part.split("\n:")[0] for part in re.split(r"^3 of 4: ", ran.out, flags=re.MULTILINE)[1:])
    assert one == other
    assert one.startswith("1: target 7\nEasy collects 7s.\nMiddle: ")


def test_the_end_of_input_ends_it(terminal: Terminal, record: Path) -> None:
    ran = terminal.run("replay", record)
    assert ran.code == 0
    assert numbers(ran.out) == [0]


def test_what_means_nothing_is_said_and_asked_again(terminal: Terminal, record: Path) -> None:
    ran = terminal.run("replay", record, "--lang", "de", typed=f"x\n5\nb\n{'9' * 5000}\n²\nzurück\n4\n\n")
    assert numbers(ran.out) == [0, 4]
    assert "„x“ bedeutet hier nichts." in ran.out
    assert ran.out.count("Die Einträge gehen von 0 bis 4.") == 5


def test_all_is_shown_at_once(terminal: Terminal, record: Path) -> None:
    ran = terminal.run("replay", record, "--all")
    assert numbers(ran.out) == [0, 1, 2, 3, 4]
    assert "Easy throws 3 4 5 7 7 raven raven." in ran.out
    assert ": \n" not in ran.out


def test_positions_for_programs(terminal: Terminal, record: Path) -> None:
    positions = json.loads(terminal.run("replay", record, "--json").out)
    assert [one["entry"] for one in positions] == [None, *ENTRIES]
    assert positions[3]["events"] == ["Easy collects 7s."]
    assert positions[3]["view"]["target"] == 7


@pytest.mark.parametrize("seat", ["2", "-1", "Anna"])
def test_a_seat_must_be_at_the_table(terminal: Terminal, record: Path, seat: str) -> None:
    ran = terminal.run("replay", record, "--seat", seat)
    assert ran.code == 2
    assert "--seat must be a whole number from 0 to 1" in ran.err


@pytest.mark.parametrize("name", [name for name in game_names() if game(name).has_secrets])
def test_a_seat_sees_no_other_hand_when_the_game_is_over_either(terminal: Terminal, name: str) -> None:
    """`--seat` shows what this seat saw: an outcome that it could not see is hidden in the entries too."""
    terminal.run("play", name, "--seats", "easy,easy", "--seed", "1")
    (file,) = terminal.records()
    record = read_record(file.read_text())
    for seat in (0, 1):
        entries = [at["entry"] for at in json.loads(terminal.run("replay", file, "--json", "--seat", seat).out)]
        shown = iter(word for entry in entries[1:] if entry.startswith("chance: ") for word in entry.split()[1:])
        hidden = False
        for s, step, begins in record.walk():
            if step.mover == CHANCE and record.game.may_see_outcome(s, seat):
                assert next(shown) == record.game.write_outcome(s, step.move)
            elif step.mover == CHANCE and (begins or not hidden):
                assert next(shown) == "?"
            hidden = step.mover == CHANCE and not record.game.may_see_outcome(s, seat)
        assert "chance: ?" in entries
        printed = terminal.run("replay", file, "--all", "--seat", seat).out
        assert re.findall(r"^\d+ of \d+: (.*)$", printed, re.MULTILINE)[1:] == entries[1:]


def test_a_seat_sees_no_other_hand_while_the_game_is_open(terminal: Terminal, tmp_path: Path) -> None:
    hidden = next(g for g in map(game, game_names()) if any(field.seen != "everybody" for field in g.fields))
    terminal.run("play", hidden.name, "--seats", "Anna,easy", "--seed", "1")
    (file,) = terminal.saved()
    shown = [terminal.run("replay", file, "--all", "--seat", seat).out for seat in (0, 1)]
    everything = terminal.run("replay", file, "--all").out
    assert "?" in shown[0]
    assert shown[0] != shown[1]
    for out in shown:
        assert len(out) < len(everything)


def test_a_game_that_is_over_ends_with_its_result(terminal: Terminal) -> None:
    ran = terminal.run("play", "nichtlustig", "--seats", "easy,random", "--seed", 1)
    (file,) = terminal.records()
    out = terminal.run("replay", file, "--all").out
    assert re.search(r"^\w+: -?\w+ points?\.\n.*\n\w+ wins\.$", out, re.MULTILINE)
    assert ran.out.split("The game is over")[0].endswith("".join(out.splitlines(keepends=True)[-3:]))
