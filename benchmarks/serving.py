"""A server of one's own to measure."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("schadenfreude")


@contextmanager
def running() -> Iterator[tuple[int, int]]:
    """A server over an empty database, its games compiled: its port and its process."""
    subprocess.run([PROGRAM, "warm"], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [PROGRAM, "serve", "--port", f"{port}", "--database", f"{folder}/tables.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C.UTF-8"})
        try:
            while socket.socket().connect_ex(("127.0.0.1", port)):
                time.sleep(0.1)
            yield port, server.pid
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
