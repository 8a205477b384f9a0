"""What a viewer may know: a fold over the events that the viewer may see, and over nothing else.

A view is built up, never cut down (law 2): an event whose audience does not include the viewer is
never looked at, so two ledgers that show a viewer the same events give this viewer the same view.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.events import ALL, SEALED, Award, Event, Persona
from misto.engine.orders import SLOT, Key, Note, Order
from misto.engine.rules import CLASSIC, Rules
from misto.engine.terms import Kind, Phase, Role, Winner


class Host(Struct, frozen=True):
    """The host or a co-host."""


class Reader(Struct, frozen=True):
    """Anybody: a reader, a stranger."""


class Seat(Struct, frozen=True):
    """Who sits on a seat, alive or a ghost."""

    number: int


class Person(Struct, frozen=True):
    """A person, by the name the ledger has: enrolled, seated, or replaced."""

    name: str


Viewer = Host | Reader | Seat | Person


class TurnView(Struct, frozen=True, kw_only=True):
    """One turn, as a viewer sees it: the visible events, sorted by what they are."""

    turn: int
    opened: e.TurnOpened
    closed: e.TurnClosed | None = None
    resolved: e.TurnResolved | None = None  # the host's
    published: e.ReportPublished | None = None
    facts: tuple[Event, ...] = ()  # what the publication made known
    orders: tuple[Event, ...] = ()  # given, withdrawn, voided, shown
    rulings: tuple[Event, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """A game as one viewer may know it; what the viewer may not know isn't in it.

    `roles` are the roles the viewer knows of: one's own as it was told, mates, the commissioner
    (for the sergeant); all of them for the host. `orders`, `shots`, `notes` are one's own, or all
    for the host. `undone` keeps what was published and then undone: told is told.
    """

    game: str = ""
    title: str = ""
    rules: Rules = CLASSIC
    phase: Phase = Phase.CREATED
    paused: bool = False

    enrolled: int = 0
    roster: tuple[str, ...] | None = None
    own_nonces: dict[str, str] = {}
    commitments: tuple[str, ...] = ()
    cancelled_keys: tuple[str, ...] = ()
    beacon_name: str | None = None
    beacon: str | None = None
    nonces: tuple[str, ...] = ()
    lineup: tuple[Role, ...] = ()
    key: str | None = None
    dealt: e.Dealt | None = None

    personas: tuple[Persona, ...] = ()
    persons: dict[int, str] = {}
    roles: dict[int, Role] = {}
    dead: dict[int, e.SeatDied] = {}
    excluded: frozenset[int] = frozenset()
    silenced: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()
    keeper: int | None = None
    winner: Winner | None = None

    turn: int = 0
    hunt_opens: datetime | None = None
    closes: datetime | None = None
    turns: tuple[TurnView, ...] = ()
    orders: dict[Key, Order] = {}
    shown_votes: dict[int, tuple[int, ...]] = {}
    shots: dict[int, Order] = {}
    notes: dict[int, Note] = {}
    bars: frozenset[tuple[int, int]] = frozenset()
    double_kills: frozenset[int] = frozenset()
    undone: tuple[TurnView, ...] = ()
    published: tuple["View", ...] = ()
    awards: tuple[tuple[Award, tuple[int, ...]], ...] = ()

    @property
    def seats(self) -> range:
        """All seats, the dead included."""
        return range(1, len(self.personas) + 1)

    @property
    def living(self) -> tuple[int, ...]:
        """The seats whose death hasn't been announced."""
        return tuple(seat for seat in self.seats if seat not in self.dead)

    def persona(self, seat: int) -> Persona:
        """The persona that speaks from a seat."""
        return self.personas[seat - 1]


def view_for(ledger: Sequence[Event], viewer: Viewer) -> View:
    """Fold the events that a viewer may see into what this viewer knows.

    Who sits on a seat knows what the seat was told, a newcomer too; a person who was replaced knows
    what they knew at that moment, and what all know (HOST-6). Once the game is opened, all see
    everything, but who was who where `reveal_person` is `never` (END-1, SEAT-4).
    """
    view = View()
    for event in visible(ledger, viewer):
        view = _see(view, event)
    return view


