"""Who has won (WIN)."""

from collections.abc import Iterable

from misto.engine.clauses import Clause
from misto.engine.roles import SIDE
from misto.engine.rules import Rules
from misto.engine.terms import Role, Side, Winner


def victory(rules: Rules, living: Iterable[Role]) -> tuple[Winner, Clause] | None:
    """Say who has won with these roles alive, and by which clause; None: the game goes on.

    >>> victory(Rules(), [Role.CIVILIAN, Role.BOSS])
    (<Winner.MAFIA: 'mafia'>, <Clause.WIN_3: 'WIN-3'>)
    """
    sides = [SIDE[role] for role in living]
    mafia, maniac = sides.count(Side.MAFIA), sides.count(Side.MANIAC)
    town = len(sides) - mafia - maniac
    if not sides:
        return Winner.DRAW, Clause.WIN_5
    if rules.town_wins == "mafia_dead" and town and not mafia:
        return Winner.TOWN, Clause.WIN_2
    if maniac and (
        town + mafia == 0 or (rules.maniac_wins == "last_two" and not mafia and town == 1)
    ):
        return Winner.MANIAC, Clause.WIN_4
    if mafia and mafia >= (town if rules.parity_of == "town" else town + maniac):
        return Winner.MAFIA, Clause.WIN_3
    if town and not mafia and not maniac:
        return Winner.TOWN, Clause.WIN_2
    return None
