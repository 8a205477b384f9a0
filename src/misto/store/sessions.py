"""Sessions: kept with the account that has signed in, so that one query finds both."""

from typing import Any

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends import db
from django.utils.crypto import constant_time_compare

from misto.store.models import Account, Session


class SessionStore(db.SessionStore):
    """Django's own, which brings the account along."""

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


def account_of(session: SessionStore) -> Account | None:
    """Return who has signed in with a session, unless the account or its password has changed.

    These are the conditions of `django.contrib.auth.get_user`.
    """
    proof, backend = session.get(HASH_SESSION_KEY), session.get(BACKEND_SESSION_KEY)
    account = session.account  # loaded by now
    if account is None or not account.is_active or not proof:
        return None
    if backend not in settings.AUTHENTICATION_BACKENDS:
        return None
    hashes = (account.get_session_auth_hash(), *account.get_session_auth_fallback_hash())
    return account if any(constant_time_compare(proof, one) for one in hashes) else None


def renew(session: SessionStore, account: Account) -> None:
    """Let a session that was begun with an older secret of the site go on with the newest."""
    newest = account.get_session_auth_hash()
    if session[HASH_SESSION_KEY] != newest:
        session.cycle_key()
        session[HASH_SESSION_KEY] = newest
