"""Lists of people, as they are pasted from a table or typed: one a line, fields apart by a sign."""

import csv
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from misto.engine.terms import Gender

LARGEST = 1024 * 1024
"""The most bytes that are read of a list, a paste or a story."""


class TextFault(Exception):  # noqa: N818  # the word of this package
    """A text can't be read: `why` is an id of the catalogue."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Row(Struct, frozen=True):
    """One line of a list."""

    line: int
    fields: tuple[str, ...]
    sign: str = ";"  # what parts the fields

    def field(self, place: int) -> str:
        """Return a field, or nothing where the line is shorter."""
        return self.fields[place] if place < len(self.fields) else ""


def rows(text: str) -> Iterator[Row]:
    """Part lines at tabs, semicolons or bars, else at commas; fields may stand in quotes."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            sign = next((sign for sign in "\t;|" if sign in line), ",")
            fields = next(csv.reader([line], delimiter=sign, skipinitialspace=True))
            yield Row(number, tuple(field.strip() for field in fields), sign)


def gender_of(text: str) -> Gender | None:
    """Return the gender that a word stands for; None for a word that isn't known."""
    return _GENDERS.get(text.strip().casefold())


def read_text(source: Path | None) -> str:
    """Read a file, or what is piped or pasted in where there is none; raise `TextFault`."""
    try:
        if source is None or str(source) == "-":
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with source.open("rb") as file:
                raw = file.read(LARGEST + 1)
    except OSError:
        raise TextFault("text-unreadable") from None
    if len(raw) > LARGEST:
        raise TextFault("text-too-large")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TextFault("text-not-utf8") from None


_GENDERS = {
    **dict.fromkeys(("m", "male", "he", "ч", "чол", "чоловіча", "м", "він"), Gender.M),
    **dict.fromkeys(("f", "female", "she", "ж", "жін", "жіноча", "вона"), Gender.F),
    **dict.fromkeys(("", "other", "they", "-", "–", "інша", "воно", "вони"), Gender.OTHER),
}
