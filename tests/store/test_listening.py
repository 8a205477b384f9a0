"""Who may hear which topics of a game."""

import pytest
from django.utils import timezone

from misto.engine import Role
from misto.store import listening, personas
from misto.store.listening import HOST, NOTHING, PERSONA, READER, STRANGER, Listener
from misto.store.models import Account, Membership, Persona, Session
from tests import cast

pytestmark = pytest.mark.django_db


def heard(table: cast.Table, who: Account | None) -> frozenset[str]:
    client = table.client(who)
    key = client.cookies["misto"].value if who else ""
    one = listening.listener(key)
    found = listening.rights(table.code, [one])
    assert found is not None and found.seq == table.row.seq
    return found.topics[one]


def test_strangers_readers_and_those_who_enrolled_hear_the_threads():
    table = cast.enrolling()
    for who in (None, table.reader, table.players[0]):
        assert heard(table, who) == READER == {"thread", "talk"}


def test_a_player_hears_the_own_seat_and_the_mafia_its_chat():
    table = cast.begun()
    for role, more in ((Role.CIVILIAN, set[str]()), (Role.BOSS, {"mafia"})):
        seat = table.seat_of(role)
        assert heard(table, table.player(seat)) == READER | {f"seat:{seat}"} | more


def test_hosts_and_co_hosts_hear_their_own_and_the_mafia():
    table = cast.begun()
    assert heard(table, table.host) == HOST == READER | {"host", "mafia"}
    Membership.objects.create(
        game=table.row, account=table.reader, part="cohost", since=cast.MORNING
    )
    assert heard(table, table.reader) == HOST


def test_the_dead_hear_the_mafia_no_more():
    table = cast.begun()
    seat = table.seat_of(Role.BOSS)
    table.play_turn()  # nothing says that the mafia kills: all vote for one
    while seat in table.view.living:
        table.play_turn([(one, seat) for one in table.view.living])
    assert heard(table, table.player(seat)) == READER | {f"seat:{seat}"}


def test_a_reserve_and_who_was_replaced_hear_what_readers_hear():
    table = cast.begun()
    who = table.player(3)
    Membership.objects.filter(account=who).update(part="replaced", seat=None)
    assert heard(table, who) == READER


def test_a_session_that_is_over_hears_nothing():
    table = cast.begun()
    key = table.client(table.host).cookies["misto"].value
    one = listening.listener(key)
    Session.objects.all().delete()
    found = listening.rights_now(table.row.pk, [one, STRANGER])
    assert found is not None
    assert found.topics == {one: NOTHING, STRANGER: READER}


def test_a_changed_password_or_a_closed_account_ends_what_its_sessions_may():
    table = cast.begun()
    key = table.client(table.host).cookies["misto"].value
    table.host.set_password("another")
    table.host.save()
    assert listening.listener(key) == STRANGER
    other = table.client(table.reader).cookies["misto"].value
    Account.objects.filter(pk=table.reader.pk).update(is_active=False)
    assert listening.listener(other) == STRANGER
    assert listening.listener("nothing") == STRANGER


@pytest.mark.parametrize("end", ["password", "account", "time"])
def test_a_stream_that_is_open_loses_its_right_with_its_session(end):
    table = cast.begun()
    key = table.client(table.host).cookies["misto"].value
    one = listening.listener(key)
    before = listening.rights_now(table.row.pk, [one])
    if end == "password":
        table.host.set_password("another")
        table.host.save()
    elif end == "account":
        Account.objects.filter(pk=table.host.pk).update(is_active=False)
    else:
        Session.objects.update(expire_date=timezone.now())
    after = listening.rights_now(table.row.pk, [one])
    assert before is not None and after is not None
    assert (before.topics[one], after.topics[one]) == (HOST, NOTHING)


def test_SEAT_3_a_persona_hears_the_thread_alone_in_its_own_game():
    table, other = cast.begun(), cast.begun()
    persona = Persona.objects.get(game=table.row, seat=2)
    entered = personas.enter(table.row, persona.nick, personas.password(persona))
    assert entered is not None
    one = Listener(persona=entered[1])
    for row, topics in ((table.row, PERSONA), (other.row, NOTHING)):
        found = listening.rights_now(row.pk, [one])
        assert found is not None and found.topics[one] == topics
    personas.renew(table.row, 2)
    found = listening.rights_now(table.row.pk, [one])
    assert found is not None and found.topics[one] == NOTHING


def test_there_is_no_such_game():
    assert listening.rights("nothing", [STRANGER]) is None
    assert listening.rights_now(0, [STRANGER]) is None
