"""Main accounts, and the invitations by which they may be made."""

from collections.abc import Iterable
from typing import ClassVar

from django.contrib.auth.hashers import check_password
from django.contrib.auth.models import AbstractUser
from django.contrib.sessions.base_session import AbstractBaseSession, BaseSessionManager
from django.db import models
from django.db.models.base import ModelBase

from misto.store import chance, naming


class Account(AbstractUser):
    """A person on this site; in ledgers by `code`, in pages by `username`.

    A ledger keeps the code alone, so a name may change and an account may go without a trace in it.
    """

    first_name = None  # type: ignore[assignment]  # one name is enough
    last_name = None  # type: ignore[assignment]
    code = models.CharField(max_length=16, unique=True, default=chance.code, editable=False)
    likeness = models.CharField(max_length=200, unique=True, editable=False)  # of the name
    language = models.CharField(max_length=2, blank=True)  # blank: as the browser says
    zone = models.CharField(max_length=64, blank=True)  # blank: the game's own
    silent_mail = models.JSONField(default=list, blank=True)  # kinds of notice not sent by mail
    silent_bell = models.JSONField(default=list, blank=True)  # kinds not shown by the bell
    calendar = models.CharField(max_length=64, unique=True, null=True, editable=False)  # noqa: DJ001  # none: no feed

    REQUIRED_FIELDS: ClassVar[list[str]] = []

    def __str__(self) -> str:
        return self.username

    def check_password(self, raw_password: str | None) -> bool:
        """Say whether a password is the account's, and leave its hash as it is.

        A new hash ends the sessions that were begun with the old one: it is made at sign-in.
        """
        return check_password(raw_password, self.password)

    def save(
        self,
        *,
        force_insert: bool | tuple[ModelBase, ...] = False,
        force_update: bool = False,
        using: str | None = None,
        update_fields: Iterable[str] | None = None,
    ) -> None:
        """Save it, with what its name looks like: no two may look the same."""
        self.likeness = naming.likeness(self.username)
        if update_fields is not None and "username" in update_fields:
            update_fields = {*update_fields, "likeness"}
        super().save(
            force_insert=force_insert,
            force_update=force_update,
            using=using,
            update_fields=update_fields,
        )


class Sessions(BaseSessionManager["Session"]):
    """Finds a session with its account."""

    def get_queryset(self) -> models.QuerySet["Session"]:
        """Return all of them so."""
        return super().get_queryset().select_related("account")


class Session(AbstractBaseSession):
    """A browser in which somebody has signed in; it goes with the account."""

    account = models.ForeignKey(
        Account,
        models.CASCADE,
        null=True,
        related_name="sessions",
        db_constraint=False,  # Django takes a refusal for a key that is taken, and tries for ever
    )

    objects: ClassVar[Sessions] = Sessions()


class Invitation(models.Model):
    """A link by which one account may be made, where sign-up is by invitation."""

    token = models.CharField(max_length=64, unique=True, default=chance.token)
    by = models.ForeignKey(Account, models.SET_NULL, null=True, related_name="invitations")
    note = models.CharField(max_length=100, blank=True)
    made_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.note or self.token[:6]
