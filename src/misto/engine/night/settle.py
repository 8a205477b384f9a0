"""The night is settled, and older poison falls due."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.resolution import Happening, Result, Step
from misto.engine.terms import Cause, Stage


def settle(night: Night) -> None:
    """Undo what the doctors undid, let the other blows kill, and judge the orders behind them."""
    for seat in night.cured:
        _undo(night, seat)
    _judge(night)
    for seat in night.struck:
        night.die(seat, Cause.MAFIA, Stage.SETTLE, Clause.MAFIA_2)
        if seat in night.autopsies:
            night.steps.append(Step(Stage.SETTLE, Clause.NIGHT_9, Happening.POISON_FOUND, seat))
            night.die(seat, Cause.POISON, Stage.SETTLE, Clause.NIGHT_9)
    for seat in night.injections:
        night.die(seat, Cause.INJECTION, Stage.SETTLE, Clause.NIGHT_12)


def _undo(night: Night, seat: int) -> None:
    if seat in night.struck:
        del night.struck[seat]
        night.steps.append(Step(Stage.SETTLE, Clause.NIGHT_10, Happening.SAVED, seat, Cause.MAFIA))
    if seat in night.poisoning:
        del night.poisoning[seat]
        night.steps.append(Step(Stage.SETTLE, Clause.POISON_2, Happening.SAVED, seat, Cause.POISON))


def _judge(night: Night) -> None:
    for order in night.slanderers:
        used = night.rules.slander_lasts == "game" or order.target in night.slandered
        result = Result.DONE if used else Result.IN_VAIN
        night.judge(Stage.FRAMER, order, result, Clause.NIGHT_3)
    for order in night.killers:
        lands = any(seat in night.struck for seat in order.targets)
        result = Result.DONE if lands else Result.IN_VAIN
        night.judge(Stage.MAFIA, order, result, Clause.MAFIA_2)
    for order in night.poisoners:
        result = Result.DONE if order.target in night.poisoning else Result.IN_VAIN
        night.judge(Stage.MANIAC, order, result, Clause.NIGHT_9)


def poison_falls_due(night: Night) -> None:
    """Let those die who were poisoned on an earlier night (POISON-1, POISON-3)."""
    helps = night.rules.antidote == "until_death"
    for seat in sorted(night.game.poisoned):
        if helps and seat in night.cured:
            night.steps.append(
                Step(Stage.POISON, Clause.POISON_2, Happening.SAVED, seat, Cause.POISON)
            )
        else:
            night.die(seat, Cause.POISON, Stage.POISON, Clause.POISON_1)
