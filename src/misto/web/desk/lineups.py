"""A line-up as the desk's form shows it, and reads it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from django.http import QueryDict

from misto.engine import Clause, Code, Refusal, Role, Rules, Side
from misto.engine.lineup import mafia_wanted, refusal, suggest
from misto.engine.roles import SIDE, SPECS
from misto.text import refusal as refusal_text
from misto.text import words
from misto.web.access import Visit, folded_of
from misto.web.numbers import whole
from misto.web.saying import language

_LOOKS = {Side.TOWN: "town", Side.MAFIA: "mafia", Side.MANIAC: "lone"}
_MOST = 999


@dataclass(frozen=True)
class Line:
    """One role of a line-up, and how many of it."""

    role: str
    label: str
    side: str
    count: int
    most: int


@dataclass(frozen=True)
class LineUp:
    """A line-up with what the rules say of it (GAME-3, GAME-4)."""

    lines: tuple[Line, ...]
    seats: int
    count: int
    mafia: int
    wanted: int
    fault: str
    clause: str


def start(seats: int, rules: Rules) -> tuple[Role, ...]:
    """Return the line-up to begin with: the suggested one, where there is one for this number."""
    try:
        return suggest(seats, rules)
    except ValueError:
        mafia = min(seats, max(1, mafia_wanted(seats, rules)))
        return (*[Role.MAFIOSO] * mafia, *[Role.CIVILIAN] * (seats - mafia))


def typed_in(data: QueryDict) -> tuple[Role, ...]:
    """Return the line-up that a form holds."""
    roles: list[Role] = []
    for role in Role:
        count = whole(data.get(f"role-{role}", "").strip()) or 0
        roles += [role] * min(count, _MOST)
    return tuple(roles)


def line_up_of(roles: Sequence[Role], visit: Visit) -> LineUp:
    """Look at a line-up as the form shows it."""
    game = folded_of(visit).game
    seats, count = len(game.enrolments), Counter(roles)
    fault = _fault(roles, seats, game.rules)
    lines = tuple(
        Line(
            role=role.value,
            label=words.role(language(), role),
            side=_LOOKS[SIDE[role]],
            count=count[role],
            most=_MOST if SPECS[role].many else 1,
        )
        for role in Role
    )
    return LineUp(
        lines=lines,
        seats=seats,
        count=len(roles),
        mafia=sum(SIDE[role] is Side.MAFIA for role in roles),
        wanted=mafia_wanted(seats, game.rules),
        fault=refusal_text(language(), fault) if fault else "",
        clause=fault.clause.value if fault else "",
    )


def _fault(roles: Sequence[Role], seats: int, rules: Rules) -> Refusal | None:
    if len(roles) != seats:
        code = Code.LINEUP_WRONG_SIZE
        return Refusal(code=code, clause=Clause.GAME_4, count=len(roles), limit=seats)
    return refusal(roles, rules)
