"""Words and small phrases: kinds of orders, roles, causes, winners, counts, hours."""

from collections.abc import Iterable
from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo

from misto.engine.events import Award
from misto.engine.terms import (
    Cause,
    Gender,
    Kind,
    Phase,
    Role,
    Shown,
    ShownCause,
    Side,
    Stage,
    Winner,
)
from misto.text.catalogue import Language, join, say

Case = Literal["nominative", "accusative"]
Thing = Literal["votes", "turns", "players", "posts", "seats"]


def kind(language: Language, kind: Kind) -> str:
    """Name what an order asks for, in the middle of a sentence.

    >>> kind("uk", Kind.INJECT)
    'смертельний укол'
    """
    return say(language, f"kind-{kind}")


def subject(language: Language, kind: Kind, turn: int, *, election: bool = False) -> str:
    """Write the subject of an order: its kind, and its turn where it is for one turn (ORDER-1).

    >>> subject("uk", Kind.VOTE, 2)
    'Суд Лінча 2'
    """
    return say(language, "subject-election" if election else f"subject-{kind}", turn=turn)


def role(
    language: Language,
    role: Role,
    gender: Gender = Gender.OTHER,
    case: Case = "nominative",
) -> str:
    """Name a role, in the gender of the character that has it.

    >>> role("uk", Role.DOCTOR, Gender.F, "accusative")
    'лікарку'
    """
    suffix = ".acc" if case == "accusative" else ""
    return say(language, f"role-{role}{suffix}", gender=gender.value)


def side(language: Language, side: Side) -> str:
    """Name a side."""
    return say(language, f"side-{side}")


def ending(language: Language, winner: Winner | None) -> str:
    """Name how a game that was played by the simulator ended; None: it came to no end.

    >>> ending("uk", Winner.TOWN), ending("uk", None)
    ('місто', 'без кінця')
    """
    if winner is None:
        return say(language, "ending-none")
    if winner is Winner.DRAW:
        return say(language, "ending-draw")
    return side(language, Side(winner.value))


def revealed(language: Language, what: Shown, gender: Gender = Gender.OTHER) -> str:
    """Name what a death shows of a seat: its role, or its side (DEATH-1).

    >>> revealed("uk", Shown.TOWN, Gender.F)
    'містянка'
    """
    if what in {Shown.TOWN, Shown.MAFIA}:
        return say(language, f"shown-{what}", gender=gender.value)
    return role(language, Role(what.value), gender)


def found(language: Language, what: Shown, gender: Gender = Gender.OTHER) -> str:
    """Name what a check shows of a seat: its role, or whether it is mafia (NIGHT-5).

    >>> found("uk", Shown.TOWN)
    'не мафія'
    """
    if what is Shown.TOWN:
        return say(language, "found-town")
    return revealed(language, what, gender)


def cause(language: Language, cause: Cause | ShownCause, gender: Gender = Gender.OTHER) -> str:
    """Say of what somebody died.

    >>> cause("uk", Cause.SHOT, Gender.F)
    'застрелена'
    """
    return say(language, f"cause-{cause}", gender=gender.value)


def stage(language: Language, stage: Stage) -> str:
    """Name a stage of a resolution."""
    return say(language, f"stage-{stage}")


def phase(language: Language, phase: Phase) -> str:
    """Say where a game stands."""
    return say(language, f"phase-{phase}")


def winner(language: Language, winner: Winner) -> str:
    """Say how a game ended, as a sentence of its own."""
    return say(language, f"winner-{winner}")


def award(language: Language, award: Award) -> str:
    """Name an award."""
    return say(language, f"award-{award}")


def count(language: Language, number: int, thing: Thing) -> str:
    """Count things.

    >>> [count("uk", number, "votes") for number in (1, 2, 5, 21)]
    ['1 голос', '2 голоси', '5 голосів', '21 голос']
    """
    return say(language, f"count-{thing}", count=number)


def when(language: Language, instant: datetime, timezone: str) -> str:
    """Write an instant as hour and day in a time zone.

    >>> when("uk", datetime.fromisoformat("2026-11-30T19:00Z"), "Europe/Kyiv")
    '21:00, 30 листопада'
    """
    local = instant.astimezone(ZoneInfo(timezone))
    return say(language, "when", hour=f"{local:%H:%M}", day=local.day, month=local.month)


def either(language: Language, items: Iterable[str]) -> str:
    """Join alternatives, at least one.

    >>> either("uk", ["сержант", "лікар", "бос"])
    'сержант, лікар або бос'
    """
    *most, last = items
    return say(language, "either", items=join(most), last=last) if most else last


def sentence(text: str) -> str:
    """End a text with a full stop, unless it has a mark of its own.

    >>> sentence("Чому?"), sentence("Бо так")
    ('Чому?', 'Бо так.')
    """
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def capital(text: str) -> str:
    """Begin a text with a capital letter.

    >>> capital("суд Лінча")
    'Суд Лінча'
    """
    return text[:1].upper() + text[1:]
