"""A site that runs: `misto serve` on a free port, with a database and a folder of its own.

site.hand("table = cast.begun()")             # in a process beside it, with the same database
site.ear("/live?g=" + code).heard()           # a stream that stays open
"""

import atexit
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.cast import MORNING

ROOT = Path(__file__).parent.parent
MISTO = Path(sys.executable).with_name("misto")
HAND = """
import json, os, sys
import django
django.setup()
from tests import cast
world = {"cast": cast}
for line in sys.stdin:
    try:
        world.pop("answer", None)
        exec(json.loads(line), world)
        said = {"answer": world.get("answer")}
    except BaseException as error:
        import traceback
        said = {"error": traceback.format_exc()}
    print(json.dumps(said), flush=True)
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@dataclass
class Site:
    """A site in a folder; its clock shows the morning on which the games of tests begin."""

    folder: Path
    database: str = ""
    port: int = field(default_factory=free_port)
    running: list[subprocess.Popen[str]] = field(default_factory=list)
    ears: list["Ear"] = field(default_factory=list)
    _hand: subprocess.Popen[str] | None = None
    _said: Path = Path()

    @property
    def environment(self) -> dict[str, str]:
        outside = {name: text for name, text in os.environ.items() if name[:5] != "MISTO"}
        return outside | {
            "DATABASE_URL": self.database,
            "DJANGO_SETTINGS_MODULE": "misto.web.settings",
            "MISTO_CLOCK_FILE": str(self.folder / "clock"),
            "MISTO_DATA": str(self.folder / "data"),
            "MISTO_LANG": "en",
            "MISTO_TESTING": "yes",
            "MISTO_URL": f"http://127.0.0.1:{self.port}",
            "PYTHONFAULTHANDLER": "1",
            "PYTHONUTF8": "1",
        }

    def set_clock(self, at: datetime) -> None:
        """Set the clock of all processes."""
        offset = (at - datetime.now(UTC)).total_seconds()
        beside = self.folder / "clock.new"
        beside.write_text(str(offset), encoding="ascii")
        beside.replace(self.folder / "clock")

    def misto(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            [MISTO, *words],
            env=self.environment | more,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def start(self, *options: str, command: str = "serve", **more: str) -> subprocess.Popen[str]:
        """Start a process, and wait until it says that it runs."""
        where = ("--port", str(self.port)) if command == "serve" else ()
        # It prints its mails: nobody reads a pipe that long, and who writes into a full one waits.
        self._said = self.folder / f"said-{len(self.running)}"
        log_of_it = self.folder / f"log-{len(self.running)}"
        with self._said.open("w") as said, log_of_it.open("a") as log:
            process = subprocess.Popen(
                [MISTO, command, *where, *options],
                env=self.environment | more,
                cwd=self.folder,
                stdout=said,
                stderr=log,
                text=True,
            )
        self.running.append(process)
        until = time.monotonic() + 60
        while "\n" not in self.said() and process.poll() is None and time.monotonic() < until:
            time.sleep(0.01)
        first = self.said().partition("\n")[0]
        assert "running" in first, (first, self.log())
        return process

    def said(self) -> str:
        """What the process that was started last has printed."""
        return self._said.read_text()

    def log(self) -> str:
        """What the processes have complained of."""
        return "".join(path.read_text() for path in sorted(self.folder.glob("log-*")))

    def stop(self, process: subprocess.Popen[str] | None = None) -> float:
        """End a process with SIGTERM; return how long that took."""
        process = process or self.running[-1]
        began = time.monotonic()
        process.terminate()
        try:
            assert process.wait(20) == 0, self.log()
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGABRT)  # it writes down where its threads are
            process.wait(5)
            pytest.fail(self.log())
        self.running.remove(process)
        return time.monotonic() - began

    def kill(self) -> None:
        """End a process with SIGKILL."""
        process = self.running.pop()
        process.kill()
        process.wait()

    def hand(self, code: str) -> Any:
        """Do something in the site's database; what it calls `answer` is returned."""
        if self._hand is None:
            self._hand = subprocess.Popen(
                [sys.executable, "-c", HAND],
                env=self.environment,
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._hand.stdin is not None and self._hand.stdout is not None
        self._hand.stdin.write(json.dumps(code) + "\n")
        self._hand.stdin.flush()
        said = json.loads(self._hand.stdout.readline())
        assert "error" not in said, said["error"]
        return said["answer"]

    def ear(self, path: str, cookie: str = "", port: int | None = None) -> "Ear":
        """Open a stream."""
        self.ears.append(Ear(port or self.port, path, cookie))
        return self.ears[-1]

    def close(self) -> None:
        """End everything."""
        for ear in self.ears:
            ear.close()
        processes = [*self.running, *([self._hand] if self._hand else [])]
        for process in processes:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe:
                    pipe.close()


class Ear:
    """A stream that stays open, as a browser holds it."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        cookies = f"Cookie: {cookie}\r\n" if cookie else ""
        host = f"Host: 127.0.0.1:{port}\r\n"
        self._socket.sendall(f"GET {path} HTTP/1.1\r\n{host}{cookies}\r\n".encode())
        self.data = b""
        self.ended = False
        while not self.ended and b"\r\n\r\n" not in self.data:
            self._read(5)
        while not self.ended and b"event-stream" in self.data and b"retry" not in self.data:
            self._read(5)
        self.head, _, self.data = self.data.partition(b"\r\n\r\n")
        self.status = int(self.head.split()[1])

    def heard(self, within: float = 2.0, least: int = 1) -> list[str]:
        """Return the parts that have changed: wait for some, or for the time to be over."""
        until = time.monotonic() + within
        while not self.ended and len(self._events()) < least and time.monotonic() < until:
            self._read(until - time.monotonic())
        found, self.data = self._events(), b""
        return found

    def closes(self, within: float = 5.0) -> bool:
        """Say whether the stream is ended by the server."""
        until = time.monotonic() + within
        while not self.ended and time.monotonic() < until:
            self._read(until - time.monotonic())
            self.ended |= self.data.endswith(b"0\r\n\r\n")
        return self.ended

    def close(self) -> None:
        self._socket.close()

    def _events(self) -> list[str]:
        return [name.decode() for name in re.findall(rb"event: (.*)\n", self.data)]

    def _read(self, seconds: float) -> None:
        self._socket.settimeout(max(seconds, 0.01))
        try:
            read = self._socket.recv(65536)
        except TimeoutError:
            return
        self.data += read
        self.ended = not read


@contextmanager
def site(*, migrated: bool = True) -> Iterator[Site]:
    """A site with an empty database of the kind on which the tests run."""
    url = os.environ.get("DATABASE_URL", "")
    with tempfile.TemporaryDirectory(prefix="misto-site-") as name:
        folder = Path(name)
        (folder / "data").mkdir()
        with _postgresql(url, migrated=migrated) if url else _sqlite(folder, migrated) as own:
            one = Site(folder, own)
            one.set_clock(MORNING)
            try:
                yield one
            finally:
                one.close()


@contextmanager
def _sqlite(folder: Path, migrated: bool) -> Iterator[str]:
    if migrated:
        shutil.copy(_sqlite_template(), folder / "data")
    yield ""


@cache
def _sqlite_template() -> Path:
    """A database with tables, made once."""
    folder = Path(tempfile.mkdtemp(prefix="misto-template-"))
    atexit.register(shutil.rmtree, folder)
    (folder / "data").mkdir()
    done = Site(folder).misto("migrate", MISTO_CLOCK_FILE="")
    assert done.returncode == 0, done.stderr
    return folder / "data" / "misto.sqlite3"


@contextmanager
def _postgresql(url: str, *, migrated: bool) -> Iterator[str]:
    name = f"misto_site_{os.getpid()}_{free_port()}"
    more = ("--template", _postgresql_template(url)) if migrated else ()
    subprocess.run(["createdb", "--maintenance-db", url, *more, name], check=True)
    try:
        yield urlsplit(url)._replace(path=f"/{name}").geturl()
    finally:
        _drop(url, name)


@cache
def _postgresql_template(url: str) -> str:
    name = f"misto_template_{os.getpid()}"
    subprocess.run(["createdb", "--maintenance-db", url, name], check=True)
    atexit.register(_drop, url, name)
    with tempfile.TemporaryDirectory(prefix="misto-template-") as folder:
        one = Site(Path(folder), urlsplit(url)._replace(path=f"/{name}").geturl())
        done = one.misto("migrate", MISTO_CLOCK_FILE="")
    assert done.returncode == 0, done.stderr
    return name


def _drop(url: str, name: str) -> None:
    subprocess.run(["dropdb", "--force", "--maintenance-db", url, name], check=True)
