"""The host's acts beside the rules: time, reason, and who sees each (HOST-1, HOST-3…6, GHOST-2)."""

import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.events import Fact
from misto.engine.refusals import Code
from misto.engine.report import letter, report
from misto.engine.resolution import Happening, Result
from misto.engine.rules import Rules
from misto.engine.terms import Kind, Phase, Role, ShownCause, Winner
from misto.engine.views import Host, Person, Reader, Seat
from tests.engine.build import FULL, HOUR, Table, note, order

WHY = "two lines in the thread"
COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER, FRIEND = range(1, 9)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)
EVERYBODY = set(range(1, 13))


@pytest.fixture
def table():
    """A table of every role on turn two, a mafioso dead, on which missed votes do no harm."""
    table = Table(FULL, Rules(status_needs_vote=False, missed_votes=0))
    table.do(c.ChangeFact(fact=Fact(FRAMER, alive=False), why="as it was dealt"))
    return table.turn_two()


# HOST-1, its list «Seen by»: the act, and the seats that see it.

SEEN_BY = [
    (c.Undo(why=WHY), e.ResolutionUndone, EVERYBODY),
    (c.Pause(why=WHY), e.TurnPaused, EVERYBODY),
    (c.CloseTurn(why=WHY), e.TurnClosed, EVERYBODY),
    (c.Exclude(seat=CIVILIAN, why=WHY), e.SeatExcluded, EVERYBODY),
    (c.BarVote(seats=(CIVILIAN,), why=WHY), e.VoteBarred, {CIVILIAN}),
    (
        c.GrantDoubleKill(why=WHY),
        e.DoubleKillGranted,
        {MAFIOSO, BOSS},
    ),  # the dead read nothing newer
    (c.VoidOrder(seat=CIVILIAN, order=Kind.VOTE, why=WHY), e.OrderVoided, {CIVILIAN}),
    (
        c.EnterOrder(seat=CIVILIAN, order=Kind.VOTE, targets=(OTHER,), why=WHY),
        e.OrderGiven,
        {CIVILIAN},
    ),
    (c.ChangeFact(fact=Fact(CIVILIAN, poisoned=True), why=WHY), e.FactChanged, set()),
    (c.Silence(seat=FRAMER, why=WHY), e.SeatSilenced, EVERYBODY),
    (c.Leave(seat=CIVILIAN, why=WHY), e.SeatLeft, {CIVILIAN}),
    (c.Replace(seat=CIVILIAN, person="Zoe", why=WHY), e.PlayerReplaced, set()),
]


def sees(table, viewer, event):
    """Say whether an event stands anywhere in what a viewer is shown."""
    turn = table.view(viewer).turns[-1]
    return event in (turn.closed, *turn.orders, *turn.rulings)


@pytest.mark.parametrize(("act", "kind", "seats"), SEEN_BY)
def test_HOST_1_each_act_is_on_record_with_time_and_reason_and_seen_by_whom_it_concerns(
    table, act, kind, seats
):
    table.give(CIVILIAN, "vote", MAFIOSO)
    table.do(act)
    event = table.last(kind)
    assert (event.at, event.why) == (table.now, WHY)
    assert {seat for seat in table.game.seats if sees(table, Seat(seat), event)} == seats
    assert sees(table, Host(), event)
    assert sees(table, Reader(), event) is (seats == EVERYBODY)


def test_HOST_1_an_extension_is_seen_by_all(table):
    table.do(c.Extend(closes=table.closes + HOUR, why=WHY))
    event = table.last(e.TurnExtended)
    assert all(sees(table, viewer, event) for viewer in table.viewers())


