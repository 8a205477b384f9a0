"""The whole game as one page that needs nothing else: to keep, and to read without a network."""

import base64
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.template.loader import render_to_string
from msgspec.structs import replace

from misto.store import clock
from misto.store.models import Persona, Post
from misto.text import ending
from misto.web import people
from misto.web.access import Visit
from misto.web.courts import history
from misto.web.faces import Face, face_for
from misto.web.rulespage import chapters
from misto.web.saying import language
from misto.web.sheets import sheets


def whole(visit: Visit) -> bytes:
    """Write a game that is opened as one page, its pictures and its style inside."""
    row, view = visit.row, visit.public
    posts = Post.objects.filter(game=row, hidden_at=None).select_related("account")
    context = {
        "row": row,
        "language": language(),
        "view": view,
        "public": view,
        "style": _style(),
        "made": clock.now(),
        "sheets": {sheet.turn: sheet for sheet in sheets(view, visit.roots)},
        "history": history(view),
        "chapters": chapters(language(), view.rules),
        "faces": _faces(visit),
        "thread": posts.filter(room=Post.Room.THREAD).order_by("number"),
        "talk": posts.filter(room=Post.Room.TALK).order_by("number"),
        "mafia": posts.filter(room=Post.Room.MAFIA).order_by("number"),
        "ending": ending(language(), replace(people.named_view(view), title=row.title)),
    }
    return render_to_string("archive/whole.html", context).encode()


def _style() -> str:
    """The site's own style sheet."""
    found = finders.find("misto/misto.css")
    return Path(str(found)).read_text(encoding="utf-8") if found else ""


def _faces(visit: Visit) -> dict[int, Face]:
    """The faces, their pictures written into the page."""
    view = visit.public
    looks = Persona.objects.filter(game=visit.row).exclude(avatar="")
    images = {seat: _inline(name) for seat, name in looks.values_list("seat", "avatar")}
    return {
        seat: face_for(seat, view.persona(seat).name, images.get(seat), ghost=seat in view.dead)
        for seat in view.seats
    }


def _inline(name: str) -> str | None:
    path = Path(settings.MEDIA_ROOT) / name
    if not path.is_file():
        return None
    return "data:image/webp;base64," + base64.b64encode(path.read_bytes()).decode()
