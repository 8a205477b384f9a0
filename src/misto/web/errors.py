"""Pages for what went wrong: each says what to do next."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import CsrfViewMiddleware
from django.shortcuts import render

from misto.store.failing import Failure, failure

_STATUS = {Failure.AWAY: 503, Failure.FULL: 507}
_AGAIN = "60"
"""Seconds after which it may be tried again."""

_LINE = 40
"""Words longer than this were typed and are shown; tokens are one word each."""


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer a request that can't be read."""
    if isinstance(exception, RequestDataTooBig):
        return _page(request, "too-big", 413)
    return _page(request, "bad-request", 400)


def unread(request: HttpRequest, why: str) -> HttpResponse:
    """Answer a form that wasn't taken whole: it is too large, or took too long."""
    return _page(request, why, {"too-large": 413, "too-slow": 408}[why])


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer who may not do this."""
    del exception
    return _page(request, "forbidden", 403)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer a form that didn't come from our page, or from one that is too old."""
    del reason
    return _page(request, "stale-form", 403)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer an address that is nobody's, or not this reader's."""
    del exception
    return _page(request, "not-found", 404)


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer after a fault of ours; after one of the database's or the disc's, what to do."""
    why = failure(sys.exception())
    return _unwritten(request, why) if why else _page(request, "server-error", 500)


def _page(request: HttpRequest, what: str, status: int) -> HttpResponse:
    return render(request, "error.html", {"what": what, "status": status}, status=status)


@dataclass(frozen=True)
class _Sent:
    """A field of a form that wasn't taken; a longer one is shown to who typed it."""

    name: str
    text: str

    @property
    def is_long(self) -> bool:
        return len(self.text) > _LINE and len(self.text.split()) > 1


def _unwritten(request: HttpRequest, why: Failure) -> HttpResponse:
    """Say that nothing can be written, with all that was sent, to be sent again.

    The page asks the database for nothing: neither who reads it, nor what there is to be told.
    """
    status = _STATUS[why]
    context = {
        "what": why.value,
        "status": status,
        "sent": list(_sent(request)),
        "user": AnonymousUser(),
        "messages": (),
    }
    answer = render(request, "unwritten.html", context, status=status)
    answer.headers["Retry-After"] = _AGAIN
    answer.headers["Cache-Control"] = "no-store"
    return answer


def _sent(request: HttpRequest) -> Iterator[_Sent]:
    """Return what can be sent again: no password, no file, and nothing that isn't from our page."""
    if request.method != "POST" or request.FILES or not _is_ours(request):
        return
    if any("password" in name for name in request.POST):
        return
    for name, values in request.POST.lists():
        for text in values:
            yield _Sent(name, str(text))


def _is_ours(request: HttpRequest) -> bool:
    """Say whether a form bears the token that its reader's cookie has."""
    checks = CsrfViewMiddleware(lambda _: HttpResponse())
    checks.process_request(request)
    return checks.process_view(request, lambda _: HttpResponse(), (), {}) is None
