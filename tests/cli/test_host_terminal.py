"""`misto host` in a real terminal: it asks, takes a paste, uses colour; piped it doesn't."""

import os
import re
import signal
import subprocess

import pytest

from tests.cli.terminal import MISTO, Terminal

PROGRAM = [*MISTO, "host"]
NOW = "2026-11-30T18:00:00+00:00"


def host(path, *args, **env):
    """`misto host`, on a game's file, in a terminal."""
    return Terminal("host", "-f", str(path), "--now", NOW, *args, **env)


@pytest.mark.slow
def test_it_asks_and_does_what_is_answered(market):
    for answer, code, excluded in (("ні\n", 1, set()), ("\n", 1, set()), ("т\n", 0, {3})):
        terminal = host(market.path, "exclude", "3", "-w", "проба")
        terminal.until("(т/н)")
        assert market.board.game.excluded == set()
        terminal.type(answer)
        assert terminal.end() == code
        assert market.board.game.excluded == excluded


@pytest.mark.slow
def test_who_breaks_off_has_done_nothing(market):
    before = market.path.read_bytes()
    for sign in ("\x03", "\x04"):
        terminal = host(market.path, "exclude", "3", "-w", "проба")
        terminal.until("(т/н)")
        terminal.type(sign)
        assert terminal.end() != 0
        assert "Traceback" not in terminal.seen
    assert market.path.read_bytes() == before


@pytest.mark.slow
def test_orders_are_pasted(market):
    terminal = host(market.path, "order")
    terminal.until("Ctrl-D")
    terminal.type("Ашот, 19:00:\nСуд Лінча 1 - Люся\n\x04")
    assert terminal.end() == 0
    assert "прийнято" in terminal.seen
    assert len(market.board.game.orders) == 1


@pytest.mark.slow
def test_colour_in_a_terminal_and_none_where_it_is_not_wanted(market):
    terminal = host(market.path, "status")
    assert terminal.end() == 0
    assert "\x1b[" in terminal.seen
    bar = next(line for line in terminal.seen.splitlines() if "━" in line)
    assert not re.search("[а-яґєії]", bar)
    plain = host(market.path, "status", NO_COLOR="1")
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
    terminal = host(market.path, "exclude", "3", "-w", "проба")
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
    terminal = host(market.path, "order", "-p", str(mail))
    assert terminal.end() == 1
    for sign in ("\x1b]", "\x07", "\x9b", "\x1b[2J"):
        assert sign not in terminal.seen
    assert "␛" in terminal.seen
