"""What the host reads of a court, an election, of absences and of the end: every step, whole.

Seven sit at the table: 1 mafioso, 2 boss, 3 doctor, 4 commissioner, 5 to 7 civilians. It is turn
two, the first of a court.
"""

from decimal import Decimal

import pytest

from misto.engine import commands as c
from misto.engine.events import Fact
from misto.engine.rules import Rules
from misto.engine.terms import Kind
from tests.engine.build import Table
from tests.engine.telling import lines, told

WHY = "as the host sees it"


def table(turn: int = 2, **options: object) -> Table:
    """A table on a turn; who misses a vote comes to no harm."""
    rules = {"status_needs_vote": False, "missed_votes": 0} | options
    found = Table(rules=Rules(**rules))  # type: ignore[arg-type]  # any option
    return found.turn_two() if turn == 2 else found


def vote(table: Table, votes: str) -> Table:
    """Vote in a row: «1:5 2:6»; «1:» names nobody."""
    for pair in votes.split():
        seat, _, target = pair.partition(":")
        table.give(int(seat), "vote", *map(int, filter(None, [target])))
    return table


def court(table: Table) -> list[str]:
    """Close a turn after which the game goes on; tell the steps of its court, but for the votes."""
    found = told(table.close())
    assert found[-1] == "victory WIN-1: goes_on"
    return [line for line in found if line.startswith("court ") and " vote " not in line]


# Votes and the verdict.


def test_COURT_1_a_vote_counts():
    assert told(vote(table(), "1:7 2:7 3:7 4:7 5:7 6:7 7:1").close()) == lines("""
        court COURT-1: 1 vote 7: done
        court COURT-1: 2 vote 7: done
        court COURT-1: 3 vote 7: done
        court COURT-1: 4 vote 7: done
        court COURT-1: 5 vote 7: done
        court COURT-1: 6 vote 7: done
        court COURT-1: 7 vote 1: done
        court COURT-3: sentenced 7
        court COURT-3: died 7, cause court
        victory WIN-1: goes_on
    """)


def test_COURT_1_a_vote_for_nobody_is_given_and_counts_for_nobody():
    found = told(vote(table(may_abstain=True), "1: 2: 3: 4: 5: 6: 7:").close())
    assert found == lines("""
        court COURT-1: 1 vote nobody: done
        court COURT-1: 2 vote nobody: done
        court COURT-1: 3 vote nobody: done
        court COURT-1: 4 vote nobody: done
        court COURT-1: 5 vote nobody: done
        court COURT-1: 6 vote nobody: done
        court COURT-1: 7 vote nobody: done
        court COURT-3: no_votes
        court COURT-3: nobody_lynched
        victory WIN-1: goes_on
    """)


def test_HOST_1_a_vote_that_the_host_voided_counts_no_more():
    voided = vote(table(), "1:5 2:5 3:5 4:1 5:1 6:6 7:7")
    voided.do(c.VoidOrder(seat=1, order=Kind.VOTE, why=WHY))
    found = told(voided.close())
    assert found[0] == "court HOST-1: 1 vote 5: void"
    assert "court COURT-4: tied, seats 1 5" in found


def test_COURT_3_short_of_a_quorum_nobody_is_lynched():
    assert court(vote(table(quorum_share=Decimal("0.35")), "1:5 2:5 3:6")) == lines("""
        court COURT-3: no_quorum, count 2, needed 49/20
        court COURT-3: nobody_lynched
    """)


@pytest.mark.parametrize(
    ("of", "needed"), [("living", "3"), ("seats", "7/2"), ("votes", "5/2")], ids=str
)
def test_COURT_3_the_quorum_is_of_the_living_the_seats_or_the_votes(of, needed):
    short = table(turn=1, quorum_of=of, quorum_share=Decimal("0.5"))
    short.do(c.ChangeFact(fact=Fact(7, alive=False), why=WHY))
    short.night()
    found = court(vote(short, "1:5 2:5 3:6 4:1 5:2"))
    assert found[0] == f"court COURT-3: no_quorum, count 2, needed {needed}"


def test_COURT_5_who_has_died_that_night_can_be_sentenced_too():
    assert court(vote(given(table(), "1 kill 5"), "1:5 2:5 3:5")) == lines("""
        court COURT-5: sentenced 5
        court COURT-5: cause_added 5, cause court
    """)


def given(table: Table, order: str) -> Table:
    """Give an order."""
    seat, kind, *targets = order.split()
    table.give(int(seat), kind, *map(int, targets))
    return table


def test_HOST_1_whom_the_host_keeps_alive_the_court_spares():
    spared = vote(table(), "1:5 2:5 3:5")
    spared.do(c.ChangeFact(fact=Fact(5, alive=True), why=WHY))
    assert court(spared) == lines("""
        court COURT-3: sentenced 5
        court HOST-1: spared 5, cause court
    """)


# Ties: 5 and 6 have two votes each; 5 was named first, and was the first to have two.

TIED = "1:5 2:6 3:5 4:6"
BROKEN = {
    "last_to_reach": "6",
    "first_to_reach": "5",
    "second_named": "6",
    "everybody": "5 6",
}


