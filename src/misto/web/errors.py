"""Pages for what went wrong: each says what to do next."""

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer a request that can't be read."""
    if isinstance(exception, RequestDataTooBig):
        return _page(request, "too-big", 413)
    return _page(request, "bad-request", 400)


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
    """Answer after a fault of ours."""
    return _page(request, "server-error", 500)


def _page(request: HttpRequest, what: str, status: int) -> HttpResponse:
    return render(request, "error.html", {"what": what, "status": status}, status=status)
