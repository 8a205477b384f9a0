"""The civilian: a townsperson without a role order."""

from misto.engine.roles.spec import Spec
from misto.engine.terms import Role, Side

CIVILIAN = Spec(Role.CIVILIAN, Side.TOWN, many=True)
