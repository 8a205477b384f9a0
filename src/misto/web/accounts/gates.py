"""Pages that are there only where the site is set up for them."""

from collections.abc import Callable
from functools import wraps

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import render

View = Callable[..., HttpResponseBase]


def with_mail(view: View) -> View:
    """Where no mail is set up, say whom to ask instead."""

    @wraps(view)
    def answer(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        if not settings.MAIL_IS_SET_UP:
            return render(request, "account/password_ask.html", {"contact": settings.CONTACT})
        return view(request, *args, **kwargs)

    return answer


def with_passkeys(view: View) -> View:
    """Where browsers offer no passkeys, there is no page about them."""

    @wraps(view)
    def answer(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        if not settings.PASSKEYS_WORK:
            raise Http404
        return view(request, *args, **kwargs)

    return answer
