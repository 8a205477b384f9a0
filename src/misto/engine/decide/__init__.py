"""`decide`: what follows from a command, or why nothing does."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any

from misto.engine import commands as c
from misto.engine.clauses import Clause
from misto.engine.commands import Command
from misto.engine.decide import ending, orders, rulings, setup, turns
from misto.engine.events import Event
from misto.engine.game import Game
from misto.engine.refusals import Code, Refusal

Dice = Callable[[int], bytes]
"""Where chance comes from: a function that returns as many random bytes as it is asked for."""

Decision = tuple[Event, ...] | Refusal

_HANDLERS: Mapping[type[Command], Callable[[Game, Any, datetime], Decision]] = MappingProxyType(
    {
        c.Enrol: setup.enrol,
        c.WithdrawEnrolment: setup.withdraw_enrolment,
        c.CloseEnrolment: setup.close_enrolment,
        c.CancelDeal: setup.cancel_deal,
        c.Deal: setup.deal,
        c.SeatTable: setup.seat_table,
        c.GiveOrder: orders.give_order,
        c.EnterOrder: orders.enter_order,
        c.WithdrawOrder: orders.withdraw_order,
        c.GiveNote: orders.give_note,
        c.CloseTurn: turns.close_turn,
        c.PublishReport: turns.publish_report,
        c.TellStory: turns.tell_story,
        c.Undo: turns.undo,
        c.Extend: turns.extend,
        c.Pause: turns.pause,
        c.Resume: turns.resume,
        c.MoveClose: turns.move_close,
        c.VoidOrder: rulings.void_order,
        c.ChangeFact: rulings.change_fact,
        c.BarVote: rulings.bar_vote,
        c.Exclude: rulings.exclude,
        c.Leave: rulings.leave,
        c.Silence: rulings.silence,
        c.GrantDoubleKill: rulings.grant_double_kill,
        c.Replace: rulings.replace_player,
        c.OpenGame: ending.open_game,
        c.VoteAward: ending.vote_award,
        c.GiveAwards: ending.give_awards,
    },
)


def decide(game: Game, command: Command, at: datetime, dice: Dice) -> Decision:
    """Answer a command that arrives at an instant: with the events it causes, or with a refusal.

    Total: it raises for nothing that a person can send. `at` is an aware datetime, never before
    the ledger's last event; chance comes from `dice` alone. An empty tuple: taken, and nothing is
    new. What has fallen due before `at` is not looked at: `step` settles it first.
    """
    at = at.astimezone(UTC)
    if isinstance(command, c.CreateGame):
        return setup.create_game(game, command, at)
    if not game.game:
        return Refusal(code=Code.WRONG_PHASE, clause=Clause.GAME_1, phase=game.phase)
    if isinstance(command, c.OpenEnrolment):
        return setup.open_enrolment(game, command, at, dice(32))
    return _HANDLERS[type(command)](game, command, at)


__all__ = ["Decision", "Dice", "decide"]
