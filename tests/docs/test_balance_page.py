"""The pages on fair line-ups: their tables and figures are the programme's, in both languages."""

import doctest
import re

import pytest

from misto.engine import Winner
from misto.sim.exact import random_play, vanilla
from misto.sim.exact.vanilla import End
from misto.text import LANGUAGES, Language
from tools import odds

both = pytest.mark.parametrize("language", LANGUAGES)


def told(language: Language) -> str:
    return odds.PAGES[language].read_text(encoding="utf-8")


@both
def test_every_table_is_what_make_odds_writes(language):
    text = told(language)
    assert odds.page(language, text) == text
    assert [found[2] for found in odds.PLACE.finditer(text)] == list(odds.TABLES)


def test_another_figure_would_be_noticed():
    assert odds.page("en", told("en").replace("16.45% |", "16.46% |")) == told("en")
    assert "16.45% |" in told("en")


@both
def test_the_figures_in_the_text(language):
    text = told(language).replace(",", ".").replace("\u00a0", " ").replace(" %", "%")
    model_r = random_play.chances(mafia=3, maniac=1, doctor=1, plain=6)
    assert all(f"{100 * float(chance):.10f}%" in text for chance in model_r.values())
    for end in (End.PARITY, End.WIPEOUT):
        assert f"{100 * float(vanilla.chances(12, 2, end=end)[Winner.TOWN]):.1f}%" in text


@both
def test_the_code_of_the_page_says_what_it_shows(language):
    (code,) = re.findall(r"^```python\n(.*?)^```$", told(language), re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest(code, {}, "balance", None, None)
    assert doctest.DocTestRunner().run(example) == (0, 4)
