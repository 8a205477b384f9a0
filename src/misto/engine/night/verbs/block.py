"""Block: a courtesan stops the role order that her target sent (NIGHT-2)."""

from collections.abc import Mapping

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Result
from misto.engine.terms import ROLE_ORDERS, Kind, Stage


def block(night: Night) -> None:
    """Let every courtesan who isn't blocked herself block her target."""
    visits: dict[int, Order] = {}
    for order in night.of(Kind.BLOCK):
        clause = night.obstacle(order)
        if clause:
            night.void(Stage.COURTESAN, order, clause)
        else:
            visits[order.seat] = order
    blocking = [order for order in visits.values() if _blocks(order.seat, visits)]
    for order in blocking:
        night.blocked.setdefault(order.target, order.seat)
    for order in visits.values():
        if order not in blocking:
            night.void(Stage.COURTESAN, order, Clause.NIGHT_2)
        else:
            result = Result.DONE if _acts(night, order.target) else Result.IN_VAIN
            night.judge(Stage.COURTESAN, order, result, Clause.NIGHT_2)


def _blocks(seat: int, visits: Mapping[int, Order]) -> bool:
    """A courtesan blocks if nobody blocks her, or if she stands in a ring of visits."""
    if _in_ring(seat, visits):
        return True
    return not any(
        visit.target == seat and _blocks(visitor, visits) for visitor, visit in visits.items()
    )


def _in_ring(seat: int, visits: Mapping[int, Order]) -> bool:
    at = seat
    for _ in visits:
        if at not in visits:
            return False
        at = visits[at].target
        if at == seat:
            return True
    return False


def _acts(night: Night, seat: int) -> bool:
    return any(order.seat == seat for kind in ROLE_ORDERS for order in night.of(kind))
