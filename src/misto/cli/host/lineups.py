"""A line-up as a host writes it: «3 мафії (бос, баламут), маніяк, комісар, сержант, лікар»."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import get_args

from misto.cli.host import vocabulary
from misto.cli.host.lines import fold
from misto.engine.roles import MAFIA
from misto.engine.terms import Gender, Role
from misto.text import words
from misto.text.catalogue import LANGUAGES


class LineupFault(Exception):  # noqa: N818  # the word of this package
    """A part of a line-up that isn't understood."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def lineup_of(text: str, seats: int) -> tuple[Role, ...]:
    """Read a line-up; civilians fill what is left of the seats. Raise `LineupFault`.

    «3 мафії (бос, баламут)» are three, two of them those, the third a plain mafioso. Whether the
    line-up can be played is for the rules to say.

    >>> [role.value for role in lineup_of("2 mafia (boss), doctor", 4)]
    ['boss', 'mafioso', 'doctor', 'civilian']
    """
    roles = [role for part in _parts(text) for role in _roles(part)]
    if not roles:
        raise LineupFault(text)
    return (*roles, *[Role.CIVILIAN] * (seats - len(roles)))


def _roles(part: str) -> list[Role]:
    found = _PART.fullmatch(part)
    role = _names().get(fold(found["name"])) if found else None
    if found is None or role is None:
        raise LineupFault(part)
    count = int(found["before"] or found["after"] or 0)
    inside = [one for piece in _parts(found["inside"] or "") for one in _roles(piece)]
    if role is Role.CIVILIAN and not count:
        return []  # all the rest
    if not inside:
        return [role] * (count or 1)
    if role is not Role.MAFIOSO or not MAFIA.issuperset(inside) or 0 < count < len(inside):
        raise LineupFault(part)
    return inside + [Role.MAFIOSO] * (max(count, len(inside)) - len(inside))


def _parts(text: str) -> Iterator[str]:
    """Part at commas, but not inside brackets."""
    for part in _SPLIT.split(text):
        if bare := part.strip(" .\t"):
            yield bare


def role_of(text: str) -> Role | None:
    """Return the role that a text names, in Ukrainian, English or Russian."""
    return _names().get(fold(text))


_SPLIT = re.compile(r"[,;\n+](?![^(]*\))")
_PART = re.compile(
    r"(?:(?P<before>\d{1,3})\s*[x×х*]?\s*)?(?P<name>[^\d()]+?)"
    r"(?:\s*[x×х*]\s*(?P<after>\d{1,3}))?\s*(?:\((?P<inside>.*)\))?",
    re.DOTALL,
)


@cache
def _names() -> Mapping[str, Role]:
    """Every name of a role: those that hosts write, and those that the texts give it."""
    names = {fold(name): Role(role) for role, names in vocabulary.ROLES.items() for name in names}
    for language, role, gender in product(LANGUAGES, Role, Gender):
        for case in get_args(words.Case):
            names[fold(words.role(language, role, gender, case))] = role
    return names | {role.value: role for role in Role}
