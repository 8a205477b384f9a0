"""The proof of a deal: recomputed from a ledger, with nothing but what it makes public (GAME-2)."""

from collections.abc import Iterable

from msgspec.structs import replace

from misto.engine import Event
from misto.engine import events as e
from misto.engine.deal import Attempt, Frozen, Seated
from misto.engine.rules import canonical


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
                for seat, (nonce, role) in enumerate(zip(nonces, roles, strict=True), 1)
            )
            return replace(attempt, seats=seats, beacon=beacon)
        case e.DealCancelled(key=key):
            return replace(attempt, key=key)
        case e.GameOpened(key=key):
            return replace(attempt, key=key)
    return attempt
