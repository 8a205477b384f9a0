"""Sentences of the catalogues in the language of the reader."""

from functools import cache

from django.utils.translation import get_language

from misto.text import LANGUAGES, Language, catalogue
from misto.text.catalogue import Value


def language() -> Language:
    """Return the language of the page that is being made."""
    active = (get_language() or LANGUAGES[0])[:2]
    return next((one for one in LANGUAGES if one == active), LANGUAGES[0])


def say(message: str, /, **values: Value) -> str:
    """Say a message of the catalogue in the language of the page."""
    if values:
        return catalogue.say(language(), message, **values)
    return _fixed(language(), message)


@cache
def _fixed(language: Language, message: str) -> str:
    return catalogue.say(language, message)
