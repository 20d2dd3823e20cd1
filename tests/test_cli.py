"""The command line as people and programs meet it: processes, terminals, full disks, and everything given wrong."""

import json
import os
import re
import resource
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from schadenfreude.core.record import read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.players import opponents
from tests.terminal.running import PROGRAM, Ran, Terminal, process_environment, run_process

GAME = "pechvogel"


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(tmp_path / "state", monkeypatch, capsys)


# Whole games as processes


def test_a_whole_game_is_played_through_pipes(tmp_path: Path) -> None:
    ran = run_process(tmp_path, "play", GAME, "--seed", 4, typed="1\n" * 500)
    assert (ran.code, ran.err) == (0, "")
    assert "wins." in ran.out or "win together." in ran.out
    (record,) = (tmp_path / "schadenfreude" / "records").iterdir()
    assert run_process(tmp_path, "check", record).out.endswith("played to the end.\n")


def test_pipes_get_plain_sentences(tmp_path: Path) -> None:
    ran = run_process(tmp_path, "play", GAME, "--seed", 4, typed="1\n")
    assert not re.search(r"[\x1b\u2500-\u257f]", ran.out)
    sentences = [line for line in ran.out.splitlines() if line and not line.endswith(": ")]
    assert all(re.search(r"[.?!)]$|: ", line) for line in sentences[1:])


def test_the_locale_decides_the_language_unless_one_is_asked_for(tmp_path: Path) -> None:
    german = {"LANG": "de_DE.UTF-8"}
    assert "wirft" in run_process(tmp_path, "play", GAME, "--seed", 4, **german).out
    assert "throws" in run_process(tmp_path, "--lang", "en", "play", GAME, "--seed", 4, **german).out
    assert "wirft" in run_process(tmp_path, "play", GAME, "--seed", 4, "--lang=de").out


def test_output_that_knows_no_umlauts_is_no_obstacle(tmp_path: Path) -> None:
    ascii_only = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LANG": "C"}
    ran = run_process(
        tmp_path, "play", GAME, "--lang", "de", typed="\udce4\n".encode("utf-8", "ignore").decode(), **ascii_only
    )
    assert "W?rfel" in ran.out


# Terminals


@pytest.fixture
def screens(tmp_path: Path) -> Iterator[list[pexpect.spawn]]:
    opened: list[pexpect.spawn] = []
    yield opened
    for child in opened:
        child.close(force=True)


def on_screen(screens: list[pexpect.spawn], folder: Path, *arguments: str, **environment: str) -> pexpect.spawn:
    """Run a command on a terminal of its own."""
    env = process_environment(folder, **{"TERM": "xterm-256color", **environment})
    if "NO_COLOR" not in environment:
        env.pop("NO_COLOR", None)
    child = pexpect.spawn(str(PROGRAM), list(arguments), env=env, encoding="utf-8", timeout=30, dimensions=(50, 120))
    screens.append(child)
    return child


def code_of(child: pexpect.spawn) -> int | None:
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus) if child.exitstatus is not None else None


