"""A program in a pseudo-terminal: what it shows, and what is typed to it."""

import os
import select
import signal
import sys
import time

import pytest

pty = pytest.importorskip("pty")

MISTO = (sys.executable, "-c", "from misto.cli import main; main()")
PATIENCE = 30.0


class Terminal:
    """`misto` in a pseudo-terminal of 120 columns; it speaks Ukrainian unless `env` says else."""

    def __init__(self, *args: str, patience: float = PATIENCE, **env: str) -> None:
        self.seen = ""
        self.patience = patience
        self.pid, self.handle = pty.fork()
        if not self.pid:
            os.environ.update(
                {"TERM": "xterm-256color", "COLUMNS": "120", "MISTO_LANG": "uk"} | env
            )
            # What a shell starts in the background ignores Ctrl-C; in a terminal it is heard.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            command = [*MISTO, *args]
            os.execv(command[0], command)  # noqa: S606

    def until(self, text: str) -> str:
        """Read until a text is there."""
        end = time.monotonic() + self.patience
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            self._read()
        return self.seen

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def end(self) -> int:
        """Read to the end; return the exit code."""
        end = time.monotonic() + self.patience
        while self._read():
            assert time.monotonic() < end, self.seen
        os.close(self.handle)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _read(self) -> bool:
        ready, _, _ = select.select([self.handle], [], [], 0.2)
        if not ready:
            return True
        try:
            data = os.read(self.handle, 65536)
        except OSError:
            return False
        self.seen += data.decode(errors="replace")
        return bool(data)
