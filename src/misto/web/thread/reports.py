"""The host's reports in the thread: each made once for a language, for all who read it."""

import hashlib
from datetime import datetime

from django.core.cache import caches
from django.template.loader import render_to_string

from misto.engine import View
from misto.web.saying import language
from misto.web.sheets import published_at

KEPT = 600


def report(view: View, at: datetime) -> str:
    """Write the report that was published at an instant, as anybody may read it, as HTML."""
    key = _key(view, at)
    kept: str | None = caches["pages"].get(key)
    if kept is None:
        sheet = published_at(view, at)
        context = {"sheet": sheet, "public": view}
        kept = str(render_to_string("parts/sheet.html", context)) if sheet else ""
        caches["pages"].set(key, kept, KEPT)
    return kept


def _key(view: View, at: datetime) -> str:
    """Name a report by all that may still change in it: the story, the rulings, an undoing."""
    turn = next((one for one in view.turns if one.published and one.published.at == at), None)
    story = turn.published.story if turn and turn.published else ""
    counted = (len(turn.facts), len(turn.rulings)) if turn else ()
    parts = (view.game, at.isoformat(), language(), story, counted, len(view.undone))
    return hashlib.sha256(repr(parts).encode()).hexdigest()
