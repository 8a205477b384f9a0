"""Over random games and random commands: no event has an audience that it may not have (law 2)."""

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from misto.engine import events as e
from misto.engine.codec import decode_ledger
from misto.engine.events import ALL, HOST, SEALED, Event
from misto.engine.evolve import evolve
from misto.engine.game import Game
from misto.engine.roles import MAFIA
from misto.engine.terms import Role
from tests.engine import drive, wild
from tests.engine.frozen import LEDGERS
from tests.oracle import compare

Rule = Callable[[Game, Event], bool]


def own(_: Game, event: Event) -> bool:
    """The seat that the event is about."""
    return event.audience == (getattr(event, "seat", None),)


def public(_: Game, event: Event) -> bool:
    return event.audience == ALL


def hosts(_: Game, event: Event) -> bool:
    return event.audience == HOST


def sealed(_: Game, event: Event) -> bool:
    return event.audience == SEALED


def the_person(_: Game, event: Event) -> bool:
    return event.audience == (getattr(event, "person", None),)


def the_person_and_seat(_: Game, event: Event) -> bool:
    assert isinstance(event, e.SeatTaken)
    return event.audience == (event.person, event.seat)


def all_or_own(game: Game, event: Event) -> bool:
    """All; or the seat alone, where only it knew that it had left."""
    return public(game, event) or own(game, event)


def all_or_seats(_: Game, event: Event) -> bool:
    """All who saw a role revealed; or the seats that had an answer."""
    return event.audience == ALL or all(isinstance(seat, int) for seat in event.audience)


def the_sender(_: Game, event: Event) -> bool:
    assert isinstance(event, e.OrderGiven)
    return event.audience == (event.order.seat,)


def the_addressee(_: Game, event: Event) -> bool:
    assert isinstance(event, e.NoteHanded)
    return event.audience == (event.to,)


def _seats(game: Game, event: Event, roles: frozenset[Role]) -> bool:
    """Only seats of these roles: as they are, or have just become."""
    assert isinstance(event.audience, tuple)
    return all(isinstance(seat, int) and game.role(seat) in roles for seat in event.audience)


def the_mafia(game: Game, event: Event) -> bool:
    return _seats(game, event, MAFIA)


def who_reads_checks(game: Game, event: Event) -> bool:
    return _seats(game, event, frozenset({Role.COMMISSIONER, Role.SERGEANT}))


def anybody_who_checks(game: Game, event: Event) -> bool:
    return len(event.audience) == 1 and who_reads_checks(game, event)


AUDIENCES: dict[type[Event], Rule] = {
    e.KeyDrawn: sealed,
    e.Enrolled: the_person,
    e.EnrolmentWithdrawn: the_person,
    e.PersonSeated: the_person,
    e.Dealt: hosts,
    e.RoleTold: own,
    e.MateTold: the_mafia,
    e.OrderGiven: the_sender,
    e.OrderWithdrawn: own,
    e.OrderVoided: own,
    e.NoteGiven: own,
    e.TurnResolved: hosts,
    e.CheckAnswered: anybody_who_checks,
    e.CheckUnanswered: anybody_who_checks,
    e.NoteHanded: the_addressee,
    e.FactChanged: hosts,
    e.VoteBarred: own,
    e.SeatLeft: own,
    e.DoubleKillGranted: the_mafia,
    e.PlayerReplaced: hosts,
    e.SeatRevived: all_or_own,
    e.FactCorrected: all_or_seats,
    e.SeatLost: the_person,
    e.SeatTaken: the_person_and_seat,
    e.AwardVoted: hosts,
}
"""Who sees what isn't for all."""

PUBLIC = {
    *(e.GameCreated, e.EnrolmentOpened, e.RosterChanged, e.EnrolmentClosed, e.DealCancelled),
    *(e.TableSet, e.TurnOpened, e.VoteShown, e.TurnClosed, e.ReportPublished, e.StoryTold),
    *(e.SeatDied, e.CourtHeld, e.KeeperNamed, e.PersonRevealed, e.GameWon),
    *(e.ResolutionUndone, e.SeatExcluded, e.SeatSilenced, e.TurnExtended, e.TurnPaused),
    *(e.TurnResumed, e.CloseMoved, e.GameOpened, e.AwardsGiven),
}


def wrong(ledger: Sequence[Event]) -> Iterator[Event]:
    """Yield the events whose audience is none that they may have."""
    game = Game()
    for event in ledger:
        after = evolve(game, event)
        rule = public if type(event) in PUBLIC else AUDIENCES[type(event)]
        if not (rule(game, event) or rule(after, event)):
            yield event
        game = after


def test_every_kind_of_event_has_its_audience():
    assert set(AUDIENCES) | PUBLIC == set(Event.__subclasses__())
    assert not AUDIENCES.keys() & PUBLIC


def _ledgers() -> Iterator[Sequence[Event]]:
    for seed in range(80):
        yield wild.ledger_of(list(wild.walk(random.Random(seed), 200)))
        table = drive.Table(compare.game(seed))
        list(table.play())
        yield table.ledger
    yield decode_ledger((LEDGERS / "0.1-market.jsonl").read_bytes())


@pytest.fixture(scope="module")
def ledgers() -> list[Sequence[Event]]:
    return list(_ledgers())


def test_no_event_has_an_audience_that_it_may_not_have(ledgers):
    assert [event for ledger in ledgers for event in wrong(ledger)] == []
    met = {type(event) for ledger in ledgers for event in ledger}
    assert met == set(AUDIENCES) | PUBLIC


def _audiences(ledgers: list[Sequence[Event]], kind: type[Event]) -> set[object]:
    return {event.audience for ledger in ledgers for event in ledger if isinstance(event, kind)}


def test_GAME_2_the_key_is_sealed_for_the_host_too(ledgers):
    assert _audiences(ledgers, e.KeyDrawn) == {SEALED}


def test_ORDER_7_verdicts_are_the_hosts_alone(ledgers):
    assert _audiences(ledgers, e.TurnResolved) == {HOST}


def test_HOST_5_answers_reach_the_commissioner_and_the_sergeant_alone(ledgers):
    for kind in (e.CheckAnswered, e.CheckUnanswered):
        assert not {ALL, HOST} & _audiences(ledgers, kind)
