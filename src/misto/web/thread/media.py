"""Pictures of the players: kept under random names, which tell nothing about anybody."""

import re
from pathlib import Path

from django.conf import settings
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from misto.store import chance

_NAME = re.compile(r"[a-z0-9]{20}\.webp")
_YEAR = 365 * 24 * 3600


def keep(data: bytes) -> str:
    """Keep a picture, and return the name of its file."""
    name = f"{chance.code(20, 'picture')}.webp"
    folder = _folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)
    return name


def drop(name: str) -> None:
    """Remove a picture, once what is being written has been written."""
    if _NAME.fullmatch(name):
        path = _folder() / name
        transaction.on_commit(lambda: path.unlink(missing_ok=True))


@require_safe
def media(request: HttpRequest, name: str) -> HttpResponse:
    """Send a picture; a name is never given twice, so it may be kept for ever."""
    del request
    path = _folder() / f"{name}.webp"
    if not _NAME.fullmatch(path.name) or not path.is_file():
        raise Http404
    response = HttpResponse(path.read_bytes(), content_type="image/webp")
    response.headers["Cache-Control"] = f"public, max-age={_YEAR}, immutable"
    return response


def _folder() -> Path:
    return Path(settings.MEDIA_ROOT)