def test_HOST_1_a_replacement_is_seen_by_the_two_persons_alone(table):
    """Each of them learns of the seat, and nothing of the other (SEAT-4)."""
    replaced, lost, taken = table.do(c.Replace(seat=CIVILIAN, person="Zoe", why=WHY))
    for event, seers in (
        (replaced, [Host()]),
        (lost, [Host(), Person("Fay")]),
        (taken, [Host(), Seat(CIVILIAN), Person("Zoe")]),
    ):
        assert [viewer for viewer in table.viewers() if sees(table, viewer, event)] == seers
    assert "Zoe" not in repr(table.view(Person("Fay")))
    assert "Fay" not in repr(table.view(Person("Zoe")))


# HOST-1: a changed fact becomes known with the report, to whoever was told the old one.


def test_HOST_1_a_seat_that_the_host_revives_is_announced_with_the_reason(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.night()
    assert CIVILIAN in table.view(Reader()).dead
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, alive=True), why=WHY))
    assert CIVILIAN in table.view(Reader()).dead  # TIME-6
    table.night()
    (revived,) = [
        line for line in report(table.view(Reader()), 3) if isinstance(line, e.SeatRevived)
    ]
    assert (revived.audience, revived.seat, revived.why) == ("all", CIVILIAN, WHY)
    assert CIVILIAN in table.view(Reader()).living
    assert CIVILIAN in table.game.living
    table.give(CIVILIAN, "vote", MAFIOSO)


def test_HOST_1_a_seat_may_be_revived_and_die_again(table):
    for _ in range(2):
        table.give(MAFIOSO, "kill", CIVILIAN)
        table.night()
        assert CIVILIAN not in table.game.living
        table.do(c.ChangeFact(fact=Fact(CIVILIAN, alive=True), why=WHY))
        table.night()
    assert CIVILIAN in table.game.living
    assert CIVILIAN not in {death.seat for death in table.game.deaths}


def test_HOST_1_a_seat_that_the_host_takes_out_dies_of_no_cause(table):
    table.do(c.ChangeFact(fact=Fact(COMMISSIONER, alive=False), why=WHY))
    table.give(COMMISSIONER, "shoot", MAFIOSO)
    table.night()
    died = table.view(Reader()).dead[COMMISSIONER]
    assert (died.shown, died.causes) == ("commissioner", ())
    assert MAFIOSO in table.game.living
    assert table.game.role(SERGEANT) is Role.COMMISSIONER  # successions do happen


def test_HOST_1_a_fact_keeps_a_seat_alive_and_what_follows_does_not_follow(table):
    """Overruled after the close: no death, no shot, no succession."""
    table.give(COMMISSIONER, "shoot", MANIAC)
    table.give(MAFIOSO, "kill", COMMISSIONER)
    found = table.close()
    assert {death.seat for death in found.deaths} == {COMMISSIONER, MANIAC}
    assert found.roles == ((SERGEANT, Role.COMMISSIONER),)
    table.do(c.ChangeFact(fact=Fact(COMMISSIONER, alive=True), why=WHY))
    anew = table.resolution
    assert (anew.deaths, anew.roles) == ((), ())
    assert Happening.SPARED in {getattr(one, "happening", None) for one in anew.steps}
    table.publish()
    assert {COMMISSIONER, MANIAC} <= table.game.living
    assert 1 in table.game.shots


def test_HOST_1_facts_on_a_seat_add_up_and_the_later_word_counts(table):
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=Role.COURTESAN), why="one"))
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, poisoned=True, alive=True), why="two"))
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, poisoned=False), why="three"))
    assert table.game.facts[CIVILIAN] == Fact(
        CIVILIAN, True, Role.COURTESAN, poisoned=False, why="three"
    )
    table.night()
    assert table.game.facts == {}


def test_HOST_1_of_two_roles_that_the_host_says_the_later_counts(table):
    for role in (Role.DOCTOR, Role.COURTESAN):
        table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=role), why=WHY))
    table.night()
    assert table.game.role(CIVILIAN) is Role.COURTESAN


