"""What came in a turn, and where it is not what the record expects."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from misto.engine.game import Game
from misto.engine.resolution import Resolution, Result
from misto.records.faults import Way
from misto.records.model import Check, Expect, Killed, Void
from misto.records.plain import KEYS, Plain, plain_expect


class Difference(Struct, frozen=True):
    """An expectation that did not hold; `path` is where the record has it.

    The key is one of `Expect`, or `refused` for an order that was to be refused and was accepted.
    """

    turn: int
    key: str
    expected: Plain
    came: Plain
    path: Way


def came(found: Resolution, after: Game) -> Expect:
    """Return what a resolution brought, every key of it; `after` is the game once published."""
    court = found.court
    election = court is not None and court.election
    chosen = court.sentenced if court else ()
    told = [answer for answer in found.answers if answer.shows is not None]
    return Expect(
        deaths={death.seat: death.causes for death in found.deaths},
        lynched=() if election else tuple(sorted(chosen)),
        tally=dict(court.tally) if court else {},
        keeper=next(iter(chosen), None) if election else None,
        checks=_checks(found),
        killed_by={
            reader: Killed(answer.seat, answer.killed_by)
            for answer in told
            if answer.killed_by is not None
            for reader in answer.readers
        },
        void=tuple(
            Void(verdict.seat, verdict.kind, verdict.clause)
            for verdict in found.verdicts
            if verdict.result is Result.VOID
        ),
        roles=dict(enumerate(after.roles, 1)),
        notes=_notes(found),
        poisoned=tuple(sorted(after.poisoned & after.living)),
        winner=found.winner,
    )


def _checks(found: Resolution) -> dict[int, Check | None]:
    checks: dict[int, Check | None] = {}
    for answer in found.answers:
        if answer.shows is None:
            checks[answer.by] = None
        else:
            checks |= dict.fromkeys(answer.readers, Check(answer.seat, answer.shows))
    return checks


def _notes(found: Resolution) -> dict[int, tuple[int, ...]]:
    notes: dict[int, tuple[int, ...]] = {}
    for author, to in found.notes:
        notes[to] = tuple(sorted((*notes.get(to, ()), author)))
    return notes


def differences(turn: int, expected: Expect, found: Expect, path: Way) -> Iterator[Difference]:
    """Say which of the keys that a record gives came otherwise.

    Of `roles` only the seats named are compared, of `void` only the orders listed.
    """
    wanted, got = plain_expect(expected), plain_expect(_narrowed(expected, found))
    for key in KEYS:
        if key in wanted and wanted[key] != got[key]:
            yield Difference(turn, key, wanted[key], got[key], (*path, key))


def _narrowed(expected: Expect, found: Expect) -> Expect:
    if isinstance(expected.roles, dict) and isinstance(found.roles, dict):
        roles = {seat: role for seat, role in found.roles.items() if seat in expected.roles}
        found = replace(found, roles=roles)
    if isinstance(expected.void, tuple) and isinstance(found.void, tuple):
        came = {(void.by, void.order): void for void in found.void}
        listed = [came.get((void.by, void.order)) for void in expected.void]
        found = replace(found, void=tuple(void for void in listed if void is not None))
    return found
