"""Check: the commissioner learns what a seat is, or what slander made of it (NIGHT-5…7)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.terms import Kind, Role, Shown, Side, Stage


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
    by_role = night.rules.check_shows == "role"
    if seat in night.framed:
        night.slandered.add(seat)
        return Shown.MAFIOSO if by_role else Shown.MAFIA
    role = night.role(seat)
    if role is Role.FOUNDLING or (role is Role.BOSS and night.rules.boss_shows == "town"):
        role = Role.CIVILIAN
    if by_role:
        return Shown(role)
    return (
        Shown.MAFIA if role is not Role.CIVILIAN and night.side(seat) is Side.MAFIA else Shown.TOWN
    )
