"""Line-ups: which are refused, and one to suggest (GAME-3, GAME-4)."""

from collections import Counter
from collections.abc import Sequence

from misto.engine.clauses import Clause
from misto.engine.refusals import Code, Refusal
from misto.engine.roles import MAFIA, SIDE, SPECS
from misto.engine.rules import CLASSIC, Rules
from misto.engine.terms import Role, Side
from misto.engine.victory import victory

SMALLEST, LARGEST = 7, 60
"""The numbers of seats for which a line-up is suggested."""


def mafia_wanted(seats: int, rules: Rules = CLASSIC) -> int:
    """Return how many of the seats must be mafia at least: ceil(share × seats) (GAME-3).

    >>> mafia_wanted(11)
    3
    """
    numerator, denominator = rules.mafia_share.as_integer_ratio()
    return -(-numerator * seats // denominator)


def refusal(lineup: Sequence[Role], rules: Rules = CLASSIC) -> Refusal | None:
    """Say why a line-up can't be played, or None (GAME-3, GAME-4).

    >>> refusal([Role.CIVILIAN] * 6 + [Role.SERGEANT, Role.BOSS, Role.MAFIOSO]).role
    <Role.COMMISSIONER: 'commissioner'>
    """
    count = Counter(lineup)
    mafia = sum(role in MAFIA for role in lineup)
    wanted = mafia_wanted(len(lineup), rules)
    if mafia < wanted:
        return _refuse(Code.LINEUP_TOO_FEW_MAFIA, Clause.GAME_3, count=mafia, limit=wanted)
    for role, spec in SPECS.items():
        if count[role] > 1 and not spec.many:
            return _refuse(Code.LINEUP_TWO_OF_A_ROLE, role=role, count=count[role])
        if count[role] and spec.needs and not count[spec.needs]:
            return _refuse(Code.LINEUP_NEEDS_ROLE, role=spec.needs)
    if not any(SIDE[role] is Side.TOWN for role in lineup):
        return _refuse(Code.LINEUP_NO_TOWN)
    return _refuse(Code.LINEUP_ALREADY_WON) if victory(rules, lineup) else None


def _refuse(
    code: Code,
    clause: Clause = Clause.GAME_4,
    role: Role | None = None,
    count: int | None = None,
    limit: int | None = None,
) -> Refusal:
    return Refusal(code=code, clause=clause, role=role, count=count, limit=limit)


_FROM_SEATS = (
    (7, Role.COMMISSIONER),
    (7, Role.DOCTOR),
    (8, Role.SERGEANT),
    (10, Role.MANIAC),
    (12, Role.COURTESAN),
    (14, Role.FOUNDLING),
    (24, Role.DOCTOR),
    (32, Role.COURTESAN),
    (44, Role.DOCTOR),
    (52, Role.COURTESAN),
)
"""From how many seats on a suggested line-up has a role (once more)."""


def suggest(seats: int, rules: Rules = CLASSIC) -> tuple[Role, ...]:
    """Return a line-up for 7 to 60 seats, in canonical order; eleven get the source's own.

    Raise ValueError for another number of seats, or where the rules leave no playable line-up.
    """
    if not SMALLEST <= seats <= LARGEST:
        msg = f"a line-up is suggested for {SMALLEST} to {LARGEST} seats, not {seats}"
        raise ValueError(msg)
    mafia = max(1, mafia_wanted(seats, rules))
    roles = [Role.BOSS, *([Role.FRAMER] if mafia > 2 else [])]  # noqa: PLR2004
    roles += [Role.MAFIOSO] * (mafia - len(roles))
    roles += [role for least, role in _FROM_SEATS if seats >= least]
    lineup = sorted(roles + [Role.CIVILIAN] * (seats - len(roles)), key=list(Role).index)
    if len(lineup) != seats or refusal(lineup, rules):
        msg = f"no line-up of {seats} seats can be played with a mafia of {mafia}"
        raise ValueError(msg)
    return tuple(lineup)
