"""The court's chances, against every voting of few seats in every order, by the engine's court."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction
from itertools import permutations, product

import pytest

from misto.engine import Game, Kind, Order, Role, Rules, resolve
from misto.sim.exact.court import NOBODY, ONE, THE_KEEPER, Sentence, sentences

TIES = [
    ("last_to_reach",),
    ("first_to_reach",),
    ("second_named",),
    ("nobody",),
    ("everybody",),
    ("keeper", "nobody"),
    ("keeper", "everybody"),
    (),
]


def voted(rules, living, seats, *, keeper=False, election=False):
    """Hold every court of so many living, and count whom it sentences; the keeper has seat 1."""
    game = Game(
        rules=rules,
        roles=(Role.CIVILIAN,) * (living - 1) + (Role.MAFIOSO,) * (seats - living + 1),
        living=frozenset(range(1, living + 1)),
        turn=1 if election else 5,
        keeper=1 if keeper else None,
    )
    found: Counter[Sentence] = Counter()
    voters = range(1, living + 1)
    others = [[seat for seat in voters if seat != voter] for voter in voters]
    for targets in product(*others):
        for order in permutations(voters):
            votes = [Order(voter, Kind.VOTE, (targets[voter - 1],), 1) for voter in order]
            held = resolve(_with(game, votes)).court
            assert held is not None
            chosen = set(held.sentenced)
            own = keeper and 1 in chosen
            found[Sentence(own, len(chosen) - own)] += 1
    return {one: Fraction(ways, found.total()) for one, ways in found.items()}


def _with(game, votes):
    fields = {name: getattr(game, name) for name in Game.__struct_fields__}
    return Game(**fields | {"orders": {vote.key: vote for vote in votes}})


def likely(chances):
    return {one: chance for one, chance in chances.items() if chance}


@pytest.mark.parametrize("tie", TIES)
@pytest.mark.parametrize("keeper", [False, True])
def test_every_court_of_four(tie, keeper):
    rules = Rules(tie=tie, keeper=True)
    chances = sentences(rules, 4, 4, keeper=keeper)
    assert likely(chances) == voted(rules, 4, 4, keeper=keeper)


@pytest.mark.parametrize("quorum_of", ["living", "seats", "votes"])
@pytest.mark.parametrize("share", ["0", "0.25", "0.5", "0.6", "1"])
def test_every_quorum_of_three_in_five(quorum_of, share):
    rules = Rules(quorum_of=quorum_of, quorum_share=Decimal(share))
    assert likely(sentences(rules, 3, 5)) == voted(rules, 3, 5)


@pytest.mark.parametrize("tie", [("last_to_reach",), ("keeper", "last_to_reach"), ("nobody",)])
def test_every_election_of_four(tie):
    rules = Rules(keeper=True, tie=tie, quorum_share=Decimal(1))
    assert likely(sentences(rules, 4, 4, election=True)) == voted(rules, 4, 4, election=True)


@pytest.mark.parametrize("living", range(2, 12))
@pytest.mark.parametrize("keeper", [False, True])
def test_the_chances_make_one(living, keeper):
    rules = Rules(tie=("everybody",))
    assert sum(sentences(rules, living, 11, keeper=keeper).values()) == 1


def test_two_can_but_name_each_other():
    assert likely(sentences(Rules(), 2, 7)) == {ONE: 1}
    assert likely(sentences(Rules(tie=("nobody",)), 2, 7)) == {NOBODY: 1}
    both = {Sentence(keeper=True, others=1): 1}
    assert likely(sentences(Rules(tie=("everybody",)), 2, 7)) == {Sentence(False, 2): 1}
    assert likely(sentences(Rules(tie=("everybody",)), 2, 7, keeper=True)) != both
    assert THE_KEEPER not in likely(sentences(Rules(), 2, 7, keeper=True))
