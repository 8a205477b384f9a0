"""Sessions: whose they are, until when they count, and what ends them."""

from datetime import timedelta

import pytest
from django.contrib.auth import HASH_SESSION_KEY
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.test import Client
from django.utils import timezone

from misto.store import clock, keeping, personas
from misto.store.models import Account, PersonaSession, Session
from misto.store.sessions import SessionStore, account_of
from tests import cast

pytestmark = pytest.mark.django_db


def signed_in(client: Client) -> bool:
    return client.get("/me/").status_code == 200


def key(client: Client) -> str:
    return client.cookies["misto"].value


@pytest.fixture
def account() -> Account:
    return cast.account("Zoe")


@pytest.fixture
def client(account: Account) -> Client:
    client = Client()
    client.force_login(account)
    return client


def test_one_query_tells_what_is_kept_and_whose_it_is(client, account, django_assert_num_queries):
    with django_assert_num_queries(1):
        assert account_of(SessionStore(key(client))) == account
    assert account_of(SessionStore("nobody-s")) is None
    assert account_of(SessionStore(None)) is None


def test_a_new_password_ends_the_sessions_elsewhere(client, account):
    assert signed_in(client)
    account.set_password("another word of mine")
    account.save()
    old = key(client)
    assert not signed_in(client)
    assert not Session.objects.filter(session_key=old).exists()


@pytest.mark.parametrize("gone", [True, False])
def test_an_account_that_is_gone_or_closed_is_signed_in_nowhere(client, account, gone):
    if gone:
        account.delete()
        assert not Session.objects.exists()
    else:
        Account.objects.update(is_active=False)
    assert not signed_in(client)


def test_a_session_whose_account_goes_meanwhile_is_no_reason_to_try_for_ever(client, account):
    kept = SessionStore(key(client))
    assert account_of(kept) == account
    Account.objects.all().delete()
    kept.cycle_key()
    assert account_of(SessionStore(kept.session_key)) is None


def test_a_session_without_a_proof_or_by_another_way_in_counts_for_nothing(client, settings):
    kept = SessionStore(key(client))
    assert account_of(kept) is not None
    settings.AUTHENTICATION_BACKENDS = ["django.contrib.auth.backends.ModelBackend"]
    assert account_of(kept) is None
    settings.AUTHENTICATION_BACKENDS = ["misto.web.accounts.backend.Backend"]
    del kept[HASH_SESSION_KEY]
    assert account_of(kept) is None


def test_a_session_outlives_a_change_of_the_site_s_secret(client, settings):
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY += " that is newer"
    before = key(client)
    assert signed_in(client)
    assert key(client) != before
    settings.SECRET_KEY_FALLBACKS = []
    assert signed_in(client)


def test_without_the_old_secret_it_ends(client, settings):
    settings.SECRET_KEY += " that is newer"
    assert not signed_in(client)


@pytest.mark.django_db(transaction=True)
def test_the_table_of_older_versions_goes_and_they_may_make_it_again():
    executor = MigrationExecutor(connection)
    executor.migrate([("store", "0004_seals")])
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE django_session (session_key varchar(40) PRIMARY KEY)")
        cursor.execute("INSERT INTO django_session VALUES ('old')")
    executor.recorder.record_applied("sessions", "0001_initial")
    MigrationExecutor(connection).migrate([("store", "0005_sessions")])
    assert "django_session" not in connection.introspection.table_names()
    assert "store_session" in connection.introspection.table_names()
    assert not any(app == "sessions" for app, _ in executor.recorder.applied_migrations())


def test_what_has_run_out_is_dropped(client):
    table = cast.begun()
    persona = table.row.personas.get(seat=3)
    assert personas.enter(table.row, persona.nick, personas.password(persona))
    keeping.tidy()
    assert Session.objects.filter(session_key=key(client)).exists()
    assert PersonaSession.objects.exists()
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    clock.set_to(clock.now() + personas.LASTS + timedelta(seconds=1))
    keeping.tidy()
    assert not Session.objects.exists() and not PersonaSession.objects.exists()