def visible(ledger: Sequence[Event], viewer: Viewer) -> Iterable[Event]:
    """Yield the events of a ledger that a viewer may see, in order."""
    opened = any(isinstance(event, e.GameOpened) for event in ledger)
    hidden = _PERSONAL if opened and not _persons_open(ledger) else ()
    keys, until = _keys(ledger, viewer)
    for place, event in enumerate(ledger):
        audience = event.audience
        if audience == ALL or (opened and not isinstance(event, hidden)):
            yield event
        elif isinstance(viewer, Host):
            if audience != SEALED:
                yield event
        elif isinstance(audience, tuple) and not keys.isdisjoint(audience):
            if place <= until or not _only_by_seat(audience, viewer):
                yield event


_PERSONAL = (
    e.Enrolled,
    e.EnrolmentWithdrawn,
    e.RosterChanged,
    e.PersonSeated,
    e.PlayerReplaced,
    e.AwardVoted,
)
"""The events that name persons: closed for ever where `reveal_person` is `never`."""


def _persons_open(ledger: Sequence[Event]) -> bool:
    created = next(event for event in ledger if isinstance(event, e.GameCreated))
    return created.rules.reveal_person != "never"


def _keys(ledger: Sequence[Event], viewer: Viewer) -> tuple[frozenset[int | str], int]:
    """The names under which a viewer stands in audiences, and the event after which a seat is lost."""
    until = len(ledger)
    if isinstance(viewer, Seat):
        return frozenset({viewer.number}), until
    if not isinstance(viewer, Person):
        return frozenset(), until
    keys: set[int | str] = {viewer.name}
    for place, event in enumerate(ledger):
        if isinstance(event, e.PersonSeated) and event.person == viewer.name:
            keys = {viewer.name, event.seat}
        elif isinstance(event, e.PlayerReplaced) and event.new == viewer.name:
            keys = {viewer.name, event.seat}
        elif isinstance(event, e.PlayerReplaced) and event.old == viewer.name:
            until = place
    return frozenset(keys), until


def _only_by_seat(audience: tuple[int | str, ...], viewer: Viewer) -> bool:
    return isinstance(viewer, Person) and viewer.name not in audience


# What a visible event adds to a view.


def _see(view: View, event: Event) -> View:
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


