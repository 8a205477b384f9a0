"""Refusals in words."""

import pytest

from misto.engine.clauses import Clause
from misto.engine.contradictions import Contradiction
from misto.engine.events import Persona
from misto.engine.refusals import Code, Refusal
from misto.engine.terms import Kind, Phase, Role
from misto.text import CatalogueError, refusal
from tests.text.samples import personas

TABLE = personas("uk")


def said(code: Code, table: tuple[Persona, ...] = TABLE, **fields: object) -> str:
    return refusal("uk", Refusal(code=code, clause=Clause.ORDER_6, **fields), table)  # type: ignore[arg-type]


def test_a_seat_is_named_by_its_character():
    assert said(Code.TARGET_DEAD, seat=2).startswith("Принцеса — уже серед загиблих.")


def test_a_seat_is_named_by_its_number_where_there_are_no_personas():
    assert said(Code.TARGET_DEAD, (), seat=2).startswith("Місце 2") or said(
        Code.TARGET_DEAD, (), seat=2
    ).startswith("місце 2")


@pytest.mark.parametrize("seat", [0, -1, 10, 999])
def test_a_seat_that_is_not_there_is_named_by_its_number(seat: int):
    assert (
        said(Code.NO_SUCH_SEAT, seat=seat) == f"Місця {seat} в грі немає. Вибери когось зі списку."
    )


def test_a_name_that_somebody_typed_stays_on_its_line():
    assert "«А [b] \\n»" not in said(Code.NAME_UNFIT, name="А\n\x1b[31m")
    assert "«А [31m»" in said(Code.NAME_UNFIT, name="А\n\x1b[31m")


def test_a_refusal_says_what_was_wrong_with_this_order():
    assert said(Code.NOT_YOUR_ORDER, kind=Kind.KILL).startswith(
        "Така заявка не для твоєї ролі: вбивство."
    )
    assert said(Code.HUNT_NOT_OPEN, hour="12:00") == (
        "Ще зарано: заявки на полювання приймаються з 12:00. Надішли її згодом."
    )
    assert said(Code.LINEUP_NEEDS_ROLE, role=Role.BOSS).startswith("У складі бракує ролі «бос»")
    assert said(Code.WRONG_PHASE, phase=Phase.CLOSED).startswith("Не зараз: хід закрито")


def test_contradictions_are_all_told():
    text = said(Code.RULES_CONTRADICT, contradictions=tuple(Contradiction))
    assert "Такого часового поясу немає: " in text
    assert "Частка має бути від 0 до 1." in text


def test_a_refusal_without_what_its_sentence_speaks_of_raises():
    with pytest.raises(CatalogueError, match="who"):
        said(Code.TARGET_DEAD)
