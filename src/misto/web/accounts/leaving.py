"""Taking one's data away, and taking one's leave."""

from collections.abc import Iterator
from dataclasses import dataclass

from allauth.core import ratelimit
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from misto.engine import Phase, WithdrawEnrolment
from misto.store.executing import execute
from misto.store.models import Account, Membership
from misto.web.accounts import exporting
from misto.web.accounts.answers import see, signed_in
from misto.web.accounts.forms import Goodbye
from misto.web.saying import say

_NOT_BEGUN = frozenset({Phase.CREATED.value, Phase.ENROLMENT.value})


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def export(request: HttpRequest) -> HttpResponse:
    """Say what is in the archive of one's data, and hand it out."""
    account = signed_in(request)
    if request.method != "POST":
        return render(request, "accounts/export.html")
    response = HttpResponse(exporting.archive(account), content_type="application/zip")
    response.headers["Content-Disposition"] = 'attachment; filename="misto.zip"'
    response.headers["Cache-Control"] = "no-store"
    return response


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    """Delete an account: not while it is needed in a game, and not without the password."""
    account = signed_in(request)
    needed = list(hindrances(account))
    form = Goodbye(account, request.POST if request.method == "POST" and not needed else None)
    if form.is_bound:
        limited: HttpResponse | None = ratelimit.consume_or_429(
            request, action="reauthenticate", user=account
        )
        if limited is not None:
            return limited
        if form.is_valid():
            _delete(request, account)
            return see(reverse("lobby:home"))
    context = {"form": form, "needed": needed}
    status = 409 if needed and request.method == "POST" else 422 if form.is_bound else 200
    return render(request, "accounts/delete.html", context, status=status)


@dataclass(frozen=True)
class Hindrance:
    """A game that needs somebody, and what they can do about it."""

    title: str
    there: str
    what: str


def hindrances(account: Account) -> Iterator[Hindrance]:
    """Yield the games that an account can't be taken out of just now.

    A game that isn't dealt yet lets a player go by itself; a game that its host hasn't opened to
    anybody needs no host.
    """
    parts = (*Membership.HOSTS, Membership.Part.PLAYER)
    members = Membership.objects.filter(account=account, part__in=parts)
    for member in members.exclude(game__phase=Phase.OPENED.value).select_related("game"):
        game = member.game
        if member.part not in Membership.HOSTS:
            if game.phase not in _NOT_BEGUN:
                yield Hindrance(game.title, reverse("table:seat", args=[game.code]), "play")
        elif game.phase != Phase.CREATED.value:
            yield Hindrance(game.title, reverse("desk:settings", args=[game.code]), "host")


def _delete(request: HttpRequest, account: Account) -> None:
    """Withdraw from what hasn't begun, sign out, and delete; the ledgers keep a code."""
    enrolled = Membership.objects.filter(
        account=account, part=Membership.Part.PLAYER, game__phase=Phase.ENROLMENT.value
    )
    for member in enrolled.select_related("game"):
        execute(member.game.code, WithdrawEnrolment(person=account.code))
    row = Account.objects.get(pk=account.pk)
    logout(request)
    row.delete()
    messages.success(request, say("accounts-deleted"))
