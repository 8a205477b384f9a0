"""A newcomer takes a seat by the link that the host has sent (HOST-6)."""

from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from misto.engine import Reader, Replace
from misto.store import clock
from misto.store.executing import write
from misto.store.folding import folded
from misto.store.models import Account, Game, Membership, Offer
from misto.store.writing import writing
from misto.web.accounts import inviting
from misto.web.desk.pages import RUNNING, done, why_not
from misto.web.saying import say

Part = Membership.Part


def page(request: HttpRequest, token: str) -> HttpResponse:
    """Say what it means to take a seat, without telling which one; give it.

    Who has it now, and who is behind it, is told to nobody who hasn't taken it (SEAT-4).
    """
    account = request.user
    if not isinstance(account, Account):
        invited = inviting.accept_seat(request, token)
        entrance = reverse("account_signup" if invited else "account_login")
        return redirect_to_login(request.get_full_path(), entrance)
    offer = inviting.offers().filter(token=token).select_related("game").first()
    if offer is None or folded(offer.game).game.phase not in RUNNING:
        raise Http404
    refused = _hindrance(offer.game, account)
    if request.method == "POST" and not refused:
        taken = _take(request, offer, account)
        if isinstance(taken, HttpResponse):
            return taken
        refused = taken
    view = folded(offer.game).view(Reader())
    context = {"row": offer.game, "view": view, "refused": refused, "hosts": _hosts(offer.game)}
    status = 422 if refused and request.method == "POST" else 200
    return render(request, "desk/take.html", context, status=status)


def _hosts(row: Game) -> str:
    members = Membership.objects.filter(game=row, part__in=Membership.HOSTS)
    return ", ".join(members.order_by("pk").values_list("account__username", flat=True))


def _hindrance(row: Game, account: Account) -> str:
    """Say why an account can't take a seat of a game (GAME-6, HOST-6)."""
    member = Membership.objects.filter(game=row, account=account).first()
    if member is None or member.part == Part.RESERVE:
        return ""
    hosts = member.part in Membership.HOSTS
    return say("desk-take-host" if hosts else "desk-take-played")


def _take(request: HttpRequest, offer: Offer, account: Account) -> HttpResponse | str:
    with writing(offer.game.code) as row:
        fresh = inviting.offers().select_for_update(of=["self"]).filter(pk=offer.pk).first()
        if fresh is None:
            raise Http404
        wish = Replace(
            seat=fresh.seat,
            person=account.code,
            why=fresh.why,
            clear_misses=fresh.clear_misses,
        )
        executed = write(row, wish)
        if executed.refusal:
            return why_not(executed.refusal, executed.folded.view(Reader()))
        fresh.used_at = clock.now()
        fresh.save(update_fields=["used_at"])
        Offer.objects.filter(game=row, seat=fresh.seat, used_at=None).delete()
    return done(request, say("desk-taken"), reverse("table:seat", args=[offer.game.code]))
