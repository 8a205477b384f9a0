"""The odds of the line-up that the host is setting: beside the form, and as a page of their own."""

from collections import Counter
from collections.abc import Sequence
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from misto.engine import Phase, Role
from misto.web.access import Visit, folded_of, visit_as_host
from misto.web.desk.lineups import line_up_of, start, typed_in
from misto.web.desk.pages import desk_page
from misto.web.odds.asking import State, ask
from misto.web.odds.showing import Panel, panel
from misto.web.pages import is_for_parts


@require_safe
def page(request: HttpRequest, code: str) -> HttpResponse:
    """Show the odds of the line-up in the address, before the deal; to the host alone."""
    visit = visit_as_host(request, code)
    game = folded_of(visit).game
    if game.phase is not Phase.ENROLMENT:
        raise Http404
    roles = typed_in(request.GET) or start(len(game.enrolments), game.rules)
    context = {"odds": odds_of(visit, roles)}
    if is_for_parts(request):
        return render(request, "odds/panel.html", context)
    return desk_page(request, visit, "desk/odds.html", context)


def offered(visit: Visit, roles: Sequence[Role]) -> Panel:
    """Offer the odds of a line-up, without having them worked out yet."""
    fault = line_up_of(roles, visit).fault
    url = _url(visit, roles)
    return Panel(State.UNFIT, url, None) if fault else Panel(State.OFFERED, url, 1)


def odds_of(visit: Visit, roles: Sequence[Role]) -> Panel:
    """Show what is known of a line-up, and have more of it worked out."""
    if line_up_of(roles, visit).fault:
        return offered(visit, roles)
    answer = ask(visit.row.code, folded_of(visit).game.rules, roles)
    return panel(answer, _url(visit, roles))


def _url(visit: Visit, roles: Sequence[Role]) -> str:
    typed = {f"role-{role}": count for role, count in Counter(roles).items()}
    return f"{reverse('desk:odds', args=[visit.row.code])}?{urlencode(typed)}"
