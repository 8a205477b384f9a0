"""What a seat has sent, and what its role could still send."""

from misto.engine.rules import Rules
from misto.engine.standing import sent, unsent
from misto.engine.terms import Kind, Role
from tests.engine.build import FULL, Table, order


def seated():
    table = Table(FULL, Rules(status_needs_vote=False, missed_votes=0)).turn_two()
    return table, {role: table.game.roles.index(role) + 1 for role in Role}


def test_a_role_is_waited_for_and_a_hunt_or_a_shot_is_not():
    table, seats = seated()
    assert unsent(table.game, seats[Role.COMMISSIONER]) == (Kind.CHECK,)
    assert unsent(table.game, seats[Role.FRAMER]) == (Kind.FRAME, Kind.KILL)
    assert unsent(table.game, seats[Role.FOUNDLING]) == ()


def test_an_injection_stands_for_a_healing():
    table, seats = seated()
    doctor = seats[Role.DOCTOR]
    assert unsent(table.game, doctor) == (Kind.HEAL,)
    table.do(order(doctor, Kind.INJECT, seats[Role.BOSS]), table.hunt_opens)
    assert unsent(table.game, doctor) == ()
    assert [one.kind for one in sent(table.game, doctor)] == [Kind.INJECT]


def test_what_was_sent_leaves_out_the_vote_and_has_the_shot_last():
    table, seats = seated()
    commissioner, boss = seats[Role.COMMISSIONER], seats[Role.BOSS]
    for kind in (Kind.SHOOT, Kind.VOTE, Kind.CHECK):
        table.do(order(commissioner, kind, boss), table.hunt_opens)
    assert [one.kind for one in sent(table.game, commissioner)] == [Kind.CHECK, Kind.SHOOT]
    assert sent(table.game, boss) == ()
