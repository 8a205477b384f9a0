"""Personas: how a seat looks and how it may enter the thread; nothing here names an account."""

from django.db import models

from misto.store import chance
from misto.store.models.games import Game


class Persona(models.Model):
    """The looks of a seat, and the hash of its password (SEAT-1, SEAT-3)."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="personas")
    seat = models.PositiveIntegerField()
    nick = models.CharField(max_length=60)
    name = models.CharField(max_length=60)
    gender = models.CharField(max_length=5, default="other")
    about = models.TextField(blank=True)
    signature = models.CharField(max_length=200, blank=True)
    avatar = models.CharField(max_length=40, blank=True)  # a random file name
    banner = models.CharField(max_length=40, blank=True)
    password_hash = models.CharField(max_length=200, blank=True)
    epoch = models.PositiveIntegerField(default=1)  # grows when the seat is replaced

    class Meta:
        """One a seat."""

        constraints = (models.UniqueConstraint(fields=["game", "seat"], name="one_persona"),)

    def __str__(self) -> str:
        return self.name


class PersonaSession(models.Model):
    """A browser in which somebody entered with a persona's nick and password."""

    persona = models.ForeignKey(Persona, models.CASCADE, related_name="sessions")
    key_hash = models.CharField(max_length=64, unique=True)
    epoch = models.PositiveIntegerField()
    expires_at = models.DateTimeField()
    code = models.CharField(max_length=16, default=chance.code)

    def __str__(self) -> str:
        return self.code
