"""The end: everything is opened, people too where the rules say so (END-1, SEAT-4, AWARD-1)."""

import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.events import Fact
from misto.engine.refusals import Code
from misto.engine.rules import Rules
from misto.engine.terms import Phase, Role, Winner
from misto.engine.views import Host, Person, Reader, Seat
from tests.engine.build import FULL, NAMES, Table, dealt, note

WHY = "as the host has it"
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)


def played(rules=None):
    """A game with a little of everything, played to its end."""
    table = Table(FULL, rules or Rules(missed_votes=0))
    table.give(1, "check", BOSS)
    table.do(note(6, 7))
    table.give(MAFIOSO, "kill", 6)
    table.night()
    table.do(c.Replace(seat=8, person="Zoe", why=WHY))
    table.do(c.Leave(seat=7))
    return table.end()


# END-1: everything is opened.


def test_END_1_everything_is_opened_to_everybody():
    table = played()
    views = [table.view(viewer) for viewer in table.viewers()]
    assert all(view == views[0] for view in views)
    view = views[0]
    assert view.phase is Phase.OPENED
    assert view.roles == dict(enumerate(table.game.roles, 1))
    assert view.persons == dict(enumerate(table.game.persons, 1))
    assert view.notes[6].text == "Бережи себе."
    assert (1, "check") in {order.order.key for order in view.turns[0].orders[:1]}
    assert view.turns[0].resolved is not None
    assert view.left == {7}


def test_END_1_nothing_is_opened_by_the_last_report_alone():
    table = Table("mafioso boss civilian civilian civilian")
    table.give(1, "kill", 3)
    table.night()
    assert (table.game.winner, table.view(Reader()).winner) == (Winner.MAFIA, Winner.MAFIA)
    assert table.view(Reader()).roles == {}
    assert table.view(Seat(4)).roles == {4: Role.CIVILIAN}
    table.do(c.OpenGame())
    assert table.view(Seat(4)).roles == dict(enumerate(table.game.roles, 1))


def test_END_1_the_key_of_the_deal_is_opened_with_the_rest():
    table = dealt().end()
    assert table.view(Reader()).key == table.game.key
    assert table.last(e.GameOpened).key == table.game.key
    assert table.view(Reader()).own_nonces.keys() == set(NAMES[:7])


def test_END_1_a_table_that_was_dealt_elsewhere_has_no_key():
    assert Table().end().view(Reader()).key is None


# SEAT-4: who was who.


def test_SEAT_4_people_are_revealed_at_the_end():
    table = Table(FULL)
    table.do(c.ChangeFact(fact=Fact(6, alive=False), why=WHY))
    table.night()
    assert table.view(Reader()).persons == {}
    table.end()
    assert table.view(Reader()).persons == dict(enumerate(NAMES[:12], 1))


def test_SEAT_4_or_with_their_death():
    table = Table(FULL, Rules(reveal_person="death"))
    table.do(c.ChangeFact(fact=Fact(6, alive=False), why=WHY))
    table.close()
    assert table.view(Reader()).persons == {}  # TIME-6
    table.publish()
    assert table.view(Reader()).persons == {6: "Fay"}
    table.end()
    assert table.view(Reader()).persons == dict(enumerate(NAMES[:12], 1))


def test_SEAT_4_or_never():
    table = played(Rules(reveal_person="never", missed_votes=0))
    assert table.events(e.PersonRevealed) == []
    view = table.view(Reader())
    assert view.persons == {}
    assert view.roles == dict(enumerate(table.game.roles, 1))
    assert not any(name in str(view) for name in (*NAMES[:12], "Zoe"))
    assert table.view(Person("Ada")).persons == {1: "Ada"}
    assert table.view(Person("Zoe")).persons == {8: "Zoe"}
    assert table.view(Host()).persons == dict(enumerate(table.game.persons, 1))


def test_SEAT_4_never_hides_who_enrolled_with_which_nonce():
    table = dealt(7, Rules(reveal_person="never")).end()
    assert table.view(Reader()).own_nonces == {}
    assert table.view(Person("Ada")).own_nonces.keys() == {"Ada"}
    assert table.view(Reader()).dealt is not None  # the deal can be proved all the same


def test_SEAT_4_before_the_end_no_view_but_the_hosts_names_anybody_else():
    table = Table(FULL, Rules(missed_votes=0))
    table.give(1, "check", BOSS)
    table.do(c.Replace(seat=8, person="Zoe", why=WHY))
    table.give(MAFIOSO, "kill", 6)
    table.night()
    for viewer in table.viewers()[1:]:
        own = {viewer.name} if isinstance(viewer, Person) else set()
        shown = {name for name in NAMES[:12] if name in str(table.view(viewer))}
        assert shown - {"Hal"} <= own  # whom Zoe replaced


# AWARD-1.


@pytest.mark.parametrize("voter", ["Ada", "Zoe", "Hal"])
def test_AWARD_1_all_who_took_part_vote_who_was_replaced_too(voter):
    played().do(c.VoteAward(voter=voter, award="player", seat=1))


@pytest.mark.parametrize(
    ("by", "may"),
    [
        ("players", {"Ada"}),
        ("players_and_readers", {"Ada", "Somebody"}),
        ("host", {None}),
    ],
)
def test_AWARD_1_who_votes_is_an_option(by, may):
    table = Table(rules=Rules(award_by=by)).end()
    for voter in ("Ada", "Somebody", None, ""):
        command = c.VoteAward(voter=voter, award="character", seat=1)
        if voter in may:
            table.do(command)
        else:
            assert table.refused(command).code is Code.NO_RIGHT_TO_AWARD


def test_AWARD_1_the_most_votes_win_and_a_later_vote_replaces_the_first():
    table = played()
    for voter, seat in (("Ada", 1), ("Ben", 1), ("Cleo", 2), ("Ben", 2)):
        table.do(c.VoteAward(voter=voter, award="player", seat=seat))
    table.do(c.VoteAward(voter="Ada", award="mafioso", seat=BOSS))
    table.do(c.VoteAward(voter="Ben", award="mafioso", seat=FRAMER))
    assert table.view(Reader()).awards == ()
    table.do(c.GiveAwards())
    assert dict(table.view(Reader()).awards) == {
        "townsperson": (),
        "mafioso": (BOSS, FRAMER),
        "player": (2,),
        "character": (),
    }


def test_AWARD_1_the_maniac_is_neither_townsperson_nor_mafioso():
    table = played()
    for award in ("townsperson", "mafioso"):
        command = c.VoteAward(voter="Ada", award=award, seat=MANIAC)
        assert table.refused(command).code is Code.NOT_A_CANDIDATE
    table.do(c.VoteAward(voter="Ada", award="character", seat=MANIAC))


def test_AWARD_1_a_foundling_who_turned_was_a_mafioso_in_the_end():
    table = Table(FULL)
    table.do(c.ChangeFact(fact=Fact(BOSS, alive=False), why=WHY))
    table.night()
    table.end()
    table.do(c.VoteAward(voter="Ada", award="mafioso", seat=5))


def test_AWARD_1_who_voted_for_whom_is_not_told_where_people_stay_hidden():
    table = Table(rules=Rules(reveal_person="never")).end()
    table.do(c.VoteAward(voter="Ada", award="player", seat=1))
    assert "Ada" not in str(table.view(Reader()))
