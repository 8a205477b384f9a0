"""Orders, withdrawals, last notes: what is taken, and what is refused at once (ORDER-6)."""

from datetime import datetime
from types import MappingProxyType

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.clauses import Clause
from misto.engine.decide.guards import no_reason, no_such_seat, wrong_phase
from misto.engine.decide.resolving import resolved_anew
from misto.engine.events import ALL, Event
from misto.engine.game import Game
from misto.engine.names import text_fits
from misto.engine.orders import SLOT, Order
from misto.engine.refusals import Code, Refusal
from misto.engine.roles import MAFIA, MAY
from misto.engine.terms import Kind, Phase

Decision = tuple[Event, ...] | Refusal

_ON_ONESELF = frozenset({Kind.HEAL, Kind.INJECT})
_NOT_ON_MATES = MappingProxyType({Kind.KILL: Clause.MAFIA_1, Kind.FRAME: Clause.NIGHT_3})
_PAIR = 2  # the most names of a double kill (MAFIA-3)


def give_order(game: Game, command: c.GiveOrder, at: datetime) -> Decision:
    """ORDER-6: an order that isn't refused at once is accepted, whatever becomes of it at night."""
    refusal = (
        no_such_seat(game, Clause.ORDER_6, command.seat, *command.targets)
        or _out_of_time(game, command, at)
        or _out_of_game(game, command.seat)
        or _unfit(game, command)
        or (None if command.untimed else _hunt_too_early(game, command, at))
    )
    return refusal or _accept(game, command, at)


def enter_order(game: Game, command: c.EnterOrder, at: datetime) -> Decision:
    """HOST-1: the host enters an order, until the report is published; its hour doesn't matter."""
    refusal = (
        wrong_phase(game, Clause.HOST_1, Phase.OPEN, Phase.CLOSED)
        or no_reason(command.why)
        or no_such_seat(game, Clause.ORDER_6, command.seat, *command.targets)
        or _unfit(game, command)
    )
    if refusal:
        return refusal
    return resolved_anew(game, _accept(game, command, at, command.why), at)


def _out_of_time(
    game: Game,
    command: c.GiveOrder | c.WithdrawOrder | c.GiveNote,
    at: datetime,
) -> Refusal | None:
    if game.phase not in {Phase.OPEN, Phase.CLOSED}:
        return Refusal(code=Code.WRONG_PHASE, clause=Clause.TIME_6, phase=game.phase)
    if command.turn not in {None, game.turn}:
        return Refusal(code=Code.ORDERS_CLOSED, clause=Clause.TIME_1, turn=command.turn)
    timed = not (command.untimed or game.paused)
    late = game.closes is not None and at >= game.closes and timed
    if game.phase is Phase.CLOSED or late:
        return Refusal(code=Code.ORDERS_CLOSED, clause=Clause.TIME_1, turn=game.turn)
    return None


def _out_of_game(game: Game, seat: int) -> Refusal | None:
    if seat in game.excluded:
        return Refusal(code=Code.OUT_OF_GAME, clause=Clause.HOST_4, seat=seat)
    if seat in game.left:
        return Refusal(code=Code.OUT_OF_GAME, clause=Clause.HOST_6, seat=seat)
    return None


def _unfit(game: Game, command: c.GiveOrder | c.EnterOrder) -> Refusal | None:
    """Refuse what the sender can see to be wrong, and only that (law 3)."""
    seat, kind = command.seat, command.order
    if seat not in game.living:
        return Refusal(code=Code.SENDER_DEAD, clause=Clause.DEATH_4, seat=seat)
    if kind is Kind.NOTE or kind not in MAY[game.told(seat)]:
        return Refusal(code=Code.NOT_YOUR_ORDER, clause=Clause.ORDER_6, kind=kind)
    if kind is Kind.VOTE and not game.wants_votes():
        return Refusal(code=Code.NO_COURT, clause=Clause.TIME_5, turn=game.turn)
    if kind is Kind.VOTE and game.barred(seat):
        return Refusal(code=Code.VOTE_BARRED, clause=Clause.HOST_3, turn=game.turn)
    if kind is Kind.HUNT and game.turn < game.rules.hunt_from_turn:
        return Refusal(code=Code.NO_HUNT, clause=Clause.TIME_5, turn=game.turn)
    return _wrong_number(game, command) or _wrong_target(game, command)


def _hunt_too_early(game: Game, command: c.GiveOrder, at: datetime) -> Refusal | None:
    if command.order is not Kind.HUNT or game.hunt_opens is None or at >= game.hunt_opens:
        return None
    hour = game.rules.hunt_opens
    return Refusal(code=Code.HUNT_NOT_OPEN, clause=Clause.TIME_2, hour=hour)


def _wrong_number(game: Game, command: c.GiveOrder | c.EnterOrder) -> Refusal | None:
    kind, many = command.order, len(set(command.targets))
    if not many:
        if kind is Kind.SHOOT or (kind is Kind.VOTE and game.rules.may_abstain):
            return None
        clause = Clause.COURT_1 if kind is Kind.VOTE else Clause.ORDER_6
        return Refusal(code=Code.NO_TARGET, clause=clause, kind=kind)
    granted = kind is Kind.KILL and game.turn in game.double_kills
    if many > (_PAIR if granted else 1):
        clause = Clause.MAFIA_3 if kind is Kind.KILL else Clause.ORDER_6
        return Refusal(code=Code.TOO_MANY_TARGETS, clause=clause, kind=kind)
    return None


