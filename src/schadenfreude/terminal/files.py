"""Files: reading what people name, and writing so that there is always either the old file or the new one, whole."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from schadenfreude.core.errors import BadInput
from schadenfreude.core.record import LARGEST_FILE, Record, read_record
from schadenfreude.terminal import BadCommand

DISK_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
REASONS = {
    **dict.fromkeys(DISK_FULL, "disk-full"),
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "not-allowed",
    errno.ENOENT: "not-there",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.ENAMETOOLONG: "long-name",
}


class BadFile(BadCommand):
    """A file that cannot be read or written."""


def trouble(error: OSError) -> BadInput:
    """What the operating system has against it, as an argument for messages."""
    if error.errno in REASONS:
        return BadCommand(f"reason-{REASONS[error.errno]}")
    return BadCommand("reason-other", reason=error.strerror or type(error).__name__)


def home_path(name: str) -> Path:
    """The path that somebody types in a game, where no shell reads "~". Raises BadFile for a home that is unknown."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise BadFile("error-write", file=name, reason=BadCommand("reason-not-there")) from None


def read_text(path: Path) -> str:
    """The text of a file. Raises BadFile if it cannot be read, is no text, or is larger than any record."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadFile("error-read", file=path, reason=trouble(error)) from None
    except ValueError:  # a NUL in the name
        raise BadFile("error-read", file=path, reason=BadCommand("reason-not-there")) from None
    if len(data) > LARGEST_FILE:
        raise BadFile("error-read", file=path, reason=BadCommand("reason-large", right=LARGEST_FILE))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile("error-read", file=path, reason=BadCommand("reason-no-text")) from None


def load(path: Path) -> Record:
    """The record in a file. Raises BadFile if it cannot be read, and BadRecord if it is no good."""
    return read_record(read_text(path))


def write_text(path: Path, text: str) -> None:
    """Write a file, or leave what was there as it is: a temporary file beside it, made durable, takes its place.

    Raises BadFile, for a device or folder too.
    """
    try:
        path = path.resolve()
        if path.exists() and not stat.S_ISREG(path.stat().st_mode):
            raise BadFile("error-write", file=path, reason=BadCommand("reason-no-file"))
        temporary = path.with_name(f".{path.name}.part")
        try:
            _write_through(temporary, text.encode())
            temporary.replace(path)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise
    except (OSError, RuntimeError) as error:  # RuntimeError: links in a circle
        reason = trouble(error) if isinstance(error, OSError) else BadCommand("reason-not-there")
        raise BadFile("error-write", file=path, reason=reason) from None
    except ValueError:
        raise BadFile("error-write", file=path, reason=BadCommand("reason-not-there")) from None


def _write_through(path: Path, data: bytes) -> None:
    """Write a new file and wait until it is on the disk; links are not followed."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_NOFOLLOW", 0)
    with os.fdopen(os.open(path, flags, 0o666), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
