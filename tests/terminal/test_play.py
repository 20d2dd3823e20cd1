"""Games in line mode, played by typing."""

import json
import os
import re
from pathlib import Path

import pytest

from schadenfreude.core.game import Game
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.files import BadFile
from schadenfreude.terminal.play import COMMANDS
from schadenfreude.terminal.saved import Keeper
from tests.terminal.running import Terminal

FIRST = "1\n"  # the first choice, whatever it is
ENOUGH = 3000  # more choices than anybody has in a game


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_is_played_to_its_end_by_typing_numbers(terminal: Terminal, name: str, language: str) -> None:
    seats = ",".join(["Anna", *["random"] * (game(name).players[0] - 1)])
    ran = terminal.run("play", name, "--seats", seats, "--seed", 1, "--lang", language, typed=FIRST * ENOUGH)
    assert (ran.code, ran.err) == (0, "")
    assert "schadenfreude replay" in ran.out
    (record,) = terminal.records()
    assert terminal.saved() == []
    assert read_record(record.read_text()).game.is_over(read_record(record.read_text()).replay())


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    for seed in (5, 5, 6):
        terminal.run("play", "pechvogel", "--seed", seed, typed=FIRST * ENOUGH)
    entries = sorted(str(json.loads(path.read_text())["entries"]) for path in terminal.records())
    assert len(set(entries)) == 2


def test_without_a_seed_games_differ(terminal: Terminal) -> None:
    for _ in range(2):
        terminal.run("play", "pechvogel", "--seats", "random,random")
    one, other = (json.loads(path.read_text())["entries"] for path in terminal.records())
    assert one != other


def test_a_game_that_the_input_breaks_off_is_kept_and_goes_on(terminal: Terminal) -> None:
    ran = terminal.run("play", "pechvogel", "--seed", 3, typed=FIRST * 2)
    (file,) = terminal.saved()
    assert ran.code == 2
    assert "input ended" in ran.out
    assert f"schadenfreude play --resume {file}" in ran.out
    before = json.loads(file.read_text())["entries"]
    ran = terminal.run("play", "--resume", typed=FIRST * ENOUGH)
    assert ran.code == 0
    (record,) = terminal.records()
    assert json.loads(record.read_text())["entries"][: len(before)] == before
    assert terminal.saved() == []


def test_a_resumed_game_keeps_its_seed(terminal: Terminal) -> None:
    terminal.run("play", "pechvogel", "--seed", 3, typed=FIRST * ENOUGH)
    terminal.run("play", "pechvogel", "--seed", 3, typed=FIRST * 2)
    terminal.run("play", "--resume", typed=FIRST)
    terminal.run("play", "--resume", typed=FIRST * ENOUGH)
    one, other = (json.loads(path.read_text())["entries"] for path in terminal.records())
    assert one == other


