"""A resolution explained."""

import pytest

from misto.engine.clauses import Clause
from misto.engine.resolution import Happening, Result, Step, Verdict
from misto.engine.terms import Cause, Kind, Stage
from misto.text import CatalogueError, explain, stages
from tests.text.samples import personas

TABLE = personas("uk")


def verdict(stage: Stage, kind: Kind, result: Result, clause: Clause, *targets: int) -> Verdict:
    return Verdict(stage, 5, kind, targets, 1, result, clause)


def died(stage: Stage, seat: int, cause: Cause) -> Step:
    return Step(stage, Clause.DEATH_2, Happening.DIED, seat, cause=cause)


def test_an_order_is_told_with_its_sender_its_target_its_fate_and_the_clause():
    void = verdict(Stage.DOCTOR, Kind.INJECT, Result.VOID, Clause.ORDER_3, 8)
    assert explain("uk", [void], TABLE) == [
        "Лікар:",
        "  Вірка: смертельний укол — Ашот. Недійсно: немає голосу на цей хід. [ORDER-3]",
    ]
    assert explain("en", [void], personas("en")) == [
        "Doctor:",
        "  Vera: fatal injection — Ashot. Void: there is no vote for this turn. [ORDER-3]",
    ]


def test_a_block_says_by_whom():
    blocked = Verdict(Stage.DOCTOR, 5, Kind.HEAL, (5,), 1, Result.VOID, Clause.NIGHT_2, because=2)
    assert explain("uk", [blocked], TABLE)[1].endswith(
        "Недійсно: заявку заблоковано (блокування: Принцеса). [NIGHT-2]"
    )


def test_a_death_is_told_in_the_gender_of_the_character():
    steps = [died(Stage.SETTLE, seat, Cause.MAFIA) for seat in (1, 2, 6)]
    assert explain("uk", steps, TABLE)[1:] == [
        "  Олекса: вбитий мафією. [DEATH-2]",
        "  Принцеса: вбита мафією. [DEATH-2]",
        "  Казя: вбито мафією. [DEATH-2]",
    ]


def test_a_quorum_is_told_in_whole_votes():
    step = Step(Stage.COURT, Clause.COURT_3, Happening.NO_QUORUM, count=2, needed="11/4")
    assert "найбільше — 2, а треба щонайменше 3" in explain("uk", [step], TABLE)[1]


def test_steps_stand_in_the_rulebook_s_order_of_stages():
    steps: list[Verdict | Step] = [
        verdict(Stage.DOCTOR, Kind.HEAL, Result.IN_VAIN, Clause.NIGHT_10, 5),
        verdict(Stage.MAFIA, Kind.KILL, Result.DONE, Clause.MAFIA_2, 1),
        died(Stage.SHOTS, 2, Cause.SHOT),
        Step(Stage.COURT, Clause.COURT_3, Happening.NO_VOTES),
        died(Stage.SHOTS, 3, Cause.SHOT),
        Step(Stage.VICTORY, Clause.WIN_1, Happening.GOES_ON),
        verdict(Stage.COMMISSIONER, Kind.CHECK, Result.DONE, Clause.NIGHT_5, 2),
        verdict(Stage.SHOTS, Kind.SHOOT, Result.STANDS, Clause.SHOT_1, 2),
    ]
    explained = stages("uk", steps, TABLE)
    assert [stage.stage for stage in explained] == [
        "Мафія",
        "Комісар",
        "Лікар",
        "Останні постріли",
        "Суд Лінча",
        "Останні постріли",
        "Перемога",
    ]
    assert len(explained[5].lines) == 2


def test_a_step_without_what_its_sentence_tells_raises():
    with pytest.raises(CatalogueError, match="name"):
        explain("uk", [Step(Stage.COURT, Clause.COURT_3, Happening.SENTENCED)], TABLE)


def test_nothing_happened_is_nothing_to_explain():
    assert explain("uk", [], TABLE) == []
