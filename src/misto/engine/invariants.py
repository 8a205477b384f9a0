"""What is true of every sound game, one flag for each way in which a game can be wrong."""

from enum import Flag, auto

from misto.engine.game import Game
from misto.engine.orders import SLOT
from misto.engine.roles import MAFIA, MAY, SPECS
from misto.engine.terms import Kind, Phase, Role
from misto.engine.victory import victory


class Flaw(Flag):
    """The ways in which a game can be wrong; a sound one has none."""

    NONE = 0
    COUNTS_DIFFER = auto()  # seats, personas, persons, receipts
    LIVING_UNKNOWN = auto()  # somebody lives who has no seat
    DEAD_AND_ALIVE = auto()  # a seat is in `deaths` and among the living, or in neither
    DIED_TWICE = auto()
    ROLE_TWICE = auto()  # two living of a role of which there is one
    DEAD_SENDER = auto()
    DEAD_TARGET = auto()
    ORDER_NOT_OF_ROLE = auto()
    WRONG_SLOT = auto()
    TWO_TARGETS = auto()  # without a double kill granted
    UNCOUNTED_RECEIPT = auto()
    VOTE_OF_THE_BARRED = auto()
    DEAD_CARRIES_POISON = auto()
    SHOT_WITHOUT_PISTOL = auto()
    PENDING_OUT_OF_PLACE = auto()  # a resolution waits where orders are open, or none where closed
    WON_AND_GOES_ON = auto()
    NO_INSTANTS = auto()  # an open turn without its closing instant
    HEIR_PASSED_OVER = auto()  # a sergeant or a foundling who should have turned


def check(game: Game) -> Flaw:
    """Return every flaw of a game; `Flaw.NONE` for a sound one."""
    found = {**_seats(game), **_orders(game), **_turn(game)}
    flaws = Flaw.NONE
    for flaw, holds in found.items():
        if holds:
            flaws |= flaw
    return flaws


def _seats(game: Game) -> dict[Flaw, bool]:
    seats = set(game.seats)
    dead = [death.seat for death in game.deaths]
    roles = [game.role(seat) for seat in game.living & seats]
    by_rules = not _has_facts(game)  # the host may make two of a role, or bring one back
    singles = {role for role in Role if role not in _MANY}
    return {
        Flaw.COUNTS_DIFFER: len({len(game.roles), len(game.personas), len(game.receipts)}) > 1
        or len(game.persons) not in {0, len(game.roles)},
        Flaw.LIVING_UNKNOWN: not game.living <= seats,
        Flaw.DEAD_AND_ALIVE: (game.living & seats) ^ (seats - set(dead)) != set(),
        Flaw.DIED_TWICE: len(dead) > len(set(dead)),
        Flaw.ROLE_TWICE: by_rules and any(roles.count(role) > 1 for role in singles),
        Flaw.DEAD_CARRIES_POISON: not game.poisoned <= game.living,
        Flaw.SHOT_WITHOUT_PISTOL: any(
            seat not in game.living & seats or game.role(seat) is not Role.COMMISSIONER
            for seat in game.shots
        ),
    }


def _has_facts(game: Game) -> bool:
    """Say whether the host has ever changed a fact, on this turn or on one that is published."""
    return bool(game.facts) or any(before.facts for before in game.published)


_MANY = frozenset(role for role, spec in SPECS.items() if spec.many)


def _orders(game: Game) -> dict[Flaw, bool]:
    if game.phase not in {Phase.OPEN, Phase.CLOSED}:
        return {}
    orders = [*game.orders.items(), *(((s, Kind.SHOOT), o) for s, o in game.shots.items())]
    standing = [order for _, order in orders]
    receipts = dict(enumerate(game.receipts, 1))
    return {
        Flaw.DEAD_SENDER: any(order.seat not in game.living for order in standing),
        Flaw.DEAD_TARGET: any(
            target not in game.living for order in game.orders.values() for target in order.targets
        ),
        Flaw.ORDER_NOT_OF_ROLE: any(
            order.kind not in MAY[game.told(order.seat)]
            for order in standing
            if order.seat in game.seats
        ),
        Flaw.WRONG_SLOT: any(key != (o.seat, SLOT[o.kind]) for key, o in orders),
        Flaw.TWO_TARGETS: any(
            len(order.targets) > (2 if game.turn in game.double_kills else 1) for order in standing
        ),
        Flaw.UNCOUNTED_RECEIPT: any(
            order.number > receipts.get(order.seat, 0) for order in standing
        ),
        Flaw.VOTE_OF_THE_BARRED: any(
            game.barred(order.seat) for order in standing if order.kind is Kind.VOTE
        ),
    }


def _turn(game: Game) -> dict[Flaw, bool]:
    playing = game.phase in {Phase.OPEN, Phase.CLOSED}
    living = [game.role(seat) for seat in game.living & set(game.seats)]
    return {
        Flaw.PENDING_OUT_OF_PLACE: (game.pending is not None) != (game.phase is Phase.CLOSED),
        Flaw.WON_AND_GOES_ON: playing and victory(game.rules, living) is not None,
        Flaw.NO_INSTANTS: playing and (game.closes is None or game.hunt_opens is None),
        Flaw.HEIR_PASSED_OVER: playing
        and not _has_facts(game)
        and (
            (Role.SERGEANT in living and Role.COMMISSIONER not in living)
            or (Role.FOUNDLING in living and not MAFIA & {Role.BOSS} <= set(living))
        ),
    }
