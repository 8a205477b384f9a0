"""What each visible event adds to a view."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.changes import ALIKE, Changes, undone
from misto.engine.events import ALL, Event
from misto.engine.orders import SLOT, Note
from misto.engine.terms import Kind, Phase, Role
from misto.engine.views.view import TurnView, View


def see(view: View, event: Event) -> View:
    """Return the view after an event that its viewer sees."""
    seen = _SEEN.get(type(event))
    changes = seen(view, event) if seen else {}
    kind = type(event)
    if view.turns and "turns" not in changes:
        if kind in _ORDERS:
            changes["turns"] = _filed(view, orders=(*view.turns[-1].orders, event))
        elif kind in _RULINGS:
            changes["turns"] = _filed(view, rulings=(*view.turns[-1].rulings, event))
        elif kind in _FACTS:
            changes["turns"] = _filed(view, facts=(*view.turns[-1].facts, event))
    return replace(view, **changes)


def _filed(view: View, **changes: object) -> tuple[TurnView, ...]:
    return (*view.turns[:-1], replace(view.turns[-1], **changes))


_ORDERS = frozenset(
    {e.OrderGiven, e.OrderWithdrawn, e.OrderVoided, e.NoteGiven, e.VoteShown},
)
_RULINGS = frozenset(
    {
        e.FactChanged,
        e.VoteBarred,
        e.SeatExcluded,
        e.SeatLeft,
        e.SeatSilenced,
        e.DoubleKillGranted,
        e.TurnExtended,
        e.TurnPaused,
        e.TurnResumed,
        e.CloseMoved,
        e.PlayerReplaced,
        e.SeatTaken,
        e.SeatLost,
    },
)
_FACTS = frozenset(
    {
        e.SeatDied,
        e.SeatRevived,
        e.FactCorrected,
        e.CourtHeld,
        e.KeeperNamed,
        e.CheckAnswered,
        e.CheckUnanswered,
        e.NoteHanded,
        e.RoleTold,
        e.MateTold,
        e.PersonRevealed,
        e.GameWon,
    },
)


def _enrolled(view: View, event: e.Enrolled) -> Changes:
    return {"own_nonces": {**view.own_nonces, event.person: event.nonce}}


def _enrolment_withdrawn(view: View, event: e.EnrolmentWithdrawn) -> Changes:
    kept = {person: nonce for person, nonce in view.own_nonces.items() if person != event.person}
    return {"own_nonces": kept}


def _roster_changed(_: View, event: e.RosterChanged) -> Changes:
    return {"enrolled": event.count, "roster": event.persons}


def _deal_cancelled(view: View, event: e.DealCancelled) -> Changes:
    fresh = View(
        game=view.game,
        title=view.title,
        rules=view.rules,
        hosts=view.hosts,
        commitments=view.commitments,
        cancelled_keys=(*view.cancelled_keys, event.key),
    )
    return {name: getattr(fresh, name) for name in View.__struct_fields__}


def _dealt(_: View, event: e.Dealt) -> Changes:
    return {"dealt": event, "roles": dict(enumerate(event.roles, 1))}


def _table_set(_: View, event: e.TableSet) -> Changes:
    return {"personas": event.personas, "beacon": event.beacon}


def _person_seated(view: View, event: e.PersonSeated) -> Changes:
    return {"persons": {**view.persons, event.seat: event.person}}


def _role_told(view: View, event: e.RoleTold) -> Changes:
    changes: Changes = {}
    if event.role is not Role.COMMISSIONER:  # the pistol is his (SHOT-1)
        changes["shots"] = {s: order for s, order in view.shots.items() if s != event.seat}
    if view.dealt:  # who sees the deal itself knows better than what a seat was told (FOUND-1)
        return changes
    told = {event.seat: event.role, **dict(event.mates)}
    if event.commissioner:
        told[event.commissioner] = Role.COMMISSIONER
    return changes | {"roles": view.roles | told}


def _mate_told(view: View, event: e.MateTold) -> Changes:
    return {} if view.dealt else {"roles": {**view.roles, event.seat: event.role}}


def _turn_opened(view: View, event: e.TurnOpened) -> Changes:
    return {
        "phase": Phase.OPEN,
        "paused": False,
        "turn": event.turn,
        "hunt_opens": event.hunt_opens,
        "closes": event.closes,
        "turns": (*view.turns, TurnView(turn=event.turn, opened=event)),
        "orders": {},
        "shown_votes": {},
    }


def _order_given(view: View, event: e.OrderGiven) -> Changes:
    order = event.order
    if order.kind is Kind.SHOOT:
        return {"shots": {**view.shots, order.seat: order}}
    kept = {key: one for key, one in view.orders.items() if key != order.key}
    return {"orders": {**kept, order.key: order}}


def _order_withdrawn(view: View, event: e.OrderWithdrawn | e.OrderVoided) -> Changes:
    if event.order is Kind.SHOOT:
        return {"shots": {s: order for s, order in view.shots.items() if s != event.seat}}
    key = event.seat, SLOT[event.order]
    return {"orders": {k: order for k, order in view.orders.items() if k != key}}


def _vote_shown(view: View, event: e.VoteShown) -> Changes:
    shown = {seat: votes for seat, votes in view.shown_votes.items() if seat != event.seat}
    if event.targets is not None:
        shown[event.seat] = event.targets
    return {"shown_votes": shown}


def _note_given(view: View, event: e.NoteGiven) -> Changes:
    note = Note(event.seat, event.to, event.text, event.number)
    return {"notes": {**view.notes, event.seat: note}}


def _turn_closed(view: View, event: e.TurnClosed) -> Changes:
    return {"phase": Phase.CLOSED, "paused": False, "turns": _filed(view, closed=event)}


def _turn_resolved(view: View, event: e.TurnResolved) -> Changes:
    return {"turns": _filed(view, resolved=event)}


def _report_published(view: View, event: e.ReportPublished) -> Changes:
    changes: Changes = {
        "turns": _filed(view, published=event),
        "published": (*view.published, view),
    }
    resolved = view.turns[-1].resolved  # the host alone has seen it
    if resolved:
        changes["roles"] = view.roles | dict(resolved.resolution.roles)
    return changes


def _story_told(view: View, event: e.StoryTold) -> Changes:
    return {
        "turns": tuple(
            replace(turn, published=replace(turn.published, story=event.story))
            if turn.published and turn.turn == event.turn
            else turn
            for turn in view.turns
        ),
    }


def _seat_died(view: View, event: e.SeatDied) -> Changes:
    shots = {seat: order for seat, order in view.shots.items() if seat != event.seat}
    return {"dead": {**view.dead, event.seat: event}, "shots": shots}


def _seat_revived(view: View, event: e.SeatRevived) -> Changes:
    return {
        "dead": {seat: died for seat, died in view.dead.items() if seat != event.seat},
        "excluded": view.excluded - {event.seat},
        "left": view.left - {event.seat},
    }


def _fact_corrected(view: View, event: e.FactCorrected) -> Changes:
    died = view.dead.get(event.seat)
    if died is None or event.audience != ALL:
        return {}
    return {"dead": {**view.dead, event.seat: replace(died, shown=event.shown)}}


def _keeper_named(_: View, event: e.KeeperNamed) -> Changes:
    return {"keeper": event.seat}


def _person_revealed(view: View, event: e.PersonRevealed) -> Changes:
    return {"persons": {**view.persons, event.seat: event.person}}


def _game_won(_: View, event: e.GameWon) -> Changes:
    return {"phase": Phase.OVER, "winner": event.winner}


def _resolution_undone(view: View, event: e.ResolutionUndone) -> Changes:
    """As it was at that close; but told is told."""
    before = view.published[-1]
    told = view.turns[len(before.turns) - 1 :]
    turns = _filed(before, rulings=(*before.turns[-1].rulings, event))
    return undone(view) | {"undone": (*view.undone, *told), "turns": turns}


def _turn_extended(view: View, event: e.TurnExtended) -> Changes:
    rulings = (*view.turns[-1].rulings, event)
    turns = _filed(view, closed=None, resolved=None, rulings=rulings)
    return {"phase": Phase.OPEN, "closes": event.closes, "turns": turns}


def _player_replaced(view: View, event: e.PlayerReplaced) -> Changes:
    return {
        "persons": {**view.persons, event.seat: event.new},
        "left": view.left - {event.seat},
    }


def _seat_taken(view: View, event: e.SeatTaken) -> Changes:
    persons = {**view.persons, event.seat: event.person}
    return {"persons": persons, "left": view.left - {event.seat}}


def _seat_lost(view: View, event: e.SeatLost) -> Changes:
    kept = {seat: person for seat, person in view.persons.items() if person != event.person}
    return {"persons": kept}


def _game_opened(_: View, event: e.GameOpened) -> Changes:
    return {"phase": Phase.OPENED, "key": event.key}


def _awards_given(_: View, event: e.AwardsGiven) -> Changes:
    return {"awards": event.winners}


_SEEN: Mapping[type[Event], Callable[[View, Any], Changes]] = MappingProxyType(
    {
        **ALIKE,
        e.Enrolled: _enrolled,
        e.EnrolmentWithdrawn: _enrolment_withdrawn,
        e.RosterChanged: _roster_changed,
        e.DealCancelled: _deal_cancelled,
        e.Dealt: _dealt,
        e.TableSet: _table_set,
        e.PersonSeated: _person_seated,
        e.RoleTold: _role_told,
        e.MateTold: _mate_told,
        e.TurnOpened: _turn_opened,
        e.OrderGiven: _order_given,
        e.OrderWithdrawn: _order_withdrawn,
        e.OrderVoided: _order_withdrawn,
        e.VoteShown: _vote_shown,
        e.NoteGiven: _note_given,
        e.TurnClosed: _turn_closed,
        e.TurnResolved: _turn_resolved,
        e.ReportPublished: _report_published,
        e.StoryTold: _story_told,
        e.SeatDied: _seat_died,
        e.SeatRevived: _seat_revived,
        e.FactCorrected: _fact_corrected,
        e.KeeperNamed: _keeper_named,
        e.PersonRevealed: _person_revealed,
        e.GameWon: _game_won,
        e.ResolutionUndone: _resolution_undone,
        e.TurnExtended: _turn_extended,
        e.PlayerReplaced: _player_replaced,
        e.SeatTaken: _seat_taken,
        e.SeatLost: _seat_lost,
        e.GameOpened: _game_opened,
        e.AwardsGiven: _awards_given,
    },
)
