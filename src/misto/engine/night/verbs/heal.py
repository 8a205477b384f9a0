"""Heal: the doctor undoes the mafia's blow and tonight's poison (NIGHT-10, NIGHT-11)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Result
from misto.engine.terms import Kind, Stage


def heal(night: Night) -> None:
    """Cure the patients; doctors act together, so nothing is undone before the settlement."""
    for order in night.of(Kind.HEAL):
        clause = night.obstacle(order, dying_may=order.target == order.seat)
        clause = clause or _own_clause(night, order)
        if clause:
            night.void(Stage.DOCTOR, order, clause)
            continue
        night.healed[order.seat] = order.target
        night.cured[order.target] = None
        result = Result.DONE if _needed(night, order.target) else Result.IN_VAIN
        night.judge(Stage.DOCTOR, order, result, Clause.NIGHT_10)


def _own_clause(night: Night, order: Order) -> Clause | None:
    if order.target not in night.alive:
        return Clause.NIGHT_10
    again = night.game.healed.get(order.seat) == order.target
    return Clause.NIGHT_11 if again else None


def _needed(night: Night, seat: int) -> bool:
    carries = night.rules.antidote == "until_death" and seat in night.game.poisoned
    return seat in night.struck or seat in night.poisoning or carries
