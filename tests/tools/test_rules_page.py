"""The pages of the rules: whole, and made anew where what they are made of has changed."""

import re
from collections import Counter
from pathlib import Path

import pytest

from misto.engine.clauses import Clause
from misto.engine.rules import OPTIONS
from misto.engine.terms import Role, Stage
from misto.text import LANGUAGES, Language, clause_title
from misto.text.chapters import SECTIONS, STAGES, family
from tools import rules_page
from tools.docs_extension import language_of_page, slug

EVIDENCE = rules_page.gather(rules_page.TESTS)
PAGES = {language: rules_page.page(language, EVIDENCE) for language in LANGUAGES}

both = pytest.mark.parametrize("language", LANGUAGES)


def headings(language: Language) -> list[str]:
    return re.findall(r"^#+ (.+)$", PAGES[language], re.MULTILINE)


def under(language: Language, heading: str) -> str:
    """What stands between one heading and the next."""
    _, _, rest = PAGES[language].partition(f"\n### {heading}")
    return re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0]


@both
def test_every_clause_stands_once_in_the_rulebook_s_order(language: Language):
    wanted = [f"{one}. {clause_title(language, one)}" for one in Clause]
    assert [heading for heading in headings(language) if re.match(r"[A-Z]+-\d", heading)] == wanted


def test_every_family_has_its_section():
    families = [family for section in SECTIONS for family in section]
    assert families == list(dict.fromkeys(family(one) for one in Clause))


@both
def test_anchors_are_unique_and_a_clause_s_is_its_id(language: Language):
    anchors = Counter(slug(heading) for heading in headings(language))
    assert max(anchors.values()) == 1
    assert {one.lower() for one in Clause} <= anchors.keys()
    assert set(re.findall(r"\(#(.+?)\)", PAGES[language])) <= anchors.keys()


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("NIGHT-7. Що показав розтин", "night-7"),
        ("NIGHT-7. What the autopsy shows", "night-7"),
        ("Ніч (NIGHT)", "night"),
        ("Смерть, записки, привиди (DEATH, NOTE, GHOST)", "death"),
        ("How to compute it", "how-to-compute-it"),
        ("What is proved (and what not)", "what-is-proved-and-what-not"),
        ("Порядок розгляду", "порядок-розгляду"),
    ],
)
def test_the_anchor_of_a_heading(heading: str, anchor: str):
    assert slug(heading) == anchor


@pytest.mark.parametrize(
    ("page", "language"),
    [("rules/uk", "uk"), ("deal.uk", "uk"), ("rules/en", "en"), ("deal", "en"), ("duuk", "en")],
)
def test_the_language_of_a_page(page: str, language: str):
    context = {"language": "en"}
    language_of_page(None, page, "", context, None)  # type: ignore[arg-type]  # it isn't looked at
    assert context["language"] == language


@both
def test_every_option_stands_under_its_clause(language: Language):
    for name, of in OPTIONS.items():
        assert f"** `{name}`. " in under(language, of), name
        assert PAGES[language].count(f"** `{name}`. ") == 1, name


def test_values_and_the_usual_one():
    assert "Usual value: nothing `nothing`. Other values: the maniac dies `maniac_dies`; " in (
        under("en", "HUNT-3")
    )
    assert "Звичайне значення: ні `false`. Інше значення: так `true`." in under("uk", "KEEPER-1")
    assert "Звичайне значення: 25\u00a0% `0.25`." in under("uk", "COURT-3")
    assert "Usual value: 12 hours `12 h`. The other value: no limit `none`." in under(
        "en", "HOST-2"
    )
    assert "Usual value: none `[]`. Other values: Monday `monday`; " in under("en", "TIME-1")
    assert "Usual value: `21:00`." in under("en", "TIME-1")
    assert "Usual value: `1`. From 1 to 60." in under("en", "TIME-1")
    assert "Звичайне значення: `1`. Найменше значення — 0." in under("uk", "HUNT-1")


def test_what_the_preset_black_market_changes():
    changed = [one for one in Clause if "\n> " in under("en", f"{one}.")]
    assert changed == [Clause.COURT_4, Clause.KEEPER_1, Clause.KEEPER_2]
    assert "also says:\n\n> While the keeper of the keys lives," in under("en", "COURT-4")
    assert "натомість:\n\n> Першого ходу суд не страчує," in under("uk", "KEEPER-1")


@both
def test_every_case_is_linked_under_its_clauses(language: Language):
    files = {
        path.relative_to(rules_page.TESTS).as_posix()
        for folder in ("cases", "options")
        for path in (rules_page.TESTS / folder).rglob("*.yaml")
    }
    assert {case.path for case in EVIDENCE.cases} == files
    for case in EVIDENCE.cases:
        for one in case.clauses:
            assert case.link in under(language, f"{one}."), (case.path, one)


@both
def test_links_to_records_lead_somewhere(language: Language):
    links = set(re.findall(r"\]\((\.\./.+?)\)", PAGES[language]))
    assert len(links) == len(EVIDENCE.cases)
    assert all((rules_page.PAGES / link).is_file() for link in links)


@both
def test_no_clause_is_without_a_case_or_another_check(language: Language):
    for one in Clause:
        assert re.search(r"^(<details>|\*.+\*$)", under(language, f"{one}."), re.MULTILINE), one


def test_sentences_of_the_cases_are_told_on_the_english_page_alone():
    sentence = "# GAME-3: two of eight are a quarter, and the line-up is accepted."
    assert sentence.partition(": ")[2] in PAGES["en"]
    assert sentence.partition(": ")[2] not in PAGES["uk"]


