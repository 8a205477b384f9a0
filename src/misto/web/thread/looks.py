"""The looks of one's persona: avatar, banner, signature, and what is told about it (SEAT-1)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import BinaryIO, cast

from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_http_methods

from misto.store import executing, posting
from misto.store.models import Persona, Post
from misto.store.posting import Mute
from misto.store.writing import writing
from misto.web import images, markup
from misto.web.pages import game_page
from misto.web.saying import say
from misto.web.seating import Seating, picture
from misto.web.thread import media, rooms, speaking
from misto.web.thread.acts import stand
from misto.web.thread.places import Place, still_speaks

SIGNATURE = 200
ABOUT = 2000
_SILENT = frozenset({Mute.OUT_OF_GAME, Mute.SILENCED, Mute.GHOST, Mute.NIGHT})
"""Who may not speak just now, may not speak by a signature either."""

_MAKERS: dict[str, Callable[[BinaryIO], bytes]] = {
    "avatar": images.reencode_avatar,
    "banner": images.reencode_banner,
}


@dataclass
class Form:
    """What was typed and chosen, what is wrong with it, and the pictures that came of it."""

    signature: str = ""
    about: str = ""
    errors: dict[str, str] = field(default_factory=dict)
    pictures: dict[str, bytes] = field(default_factory=dict)
    removed: frozenset[str] = frozenset()


@require_http_methods(["GET", "HEAD", "POST"])
def looks(request: HttpRequest, code: str, room: str) -> HttpResponse:
    """Show and change the looks of one's persona."""
    place = stand(request, code, room)
    if isinstance(place, HttpResponse):
        return place
    if place.speaker is None or place.speaker.seat is None:
        raise Http404
    its = Persona.objects.get(game=place.visit.row, seat=place.speaker.seat)
    if request.method != "POST":
        return _page(request, place, its, Form(its.signature, its.about))
    form = _read(request)
    if not form.errors:
        refused = _write(place, its, form)
        if refused is None:
            response = HttpResponseRedirect(f"{place.base}looks/?done=looks")
            response.status_code = 303
            return response
        form.errors["form"] = refused
    return _page(request, place, its, form, 422)


def _page(
    request: HttpRequest, place: Place, its: Persona, form: Form, status: int = 200
) -> HttpResponse:
    closed = _closed(place)
    context = {
        **rooms.frame(place),
        "seat": Seating(place.visit).seat(its.seat),
        "avatar": picture(its.avatar),
        "banner": picture(its.banner),
        "form": form,
        "closed": closed,
        "limits": {"signature": SIGNATURE, "about": ABOUT},
        "done": request.GET.get("done") == "looks",
    }
    return game_page(request, place.visit, "thread/looks.html", context, tab="seat", status=status)


def _closed(place: Place) -> str:
    return speaking.mute_sentence(place) if place.mute in _SILENT else ""


def _read(request: HttpRequest) -> Form:
    form = Form(
        markup.one_line(request.POST.get("signature", "")),
        markup.clean(request.POST.get("about", "")),
        removed=frozenset(name for name in _MAKERS if request.POST.get(f"no_{name}")),
    )
    if len(form.signature) > SIGNATURE:
        form.errors["signature"] = say("thread-looks-too-long", most=SIGNATURE)
    if len(form.about) > ABOUT:
        form.errors["about"] = say("thread-looks-too-long", most=ABOUT)
    for name, make in _MAKERS.items():
        upload = request.FILES.get(name)
        if isinstance(upload, UploadedFile) and upload.file is not None:
            try:
                form.pictures[name] = make(cast("BinaryIO", upload.file))
            except images.ImageUnfit as unfit:
                form.errors[name] = say(f"thread-image-{unfit.reason}", **unfit.values)
    return form


def _write(place: Place, its: Persona, form: Form) -> str | None:
    """Write the looks; pictures that they replace are removed with their files."""
    with writing(place.code) as row:
        now = executing.write(row, None)
        if not still_speaks(place, row):
            return say("thread-not-your-seat")
        why = posting.mute(now.folded.game, its.seat)
        if why in _SILENT:
            return say(f"thread-mute-{why}")
        its.signature, its.about = form.signature, form.about
        for name in _MAKERS:
            old: str = getattr(its, name)
            if name in form.pictures:
                setattr(its, name, media.keep(form.pictures[name]))
            elif name in form.removed:
                setattr(its, name, "")
            if old != getattr(its, name):
                media.drop(old)
        its.save(update_fields=["signature", "about", *_MAKERS])
        posting.changed(row, Post.Room.THREAD)
    return None
