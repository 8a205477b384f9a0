"""What the host sees: colour and tables in a terminal, plain text everywhere else."""

import os
import sys
from collections.abc import Iterable, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from misto.cli.screen import visible

Cell = str | Text


class Screen:
    """Writes to the terminal, or to where it was piped; `NO_COLOR` makes a terminal plain too."""

    def __init__(self) -> None:
        """Look where the output goes."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # never a traceback for a letter
        self._console = Console(highlight=False, markup=False, emoji=False)
        self.plain = not self._console.is_terminal or bool(os.environ.get("NO_COLOR"))

    def line(self, text: str = "", style: str = "") -> None:
        """Write a line."""
        if self.plain:
            self.raw(text)
        else:
            self._console.print(Text(visible(text), style=style), soft_wrap=False)

    def heading(self, text: str) -> None:
        """Write a heading, with a line before it."""
        self.line()
        self.line(text, "bold")

    def raw(self, text: str) -> None:
        """Write what will be pasted elsewhere: as it is, never wrapped."""
        sys.stdout.write(visible(text) + "\n")

    def exact(self, text: str) -> None:
        """Write what a program will read: unchanged, unless it goes to a terminal."""
        sys.stdout.write((visible(text) if self._console.is_terminal else text) + "\n")

    def aside(self, text: str) -> None:
        """Write what is said to the host beside a text that may be piped into a file."""
        sys.stdout.flush()
        if sys.stderr is not None:
            sys.stderr.write(visible(text) + "\n")
            sys.stderr.flush()

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> None:
        """Write a table; plain, its columns stand two blanks apart."""
        body: list[list[Cell]] = [[_cell(cell) for cell in row] for row in rows]
        if self.plain:
            self._plain_table([list[Cell](columns), *body])
            return
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
        for column in columns:
            table.add_column(Text(column), overflow="fold")
        for row in body:
            table.add_row(*row)
        self._console.print(table)

    def bar(self, done: int, whole: int) -> None:
        """Draw how much of something is done; nothing where the output is plain."""
        if not self.plain and whole:
            self._console.print(ProgressBar(total=whole, completed=done, width=_BAR))
            self._console.line()  # a bar doesn't end its own

    def _plain_table(self, rows: list[list[Cell]]) -> None:
        cells = [[str(cell) for cell in row] for row in rows]
        widths = [max(map(cell_len, column)) for column in zip(*cells, strict=True)]
        for row in cells:
            padded = (
                cell + " " * (width - cell_len(cell))
                for cell, width in zip(row, widths, strict=True)
            )
            self.raw("  ".join(padded).rstrip())


def _cell(cell: Cell) -> Text:
    if isinstance(cell, str):
        return Text(visible(cell))
    return Text(visible(cell.plain), style=cell.style)


def good(text: str) -> Text:
    """Colour what is as it should be."""
    return Text(text, style="green")


def bad(text: str) -> Text:
    """Colour what the host should look at."""
    return Text(text, style="red")


def dim(text: str) -> Text:
    """Grey what is over."""
    return Text(text, style="dim")


_BAR = 40
