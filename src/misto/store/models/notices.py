"""What people are told, in the site and by mail; and the site's own heartbeat."""

from django.db import models

from misto.store.models.accounts import Account
from misto.store.models.games import Game


class Notice(models.Model):
    """One notice to one account: what the bell shows, and the outbox of mails.

    It says what kind of thing happened in which game, and nothing more: no role, vote or persona.
    """

    class Kind(models.TextChoices):
        """What may be told; each can be turned off."""

        ROLE_LETTER = "role_letter"
        TURN_OPENED = "turn_opened"
        DEADLINE = "deadline"
        REPORT = "report"
        LETTER = "letter"
        MENTION = "mention"
        GAME_ENDED = "game_ended"
        REMINDER = "reminder"

    account = models.ForeignKey(Account, models.CASCADE, related_name="notices")
    game = models.ForeignKey(Game, models.CASCADE, null=True, related_name="+")
    kind = models.CharField(max_length=12, choices=Kind)
    turn = models.PositiveIntegerField(null=True)
    at = models.DateTimeField()
    read_at = models.DateTimeField(null=True)
    mail_due_at = models.DateTimeField(null=True, db_index=True)
    mail_tries = models.PositiveIntegerField(default=0)

    class Meta:
        """The bell asks for those of an account that aren't read."""

        indexes = (models.Index(fields=["account", "read_at"], name="bell"),)

    def __str__(self) -> str:
        return self.kind


class Beat(models.Model):
    """When the site was last seen alive: a longer gap moves the close (TIME-8)."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.at:%H:%M}"
