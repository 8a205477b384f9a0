"""The profile: who I am here, what I am told and how."""

from collections.abc import Iterator
from dataclasses import dataclass

from allauth.account.internal.flows.reauthentication import raise_if_reauthentication_required
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from misto.store import chance
from misto.store.models import Account, Notice
from misto.web.accounts import inviting
from misto.web.accounts.answers import see, signed_in
from misto.web.accounts.forms import Profile
from misto.web.accounts.views import YEAR
from misto.web.saying import say


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def profile(request: HttpRequest) -> HttpResponse:
    """Show the profile, and change name, address, language, zone."""
    account = signed_in(request)
    form = Profile(account, request.POST if request.method == "POST" else None)
    if not form.is_bound or not form.is_valid() or not _save(request, form):
        return _page(request, account, form, 422 if form.is_bound else 200)
    messages.success(request, say("accounts-saved"))
    response = see(reverse("accounts:profile"))
    if account.language:
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME,
            account.language,
            YEAR,
            secure=settings.SECURE,
            samesite="Lax",
        )
    else:
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME)
    return response


def _save(request: HttpRequest, form: Profile) -> bool:
    """Save it; a new address wants the password, for a lost password is sent there."""
    moved = form.changes_address
    if moved and form.account.email:
        raise_if_reauthentication_required(request, app="")
    try:
        with transaction.atomic():
            account = form.save()
            if moved:
                EmailAddress.objects.filter(user=account).delete()
    except IntegrityError:  # somebody took the name a moment ago
        form.add_error("username", say("accounts-refused-username-taken"))
        form.account.refresh_from_db()
        return False
    return True


@login_required
@require_POST
def telling(request: HttpRequest) -> HttpResponse:
    """Set what the account is told, and how."""
    account = signed_in(request)
    account.silent_bell = _silent(request, "bell")
    fields = ["silent_bell"]
    if _mails(account):
        account.silent_mail = _silent(request, "mail")
        fields.append("silent_mail")
    account.save(update_fields=fields)
    messages.success(request, say("accounts-saved"))
    return see(reverse("accounts:profile") + "#telling")


def _silent(request: HttpRequest, way: str) -> list[str]:
    wanted = set(request.POST.getlist(way))
    return [kind.value for kind in Notice.Kind if kind.value not in wanted]


@login_required
@require_POST
def feed(request: HttpRequest) -> HttpResponse:
    """Make the link of the calendar, make it anew, or switch it off."""
    account = signed_in(request)
    off = request.POST.get("act") == "off"
    account.calendar = None if off else chance.token("calendar")
    account.save(update_fields=["calendar"])
    messages.success(request, say("accounts-calendar-off" if off else "accounts-calendar-made"))
    return see(reverse("accounts:profile") + "#calendar")


@dataclass(frozen=True)
class Told:
    """One kind of notice, and whether the account is told of it."""

    kind: str
    words: str
    bell: bool
    mail: bool


def _told(account: Account) -> Iterator[Told]:
    for kind in Notice.Kind:
        yield Told(
            kind.value,
            say(f"accounts-tell-{kind.value.replace('_', '-')}"),
            kind.value not in account.silent_bell,
            kind.value not in account.silent_mail,
        )


def _mails(account: Account) -> bool:
    return bool(settings.MAIL_IS_SET_UP and account.email)


def _page(request: HttpRequest, account: Account, form: Profile, status: int) -> HttpResponse:
    keys = Authenticator.objects.filter(user=account, type=Authenticator.Type.WEBAUTHN)
    context = {
        "form": form,
        "told": list(_told(account)),
        "mails": _mails(account),
        "mail_is_set_up": settings.MAIL_IS_SET_UP,
        "calendar": _address(account),
        "passkeys": keys.count() if settings.PASSKEYS_WORK else 0,
        "may_invite": inviting.may_invite(account),
    }
    return render(request, "accounts/profile.html", context, status=status)


def _address(account: Account) -> str:
    if not account.calendar:
        return ""
    return settings.SITE_URL + reverse("accounts:calendar", args=[account.calendar])
