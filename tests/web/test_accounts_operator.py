"""The operator's desk: staff alone, and hardly anything to write."""

import pytest
from django.test import Client

from misto.engine import Role
from misto.store.models import Account, Complaint, Game, Invitation, Post
from misto.store.writing import writing
from misto.text import words
from tests import cast

pytestmark = pytest.mark.django_db

TABLES = ("account", "invitation", "game", "complaint")


def staff(name="operator", *, above=False):
    cast.account(name)
    Account.objects.filter(username=name).update(is_staff=True, is_superuser=above)
    return Account.objects.get(username=name)


def browser(who=None):
    client = Client(headers={"accept-language": "uk"})
    if who is not None:
        client.force_login(who)
    return client


def test_one_signs_in_at_the_sites_own_page():
    answer = browser().get("/operator/", follow=True)
    assert answer.redirect_chain[-1][0].startswith("/accounts/login/?next=")
    for who in (cast.account("marta"),):
        assert browser(who).get("/operator/login/").status_code == 403


@pytest.mark.parametrize("table", TABLES)
def test_staff_see_it_and_nobody_adds_or_deletes(table):
    game = cast.begun()
    Complaint.objects.create(post=game.write(1), why="Грубо", at=game.now)
    Invitation.objects.create(by=game.host, note="Зої", made_at=game.now, expires_at=game.now)
    for who in (staff(), staff("above", above=True)):
        client = browser(who)
        there = f"/operator/store/{table}/"
        assert client.get(there).status_code == 200
        assert client.get(f"{there}add/").status_code == 403
        row = {"account": Account, "invitation": Invitation, "game": Game, "complaint": Complaint}
        pk = row[table]._default_manager.values_list("pk", flat=True).order_by("pk")[0]
        assert client.get(f"{there}{pk}/change/").status_code == 200
        assert client.post(f"{there}{pk}/delete/").status_code == 403


def test_nothing_else_is_there():
    client = browser(staff("above", above=True))
    index = client.get("/operator/").content.decode()
    assert index.count('class="model-') == len(TABLES)
    for other in ("entry", "membership", "letter", "post", "persona"):
        assert client.get(f"/operator/store/{other}/").status_code == 404


def test_a_games_row_is_not_written():
    table = cast.begun()
    client = browser(staff("above", above=True))
    client.post(f"/operator/store/game/{table.row.pk}/change/", {"title": "Інша", "turn": 9})
    assert (table.row.title, table.row.turn) == ("Чорний ринок", 1)


def test_an_account_is_switched_off_and_by_superusers_made_staff():
    marta = cast.account("marta")
    there = f"/operator/store/account/{marta.pk}/change/"
    browser(staff()).post(there, {"is_staff": "on", "is_superuser": "on", "username": "x"})
    marta.refresh_from_db()
    assert (marta.is_active, marta.is_staff, marta.username) == (False, False, "marta")
    browser(staff("above", above=True)).post(there, {"is_active": "on", "is_staff": "on"})
    marta.refresh_from_db()
    assert (marta.is_active, marta.is_staff, marta.is_superuser) == (True, True, False)


def test_staff_do_not_switch_off_who_stands_above_them():
    above = staff("above", above=True)
    browser(staff()).post(f"/operator/store/account/{above.pk}/change/", {})
    above.refresh_from_db()
    assert above.is_active


def test_an_operator_who_plays_learns_nothing():
    table = cast.begun()
    with writing(table.code) as row:
        post = Post.objects.create(
            game=row, room=Post.Room.MAFIA, number=1, at=table.now, voice=Post.Voice.SEAT,
            seat=table.seat_of(Role.BOSS), source="хто сьогодні?", html="",
        )  # fmt: skip
    Complaint.objects.create(post=post, at=table.now)
    client = browser(staff())
    pages = [client.get(f"/operator/store/{name}/").content.decode() for name in TABLES] + [
        client.get(f"/operator/store/{name}/{pk}/change/").content.decode()
        for name, pk in (("game", table.row.pk), ("complaint", Complaint.objects.get().pk))
    ]
    for page in pages:
        assert "хто сьогодні" not in page
        assert not any(words.role("uk", role) in page for role in Role)
        assert not any(name in page for name in cast.NAMES)
