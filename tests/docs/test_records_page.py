"""The reference of records names every word of the format, and every mistake, in both languages."""

import re
from pathlib import Path

import pytest

from misto.engine.clauses import Clause
from misto.engine.refusals import Code
from misto.engine.rules import OPTIONS, PRESETS
from misto.engine.terms import Cause, Kind, Role, Winner
from misto.records.decoding import _RULINGS
from misto.records.faults import Flaw
from misto.records.plain import KEYS

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "records.uk.md", DOCS / "records.md"]
TABLE = re.compile(r"^\| (`\w+`(?:, `\w+`)*) \| .+ \| .+ \|$", re.MULTILINE)
WORD = re.compile(r"`([\w-]+)`")

FORMAT = {
    *("misto", "title", "rules", "seats", "turns", "name", "role", "by", "at", "refused: true"),
    *("closes", "orders", "posts", "rulings", "expect", "withdraw", "alive"),
    *(PRESETS.keys() | set(Kind) | set(Role) | set(Cause) | set(Winner)),
    *KEYS,
    *_RULINGS,
}


@pytest.fixture(params=PAGES, ids=lambda page: page.name)
def page(request: pytest.FixtureRequest) -> str:
    text: str = request.param.read_text("utf-8")
    return text


def test_every_word_of_the_format_is_told(page):
    missing = [word for word in FORMAT if f"`{word}`" not in page and f"{{{word}: " not in page]
    assert not missing


def test_every_mistake_is_told(page):
    mistakes = page[page.index("| `not_found`") :]
    told = {word for row in TABLE.findall(mistakes) for word in WORD.findall(row)}
    assert set(Flaw) - {Flaw.REFUSED} <= told
    assert told <= set(Flaw) | set(Code)


def test_options_and_clauses_that_are_named_exist(page):
    assert set(re.findall(r"\b([a-z]+_[a-z_]+): [a-z0-9\[\"]", page)) <= OPTIONS.keys() | {
        *("killed_by", "bar_vote", "double_kill")
    }
    assert set(re.findall(r"\b[A-Z]+-\d+\b", page)) - {"UTF-8"} <= set(Clause)
