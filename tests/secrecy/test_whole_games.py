"""The law of secrecy over games that nobody thought of: Hypothesis plays them and changes a thing.

Two games that look the same to a viewer, as the engine's views say, answer that viewer alike, page
for page. What differs is drawn too: two roles exchanged, one order another or none, or anything of
the matrix.
"""

import os
from dataclasses import dataclass, replace

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from misto.engine import GiveOrder, Kind, Person, Phase, Reader, Role
from misto.store.executing import execute
from misto.store.folding import folded
from tests.secrecy.comparing import differences
from tests.secrecy.matrix import HOSTS, SECRETS, Secret
from tests.secrecy.scanning import SHIFT
from tests.secrecy.viewers import VIEWERS
from tests.secrecy.walking import Tally, glance, short
from tests.secrecy.worlds import SEATS, World, world

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
EXAMPLES = int(os.environ.get("GAMES", "100" if SOAK else "8"))
PARTS = range(10 if SOAK else 1)
"""At length in so many parts, each of so many games, that several workers play them."""

PHASES = ("open", "closed", "published")
ORDERS = (
    (Role.MAFIOSO, Kind.KILL), (Role.BOSS, Kind.KILL), (Role.FRAMER, Kind.KILL),
    (Role.FRAMER, Kind.FRAME), (Role.COMMISSIONER, Kind.CHECK), (Role.COMMISSIONER, Kind.SHOOT),
    (Role.COURTESAN, Kind.BLOCK), (Role.DOCTOR, Kind.HEAL), (Role.DOCTOR, Kind.INJECT),
    (Role.MANIAC, Kind.POISON),
)  # fmt: skip
Order = tuple[tuple[Role, Kind], int]


@dataclass(frozen=True)
class Plan:
    """What is done in a game: orders of both turns by role, votes, hunts, and flags."""

    first: tuple[Order, ...]
    second: tuple[Order, ...]
    votes: tuple[int, ...]
    hunts: tuple[tuple[int, int], ...]
    flags: frozenset[str] = frozenset()


class Drawn(World):
    """A world that is played as a plan has it; what can't be done is left."""

    plan: Plan

    def run(self, what, command):
        self.do(what, lambda: execute(self.table.code, command))

    def order(self, seat, kind, *targets):
        wish = GiveOrder(seat=seat, order=kind, targets=targets)
        self.run(f"seat {seat}: {kind} on {targets}", wish)

    def _living(self):
        return list(self.table.view.living)

    def _first_turn(self):
        self.hour(0, 10)
        for seat in SEATS:
            self.write(seat, "Доброго ранку.", "introduction")
        self._letters()
        self._presence()
        self._play(self.plan.first)
        self.do("the first close", self.table.close)
        if self.table.view.phase is Phase.CLOSED:
            self.run("the first report", _report("Перша ніч минула."))

    def _second_orders(self):
        self._play(self.plan.second)
        for seat, target in zip(SEATS, self.plan.votes, strict=True):
            self.order(seat, Kind.VOTE, target)

    def _second_noon(self):
        self.hour(1, 12.5)
        for seat, quarry in self.plan.hunts:
            self.order(seat, Kind.HUNT, quarry)
        self.hour(1, 13)

    def _second_close(self):
        if self.table.view.phase is Phase.OPEN:
            super()._second_close()

    def _play(self, orders):
        for (role, kind), target in orders:
            self.order(self.by(role), kind, target)


def _report(story):
    from misto.engine import PublishReport  # noqa: PLC0415  # here alone

    return PublishReport(story=story)


seats = st.sampled_from(SEATS)
orders = st.lists(st.tuples(st.sampled_from(ORDERS), seats), max_size=8).map(tuple)
plans = st.builds(
    Plan,
    first=orders,
    second=orders,
    votes=st.tuples(*[seats] * len(SEATS)),
    hunts=st.lists(st.tuples(seats, seats), max_size=2).map(tuple),
)


@st.composite
def changes(draw, plan):
    """Another plan that differs in one thing; and the row of the matrix, if it is one of its."""
    what = draw(st.sampled_from(("roles", "order", "order", "matrix")))
    if what == "roles":
        one, other = sorted(draw(st.lists(seats, min_size=2, max_size=2, unique=True)))
        return replace(plan, flags=frozenset({f"roles {one} {other}"})), None
    if what == "order":
        new = draw(orders)
        return replace(plan, second=new), None
    secret = draw(st.sampled_from([one for one in SECRETS if not one.one]))
    return replace(plan, flags=secret.other), secret


def seen(plan, viewers, shift):
    """Play a plan; return what each viewer knows, by the engine, and what the site shows them."""

    def make(flags, streams):
        made = Drawn(flags, streams)
        made.plan = plan
        return made

    found = {}
    with world(plan.flags, shift=shift, make=make) as made:
        for phase in made.playing:
            if phase in PHASES:
                for name in viewers:
                    viewer = VIEWERS[name]
                    account = viewer.account(made)
                    who = Person(made.people[account].code) if account else Reader()
                    known = folded(made.table.row).view(who)
                    found[phase, name] = known, glance(made, viewer, short, Tally())
            if phase == PHASES[-1]:
                break
    return found


@pytest.mark.parametrize("part", PARTS)
@settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
def test_games_that_look_the_same_are_answered_alike(part, data):
    del part
    plan = data.draw(plans)
    other, secret = data.draw(changes(plan))
    among = sorted(VIEWERS.keys() - set(HOSTS))
    viewers = data.draw(st.lists(st.sampled_from(among), min_size=3, max_size=3, unique=True))
    one, two = seen(plan, viewers, 0), seen(other, viewers, SHIFT)
    for (phase, viewer), (known, answers) in one.items():
        known_there, answers_there = two[phase, viewer]
        told = isinstance(secret, Secret) and secret.may(viewer, phase)
        event(f"looks the same: {known == known_there and not told}")
        if known == known_there and not told:
            wrong = list(differences(answers, answers_there))
            assert not wrong, "\n".join([f"[{phase}, {viewer}]", *wrong[:5]])
