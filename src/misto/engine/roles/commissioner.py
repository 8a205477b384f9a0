"""The commissioner: checks one seat a night and carries the pistol (NIGHT-5, SHOT-1)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Kind, Role, Side

COMMISSIONER = Spec(Role.COMMISSIONER, Side.TOWN, orders=(Kind.CHECK, Kind.SHOOT))
