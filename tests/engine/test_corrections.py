"""What an undo, a replacement and a changed fact leave true, and who is told (HOST-1, HOST-6)."""

import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.events import ALL, Fact
from misto.engine.night import resolve
from misto.engine.report import letter, report
from misto.engine.resolution import Result
from misto.engine.rules import Rules
from misto.engine.terms import Kind, Role, Shown
from misto.engine.views import Host, Person, Reader, Seat
from tests.engine.build import FULL, WHY, Table, note

COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER = range(1, 8)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)


@pytest.fixture
def table() -> Table:
    return Table(FULL)


def test_TIME_4_after_an_undo_what_waits_is_what_the_game_comes_to(table):
    """An exclusion of the turn after counts at once, not when the host rules on something else."""
    table.night()
    table.do(c.Exclude(seat=CIVILIAN, why=WHY))
    table.do(c.Undo(why=WHY))
    assert table.game.pending == resolve(table.game)
    assert [death.seat for death in table.resolution.deaths] == [CIVILIAN]


def test_HOST_6_misses_that_were_cleared_stay_cleared_through_an_undo(table):
    table.turn_two()
    table.all_vote(OTHER, but={CIVILIAN})
    table.night()
    assert table.game.misses == {CIVILIAN: 1}
    table.do(c.Replace(seat=CIVILIAN, person="Zoe", why=WHY, clear_misses=True))
    table.do(c.Undo(why=WHY))
    table.publish()
    assert table.game.misses == {}
    table.all_vote(MAFIOSO, but={CIVILIAN})
    table.night()
    assert table.game.misses == {CIVILIAN: 1}  # the newcomer's own


def test_HOST_6_and_those_of_the_very_turn_that_is_undone(table):
    """Cleared on turn three, the misses up to turn two are gone, and not on turn two alone."""
    table.turn_two()
    table.all_vote(OTHER, but={CIVILIAN})
    table.night()
    table.all_vote(MAFIOSO)
    table.night()
    assert table.game.misses == {CIVILIAN: 1}
    table.do(c.Replace(seat=CIVILIAN, person="Zoe", why=WHY, clear_misses=True))
    table.do(c.Undo(why=WHY))
    assert table.game.misses == {}


def test_HOST_6_a_vote_missed_on_a_closed_turn_is_cleared_before_its_report(table):
    table.turn_two()
    table.all_vote(OTHER, but={CIVILIAN})
    table.close()
    table.do(c.Replace(seat=CIVILIAN, person="Zoe", why=WHY, clear_misses=True))
    assert table.resolution.misses == ()
    table.publish()
    assert table.game.misses == {}


def test_HOST_1_a_later_fact_adds_to_the_earlier_one(table):
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, alive=True, poisoned=True), why=WHY))
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=Role.DOCTOR), why=WHY))
    fact = table.game.facts[CIVILIAN]
    assert (fact.alive, fact.role, fact.poisoned) == (True, Role.DOCTOR, True)
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, poisoned=False), why=WHY))
    assert table.game.facts[CIVILIAN].poisoned is False


def test_HOST_1_a_mafioso_whom_the_host_makes_a_foundling_is_one_to_the_host_alone(table):
    table.do(c.ChangeFact(fact=Fact(MAFIOSO, role=Role.FOUNDLING), why=WHY))
    table.night()
    assert table.view(Host()).roles[MAFIOSO] is Role.FOUNDLING
    assert (
        table.view(Seat(BOSS)).roles[MAFIOSO] is Role.CIVILIAN
    )  # as a foundling is told (FOUND-1)


def test_DEATH_1_where_nothing_is_revealed_a_correction_changes_no_death():
    table = Table(FULL, Rules(reveal="nothing"))
    table.give(COMMISSIONER, "check", CIVILIAN)
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.night()
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=Role.DOCTOR), why=WHY))
    table.night()
    view = table.view(Seat(COMMISSIONER))
    assert [
        event.shown for event in view.turns[-2].facts if isinstance(event, e.FactCorrected)
    ] == [Shown.DOCTOR]
    assert view.dead[CIVILIAN].shown is None


