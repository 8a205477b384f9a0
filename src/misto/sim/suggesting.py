"""What each role does to a line-up's odds, and a search for the line-up that is fairest.

A line-up is fair when town and mafia win equally often; what the maniac takes, he takes from both.
Line-ups are compared by playing the same games with each (`running.compare`): a change fills one
seat otherwise, and every other seat draws as before.
"""

from collections.abc import Generator, Iterator, Mapping
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from misto.engine import Role, Rules, Winner
from misto.engine.lineup import refusal
from misto.engine.roles import MAFIA
from misto.sim.outcomes import Z
from misto.sim.pairs import Effect, Pairs
from misto.sim.running import HERE, Pool, compare
from misto.sim.tables import Setup

Lineup = tuple[Role, ...]

BEST = 3
"""How many of the changes that looked best at first are played in full."""

GLANCE = 5
"""Which part of the games is played at first, with every change: one in so many."""


class Change(Struct, frozen=True):
    """One seat filled otherwise: with one role more, and another less."""

    more: Role
    less: Role

    @property
    def role(self) -> Role:
        """The role that it is about; the other one fills a line-up, or its mafia, up."""
        return self.less if self.more is filler(self.less) else self.more

    @property
    def added(self) -> bool:
        """Whether that role is one more, not one less."""
        return self.role is self.more


def filler(role: Role) -> Role:
    """Return who sits where a role isn't: in the mafia a mafioso, else a civilian."""
    return Role.MAFIOSO if role in MAFIA - {Role.MAFIOSO} else Role.CIVILIAN


def exchanged(lineup: Lineup, less: Role, more: Role) -> Lineup:
    """Fill the last seat of a role with another."""
    seat = len(lineup) - 1 - lineup[::-1].index(less)
    return (*lineup[:seat], more, *lineup[seat + 1 :])


class Weighed(Struct, frozen=True):
    """A change of a line-up, the line-up that it makes, and the games played with both."""

    change: Change
    lineup: Lineup
    pairs: Pairs

    @property
    def effect(self) -> Effect:
        """What it does to the town's chance."""
        return self.pairs.effect(Winner.TOWN)

    @property
    def gap(self) -> float:
        """By how much town and mafia are apart with it."""
        return abs(_gap(self.pairs, changed=True))


class Found(Struct, frozen=True):
    """A line-up of the search, and how it came about: by a change of the one before it, or not."""

    lineup: Lineup
    by: Weighed | None = None


class Looking(Struct, frozen=True):
    """How far a search is with the changes of a line-up: so many of so many games are played."""

    changes: int
    games: int
    whole: int


def changes(lineup: Lineup, rules: Rules) -> dict[Change, Lineup]:
    """Return the changes of one seat that give a line-up which the rules allow, and what they give.

    Boss and framer are exchanged with a plain mafioso, every other role with a civilian.
    """
    found = {}
    for role in Role:
        if role is Role.CIVILIAN:
            continue
        for change in (Change(role, filler(role)), Change(filler(role), role)):
            if change.less not in lineup:
                continue
            changed = exchanged(lineup, change.less, change.more)
            if refusal(changed, rules) is None:
                found[change] = changed
    return found


def weigh(setup: Setup, seed: int, games: int, pool: Pool = HERE) -> Iterator[tuple[Weighed, ...]]:
    """Play the same games with every change of the line-up; yield what is known so far."""
    return _compared(setup, changes(setup.lineup, setup.rules), seed, games, pool)


def search(setup: Setup, seed: int, games: int, pool: Pool = HERE) -> Iterator[Looking | Found]:
    """Change one seat after the other, each time the way that brings town and mafia nearest.

    Begin with the line-up of `setup`. Every change is played in a part of the games at first, the
    best few in all of them. The search ends where no change is better, or where town and mafia are
    no further apart than chance could put them.
    """
    seen = {_bag(setup.lineup)}
    best: Weighed | None = None
    yield Found(setup.lineup)
    while True:
        best = yield from _step(setup, seed, games, pool, seen)
        if best is None:
            return
        seen.add(_bag(best.lineup))
        setup = replace(setup, lineup=best.lineup)
        yield Found(best.lineup, best)


def _step(
    setup: Setup, seed: int, games: int, pool: Pool, seen: set[Lineup]
) -> Generator[Looking, None, Weighed | None]:
    """Return the best change of a line-up, if one is better than none."""
    new = {
        change: lineup
        for change, lineup in changes(setup.lineup, setup.rules).items()
        if _bag(lineup) not in seen
    }
    found = yield from _weighed(setup, new, seed, max(1, games // GLANCE), pool)
    if found and not even(found[0].pairs):
        nearest = sorted(found, key=lambda one: one.gap)[:BEST]
        new = {one.change: one.lineup for one in nearest}
    found = yield from _weighed(setup, new, seed, games, pool)
    if found and even(found[0].pairs):
        return None
    better = [one for one in found if one.gap < abs(_gap(one.pairs, changed=False))]
    return min(better, key=lambda one: one.gap, default=None)


def _weighed(
    setup: Setup, new: Mapping[Change, Lineup], seed: int, games: int, pool: Pool
) -> Generator[Looking, None, tuple[Weighed, ...]]:
    found: tuple[Weighed, ...] = ()
    for found in _compared(setup, new, seed, games, pool) if new else ():
        yield Looking(len(new), found[0].pairs.games, games)
    return found


def _compared(
    setup: Setup, new: Mapping[Change, Lineup], seed: int, games: int, pool: Pool
) -> Iterator[tuple[Weighed, ...]]:
    others = tuple(replace(setup, lineup=lineup) for lineup in new.values())
    for pairs in compare(setup, others, seed, games, pool):
        yield tuple(map(Weighed, new, new.values(), pairs))


def even(pairs: Pairs) -> bool:
    """Say whether chance alone could put town and mafia, without the change, so far apart."""
    town, mafia = pairs.won(Winner.TOWN)[0], pairs.won(Winner.MAFIA)[0]
    return abs(town - mafia) <= Z * sqrt(town + mafia)


def _gap(pairs: Pairs, *, changed: bool) -> float:
    town, mafia = pairs.won(Winner.TOWN)[changed], pairs.won(Winner.MAFIA)[changed]
    return (town - mafia) / max(1, pairs.games)


def _bag(lineup: Lineup) -> Lineup:
    return tuple(sorted(lineup))
