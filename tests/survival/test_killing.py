"""A site that is killed loses nothing that somebody holds a receipt for, and does nothing twice.

`make test` kills a few times; `make soak` says how often, and with which seed:

    SURVIVAL_KILLS=150 SURVIVAL_SEED=7 pytest -s tests/survival/test_killing.py
"""

import os

import pytest

from tests.survival.killing import campaign

KILLS = int(os.environ.get("SURVIVAL_KILLS", "8"))
SEED = int(os.environ.get("SURVIVAL_SEED", "4"))

pytestmark = pytest.mark.slow


def test_a_site_that_is_killed_loses_nothing_and_does_nothing_twice():
    found = campaign(KILLS, SEED)
    database = "PostgreSQL" if os.environ.get("DATABASE_URL") else "SQLite"
    print(f"\n{database}, seed {SEED}\n{found}")
    assert not found.wrong
    assert found.kills == KILLS
    assert 3 * found.within >= found.kills, found.inside
    assert any("close" in one for one in found.inside), found.inside
    assert any("publish" in one for one in found.inside), found.inside


def test_a_site_that_loses_what_it_has_confirmed_is_found_out():
    found = campaign(3, SEED, MISTO_LOSES="7")
    assert any("isn't there" in one or "is there 0 times" in one for one in found.wrong)
