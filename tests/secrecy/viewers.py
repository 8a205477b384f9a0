"""Who looks at a world: everybody for whom the site has an answer of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from misto.engine import Role
from tests.secrecy.browser import Browser
from tests.secrecy.worlds import (
    BESIDE,
    CIVILIAN,
    DEAD_MAFIOSO,
    FRIEND,
    GHOST,
    HOSTS,
    LEAVER,
    OTHER,
    PEOPLE,
    ROLES,
    THIRD,
    World,
)


@dataclass(frozen=True)
class Viewer:
    """One kind of reader; `seat` is whose forms they try, `account` who signs in."""

    name: str
    account: Callable[[World], str] = lambda _world: ""
    seat: int | None = None
    persona: bool = False

    def browser(self, world: World) -> Browser:
        """Open a browser as this viewer has it."""
        world.streams.do(f"{self.name} opens a browser")
        found = Browser(self.name)
        if name := self.account(world):
            found.sign_in(world.people[name])
        if self.persona and world.token:
            found.cookies[f"/as/{world.table.code}/", "misto_persona"] = world.token
        return found


def _named(name: str) -> Callable[[World], str]:
    return lambda _world: name


def _seated(seat: int) -> Callable[[World], str]:
    return lambda world: world.persons()[seat - 1]


def _player(name: str, seat: int) -> Viewer:
    return Viewer(name, _seated(seat), seat)


_PLAYERS = {
    **{role.value: ROLES.index(role) + 1 for role in Role},
    "ghost": GHOST,
    "dead mafioso": DEAD_MAFIOSO,
    "friend": FRIEND,
    "other": OTHER,
    "third": THIRD,
}

VIEWERS = {
    viewer.name: viewer
    for viewer in (
        Viewer("stranger"),
        Viewer("reader", _named(BESIDE[0])),
        Viewer("other host", _named(BESIDE[1])),
        Viewer("persona", persona=True, seat=CIVILIAN),
        Viewer("replaced", _named(PEOPLE[LEAVER - 1]), LEAVER),
        Viewer("newcomer", _named(BESIDE[2]), LEAVER),
        Viewer("reserve", _named(BESIDE[3])),
        Viewer("host", _named(HOSTS[0])),
        Viewer("cohost", _named(HOSTS[1])),
        *(_player(name, seat) for name, seat in _PLAYERS.items()),
    )
}
"""All of them by name; friend, other and third are those with whom roles are exchanged."""

OUTSIDE = ("stranger", "reader", "other host", "persona", "reserve")
"""Who has no part in the game that tells anything."""
