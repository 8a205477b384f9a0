"""The maniac: poisons one seat a night and wins alone (NIGHT-9, WIN-4)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Kind, Role, Side

MANIAC = Spec(Role.MANIAC, Side.MANIAC, orders=(Kind.POISON,))
