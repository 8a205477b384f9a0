"""What is done in a room: posting, previews, edits, hiding, complaints; for each self alike."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods, require_POST

from misto.store import clock
from misto.store.models import Complaint, Edit, Hiding, Post
from misto.web import limits
from misto.web.pages import game_page
from misto.web.saying import say
from misto.web.seating import Seating
from misto.web.thread import paging, places, rooms, showing, speaking
from misto.web.thread.places import Place
from misto.web.thread.speaking import Refused, Said

AS = "as"
"""The room of who has entered as a persona: the thread, below `/as/`."""

_REASON = 1000


def stand(request: HttpRequest, code: str, room: str) -> Place | HttpResponse:
    """Stand in a room as the self that its address is for; who must enter first, is led there."""
    if room != AS:
        return places.place(request, code, room, bookmark=False)
    return places.entered(request, code) or redirect("thread:enter", code)


def post(request: HttpRequest, code: str, room: str) -> HttpResponse:
    """Post in a room, or look at the post first; what can't be posted stays in the form."""
    place = stand(request, code, room)
    if isinstance(place, HttpResponse):
        return place
    if request.method != "POST":  # a link of a page that was answered here
        return HttpResponseRedirect(f"{place.base}?{request.GET.urlencode()}")
    said = _said(request)
    if "preview" in request.POST:
        return rooms.again(request, place, said)
    done = _other_self(request, place) or speaking.post(place, said)
    if isinstance(done, Refused):
        return rooms.again(request, place, said, done)
    return _back(place, done, "post")


@require_POST
def preview(request: HttpRequest, code: str, room: str) -> HttpResponse:
    """Answer with the post that would come of a text, for a page with scripts."""
    place = stand(request, code, room)
    if isinstance(place, HttpResponse):
        return place
    said = _said(request)
    if place.speaker is None:
        raise Http404
    wrong = speaking.unfit(said.text)
    context = {"error": wrong.sentence} if wrong else {"html": rooms.made(place, said)}
    return game_page(request, place.visit, "thread/preview.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, code: str, room: str, number: int) -> HttpResponse:
    """Edit a post of one's own, for five minutes."""
    place = stand(request, code, room)
    if isinstance(place, HttpResponse):
        return place
    old = _post(place, number)
    if place.speaker is None or not place.speaker.wrote(old):
        raise Http404
    draft = f"{place.speaker.key}/edit-{number}"
    context: dict[str, Any] = {"post": old, "said": Said(old.source, old.mark), "draft": draft}
    status = 200
    if request.method == "POST":
        context["said"] = said = _said(request)
        wrong = _edit(request, place, number, said)
        if wrong is None and "preview" not in request.POST:
            return _back(place, number, "edit")
        if wrong is None:
            context["preview"] = rooms.made(place, said)
        else:
            context["error"], status = wrong.sentence, wrong.status
    elif not showing.may_edit(place.speaker, old, clock.now()):
        context["error"] = say("thread-too-late")
    return _form(request, place, "thread/edit.html", context, status)


@require_http_methods(["GET", "HEAD", "POST"])
def hide(request: HttpRequest, code: str, room: str, number: int) -> HttpResponse:
    """Let the host or the operator hide a post, or show it again; they say why."""
    place = stand(request, code, room)
    if isinstance(place, HttpResponse):
        return place
    if not place.moderates:
        raise Http404
    found = _post(place, number)
    hidden = found.hidden_at is None
    if request.method != "POST":
        context = {"post": found, "hidden": hidden}
        return _form(request, place, "thread/hide.html", context)
    wanted = request.POST.get("act") != "show"
    speaking.hide(place, number, hidden=wanted, why=request.POST.get("why", "")[:_REASON])
    return _back(place, number, "hide" if wanted else "show")


@require_http_methods(["GET", "HEAD", "POST"])
def complain(request: HttpRequest, code: str, room: str, number: int) -> HttpResponse:
    """Report a post to the host; nobody is named, and nobody's name is kept."""
    place = stand(request, code, room)
    if isinstance(place, HttpResponse):
        return place
    found = _post(place, number)
    if found.hidden_at is not None:
        raise Http404
    why = request.POST.get("why", "")[:_REASON]
    context = {"post": found, "why": why, "inner": _article(place, found)}
    if request.method != "POST":
        return _form(request, place, "thread/complain.html", context)
    address = limits.address(request)
    if limits.COMPLAIN.take(address) is None:
        minutes = limits.COMPLAIN.minutes(address)
        context["error"] = say("thread-complaints-too-many", minutes=minutes)
        return _form(request, place, "thread/complain.html", context, 429)
    speaking.complain(place, number, why)
    return _back(place, number, "complaint")


@require_http_methods(["GET", "HEAD", "POST"])
def past(request: HttpRequest, code: str, room: str, number: int) -> HttpResponse:
    """Show the host what a post said before, why it was hidden, and what is said against it."""
    place = stand(request, code, room)
    if isinstance(place, HttpResponse):
        return place
    if not place.moderates:
        raise Http404
    found = _post(place, number)
    if request.method == "POST":
        speaking.settle(place, number)
        return _back(place, number, "settle")
    context = {
        "post": found,
        "inner": _article(place, found),
        "edits": Edit.objects.filter(post=found).order_by("at", "pk"),
        "hidings": Hiding.objects.filter(post=found).order_by("at", "pk"),
        "complaints": Complaint.objects.filter(post=found).order_by("at", "pk"),
    }
    return _form(request, place, "thread/past.html", context)


def _edit(request: HttpRequest, place: Place, number: int, said: Said) -> Refused | None:
    """Edit a post, or see whether it could be, for a preview."""
    if "preview" in request.POST:
        return speaking.unfit(said.text)
    done = _other_self(request, place) or speaking.edit(place, number, said)
    return done if isinstance(done, Refused) else None


def _form(
    request: HttpRequest,
    place: Place,
    template: str,
    context: dict[str, Any],
    status: int = 200,
) -> HttpResponse:
    whole = {**rooms.frame(place), **context}
    tab = "talk" if place.room is Post.Room.TALK else "game"
    return game_page(request, place.visit, template, whole, tab=tab, status=status)


def _article(place: Place, post: Post) -> str:
    return showing.Shown(place, Seating(place.visit), clock.now()).article(post)


def _post(place: Place, number: int) -> Post:
    found = paging.find(place, number)
    if found is None or found.voice in {Post.Voice.TURN, Post.Voice.REPORT}:
        raise Http404
    return found


def _said(request: HttpRequest) -> Said:
    text = request.POST.get("text", "").replace("\r\n", "\n")
    return Said(text, request.POST.get("mark", ""))


def _other_self(request: HttpRequest, place: Place) -> Refused | None:
    """Refuse a form that was made for another self than the one who now sends it."""
    if place.speaker is None or request.POST.get("self") == place.speaker.key:
        return None
    return Refused(say("thread-other-self"), 409)


def _back(place: Place, number: int, done: str) -> HttpResponse:
    response = HttpResponseRedirect(f"{place.base}?post={number}&done={done}#p{number}")
    response.status_code = 303
    return response