@both
def test_all_stages_and_roles_stand(language: Language):
    assert list(dict.fromkeys(stage for stage, _ in STAGES)) == list(Stage)
    lines = PAGES[language].splitlines()
    assert sum(bool(re.match(r"\d+\. ", line)) for line in lines) == len(STAGES)
    start = lines.index("## " + {"uk": "Ролі", "en": "Roles"}[language])
    end = next(n for n, line in enumerate(lines) if line.endswith("(GAME)"))
    roles = [line for line in lines[start:end] if line.startswith("- ")]
    assert len(roles) == len(Role)
    assert all("**" in line for line in roles)


def test_the_pages_in_the_repository_are_up_to_date(capsys: pytest.CaptureFixture[str]):
    assert rules_page.main(["--check"]) == 0
    assert capsys.readouterr().out == ""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the pages be written into an empty folder."""
    monkeypatch.setattr(rules_page, "PAGES", tmp_path / "rules")
    return tmp_path / "rules"


def test_writes_both_pages(elsewhere: Path):
    assert rules_page.main([]) == 0
    assert {path.name: path.read_text("utf-8") for path in elsewhere.iterdir()} == {
        f"{language}.md": text for language, text in PAGES.items()
    }
    assert rules_page.main(["--check"]) == 0


@pytest.mark.usefixtures("elsewhere")
def test_a_missing_page_is_noticed_and_shown_in_part(capsys: pytest.CaptureFixture[str]):
    assert rules_page.main(["--check"]) == 1
    printed = capsys.readouterr().out
    assert "uk.md is not what catalogues and cases say now; `make rules` writes it" in printed
    assert "en.md is not what" in printed
    assert len(printed.splitlines()) == 2 * (1 + rules_page.SHOWN + 1)


def test_a_page_changed_by_hand_is_noticed(elsewhere: Path, capsys: pytest.CaptureFixture[str]):
    rules_page.main([])
    page = elsewhere / "en.md"
    page.write_text(PAGES["en"].replace("Death by hunting", "Life by hunting"), "utf-8")
    assert rules_page.main(["--check"]) == 1
    printed = capsys.readouterr().out
    assert "-Hunts are settled first, before the night. Life by hunting" in printed
    assert "+Hunts are settled first, before the night. Death by hunting" in printed
    assert "uk.md" not in printed


@pytest.mark.usefixtures("elsewhere")
def test_a_changed_catalogue_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys):
    rules_page.main([])
    monkeypatch.setattr(
        rules_page,
        "clause_title",
        lambda language, one: "New" if one is Clause.WIN_1 else clause_title(language, one),
    )
    assert rules_page.main(["--check"]) == 1
    assert capsys.readouterr().out.count("+### WIN-1. New") == 2


@pytest.mark.usefixtures("elsewhere")
def test_a_changed_case_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys):
    rules_page.main([])
    (first, *rest) = EVIDENCE.cases
    changed = rules_page.Case(first.path, ("WIN-1",), "it ends.")
    evidence = rules_page.Evidence((changed, *rest), EVIDENCE.beside)
    monkeypatch.setattr(rules_page, "gather", lambda _: evidence)
    assert rules_page.main(["--check"]) == 1
    assert "+- [001-a-quarter-is-enough]" in capsys.readouterr().out


def records(folder: Path, case: str, beside: str = "") -> Path:
    (folder / "cases").mkdir()
    (folder / "cases" / "1.yaml").write_text(case, "utf-8")
    (folder / "cases" / "not-by-record.txt").write_text(beside, "utf-8")
    return folder


def test_the_head_of_a_case_may_have_another_comment_above(tmp_path: Path):
    records(tmp_path, "# refused line-up\n# GAME-3, GAME-4: too few.\nmisto: 1\n")
    (case,) = rules_page.gather(tmp_path).cases
    assert case == rules_page.Case("cases/1.yaml", ("GAME-3", "GAME-4"), "too few.")
    assert case.link == "[1](../../tests/engine/cases/1.yaml)"


@pytest.mark.parametrize(
    ("case", "beside", "fault"),
    [
        ("misto: 1\n# WIN-1: too late.\n", "", "1.yaml:1: there should be «# CLAUSE, CLAUSE:"),
        ("# WIN-9: no.\n", "", "1.yaml: there is no clause WIN-9"),
        ("# WIN-1: yes.\n", "WIN-1: hope (it works)\n", "not-by-record.txt:1: there should be «"),
        ("# WIN-1: yes.\n", "WIN-1: view\n", "not-by-record.txt:1: there should be «"),
        ("# WIN-1: yes.\n", "WIN-9: view (x)\n", "not-by-record.txt:1: there is no clause WIN-9"),
    ],
)
def test_what_can_not_be_read_is_named(tmp_path: Path, case: str, beside: str, fault: str):
    records(tmp_path, case, beside)
    with pytest.raises(rules_page.RulesPageError, match=re.escape(fault)):
        rules_page.gather(tmp_path)


def test_a_fault_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(rules_page, "TESTS", records(tmp_path, "misto: 1\n"))
    assert rules_page.main(["--check"]) == 1
    assert capsys.readouterr().out.startswith(f"{tmp_path}/cases/1.yaml:1: there should be")


def test_an_unknown_argument_shows_how_to_call_it(capsys: pytest.CaptureFixture[str]):
    assert rules_page.main(["--chek"]) == 2
    assert "[--check]" in capsys.readouterr().out
