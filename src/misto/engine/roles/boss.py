"""The boss: the mafia's boss, with no order of his own (MAFIA-4)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Role, Side

BOSS = Spec(Role.BOSS, Side.MAFIA)
