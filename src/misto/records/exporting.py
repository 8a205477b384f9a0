"""From a game's ledger to the record of it, which replays to the same end."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import UNSET, Struct
from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.events import Event, Fact
from misto.engine.evolve import evolve
from misto.engine.game import Game
from misto.engine.orders import SLOT, Key
from misto.engine.resolution import Resolution
from misto.engine.rules import Rules
from misto.engine.terms import Kind, Side
from misto.engine.timetable import instant
from misto.records import model as m
from misto.records.comparing import came
from misto.records.schedule import TurnTimes, turn_times

SECOND = timedelta(seconds=1)


def from_ledger(events: Iterable[Event]) -> m.Record:
    """Return the record of a game, as far as its last published report.

    Turns that were undone are left out, with what followed from them, but for the last notes, which
    stay given; an order that the host entered is an order like others; a vote that a bar struck is
    one that is refused; a turn that was extended, paused or closed by hand has the instant at which
    it closed. Each turn expects what came of it. Raise ValueError for a game that was never dealt.

    The format has no words for some rare things, and a replay stops or differs after them: a seat
    that was brought back by a fact, and was barred from a live ballot while it was dead, or had
    left or been excluded and still sends orders (a newcomer's, or entered by the host); and one
    whose misses were cleared and whom a fact then let die.
    """
    game, seats, turns = _published(events)
    if not seats:
        msg = "the game was never dealt: there is nothing to record"
        raise ValueError(msg)
    return m.Record(title=game.title, rules=game.rules, seats=seats, turns=tuple(_turns(turns)))


class _Sent(Struct, frozen=True):
    """An order line, and when it came; None where its hour is another turn's, or the host's."""

    line: m.Line
    at: datetime | None = None


class _Turn(Struct, frozen=True):
    """What a ledger tells of a turn: `night`, the game as resolved; `after`, as published."""

    sent: tuple[_Sent, ...] = ()
    voids: Mapping[Key, Kind] = {}
    closed: datetime | None = None
    night: Game | None = None
    after: Game | None = None


def _published(events: Iterable[Event]) -> tuple[Game, tuple[m.RecordSeat, ...], list[_Turn]]:
    """Go through a ledger: the game at its end, its seats as dealt, its turns as published."""
    game, turn = Game(), _Turn()
    seats: tuple[m.RecordSeat, ...] = ()
    turns: list[_Turn] = []
    for event in events:
        game = evolve(game, event)
        match event:
            case e.Dealt():
                dealt = zip(event.personas, event.roles, strict=True)
                seats = tuple(m.RecordSeat(persona.name, role) for persona, role in dealt)
                turns = []
            case e.DealCancelled():
                seats, turns = (), []
            case e.TurnOpened():
                turn = _Turn()
            case e.ReportPublished():
                turns.append(replace(turn, after=game))
            case e.ResolutionUndone():
                turn = turns.pop()
            case _:
                turn = _told(turn, event, game)
    return game, seats, turns


def _told(turn: _Turn, event: Event, game: Game) -> _Turn:
    """Add to a turn what an event tells of it."""
    match event:
        case e.OrderGiven():
            order = event.order
            line: m.Line = m.OrderLine(by=order.seat, order=order.kind, targets=order.targets)
            sent = _Sent(line, event.at if event.why is None else None)
            return _with(_struck(turn, order.key), sent, order.key)
        case e.OrderWithdrawn():
            line = m.WithdrawLine(by=event.seat, order=event.order)
            return _with(turn, _Sent(line, event.at), (event.seat, SLOT[event.order]))
        case e.NoteGiven():
            line = m.NoteLine(by=event.seat, to=event.to, text=event.text)
            return replace(turn, sent=(*turn.sent, _Sent(line, event.at)))
        case e.OrderVoided():
            key = event.seat, SLOT[event.order]
            return replace(turn, voids={**turn.voids, key: event.order})
        case e.TurnClosed():
            return replace(turn, closed=event.at)
        case e.TurnResolved():
            return replace(turn, night=game)
    return turn


def _struck(turn: _Turn, key: Key) -> _Turn:
    """Withdraw the order that the host had voided, where another follows, the same perhaps."""
    if key not in turn.voids:
        return turn
    line = m.WithdrawLine(by=key[0], order=turn.voids[key])
    return replace(turn, sent=(*turn.sent, _Sent(line)))


def _with(turn: _Turn, sent: _Sent, key: Key) -> _Turn:
    voids = {its: kind for its, kind in turn.voids.items() if its != key}
    return replace(turn, sent=(*turn.sent, sent), voids=voids)


def _turns(turns: list[_Turn]) -> Iterator[m.RecordTurn]:
    done: set[m.Ruling] = set()
    opens: datetime | None = None
    missed: dict[int, int] = {}
    noted: set[int] = set()
    for told in turns:
        night, after = told.night, told.after
        if night is None or night.pending is None or after is None or told.closed is None:
            continue
        turn = _with_notes(told, night, noted)
        closes, times = _closes(night.rules, told.closed, opens)
        yield m.RecordTurn(
            closes=closes,
            orders=tuple(_lines(turn, night, times, opens)),
            posts=night.posts,
            rulings=(*_rulings(turn, night, done, noted), *_facts(night, missed)),
            expect=_expect(night.pending, after),
        )
        opens = times.closes


def _with_notes(turn: _Turn, night: Game, noted: set[int]) -> _Turn:
    """Add the last notes that came in turns since undone: once given, they stay (NOTE-1).

    `noted` are the authors of all that were given so far.
    """
    given = {sent.line.by for sent in turn.sent if isinstance(sent.line, m.NoteLine)}
    sent = list(turn.sent)
    for author, note in sorted(night.notes.items()):
        if author in noted or not (author in given or {author, note.to} <= night.living):
            continue
        noted.add(author)
        if author not in given:
            line = m.NoteLine(by=author, to=note.to, text=note.text)
            sent.append(_Sent(line))
    return replace(turn, sent=tuple(sent))


def _expect(found: Resolution, after: Game) -> m.Expect:
    """Expect what came: who died, the court, the winner; of the rest, what there was."""
    full = came(found, after)
    full = replace(full, roles={seat: after.role(seat) for seat, _ in found.roles})
    quiet = {
        key: UNSET
        for key in ("keeper", "checks", "killed_by", "void", "roles", "notes", "poisoned")
        if not getattr(full, key)
    }
    return replace(full, **quiet)


def _closes(
    rules: Rules,
    closed: datetime,
    opens: datetime | None,
) -> tuple[m.Moment | None, TurnTimes]:
    """Return when a turn closed, where a replay would not close it then by itself.

    A record counts in seconds: a part of one is rounded up, and no turn is shorter than that.
    """
    if closed.microsecond:
        closed = closed.replace(microsecond=0) + SECOND
    if opens is not None:
        closed = max(closed, opens + SECOND)
        usual = turn_times(rules, m.RecordTurn(), opens, ())
        if usual.closes == closed:
            return None, usual
    moment = _moment(rules, closed)
    turn = m.RecordTurn(closes=moment)
    start = opens or closed - timedelta(days=1)
    return moment, turn_times(rules, turn, start, (), first=opens is None)


def _moment(rules: Rules, at: datetime) -> m.Moment:
    local = at.astimezone(ZoneInfo(rules.timezone))
    hour = f"{local:%H:%M:%S}" if local.second else f"{local:%H:%M}"
    return m.Moment(hour, local.date())


def _lines(
    turn: _Turn,
    night: Game,
    times: TurnTimes,
    opens: datetime | None,
) -> Iterator[m.Line]:
    closing_day = _moment(night.rules, times.closes).day
    barred = {seat for seat in night.seats if night.barred(seat)}
    for sent in turn.sent:
        line, at = sent.line, None
        if sent.at and _fits(line, sent.at, night.rules, times, opens):
            at = _moment(night.rules, sent.at)
            at = m.Moment(at.hour) if at.day == closing_day else at
        vote = not isinstance(line, m.NoteLine) and line.order is Kind.VOTE
        yield replace(line, at=at, refused=vote and line.by in barred)


def _fits(
    line: m.Line,
    at: datetime,
    rules: Rules,
    times: TurnTimes,
    opens: datetime | None,
) -> bool:
    """Say whether a replay would take a line at its hour; not one that the clocks show twice."""
    at = at.replace(microsecond=0)
    written = _moment(rules, at)
    if written.day is None or instant(rules, written.day, written.hour) != at.astimezone(UTC):
        return False
    hunts = isinstance(line, m.OrderLine) and line.order is Kind.HUNT
    first = times.hunt_opens if hunts else opens
    return (first is None or at >= first) and at < times.closes


def _rulings(
    turn: _Turn,
    night: Game,
    done: set[m.Ruling],
    noted: set[int],
) -> Iterator[m.Ruling]:
    """Yield the acts of the host that the turn was resolved with, but for those done before."""
    barred = tuple(seat for seat in sorted(night.living) if night.barred(seat))
    if barred:
        yield m.BarVote(barred)
    if night.turn in night.double_kills:
        yield m.DoubleKill()
    for (seat, slot), kind in turn.voids.items():
        if slot is not Kind.NOTE and (slot is not Kind.VOTE or seat not in barred):
            yield m.VoidOrder(seat, kind)
    gone = {ruling for ruling in done if isinstance(ruling, m.Leave | m.Exclude)}
    done -= {ruling for ruling in gone if ruling.seat in night.living}  # a fact brought them back
    lasting = _lasting(night, noted)
    yield from (ruling for ruling in lasting if ruling not in done)
    done.update(lasting)


def _lasting(night: Game, noted: set[int]) -> list[m.Ruling]:
    """Return the acts of the host that last: whose note is void, who is silenced, left, excluded.

    Whoever left or was excluded and lives on, by a fact or as a newcomer, is still to go; whoever
    was silenced and then, by an undo, isn't a ghost, isn't yet silent.
    """
    ghosts = {seat for seat in night.seats if night.side(seat) is Side.MAFIA} - night.living
    dead = {death.seat for death in night.pending.deaths} if night.pending else set()
    return [
        *(m.VoidOrder(seat, Kind.NOTE) for seat in sorted(night.void_notes & noted)),
        *(m.Silence(seat) for seat in sorted(night.silenced & ghosts)),
        *(m.Leave(seat) for seat in sorted(night.left & dead)),
        *(m.Exclude(seat) for seat in sorted(night.excluded - (night.living - dead))),
    ]


def _facts(night: Game, missed: dict[int, int]) -> Iterator[m.Ruling]:
    """Yield the facts that the host changed, and what clearing a newcomer's misses came to.

    A replay knows no newcomers: whom their misses would take out of the game, a fact keeps alive.
    `missed` counts the votes missed so far, cleared or not.
    """
    pending = night.pending
    assert pending is not None  # noqa: S101  # its turn was resolved
    facts = dict(night.facts)
    limit, misses = night.rules.missed_votes, dict(pending.misses)
    dead = {death.seat for death in pending.deaths}
    for seat in pending.court.silent if pending.court else ():
        missed[seat] = missed.get(seat, 0) + 1
        if misses.get(seat, 0) < limit <= missed[seat] and seat not in dead:
            facts[seat] = replace(facts.get(seat, Fact(seat)), alive=True)
    for fact in facts.values():
        told = replace(fact, why="")
        if told != Fact(fact.seat):
            yield m.ChangeFact(told)
