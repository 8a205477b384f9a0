"""The words of the odds: each that is said is there, and each that is there is said."""

import re
from pathlib import Path

import pytest

from misto.sim.narrowing import POLICIES
from misto.text import LANGUAGES
from misto.text.catalogue import sources
from misto.web import odds

ODDS = Path(odds.__file__).parent
TEMPLATES = ODDS.parent / "templates"
PLACES = (*ODDS.rglob("*.py"), *TEMPLATES.glob("odds/*.html"), TEMPLATES / "desk/odds.html")
_ID = re.compile(r"^(odds-[a-z-]+) =", re.MULTILINE)


def said() -> set[str]:
    texts = [place.read_text(encoding="utf-8") for place in PLACES]
    found = {one for text in texts for one in re.findall(r"say[( ]\"(odds-[a-z-]+[a-z])\"", text)}
    return found | {f"odds-policy-{policy}" for policy in POLICIES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_every_one_is_said(language):
    there = set(_ID.findall(dict(sources(language))["site-odds.ftl"]))
    assert there == said()
