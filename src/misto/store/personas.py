"""Personas' own entry: a nick and a password for the thread alone (SEAT-3).

A password follows from the site's secret, the game, the seat and its epoch: it can be shown to who
sits there without being kept anywhere. What is kept is its hash, which goes on working when the
site's secret is changed.
"""

import hashlib
from collections.abc import Sequence
from datetime import timedelta

from django.contrib.auth.hashers import check_password, make_password
from django.utils.crypto import salted_hmac

from misto import engine
from misto.store import chance, clock
from misto.store.models import Game, Persona, PersonaSession

LASTS = timedelta(days=30)
"""How long a browser may stay entered."""

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def make(row: Game, faces: Sequence[engine.Persona]) -> None:
    """Make the personas of a deal, each with its password."""
    Persona.objects.bulk_create(
        _with_password(
            Persona(game=row, seat=seat, nick=face.nick, name=face.name, gender=face.gender.value)
        )
        for seat, face in enumerate(faces, 1)
    )


def renew(row: Game, seat: int) -> None:
    """Change a seat's password and end its sessions: it has a new player (HOST-6)."""
    persona = Persona.objects.filter(game=row, seat=seat).first()
    if persona is None:
        return
    persona.epoch += 1
    _with_password(persona).save()
    persona.sessions.all().delete()


def password(persona: Persona) -> str:
    """Return the password that is handed over with the role letter."""
    name = f"{persona.game.code}/{persona.seat}/{persona.epoch}"
    digest = salted_hmac("misto.persona", name, algorithm="sha256").digest()
    letters = [_LETTERS[byte % len(_LETTERS)] for byte in digest[:16]]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, 16, 4))


def fits(persona: Persona, typed: str) -> bool:
    """Say whether a password is a persona's."""
    return check_password(typed.strip().lower(), persona.password_hash)


def enter(row: Game, nick: str, typed: str) -> tuple[Persona, str] | None:
    """Enter a game as a persona; return it with the session's key, or None where they don't fit.

    It works for this game only, and while it isn't opened (SEAT-3).
    """
    persona = Persona.objects.filter(game=row, nick__iexact=nick.strip()).first()
    if persona is None or row.phase == engine.Phase.OPENED.value:
        return None
    if not fits(persona, typed):
        return None
    key = chance.token("persona")
    PersonaSession.objects.create(
        persona=persona, key_hash=_hashed(key), epoch=persona.epoch, expires_at=clock.now() + LASTS
    )
    return persona, key


def entered(row: Game, key: str) -> Persona | None:
    """Return the persona as which a browser has entered a game, if it still may."""
    session = (
        PersonaSession.objects.filter(
            key_hash=_hashed(key), persona__game=row, expires_at__gt=clock.now()
        )
        .select_related("persona")
        .first()
    )
    if session is None or session.epoch != session.persona.epoch:
        return None
    return session.persona if row.phase != engine.Phase.OPENED.value else None


def leave(key: str) -> None:
    """End a session."""
    PersonaSession.objects.filter(key_hash=_hashed(key)).delete()


def _with_password(persona: Persona) -> Persona:
    # Sixteen random letters need no slow hash, and sixty seats are dealt at once.
    persona.password_hash = make_password(password(persona), hasher="misto_fast")
    return persona


def _hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
