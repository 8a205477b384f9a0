"""Posts: no part of the ledger; a close carries their number per seat."""

from django.db import models

from misto.store.models.accounts import Account
from misto.store.models.games import Game


class Post(models.Model):
    """One post of a room, numbered in it; kept as typed and as sanitised HTML.

    In the game thread and the mafia's chat a seat speaks, and no account stands beside it (law 8).
    """

    class Room(models.TextChoices):
        """Where it stands."""

        THREAD = "thread"
        TALK = "talk"
        MAFIA = "mafia"

    class Voice(models.TextChoices):
        """Who speaks: a persona, the host, a main account, or the machine (a turn's divider)."""

        SEAT = "seat"
        HOST = "host"
        ACCOUNT = "account"
        REPORT = "report"
        TURN = "turn"

    class Mark(models.TextChoices):
        """What its author calls it (SEAT-5, COURT-8)."""

        NONE = ""
        ARGUMENT = "argument"
        INTRODUCTION = "introduction"

    game = models.ForeignKey(Game, models.CASCADE, related_name="all_posts")
    room = models.CharField(max_length=6, choices=Room)
    number = models.PositiveIntegerField()
    at = models.DateTimeField()
    turn = models.PositiveIntegerField(default=0)
    voice = models.CharField(max_length=7, choices=Voice)
    seat = models.PositiveIntegerField(null=True)
    account = models.ForeignKey(Account, models.SET_NULL, null=True, related_name="+")
    ghost = models.BooleanField(default=False)  # written by a ghost
    mark = models.CharField(max_length=12, choices=Mark, blank=True)
    source = models.TextField()
    html = models.TextField()
    edited_at = models.DateTimeField(null=True)
    hidden_at = models.DateTimeField(null=True)

    class Meta:
        """Found by number, by seat, by time."""

        constraints = (
            models.UniqueConstraint(fields=["game", "room", "number"], name="one_number"),
        )
        indexes = (
            models.Index(fields=["game", "room", "seat", "number"], name="posts_of_a_seat"),
            models.Index(fields=["game", "room", "at"], name="posts_by_time"),
        )

    def __str__(self) -> str:
        return f"#{self.number}"


class Edit(models.Model):
    """What a post said before it was edited: for the host alone."""

    post = models.ForeignKey(Post, models.CASCADE, related_name="edits")
    at = models.DateTimeField()
    source = models.TextField()

    def __str__(self) -> str:
        return f"{self.at:%H:%M}"


class Hiding(models.Model):
    """That a post was hidden, or shown again, and why: for the host's log."""

    post = models.ForeignKey(Post, models.CASCADE, related_name="hidings")
    at = models.DateTimeField()
    hidden = models.BooleanField()
    why = models.TextField(blank=True)

    def __str__(self) -> str:
        return self.why[:40]


class Complaint(models.Model):
    """A post that somebody reports; who it was isn't kept."""

    post = models.ForeignKey(Post, models.CASCADE, related_name="complaints")
    why = models.TextField(blank=True)
    at = models.DateTimeField()
    settled_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.why[:40]


class Reading(models.Model):
    """How far an account has read a room."""

    account = models.ForeignKey(Account, models.CASCADE, related_name="readings")
    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    room = models.CharField(max_length=6, choices=Post.Room)
    number = models.PositiveIntegerField(default=0)

    class Meta:
        """One mark a room."""

        constraints = (
            models.UniqueConstraint(fields=["account", "game", "room"], name="one_bookmark"),
        )

    def __str__(self) -> str:
        return f"#{self.number}"
