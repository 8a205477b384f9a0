"""`misto host` in a real terminal: it asks, takes a paste, uses colour; piped it doesn't."""

import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

pty = pytest.importorskip("pty")

PROGRAM = [sys.executable, "-c", "from misto.cli import main; main()", "host"]
PATIENCE = 30.0


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, path, *args, **env):
        self.seen = ""
        self.pid, self.handle = pty.fork()
        if not self.pid:
            os.environ.update(
                {"TERM": "xterm-256color", "COLUMNS": "120", "MISTO_LANG": "uk"} | env
            )
            now = "2026-11-30T18:00:00+00:00"
            command = [*PROGRAM, "-f", str(path), "--now", now, *args]
            os.execv(command[0], command)  # noqa: S606

    def until(self, text):
        """Read until a text is there."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            self._read()
        return self.seen

    def type(self, text):
        os.write(self.handle, text.encode())

    def end(self):
        """Read to the end; return the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, self.seen
        os.close(self.handle)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _read(self):
        ready, _, _ = select.select([self.handle], [], [], 0.2)
        if not ready:
            return True
        try:
            data = os.read(self.handle, 65536)
        except OSError:
            return False
        self.seen += data.decode(errors="replace")
        return bool(data)


@pytest.mark.slow
def test_it_asks_and_does_what_is_answered(market):
    for answer, code, excluded in (("ні\n", 1, set()), ("\n", 1, set()), ("т\n", 0, {3})):
        terminal = Terminal(market.path, "exclude", "3", "-w", "проба")
        terminal.until("(т/н)")
        assert market.board.game.excluded == set()
        terminal.type(answer)
        assert terminal.end() == code
        assert market.board.game.excluded == excluded


@pytest.mark.slow
def test_who_breaks_off_has_done_nothing(market):
    before = market.path.read_bytes()
    for sign in ("\x03", "\x04"):
        terminal = Terminal(market.path, "exclude", "3", "-w", "проба")
        terminal.until("(т/н)")
        terminal.type(sign)
        assert terminal.end() != 0
        assert "Traceback" not in terminal.seen
    assert market.path.read_bytes() == before


@pytest.mark.slow
def test_orders_are_pasted(market):
    terminal = Terminal(market.path, "order")
    terminal.until("Ctrl-D")
    terminal.type("Ашот, 19:00:\nСуд Лінча 1 - Люся\n\x04")
    assert terminal.end() == 0
    assert "прийнято" in terminal.seen
    assert len(market.board.game.orders) == 1


@pytest.mark.slow
def test_colour_in_a_terminal_and_none_where_it_is_not_wanted(market):
    terminal = Terminal(market.path, "status")
    assert terminal.end() == 0
    assert "\x1b[" in terminal.seen
    bar = next(line for line in terminal.seen.splitlines() if "━" in line)
    assert not re.search("[а-яґєії]", bar)
    plain = Terminal(market.path, "status", NO_COLOR="1")
    assert plain.end() == 0
    assert "\x1b[" not in plain.seen


def piped(path, *args, **more):
    env = {**os.environ, "MISTO_LANG": "uk", "PYTHONIOENCODING": "utf-8"} | more.pop("env", {})
    command = [*PROGRAM, "-f", str(path), *args]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False, **more)


@pytest.mark.slow
def test_piped_it_is_plain(market):
    found = piped(market.path, "status")
    assert found.returncode == 0
    assert "\x1b" not in found.stdout
    assert not any(line != line.rstrip() for line in found.stdout.splitlines())


@pytest.mark.slow
def test_a_reader_who_stops_reading(market):
    command = [*PROGRAM, "-f", str(market.path), "log"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
    assert process.returncode in {1, 2}
    assert b"Traceback" not in said


@pytest.mark.slow
def test_killed_while_it_asks_it_leaves_the_file(market):
    before = market.path.read_bytes()
    terminal = Terminal(market.path, "exclude", "3", "-w", "проба")
    terminal.until("(т/н)")
    os.kill(terminal.pid, signal.SIGKILL)
    terminal.end()
    assert market.path.read_bytes() == before
    market.run("exclude", "3", "-w", "проба", "--yes")  # and its lock


def closed(path, redirection, *args):
    """Run a command in a shell that closes one of its streams."""
    command = f'exec "$@" {redirection}'
    shell = ["sh", "-c", command, "sh", *PROGRAM, "-f", str(path)]
    now = ("--now", "2026-11-30T18:00:00+00:00")
    env = {**os.environ, "MISTO_LANG": "uk", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [*shell, *now, *args], capture_output=True, text=True, env=env, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("redirection", "args", "said"),
    [
        ("<&-", ("order",), "введення закрито"),
        ("<&-", ("exclude", "3", "-w", "проба"), "спитати нема кого"),
        (">&-", ("status",), "Не вдалося вивести все"),
        (">&-", ("order", "-b", "8", "Суд - 7"), "Не вдалося вивести все"),
    ],
)
def test_a_stream_that_is_closed(market, redirection, args, said):
    before = market.path.read_bytes()
    found = closed(market.path, redirection, *args)
    assert (found.returncode, "Traceback" in found.stderr) == (2, False)
    assert said in found.stderr
    assert market.path.read_bytes() == before


@pytest.mark.slow
def test_a_terminal_obeys_nothing_that_was_pasted(market):
    mail = market.path.with_name("mail.txt")
    mail.write_text("Ашот:\nСуд - Люс\x1b]0;x\x07я\nСуд \x9b2J\x1b[2J\n", encoding="utf-8")
    terminal = Terminal(market.path, "order", "-p", str(mail))
    assert terminal.end() == 1
    for sign in ("\x1b]", "\x07", "\x9b", "\x1b[2J"):
        assert sign not in terminal.seen
    assert "␛" in terminal.seen
