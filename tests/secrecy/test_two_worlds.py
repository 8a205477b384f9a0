"""The law of secrecy, page for page: what a viewer may not know changes no byte of any answer.

Each test plays two worlds which differ in everything at once that its viewers may not know, walks
every address in every phase as each of them, and holds all answers against one another: status,
headers, bodies, mails, streams. The second world is full of names and secrets that stand nowhere
else; these are looked for in all that is seen of it (`scanning`).
"""

import os
from itertools import chain

import pytest

from tests.secrecy.comparing import compare
from tests.secrecy.matrix import HOSTS, OPENED, OWN_ACTS, PUBLISHED, hidden
from tests.secrecy.viewers import OUTSIDE, VIEWERS
from tests.secrecy.walking import Tally, asks, short, whole
from tests.secrecy.worlds import PHASES, world
from tests.web.addresses import routes

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
EXTENT = whole if SOAK else short
UNTIL_THE_END = PHASES[:-1]
BESIDE = {"friend", "other", "third"}
"""With whom roles are exchanged: what they may know is in the matrix."""

TOGETHER = {
    "outside": OUTSIDE,
    "the town": ("civilian", "foundling", "ghost", "replaced", "newcomer"),
    "those with a role": ("commissioner", "sergeant", "doctor", "courtesan", "maniac"),
    "the mafia": ("mafioso", "boss", "framer", "dead mafioso"),
}
ALL = tuple(chain.from_iterable(TOGETHER.values()))
GROUPS = {viewer: (viewer,) for viewer in VIEWERS} if SOAK else TOGETHER
"""At length each viewer has worlds of their own, that differ in all that they alone don't know."""


def worlds(viewers, until):
    """Return two worlds that differ in all that these viewers may not know up to a phase."""
    acts = {what for viewer, what in OWN_ACTS if viewer in viewers}
    secrets = [
        secret for secret in hidden(viewers, until) if not secret.alone and secret.what not in acts
    ]
    one = frozenset(chain.from_iterable(secret.one for secret in secrets))
    other = frozenset(chain.from_iterable(secret.other for secret in secrets))
    return one, other


def differ(viewers, until, phases, record_property):
    """Walk two worlds as some viewers; return what differs, and what was found and mustn't be."""
    tally, scanned = Tally(), list[str]()
    pair = worlds(viewers, until)
    found = compare(pair, viewers, EXTENT, tally, phases=phases, scanned=scanned)
    record_property("compared", (len(tally.places), tally.asked, tally.shown))
    return "\n".join([*found, *scanned][:20])


@pytest.mark.parametrize("group", GROUPS)
def test_nobody_learns_before_the_end_what_they_may_not_know(group, record_property):
    assert not differ(GROUPS[group], PUBLISHED, UNTIL_THE_END, record_property)


def test_what_is_never_opened_stays_closed_at_the_end(record_property):
    assert not differ(ALL, OPENED, [OPENED], record_property)


def test_everybody_is_in_a_group():
    assert {*ALL} | {*HOSTS} | BESIDE == VIEWERS.keys()


def test_every_address_is_walked_by_everybody():
    """By the walk itself: an address of the site that a walk leaves out fails here."""
    with world() as made:
        assert next(phase for phase in made.playing if phase == "hunt")
        for viewer in VIEWERS.values():
            asked = list(asks(made, viewer, whole))
            for method in ("GET", "POST"):
                walked = {ask.route for ask in asked if ask.method == method}
                assert set(routes()) <= walked, (viewer.name, set(routes()) - walked)
