"""GAME-2: the proof of a deal, read from a ledger."""

from misto.engine import CloseEnrolment, Deal, WithdrawEnrolment
from misto.engine.lineup import suggest
from misto.engine.proof import attempts, contradictions
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
