"""The random player: every choice uniform over what the rules allow, and not a word said.

A vote for a living other; each role order on a seat that its kind may name (a healing on oneself
too); the mafia agrees on one uniform victim, whom each of its members names; no injection, no shot,
no note. Who may hunt does so with the chance that is given, on a uniform living other.
"""

from misto.engine import GiveOrder, Kind, Role
from misto.engine.roles import MAFIA, SPECS
from misto.sim.draws import Purpose
from misto.sim.policies.asking import holds_court, holds_hunt
from misto.sim.policies.spec import Chair, Policy


def act(chair: Chair) -> list[GiveOrder]:
    """Send a vote, the order of the role, and perhaps a hunt."""
    view, seat, chance = chair.view, chair.seat, chair.chance
    role = view.roles[seat]
    living = [other for other in view.seats if other not in view.dead]
    others = [other for other in living if other != seat]
    orders = []
    if holds_court(view):
        orders.append(chair.order(Kind.VOTE, chance.one_of(others, Purpose.VOTE)))
    if role in MAFIA:
        town = [other for other in living if view.roles.get(other) not in MAFIA]
        orders.append(chair.order(Kind.KILL, chance.victim(town)))
        if role is Role.FRAMER:
            orders.append(chair.order(Kind.FRAME, chance.one_of(town, Purpose.ROLE)))
        return orders
    if SPECS[role].orders:
        kind = SPECS[role].orders[0]
        targets = living if kind is Kind.HEAL else others
        orders.append(chair.order(kind, chance.one_of(targets, Purpose.ROLE)))
    if chair.hunt and holds_hunt(view) and chance.happens(chair.hunt, Purpose.HUNTS):
        orders.append(chair.order(Kind.HUNT, chance.one_of(others, Purpose.QUARRY)))
    return orders


RANDOM = Policy("random", act, recalls=False, piece=100)
