"""The rules of one game, clause by clause."""

from datetime import timedelta
from decimal import Decimal

import pytest

from misto.engine.clauses import Clause
from misto.engine.rules import CLASSIC, OPTIONS, Rules
from misto.text import LANGUAGES, Language
from misto.web.rulespage import ClauseText, chapters

OTHERWISE = Rules(
    keeper=True,
    tie=("keeper", "nobody"),
    quorum_share=Decimal("0.125"),
    min_open=timedelta(minutes=90),
    rest_days=("saturday", "sunday"),
    seats_max=20,
    publish_after=None,
    note_on=(),
)


def clauses(language: Language, rules: Rules) -> dict[str, ClauseText]:
    return {
        clause.id: clause for chapter in chapters(language, rules) for clause in chapter.clauses
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_every_option_stands_once_in_the_rulebooks_order(language: Language):
    found = clauses(language, CLASSIC)
    assert list(found) == [one.value for one in Clause]
    assert sum(len(clause.options) for clause in found.values()) == len(OPTIONS)
    assert all(clause.text and clause.title for clause in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_usual_rules_nothing_is_marked_as_changed(language: Language):
    assert not any(clause.is_changed for clause in clauses(language, CLASSIC).values())


def test_what_a_host_has_changed_is_marked_and_said_in_words():
    found = clauses("uk", OTHERWISE)
    changed = {clause.id for clause in found.values() if clause.is_changed}
    assert changed == {
        "GAME-1", "TIME-1", "TIME-6", "COURT-3", "COURT-4", "KEEPER-1", "NOTE-2", "HOST-2",
    }  # fmt: skip
    values = {option.name: option.value for clause in found.values() for option in clause.options}
    assert values["Рівність голосів"] == "голос хранителя ключів; нікого"
    assert values["Поріг голосів"] == "12,5\N{NO-BREAK SPACE}%"
    assert values["Найменше часу на хід"] == "1,5 години"
    assert values["Вихідні гри"] == "субота; неділя"
    assert values["Найбільше гравців"] == "20"
    assert values["Скільки чекати на ведучого"] == "без межі"
    assert values["Коли передають записку"] == "жодного"


def test_a_clause_says_what_holds_in_this_game():
    text = clauses("en", OTHERWISE)["COURT-3"].text
    assert "12.5%" in text
    assert text != clauses("en", CLASSIC)["COURT-3"].text
