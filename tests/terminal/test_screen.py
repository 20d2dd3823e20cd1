"""What is printed never commands a terminal, and what is typed is taken as far as it can be."""

import io
import unicodedata

import pytest

from schadenfreude.terminal.screen import LONGEST_LINE, EndOfInput, Screen, clean


def test_every_character_that_commands_is_left_out() -> None:
    everything = "".join(map(chr, range(0x11000)))
    left = clean(everything)
    assert {unicodedata.category(c) for c in left} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} == set()
    assert set("aZäß日🎲 .,-") <= set(left + clean("🎲"))


def test_spaces_of_all_kinds_are_spaces() -> None:
    assert clean("a\tb\nc\u00a0d\u2028e") == "a b c d e"


@pytest.mark.parametrize("typed", ["a" * LONGEST_LINE, "a" * 3 * LONGEST_LINE, "\x00\x1b[31m" * LONGEST_LINE])
def test_a_line_without_end_is_cut_and_the_next_one_is_read(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\nnext\n"))
    assert len(Screen().read(">")) <= LONGEST_LINE
    assert Screen().read(">") == "next"
    with pytest.raises(EndOfInput):
        Screen().read(">")


def test_a_last_line_needs_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit"))
    assert Screen().read(">") == "quit"


def test_a_known_line_of_the_position_is_not_printed_again(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().picture([("a", "1"), ("b", "2")], [("a", "1")])
    assert capsys.readouterr().out == "b: 2\n"