def test_resume_takes_the_game_played_last_or_the_one_named(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("play", "pechvogel", "--seats", "Anna,easy", "--seed", 1)
    (first,) = terminal.saved()
    copy = tmp_path / "copy.json"
    copy.write_text(first.read_text())
    os.utime(first, (1, 1))
    terminal.run("play", "pechvogel", "--seats", "Bert,easy", "--seed", 1)
    first = first.rename(first.with_name("first.json"))
    assert "Bert" in terminal.run("play", "--resume").out
    assert "Anna" in terminal.run("play", first, "--resume").out
    written = copy.read_text()
    assert "Anna" in terminal.run("play", copy, "--resume", typed=FIRST).out
    assert copy.read_text() == written  # a file that is not among the saved ones stays as it is


@pytest.mark.parametrize(("command", "said"), [("quit", "kept in"), ("ende", "Der Spielstand liegt in")])
def test_quit_keeps_the_game(terminal: Terminal, command: str, said: str) -> None:
    language = "de" if command == "ende" else "en"
    ran = terminal.run("play", "pechvogel", "--lang", language, typed=f"{command}\n")
    assert ran.code == 0
    assert said in ran.out.splitlines()[-1]
    assert len(terminal.saved()) == 1


def test_several_people_play_at_one_keyboard(terminal: Terminal) -> None:
    ran = terminal.run("play", "pechvogel", "--seats", "Anna,Bert", "--seed", 1, typed=FIRST * ENOUGH)
    assert ran.code == 0
    assert "Anna (1 to" in ran.out
    assert "Bert (1 to" in ran.out
    assert "Hand over" not in ran.out  # nothing is hidden


def played(terminal: Terminal, *typed: str, seed: int = 47, language: str = "en") -> list[str]:
    """The lines that are printed once the first question is asked."""
    lines = "".join(f"{line}\n" for line in typed)
    ran = terminal.run("play", "pechvogel", "--seed", seed, "--lang", language, typed=lines)
    assert ran.code == 2
    asked = [i for i, line in enumerate(ran.out.splitlines()) if "(1 to" in line or "(1 bis" in line]
    return ran.out.splitlines()[asked[0] + 1 :]


def test_choices_are_explained_with_their_rules(terminal: Terminal) -> None:
    lines = played(terminal, "?", "? 2", "? pv-20", "? box 3", "? reduce")
    assert lines[:4] == ["collect 3s: PV-6", "collect 6s: PV-6", "collect 7s: PV-6", lines[3]]
    assert lines[3].startswith("PV-6 After the first throw you choose one number")
    assert lines[5] == "collect 6s: PV-6"
    assert lines[8].startswith("PV-20 With four or more targets")
    assert lines[10] == "3 goes to the box: PV-21"
    assert "*" not in "".join(lines[:9])
    assert any("A marker is taken at the end" in line or "only after a steal" in line for line in lines)


def test_a_choice_is_typed_as_notation_or_as_its_text_begins(terminal: Terminal) -> None:
    for typed in ("2", "target 6", "TARGET  6", "collect 6", "target 6  "):
        assert "Yours Truly collects 6s." in played(terminal, typed)
    assert "Meinereiner sammelt 6er." in played(terminal, "6er", language="de")


def test_what_cannot_be_chosen_is_said_and_asked_again(terminal: Terminal) -> None:
    lines = played(terminal, "0", "4", "99", "target 5", "reduce", "target", "x", "target 9", "", "\x1b[31m", "2")
    text = "\n".join(lines)
    assert "There is no choice 0. Choices are 1 to 3." in text
    assert "There is no choice 4. Choices are 1 to 3." in text
    assert "There is no choice 99." in text
    assert "This number is not among the dice thrown. (PV-6)" in text
    assert "Reducing is for the player whose throw it is, and never on the first throw. (PV-10)" in text
    assert '"target" can mean several moves: target 3, target 6, target 7.' in text
    assert '"x" is no move I can read.' in text
    assert '"target 9" is no move I can read.' in text
    assert "\x1b" not in text
    assert "Yours Truly collects 6s." in text


def test_commands_are_known_in_both_languages(terminal: Terminal) -> None:
    text = "\n".join(played(terminal, "hilfe", "help", "tisch", "stand", "verlauf 1", "log x", language="de"))
    assert text.count("zurück: die eigene letzte Entscheidung") == 2
    assert text.count("Mitte: ") == 2
    assert "„verlauf“ nimmt eine Zahl von Ereignissen, nicht „x“." in text


def test_the_odds_are_told_where_they_are_known(terminal: Terminal) -> None:
    assert "Nothing is known exactly about these choices." in with_real_dice(terminal, "odds")
    solved = next(g for g in map(game, game_names()) if g.has_solver)
    ran = terminal.run("play", solved.name, "--seats", "Anna,easy", "--option", "first=0", "--seed", 1, typed="odds\n")
    assert re.search(r"^.*: .* %", ran.out, re.MULTILINE)


def test_no_command_is_a_move_of_any_game(terminal: Terminal) -> None:
    typed = {*COMMANDS, *(line.split(":")[0] for line in played(terminal, "hilfe", language="de")[: len(COMMANDS)])}
    assert "zurück" in typed
    for name in game_names():
        assert not typed & {kind.name for kind in game(name).moves.kinds}


def test_a_decision_is_taken_back_while_nothing_has_come_of_it(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "before-a-steal.json"
    file.write_text(before_a_steal())
    ran = terminal.run("play", file, "--resume", typed="steal 1\nundo\ntake\nundo\n")
    assert "Which marker leaves the middle for the box?" in ran.out
    assert "Taken back." in ran.out
    assert ran.out.count("Where does your 7 come from?") == 2
    assert "Anna takes a 7 from the middle." in ran.out
    assert ran.out.count("Nothing can be taken back") == 1


def before_a_steal() -> str:
    """A record in which Anna has four sevens and Bert a marker with the seven."""
    record = Record(game("pechvogel"), game("pechvogel").read_options({"first": 1}), ["Anna", "Bert"])
    entries = ["chance: 7 7 7 7 3 4 5", "1: target 7", "chance: 7 7 7 7 3 4 5", "0: target 7"]
    return record.write().replace("[]", json.dumps(entries))


def test_chance_is_not_taken_back(terminal: Terminal) -> None:
    lines = played(terminal, "1", "undo")
    assert any(line.startswith("Nothing can be taken back") for line in lines)


def test_people_can_save_copies(terminal: Terminal, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.json", tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    text = "\n".join(
        played(terminal, f"save {copy}", f"save {copy}", "save", f"save {other}", "save /dev/full", f"save {tmp_path}")
    )
    assert text.count(f"Saved in {copy}.") == 2
    assert f"Saved in {terminal.saved()[0]}." in text
    assert f"{other} is there already and is not this game" in text
    assert "I cannot write /dev/full: that is no ordinary file" in text
    assert other.read_text() == "Dear Anna"
    assert read_record(copy.read_text()).game.name == "pechvogel"
    assert Path("/dev/full").is_char_device()


def test_a_copy_replaces_this_game_only(terminal: Terminal, tmp_path: Path) -> None:
    copy, other, long = tmp_path / "copy.json", tmp_path / "other.json", "x" * 300
    other.write_text(before_a_steal())
    typed = ["1", f"save {copy}", "1", f"save {copy}", f"save {other}", f"save {long}", "quit"]
    ran = terminal.run("play", "pechvogel", "--seed", 1, typed="\n".join([*typed, ""]))
    assert ran.out.count(f"Saved in {copy}.") == 2
    assert f"{other} is there already and is not this game" in ran.out
    assert other.read_text() == before_a_steal()
    assert f"{long}: the name is too long" in ran.out
    assert f"Saved in {copy}." in terminal.run("play", "--resume", typed=f"save {copy}\n").out


def test_a_finished_game_that_finds_no_room_is_kept_where_somebody_says(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Keeper._write

    def write_the_first(keeper: Keeper, path: Path) -> None:
        if keeper.record.steps:
            raise BadFile("error-write", file=path, reason=BadCommand("reason-disk-full"))
        write(keeper, path)

    monkeypatch.setattr(Keeper, "_write", write_the_first)
    file = tmp_path / "kept.json"
    ran = terminal.run("play", "pechvogel", "--seats", "easy,easy", typed=f"{file}\n")
    assert ran.code == 0
    assert f"schadenfreude replay {file}" in ran.out
    assert terminal.run("check", file).out.endswith("played to the end.\n")


def test_a_disk_that_stays_full_is_mentioned_once(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Keeper._write

    def write_the_first(keeper: Keeper, path: Path) -> None:
        if keeper.record.steps:
            raise BadFile("error-keep", file=path, reason=BadCommand("reason-disk-full"))
        write(keeper, path)

    monkeypatch.setattr(Keeper, "_write", write_the_first)
    ran = terminal.run("play", "pechvogel", "--seed", 1, typed=FIRST * 6)
    assert ran.out.count("is not kept for now") == 1


def test_where_games_cannot_be_kept_it_is_said_how_to_choose_another_place(terminal: Terminal) -> None:
    terminal.folder.write_text("no folder")
    ran = terminal.run("play", "pechvogel")
    assert (ran.code, ran.out) == (2, "")
    assert "named by XDG_STATE_HOME" in ran.err


@pytest.mark.parametrize("name", [name for name in game_names() if game(name).has_secrets])
def test_the_end_tells_nothing_for_the_second_time(terminal: Terminal, name: str) -> None:
    ran = terminal.run("play", name, "--seats", "me,easy", "--seed", 3, typed=FIRST * ENOUGH)
    assert ran.code == 0
    (file,) = terminal.records()
    story = read_record(file.read_text()).replay(listen=True).story or []
    played = game(name)
    names = ["Yours Truly", "Easy", "Igor"]
    told = [played.tell(played.words("en"), names, event) for event in story if played.may_hear(event, 0)]
    assert len(told) > 50
    lines = ran.out.splitlines()
    for text in {text for text in told if not text.endswith("wins.")}:  # which the result says too
        assert lines.count(text) == told.count(text), text


def test_computers_and_the_robot_of_a_game_are_called_as_at_the_table(terminal: Terminal) -> None:
    out = terminal.run("play", "nix-fuer-ungut", "--seats", "Igor,easy", "--seed", 3, typed=FIRST * ENOUGH).out
    assert "At the table: Igor 1, Easy, Igor 2." in out
    assert "\nIgor 2: always last; " in out
    assert "Igor 2: " in out
    assert not re.search(r"Igor(?! [12])", out.split("At the table")[1])


def test_people_are_called_by_their_names_in_notation_too(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = Record(game("pechvogel"), game("pechvogel").read_options({"first": 1}), ["Anna Lena", "Bert", "Cleo"])
    entries = ["chance: 7 7 7 7 3 4 5", "1: target 7", "chance: 7 7 7 7 3 4 5", "2: target 7"]
    file.write_text(record.write().replace("[]", json.dumps(entries)))
    for name, seat in (("bert", 1), ("BERT", 1), ("1", 1)):
        out = terminal.run("play", file, "--resume", typed=f"steal {name}\n").out
        assert "Cleo steals a 7 from Bert." in out, (name, seat)


def test_games_are_found_however_their_names_are_written(terminal: Terminal) -> None:
    for written in ("PECHVOGEL", "Nix für Ungut!", "nix-für-ungut"):
        assert terminal.run("rules", written).code == 0
    assert terminal.run("rules", "nix").code == 2


def test_who_begins_is_a_seat_of_this_table(terminal: Terminal) -> None:
    ran = terminal.run("play", "nichtlustig", "--seats", "Anna,Bert,easy", "--option", "first=3")
    assert (ran.code, ran.err) == (2, 'The option first cannot be "3". It can be: random, 0..2.\n')


def test_a_default_that_depends_on_the_players_says_so(terminal: Terminal) -> None:
    out = terminal.run("games").out
    assert "--option igor=yes for 2, 3 players; no for 4, 5, 6 players: " in out
    assert "--option rounds=4: " in out


def test_stand_ins_are_called_so(terminal: Terminal) -> None:
    for name in game_names():
        assert ("are stand-ins of ours" in terminal.run("play", name).out) == game(name).has_editions


def test_the_position_is_told_again_only_where_it_changed(terminal: Terminal) -> None:
    lines = played(terminal, "1", "table")
    told = [line for line in lines if line.startswith("Middle: ")]
    assert len(told) == 1  # by "table" alone: no marker has left the middle


def test_nothing_typed_or_named_commands_the_terminal(terminal: Terminal) -> None:
    ran = terminal.run("play", "pechvogel", "--seats", "A\x1b]0;hi\x07nna\u202e,easy", typed="\x9b31m\n1\n")
    assert "A]0;hinna" in ran.out
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", ran.out)


def test_names_of_a_record_cannot_command_the_terminal(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "hostile.json"
    file.write_text(before_a_steal().replace("Anna", "Anna\\u001b[2J" + "x" * 100))
    ran = terminal.run("play", file, "--resume")
    assert "Anna[2J" in ran.out
    assert "\x1b" not in ran.out
    assert "x" * 40 not in ran.out


# Real dice


def with_real_dice(terminal: Terminal, *typed: str, language: str = "en") -> str:
    lines = "".join(f"{line}\n" for line in typed)
    ran = terminal.run("play", "pechvogel", "--seed", 3, "--dice", "mine", "--lang", language, typed=lines)
    assert ran.code == 2
    return ran.out


def test_real_dice_are_typed_a_throw_a_line(terminal: Terminal) -> None:
    out = with_real_dice(terminal, "yours truly", "7 7 r r 3 4 5", "target 7", "7,3 raven")
    assert "Yours Truly throws 3 4 5 7 7 raven raven." in out
    assert "Yours Truly throws 3 7 raven." in out
    assert "Too many ravens: Yours Truly takes a frustration" in out
    assert "7 in one line, each one of: 3, 4, 5, 6, 7, raven." in out


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(("language", "offer"), [("en", "in one line, each one of"), ("de", "möglich ist jeweils")])
def test_real_dice_are_listed_in_words_that_can_be_typed(
    terminal: Terminal, name: str, language: str, offer: str
) -> None:
    """Each word that is offered is one outcome, here one too few, or one of another die of the throw."""
    begun = game(name).write_outcome(game(name).start(2), 0)  # who begins, how cliffs lie
    arguments = ("play", name, "--seats", "Anna,Bert", "--dice", "mine", "--lang", language)
    out = terminal.run(*arguments, typed=f"{begun}\n\n").out
    words = re.findall(rf"{offer}: (.*)\.$", out, re.MULTILINE)
    assert words, f"{name} asks for no throw or deal of more than one"
    for word in words[-1].split(", "):
        wrong = terminal.run(*arguments, typed=f"{begun}\n\n{word}\n").out
        right = rf'That is 1;|Das sind 1;|["„]{word}["“] (cannot come up|kann hier nicht)'
        assert re.search(right, wrong), f"{name}: {word} cannot be typed"


def test_symbols_are_typed_as_they_are_offered(terminal: Terminal) -> None:
    for language, throw in (
        ("en", "Duck UFO Clown Robot Time Machine Killer virus Poodle"),
        ("de", "Ente UFO Clown Roboter Zeitmaschine Killervirus Pudel"),
    ):
        arguments = ("play", "nichtlustig", "--seats", "Anna,Bert", "--dice", "mine", "--lang", language)
        ran = terminal.run(*arguments, typed=f"Anna\n{throw}\n")
        (file,) = terminal.saved()
        entry = "chance: duck ufo clown robot time-machine virus poodle"
        assert json.loads(file.read_text())["entries"] == ["chance: 0", entry]
        file.unlink()
    ran = terminal.run(*arguments, typed="Anna\nZeitmaschine 1 1 1 1 1 1\n")
    assert "„Zeitmaschine“ kann hier nicht herauskommen. Möglich ist: Ente, 1, 2, 3, 4, 5." in ran.out


def test_one_deck_cannot_be_dealt_to_computer_players_by_hand(terminal: Terminal) -> None:
    ran = terminal.run("play", "nix-fuer-ungut", "--seats", "Anna,easy", "--dice", "mine")
    assert (ran.code, ran.out) == (2, "")
    assert "only people can play nix-fuer-ungut" in ran.err
    ran = terminal.run("play", "superlemming", "--seats", "Anna,easy", "--dice", "mine")
    assert "The cards of computer players are drawn by the program" in ran.out


def test_whose_hand_is_asked_for_is_said(terminal: Terminal) -> None:
    arguments = ("--seats", "Anna,Bert", "--dice", "mine", "--option", "first=0")
    out = terminal.run("play", "nix-fuer-ungut", *arguments, typed="\n").out
    assert "Which cards come to the hand of Anna?\n12 in one line, each one of: 1, 2, 3, 4, 5, 6, 7, joker." in out
    typed = "\nC1 C2 C3 T1 T2\n" * 2  # an Enter for whoever takes over
    out = terminal.run("play", "superlemming", *arguments, "--option", "order=ctsd", typed=typed).out
    assert 'Type owner and card, as in "Anna D1 Bert S1".\n8 in one line, each one of: Anna, Bert, C1, ' in out


def test_real_dice_in_german(terminal: Terminal) -> None:
    assert "Meinereiner wirft 3 4 5 7 7 Rabe Rabe." in with_real_dice(terminal, "0", "Rabe r 7 7 3 4 5", language="de")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("7 7 r r 3 4", "That is 6; this throw or deal has 7."),
        ("7 7 r r 3 4 5 5", "That is 8; this throw or deal has 7."),
        ("7 7 r r 3 4 8", '"8" cannot come up here.'),
        ("7 7 r r 3 4 x", '"x" cannot come up here.'),
        ("?", "All 7, with spaces between:"),
    ],
)
def test_a_wrong_throw_changes_nothing(terminal: Terminal, wrong: str, said: str) -> None:
    out = with_real_dice(terminal, "0", wrong, "7 7 7 r 3 4 5")
    assert said in out
    assert "Yours Truly throws 3 4 5 7 7 7 raven." in out


def test_whoever_begins_is_typed_by_name_or_seat(terminal: Terminal) -> None:
    out = with_real_dice(terminal, "Anna", "?", "easy 2")
    assert '"Anna" cannot come up here. Possible: Yours Truly, Easy 1, Easy 2.' in out
    assert out.count("One of: Yours Truly, Easy 1, Easy 2.") == 2
    assert "Easy 2 takes the dice." in out
    assert "Easy 1 takes the dice." in with_real_dice(terminal, "1")


def test_a_mistyped_throw_is_taken_back_with_what_came_of_it(terminal: Terminal) -> None:
    out = with_real_dice(terminal, "Easy 1", "7 7 7 3 4 5 6", "undo", "3 3 3 4 5 6 r")
    assert "Easy 1 collects 7s." in out
    assert "Taken back." in out
    assert "Easy 1 collects 3s." in out
    (file,) = terminal.saved()
    assert json.loads(file.read_text())["entries"] == ["chance: 1", "chance: 3 3 3 4 5 6 raven", "1: target 3"]


def test_a_game_with_real_dice_goes_on_with_them(terminal: Terminal) -> None:
    with_real_dice(terminal, "0", "7 7 r r 3 4 5")
    assert (
        "3 in one line, each one of: 3, 4, 5, 6, 7, raven." in terminal.run("play", "--resume", typed="target 7\n").out
    )


# Secrets


def a_game_with_secrets() -> Game:
    return next(g for g in map(game, game_names()) if any(field.seen != "everybody" for field in g.fields))


def test_people_hand_over_the_keyboard_where_hands_are_hidden(terminal: Terminal) -> None:
    hidden = a_game_with_secrets()
    ran = terminal.run("play", hidden.name, "--seats", "Anna,Bert", "--seed", 1, typed="\n1\n" * ENOUGH)
    assert ran.code == 0
    turns = re.split(r"Hand over to (\w+)\.", ran.out)
    assert {"Anna", "Bert"} <= set(turns[1::2])
    for who, shown in zip(turns[1::2], turns[2::2], strict=True):
        other = "Bert" if who == "Anna" else "Anna"
        assert f"{other} (1 to" not in shown


def test_a_decision_made_again_is_told_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "before-a-steal.json"
    file.write_text(before_a_steal())
    ran = terminal.run("play", file, "--resume", typed="steal 1\nundo\nsteal 1\nbox 3\n")
    assert ran.out.count("Anna steals a 7 from Bert.") == 2
    assert ran.out.count("A 3 leaves the middle for the box.") == 1


def test_the_name_of_a_game_resumes_its_last_saved_one(terminal: Terminal) -> None:
    terminal.run("play", "pechvogel", "--seats", "Anna,easy")
    other = next(name for name in game_names() if name != "pechvogel")
    terminal.run("play", other, "--seats", "Bert,easy")
    assert "At the table: Anna" in terminal.run("play", "pechvogel", "--resume").out
    assert "At the table: Bert" in terminal.run("play", other, "--resume").out
    without = next(name for name in game_names() if name not in ("pechvogel", other))
    ran = terminal.run("play", without, "--resume")
    assert (ran.code, f"No game of {without} is under way" in ran.err) == (2, True)
    assert f"kein {without} angefangen" in terminal.run("play", without, "--resume", "--lang", "de").err


def test_a_choice_that_is_typed_as_it_reads_is_said_once(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = Record(game("pechvogel"), game("pechvogel").read_options({"first": 0}), ["Anna", "Bert"])
    entries = ["chance: raven raven raven 3 3 4 5", "chance: 7 7 7 3 4 5 6", "1: target 7", "chance: 7 raven 3 4"]
    file.write_text(record.write().replace("[]", json.dumps(entries)))
    assert "\n2. frustrate\n" in terminal.run("play", file, "--resume").out


def test_the_words_of_a_choice_mean_it_even_if_others_begin_alike(terminal: Terminal) -> None:
    played = ["--seats", "me,easy,easy", "--seed", 5, "--option", "first=0", "--lang", "en"]
    text = terminal.run("play", "nix-fuer-ungut", *played, typed="one card: 2\n").out
    assert "plays 2: one card" in text
    text = terminal.run("play", "nix-fuer-ungut", *played, typed="one card\n").out
    assert '"one card" may mean several moves. You could type: ' in text
