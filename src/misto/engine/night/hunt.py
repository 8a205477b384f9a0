"""The hunt, before the night (HUNT)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Result
from misto.engine.terms import Cause, Kind, Side, Stage


def hunt(night: Night) -> None:
    """Take the first hunts that arrived, as many as the rules allow; the others lapse (HUNT-1)."""
    left = night.rules.hunts_per_turn
    for order in night.of(Kind.HUNT):
        if order.key in night.game.voided:
            night.void(Stage.HUNT, order, Clause.HOST_1)
        elif not left or order.seat not in night.alive or order.target not in night.alive:
            night.void(Stage.HUNT, order, Clause.HUNT_1)
        else:
            left -= 1
            _settle(night, order)


def _settle(night: Night, order: Order) -> None:
    side = night.side(order.target)
    if side is Side.MANIAC and night.rules.hunt_maniac == "nothing":
        night.judge(Stage.HUNT, order, Result.IN_VAIN, Clause.HUNT_3)
        return
    clause = Clause.HUNT_3 if side is Side.MANIAC else Clause.HUNT_2
    night.judge(Stage.HUNT, order, Result.DONE, clause)
    if side is Side.MAFIA or (side is Side.MANIAC and night.rules.hunt_maniac == "maniac_dies"):
        night.die(order.target, Cause.HUNTED, Stage.HUNT, clause)
    else:
        night.die(order.seat, Cause.HUNTING, Stage.HUNT, clause)
