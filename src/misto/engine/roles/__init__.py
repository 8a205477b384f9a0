"""The ten roles, a declaration each, and what follows from the declarations."""

from collections.abc import Mapping
from types import MappingProxyType

from misto.engine.roles.boss import BOSS
from misto.engine.roles.civilian import CIVILIAN
from misto.engine.roles.commissioner import COMMISSIONER
from misto.engine.roles.courtesan import COURTESAN
from misto.engine.roles.doctor import DOCTOR
from misto.engine.roles.foundling import FOUNDLING
from misto.engine.roles.framer import FRAMER
from misto.engine.roles.mafioso import MAFIOSO
from misto.engine.roles.maniac import MANIAC
from misto.engine.roles.sergeant import SERGEANT
from misto.engine.roles.spec import Spec
from misto.engine.terms import Kind, Role, Side

SPECS: Mapping[Role, Spec] = MappingProxyType(
    {
        spec.role: spec
        for spec in (
            CIVILIAN,
            COMMISSIONER,
            SERGEANT,
            DOCTOR,
            COURTESAN,
            FOUNDLING,
            MAFIOSO,
            BOSS,
            FRAMER,
            MANIAC,
        )
    },
)


SIDE: Mapping[Role, Side] = MappingProxyType({role: spec.side for role, spec in SPECS.items()})
"""The side of each role."""

TOLD: Mapping[Role, Role] = MappingProxyType(
    {role: spec.told or role for role, spec in SPECS.items()},
)
"""What a seat of each role is told to be (GAME-5, FOUND-1)."""

_OF_A_SIDE: Mapping[Side, Kind] = MappingProxyType(
    {Side.TOWN: Kind.HUNT, Side.MAFIA: Kind.KILL, Side.MANIAC: Kind.HUNT},  # HUNT-5, MAFIA-1
)

MAY: Mapping[Role, frozenset[Kind]] = MappingProxyType(
    {
        role: frozenset({Kind.VOTE, Kind.NOTE, _OF_A_SIDE[spec.side], *spec.orders})
        for role, spec in SPECS.items()
    },
)
"""The orders each role may send (ORDER-1)."""

MAFIA: frozenset[Role] = frozenset(role for role, side in SIDE.items() if side is Side.MAFIA)
"""The roles of the mafia."""

__all__ = ["MAFIA", "MAY", "SIDE", "SPECS", "TOLD", "Spec"]
