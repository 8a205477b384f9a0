"""The doctor: heals, and once a game gives a fatal injection (NIGHT-10, NIGHT-12)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Kind, Role, Side

DOCTOR = Spec(Role.DOCTOR, Side.TOWN, orders=(Kind.HEAL, Kind.INJECT), many=True)
