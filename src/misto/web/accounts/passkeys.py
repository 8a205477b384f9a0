"""Passkeys: the list of one's own, and to name or remove one."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from allauth.account.decorators import reauthentication_required
from allauth.mfa.models import Authenticator
from allauth.mfa.webauthn.internal import flows
from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.crypto import salted_hmac
from django.views.decorators.http import require_http_methods, require_safe

from misto.store.models import Account
from misto.web.accounts.answers import see, signed_in
from misto.web.accounts.forms import PasskeyName

_confirmed: Callable[[Callable[..., HttpResponse]], Callable[..., HttpResponse]] = (
    reauthentication_required(app="allauth.mfa")
)


@dataclass(frozen=True)
class Passkey:
    """One passkey as its owner sees it; no key of the database names it (law 8)."""

    name: str
    code: str
    made_at: datetime
    used_at: datetime | None


@login_required
@require_safe
def passkeys(request: HttpRequest) -> HttpResponse:
    """List the passkeys of an account, and how many recovery codes are left."""
    account = signed_in(request)
    own = list(Authenticator.objects.filter(user=account).order_by("created_at", "pk"))
    codes = [one for one in own if one.type == Authenticator.Type.RECOVERY_CODES]
    context = {
        "passkeys": [_shown(one) for one in own if one.type == Authenticator.Type.WEBAUTHN],
        "codes_left": len(codes[0].wrap().get_unused_codes()) if codes else None,
    }
    return render(request, "accounts/passkeys.html", context)


@login_required
@_confirmed
@require_http_methods(["GET", "HEAD", "POST"])
def remove(request: HttpRequest, code: str) -> HttpResponse:
    """Remove a passkey; with the last one the recovery codes go."""
    authenticator = _find(signed_in(request), code)
    if request.method == "POST":
        flows.remove_authenticator(request, authenticator)
        return see(reverse("mfa_index"))
    return render(request, "accounts/passkey_remove.html", {"passkey": _shown(authenticator)})


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def rename(request: HttpRequest, code: str) -> HttpResponse:
    """Give a passkey another name."""
    authenticator = _find(signed_in(request), code)
    shown = _shown(authenticator)
    form = PasskeyName(request.POST if request.method == "POST" else None, name=shown.name)
    if form.is_bound and form.is_valid():
        authenticator.wrap().name = form.cleaned_data["name"]
        authenticator.save()
        return see(reverse("mfa_index"))
    context = {"form": form, "passkey": shown}
    status = 422 if form.is_bound else 200
    return render(request, "accounts/passkey_rename.html", context, status=status)


def _find(account: Account, code: str) -> Authenticator:
    if not settings.PASSKEYS_WORK:
        raise Http404
    own = Authenticator.objects.filter(user=account, type=Authenticator.Type.WEBAUTHN)
    found = next((one for one in own if _code(one) == code), None)
    if found is None:
        raise Http404
    return found


def _shown(authenticator: Authenticator) -> Passkey:
    return Passkey(
        authenticator.wrap().name,
        _code(authenticator),
        authenticator.created_at,
        authenticator.last_used_at,
    )


def _code(authenticator: Authenticator) -> str:
    return salted_hmac("misto.passkey", str(authenticator.pk)).hexdigest()[:12]