@pytest.mark.parametrize(("entry", "chosen"), BROKEN.items())
def test_COURT_4_a_tie_is_broken_as_the_rules_say(entry, chosen):
    first, *more = chosen.split()
    found = court(vote(table(tie=(entry,)), TIED))
    assert found[:3] == lines(f"""
        court COURT-4: tied, seats 5 6
        court COURT-4: tie_broken, seats {chosen}, rule {entry}
        court COURT-3: sentenced {first}
    """)
    assert len(found) == 4 + 2 * len(more)


def test_COURT_4_or_by_nobody():
    assert court(vote(table(tie=("nobody",)), TIED)) == lines("""
        court COURT-4: tied, seats 5 6
        court COURT-4: tie_broken, rule nobody
        court COURT-3: nobody_lynched
    """)


def test_COURT_4_a_list_that_decides_nothing():
    assert court(vote(with_keeper(7, tie=("keeper",)), TIED)) == lines("""
        court COURT-4: tied, seats 5 6
        court COURT-3: nobody_lynched
    """)


# The keeper of the keys.


def with_keeper(seat: int, **options: object) -> Table:
    """A table on turn two that has elected its keeper."""
    elected = vote(table(turn=1, keeper=True, **options), f"1:{seat} 2:{seat}")
    elected.night()
    assert elected.game.keeper == seat
    return elected


def test_KEEPER_1_the_first_turn_elects_a_keeper():
    assert court(vote(table(turn=1, keeper=True), "1:5 2:5 3:6")) == ["court KEEPER-1: elected 5"]


def test_KEEPER_1_without_a_vote_nobody_is_elected():
    assert court(table(turn=1, keeper=True)) == lines("""
        court COURT-3: no_votes
        court KEEPER-1: nobody_elected
    """)


def test_KEEPER_1_an_election_breaks_its_tie_too():
    assert court(vote(table(turn=1, keeper=True), TIED)) == lines("""
        court KEEPER-1: tied, seats 5 6
        court KEEPER-1: tie_broken, seats 6, rule last_to_reach
        court KEEPER-1: elected 6
    """)


@pytest.mark.parametrize("tie", [("keeper", "last_to_reach"), ("nobody",)], ids=str)
def test_KEEPER_1_what_names_not_one_elects_nobody(tie):
    assert court(vote(table(turn=1, keeper=True, tie=tie), TIED)) == lines(f"""
        court KEEPER-1: tied, seats 5 6
        court KEEPER-1: tie_broken, rule {tie[0]}
        court KEEPER-1: nobody_elected
    """)


def test_KEEPER_2_the_keepers_own_vote_breaks_a_tie():
    assert court(vote(with_keeper(1), TIED)) == lines("""
        court COURT-4: tied, seats 5 6
        court KEEPER-2: tie_broken, seats 5, rule keeper
        court COURT-3: sentenced 5
        court COURT-3: died 5, cause court
    """)


def test_KEEPER_2_else_the_list_goes_on():
    assert court(vote(with_keeper(7), TIED))[1] == (
        "court COURT-4: tie_broken, seats 6, rule last_to_reach"
    )


# Votes that are missed.


def missed(table: Table) -> list[str]:
    """Close the turn; tell who comes to harm by not voting."""
    return [line for line in told(table.close()) if line.startswith("absences ")]


def test_ABSENCE_2_a_missed_vote_is_noted_and_the_second_is_one_too_many():
    silent = vote(table(missed_votes=2), "1:1 2:2 3:3 4:4 5:5 6:6")
    assert missed(silent) == ["absences ABSENCE-2: vote_missed 7"]
    silent.publish()
    assert missed(vote(silent, "1:1 2:2 3:3 4:4 5:5 6:6")) == lines("""
        absences ABSENCE-2: vote_missed 7
        absences ABSENCE-2: died 7, cause missing
    """)


def test_ORDER_3_without_a_vote_a_role_order_is_void():
    found = told(given(table(status_needs_vote=True), "3 heal 5").close())
    assert found[0] == "doctor ORDER-3: 3 heal 5: void"


# The end.

ENDS = {
    "WIN-2 the town": ((1, 2), "victory WIN-2: won, winner town"),
    "WIN-3 the mafia": ((3, 4, 5), "victory WIN-3: won, winner mafia"),
    "WIN-5 nobody": (range(1, 8), "victory WIN-5: won, winner draw"),
}


@pytest.mark.parametrize(("dead", "last"), ENDS.values(), ids=ENDS)
def test_an_end(dead, last):
    ended = table(turn=1)
    for seat in dead:
        ended.do(c.ChangeFact(fact=Fact(seat, alive=False), why=WHY))
    assert told(ended.close())[-1] == last


def test_WIN_4_the_maniac_alone():
    ended = Table("maniac boss mafioso civilian civilian civilian civilian")
    for seat in range(2, 8):
        ended.do(c.ChangeFact(fact=Fact(seat, alive=False), why=WHY))
    assert told(ended.close())[-1] == "victory WIN-4: won, winner maniac"
