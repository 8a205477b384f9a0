"""The sergeant: reads the commissioner's answers and takes over from him (NIGHT-8)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Role, Side

SERGEANT = Spec(Role.SERGEANT, Side.TOWN, needs=Role.COMMISSIONER)
