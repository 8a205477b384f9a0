"""`execute`: the only writer of a ledger.

Lock, fold, settle what fell due before now, decide, append, tell whom it concerns: one transaction.
"""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from msgspec.structs import replace

from misto import engine
from misto.engine import (
    CloseTurn,
    Command,
    CreateGame,
    Dice,
    Event,
    MoveClose,
    Refusal,
    Rules,
    codec,
    step,
)
from misto.store import (
    beating,
    chance,
    clock,
    folding,
    notices,
    posting,
    projecting,
    sealing,
    topics,
)
from misto.store.folding import Folded
from misto.store.models import Account, Entry, Game, Membership
from misto.store.writing import writing


@dataclass(frozen=True)
class Executed:
    """What came of a command: the game after it, what was appended, and a refusal."""

    row: Game
    folded: Folded
    events: tuple[Event, ...]
    refusal: Refusal | None = None


def execute(code: str, command: Command | None, *, at: datetime | None = None) -> Executed:
    """Settle what fell due in a game, and carry out a command, if there is one.

    Who may wish it, the caller has checked. `at` is for the timekeeper alone, who closes at the
    scheduled instant; everything else arrives when the lock is held. Raise NoSuchGame.
    """
    with writing(code) as row:
        return write(row, command, at=at)


def write(row: Game, command: Command | None, *, at: datetime | None = None) -> Executed:
    """Do the same within a transaction that holds the game already (`writing`).

    `at` may also be the instant at which something else arrived there.
    """
    before = folding.folded(row)
    done = _worked_out(row, before, command, at or clock.arrival(row.last_at), chance.dice)
    if done.events:
        roots = _append(row, before, done.events)
        done = dataclasses.replace(done, folded=done.folded.sealed(roots))
        projecting.project(row, done.folded, done.events)
        notices.of_events(row, done.folded, done.events)
        topics.bump(row, topics.of_events(row, done.events))
        transaction.on_commit(lambda: folding.keep(row, done.folded))
    return done


def foresee(row: Game, command: Command) -> Executed:
    """Say what a command would bring just now, and write nothing; what it draws isn't the real."""
    at = max(clock.now(), row.last_at) if row.last_at else clock.now()
    return _worked_out(row, folding.folded(row), command, at, bytes)


def _worked_out(
    row: Game, before: Folded, command: Command | None, arrived: datetime, dice: Dice
) -> Executed:
    """Say what comes of a command at an instant: nothing is written yet."""
    moved = _own_up(before, command, arrived, dice)
    middle = before.then(moved)
    closing = posting.counts(row, middle, until=_ending(middle.game, arrived))
    if isinstance(command, CloseTurn):
        command = replace(command, posts=posting.counts(row, middle, until=arrived))
    stepped = step(middle.game, command, arrived, dice, closing)
    events = (*moved, *stepped.events)
    return Executed(row, before.then(events), events, stepped.refusal)


def _own_up(
    before: Folded, command: Command | None, arrived: datetime, dice: Dice
) -> tuple[Event, ...]:
    """Move a close that fell into an outage of the site, before anything settles it (TIME-8)."""
    if isinstance(command, MoveClose):
        return ()
    down = beating.outage(before.game, arrived)
    return step(before.game, down, arrived, dice).events if down else ()


def create(  # noqa: PLR0913  # what a game is made of
    host: Account,
    title: str,
    rules: Rules,
    *,
    story: str = "",
    story_html: str = "",
    cohosts: Sequence[Account] = (),
    at: datetime | None = None,
) -> Executed | Refusal:
    """Make a game of a host's, and of co-hosts'; a refusal leaves nothing behind.

    `at`: for a demonstration.
    """
    with transaction.atomic():
        at = at or clock.now()
        row = Game.objects.create(title=title, story=story, story_html=story_html, made_at=at)
        Membership.objects.create(game=row, account=host, part=Membership.Part.HOST, since=at)
        for cohost in cohosts:
            part = Membership.Part.COHOST
            Membership.objects.create(game=row, account=cohost, part=part, since=at)
        hosts = (host.code, *(cohost.code for cohost in cohosts))
        done = write(row, CreateGame(game=row.code, title=title, rules=rules, hosts=hosts), at=at)
        if done.refusal is not None:
            transaction.set_rollback(True)
            return done.refusal
    return done


def _append(row: Game, before: Folded, events: tuple[Event, ...]) -> sealing.Roots:
    """Append events; two that try at once can't both succeed: an event has one place.

    Return the roots of the reports among them.
    """
    entries = [
        Entry(
            game=row,
            seq=seq,
            at=event.at,
            kind=str(type(event).__struct_config__.tag),
            body=body.decode(),
            **sealing.promise(row.code, event, body)._asdict(),
        )
        for seq, event in enumerate(events, before.seq + 1)
        for body in (codec.encode(event),)
    ]
    return sealing.seal(row, Entry.objects.bulk_create(entries), events)


def _ending(game: engine.Game, arrived: datetime) -> datetime | None:
    """Up to when posts count, if the running turn closes by itself now (TIME-7)."""
    due = game.phase is engine.Phase.OPEN and not game.paused and game.closes is not None
    return game.closes if due and game.closes and game.closes <= arrived else None