def test_HOST_1_poison_by_the_hosts_word_falls_due_or_is_taken_away(table):
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, poisoned=True), why=WHY))
    table.give(MANIAC, "poison", OTHER)
    table.do(c.ChangeFact(fact=Fact(OTHER, poisoned=False), why=WHY))
    table.night()
    assert table.game.poisoned == {CIVILIAN}
    assert [death.causes for death in table.close().deaths] == [("poison",)]


def test_HOST_1_a_role_by_the_hosts_word_is_told_to_its_seat_and_to_its_mates(table):
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=Role.MAFIOSO), why=WHY))
    assert table.view(Seat(CIVILIAN)).roles == {CIVILIAN: Role.CIVILIAN}
    table.night()
    mafia = {MAFIOSO: Role.MAFIOSO, BOSS: Role.BOSS, FRAMER: Role.FRAMER, CIVILIAN: Role.MAFIOSO}
    assert table.view(Seat(CIVILIAN)).roles == mafia
    assert table.view(Seat(BOSS)).roles == mafia
    assert CIVILIAN not in table.view(Seat(FRAMER)).roles  # MAFIA-1: the dead read nothing newer
    table.give(CIVILIAN, "kill", OTHER)
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=Role.CIVILIAN), why=WHY))
    table.night()
    assert table.view(Seat(BOSS)).roles == mafia | {CIVILIAN: Role.CIVILIAN}
    assert table.refused(order(CIVILIAN, "kill", OTHER)).code is Code.NOT_YOUR_ORDER


def test_MAFIA_1_who_comes_back_to_the_mafia_is_told_whom_it_has_got_meanwhile(table):
    """Or a word on the new mate would be refused for a reason that he can't see (law 3)."""
    table.all_vote(BOSS)
    table.night()
    assert table.game.role(FOUNDLING) is Role.MAFIOSO
    table.do(c.ChangeFact(fact=Fact(BOSS, alive=True), why=WHY))
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, alive=True), why=WHY))
    table.night()
    assert table.view(Seat(BOSS)).roles[FOUNDLING] is Role.MAFIOSO
    assert table.refused(order(BOSS, "kill", FOUNDLING)).code is Code.ON_A_MATE
    assert [event.seat for event in table.events(e.RoleTold)[12:]] == [FOUNDLING, BOSS]


def test_SHOT_1_who_is_commissioner_no_more_has_no_pistol(table):
    table.give(COMMISSIONER, "shoot", MAFIOSO)
    table.do(c.ChangeFact(fact=Fact(COMMISSIONER, role=Role.CIVILIAN), why=WHY))
    table.night()
    assert table.game.shots == {}


def test_a_fact_that_changes_nothing_is_taken(table):
    table.do(c.ChangeFact(fact=Fact(CIVILIAN), why=WHY))
    table.do(c.ChangeFact(fact=Fact(FRAMER, alive=False, role=Role.FRAMER), why=WHY))
    table.night()
    assert len(table.game.deaths) == 1


# Law 7: after the close, an act resolves the turn anew.


@pytest.mark.parametrize(
    "act",
    [
        c.VoidOrder(seat=MAFIOSO, order=Kind.KILL, why=WHY),
        c.EnterOrder(seat=DOCTOR, order=Kind.HEAL, targets=(CIVILIAN,), why=WHY),
        c.ChangeFact(fact=Fact(CIVILIAN, alive=True), why=WHY),
    ],
)
def test_a_verdict_that_is_overruled_is_forced_and_what_follows_follows(table, act):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.close({OTHER: 1})
    table.do(act)
    assert len(table.events(e.TurnResolved)) == 3
    assert table.last(e.TurnResolved).posts == {OTHER: 1}
    assert table.resolution == table.game.pending
    table.publish()
    assert CIVILIAN in table.game.living
    assert table.view(Host()).turns[1].resolved == table.last(e.TurnResolved)


