"""Where the command line writes: colours on a terminal, plain text into a pipe."""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper

import typer
from rich.console import Console
from rich.text import Text

from misto.text.catalogue import Language, say

BROKEN = 2
"""The exit code where something could not be read, or written."""


def visible(text: str) -> str:
    r"""Put a sign for each character that a terminal would obey: what people typed may hold any.

    >>> visible("Zoe\x1b[2J\r\n")
    'Zoe␛[2J\n'
    """
    return _OBEYED.sub(_sign, text.replace("\r\n", "\n"))


def _sign(found: re.Match[str]) -> str:
    code = ord(found[0])
    return chr(_PICTURES + code) if code < ord(" ") else "␡" if code == _DELETE else "\ufffd"


_OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters but tab and new line, and what turns the direction of writing about."""
_PICTURES = 0x2400
_DELETE = 0x7F


class Screen:
    """Standard output and standard error of one command."""

    def __init__(self) -> None:
        self._out = _console(stderr=False)
        self._err = _console(stderr=True)

    def print(self, line: str, style: str = "") -> None:
        """Print lines to standard output."""
        self._out.print(Text(visible(line), style))

    def raw(self, line: str) -> None:
        """Print a line for a program to read, as it is."""
        line = _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", line)  # it is JSON
        sys.stdout.write(f"{line}\n")

    def complain(self, line: str) -> None:
        """Print a line to standard error, after all that was printed before."""
        if sys.stdout is not None:
            sys.stdout.flush()
        self._err.print(Text(visible(line), "red"))


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let `to_the_end` say it; Rich would end the program without a word."""
        raise BrokenPipeError


def _console(*, stderr: bool) -> Console:
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=True)


@contextmanager
def to_the_end(language: Language) -> Iterator[Screen]:
    """Give a screen; say so, and exit with 2, where not all that it prints can be written."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    screen = Screen()
    if sys.stdout is None:  # it was closed before we began
        screen.complain(say(language, "cli-output_lost"))
        raise typer.Exit(BROKEN)
    try:
        yield screen
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        screen.complain(say(language, "cli-output_lost"))
        raise typer.Exit(BROKEN) from None
