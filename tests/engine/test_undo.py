"""Undo: back to the moment after the last close, on the record (TIME-4, HOST-1)."""

import pytest
from msgspec.structs import asdict

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.events import Fact
from misto.engine.refusals import Code
from misto.engine.rules import BLACK_MARKET, Rules
from misto.engine.terms import Kind, Phase, Role, Winner
from misto.engine.views import Host, Person, Reader, Seat
from tests.engine.build import FULL, HOUR, Table, note, order

WHY = "a vote was lost on the way"
COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER, FRIEND = range(1, 9)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)

STAYS = {
    "persons",
    "former",
    "receipts",
    "excluded",
    "left",
    "silenced",
    "bars",
    "double_kills",
    "last_at",
    "closed_at",  # HOST-2: the report waits for its host anew
}
"""What an undo leaves as it has become since."""


@pytest.fixture
def table():
    """A table of every role on turn two, on which a missed vote does no harm."""
    return Table(FULL, Rules(status_needs_vote=False, missed_votes=0)).turn_two()


def state(game):
    """A game without what an undo leaves."""
    return {name: value for name, value in asdict(game).items() if name not in STAYS}


def test_TIME_4_undo_brings_back_the_game_as_it_was_after_the_close(table):
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.give(COMMISSIONER, "shoot", BOSS)
    table.give(MANIAC, "poison", OTHER)
    table.close({OTHER: 1})
    before = table.game
    table.publish()
    assert len(table.game.living) == 10
    table.do(c.Undo(why=WHY))
    assert state(table.game) == state(before)
    assert table.game.phase is Phase.CLOSED


def test_TIME_4_what_was_sent_since_is_gone_and_the_ledger_keeps_it(table):
    table.night()
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.give(COMMISSIONER, "shoot", MAFIOSO)
    table.do(note(CIVILIAN, OTHER))
    sent = len(table.ledger)
    table.do(c.Undo(why=WHY))
    assert (table.game.orders, table.game.shots) == ({}, {})
    for noted in (table.game, table.view(Seat(CIVILIAN)), table.view(Host())):
        assert noted.notes.keys() == {CIVILIAN}  # once given it can't be taken back (NOTE-1)
    assert (table.view(Seat(1)).orders, table.view(Seat(1)).shots) == ({}, {})
    assert len(table.ledger) == sent + 2  # undone, and resolved anew
    assert len(table.view(Seat(1)).undone[-1].orders) == 2
    table.publish()
    assert table.refused(note(CIVILIAN, OTHER)).code is Code.NOTE_GIVEN
    table.give(CIVILIAN, "vote", OTHER)
    assert table.last(e.OrderGiven).order.number == 2  # receipts go on counting