def test_terminals_get_colours_and_boxes(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    child = on_screen(screens, tmp_path, "play", GAME, "--seed", "47")
    child.expect(r"\(1 to 3\): ")
    assert "\x1b[1m" in child.before
    assert "╭" in child.before
    child.sendline("quit")
    child.expect("To go on")
    assert code_of(child) == 0


@pytest.mark.parametrize(
    ("arguments", "environment"), [(["--plain"], {}), ([], {"TERM": "dumb"}), (["--plain"], {"NO_COLOR": "1"})]
)
def test_screen_readers_get_neither(
    screens: list[pexpect.spawn], tmp_path: Path, arguments: list[str], environment: dict[str, str]
) -> None:
    child = on_screen(screens, tmp_path, "play", GAME, "--seed", "47", *arguments, **environment)
    child.expect(r"\(1 to 3\): ")
    assert not re.search(r"[\x1b\u2500-\u257f]", child.before)


def test_no_color_keeps_boxes_without_colours(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    child = on_screen(screens, tmp_path, "play", GAME, "--seed", "47", NO_COLOR="1")
    child.expect(r"\(1 to 3\): ")
    assert "╭" in child.before
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", child.before)


def test_the_command_that_goes_on_can_be_copied(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    folder = tmp_path / ("a-long-name" * 15)
    child = on_screen(screens, folder, "play", GAME, "--seed", "47")
    child.expect(r"\(1 to 3\): ")
    child.sendline("quit")
    child.expect(f"To go on: schadenfreude play --resume {re.escape(str(folder))}/[-/a-z0-9]+\\.json\r\n")
    assert code_of(child) == 0


def test_ctrl_c_keeps_the_game(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    child = on_screen(screens, tmp_path, "play", GAME, "--seed", "47")
    child.expect(r"\(1 to 3\): ")
    child.sendintr()
    child.expect("Interrupted")
    assert code_of(child) == 130
    assert len(list((tmp_path / "schadenfreude" / "saved").glob("*.json"))) == 1


def test_ctrl_d_keeps_the_game(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    child = on_screen(screens, tmp_path, "play", GAME, "--seed", "47", "--lang", "de")
    child.expect(r"\(1 bis 3\): ")
    child.sendeof()
    child.expect("Die Eingabe endet mitten im Spiel")
    assert code_of(child) == 2


def test_a_killed_game_goes_on_where_it_was(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    child = on_screen(screens, tmp_path, "play", GAME, "--seed", "47", "--plain")
    child.expect(r"\(1 to 3\): ")
    child.sendline("target 6")
    child.expect("Yours Truly collects 6s.")
    child.expect(r"\(1 to \d\): ")
    child.kill(signal.SIGKILL)
    (file,) = (tmp_path / "schadenfreude" / "saved").glob("*.json")
    assert "0: target 6" in read_record(file.read_text()).entries()
    child = on_screen(screens, tmp_path, "play", "--resume", "--plain")
    child.expect(r"\(1 to \d\): ")
    child.sendline("log 100")
    child.expect("Yours Truly collects 6s.")


def test_which_game_is_also_asked_where_the_answer_is_piped(terminal: Terminal) -> None:
    choice = game_names().index(GAME) + 1
    assert "Collect four equal dice" in terminal.run("play", "--plain", typed=f"{choice}\n").out
    ran = terminal.run("play", "--plain")
    assert (ran.code, ran.err[:11]) == (2, "Which game?")


def test_a_terminal_is_asked_which_game(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    child = on_screen(screens, tmp_path, "play", "--plain")
    child.expect(r"Which game \(1 to \d+\): ")
    child.sendline(str(game_names().index(GAME) + 1))
    child.expect("Collect four equal dice")
    child = on_screen(screens, tmp_path, "play", "--plain")
    child.expect(r"Which game \(1 to \d+\): ")
    child.sendline("chess")
    child.expect('no game "chess"')
    assert code_of(child) == 2


def test_without_a_game_a_terminal_is_told_where_the_page_is(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    child = on_screen(screens, tmp_path, "play", DISPLAY="", WAYLAND_DISPLAY="")
    child.expect(r"The table is at (http://127\.0\.0\.1:\d+/)")
    address = child.match[1]
    child.sendintr()
    assert code_of(child) == 0
    assert (tmp_path / "schadenfreude" / "tables.sqlite").exists(), address


def test_the_next_person_does_not_see_the_last_ones_cards(screens: list[pexpect.spawn], tmp_path: Path) -> None:
    hidden = next(g for g in map(game, game_names()) if any(field.seen != "everybody" for field in g.fields)).name
    child = on_screen(screens, tmp_path, "play", hidden, "--seats", "Anna,Bert", "--seed", "1", "--plain")
    child.expect(r"Hand over to (Anna|Bert)\. .* ")
    child.sendline("")
    child.expect(r"\(1 to \d+\): ")
    child.sendline("1")
    child.expect(r"Hand over to (Anna|Bert)\. ")
    assert child.before.endswith("\x1b[2J\x1b[3J\x1b[H")


# Disks and folders


def limited(folder: Path, size: int, *arguments: str, typed: str) -> Ran:
    """Run a process that can write no file larger than `size` bytes."""
    done = subprocess.run(
        [PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=process_environment(folder),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return Ran(done.stdout, done.stderr, done.returncode)


def test_a_full_disk_never_loses_what_was_kept(tmp_path: Path) -> None:
    ran = limited(tmp_path, 600, "play", GAME, "--seed", "47", typed="1\n" * 10)
    assert ran.code == 2
    assert "there is no room left" in ran.out
    assert "What happened last is lost." in ran.out
    (file,) = (tmp_path / "schadenfreude" / "saved").iterdir()
    assert len(read_record(file.read_text()).steps) > 5


@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["check", "--help"], ["play", GAME]])
def test_output_that_cannot_be_written_is_said(tmp_path: Path, arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [PROGRAM, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=process_environment(tmp_path),
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert re.fullmatch("What I have to say cannot be written: there is no room left.*\n", done.stderr)


def test_a_full_disk_does_not_lose_a_finished_game(tmp_path: Path) -> None:
    elsewhere = "/no/such/folder/game.json\n/dev/full\n\n"
    ran = limited(tmp_path, 1000, "play", GAME, "--seed", "47", "--seats", "easy,easy", typed=elsewhere)
    assert ran.code == 2
    assert ran.out.count("The game is over, but is not kept.") == 3
    assert "I cannot write /no/such/folder/game.json" in ran.out
    assert "What happened last is lost." in ran.out


def test_a_full_disk_does_not_stop_a_game_that_can_be_saved_elsewhere(tmp_path: Path) -> None:
    ran = limited(tmp_path, 600, "play", GAME, "--seed", "47", typed="1\n" * 10 + "quit\nquit\n")
    assert "The game goes on, but is not kept for now." in ran.out
    assert ran.out.count("there is no room left") > 2
    assert ran.code == 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_unwritable_folder_is_said_before_the_game(tmp_path: Path, language: str) -> None:
    (tmp_path / "state").write_text("in the way")
    ran = run_process(tmp_path / "state", "play", GAME, "--lang", language)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert str(tmp_path / "state") in ran.err
    assert ran.out == ""


def test_nobody_reads_on(tmp_path: Path) -> None:
    for arguments in (["rules", GAME], ["play", GAME], ["games"], ["games", "--json"]):
        with subprocess.Popen(
            [PROGRAM, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=process_environment(tmp_path, PYTHONUNBUFFERED="1"),
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
        assert process.returncode == 141


def test_standard_input_may_be_closed(tmp_path: Path) -> None:
    command = f"exec {PROGRAM} play {GAME} <&-"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=process_environment(tmp_path), check=False
    )
    assert done.returncode == 2
    assert "The input ended" in done.stdout
    assert done.stderr == ""


# Everything given wrong


WRONG = [
    ["plya"],
    ["play", "nothing"],
    ["serve", "--port", "0"],
    ["serve", "--port", "x"],
    ["serve", "--grace", "1"],
    ["serve", "--reaction", "3d"],
    ["serve", "--open-for", "-1d"],
    ["serve", "--running-for", "1d2h"],
    ["serve", "--host", "no such host"],
    ["serve", "--database", "/dev/null/tables.sqlite"],
    ["serve", "--database", "no://database"],
    ["play", GAME, "too-much"],
    ["play", GAME, "--no-such-option"],
    ["play", GAME, "--seed"],
    ["play", GAME, "--seed", "x"],
    ["play", GAME, "--seed", "-1"],
    ["play", GAME, "--seed", str(2**63)],
    ["play", GAME, "--seed", "9" * 5000],
    ["play", GAME, "--dice", "loaded"],
    ["play", GAME, "--seats", ""],
    ["play", GAME, "--seats", "Anna"],
    ["play", GAME, "--seats", "Anna,Anna"],
    ["play", GAME, "--seats", "Anna,,easy"],
    ["play", GAME, "--seats", "Anna,\x1b\x07"],
    ["play", GAME, "--seats", "me,easy,easy,easy,easy,easy"],
    ["play", GAME, "--seats", "me,grandmaster"],
    ["play", GAME, "--seats", "Anna," + "x" * 31],
    ["play", GAME, "--option", "first"],
    ["play", GAME, "--option", "=1"],
    ["play", GAME, "--option", "first=0", "--option", "first=1"],
    ["play", GAME, "--option", "first=9"],
    ["play", GAME, "--option", "first=3"],
    ["play", GAME, "--option", "first=someone"],
    ["play", GAME, "--option", "colour=red"],
    ["play", GAME, "--edition", "/no/such/file"],
    ["play", GAME, "--edition", "/dev/null"],
    ["play", GAME, "--lang", "fr"],
    ["play", GAME, "--lang"],
    ["play", "--resume"],
    ["play", "--resume", "/no/such/file"],
    ["play", "--resume", "/"],
    ["play", "--resume", "/dev/null"],
    ["play", "--resume", "--seed", "1"],
    ["rules"],
    ["rules", "nothing"],
    ["rules", GAME, "PV-99"],
    ["rules", GAME, "title"],
    ["games", "more"],
    ["replay"],
    ["replay", "/no/such/file"],
    ["replay", "/dev/null"],
    ["check"],
    ["check", "/no/such/file"],
    ["edition", "paint"],
    ["edition", "show"],
    ["edition", "show", GAME],
    ["edition", "new", GAME, "/dev/null"],
    ["edition", "check", GAME, "/dev/null"],
    ["--no-such-option"],
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: repr(" ".join(arguments))[:60])
def test_what_is_wrong_is_said_in_one_line(terminal: Terminal, arguments: list[str], language: str) -> None:
    asked = arguments if "--lang" in arguments else ["--lang", language, *arguments]
    ran = terminal.run(*asked)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert 20 < len(ran.err) < 400
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", ran.err)


def test_an_unknown_computer_player_is_told_who_there_is(terminal: Terminal) -> None:
    ran = terminal.run("play", GAME, "--seats", "me,grandmaster")
    assert ran.err == (
        f'There is no computer player "grandmaster". There are: {", ".join(opponents())}. '
        "People's names begin with a capital letter.\n"
    )
    assert "flat" not in ran.err, "a yardstick is nobody to play with"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"rules_version": 1', '"rules_version": 99', "versions up to 1"),
        ('"chance: 0"', '"chance: 9"', '"9" cannot come up here'),
        ('"chance: 0"', '"\\u001b[2J\\u009b1"', '"[2J1" is no entry'),
        ("}\n", "", "breaks off"),
        ('"pechvogel"', '"chess"', 'no game "chess"'),
    ],
)
def test_a_bad_record_is_said_with_its_line(terminal: Terminal, tmp_path: Path, old: str, new: str, said: str) -> None:
    terminal.run("play", GAME, "--seed", "47", "--seats", "me,easy,easy")
    (file,) = terminal.saved()
    bad = tmp_path / "bad.json"
    assert old in file.read_text()
    bad.write_text(file.read_text().replace(old, new))
    for command, code in (("replay", 2), ("check", 1)):
        ran = terminal.run(command, bad)
        assert ran.code == code
        assert re.search(r"Line \d+: ", ran.out + ran.err)
        assert said in ran.out + ran.err
        assert not re.search(r"[\x1b\x9b]", ran.out + ran.err)
    assert terminal.run("play", bad, "--resume").code == 2


# Help


def commands() -> list[list[str]]:
    """All commands, by the words that call them."""
    import typer.main

    from schadenfreude.cli import app

    found: list[list[str]] = [[]]
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]
        found.append([name])
        found += [[name, inner] for inner in getattr(command, "commands", {})]
    return found


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_has_help_in_both_languages(terminal: Terminal, command: list[str]) -> None:
    english = terminal.run(*command, "--help")
    german = terminal.run(*command, "--help", "--lang", "de")
    assert (english.code, german.code) == (0, 0)
    assert english.out.startswith("Usage: schadenfreude")
    assert german.out.startswith("Aufruf: schadenfreude")
    assert "--lang de|en" in english.out
    if command and command != ["edition"]:
        assert "Examples:" in english.out
        assert "Beispiele:" in german.out
        for line in english.out.partition("Examples:\n")[2].splitlines():
            assert line.startswith("  schadenfreude")


def test_examples_of_editions_name_a_game_that_has_them(terminal: Terminal) -> None:
    for command in ("show", "new", "check"):
        example = terminal.run("edition", command, "--help").out.partition("Examples:\n")[2].split()
        assert game(example[3]).has_editions


def test_no_command_shows_the_help(terminal: Terminal) -> None:
    assert terminal.run() == terminal.run("--help")
    assert terminal.run("edition") == terminal.run("edition", "--help")


def test_the_version_is_said(terminal: Terminal) -> None:
    ran = terminal.run("--version")
    assert re.fullmatch(r"schadenfreude \d+\.\d+\.\d+\n", ran.out)
    assert ran.code == 0


# Programs


def test_games_are_listed_for_people_and_programs(terminal: Terminal) -> None:
    listed = json.loads(terminal.run("games", "--json").out)
    assert [one["name"] for one in listed] == game_names()
    one = next(one for one in listed if one["name"] == GAME)
    assert one["players"] == {"least": 2, "most": 5}
    assert {option["name"]: option["default"] for option in one["options"]} == {"first": "random"}
    out = terminal.run("games", "--lang", "de").out
    assert "pechvogel: Pechvogel, für 2 bis 5 Leute." in out
    assert "Computerspieler easy:" in out


def test_play_needs_neither_numpy_nor_numba(tmp_path: Path) -> None:
    code = (
        "import sys; from schadenfreude.cli import run; code = run(sys.argv[1:]);"
        "print({'numpy', 'numba', 'rich', 'pydantic', 'asyncio'} & set(sys.modules), code)"
    )
    done = subprocess.run(
        [PROGRAM.with_name("python"), "-c", code, "play", GAME],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=process_environment(tmp_path),
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "set() 2"
    assert os.listdir(tmp_path) == ["schadenfreude"]
