"""The table of docs/security, row by row: who may know a thing sees it, from then on.

Each row is played as two worlds that differ in it alone. Before the phase from which somebody may
know it, nothing of what they are shown differs; in that phase something does.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from tests.secrecy.comparing import differences, see
from tests.secrecy.matrix import HOSTS, NEVER, OWN_ACTS, SECRETS
from tests.secrecy.scanning import SHIFT
from tests.secrecy.table import page
from tests.secrecy.viewers import VIEWERS
from tests.secrecy.walking import Tally, glance, short
from tests.secrecy.worlds import PHASES

pytestmark = pytest.mark.slow

SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
PAGE = Path(__file__).parents[2] / "docs" / "security" / "who-sees-what.md"


def looks(secret):
    """Say who looks when: who learns of it at the instant and before, who never does at the end."""
    found = []
    for viewer in VIEWERS:
        since = secret.since(viewer)
        learns = since not in {NEVER, secret.public}
        if not (SOAK or learns or viewer in {"host", "reader"}):
            continue
        if (viewer == "cohost" and not SOAK) or (viewer, secret.what) in OWN_ACTS:
            continue
        at = PHASES.index(since) if since else len(PHASES)
        near = range(at - 1, at + 1) if not SOAK else range(len(PHASES))
        found += [(viewer, PHASES[one]) for one in near if 0 <= one < len(PHASES)]
    return found


@cache
def plain(flags):
    """Look at a world for all rows that are held against it; kept, since most are."""
    wanted = {one for secret in SECRETS if secret.one == flags for one in looks(secret)}
    return dict(looked(flags, wanted))


def looked(flags, wanted, shift=0):
    """Play a world, and look at it: each viewer in some phases."""
    viewers, phases = {viewer for viewer, _ in wanted}, {phase for _, phase in wanted}
    seen = see(
        flags, sorted(viewers), short, Tally(),
        shift=shift, phases=phases, look=glance, stream=False, looks=wanted,
    )  # fmt: skip
    for phase, viewer, answers in seen:
        yield (viewer, phase), answers


@pytest.mark.django_db
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.what)
def test_who_may_know_it_learns_it_and_nobody_else(secret):
    before = plain(secret.one)
    wrong = []
    for (viewer, phase), answers in looked(secret.other, set(looks(secret)), SHIFT):
        told = list(differences(before[viewer, phase], answers))
        if bool(told) != secret.may(viewer, phase):
            wrong.append((viewer, phase, told[:3]))
    assert not wrong, "\n".join(map(str, wrong))


def test_every_row_has_two_worlds_and_a_clause():
    for secret in SECRETS:
        assert secret.one != secret.other
        assert secret.clauses


def test_the_hosts_know_alike():
    for secret in SECRETS:
        assert len({secret.since(host) for host in HOSTS}) == 1


def test_the_page_is_made_of_the_same_table():
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.secrecy.table"
