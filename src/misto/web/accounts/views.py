"""The reader's own settings."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from misto.text import LANGUAGES
from misto.web.accounts import gates

THEMES = ("auto", "day", "night")
YEAR = 365 * 24 * 3600


@csrf_exempt  # it changes how this browser sees the pages, and nothing else; cached pages carry it
@require_POST
def switch(request: HttpRequest) -> HttpResponse:
    """Switch the language or the look of the pages, for this browser."""
    response = HttpResponseRedirect(_back(request))
    theme, language = request.POST.get("theme"), request.POST.get("language")
    if theme in THEMES:
        response.set_cookie(
            "misto_theme", theme, YEAR, secure=settings.SECURE, samesite="Lax", httponly=False
        )
    if language in LANGUAGES:
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME, language, YEAR, secure=settings.SECURE, samesite="Lax"
        )
    response.status_code = 303
    return response


def _back(request: HttpRequest) -> str:
    """Where to go on: the page that was left, if it is ours."""
    there = request.POST.get("next", "")
    return there if gates.is_ours(there) else "/"
