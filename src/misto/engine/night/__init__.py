"""The night: one pipeline of named stages, read from top to bottom (NIGHT, order of moves)."""

from misto.engine.clauses import Clause
from misto.engine.game import Game
from misto.engine.night.absences import absences
from misto.engine.night.court import court
from misto.engine.night.hunt import hunt
from misto.engine.night.outcome import outcome
from misto.engine.night.settle import poison_falls_due, settle
from misto.engine.night.shots import last_shots
from misto.engine.night.successions import successions
from misto.engine.night.verbs.block import block
from misto.engine.night.verbs.check import check
from misto.engine.night.verbs.frame import frame
from misto.engine.night.verbs.heal import heal
from misto.engine.night.verbs.inject import inject
from misto.engine.night.verbs.kill import kill
from misto.engine.night.verbs.poison import poison
from misto.engine.night.work import Night
from misto.engine.resolution import Happening, Resolution, Step
from misto.engine.terms import Stage
from misto.engine.victory import victory


def resolve(game: Game) -> Resolution:
    """Play the night, the court and what follows on the orders that stand in `game`.

    Pure: the game is not changed, and the same game gives the same resolution. Every order that
    stands gets a verdict.
    """
    night = Night(game)
    hunt(night)
    # The courtesan, the framer, the mafia, the commissioner, the maniac, the doctor.
    block(night)
    frame(night)
    kill(night)
    check(night)
    poison(night)
    heal(night)
    inject(night)
    settle(night)
    poison_falls_due(night)
    last_shots(night)
    court(night)
    last_shots(night)
    absences(night)
    successions(night)
    _victory(night)
    return outcome(night)


def _victory(night: Night) -> None:
    won = victory(night.rules, [night.role(seat) for seat in night.alive])
    if won is None:
        night.steps.append(Step(Stage.VICTORY, Clause.WIN_1, Happening.GOES_ON))
        return
    night.winner, clause = won
    night.steps.append(Step(Stage.VICTORY, clause, Happening.WON, winner=night.winner))


__all__ = ["resolve"]
