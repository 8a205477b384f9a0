"""The awards, and who may get which (AWARD-1)."""

from typing import get_args

from misto.engine.events import Award
from misto.engine.terms import Side

AWARDS: tuple[Award, ...] = get_args(Award)


def may_get(award: Award, side: Side) -> bool:
    """Say whether a seat of a side may get an award."""
    match award:
        case "townsperson":
            return side is Side.TOWN
        case "mafioso":
            return side is Side.MAFIA
    return True
