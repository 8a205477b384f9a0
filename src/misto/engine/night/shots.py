"""The commissioner's last shot (SHOT)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.resolution import Result
from misto.engine.terms import Cause, Stage


def last_shots(night: Night) -> None:
    """Fire the shot of a commissioner who has died so far in this resolution, once."""
    for seat, order in night.game.shots.items():
        if seat not in night.causes or seat in night.fired or order.key in night.game.voided:
            continue
        night.fired.add(seat)
        if night.causes[seat][0] not in night.rules.shot_on:
            night.void(Stage.SHOTS, order, Clause.SHOT_1)
        elif order.target not in night.alive:
            night.void(Stage.SHOTS, order, Clause.SHOT_2)
        else:
            night.judge(Stage.SHOTS, order, Result.DONE, Clause.SHOT_1)
            night.die(order.target, Cause.SHOT, Stage.SHOTS, Clause.SHOT_2)
