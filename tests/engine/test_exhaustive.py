"""Every night of a seven-seat game, counted and hashed; `make exhaustive` has a larger one.

A change of the rules changes the digest: run `python -m tests.engine.exhaustive` and look at what
else has changed before a new one is written here.
"""

import pytest

from tests.engine import exhaustive
from tests.engine.exhaustive import SMALL

DIGEST = "fa315373e559bb920c9e71c7000c315902ceed12145f9663bab1b67dee54270e"


@pytest.mark.slow
def test_every_profile_of_role_orders_and_kills():
    found = exhaustive.run(SMALL)
    assert found.profiles == exhaustive.number(SMALL) == 185_220
    assert found.verdicts == found.orders == 957_852  # a verdict for every order
    assert dict(found.dead) == {0: 77_616, 1: 91_728, 2: 15_876}
    assert found.digest == DIGEST


@pytest.mark.slow
def test_a_few_of_them_as_the_oracle_has_them():
    few = ("boss", "mafioso", "civilian", "doctor", "courtesan", "maniac", "civilian")
    assert exhaustive.differences(few, 3)[:1] == []
