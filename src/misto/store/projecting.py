"""What follows from new events beside the ledger: the game's row, who sits where, the thread."""

from collections.abc import Sequence
from datetime import datetime

from misto import engine
from misto.engine import Event, Phase
from misto.engine import events as e
from misto.engine.events import ALL
from misto.store import personas, posting
from misto.store.folding import Folded
from misto.store.models import Account, Game, Membership, Persona, Post


def project(row: Game, after: Folded, events: Sequence[Event]) -> None:
    """Write what follows from events; the caller holds the game."""
    for event in events:
        _project_one(row, event)
    _row(row, after, events)


def _project_one(row: Game, event: Event) -> None:
    match event:
        case e.Enrolled(person=person):
            _member(row, person, event.at, Membership.Part.PLAYER)
        case e.EnrolmentWithdrawn(person=person):
            Membership.objects.filter(game=row, account__code=person).delete()
        case e.Dealt(personas=faces):
            personas.make(row, faces)
        case e.PersonSeated(person=person, seat=seat):
            member = _member(row, person, event.at, Membership.Part.PLAYER, seat=seat)
            Persona.objects.filter(game=row, seat=seat).update(about=member.about)
        case e.SeatLost(person=person):
            lost = Membership.objects.filter(game=row, account__code=person)
            lost.update(seat=None, part=Membership.Part.REPLACED)
        case e.SeatTaken(person=person, seat=seat):
            _member(row, person, event.at, Membership.Part.PLAYER, seat=seat)
            personas.renew(row, seat)
        case e.DealCancelled():
            Membership.objects.filter(game=row, part=Membership.Part.PLAYER).delete()
            Persona.objects.filter(game=row).delete()
        case e.TurnOpened(turn=turn):
            row.turn = turn
            _say(row, event.at, Post.Voice.TURN)
        case e.ReportPublished(turn=turn):
            row.turn = turn
            _say(row, event.at, Post.Voice.REPORT)
        case _:
            pass


def _member(
    row: Game, person: str, at: datetime, part: Membership.Part, seat: int | None = None
) -> Membership:
    account = Account.objects.get(code=person)
    member, _ = Membership.objects.update_or_create(
        game=row,
        account=account,
        defaults={"part": part, "seat": seat},
        create_defaults={
            "part": part,
            "seat": seat,
            "since": at,
        },
    )
    return member


def _say(row: Game, at: datetime, voice: Post.Voice) -> None:
    """Put a turn's divider or report into the thread; what it says is in the view."""
    posting.add(row, Post.Room.THREAD, voice, at=at, source="", html="")


def _row(row: Game, after: Folded, events: Sequence[Event]) -> None:
    game = after.game
    row.seq = after.seq
    row.last_at = game.last_at
    row.phase = game.phase.value
    row.turn = game.turn
    row.closes = game.closes
    row.paused = game.paused
    row.enrolled = len(game.enrolments) or len(game.persons)
    row.seats = len(game.roles)
    row.living = len(game.living)
    row.winner = game.winner.value if game.winner else ""
    row.due_at = due(game)
    opened = [event.at for event in events if isinstance(event, e.TurnOpened)]
    if opened:
        row.opened_at = opened[-1]
    if any(event.audience == ALL for event in events):
        row.public_version += 1
    if game.phase in {Phase.OVER, Phase.OPENED}:
        row.ended_at = row.ended_at or game.last_at
    else:
        row.ended_at = None
    row.save()


def due(game: engine.Game) -> datetime | None:
    """Return when something falls due by itself: a close, or a report nobody has published."""
    if game.phase is Phase.OPEN and not game.paused:
        return game.closes
    if game.phase is Phase.CLOSED and game.closed_at and game.rules.publish_after is not None:
        return game.closed_at + game.rules.publish_after
    return None
