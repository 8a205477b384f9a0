"""GAME-2: the proof of a deal, read from a ledger."""

import pytest
from msgspec.structs import replace

from misto.engine import CloseEnrolment, Deal, Rules, WithdrawEnrolment
from misto.engine import events as e
from misto.engine.lineup import suggest
from misto.engine.proof import Contradiction, attempts, contradictions, names_nobody
from tests.engine.build import enrol, lobby


def test_who_withdrew_brings_no_phrase_and_the_deal_agrees_with_the_rest():
    table = lobby(8)
    table.do(enrol("guest"))
    table.do(WithdrawEnrolment(person="guest"))
    table.do(CloseEnrolment(lineup=suggest(8)))
    table.do(Deal())
    assert contradictions(table.ledger) == ((),)
    (attempt,) = attempts(table.ledger)
    assert len(attempt.frozen.nonces) == 8


PERSONAL = (e.Enrolled, e.RosterChanged, e.PersonSeated)


@pytest.mark.parametrize("reveal", ["end", "death", "never"])
def test_SEAT_4_a_ledger_that_names_nobody_is_asked_for_nobody(reveal):
    table = lobby(8, Rules(reveal_person=reveal))
    table.do(CloseEnrolment(lineup=suggest(8)))
    table.do(Deal())
    assert not names_nobody(table.ledger)
    assert contradictions(table.ledger) == ((),)
    told = [event for event in table.ledger if not isinstance(event, PERSONAL)]
    assert names_nobody(told) is (reveal == "never")
    missing = {Contradiction.NOT_ENROLLED, Contradiction.SEATED_OTHERWISE}
    (found,) = contradictions(told)
    assert set(found) == (set() if reveal == "never" else missing)
    for kind in (e.Enrolled, e.PersonSeated):
        assert not names_nobody([one for one in table.ledger if not isinstance(one, kind)])


def test_a_ledger_that_names_nobody_is_held_against_itself_as_any_other():
    table = lobby(8, Rules(reveal_person="never"))
    table.do(CloseEnrolment(lineup=suggest(8)))
    table.do(Deal())
    told = [event for event in table.ledger if not isinstance(event, PERSONAL)]
    twice = [replace(one, beacon="x") if isinstance(one, e.TableSet) else one for one in told]
    assert contradictions(twice) == ((Contradiction.TABLE_DIFFERS,),)
