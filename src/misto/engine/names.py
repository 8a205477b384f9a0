"""Names, titles and other texts that people give: what of them is fit to be kept."""

import re
import unicodedata
from enum import StrEnum

NAME_MAX = 60
TITLE_MAX = 200
TEXT_MAX = 20_000

FILLERS = "\u115f\u1160\u2800\u3164\uffa0 "
"""Characters that count as letters or signs, and show nothing; a name of them alone is blank."""


class NameFault(StrEnum):
    """Why a name isn't taken."""

    BLANK = "blank"
    TOO_LONG = "too_long"
    UNPRINTABLE = "unprintable"
    MIXED_SCRIPTS = "mixed_scripts"  # Latin and Cyrillic in one word: two names that look the same


def clean(text: str) -> str:
    """Return a name as it is kept: composed (NFC), single spaces, none outside.

    >>> clean("  Люся   Марковна ")
    'Люся Марковна'
    """
    return " ".join(unicodedata.normalize("NFC", text).split())


def fold(name: str) -> str:
    """Return the form in which two names are the same: cleaned, without case."""
    return clean(name).casefold()


def name_fault(name: str) -> NameFault | None:
    """Say why a name, once cleaned, can't be taken; None: it can."""
    words = re.split(r"[\s\-\u2010-\u2015]", clean(name))
    mixed = NameFault.MIXED_SCRIPTS if any(map(_mixes, words)) else None
    return title_fault(name, NAME_MAX) or mixed


def title_fault(title: str, longest: int = TITLE_MAX) -> NameFault | None:
    """Say why a title, once cleaned, can't be taken: as a name, but for its scripts."""
    name = clean(title)
    if not name.strip(FILLERS):
        return NameFault.BLANK
    if len(name) > longest:
        return NameFault.TOO_LONG
    return None if name.isprintable() else NameFault.UNPRINTABLE


def text_fits(text: str, longest: int = TEXT_MAX) -> bool:
    """Say whether a longer text (a note, a reason) is neither blank, nor too long, nor garbled."""
    return bool(text.strip()) and len(text) <= longest and not any(map(_is_control, text))


def _is_control(character: str) -> bool:
    return unicodedata.category(character) in {"Cc", "Cs"} and character not in "\n\t\r"


def _mixes(word: str) -> bool:
    scripts = {unicodedata.name(c, "").split(" ")[0] for c in word if c.isalpha()}
    return {"LATIN", "CYRILLIC"} <= scripts