def test_HOST_1_all_who_were_ever_told_a_role_are_told_that_it_was_another(table):
    """The commissioner and his sergeant read the first answer, his heir alone the second."""
    table.give(COMMISSIONER, "check", CIVILIAN)
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.night()
    table.all_vote(OTHER)
    table.give(SERGEANT, "check", CIVILIAN)
    table.night()
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=Role.DOCTOR), why=WHY))
    table.night()
    assert table.last(e.FactCorrected).audience == (COMMISSIONER, SERGEANT)


def test_HOST_1_whom_the_host_keeps_in_the_game_comes_back_only_from_outside_it(table):
    table.do(c.Exclude(seat=OTHER, why=WHY))
    table.do(c.Leave(seat=DOCTOR, why=WHY))
    for seat in (CIVILIAN, OTHER, DOCTOR):
        table.do(c.ChangeFact(fact=Fact(seat, alive=True), why=WHY))
    table.night()
    back = [(event.seat, event.audience) for event in table.events(e.SeatRevived)]
    assert back == [(OTHER, ALL), (DOCTOR, (DOCTOR,))]  # of whom it was known that they had gone


@pytest.mark.parametrize("seat", [MAFIOSO, FRAMER])
def test_MAFIA_1_who_comes_back_to_the_mafia_is_told_its_list_anew(seat):
    table = killed_and_revived(seat)
    told = [one for one in table.events(e.RoleTold) if one.seat == seat]
    assert len(told) == 2
    assert {mate for mate, _ in told[-1].mates} == {MAFIOSO, BOSS, FRAMER} - {seat}


@pytest.mark.parametrize("seat", [DOCTOR, CIVILIAN, MANIAC])
def test_MAFIA_1_and_nobody_else_is(seat):
    table = killed_and_revived(seat)
    assert len([one for one in table.events(e.RoleTold) if one.seat == seat]) == 1


def killed_and_revived(seat: int) -> Table:
    """A table on which a seat has died by the host's word, and come back on the next turn."""
    table = Table(FULL, Rules(missed_votes=0))
    table.do(c.ChangeFact(fact=Fact(seat, alive=False), why=WHY))
    table.night()
    table.do(c.ChangeFact(fact=Fact(seat, alive=True), why=WHY))
    table.night()
    assert seat in table.game.living
    return table


def test_NOTE_1_a_note_and_its_voiding_outlast_an_undo(table):
    table.night()
    table.do(note(CIVILIAN, OTHER))
    table.do(c.VoidOrder(seat=CIVILIAN, order=Kind.NOTE, why=WHY))
    table.do(c.Undo(why=WHY))
    assert table.game.notes.keys() == table.game.void_notes == {CIVILIAN}


def told(table: Table, viewer: Seat | Reader) -> list[tuple[int, Shown]]:
    """The corrections that the last report brought a viewer."""
    view = table.view(viewer)
    turn = view.turns[-2].turn
    lines = (*report(view, turn), *letter(view, turn))
    return [(line.seat, line.shown) for line in lines if isinstance(line, e.FactCorrected)]


def test_HOST_1_who_was_told_of_a_check_is_told_of_the_fact_that_changed(table):
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.night()
    table.do(c.ChangeFact(fact=Fact(MAFIOSO, role=Role.CIVILIAN), why=WHY))
    table.night()
    for seat in (COMMISSIONER, SERGEANT):
        assert told(table, Seat(seat)) == [(MAFIOSO, Shown.CIVILIAN)]
    for viewer in (Reader(), Seat(CIVILIAN), Seat(BOSS)):
        assert told(table, viewer) == []


def test_HOST_1_a_role_that_all_have_seen_is_corrected_for_all(table):
    table.do(c.Exclude(seat=OTHER, why=WHY))
    table.night()
    table.do(c.ChangeFact(fact=Fact(OTHER, role=Role.DOCTOR), why=WHY))
    table.night()
    assert told(table, Reader()) == [(OTHER, Shown.DOCTOR)]
    assert table.view(Seat(CIVILIAN)).dead[OTHER].shown is Shown.DOCTOR