def test_an_act_that_changes_nothing_resolves_nothing_anew(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.close()
    same = c.EnterOrder(seat=MAFIOSO, order=Kind.KILL, targets=(CIVILIAN,), why=WHY)
    assert table.do(same) == ()


def test_HOST_6_a_role_holder_who_leaves_in_the_night_does_not_hang_the_game(table):
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.close()
    table.do(c.Leave(seat=COMMISSIONER))
    assert [death.causes for death in table.resolution.deaths] == [("left",)]
    table.publish()
    assert table.game.role(SERGEANT) is Role.COMMISSIONER
    assert table.game.phase is Phase.OPEN


def test_HOST_4_after_the_close_an_exclusion_is_still_of_this_turn(table):
    table.close()
    table.do(c.Exclude(seat=CIVILIAN, why=WHY))
    table.publish()
    assert table.view(Reader()).dead[CIVILIAN].causes == (ShownCause.EXCLUDED,)


# HOST-6: leaving.


def test_HOST_6_nobody_learns_before_the_report_that_somebody_has_left(table):
    views = [table.view(viewer) for viewer in table.viewers()[1:]]
    table.do(c.Leave(seat=CIVILIAN, why=WHY))
    changed = [
        viewer
        for viewer, before in zip(table.viewers()[1:], views, strict=True)
        if table.view(viewer) != before
    ]
    assert changed == [Seat(CIVILIAN), Person("Fay")]
    table.night()
    assert table.view(Reader()).dead[CIVILIAN].causes == (ShownCause.LEFT,)
    assert table.view(Reader()).left == frozenset()


def test_HOST_6_votes_for_one_who_has_left_count_and_their_voters_are_not_missing():
    table = Table(rules=Rules()).turn_two()
    table.vote({4: 5, 6: 5, 7: 5})
    table.do(c.Leave(seat=5))
    court = table.close().court
    assert court is not None
    assert (court.sentenced, court.tally) == ((5,), ((5, 3),))
    assert dict(table.resolution.misses) == {1: 1, 2: 1, 3: 1, 5: 1}


@pytest.mark.parametrize("go", [c.Exclude(seat=5, why=WHY), c.Leave(seat=5)])
def test_HOST_4_and_6_who_goes_leaves_the_count_of_the_others_as_it_is(go):
    table = Table(rules=Rules()).turn_two()
    table.vote({4: 6, 5: 4, 6: 4, 7: 6})
    before = table.game.orders
    table.do(go)
    assert table.game.orders == before
    court = table.close().court
    assert court is not None
    assert court.tally == ((4, 2), (6, 2))
    assert court.sentenced == (6,)  # COURT-4: the last to reach


# GHOST-2: the double kill, silence.


def test_GHOST_2_a_double_kill_holds_for_its_turn_alone(table):
    table.do(c.GrantDoubleKill(why=WHY))
    table.give(MAFIOSO, "kill", CIVILIAN, OTHER)
    table.night()
    assert not {CIVILIAN, OTHER} & table.game.living
    assert table.refused(order(MAFIOSO, "kill", DOCTOR, FRIEND)).clause == "MAFIA-3"


def test_GHOST_2_an_unused_double_kill_lapses(table):
    table.do(c.GrantDoubleKill(why=WHY))
    table.night()
    assert table.view(Seat(BOSS)).double_kills == {2}
    assert table.refused(order(MAFIOSO, "kill", DOCTOR, FRIEND)).code is Code.TOO_MANY_TARGETS


def test_GHOST_2_it_is_granted_while_orders_are_taken(table):
    table.close()
    assert table.refused(c.GrantDoubleKill(why=WHY)).code is Code.WRONG_PHASE


def test_GHOST_2_a_ghost_of_the_mafia_is_silenced_and_a_ghost_of_the_town_is_not(table):
    table.do(c.Silence(seat=FRAMER, why=WHY))
    assert table.view(Reader()).silenced == {FRAMER}
    for seat in (MAFIOSO, CIVILIAN):
        assert table.refused(c.Silence(seat=seat, why=WHY)).clause == "GHOST-2"


def test_FOUND_3_a_ghost_who_became_mafia_is_silenced_as_mafia(table):
    table.do(c.ChangeFact(fact=Fact(BOSS, alive=False), why=WHY))
    table.night()
    assert table.game.role(FOUNDLING) is Role.MAFIOSO
    table.give(OTHER, "hunt", FOUNDLING)
    table.night()
    table.do(c.Silence(seat=FOUNDLING, why=WHY))


# HOST-4: exclusion.


def test_HOST_4_a_ghost_may_be_excluded_and_does_not_die_again(table):
    table.do(c.Exclude(seat=FRAMER, why=WHY))
    assert table.view(Reader()).excluded == {FRAMER}
    assert table.close().deaths == ()


def test_WIN_1_an_exclusion_may_decide_the_game():
    table = Table("mafioso boss civilian civilian civilian")
    table.do(c.Exclude(seat=1, why=WHY))
    table.do(c.Exclude(seat=2, why=WHY))
    table.night()
    assert (table.game.winner, table.game.phase) == (Winner.TOWN, Phase.OVER)
    assert letter(table.view(Seat(3)), 1) == ()


def test_every_voided_order_has_its_verdict(table):
    """HOST-1 comes first of all reasons (ORDER-8), for every kind there is."""
    orders = [
        (CIVILIAN, "vote", OTHER),
        (OTHER, "hunt", MAFIOSO),
        (MAFIOSO, "kill", FRIEND),
        (COMMISSIONER, "check", MAFIOSO),
        (COMMISSIONER, "shoot", MAFIOSO),
        (MANIAC, "poison", FRIEND),
        (DOCTOR, "heal", FRIEND),
        (COURTESAN, "block", MANIAC),
    ]
    for seat, kind, target in orders:
        table.give(seat, kind, target)
        table.do(c.VoidOrder(seat=seat, order=Kind(kind), why=WHY))
    verdicts = table.close().verdicts
    assert {(one.seat, one.kind.value, *one.targets) for one in verdicts} == set(orders)
    assert {(one.result, one.clause) for one in verdicts} == {(Result.VOID, "HOST-1")}
    assert table.resolution.deaths == ()


def test_TIME_4_the_rulings_of_a_turn_stand_in_it_and_in_no_other(table):
    table.do(c.Pause(why=WHY))
    table.do(c.Resume(why=WHY))
    table.night()
    table.do(c.BarVote(seats=(CIVILIAN,), why=WHY))
    table.do(c.Exclude(seat=OTHER, why=WHY))
    table.do(c.Extend(closes=table.closes + HOUR, why=WHY))
    first, second, third = table.view(Host()).turns
    assert [type(ruling) for ruling in first.rulings] == [e.FactChanged]
    assert [type(ruling) for ruling in second.rulings] == [e.TurnPaused, e.TurnResumed]
    third_has = [e.VoteBarred, e.SeatExcluded, e.TurnExtended]
    assert [type(ruling) for ruling in third.rulings] == third_has


def test_GHOST_2_who_of_the_mafia_is_excluded_is_not_told_of_a_double_kill(table):
    table.do(c.Exclude(seat=MAFIOSO, why=WHY))
    table.do(c.GrantDoubleKill(why=WHY))
    assert table.last(e.DoubleKillGranted).audience == (BOSS,)


def test_NOTE_1_a_note_is_voided_once_and_a_vote_beside_it_for_itself(table):
    table.do(note(CIVILIAN, OTHER))
    table.do(c.VoidOrder(seat=CIVILIAN, order=Kind.NOTE, why=WHY))
    table.night()
    again = table.refused(c.VoidOrder(seat=CIVILIAN, order=Kind.NOTE, why=WHY))
    assert again.code is Code.ALREADY_SO
    table.give(CIVILIAN, "vote", OTHER)
    table.do(c.VoidOrder(seat=CIVILIAN, order=Kind.VOTE, why=WHY))
    assert table.game.voided == {(CIVILIAN, Kind.VOTE)}
