"""Signing in by name: however it is typed, a name is that of the account that looks like it."""

from allauth.account.auth_backends import AuthenticationBackend
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.hashers import get_hasher, identify_hasher
from django.http import HttpRequest

from misto.store.models import Account
from misto.store.naming import likeness


class Backend(AuthenticationBackend):  # type: ignore[misc]  # ships no types
    """Finds accounts by what their name looks like: the database may know no Cyrillic capitals."""

    def authenticate(
        self, request: HttpRequest | None, **credentials: str
    ) -> AbstractBaseUser | None:
        """Return whose name and password these are; an old hash is made anew on the way.

        But not for who only confirms a password: this would end the session that they are in.
        """
        found: AbstractBaseUser | None = super().authenticate(request, **credentials)
        user = getattr(request, "user", None)
        if isinstance(found, Account) and not (user and user.is_authenticated):
            _renew(found, credentials["password"])
        return found

    def _authenticate_by_username(self, username: str, password: str) -> AbstractBaseUser | None:
        account = Account.objects.filter(likeness=likeness(username)).first()
        found: AbstractBaseUser | None = self._check_password(account, password)
        return found


def _renew(account: Account, password: str) -> None:
    """Hash a password as passwords are hashed now, if it was hashed otherwise."""
    best = get_hasher()
    known = identify_hasher(account.password)
    if known.algorithm != best.algorithm or best.must_update(account.password):
        account.set_password(password)
        account.save(update_fields=["password"])
