"""The courtesan: blocks one seat's role order (NIGHT-2)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Kind, Role, Side

COURTESAN = Spec(Role.COURTESAN, Side.TOWN, orders=(Kind.BLOCK,), many=True)
