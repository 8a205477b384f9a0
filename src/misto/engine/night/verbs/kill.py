"""Kill: the mafia strikes whom all its words name (MAFIA-2, MAFIA-3)."""

from misto.engine.clauses import Clause
from misto.engine.night.work import Night
from misto.engine.orders import Order
from misto.engine.resolution import Happening, Step
from misto.engine.terms import Cause, Kind, Role, Stage


def kill(night: Night) -> None:
    """Strike the seats on which every word that isn't void agrees."""
    words: list[Order] = []
    for order in night.of(Kind.KILL):
        clause = night.obstacle(order)
        if clause:
            night.void(Stage.MAFIA, order, clause)
        else:
            words.append(order)
    if not words:
        return
    agreed = [seat for seat in words[0].targets if all(seat in word.targets for word in words)]
    failures = {seat: _strike(night, seat) for seat in agreed}
    for word in words:
        reasons = [failures[seat] for seat in word.targets if seat in failures]
        if all(reasons):
            night.void(Stage.MAFIA, word, next(filter(None, reasons), _disagreement(night)))
        else:
            night.killers.append(word)


def _disagreement(night: Night) -> Clause:
    return Clause.MAFIA_3 if night.game.turn in night.game.double_kills else Clause.MAFIA_2


def _strike(night: Night, seat: int) -> Clause | None:
    """Strike an agreed victim; name the clause by which the blow fails at once."""
    if seat not in night.alive:
        return Clause.NIGHT_4
    if night.role(seat) is Role.FOUNDLING:
        night.steps.append(Step(Stage.MAFIA, Clause.FOUND_2, Happening.IMMUNE, seat, Cause.MAFIA))
        return Clause.FOUND_2
    night.strike(seat, Cause.MAFIA, Stage.MAFIA, Clause.MAFIA_2)
    return None
