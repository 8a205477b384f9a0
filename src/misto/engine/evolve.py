"""`evolve`: the game after an event; what an event means, and nothing about whether it may be."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.changes import ALIKE, Changes, undone
from misto.engine.events import Event
from misto.engine.game import Enrolment, Game
from misto.engine.orders import SLOT, Key, Note, Order
from misto.engine.resolution import Cast, Resolution
from misto.engine.terms import Kind, Phase, Role


def evolve(game: Game, event: Event) -> Game:
    """Return the game as it is after an event of its ledger."""
    handler = _HANDLERS.get(type(event))
    changes = handler(game, event) if handler else {}
    return replace(game, **changes | {"last_at": event.at})


def fold(events: Iterable[Event], game: Game | None = None) -> Game:
    """Return the game that a whole ledger makes, or the rest of one on the game so far."""
    game = game or Game()
    for event in events:
        game = evolve(game, event)
    return game


def _key_drawn(_: Game, event: e.KeyDrawn) -> Changes:
    return {"key": event.key}


def _enrolled(game: Game, event: e.Enrolled) -> Changes:
    enrolment = Enrolment(event.person, event.nonce, event.name, event.gender)
    return {"enrolments": (*game.enrolments, enrolment)}


def _enrolment_withdrawn(game: Game, event: e.EnrolmentWithdrawn) -> Changes:
    return {"enrolments": tuple(one for one in game.enrolments if one.person != event.person)}


def _deal_cancelled(game: Game, event: e.DealCancelled) -> Changes:  # noqa: ARG001
    """Back to before enrolment; commitments stay listed, nonces that are known count no more."""
    spent = game.spent_nonces.union(one.nonce for one in game.enrolments)
    fresh = Game(
        game=game.game,
        title=game.title,
        rules=game.rules,
        hosts=game.hosts,
        commitments=game.commitments,
        spent_nonces=spent,
    )
    return {name: getattr(fresh, name) for name in Game.__struct_fields__}


def _dealt(_: Game, event: e.Dealt) -> Changes:
    return {
        "personas": event.personas,
        "roles": event.roles,
        "living": frozenset(range(1, len(event.roles) + 1)),
        "receipts": (0,) * len(event.roles),
    }


def _person_seated(game: Game, event: e.PersonSeated) -> Changes:
    return {"persons": (*game.persons, event.person)}


def _turn_opened(_: Game, event: e.TurnOpened) -> Changes:
    return {
        "phase": Phase.OPEN,
        "turn": event.turn,
        "hunt_opens": event.hunt_opens,
        "closes": event.closes,
        "paused": False,
        "orders": {},
        "casts": (),
        "voided": frozenset(),
        "facts": {},
        "posts": {},
        "pending": None,
    }


def _counted(game: Game, seat: int, number: int) -> tuple[int, ...]:
    receipts = game.receipts
    return (*receipts[: seat - 1], number, *receipts[seat:])


def _order_given(game: Game, event: e.OrderGiven) -> Changes:
    order = event.order
    seat = order.seat
    changes: Changes = {"receipts": _counted(game, seat, order.number)}
    key = order.key
    if order.kind is Kind.SHOOT:
        changes["shots"] = {**game.shots, seat: order}
        changes["voided"] = game.voided - {key}
        return changes
    orders: dict[Key, Order] = game.orders.copy()
    orders.pop(key, None)  # a replaced order loses its place in the order of arrival (ORDER-2)
    orders[key] = order
    changes["orders"] = orders
    if key in game.voided:
        changes["voided"] = game.voided - {key}
    if order.kind is Kind.VOTE:
        target = order.targets[0] if order.targets else None
        changes["casts"] = (*game.casts, (seat, Cast(target, len(game.casts) + 1)))
    return changes


def _order_withdrawn(game: Game, event: e.OrderWithdrawn) -> Changes:
    seat, kind = event.seat, event.order
    key = seat, SLOT[kind]
    changes: Changes = {"receipts": _counted(game, seat, event.number)}
    changes["voided"] = game.voided - {key}
    if kind is Kind.SHOOT:
        changes["shots"] = {s: order for s, order in game.shots.items() if s != seat}
        return changes
    changes["orders"] = {k: order for k, order in game.orders.items() if k != key}
    if kind is Kind.VOTE:
        cast = Cast(None, len(game.casts) + 1, withdrawn=True)
        changes["casts"] = (*game.casts, (seat, cast))
    return changes


def _note_given(game: Game, event: e.NoteGiven) -> Changes:
    note = Note(event.seat, event.to, event.text, event.number)
    receipts = _counted(game, event.seat, event.number)
    return {"notes": {**game.notes, event.seat: note}, "receipts": receipts}


def _turn_closed(_: Game, event: e.TurnClosed) -> Changes:
    return {"phase": Phase.CLOSED, "closed_at": event.at, "paused": False}


def _turn_resolved(_: Game, event: e.TurnResolved) -> Changes:
    return {"posts": event.posts, "pending": event.resolution}


def _report_published(game: Game, event: e.ReportPublished) -> Changes:  # noqa: ARG001
    """Make true what the resolution proposed (TIME-6)."""
    pending = game.pending
    assert pending is not None  # noqa: S101  # a report follows a resolution
    dead = {death.seat for death in pending.deaths}
    kept = {seat for seat, fact in game.facts.items() if fact.alive}  # who goes on, goes on whole
    roles = list(game.roles)
    for seat, role in pending.roles:
        roles[seat - 1] = role
    return {
        "phase": Phase.OVER if pending.winner else Phase.CLOSED,
        "winner": pending.winner,
        "living": (game.living - dead) | set(pending.revived),
        "deaths": (
            *(death for death in game.deaths if death.seat not in pending.revived),
            *pending.deaths,
        ),
        "excluded": game.excluded - kept,
        "left": game.left - kept,
        "roles": tuple(roles),
        "shots": {
            seat: order
            for seat, order in game.shots.items()
            if seat not in dead
            and order.key not in game.voided
            and roles[seat - 1] is Role.COMMISSIONER
        },
        "misses": dict(pending.misses),
        "poisoned": frozenset(pending.poisoned),
        "framed": frozenset(pending.framed),
        "healed": dict(pending.healed),
        "injected": frozenset(pending.injected),
        "answered": _answered(game, pending),
        "keeper": pending.keeper or game.keeper,
        "published": (*game.published, game),
        "pending": None,
    }


def _answered(game: Game, pending: Resolution) -> dict[int, frozenset[int]]:
    told = dict(game.answered)
    for answer in pending.answers:
        if answer.shows:
            told[answer.seat] = told.get(answer.seat, frozenset()).union(answer.readers)
    return told


def _resolution_undone(game: Game, event: e.ResolutionUndone) -> Changes:
    """Back to the moment after that turn's close.

    The time after which the report goes out by itself counts anew, or it would be out at once.
    """
    before = undone(game)
    cleared = {seat for turn, seat in game.cleared if turn >= before["turn"]}
    misses = {seat: count for seat, count in before["misses"].items() if seat not in cleared}
    return before | {"misses": misses, "closed_at": event.at}


def _order_voided(game: Game, event: e.OrderVoided) -> Changes:
    seat, kind = event.seat, event.order
    changes: Changes = {"voided": game.voided | {(seat, SLOT[kind])}}
    if kind is Kind.NOTE:
        changes["void_notes"] = game.void_notes | {seat}
    return changes


def _fact_changed(game: Game, event: e.FactChanged) -> Changes:
    """A later fact on a seat adds to the earlier one, and replaces what it names again."""
    new, old = event.fact, game.facts.get(event.fact.seat)
    if old:
        new = e.Fact(
            new.seat,
            old.alive if new.alive is None else new.alive,
            new.role or old.role,
            old.poisoned if new.poisoned is None else new.poisoned,
            new.why,
        )
    return {"facts": {**game.facts, new.seat: new}}


def _turn_extended(_: Game, event: e.TurnExtended) -> Changes:
    """TIME-4: also after the close, the turn takes orders again; what was resolved is void."""
    return {"phase": Phase.OPEN, "closes": event.closes, "pending": None, "posts": {}}


def _player_replaced(game: Game, event: e.PlayerReplaced) -> Changes:
    persons = list(game.persons or ("",) * len(game.roles))
    persons[event.seat - 1] = event.new
    changes: Changes = {
        "persons": tuple(persons),
        "former": game.former | ({event.old} - {""}),
        "left": game.left - {event.seat},
    }
    if event.misses_cleared:
        misses = {seat: count for seat, count in game.misses.items() if seat != event.seat}
        changes["misses"] = misses
        missed = game.turn if game.phase is Phase.CLOSED else game.turn - 1
        changes["cleared"] = game.cleared | {(missed, event.seat)}
    return changes


def _game_opened(_: Game, event: e.GameOpened) -> Changes:  # noqa: ARG001
    return {"phase": Phase.OPENED}


def _award_voted(game: Game, event: e.AwardVoted) -> Changes:
    return {"awards": {**game.awards, (event.voter, event.award): event.seat}}


_HANDLERS: Mapping[type[Event], Callable[[Game, Any], Changes]] = MappingProxyType(
    {
        **ALIKE,
        e.KeyDrawn: _key_drawn,
        e.Enrolled: _enrolled,
        e.EnrolmentWithdrawn: _enrolment_withdrawn,
        e.DealCancelled: _deal_cancelled,
        e.Dealt: _dealt,
        e.PersonSeated: _person_seated,
        e.TurnOpened: _turn_opened,
        e.OrderGiven: _order_given,
        e.OrderWithdrawn: _order_withdrawn,
        e.NoteGiven: _note_given,
        e.TurnClosed: _turn_closed,
        e.TurnResolved: _turn_resolved,
        e.ReportPublished: _report_published,
        e.ResolutionUndone: _resolution_undone,
        e.OrderVoided: _order_voided,
        e.FactChanged: _fact_changed,
        e.TurnExtended: _turn_extended,
        e.PlayerReplaced: _player_replaced,
        e.GameOpened: _game_opened,
        e.AwardVoted: _award_voted,
    },
)
"""What changes the game; the other events only tell somebody something."""
