"""Playing a record through the engine, and comparing what comes with what it expects."""

from collections.abc import Iterator
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from misto.engine import commands as c
from misto.engine.commands import Command
from misto.engine.decide import decide
from misto.engine.events import Event, Persona, TurnOpened, TurnResolved
from misto.engine.evolve import evolve
from misto.engine.game import Game
from misto.engine.refusals import Code, Refusal
from misto.engine.resolution import Resolution
from misto.engine.terms import Phase, Winner
from misto.records import model as m
from misto.records.comparing import Difference, came, differences
from misto.records.faults import Flaw, Mistake, RecordError, Way
from misto.records.plain import plain_line
from misto.records.schedule import TurnTimes, schedule, start

WHY = "—"
"""The reason of a ruling: a record tells none."""


class TurnPlayed(Struct, frozen=True):
    """A turn as it came: every key of `came` is set, `roles` for every seat."""

    turn: int
    came: m.Expect
    resolution: Resolution


class Replay(Struct, frozen=True):
    """A record that was played: its ledger, its turns, and what came otherwise than expected."""

    ledger: tuple[Event, ...]
    game: Game
    turns: tuple[TurnPlayed, ...]
    differences: tuple[Difference, ...]

    @property
    def winner(self) -> Winner | None:
        """Who has won; None while the game goes on."""
        return self.game.winner


def replay(record: m.Record) -> Replay:
    """Play a record through the engine.

    Raise `RecordError`, its mistake with a path, where the engine refuses what the record has (its
    line-up, an order that isn't said to be refused, a ruling), where hours run backwards, and for a
    turn after the end that isn't empty.
    """
    table = _Table(record)
    table.open()
    for number in range(len(record.turns)):
        table.play(number)
    return Replay(tuple(table.ledger), table.game, tuple(table.turns), tuple(table.differences))


def personas(record: m.Record) -> tuple[Persona, ...]:
    """Return the personas of a record's seats; their nicks are numbers, as the source's."""
    return tuple(
        Persona(nick=f"igrok {number}", name=seat.name)
        for number, seat in enumerate(record.seats, 1)
    )