def _filed(view: View, **changes: Any) -> tuple[TurnView, ...]:
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
    },
)
_FACTS = frozenset(
    {
        e.SeatDied,
        e.SeatRevived,
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

Changes = dict[str, Any]


def _game_created(_: View, event: e.GameCreated) -> Changes:
    return {"game": event.game, "title": event.title, "rules": event.rules}


def _enrolment_opened(view: View, event: e.EnrolmentOpened) -> Changes:
    return {
        "phase": Phase.ENROLMENT,
        "commitments": (*view.commitments, event.commitment),
        "beacon_name": event.beacon_name,
    }


def _enrolled(view: View, event: e.Enrolled) -> Changes:
    return {"own_nonces": {**view.own_nonces, event.person: event.nonce}}


def _enrolment_withdrawn(view: View, event: e.EnrolmentWithdrawn) -> Changes:
    kept = {person: nonce for person, nonce in view.own_nonces.items() if person != event.person}
    return {"own_nonces": kept}


def _roster_changed(_: View, event: e.RosterChanged) -> Changes:
    return {"enrolled": event.count, "roster": event.persons}


def _enrolment_closed(_: View, event: e.EnrolmentClosed) -> Changes:
    return {"phase": Phase.FROZEN, "nonces": event.nonces, "lineup": event.lineup}


def _deal_cancelled(view: View, event: e.DealCancelled) -> Changes:
    fresh = View(
        game=view.game,
        title=view.title,
        rules=view.rules,
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
    if view.dealt:  # who sees the deal itself knows better than what a seat was told (FOUND-1)
        return {}
    told = {event.seat: event.role, **dict(event.mates)}
    if event.commissioner:
        told[event.commissioner] = Role.COMMISSIONER
    return {"roles": view.roles | told}


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
    resolved = view.turns[-1].resolved
    if view.dealt and resolved:
        changes["roles"] = view.roles | dict(resolved.resolution.roles)
    return changes


def _seat_died(view: View, event: e.SeatDied) -> Changes:
    shots = {seat: order for seat, order in view.shots.items() if seat != event.seat}
    return {"dead": {**view.dead, event.seat: event}, "shots": shots}


def _seat_revived(view: View, event: e.SeatRevived) -> Changes:
    return {"dead": {seat: died for seat, died in view.dead.items() if seat != event.seat}}


def _keeper_named(_: View, event: e.KeeperNamed) -> Changes:
    return {"keeper": event.seat}


def _person_revealed(view: View, event: e.PersonRevealed) -> Changes:
    return {"persons": {**view.persons, event.seat: event.person}}


def _game_won(_: View, event: e.GameWon) -> Changes:
    return {"phase": Phase.OVER, "winner": event.winner}


_SURVIVES_UNDO = ("persons", "excluded", "left", "silenced", "bars", "double_kills")


def _resolution_undone(view: View, event: e.ResolutionUndone) -> Changes:
    """As it was at that close; but told is told, and penalties and replacements stay."""
    before = view.published[-1]
    changes = {name: getattr(before, name) for name in View.__struct_fields__}
    changes |= {name: getattr(view, name) for name in _SURVIVES_UNDO}
    told = view.turns[len(before.turns) - 1 :]
    changes["undone"] = (*view.undone, *told)
    changes["turns"] = _filed(before, rulings=(*before.turns[-1].rulings, event))
    return changes


def _vote_barred(view: View, event: e.VoteBarred) -> Changes:
    key = event.seat, Kind.VOTE
    changes: Changes = {"bars": view.bars | {(event.turn, event.seat)}}
    if event.turn == view.turn:
        changes["orders"] = {k: order for k, order in view.orders.items() if k != key}
    return changes


def _seat_excluded(view: View, event: e.SeatExcluded) -> Changes:
    return {"excluded": view.excluded | {event.seat}}


def _seat_left(view: View, event: e.SeatLeft) -> Changes:
    return {"left": view.left | {event.seat}}


def _seat_silenced(view: View, event: e.SeatSilenced) -> Changes:
    return {"silenced": view.silenced | {event.seat}}


def _double_kill_granted(view: View, event: e.DoubleKillGranted) -> Changes:
    return {"double_kills": view.double_kills | {event.turn}}


def _turn_extended(view: View, event: e.TurnExtended) -> Changes:
    rulings = (*view.turns[-1].rulings, event)
    turns = _filed(view, closed=None, resolved=None, rulings=rulings)
    return {"phase": Phase.OPEN, "closes": event.closes, "turns": turns}


def _turn_paused(_: View, event: e.TurnPaused) -> Changes:  # noqa: ARG001
    return {"paused": True}


def _turn_resumed(_: View, event: e.TurnResumed) -> Changes:
    return {"paused": False, "closes": event.closes}


def _close_moved(_: View, event: e.CloseMoved) -> Changes:
    return {"closes": event.closes}


def _player_replaced(view: View, event: e.PlayerReplaced) -> Changes:
    return {
        "persons": {**view.persons, event.seat: event.new},
        "left": view.left - {event.seat},
    }


def _game_opened(_: View, event: e.GameOpened) -> Changes:
    return {"phase": Phase.OPENED, "key": event.key}


def _awards_given(_: View, event: e.AwardsGiven) -> Changes:
    return {"awards": event.winners}


_SEEN: Mapping[type[Event], Callable[[View, Any], Changes]] = MappingProxyType(
    {
        e.GameCreated: _game_created,
        e.EnrolmentOpened: _enrolment_opened,
        e.Enrolled: _enrolled,
        e.EnrolmentWithdrawn: _enrolment_withdrawn,
        e.RosterChanged: _roster_changed,
        e.EnrolmentClosed: _enrolment_closed,
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
        e.SeatDied: _seat_died,
        e.SeatRevived: _seat_revived,
        e.KeeperNamed: _keeper_named,
        e.PersonRevealed: _person_revealed,
        e.GameWon: _game_won,
        e.ResolutionUndone: _resolution_undone,
        e.VoteBarred: _vote_barred,
        e.SeatExcluded: _seat_excluded,
        e.SeatLeft: _seat_left,
        e.SeatSilenced: _seat_silenced,
        e.DoubleKillGranted: _double_kill_granted,
        e.TurnExtended: _turn_extended,
        e.TurnPaused: _turn_paused,
        e.TurnResumed: _turn_resumed,
        e.CloseMoved: _close_moved,
        e.PlayerReplaced: _player_replaced,
        e.GameOpened: _game_opened,
        e.AwardsGiven: _awards_given,
    },
)
