"""Every sentence, in both languages: whole, and in its own language."""

import re

import pytest

from misto.engine.codec import KINDS
from misto.text import LANGUAGES, Language
from tests.text.everything import everything
from tests.text.samples import events

# What a text with a hole in it, or with a word of code, looks like.
HOLE = re.compile(r"[{}]|\bNone\b|\w_\w|\S  |\(\)|«»|“”|\s[,.;:!?]|[:,–—(]\s*\Z")
ROW = re.compile(r" —$", re.MULTILINE)  # the empty place of who didn't vote
FOREIGN = {"uk": re.compile(r"[A-Za-z]"), "en": re.compile(r"[А-яІіЇїЄєҐґ]")}
# What stands in Latin letters in a Ukrainian sentence by right.
LATIN = re.compile(r"\[[A-Z]+-\d+\]|Europe/Kyiv|\[/?(?:b|quote)\]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_hole_or_a_word_of_code(language: Language):
    for what, text in everything(language):
        assert not HOLE.search(ROW.sub("", text)), (what, text)
        assert not FOREIGN[language].search(LATIN.sub("", text)), (what, text)
        assert text.strip(), what


def test_every_kind_of_event_has_a_sample():
    kinds = {event.__struct_config__.tag for event in events("uk")}
    assert kinds == set(KINDS)
