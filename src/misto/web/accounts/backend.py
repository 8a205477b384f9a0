"""Signing in by name: however it is typed, a name is that of the account that looks like it."""

from allauth.account.auth_backends import AuthenticationBackend
from django.contrib.auth.base_user import AbstractBaseUser

from misto.store.models import Account
from misto.store.naming import likeness


class Backend(AuthenticationBackend):  # type: ignore[misc]  # ships no types
    """Finds accounts by what their name looks like: the database may know no Cyrillic capitals."""

    def _authenticate_by_username(self, username: str, password: str) -> AbstractBaseUser | None:
        account = Account.objects.filter(likeness=likeness(username)).first()
        found: AbstractBaseUser | None = self._check_password(account, password)
        return found
