"""Letters between players and the host, and what one writes down for oneself."""

from django.db import models

from misto.store.models.accounts import Account
from misto.store.models.games import Game


class Letter(models.Model):
    """A letter between a player and the host; without an account, the host's to all players.

    A conversation belongs to a person, not to a seat: a newcomer doesn't read another's (SEAT-4).
    """

    game = models.ForeignKey(Game, models.CASCADE, related_name="letters")
    account = models.ForeignKey(Account, models.CASCADE, null=True, related_name="letters")
    number = models.PositiveIntegerField()
    by_host = models.BooleanField()
    at = models.DateTimeField()
    source = models.TextField()
    html = models.TextField()
    read_at = models.DateTimeField(null=True)

    class Meta:
        """Numbered in its conversation."""

        constraints = (
            models.UniqueConstraint(fields=["game", "account", "number"], name="one_letter"),
        )

    def __str__(self) -> str:
        return f"{self.number}"


class SeatNote(models.Model):
    """What a player notes about a seat, for themselves alone."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    account = models.ForeignKey(Account, models.CASCADE, related_name="seat_notes")
    seat = models.PositiveIntegerField()
    text = models.TextField()

    class Meta:
        """One a seat."""

        constraints = (
            models.UniqueConstraint(fields=["game", "account", "seat"], name="one_seat_note"),
        )

    def __str__(self) -> str:
        return self.text[:40]


class StoryDraft(models.Model):
    """The story of a turn while the host writes it."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="story_drafts")
    turn = models.PositiveIntegerField()
    text = models.TextField(blank=True)
    weapons = models.JSONField(default=dict)  # by seat: for an answer on who has died (NIGHT-7)
    saved_at = models.DateTimeField()

    class Meta:
        """One a turn."""

        constraints = (models.UniqueConstraint(fields=["game", "turn"], name="one_story"),)

    def __str__(self) -> str:
        return self.text[:40]
