"""The framer: slanders one seat a night (NIGHT-3)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Kind, Role, Side

FRAMER = Spec(Role.FRAMER, Side.MAFIA, orders=(Kind.FRAME,))
