"""The turn's own acts: close, publish, undo, extend, pause, resume (TIME, HOST-1, HOST-2)."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.clauses import Clause
from misto.engine.decide.guards import no_reason, unfit_text, wrong_phase
from misto.engine.decide.resolving import resolution
from misto.engine.events import ALL, Event
from misto.engine.evolve import evolve
from misto.engine.game import Game
from misto.engine.publication import publication
from misto.engine.refusals import Code, Refusal
from misto.engine.terms import Phase
from misto.engine.timetable import first_close

Decision = tuple[Event, ...] | Refusal

FARTHEST = timedelta(days=366)
"""How far ahead a turn's close may be named; a slip in the year is refused."""


def close_turn(game: Game, command: c.CloseTurn, at: datetime) -> Decision:
    """TIME-1, TIME-4: at its instant a turn closes by itself; before, by hand and with a reason."""
    if refusal := wrong_phase(game, Clause.TIME_1, Phase.OPEN):
        return refusal
    if command.turn not in {None, game.turn}:
        return Refusal(code=Code.ORDERS_CLOSED, clause=Clause.TIME_1, turn=command.turn)
    by_hand = command.why is not None
    if by_hand and (refusal := no_reason(command.why or "")):
        return refusal
    if game.paused and not by_hand:
        return Refusal(code=Code.TURN_PAUSED, clause=Clause.TIME_4, turn=game.turn)
    if not by_hand and game.closes is not None and at < game.closes:
        return Refusal(code=Code.REASON_MISSING, clause=Clause.TIME_4, turn=game.turn)
    closed = e.TurnClosed(at=at, audience=ALL, turn=game.turn, why=command.why)
    resolved = resolution(game, command.posts, at)
    if game.rules.publish != "at_close":
        return closed, resolved
    night = replace(game, pending=resolved.resolution)
    return closed, resolved, *publication(night, c.PublishReport(), at)


def publish_report(game: Game, command: c.PublishReport, at: datetime) -> Decision:
    """HOST-2: the report goes out, its facts become known, the next turn opens."""
    refusal = wrong_phase(game, Clause.HOST_2, Phase.CLOSED) or unfit_text(
        Clause.HOST_2, command.story, *command.weapons.values()
    )
    return refusal or publication(game, command, at)


def tell_story(game: Game, command: c.TellStory, at: datetime) -> Decision:
    """HOST-2: the story may follow the facts that it is about, never come before them."""
    turn = command.turn
    if turn not in {before.turn for before in game.published}:
        return Refusal(code=Code.NOT_PUBLISHED, clause=Clause.HOST_2, turn=turn)
    if refusal := unfit_text(Clause.HOST_2, command.story):
        return refusal
    return (e.StoryTold(at=at, audience=ALL, turn=turn, story=command.story),)


def undo(game: Game, command: c.Undo, at: datetime) -> Decision:
    """TIME-4: undo returns to the moment after the close of the last published turn."""
    phases = (Phase.OPEN, Phase.CLOSED, Phase.OVER)
    refusal = wrong_phase(game, Clause.TIME_4, *phases) or no_reason(command.why)
    if refusal:
        return refusal
    if not game.published:
        return Refusal(code=Code.NOTHING_TO_UNDO, clause=Clause.TIME_4)
    turn = game.published[-1].turn
    undone = e.ResolutionUndone(at=at, audience=ALL, turn=turn, why=command.why)
    frozen = evolve(game, undone)
    return undone, resolution(frozen, frozen.posts, at)


def extend(game: Game, command: c.Extend, at: datetime) -> Decision:
    """TIME-4: a turn may close later; after the close, until publication, it opens again."""
    refusal = wrong_phase(game, Clause.TIME_4, Phase.OPEN, Phase.CLOSED) or no_reason(command.why)
    if refusal:
        return refusal
    earliest = at
    if game.phase is Phase.OPEN and game.closes is not None:
        earliest = max(at, game.closes)
    if command.closes <= earliest:
        return Refusal(code=Code.NOT_LATER, clause=Clause.TIME_4, turn=game.turn)
    if command.closes - at > FARTHEST:
        return Refusal(code=Code.TOO_FAR, clause=Clause.TIME_4, turn=game.turn)
    return (
        e.TurnExtended(
            at=at,
            audience=ALL,
            turn=game.turn,
            closes=command.closes.astimezone(UTC),
            why=command.why,
        ),
    )


def pause(game: Game, command: c.Pause, at: datetime) -> Decision:
    """TIME-4: while paused, orders are taken and nothing closes."""
    refusal = wrong_phase(game, Clause.TIME_4, Phase.OPEN) or no_reason(command.why)
    if refusal:
        return refusal
    if game.paused:
        return Refusal(code=Code.ALREADY_SO, clause=Clause.TIME_4, turn=game.turn)
    return (e.TurnPaused(at=at, audience=ALL, turn=game.turn, why=command.why),)


def resume(game: Game, command: c.Resume, at: datetime) -> Decision:
    """TIME-4: resumed, the turn closes at the first closing hour at least `min_open` later."""
    refusal = wrong_phase(game, Clause.TIME_4, Phase.OPEN) or no_reason(command.why)
    if refusal:
        return refusal
    if not game.paused:
        return Refusal(code=Code.NOT_PAUSED, clause=Clause.TIME_4, turn=game.turn)
    closes = first_close(game.rules, at)
    why, turn = command.why, game.turn
    return (e.TurnResumed(at=at, audience=ALL, turn=turn, closes=closes, why=why),)


def move_close(game: Game, command: c.MoveClose, at: datetime) -> Decision:
    """TIME-8: after a long outage the turn closes at the first hour that leaves time enough."""
    if refusal := wrong_phase(game, Clause.TIME_8, Phase.OPEN):
        return refusal
    since = command.since.astimezone(UTC)
    until = min(command.until.astimezone(UTC), at)
    if until - since <= game.rules.outage:
        return Refusal(code=Code.SHORT_OUTAGE, clause=Clause.TIME_8)
    closes = first_close(game.rules, until)
    if game.paused or (game.closes is not None and closes <= game.closes):
        return ()
    turn = game.turn
    moved = e.CloseMoved(at=at, audience=ALL, turn=turn, closes=closes, since=since, until=until)
    return (moved,)
