"""What an event changes in the game and in a view of it alike: both have the fields named here."""

# ruff: noqa: ANN401  # a game or a view, before the event

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from misto.engine import events as e
from misto.engine.events import Event
from misto.engine.terms import Kind, Phase

Changes = dict[str, Any]


def _game_created(_: Any, event: e.GameCreated) -> Changes:
    return {
        "game": event.game,
        "title": event.title,
        "rules": event.rules,
        "hosts": event.hosts,
    }


def _enrolment_opened(now: Any, event: e.EnrolmentOpened) -> Changes:
    return {
        "phase": Phase.ENROLMENT,
        "commitments": (*now.commitments, event.commitment),
        "beacon_name": event.beacon_name,
    }


def _enrolment_closed(_: Any, event: e.EnrolmentClosed) -> Changes:
    return {"phase": Phase.FROZEN, "nonces": event.nonces, "lineup": event.lineup}


def _vote_barred(now: Any, event: e.VoteBarred) -> Changes:
    """HOST-3: a vote that stands is struck; the others keep their times."""
    changes: Changes = {"bars": now.bars | {(event.turn, event.seat)}}
    if event.turn == now.turn:
        vote = event.seat, Kind.VOTE
        changes["orders"] = {key: order for key, order in now.orders.items() if key != vote}
    return changes


def _seat_excluded(now: Any, event: e.SeatExcluded) -> Changes:
    return {"excluded": now.excluded | {event.seat}}


def _seat_left(now: Any, event: e.SeatLeft) -> Changes:
    return {"left": now.left | {event.seat}}


def _seat_silenced(now: Any, event: e.SeatSilenced) -> Changes:
    return {"silenced": now.silenced | {event.seat}}


def _double_kill_granted(now: Any, event: e.DoubleKillGranted) -> Changes:
    return {"double_kills": now.double_kills | {event.turn}}


def _turn_paused(_: Any, event: e.TurnPaused) -> Changes:  # noqa: ARG001
    return {"paused": True}


def _turn_resumed(_: Any, event: e.TurnResumed) -> Changes:
    return {"paused": False, "closes": event.closes}


def _close_moved(_: Any, event: e.CloseMoved) -> Changes:
    return {"closes": event.closes}


ALIKE: Mapping[type[Event], Callable[[Any, Any], Changes]] = MappingProxyType(
    {
        e.GameCreated: _game_created,
        e.EnrolmentOpened: _enrolment_opened,
        e.EnrolmentClosed: _enrolment_closed,
        e.VoteBarred: _vote_barred,
        e.SeatExcluded: _seat_excluded,
        e.SeatLeft: _seat_left,
        e.SeatSilenced: _seat_silenced,
        e.DoubleKillGranted: _double_kill_granted,
        e.TurnPaused: _turn_paused,
        e.TurnResumed: _turn_resumed,
        e.CloseMoved: _close_moved,
    },
)
"""The changes, by the kind of event."""

_SURVIVES_UNDO = frozenset(
    {
        "notes",
        "void_notes",
        "cleared",
        "persons",
        "former",
        "receipts",
        "excluded",
        "left",
        "silenced",
        "bars",
        "double_kills",
    },
)


def undone(now: Any) -> Changes:
    """Go back to before the last publication; who sits where, penalties and receipts stay."""
    before = now.published[-1]
    return {
        name: getattr(now if name in _SURVIVES_UNDO else before, name)
        for name in now.__struct_fields__
    }
