"""The words of the game: roles, sides, orders, causes, stages, phases."""

from enum import StrEnum


class Side(StrEnum):
    """Whom a seat plays for; the maniac plays for himself alone."""

    TOWN = "town"
    MAFIA = "mafia"
    MANIAC = "maniac"


class Role(StrEnum):
    """The ten roles, in canonical order: the order of line-ups, records and lists."""

    CIVILIAN = "civilian"
    COMMISSIONER = "commissioner"
    SERGEANT = "sergeant"
    DOCTOR = "doctor"
    COURTESAN = "courtesan"
    FOUNDLING = "foundling"
    MAFIOSO = "mafioso"
    BOSS = "boss"
    FRAMER = "framer"
    MANIAC = "maniac"


class Kind(StrEnum):
    """What an order asks for (ORDER-1, SHOT-1, NOTE-1)."""

    VOTE = "vote"
    HUNT = "hunt"
    KILL = "kill"
    CHECK = "check"
    POISON = "poison"
    HEAL = "heal"
    INJECT = "inject"
    BLOCK = "block"
    FRAME = "frame"
    SHOOT = "shoot"
    NOTE = "note"


class Cause(StrEnum):
    """Why a seat died (DEATH-2)."""

    MAFIA = "mafia"
    POISON = "poison"
    INJECTION = "injection"
    HUNTING = "hunting"  # the hunter died
    HUNTED = "hunted"  # the quarry died
    SHOT = "shot"
    COURT = "court"
    MISSING = "missing"
    EXCLUDED = "excluded"
    LEFT = "left"


class Stage(StrEnum):
    """The stages of a resolution, in the order in which they run (NIGHT, order of moves)."""

    HUNT = "hunt"
    COURTESAN = "courtesan"
    FRAMER = "framer"
    MAFIA = "mafia"
    COMMISSIONER = "commissioner"
    MANIAC = "maniac"
    DOCTOR = "doctor"
    SETTLE = "settle"
    POISON = "poison"
    SHOTS = "shots"
    COURT = "court"
    ABSENCES = "absences"
    SUCCESSIONS = "successions"
    VICTORY = "victory"


class Shown(StrEnum):
    """What a check or a death shows of a seat: its role, or its side."""

    CIVILIAN = "civilian"
    COMMISSIONER = "commissioner"
    SERGEANT = "sergeant"
    DOCTOR = "doctor"
    COURTESAN = "courtesan"
    FOUNDLING = "foundling"
    MAFIOSO = "mafioso"
    BOSS = "boss"
    FRAMER = "framer"
    MANIAC = "maniac"  # the role, and the side
    TOWN = "town"
    MAFIA = "mafia"


class ShownCause(StrEnum):
    """A cause as it is announced; where the night's are hidden, just that (DEATH-3)."""

    NIGHT = "night"
    MAFIA = "mafia"
    POISON = "poison"
    INJECTION = "injection"
    HUNTING = "hunting"
    HUNTED = "hunted"
    SHOT = "shot"
    COURT = "court"
    MISSING = "missing"
    EXCLUDED = "excluded"
    LEFT = "left"


class Phase(StrEnum):
    """Where a game stands; a command is taken in some phases only."""

    CREATED = "created"  # rules are known, nobody may enrol yet
    ENROLMENT = "enrolment"  # players enrol (GAME-1)
    FROZEN = "frozen"  # nonces and line-up are published, the deal is to come
    OPEN = "open"  # a turn takes orders
    CLOSED = "closed"  # orders are closed, the report is not out yet (TIME-6)
    OVER = "over"  # somebody has won, nothing is opened yet
    OPENED = "opened"  # everything is opened (END-1)


class Winner(StrEnum):
    """How a game ended (WIN)."""

    TOWN = "town"
    MAFIA = "mafia"
    MANIAC = "maniac"
    DRAW = "draw"


class Gender(StrEnum):
    """A character's grammatical gender, for sentences about it."""

    M = "m"
    F = "f"
    OTHER = "other"


NIGHT_CAUSES = frozenset({Cause.MAFIA, Cause.INJECTION, Cause.POISON})
"""The blows of the night: announced as one; who checks the victim is told (DEATH-3, NIGHT-7)."""

ROLE_ORDERS = frozenset(
    {Kind.CHECK, Kind.BLOCK, Kind.FRAME, Kind.POISON, Kind.HEAL, Kind.INJECT},
)
"""The role orders, as the rulebook's «Words» name them; the kill is the mafia's."""
