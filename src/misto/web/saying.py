"""Sentences of the catalogues, and people's own words, in the language of the reader."""

from functools import cache, lru_cache

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from misto.text import LANGUAGES, Language, catalogue
from misto.text.catalogue import Value
from misto.web import markup

_KEPT = 10_000
"""Twice as many as there are sentences into which nothing is put."""


def language() -> Language:
    """Return the language of the page that is being made."""
    return _language(get_language() or "")


def say(message: str, /, **values: Value) -> str:
    """Say a message of the catalogue in the language of the page."""
    if all(isinstance(value, int) for value in values.values()):
        return kept(language(), message, **values)
    return catalogue.say(language(), message, **values)


def as_said(html: str) -> SafeString:
    """Show what somebody wrote, as it was sanitised when it was stored; its spoilers get a word."""
    return mark_safe(markup.with_words(html, say("site-spoiler")))  # noqa: S308


@cache
def _language(active: str) -> Language:
    return next((one for one in LANGUAGES if one == active[:2]), LANGUAGES[0])


@lru_cache(maxsize=_KEPT)
def kept(language: Language, message: str, /, **numbers: Value) -> str:
    """Say a message into which nothing is put but numbers: it is said again and again, so kept."""
    return catalogue.say(language, message, **numbers)
