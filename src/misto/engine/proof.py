"""The proof of a deal: recomputed from a ledger, with nothing but what it makes public (GAME-2)."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from msgspec.structs import replace

from misto.engine import events as e
from misto.engine.deal import Attempt, Frozen, Seated
from misto.engine.events import Event
from misto.engine.game import Game
from misto.engine.roles import TOLD
from misto.engine.rules import canonical
from misto.engine.views.view import View


class Contradiction(StrEnum):
    """How a ledger can belie itself, be its deals computed rightly or not."""

    TWICE = "twice"
    NOT_ENROLLED = "not_enrolled"
    UNEVEN = "uneven"
    TABLE_DIFFERS = "table_differs"
    SEATED_OTHERWISE = "seated_otherwise"
    TOLD_OTHERWISE = "told_otherwise"


def frozen_of(game: Game | View) -> Frozen:
    """Return what was frozen when the enrolment of a game was closed; all may know it."""
    rules, lineup = canonical(game.rules).decode(), tuple(map(str, game.lineup))
    return Frozen(game.game, rules, game.nonces, lineup, game.beacon_name)


def contradictions(ledger: Sequence[Event]) -> tuple[tuple[Contradiction, ...], ...]:
    """Name for each deal what in the ledger doesn't agree with it, oldest first.

    Where a ledger names nobody (`names_nobody`), who enrolled and sat where isn't asked.
    """
    unasked = _OF_PERSONS if names_nobody(ledger) else frozenset()
    starts = [n for n, event in enumerate(ledger) if isinstance(event, e.EnrolmentOpened)]
    parts = [
        ledger[start if number else 0 : end]
        for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(ledger)], strict=False))
    ]
    return tuple(
        tuple(found for found in dict.fromkeys(_contradictions(part)) if found not in unasked)
        for part in parts
    )


def names_nobody(ledger: Sequence[Event]) -> bool:
    """Say whether the persons were left out of a ledger: `reveal_person` is `never` (SEAT-4)."""
    return not any(isinstance(event, e.Enrolled | e.PersonSeated) for event in ledger) and any(
        isinstance(event, e.GameCreated) and event.rules.reveal_person == "never"
        for event in ledger
    )


_OF_PERSONS = frozenset({Contradiction.NOT_ENROLLED, Contradiction.SEATED_OTHERWISE})
_ONCE = (e.GameCreated, e.EnrolmentClosed, e.Dealt, e.TableSet, e.DealCancelled, e.GameOpened)


def _contradictions(events: Sequence[Event]) -> Iterator[Contradiction]:
    for once in _ONCE:
        if sum(isinstance(event, once) for event in events) > 1:
            yield Contradiction.TWICE
    who: dict[str, str] = {}  # who brought a nonce
    for event in events:
        match event:
            case e.Enrolled():
                who[event.nonce] = event.person
            case e.EnrolmentWithdrawn(person=gone):
                who = {nonce: person for nonce, person in who.items() if person != gone}
            case e.EnrolmentClosed(nonces=nonces) if sorted(nonces) != sorted(who):
                yield Contradiction.NOT_ENROLLED
            case e.Dealt():
                yield from _at_the_table(event, who, events)


def _at_the_table(
    dealt: e.Dealt, who: dict[str, str], events: Sequence[Event]
) -> Iterator[Contradiction]:
    told = events[events.index(dealt) :]
    end = next((n for n, event in enumerate(told) if isinstance(event, e.TurnOpened)), len(told))
    told = told[:end]
    if not len(dealt.personas) == len(dealt.roles) == len(dealt.nonces):
        yield Contradiction.UNEVEN
    tables = [(one.personas, one.beacon) for one in events if isinstance(one, e.TableSet)]
    if not tables or any(table != (dealt.personas, dealt.beacon) for table in tables):
        yield Contradiction.TABLE_DIFFERS
    seated = [(one.seat, one.person) for one in told if isinstance(one, e.PersonSeated)]
    if sorted(seated) != [(seat, who.get(one, "")) for seat, one in enumerate(dealt.nonces, 1)]:
        yield Contradiction.SEATED_OTHERWISE
    roles = [(one.seat, one.role) for one in told if isinstance(one, e.RoleTold)]
    if sorted(roles) != [(seat, TOLD[role]) for seat, role in enumerate(dealt.roles, 1)]:
        yield Contradiction.TOLD_OTHERWISE


def attempts(ledger: Iterable[Event]) -> tuple[Attempt, ...]:
    """Gather the deals of a game, the cancelled ones too, as far as they are public.

    A key counts only once it was opened: by a cancelled deal, or by the end of the game. The sealed
    one that a host's own file holds is not looked at.
    """
    game, rules = "", ""
    found: list[Attempt] = []
    for event in ledger:
        match event:
            case e.GameCreated():
                game, rules = event.game, canonical(event.rules).decode()
            case e.EnrolmentOpened():
                frozen = Frozen(game, rules, beacon_name=event.beacon_name)
                found.append(Attempt(commitment=event.commitment, frozen=frozen))
            case _ if found:
                found[-1] = _more(found[-1], event)
    return tuple(found)


def _more(attempt: Attempt, event: Event) -> Attempt:
    match event:
        case e.EnrolmentClosed(nonces=nonces, lineup=lineup):
            frozen = replace(attempt.frozen, nonces=nonces, lineup=tuple(map(str, lineup)))
            return replace(attempt, frozen=frozen)
        case e.Dealt(nonces=nonces, roles=roles, beacon=beacon) if nonces:
            seats = tuple(
                Seated(seat, nonce, str(role))
                for seat, (nonce, role) in enumerate(zip(nonces, roles, strict=False), 1)
            )
            return replace(attempt, seats=seats, beacon=beacon)
        case e.DealCancelled(key=key):
            return replace(attempt, key=key)
        case e.GameOpened(key=key):
            return replace(attempt, key=key)
    return attempt
