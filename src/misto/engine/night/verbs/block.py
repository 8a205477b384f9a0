"""Block: a courtesan stops the role order that her target sent (NIGHT-2)."""

from collections import Counter
from collections.abc import Mapping

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Result
from misto.engine.terms import ROLE_ORDERS, Kind, Stage


def block(night: Night) -> None:
    """Let every courtesan block her target, but for those who are blocked outside a ring."""
    visits: dict[int, Order] = {}
    for order in night.of(Kind.BLOCK):
        clause = night.obstacle(order)
        if clause:
            night.void(Stage.COURTESAN, order, clause)
        else:
            visits[order.seat] = order
    blocking = _blocking(visits)
    for order in visits.values():
        if order.seat in blocking:
            night.blocked.setdefault(order.target, order.seat)
    for order in visits.values():
        if order.seat in night.blocked:
            night.void(Stage.COURTESAN, order, Clause.NIGHT_2)
        else:
            result = Result.DONE if _acts(night, order.target) else Result.IN_VAIN
            night.judge(Stage.COURTESAN, order, result, Clause.NIGHT_2)


def _blocking(visits: Mapping[int, Order]) -> set[int]:
    """The courtesans who block: all of a ring, and in a chain whom no blocking one visits."""
    chain = _chain(visits)
    blocking = visits.keys() - set(chain)  # the rings
    blocked = set()
    for seat in chain:
        if seat not in blocked:
            blocking.add(seat)
            blocked.add(visits[seat].target)
    return blocking


def _chain(visits: Mapping[int, Order]) -> list[int]:
    """The courtesans outside a ring, each after all who visit her."""
    waiting = Counter(visit.target for visit in visits.values())
    chain = [seat for seat in visits if not waiting[seat]]
    for seat in chain:
        target = visits[seat].target
        waiting[target] -= 1
        if target in visits and not waiting[target]:
            chain.append(target)
    return chain


def _acts(night: Night, seat: int) -> bool:
    kinds = {*ROLE_ORDERS, Kind.KILL} if night.rules.courtesan_stops_kill else ROLE_ORDERS
    return any(order.seat == seat for kind in kinds for order in night.of(kind))
