"""Check: the commissioner learns what a seat is, or what slander made of it (NIGHT-5…7)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.shown import checked
from misto.engine.terms import Kind, Shown, Stage


def check(night: Night) -> None:
    """Look at the checked seat; how it died, if it dies tonight, is added when that is known."""
    for order in night.of(Kind.CHECK):
        clause = night.obstacle(order, dying_may=night.rules.dead_commissioner_checks)
        if not clause and order.target not in night.alive:
            clause = Clause.NIGHT_7
        if clause:
            night.void(Stage.COMMISSIONER, order, clause)
        else:
            night.checks.append((order, _status(night, order.target)))


def _status(night: Night, seat: int) -> Shown:
    if seat in night.framed:
        night.slandered.add(seat)
        return Shown.MAFIOSO if night.rules.check_shows == "role" else Shown.MAFIA
    return checked(night.rules, night.role(seat))
