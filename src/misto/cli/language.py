"""In which language the command line speaks: `--lang`, else MISTO_LANG, else the system's."""

import locale
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from misto.text.catalogue import Language

VARIABLE = "MISTO_LANG"
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen(argv: Sequence[str] | None = None) -> Language:
    """Return the language of help texts, which are made before any option is read."""
    argv = sys.argv[1:] if argv is None else argv
    for word, after in zip_longest(argv, argv[1:], fillvalue=""):
        name, _, value = word.partition("=")
        if name == "--lang":
            return known(value or after) or system()
    return system()


def system() -> Language:
    """Return the language of the environment: Ukrainian where it says so, else English."""
    for told in (os.environ.get(VARIABLE, ""), *_locales()):
        if found := known(told):
            return found
    return "en"


def known(text: str) -> Language | None:
    """Return the language that a text names: `uk`, `en_GB.UTF-8`, `Ukrainian_Ukraine`."""
    low = text.casefold()
    if low.startswith(("uk_", "uk-", "uk.", "ukrainian")) or low == "uk":
        return "uk"
    if low.startswith(("en_", "en-", "en.", "english")) or low == "en":
        return "en"
    return None


def _locales() -> Iterator[str]:
    """Yield what the system says, what counts most first."""
    yield next((found for name in _SYSTEM if (found := os.environ.get(name))), "")
    yield locale.getlocale()[0] or ""
