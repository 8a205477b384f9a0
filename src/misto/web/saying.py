"""Sentences of the catalogues in the language of the reader."""

from functools import cache

from django.utils.translation import get_language

from misto.text import LANGUAGES, Language, catalogue
from misto.text.catalogue import Value


def language() -> Language:
    """Return the language of the page that is being made."""
    return _language(get_language() or "")


def say(message: str, /, **values: Value) -> str:
    """Say a message of the catalogue in the language of the page."""
    if values:
        return catalogue.say(language(), message, **values)
    return fixed(language(), message)


@cache
def _language(active: str) -> Language:
    return next((one for one in LANGUAGES if one == active[:2]), LANGUAGES[0])


@cache
def fixed(language: Language, message: str) -> str:
    """Say a message into which nothing is put."""
    return catalogue.say(language, message)
