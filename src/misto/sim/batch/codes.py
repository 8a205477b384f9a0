"""The words of the engine as whole numbers, by their places in its lists."""

from misto.engine import Role, Winner
from misto.engine.clauses import Clause
from misto.engine.terms import Cause

ROLES = tuple(Role)
(
    CIVILIAN,
    COMMISSIONER,
    SERGEANT,
    DOCTOR,
    COURTESAN,
    FOUNDLING,
    MAFIOSO,
    BOSS,
    FRAMER,
    MANIAC,
) = range(len(ROLES))

CAUSES = (None, *Cause)
(
    BY_MAFIA,
    BY_POISON,
    BY_INJECTION,
    HUNTING,
    HUNTED,
    BY_SHOT,
    BY_COURT,
    MISSING,
) = range(1, 9)
"""Causes, from 1 on; exclusion and leaving are the host's and the player's own."""

WINNERS = (None, *Winner)
GOES_ON, TOWN_WINS, MAFIA_WINS, MANIAC_WINS, DRAW = range(len(WINNERS))

SHOWS_TOWN, SHOWS_MANIAC, SHOWS_MAFIA = range(3)
"""What an answer shows: mafia and the maniac are told apart where checks show roles."""

CLAUSES = (
    None,
    Clause.ORDER_3,
    Clause.ORDER_5,
    Clause.NIGHT_1,
    Clause.NIGHT_2,
    Clause.NIGHT_3,
    Clause.NIGHT_4,
    Clause.NIGHT_7,
    Clause.NIGHT_9,
    Clause.NIGHT_10,
    Clause.NIGHT_11,
    Clause.NIGHT_12,
    Clause.MAFIA_2,
    Clause.FOUND_2,
    Clause.HUNT_1,
    Clause.SHOT_1,
    Clause.SHOT_2,
)
"""The clauses that void an order; None voids nothing."""
(
    NOTHING,
    ORDER_3,
    ORDER_5,
    NIGHT_1,
    NIGHT_2,
    NIGHT_3,
    NIGHT_4,
    NIGHT_7,
    NIGHT_9,
    NIGHT_10,
    NIGHT_11,
    NIGHT_12,
    MAFIA_2,
    FOUND_2,
    HUNT_1,
    SHOT_1,
    SHOT_2,
) = range(len(CLAUSES))
