"""Inject: once a game the doctor kills instead of healing (NIGHT-12)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.resolution import Result
from misto.engine.terms import Cause, Kind, Stage


def inject(night: Night) -> None:
    """Give the fatal injection, unless it is used up or its target has died in the hunt."""
    for order in night.of(Kind.INJECT):
        clause = night.obstacle(order)
        if not clause and (order.seat in night.game.injected or order.target not in night.alive):
            clause = Clause.NIGHT_12
        if clause:
            night.void(Stage.DOCTOR, order, clause)
            continue
        night.injected.add(order.seat)
        night.judge(Stage.DOCTOR, order, Result.DONE, Clause.NIGHT_12)
        night.strike(order.target, Cause.INJECTION, Stage.DOCTOR, Clause.NIGHT_12)
