"""Games: the ledger, what is looked up of it, and who takes part."""

from typing import ClassVar

from django.db import models

from misto.store import chance
from misto.store.models.accounts import Account


class Game(models.Model):
    """One game as a row: what lists and deadlines need of its ledger, and its counters.

    All but title, story and the counters of posts follows from the ledger, and is written by
    `execute` with it. What stands here may be shown to anybody.
    """

    code = models.CharField(max_length=16, unique=True, default=chance.code)
    title = models.CharField(max_length=200)  # the ledger keeps the one that it was made with
    story = models.TextField(blank=True)  # what the host tells before the game, as typed
    story_html = models.TextField(blank=True)
    made_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True)

    seq = models.PositiveIntegerField(default=0)  # the number of the ledger's last event
    last_at = models.DateTimeField(null=True)
    phase = models.CharField(max_length=12)
    turn = models.PositiveIntegerField(default=0)
    opened_at = models.DateTimeField(null=True)  # of the turn
    closes = models.DateTimeField(null=True)
    paused = models.BooleanField(default=False)
    due_at = models.DateTimeField(null=True, db_index=True)  # when something falls due by itself
    enrolled = models.PositiveIntegerField(default=0)
    seats = models.PositiveIntegerField(default=0)
    living = models.PositiveIntegerField(default=0)
    winner = models.CharField(max_length=8, blank=True)
    reminded_turn = models.PositiveIntegerField(default=0)  # the turn whose deadline was told of

    public_version = models.PositiveIntegerField(default=0)  # grows with all that strangers see
    posts = models.PositiveIntegerField(default=0)  # numbers given so far, in each room
    talk_posts = models.PositiveIntegerField(default=0)
    mafia_posts = models.PositiveIntegerField(default=0)

    bookmark: int | None = None
    """How far who asks for the row has read a room, where they asked for it."""

    held = False
    """The row was locked for writing: what it says may not be committed yet."""

    def __str__(self) -> str:
        return self.title


class Entry(models.Model):
    """One event of a ledger: appended by `execute`, never changed (law 1)."""

    game = models.ForeignKey(Game, models.PROTECT, related_name="entries")
    seq = models.PositiveIntegerField()
    at = models.DateTimeField()
    kind = models.CharField(max_length=32)
    body = models.TextField()  # the event as `misto.engine.codec` writes it
    salt = models.CharField(max_length=32)  # secret until the game is opened; in hex, as all below
    commitment = models.CharField(max_length=64)  # to salt and body
    signed_by = models.CharField(max_length=64, blank=True)  # the public key, where it is an order
    signature = models.CharField(max_length=128, blank=True)  # of the receipt

    class Meta:
        """An event has one place."""

        constraints = (models.UniqueConstraint(fields=["game", "seq"], name="one_place"),)

    def __str__(self) -> str:
        return f"{self.seq} {self.kind}"


class Seal(models.Model):
    """The root that a report prints: of the commitments since the last one, up to its entry."""

    entry = models.OneToOneField(Entry, models.PROTECT, primary_key=True)
    turn = models.PositiveIntegerField()
    root = models.CharField(max_length=64)
    filling = models.CharField(max_length=64)  # secret as a salt

    def __str__(self) -> str:
        return self.root


class Membership(models.Model):
    """Who takes part in a game, and as what: its host, a co-host, a player, a reserve.

    `seat` follows from the ledger (`PersonSeated`, `SeatTaken`, `SeatLost`).
    """

    class Part(models.TextChoices):
        """What somebody is in a game."""

        HOST = "host"
        COHOST = "cohost"
        PLAYER = "player"
        RESERVE = "reserve"
        REPLACED = "replaced"

    HOSTS: ClassVar[tuple[Part, ...]] = (Part.HOST, Part.COHOST)
    """Who leads a game, and sees all of it."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="memberships")
    account = models.ForeignKey(Account, models.CASCADE, related_name="memberships")
    part = models.CharField(max_length=8, choices=Part)
    seat = models.PositiveIntegerField(null=True)
    about = models.TextField(blank=True)  # a word about the character, given at enrolment
    since = models.DateTimeField()
    letter_read_at = models.DateTimeField(null=True)  # the role letter, confirmed

    class Meta:
        """One part in a game each; one player a seat."""

        constraints = (
            models.UniqueConstraint(fields=["game", "account"], name="one_part"),
            models.UniqueConstraint(fields=["game", "seat"], name="one_player_a_seat"),
        )

    def __str__(self) -> str:
        return f"{self.part} {self.seat or ''}".strip()


class Offer(models.Model):
    """A link by which a new player takes a seat of a running game (HOST-6)."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="offers")
    seat = models.PositiveIntegerField()
    token = models.CharField(max_length=64, unique=True, default=chance.token)
    why = models.TextField()
    clear_misses = models.BooleanField(default=False)
    made_at = models.DateTimeField()
    admitted_at = models.DateTimeField(null=True)  # when an account was made by it
    used_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.seat}"


class Opened(models.Model):
    """When a player first opened what a publication told them: for the host's log."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="opened")
    seat = models.PositiveIntegerField()
    turn = models.PositiveIntegerField()
    at = models.DateTimeField()

    class Meta:
        """The first time counts."""

        constraints = (
            models.UniqueConstraint(fields=["game", "seat", "turn"], name="opened_once"),
        )

    def __str__(self) -> str:
        return f"{self.seat}: {self.turn}"


class SetUp(models.Model):
    """A set-up that a host keeps, to play it again: title, story and options."""

    account = models.ForeignKey(Account, models.CASCADE, related_name="set_ups")
    name = models.CharField(max_length=100)
    title = models.CharField(max_length=200, blank=True)
    story = models.TextField(blank=True)
    rules = models.JSONField(default=dict)  # options that differ from `classic`
    code = models.CharField(max_length=16, unique=True, default=chance.code)

    class Meta:
        """A name each."""

        constraints = (models.UniqueConstraint(fields=["account", "name"], name="one_set_up"),)

    def __str__(self) -> str:
        return self.name


class Topic(models.Model):
    """What somebody may listen to: it grows when something has changed that its audience sees."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="topics")
    name = models.CharField(max_length=12)  # thread, talk, seat:N, mafia, host
    version = models.PositiveIntegerField(default=1)
    changed_at = models.DateTimeField(db_index=True)

    class Meta:
        """One of a name in a game."""

        constraints = (models.UniqueConstraint(fields=["game", "name"], name="one_topic"),)

    def __str__(self) -> str:
        return self.name
