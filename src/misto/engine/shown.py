"""What is shown of a role: by a check, and by a death."""

from misto.engine.roles import SIDE
from misto.engine.rules import Rules
from misto.engine.terms import Role, Shown, Side


def checked(rules: Rules, role: Role) -> Shown:
    """Return what a check shows of a role, slander apart (NIGHT-5, FOUND-1)."""
    if role is Role.FOUNDLING or (role is Role.BOSS and rules.boss_shows == "town"):
        role = Role.CIVILIAN
    if rules.check_shows == "role":
        return Shown(role)
    return Shown.MAFIA if SIDE[role] is Side.MAFIA else Shown.TOWN


def revealed(rules: Rules, role: Role) -> Shown | None:
    """Return what the announcement of a death shows of a role (DEATH-1)."""
    if rules.reveal == "nothing":
        return None
    return Shown(role) if rules.reveal == "role" else Shown(SIDE[role])