def test_HOST_1_where_deaths_reveal_nothing_nobody_is_told():
    table = Table(FULL, Rules(reveal="nothing"))
    table.do(c.Exclude(seat=OTHER, why=WHY))
    table.night()
    table.do(c.ChangeFact(fact=Fact(OTHER, role=Role.DOCTOR), why=WHY))
    table.night()
    assert told(table, Reader()) == []


def test_GAME_5_a_sergeant_learns_of_another_commissioner(table):
    table.do(c.ChangeFact(fact=Fact(COMMISSIONER, role=Role.CIVILIAN), why=WHY))
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, role=Role.COMMISSIONER), why=WHY))
    table.night()
    assert table.last(e.RoleTold).commissioner == CIVILIAN
    assert table.view(Seat(SERGEANT)).roles[CIVILIAN] is Role.COMMISSIONER


def test_HOST_1_who_is_kept_in_the_game_goes_on_whole(table):
    """An exclusion and a leaving are lifted by the host's word, for those who knew of them."""
    table.do(c.Exclude(seat=CIVILIAN, why=WHY))
    table.do(c.Leave(seat=OTHER))
    for seat in (CIVILIAN, OTHER):
        table.do(c.ChangeFact(fact=Fact(seat, alive=True), why=WHY))
    table.night()
    assert not table.game.excluded | table.game.left
    back = [(event.seat, event.audience) for event in table.events(e.SeatRevived)]
    assert back == [(CIVILIAN, "all"), (OTHER, (OTHER,))]
    assert table.view(Reader()).excluded == table.view(Seat(OTHER)).left == frozenset()
    table.give(CIVILIAN, "vote", OTHER)
    table.give(OTHER, "vote", CIVILIAN)


def test_HOST_1_who_was_excluded_and_lives_again_does_not_die_of_it_twice(table):
    table.do(c.Exclude(seat=CIVILIAN, why=WHY))
    table.night()
    table.do(c.ChangeFact(fact=Fact(CIVILIAN, alive=True), why=WHY))
    table.night()
    table.night()
    assert CIVILIAN in table.game.living


def test_HOST_1_a_voided_vote_leaves_no_gap_among_those_that_are_shown(table):
    table.turn_two()
    for voter in (DOCTOR, CIVILIAN, OTHER):
        table.give(voter, "vote", MAFIOSO)
    table.do(c.VoidOrder(seat=CIVILIAN, order=Kind.VOTE, why=WHY))
    table.night()
    ballots = table.last(e.CourtHeld).ballots or ()
    assert [(ballot.seat, ballot.casts[0].rank) for ballot in ballots] == [(DOCTOR, 1), (OTHER, 2)]


def test_NIGHT_2_a_block_that_stops_a_word_for_the_kill_is_not_in_vain():
    table = Table(FULL, Rules(courtesan_stops_kill=True))
    table.give(COURTESAN, "block", MAFIOSO)
    table.give(MAFIOSO, "kill", CIVILIAN)
    results = {verdict.kind: verdict.result for verdict in table.close().verdicts}
    assert results == {Kind.BLOCK: Result.DONE, Kind.KILL: Result.VOID}


def test_NIGHT_2_a_long_chain_of_courtesans_is_walked_to_its_end():
    chain = 400
    table = Table("mafioso " * 134 + "courtesan " * chain + "doctor", persons=False)
    first = 135
    for place in range(chain):
        table.give(first + place, "block", first + place + 1)
    void = [v.seat for v in table.close().verdicts if v.result is Result.VOID]
    assert void == [first + place for place in range(1, chain, 2)]


def test_SEAT_4_after_a_replacement_neither_knows_the_other(table):
    table.do(c.Replace(seat=CIVILIAN, person="Zoe", why=WHY))
    assert "Zoe" not in repr(table.view(Person("Fay")))
    assert "Fay" not in repr(table.view(Person("Zoe")))
