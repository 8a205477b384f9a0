"""Words and small phrases."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest

from misto.engine.clauses import Clause
from misto.engine.rules import Rules
from misto.engine.terms import Cause, Gender, Kind, Role, Shown
from misto.text import Language, clause, words
from misto.text.rulebook import values


@pytest.mark.parametrize(
    ("language", "thing", "said"),
    [
        (
            "uk",
            "votes",
            ["0 голосів", "1 голос", "2 голоси", "5 голосів", "11 голосів", "21 голос"],
        ),
        ("uk", "turns", ["0 ходів", "1 хід", "2 ходи", "5 ходів", "11 ходів", "21 хід"]),
        (
            "uk",
            "players",
            ["0 гравців", "1 гравець", "2 гравці", "5 гравців", "11 гравців", "21 гравець"],
        ),
        (
            "uk",
            "posts",
            ["0 дописів", "1 допис", "2 дописи", "5 дописів", "11 дописів", "21 допис"],
        ),
        ("uk", "seats", ["0 місць", "1 місце", "2 місця", "5 місць", "11 місць", "21 місце"]),
        ("en", "votes", ["0 votes", "1 vote", "2 votes", "5 votes", "11 votes", "21 votes"]),
        ("en", "posts", ["0 posts", "1 post", "2 posts", "5 posts", "11 posts", "21 posts"]),
    ],
)
def test_things_are_counted(language: Language, thing: words.Thing, said: list[str]):
    assert [words.count(language, number, thing) for number in (0, 1, 2, 5, 11, 21)] == said


@pytest.mark.parametrize(
    ("instant", "uk", "en"),
    [
        ("2026-11-30T19:00", "21:00, 30 листопада", "21:00 on 30 November"),
        ("2026-07-01T18:00", "21:00, 1 липня", "21:00 on 1 July"),
        ("2026-10-25T00:30", "03:30, 25 жовтня", "03:30 on 25 October"),
        ("2026-10-25T01:30", "03:30, 25 жовтня", "03:30 on 25 October"),
        ("2026-12-31T22:30", "00:30, 1 січня", "00:30 on 1 January"),
    ],
)
def test_an_instant_is_written_in_the_game_s_zone(instant: str, uk: str, en: str):
    at = datetime.fromisoformat(instant).replace(tzinfo=UTC)
    assert words.when("uk", at, "Europe/Kyiv") == uk
    assert words.when("en", at, "Europe/Kyiv") == en


def test_roles_have_gender_and_case():
    assert words.role("uk", Role.COMMISSIONER) == "комісар"
    assert words.role("uk", Role.COMMISSIONER, Gender.F) == "комісарка"
    assert words.role("uk", Role.CIVILIAN, Gender.M, "accusative") == "мирного жителя"
    assert words.role("uk", Role.MANIAC, Gender.F, "accusative") == "маніячку-отруйницю"
    assert words.role("uk", Role.MAFIOSO, Gender.F, "accusative") == "мафіозі"


def test_causes_have_gender_and_where_it_isn_t_known_none():
    said = [words.cause("uk", Cause.MAFIA, gender) for gender in Gender]
    assert said == ["вбитий мафією", "вбита мафією", "вбито мафією"]


def test_a_check_that_shows_the_town_says_no_more_than_not_mafia():
    assert words.found("uk", Shown.TOWN) == "не мафія"
    assert words.found("uk", Shown.DOCTOR, Gender.F) == "лікарка"
    assert words.revealed("uk", Shown.TOWN, Gender.F) == "містянка"


def test_the_subject_of_an_order_is_as_players_write_it():
    assert words.subject("uk", Kind.VOTE, 2) == "Суд Лінча 2"
    assert words.subject("uk", Kind.KILL, 2) == "Вбивство мафії 2"
    assert words.subject("uk", Kind.SHOOT, 2) == "Останній постріл"
    assert words.subject("en", Kind.HUNT, 3) == "Hunt 3"


def test_alternatives_are_joined():
    assert words.either("uk", ["а"]) == "а"
    assert words.either("uk", ["а", "б", "в"]) == "а, б або в"
    assert words.either("en", ["a", "b"]) == "a or b"


def test_a_clause_says_the_rules_of_the_game():
    text = clause("uk", Clause.TIME_1, Rules(turn_days=2, closes="20:30", rest_days=("sunday",)))
    assert "2 дні" in text
    assert "20:30" in text
    assert "неділя" in text


def test_options_are_given_as_the_rules_catalogue_wants_them():
    rules = Rules(
        quorum_share=Decimal("0.125"),
        min_open=timedelta(minutes=30),
        publish_after=None,
        shot_on=("mafia", "court"),
        tie=(),
    )
    found = values("uk", rules)
    assert found["ballots"] == "after_close"
    assert found["quorum_share"] == 12.5
    assert repr(found["mafia_share"]) == "25"
    assert repr(found["outage"]) == "1"
    assert found["min_open"] == 0.5
    assert found["publish_after"] == "none"
    assert found["keeper"] == "false"
    assert found["seats_max"] == "none"
    assert found["shot_on"] == "від удару мафії або за вироком суду"
    assert found["shot_on_count"] == 2
    assert found["tie_count"] == 0
