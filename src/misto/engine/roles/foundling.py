"""The foundling: a townsperson, as far as he knows, until the boss dies (FOUND-1, FOUND-3)."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Role, Side

FOUNDLING = Spec(Role.FOUNDLING, Side.TOWN, told=Role.CIVILIAN, needs=Role.BOSS)