def _wrong_target(game: Game, command: c.GiveOrder | c.EnterOrder) -> Refusal | None:
    seat, kind = command.seat, command.order
    for target in command.targets:
        if target not in game.living:
            return Refusal(code=Code.TARGET_DEAD, clause=Clause.ORDER_6, seat=target, kind=kind)
        if target == seat and kind is Kind.VOTE and not game.rules.self_vote:
            return Refusal(code=Code.ON_ONESELF, clause=Clause.COURT_1, kind=kind)
        if target == seat and kind is not Kind.VOTE and kind not in _ON_ONESELF:
            return Refusal(code=Code.ON_ONESELF, clause=Clause.ORDER_6, kind=kind)
        if kind in _NOT_ON_MATES and game.role(target) in MAFIA:
            clause = _NOT_ON_MATES[kind]
            return Refusal(code=Code.ON_A_MATE, clause=clause, seat=target, kind=kind)
    return None


def _accept(
    game: Game,
    command: c.GiveOrder | c.EnterOrder,
    at: datetime,
    why: str | None = None,
) -> tuple[Event, ...]:
    """ORDER-2: the same again is no new order; a shot on nobody clears the one that stands."""
    seat, kind = command.seat, command.order
    targets = tuple(dict.fromkeys(command.targets))
    number = game.receipts[seat - 1] + 1
    standing = _standing(game, seat, kind)
    if kind is Kind.SHOOT and not targets:
        return _withdrawn(game, standing, at) if standing else ()
    if standing and standing.kind is kind and standing.targets == targets:
        return ()
    order = Order(seat, kind, targets, number)
    given = e.OrderGiven(at=at, audience=(seat,), order=order, why=why)
    return (given, *_shown(game, kind, seat, targets, at))


def _standing(game: Game, seat: int, kind: Kind) -> Order | None:
    """Return the order that stands; one that the host voided doesn't, and may be given again."""
    return None if (seat, SLOT[kind]) in game.voided else game.sent(seat, kind)


def _shown(
    game: Game,
    kind: Kind,
    seat: int,
    targets: tuple[int, ...] | None,
    at: datetime,
) -> tuple[Event, ...]:
    """COURT-6, GAME-7: a live ballot is seen at once, but on a turn with a barred vote none is."""
    if kind is not Kind.VOTE or game.rules.ballots != "live" or game.has_bars():
        return ()
    return (e.VoteShown(at=at, audience=ALL, seat=seat, targets=targets),)


def withdraw_order(game: Game, command: c.WithdrawOrder, at: datetime) -> Decision:
    """ORDER-2: until the close an order can be withdrawn; the one before it doesn't come back."""
    seat, kind = command.seat, command.order
    refusal = (
        no_such_seat(game, Clause.ORDER_6, seat)
        or _out_of_time(game, command, at)
        or _out_of_game(game, seat)
    )
    if refusal:
        return refusal
    if kind is Kind.NOTE:
        return Refusal(code=Code.NOTE_CANT_BE_WITHDRAWN, clause=Clause.NOTE_1, kind=kind)
    standing = _standing(game, seat, kind)
    if standing is None or standing.kind is not kind:
        return Refusal(code=Code.NOTHING_TO_WITHDRAW, clause=Clause.ORDER_2, kind=kind)
    return _withdrawn(game, standing, at)


def _withdrawn(game: Game, order: Order, at: datetime) -> tuple[Event, ...]:
    seat, kind = order.seat, order.kind
    number = game.receipts[seat - 1] + 1
    withdrawn = e.OrderWithdrawn(
        at=at,
        audience=(seat,),
        seat=seat,
        order=kind,
        number=number,
    )
    return (withdrawn, *_shown(game, kind, seat, None, at))


def give_note(game: Game, command: c.GiveNote, at: datetime) -> Decision:
    """NOTE-1: once a game each living player may give the host a last note."""
    seat, to = command.seat, command.to
    refusal = (
        no_such_seat(game, Clause.ORDER_6, seat, to)
        or _out_of_time(game, command, at)
        or _out_of_game(game, seat)
    )
    if refusal:
        return refusal
    code = None
    if seat not in game.living:
        code = Code.SENDER_DEAD
    elif seat in game.notes:
        code = Code.NOTE_GIVEN
    elif to not in game.living:
        code = Code.TARGET_DEAD
    elif to == seat:
        code = Code.ON_ONESELF
    elif not text_fits(command.text):
        code = Code.TEXT_UNFIT
    if code:
        return Refusal(code=code, clause=Clause.NOTE_1, kind=Kind.NOTE, seat=to)
    number = game.receipts[seat - 1] + 1
    text = command.text
    note = e.NoteGiven(at=at, audience=(seat,), seat=seat, to=to, text=text, number=number)
    return (note,)
