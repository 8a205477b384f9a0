"""The host's other acts, each with its reason and its audience (HOST-1, HOST-3…6, GHOST-2)."""

from datetime import datetime

from msgspec.structs import replace

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.clauses import Clause
from misto.engine.decide.guards import no_reason, no_such_seat, unfit_text, wrong_phase
from misto.engine.decide.resolving import resolved_anew
from misto.engine.events import ALL, HOST, Event
from misto.engine.game import Game
from misto.engine.names import clean, name_fault
from misto.engine.orders import SLOT
from misto.engine.refusals import Code, Refusal
from misto.engine.terms import Kind, Phase, Side

Decision = tuple[Event, ...] | Refusal


def _no_ruling(game: Game, clause: Clause, why: str, *seats: int) -> Refusal | None:
    """Refuse a ruling outside a turn, on nobody, or without its reason."""
    return (
        wrong_phase(game, clause, Phase.OPEN, Phase.CLOSED)
        or no_such_seat(game, clause, *seats)
        or no_reason(why)
    )


def void_order(game: Game, command: c.VoidOrder, at: datetime) -> Decision:
    """HOST-1: the host voids an order; its owner is told."""
    seat, kind = command.seat, command.order
    if refusal := _no_ruling(game, Clause.HOST_1, command.why, seat):
        return refusal
    sent = game.sent(seat, kind)
    stands = seat in game.notes if kind is Kind.NOTE else sent is not None and sent.kind is kind
    if not stands:
        return Refusal(code=Code.NO_SUCH_ORDER, clause=Clause.HOST_1, seat=seat, kind=kind)
    if (seat, SLOT[kind]) in game.voided or (kind is Kind.NOTE and seat in game.void_notes):
        return Refusal(code=Code.ALREADY_SO, clause=Clause.HOST_1, seat=seat, kind=kind)
    why = command.why
    voided = e.OrderVoided(at=at, audience=(seat,), seat=seat, order=kind, why=why)
    return resolved_anew(game, (voided,), at)


def change_fact(game: Game, command: c.ChangeFact, at: datetime) -> Decision:
    """HOST-1: the host changes a settled fact; who knew the old one learns it at publication."""
    if refusal := _no_ruling(game, Clause.HOST_1, command.why, command.fact.seat):
        return refusal
    fact = replace(command.fact, why=command.why)
    changed = e.FactChanged(at=at, audience=HOST, fact=fact, why=command.why)
    return resolved_anew(game, (changed,), at)


def bar_vote(game: Game, command: c.BarVote, at: datetime) -> Decision:
    """HOST-3: the right to vote is taken for a turn; the barred alone is told."""
    if refusal := _no_ruling(game, Clause.HOST_3, command.why, *command.seats):
        return refusal
    closed = game.phase is Phase.CLOSED
    turn = command.turn or game.turn + closed
    if turn < game.turn + closed:
        return Refusal(code=Code.NOT_LATER, clause=Clause.HOST_3, turn=turn)
    if turn == game.turn and game.rules.ballots == "live":
        return Refusal(code=Code.BAR_ONLY_A_COMING_TURN, clause=Clause.GAME_7, turn=turn)
    for seat in command.seats:
        if seat not in game.living:
            return Refusal(code=Code.TARGET_DEAD, clause=Clause.HOST_3, seat=seat)
        if (turn, seat) in game.bars:
            return Refusal(code=Code.ALREADY_SO, clause=Clause.HOST_3, seat=seat)
    return tuple(
        e.VoteBarred(at=at, audience=(seat,), seat=seat, turn=turn, why=command.why)
        for seat in dict.fromkeys(command.seats)
    )


def exclude(game: Game, command: c.Exclude, at: datetime) -> Decision:
    """HOST-4: no more posts or orders from now on; settled at the resolution."""
    seat = command.seat
    refusal = _no_ruling(game, Clause.HOST_4, command.why, seat)
    if refusal:
        return refusal
    if seat in game.excluded:
        return Refusal(code=Code.ALREADY_SO, clause=Clause.HOST_4, seat=seat)
    excluded = e.SeatExcluded(at=at, audience=ALL, seat=seat, why=command.why)
    return resolved_anew(game, (excluded,), at)