def test_TIME_4_undone_and_published_as_it_was_it_comes_to_the_same(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.give(COMMISSIONER, "check", BOSS)
    facts = [event for event in table.night() if not isinstance(event, e.TurnOpened)][1:]
    table.do(c.Undo(why=WHY))
    again = [event for event in table.publish() if not isinstance(event, e.TurnOpened)][1:]
    assert [asdict(fact) | {"at": None} for fact in facts] == [
        asdict(fact) | {"at": None} for fact in again
    ]


def test_HOST_1_an_order_is_mended_after_an_undo_and_what_follows_follows(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.night()
    table.do(c.Undo(why=WHY))
    table.do(c.EnterOrder(seat=DOCTOR, order=Kind.HEAL, targets=(CIVILIAN,), why=WHY))
    table.publish()
    assert CIVILIAN in table.game.living
    assert CIVILIAN in table.view(Reader()).living


def test_TIME_4_two_undos_go_back_two_turns(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.close()
    second = table.game
    table.publish()
    table.give(MAFIOSO, "kill", OTHER)
    table.close()
    third = table.game
    table.publish()
    table.do(c.Undo(why=WHY))
    assert state(table.game) == state(third)
    table.do(c.Undo(why=WHY))
    assert state(table.game) == state(second)
    assert {CIVILIAN, OTHER} <= table.game.living
    table.do(c.Undo(why=WHY))
    assert table.game.turn == 1
    assert table.refused(c.Undo(why=WHY)).code is Code.NOTHING_TO_UNDO


def test_TIME_4_between_a_close_and_its_report_the_report_before_is_undone(table):
    table.night()
    table.close()
    table.do(c.Undo(why=WHY))
    assert (table.game.turn, table.game.phase) == (2, Phase.CLOSED)


def test_WIN_1_a_win_can_be_undone():
    table = Table("mafioso boss civilian civilian civilian", Rules(reveal_person="death"))
    table.give(1, "kill", 3)
    table.night()
    assert (table.game.winner, table.view(Reader()).phase) == (Winner.MAFIA, Phase.OVER)
    table.do(c.Undo(why=WHY))
    table.do(c.VoidOrder(seat=1, order=Kind.KILL, why=WHY))
    table.publish()
    view = table.view(Reader())
    assert (view.winner, view.phase, view.dead) == (None, Phase.OPEN, {})
    assert view.persons == {3: "Cleo"}  # told is told


# What survives an undo: who sits where, penalties, receipts.


def test_HOST_6_a_replacement_survives_an_undo(table):
    table.night()
    table.do(c.Replace(seat=CIVILIAN, person="Zoe", why=WHY))
    table.do(c.Undo(why=WHY))
    assert table.game.persons[CIVILIAN - 1] == "Zoe"
    assert table.game.former == {"Fay"}
    assert table.view(Person("Zoe")).roles == {CIVILIAN: Role.CIVILIAN}
    assert table.view(Person("Zoe")).persons == {CIVILIAN: "Zoe"}
    assert (
        table.refused(c.Replace(seat=OTHER, person="Fay", why=WHY)).code is Code.PERSON_HAS_PLAYED
    )


@pytest.mark.parametrize(
    ("act", "field", "value"),
    [
        (c.Exclude(seat=CIVILIAN, why=WHY), "excluded", {CIVILIAN}),
        (c.Leave(seat=CIVILIAN), "left", {CIVILIAN}),
        (c.BarVote(seats=(CIVILIAN,), why=WHY), "bars", {(3, CIVILIAN)}),
        (c.GrantDoubleKill(why=WHY), "double_kills", {3}),
    ],
)
def test_HOST_3_and_4_penalties_survive_an_undo(table, act, field, value):
    table.night()
    table.do(act)
    table.do(c.Undo(why=WHY))
    assert getattr(table.game, field) == value
    assert getattr(table.view(Host()), field) == value
    assert getattr(table.view(Seat(CIVILIAN if field != "double_kills" else BOSS)), field) == value


def test_GHOST_2_silence_survives_an_undo(table):
    table.do(c.ChangeFact(fact=Fact(FRAMER, alive=False), why=WHY))
    table.night()
    table.night()
    table.do(c.Silence(seat=FRAMER, why=WHY))
    table.do(c.Undo(why=WHY))
    assert table.game.silenced == table.view(Reader()).silenced == {FRAMER}


def test_ORDER_6_receipts_are_not_given_twice(table):
    table.night()
    table.give(COMMISSIONER, "check", MAFIOSO)
    table.do(c.Undo(why=WHY))
    table.do(c.Extend(closes=table.now + HOUR, why=WHY))
    table.give(COMMISSIONER, "check", MAFIOSO)
    assert table.last(e.OrderGiven).order.number == 2


# What was told stays told, and doesn't count.


def test_FOUND_3_a_foundling_whose_turning_was_undone_is_a_civilian_again(table):
    """He has seen the list of the mafia, and the record says so."""
    table.all_vote(BOSS)
    table.night()
    assert table.game.role(FOUNDLING) is Role.MAFIOSO
    assert table.view(Seat(FOUNDLING)).roles[MAFIOSO] is Role.MAFIOSO
    table.do(c.Undo(why=WHY))
    assert table.game.role(FOUNDLING) is Role.FOUNDLING
    view = table.view(Seat(FOUNDLING))
    assert view.roles == {FOUNDLING: Role.CIVILIAN}
    (told,) = [fact for turn in view.undone for fact in turn.facts if isinstance(fact, e.RoleTold)]
    assert (told.role, dict(told.mates)) == (
        Role.MAFIOSO,
        {MAFIOSO: Role.MAFIOSO, BOSS: Role.BOSS, FRAMER: Role.FRAMER},
    )
    assert FOUNDLING not in table.view(Seat(MAFIOSO)).roles
    for seat in table.game.seats:
        table.do(c.VoidOrder(seat=seat, order=Kind.VOTE, why=WHY))
    table.publish()
    assert table.game.role(FOUNDLING) is Role.FOUNDLING
    assert table.refused(order(FOUNDLING, "kill", CIVILIAN)).code is Code.NOT_YOUR_ORDER


def test_NIGHT_8_a_promotion_that_was_undone_leaves_the_sergeant_a_sergeant(table):
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.night()
    table.do(c.Undo(why=WHY))
    table.do(c.VoidOrder(seat=MAFIOSO, order=Kind.KILL, why=WHY))
    table.publish()
    assert table.game.role(SERGEANT) is Role.SERGEANT
    assert table.view(Host()).roles[SERGEANT] is Role.SERGEANT
    assert table.view(Seat(SERGEANT)).roles == {
        SERGEANT: Role.SERGEANT,
        COMMISSIONER: Role.COMMISSIONER,
    }


def test_KEEPER_1_an_election_that_was_undone_leaves_no_keeper():
    table = Table(rules=BLACK_MARKET)
    table.all_vote(5)
    table.night()
    assert (table.game.keeper, table.view(Reader()).keeper) == (5, 5)
    table.do(c.Undo(why=WHY))
    assert (table.game.keeper, table.view(Reader()).keeper) == (None, None)


def test_what_was_undone_stays_in_every_view_that_had_it(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.night()
    table.do(c.Undo(why=WHY))
    view = table.view(Reader())
    assert view.living == tuple(range(1, 13))
    assert [turn.turn for turn in view.turns] == [1, 2]
    assert view.turns[1].published is None
    assert [turn.turn for turn in view.undone] == [2, 3]
    assert any(isinstance(fact, e.SeatDied) for fact in view.undone[0].facts)
    (ruling,) = view.turns[1].rulings
    assert (ruling.at, ruling.why) == (table.now, WHY)


def test_two_undos_keep_both_stories(table):
    table.night()
    table.do(c.Undo(why="one"))
    table.publish("again")
    table.do(c.Undo(why="two"))
    view = table.view(Reader())
    stories = [turn.published.story for turn in view.undone if turn.published]
    assert stories == ["", "again"]
    assert [ruling.why for ruling in view.turns[1].rulings] == ["one", "two"]
