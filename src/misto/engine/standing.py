"""Where the orders of a turn stand, seat by seat: what was sent, what a role could still send."""

from collections.abc import Mapping
from types import MappingProxyType

from misto.engine.game import Game
from misto.engine.orders import Order
from misto.engine.roles import MAY
from misto.engine.terms import Kind

_WAITED_FOR: Mapping[Kind, frozenset[Kind]] = MappingProxyType(
    {kind: frozenset({kind}) for kind in Kind}
    | {Kind.HEAL: frozenset({Kind.HEAL, Kind.INJECT})}  # one takes the other's place (NIGHT-12)
)
_NOT_WAITED_FOR = frozenset({Kind.VOTE, Kind.NOTE, Kind.HUNT, Kind.SHOOT, Kind.INJECT})
"""Kinds that nobody waits for; a vote is owed, and told of by itself."""


def sent(game: Game, seat: int) -> tuple[Order, ...]:
    """Return the orders of a seat that stand, but for its vote; the last shot stands last."""
    orders = (*game.orders.values(), *game.shots.values())
    return tuple(o for o in orders if o.seat == seat and o.kind is not Kind.VOTE)


def unsent(game: Game, seat: int) -> tuple[Kind, ...]:
    """Return the kinds of orders that a seat's role could send this turn, and hasn't sent."""
    kinds = {order.kind for order in sent(game, seat)}
    may = MAY[game.told(seat)] - _NOT_WAITED_FOR
    return tuple(sorted(kind for kind in may if not _WAITED_FOR[kind] & kinds))
