"""Checks that several commands share: each returns a refusal, or None where nothing is wrong."""

from misto.engine.clauses import Clause
from misto.engine.game import Game
from misto.engine.names import TEXT_MAX, text_fits
from misto.engine.refusals import Code, Refusal
from misto.engine.terms import Phase


def wrong_phase(game: Game, clause: Clause, *phases: Phase) -> Refusal | None:
    """Refuse outside the given phases."""
    if game.phase in phases:
        return None
    return Refusal(code=Code.WRONG_PHASE, clause=clause, phase=game.phase)


def no_such_seat(game: Game, clause: Clause, *seats: int) -> Refusal | None:
    """Refuse where one of the seats isn't in the game."""
    for seat in seats:
        if not 1 <= seat <= len(game.roles):
            return Refusal(code=Code.NO_SUCH_SEAT, clause=clause, seat=seat)
    return None


def no_reason(why: str) -> Refusal | None:
    """Refuse a ruling without its reason (HOST-1)."""
    if text_fits(why):
        return None
    return Refusal(code=Code.REASON_MISSING, clause=Clause.HOST_1)


def unfit_text(clause: Clause, *texts: str | None) -> Refusal | None:
    """Refuse a text that is too long or garbled; a blank one is none, and fits."""
    for text in texts:
        if text and text.strip() and not text_fits(text):
            limit = TEXT_MAX if len(text) > TEXT_MAX else None
            return Refusal(code=Code.TEXT_UNFIT, clause=clause, limit=limit)
    return None
