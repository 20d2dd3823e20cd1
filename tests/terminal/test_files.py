"""Files are written whole or not at all, and what cannot be read or written is said."""

import errno
import os
from pathlib import Path

import pytest

from schadenfreude.terminal.files import BadFile, read_text, write_text


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_text(file, "one")
    write_text(file, "zwölf")
    assert read_text(file) == "zwölf"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    file.write_text("one")
    link.symlink_to(file)
    write_text(link, "two")
    assert link.is_symlink()
    assert file.read_text() == "two"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_what_was_there_stays_if_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    file = tmp_path / "game.json"
    file.write_text("one")

    def fail(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(BadFile) as caught:
        write_text(file, "two")
    assert str(file) in str(caught.value)
    assert file.read_text() == "one"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("name", ["no/such/file", "a-folder", "bad\0name", "x" * 300, "loop"])
def test_what_cannot_be_read_or_written_is_said(tmp_path: Path, name: str) -> None:
    (tmp_path / "a-folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for language in ("en", "de"):
        with pytest.raises(BadFile) as caught:
            read_text(tmp_path / name)
        assert caught.value.explain(language)
        with pytest.raises(BadFile) as caught:
            write_text(tmp_path / name, "text")
        assert caught.value.explain(language)


def test_a_file_that_is_no_text_or_too_large_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for path, said in ((tmp_path / "bytes", "not text in UTF-8"), (Path("/dev/zero"), "larger than")):
        with pytest.raises(BadFile, match=said):
            read_text(path)


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\xef\xbb\xbf{}")
    assert read_text(tmp_path / "game.json") == "{}"
