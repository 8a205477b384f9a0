"""The settings of a game: its title and opening, its co-hosts, its set-up to be kept."""

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse

from misto.engine.names import clean
from misto.store import clock, posting
from misto.store.models import Account, Membership, Post
from misto.store.writing import writing
from misto.web.access import Visit, visit_as_host
from misto.web.desk import keeping
from misto.web.desk.pages import desk_page, done, see_other
from misto.web.desk.people import may_not_host, people
from misto.web.desk.prose import rendered
from misto.web.saying import say

TAB = "desk:settings"
Part = Membership.Part


def page(request: HttpRequest, code: str) -> HttpResponse:
    """Show the opening and who hosts, and change them; keep the set-up."""
    visit = visit_as_host(request, code)
    if request.method != "POST":
        return _show(request, visit)
    match request.POST.get("do"):
        case "add":
            return _add(request, visit)
        case "remove":
            return _remove(request, visit)
        case "tell":
            return _tell(request, visit)
        case "save":
            return _save(request, visit)
        case _:
            return see_other(reverse("desk:settings", args=[code]))


def _is_main(visit: Visit) -> bool:
    return visit.member is not None and visit.member.part == Part.HOST


def _show(request: HttpRequest, visit: Visit, **typed: str) -> HttpResponse:
    found = people(visit.row)
    context = {
        "hosts": found.of(Part.HOST),
        "cohosts": found.of(Part.COHOST),
        "is_main": _is_main(visit),
        "title": visit.row.title,
        "story": visit.row.story,
        **typed,
    }
    status = 422 if any(name.endswith("error") for name in typed) else 200
    return desk_page(request, visit, "desk/settings.html", context, tab=TAB, status=status)


def _add(request: HttpRequest, visit: Visit) -> HttpResponse:
    """Add a co-host: the host alone may, and nobody who plays can be one (GAME-6)."""
    if not _is_main(visit):
        raise Http404
    name = request.POST.get("username", "").strip()
    account = Account.objects.filter(username=name).first()
    if account is None:
        return _show(request, visit, username=name, error=say("desk-cohost-unknown", name=name))
    with writing(visit.row.code) as row:
        if may_not_host(row, account):
            return _show(request, visit, username=name, error=say("desk-cohost-plays", name=name))
        Membership.objects.get_or_create(
            game=row, account=account, defaults={"part": Part.COHOST, "since": clock.now()}
        )
        posting.changed(row, Post.Room.THREAD)
    url = reverse("desk:settings", args=[visit.row.code])
    return done(request, say("desk-cohost-added", name=name), url)


def _remove(request: HttpRequest, visit: Visit) -> HttpResponse:
    if not _is_main(visit):
        raise Http404
    name = request.POST.get("username", "")
    with writing(visit.row.code) as row:
        Membership.objects.filter(game=row, part=Part.COHOST, account__username=name).delete()
        posting.changed(row, Post.Room.THREAD)
    url = reverse("desk:settings", args=[visit.row.code])
    return done(request, say("desk-cohost-removed", name=name), url)


def _tell(request: HttpRequest, visit: Visit) -> HttpResponse:
    """Give the game another title and opening: pages show the row's, the ledger keeps the first."""
    title, story = request.POST.get("title", ""), request.POST.get("story", "")
    if wrong := keeping.faults(title, story):
        errors = {f"{name}_error": sentence for name, sentence in wrong.items()}
        return _show(request, visit, title=title, story=story, **errors)
    with writing(visit.row.code) as row:
        row.title, row.story, row.story_html = clean(title), story.strip(), rendered(story)
        row.save(update_fields=["title", "story", "story_html"])
        posting.changed(row, Post.Room.THREAD)
    url = reverse("desk:settings", args=[visit.row.code])
    return done(request, say("desk-opening-changed"), url)


def _save(request: HttpRequest, visit: Visit) -> HttpResponse:
    name, row = request.POST.get("name", ""), visit.row
    if wrong := keeping.name_fault(name):
        return _show(request, visit, name=name, name_error=wrong)
    assert visit.account is not None  # noqa: S101  # a host has signed in
    rules = visit.view.rules
    kept = keeping.keep(visit.account, name, title=row.title, story=row.story, rules=rules)
    url = reverse("desk:settings", args=[visit.row.code])
    return done(request, say("desk-set-up-saved", name=kept.name), url)
