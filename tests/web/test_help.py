"""The help: whole in both languages, and every page leads on."""

import re

import pytest
from django.test import Client

from misto.engine.clauses import Clause
from misto.engine.terms import Role
from misto.text import LANGUAGES, Language, words
from misto.text.catalogue import say
from misto.text.chapters import STAGES
from misto.web.lobby.helping import GLOSSARY, PAGES, SECTIONS

pytestmark = pytest.mark.django_db

FOREIGN = {"uk": re.compile(r"[A-Za-z]"), "en": re.compile(r"[А-яІіЇїЄєҐґ]")}
LATIN = re.compile(
    r"[A-Z]+-\d+|Europe/Kyiv|misto verify-(?:deal|ledger)|docs/(?:deal|receipts)(?:\.uk)?\.md|Misto"
)


def page(language: Language, name: str = "") -> str:
    client = Client(headers={"accept-language": language})
    answer = client.get(f"/help/{name}/" if name else "/help/")
    assert answer.status_code == 200
    return answer.content.decode()


def main(html: str) -> str:
    return html.split("<main")[1].split("</main>", maxsplit=1)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *PAGES])
def test_every_page_speaks_its_own_language_and_no_markup_shows(language: Language, name: str):
    text = re.sub(r"<[^>]*>", " ", main(page(language, name)).split(">", 1)[1])
    assert not FOREIGN[language].search(LATIN.sub("", text))
    assert not re.search(r"[{}*`]|\]\(|&lt;", text)


@pytest.mark.parametrize("name", ["", *PAGES])
def test_every_link_of_the_help_leads_somewhere(name: str):
    html = main(page("uk", name))
    links = set(re.findall(r'href="([^"#]*)', html)) - {""}
    client = Client()
    assert all(client.get(link).status_code == 200 for link in links)
    ids = set(re.findall(r'id="([^"]+)"', html))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_ten_roles_say_what_they_may_do(language: Language):
    html = page(language, "roles")
    for role in Role:
        assert f'id="{role}"' in html
        assert words.capital(words.role(language, role)) in html


def test_a_foundling_is_shown_with_what_it_is_told_it_may_do():
    role = page("uk", "roles").split('id="foundling"')[1].split("</section>")[0]
    assert "голосу й записки: полювання." in role


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_moves_has_every_stage_in_order_with_its_clauses(language: Language):
    html = page(language, "moves")
    names = [words.capital(words.stage(language, stage)) for stage, _ in STAGES]
    found = re.findall(r"<li><p><strong>(.*?)\.</strong>", html)
    assert [name.removesuffix(" ще раз").removesuffix(" once more") for name in found] == names
    assert all(f"#{one}" in html for _, clauses in STAGES for one in clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_clause(language: Language):
    html = page(language, "rules")
    assert all(f'id="{one}"' in html for one in Clause)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_is_sorted_by_alphabet(language: Language):
    terms = re.findall(r"<dt>(.*?)</dt>", page(language, "words"))
    assert all(say(language, f"help-word-{word}") in terms for word in GLOSSARY)
    if language == "en":
        assert [term.lower() for term in terms] == sorted(term.lower() for term in terms)
    else:
        assert terms.index("Відбиток") < terms.index("Жереб") < terms.index("Лінієчка")


@pytest.mark.parametrize(("language", "a_minute"), [("uk", 215), ("en", 265)])
def test_how_to_play_is_read_in_three_minutes(language: Language, a_minute: int):
    texts = (
        say(language, f"help-page-play-{one}.text", roles="", moves="", games="")
        for one in SECTIONS["play"]
    )
    assert sum(len(text.split()) for text in texts) <= 3 * a_minute


def test_what_is_not_there_says_so():
    assert Client().get("/help/nothing/").status_code == 404