def leave(game: Game, command: c.Leave, at: datetime) -> Decision:
    """HOST-6: a player goes; nobody learns it before the report."""
    seat = command.seat
    refusal = wrong_phase(game, Clause.HOST_6, Phase.OPEN, Phase.CLOSED)
    refusal = refusal or no_such_seat(game, Clause.HOST_6, seat)
    refusal = refusal or unfit_text(Clause.HOST_6, command.why)
    if refusal:
        return refusal
    if seat not in game.living:
        return Refusal(code=Code.SENDER_DEAD, clause=Clause.HOST_6, seat=seat)
    if seat in game.left or seat in game.excluded:
        return Refusal(code=Code.ALREADY_SO, clause=Clause.HOST_6, seat=seat)
    left = e.SeatLeft(at=at, audience=(seat,), seat=seat, why=command.why)
    return resolved_anew(game, (left,), at)


def silence(game: Game, command: c.Silence, at: datetime) -> Decision:
    """GHOST-2: a ghost of the mafia who hints is silenced."""
    seat = command.seat
    if refusal := _no_ruling(game, Clause.GHOST_2, command.why, seat):
        return refusal
    if seat in game.living or game.side(seat) is not Side.MAFIA:
        return Refusal(code=Code.NOT_A_GHOST_OF_THE_MAFIA, clause=Clause.GHOST_2, seat=seat)
    if seat in game.silenced:
        return Refusal(code=Code.ALREADY_SO, clause=Clause.GHOST_2, seat=seat)
    return (e.SeatSilenced(at=at, audience=ALL, seat=seat, why=command.why),)


def grant_double_kill(game: Game, command: c.GrantDoubleKill, at: datetime) -> Decision:
    """GHOST-2, MAFIA-3: the mafia may name two, in this turn alone."""
    refusal = wrong_phase(game, Clause.GHOST_2, Phase.OPEN) or no_reason(command.why)
    if refusal:
        return refusal
    turn = game.turn
    if turn in game.double_kills:
        return Refusal(code=Code.ALREADY_SO, clause=Clause.GHOST_2, turn=turn)
    may = tuple(seat for seat in game.mafia() if seat not in game.excluded | game.left)
    return (e.DoubleKillGranted(at=at, audience=may, turn=turn, why=command.why),)


def replace_player(game: Game, command: c.Replace, at: datetime) -> Decision:
    """HOST-6: the newcomer has the seat with all that it knows; only the two are told."""
    seat, new = command.seat, clean(command.person)
    refusal = _no_ruling(game, Clause.HOST_6, command.why, seat)
    if refusal:
        return refusal
    if name_fault(new):
        return Refusal(code=Code.NAME_UNFIT, clause=Clause.HOST_6, name=command.person)
    if new in game.hosts:
        return Refusal(code=Code.HOST_HAS_NO_SEAT, clause=Clause.GAME_6, name=new)
    if new in game.persons or new in game.former:
        return Refusal(code=Code.PERSON_HAS_PLAYED, clause=Clause.HOST_6, name=new)
    if seat in game.excluded or seat not in game.living:
        return Refusal(code=Code.OUT_OF_GAME, clause=Clause.HOST_6, seat=seat)
    old = game.persons[seat - 1] if game.persons else ""
    return resolved_anew(game, _replaced(command, old, new, at), at)


def _replaced(command: c.Replace, old: str, new: str, at: datetime) -> tuple[Event, ...]:
    """The host knows both; each of the two learns of the seat, and nothing of the other."""
    seat, why, cleared = command.seat, command.why, command.clear_misses
    replaced = e.PlayerReplaced(
        at=at, audience=HOST, seat=seat, old=old, new=new, why=why, misses_cleared=cleared
    )
    lost = e.SeatLost(at=at, audience=(old,), seat=seat, person=old, why=why)
    taken = e.SeatTaken(
        at=at, audience=(new, seat), seat=seat, person=new, why=why, misses_cleared=cleared
    )
    return (replaced, lost, taken) if old else (replaced, taken)
