"""`step`: settle what fell due, then decide. The one way in which a ledger grows (law 6)."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import Struct

from misto.engine.commands import CloseTurn, Command, MoveClose, PublishReport
from misto.engine.decide import Dice, decide
from misto.engine.events import Event, TurnClosed, TurnResolved
from misto.engine.evolve import fold
from misto.engine.game import Game
from misto.engine.refusals import Refusal
from misto.engine.terms import Phase


class Stepped(Struct, frozen=True):
    """What a step added to the ledger, the game after it, and the refusal if there was one.

    Events are to be appended even beside a refusal: what fell due has happened.
    """

    game: Game
    events: tuple[Event, ...]
    refusal: Refusal | None = None


def step(
    game: Game,
    command: Command | None,
    at: datetime,
    dice: Dice,
    posts: Mapping[int, int] | None = None,
) -> Stepped:
    """Settle what fell due before `at`, then decide a command, if there is one.

    `posts` are the posts of the running turn by seat, in case it is due to close; a seat that isn't
    named has written enough. At most one turn is closed (TIME-8). A site that was down when the
    turn should have closed says so with `MoveClose` before anything is settled.
    """
    before: list[Event] = []
    if not _was_down(game, command):
        game, before = _settle(game, at, dice, dict(posts or {}))
    if command is None:
        return Stepped(game, tuple(before))
    decision = decide(game, command, at, dice)
    if isinstance(decision, Refusal):
        return Stepped(game, tuple(before), decision)
    return Stepped(fold(decision, game), (*before, *decision))


def _was_down(game: Game, command: Command | None) -> bool:
    return isinstance(command, MoveClose) and (game.closes is None or command.since < game.closes)


def _settle(
    game: Game,
    at: datetime,
    dice: Dice,
    posts: dict[int, int],
) -> tuple[Game, list[Event]]:
    """Close a turn that is due, and publish a report that is overdue (HOST-2)."""
    events: list[Event] = []
    if _close_is_due(game, at):
        events += _closed(game, posts, at, dice)
        game = fold(events, game)
    if _report_is_due(game, at):
        due = (game.closed_at or at) + (game.rules.publish_after or timedelta())
        published = _decided(game, PublishReport(), _opens(game, due, at), dice)
        events += published
        game = fold(published, game)
    return game, events


def _closed(game: Game, posts: dict[int, int], at: datetime, dice: Dice) -> tuple[Event, ...]:
    """Close a turn at its instant; a report that goes out with it may have to wait for now."""
    due = game.closes or at
    closed = _decided(game, CloseTurn(posts=posts), max(due, game.last_at or due), dice)
    if game.rules.publish != "at_close" or _opens(game, due, at) != at:
        return closed
    closed = tuple(event for event in closed if isinstance(event, TurnClosed | TurnResolved))
    return (*closed, *_decided(fold(closed, game), PublishReport(), at, dice))


def _opens(game: Game, due: datetime, at: datetime) -> datetime:
    """Return the instant at which a report that was due goes out, and the next turn opens.

    A worker that is a little late changes nothing. After an outage that is now: players have the
    time that `min_open` gives them, and no turn is over before it was seen (TIME-6, TIME-8).
    """
    late = at - due
    punctual = late <= game.rules.outage and late < game.rules.min_open
    return max(due, game.last_at or due) if punctual else at


def _close_is_due(game: Game, at: datetime) -> bool:
    return (
        game.phase is Phase.OPEN
        and not game.paused
        and game.closes is not None
        and game.closes <= at
    )


def _report_is_due(game: Game, at: datetime) -> bool:
    wait = game.rules.publish_after
    return (
        game.phase is Phase.CLOSED
        and wait is not None
        and game.closed_at is not None
        and game.closed_at + wait <= at
    )


def _decided(game: Game, command: Command, at: datetime, dice: Dice) -> tuple[Event, ...]:
    decision = decide(game, command, at, dice)
    assert not isinstance(decision, Refusal), decision  # noqa: S101  # what is due is allowed
    return decision
