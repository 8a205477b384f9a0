"""Where the command line writes: colours on a terminal, plain text into a pipe."""

import os
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


class Screen:
    """Standard output and standard error of one command."""

    def __init__(self) -> None:
        self._out = _console(stderr=False)
        self._err = _console(stderr=True)

    def print(self, line: str, style: str = "") -> None:
        """Print lines to standard output."""
        self._out.print(Text(line, style))

    def raw(self, line: str) -> None:
        """Print a line for a program to read, as it is."""
        sys.stdout.write(f"{line}\n")

    def complain(self, line: str) -> None:
        """Print a line to standard error, after all that was printed before."""
        sys.stdout.flush()
        self._err.print(Text(line, "red"))


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
    try:
        yield screen
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        screen.complain(say(language, "cli-output_lost"))
        raise typer.Exit(BROKEN) from None
