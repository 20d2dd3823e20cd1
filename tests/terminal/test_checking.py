"""Checking records."""

import json
from pathlib import Path

import pytest

from schadenfreude.core.record import Record
from schadenfreude.core.registry import game
from tests.terminal.running import Terminal


def written(tmp_path: Path, *entries: str) -> Path:
    file = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
    played = game("pechvogel")
    text = Record(played, played.read_options({"first": 0}), ["Anna", "easy"]).write()
    file.write_text(text.replace("[]", json.dumps(list(entries), indent=4)))
    return file


def test_a_good_record_is_said_to_be_one(terminal: Terminal, tmp_path: Path) -> None:
    file = written(tmp_path, "chance: 7 7 raven 3 4 raven 5", "0: target 7")
    ran = terminal.run("check", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{file}: a record of pechvogel, 2 entries, not finished.\n"


@pytest.mark.parametrize(
    ("entries", "line", "rule"),
    [
        (["chance: 7 7 raven 3 4 raven 5", "0: target 6"], 9, "PV-6"),
        (["chance: 7 7 raven 3 4 raven 5", "0: reduce"], 9, "PV-10"),
        (["chance: 7 7 raven 3 4 raven 5", "1: target 7"], 9, None),
        (["chance: 7 7 raven 3 4 raven"], 8, None),
    ],
)
def test_the_first_bad_entry_is_named_with_its_line_and_rule(
    terminal: Terminal, tmp_path: Path, entries: list[str], line: int, rule: str | None
) -> None:
    file = written(tmp_path, *entries)
    assert file.read_text().splitlines()[line - 1].strip() == json.dumps(entries[-1])
    ran = terminal.run("check", file)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"{file}: Line {line}: ")
    assert rule is None or f"({rule})" in ran.out
    (finding,) = json.loads(terminal.run("check", "--json", file).out)
    assert (finding["ok"], finding["line"], finding["rule"]) == (False, line, rule)


def test_several_files_are_checked_and_the_worst_counts(terminal: Terminal, tmp_path: Path) -> None:
    good, bad, gone = written(tmp_path), written(tmp_path, "chance: 9"), tmp_path / "gone.json"
    ran = terminal.run("check", good, bad)
    assert (ran.code, len(ran.out.splitlines())) == (1, 2)
    ran = terminal.run("check", gone, good, bad, "--lang", "de")
    assert (ran.code, len(ran.out.splitlines())) == (2, 2)
    assert ran.err == f"Ich kann {gone} nicht lesen: so eine Datei oder so einen Ordner gibt es nicht.\n"
    findings = json.loads(terminal.run("check", gone, good, bad, "--json").out)
    assert [finding["ok"] for finding in findings] == [False, True, False]
