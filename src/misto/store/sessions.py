"""Sessions: kept with the account that has signed in, so that one query finds both."""

from collections.abc import Collection
from typing import Any

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends import db
from django.contrib.sessions.backends.base import SessionBase
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from misto.store.models import Account, Session


class SessionStore(db.SessionStore):
    """Django's own, which brings the account along; for pages, which are synchronous, alone."""

    account: Account | None = None
    """Whom the session names, as it was loaded; `account_of` says whether that still counts."""

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """Keep them in a table of the site's."""
        return Session

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        """Say beside what is kept whose it is."""
        row: Session = super().create_model_instance(data)  # type: ignore[assignment]
        row.account_id = data.get(SESSION_KEY)
        return row

    def _get_session_from_db(self) -> Session | None:
        row: Session | None = super()._get_session_from_db()  # type: ignore[misc]  # stubs lack it
        self.account = row.account if row else None
        return row


def account_of(session: SessionBase) -> Account | None:
    """Return who has signed in with a session, unless the account or its password has changed."""
    names = session.get(SESSION_KEY) is not None  # it is loaded now
    account = session.account if names and isinstance(session, SessionStore) else None
    return account if account and _counts(account, session) else None


def alive(keys: Collection[str]) -> set[str]:
    """Return the keys of those sessions in which somebody is signed in, by the same conditions."""
    rows = Session.objects.filter(session_key__in=keys, expire_date__gt=timezone.now())
    decode = SessionStore().decode
    return {
        row.session_key
        for row in rows
        if row.account and _counts(row.account, decode(row.session_data))
    }


def renew(session: SessionBase, account: Account) -> None:
    """Let a session that was begun with an older secret of the site go on with the newest."""
    newest = account.get_session_auth_hash()
    if session[HASH_SESSION_KEY] != newest:
        session.cycle_key()
        session[HASH_SESSION_KEY] = newest


def _counts(account: Account, kept: SessionBase | dict[str, Any]) -> bool:
    """Say whether an account is signed in: the conditions of `django.contrib.auth.get_user`."""
    if (
        not account.is_active
        or kept.get(BACKEND_SESSION_KEY) not in settings.AUTHENTICATION_BACKENDS
    ):
        return False
    proof = kept.get(HASH_SESSION_KEY) or ""
    hashes = (account.get_session_auth_hash(), *account.get_session_auth_fallback_hash())
    return any(constant_time_compare(proof, one) for one in hashes)
