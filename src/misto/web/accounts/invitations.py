"""The pages of invitations: following one, and making them."""

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from misto.web.accounts import inviting
from misto.web.accounts.answers import see, signed_in
from misto.web.accounts.forms import Invite
from misto.web.saying import say


@never_cache
@require_safe
def invite(request: HttpRequest, token: str) -> HttpResponse:
    """Follow an invitation; it is spent by making an account, not by looking."""
    if request.user.is_authenticated:
        messages.info(request, say("accounts-invite-have-account"))
        return see(reverse("lobby:home"))
    if settings.SIGN_UP == "open":
        return see(reverse("account_signup"))
    invitation = inviting.find(token)
    if invitation is None:
        return render(request, "accounts/invitation_gone.html", status=410)
    inviting.accept(request, invitation)
    return see(reverse("account_signup"))


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def invitations(request: HttpRequest) -> HttpResponse:
    """Show the invitations of who may invite, and make or withdraw one."""
    account = signed_in(request)
    if not inviting.may_invite(account):
        raise Http404
    form = Invite(request.POST if request.POST.get("act") == "make" else None)
    if token := request.POST.get("withdraw"):
        if inviting.withdraw(account, token):
            messages.success(request, say("accounts-invite-withdrawn"))
        return see(reverse("accounts:invitations"))
    if form.is_bound and form.is_valid():
        if inviting.make(account, form.cleaned_data["note"]) is None:
            messages.error(request, say("accounts-invite-too-many", most=inviting.MOST))
        else:
            messages.success(request, say("accounts-invite-made"))
        return see(reverse("accounts:invitations"))
    links = [
        (one, settings.SITE_URL + reverse("accounts:invite", args=[one.token]))
        for one in inviting.open_of(account)
    ]
    context = {"form": form, "links": links, "days": inviting.LASTS.days}
    return render(request, "accounts/invitations.html", context)
