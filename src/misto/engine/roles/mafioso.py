"""The mafioso: a plain member of the mafia (MAFIA-1)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Role, Side

MAFIOSO = Spec(Role.MAFIOSO, Side.MAFIA, many=True)
