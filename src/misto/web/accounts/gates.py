"""Pages that are there only where the site is set up for them."""

from collections.abc import Callable
from functools import wraps

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import render
from django.utils.http import url_has_allowed_host_and_scheme

from misto.web.accounts.wording import TOO_OFTEN

View = Callable[..., HttpResponseBase]


def is_ours(address: str) -> bool:
    """Say whether an address that came with a request leads to a page of this site."""
    return address.startswith("/") and url_has_allowed_host_and_scheme(address, None)


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


def limited(view: View) -> View:
    """Give the answer to a form that was sent too often the status that says so."""

    @wraps(view)
    def answer(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        form = (getattr(response, "context_data", None) or {}).get("form")
        if form is not None and form.is_bound:
            faults = form.errors.as_data()
            if any(one.code == TOO_OFTEN for many in faults.values() for one in many):
                response.status_code = 429
        return response

    return answer