class _Table:
    """A game that is being replayed."""

    def __init__(self, record: m.Record) -> None:
        self.record = record
        self.times = schedule(record)
        self.game = Game()
        self.ledger: list[Event] = []
        self.turns: list[TurnPlayed] = []
        self.differences: list[Difference] = []

    def open(self) -> None:
        """Seat the players and open turn one."""
        record, at = self.record, start(self.record)
        create = c.CreateGame(game="record", title=record.title, rules=record.rules)
        if refusal := self._do(create, at):
            of_rules = refusal.code is Code.RULES_CONTRADICT
            raise _refused(refusal, ("rules",) if of_rules else ("title",))
        roles = tuple(seat.role for seat in record.seats)
        self._must(c.SeatTable(personas=personas(record), roles=roles), at, ("seats",))

    def play(self, number: int) -> None:
        """Play one turn, from its opening to the publication of its report.

        An empty one after the end is none.
        """
        turn, times, path = self.record.turns[number], self.times[number], ("turns", number)
        if self.game.phase is not Phase.OPEN:
            if turn == m.RecordTurn():
                return
            raise RecordError([Mistake(flaw=Flaw.AFTER_THE_END, path=path)])
        for command, where in self._at_the_opening(number):
            self._must(command, times.opens, where)
        for place, (line, at) in enumerate(zip(turn.orders, times.orders, strict=True)):
            self._send(line, at, (*path, "orders", place))
        for command, where in self._before_the_close(number):
            self._must(command, self._now(), where)
        self._close(turn, times, path)

    def _do(self, command: Command, at: datetime) -> Refusal | None:
        decision = decide(self.game, command, at, bytes)
        if isinstance(decision, Refusal):
            return decision
        for event in decision:
            fact = self._as_recorded(event)
            self.game = evolve(self.game, fact)
            self.ledger.append(fact)
        return None

    def _must(self, command: Command, at: datetime, path: Way) -> None:
        if refusal := self._do(command, at):
            raise _refused(refusal, path)

    def _now(self) -> datetime:
        """Return the instant of the last event: what has no hour comes right after it."""
        return self.ledger[-1].at

    def _as_recorded(self, event: Event) -> Event:
        """Give a turn that opens the instants that the record has: they are facts."""
        if isinstance(event, TurnOpened) and event.turn <= len(self.times):
            times = self.times[event.turn - 1]
            return replace(event, hunt_opens=times.hunt_opens, closes=times.closes)
        return event

    def _at_the_opening(self, number: int) -> Iterator[tuple[Command, Way]]:
        """Yield what holds from the turn's start on; a live ballot's bars came a turn before."""
        before = self._bars_come_before() and number > 0
        for ruling, path in _rulings(self.record, number):
            bar = isinstance(ruling, m.BarVote) and not before
            if bar or isinstance(ruling, m.DoubleKill):
                yield _command(ruling), path

    def _before_the_close(self, number: int) -> Iterator[tuple[Command, Way]]:
        for ruling, path in _rulings(self.record, number):
            if not isinstance(ruling, m.BarVote | m.DoubleKill):
                yield _command(ruling), path
        if self._bars_come_before() and number + 1 < len(self.record.turns):
            for ruling, path in _rulings(self.record, number + 1):
                if isinstance(ruling, m.BarVote):
                    yield c.BarVote(seats=ruling.seats, why=WHY, turn=self.game.turn + 1), path

    def _bars_come_before(self) -> bool:
        return self.record.rules.ballots == "live"  # GAME-7

    def _send(self, line: m.Line, at: datetime | None, path: Way) -> None:
        refusal = self._do(_wish(line), at or self._now())
        if refusal and not line.refused:
            raise _refused(refusal, path)
        if line.refused and not refusal:
            accepted = plain_line(replace(line, refused=False))
            turn, expected = self.game.turn, plain_line(line)
            self.differences.append(Difference(turn, "refused", expected, accepted, path))

    def _close(self, turn: m.RecordTurn, times: TurnTimes, path: Way) -> None:
        number, before = self.game.turn, len(self.ledger)
        self._must(c.CloseTurn(posts=turn.posts), times.closes, path)
        if self.game.phase is Phase.CLOSED:
            self._must(c.PublishReport(), times.closes, path)
        found = next(
            event.resolution for event in self.ledger[before:] if isinstance(event, TurnResolved)
        )
        played = TurnPlayed(number, came(found, self.game), found)
        self.turns.append(played)
        if turn.expect is not None:
            where = (*path, "expect")
            self.differences += differences(number, turn.expect, played.came, where)


def _rulings(record: m.Record, number: int) -> Iterator[tuple[m.Ruling, Way]]:
    for place, ruling in enumerate(record.turns[number].rulings):
        yield ruling, ("turns", number, "rulings", place)


def _command(ruling: m.Ruling) -> Command:
    match ruling:
        case m.BarVote():
            return c.BarVote(seats=ruling.seats, why=WHY)
        case m.DoubleKill():
            return c.GrantDoubleKill(why=WHY)
        case m.VoidOrder():
            return c.VoidOrder(seat=ruling.by, order=ruling.order, why=WHY)
        case m.Silence():
            return c.Silence(seat=ruling.seat, why=WHY)
        case m.Exclude():
            return c.Exclude(seat=ruling.seat, why=WHY)
        case m.Leave():
            return c.Leave(seat=ruling.seat, why=WHY)
        case m.ChangeFact():
            return c.ChangeFact(fact=ruling.fact, why=WHY)


def _wish(line: m.Line) -> Command:
    by, untimed = _seat(line.by), line.at is None
    match line:
        case m.NoteLine():
            return c.GiveNote(seat=by, to=_seat(line.to), text=line.text, untimed=untimed)
        case m.WithdrawLine():
            return c.WithdrawOrder(seat=by, order=line.order, untimed=untimed)
        case m.OrderLine():
            targets = tuple(map(_seat, line.targets))
            return c.GiveOrder(seat=by, order=line.order, targets=targets, untimed=untimed)


def _seat(target: m.Target) -> int:
    """Return a seat that is named: one that there isn't, for a name that is nobody's."""
    return target if isinstance(target, int) else 0


def _refused(refusal: Refusal, path: Way) -> RecordError:
    return RecordError([Mistake(flaw=Flaw.REFUSED, path=path, refusal=refusal)])
