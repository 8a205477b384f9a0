"""Addresses of the threads: each room has the same acts, below its own address."""

from collections.abc import Iterator

from django.urls import URLPattern, path

from misto.web.thread import acts, entry, looks, media, views

app_name = "thread"


def _acts(below: str, room: str, prefix: str) -> Iterator[URLPattern]:
    its = {"room": room}
    yield path(f"{below}post/", acts.post, its, name=f"{prefix}post")
    yield path(f"{below}preview/", acts.preview, its, name=f"{prefix}preview")
    yield path(f"{below}<int:number>/edit/", acts.edit, its, name=f"{prefix}edit")
    yield path(f"{below}<int:number>/hide/", acts.hide, its, name=f"{prefix}hide")
    yield path(f"{below}<int:number>/complain/", acts.complain, its, name=f"{prefix}complain")
    yield path(f"{below}<int:number>/past/", acts.past, its, name=f"{prefix}past")


_GAME = "g/<slug:code>/"
_AS = "as/<slug:code>/"

urlpatterns = [
    path(_GAME, views.game, name="game"),
    *_acts(_GAME, views.THREAD, ""),
    path(f"{_GAME}talk/", views.talk, name="talk"),
    *_acts(f"{_GAME}talk/", views.TALK, "talk_"),
    path(f"{_GAME}frame/", views.frame, name="frame"),
    path(f"{_GAME}looks/", looks.looks, {"room": views.THREAD}, name="looks"),
    path(_AS, entry.game, name="as_game"),
    path(f"{_AS}enter/", entry.enter, name="enter"),
    path(f"{_AS}leave/", entry.leave, name="leave"),
    path(f"{_AS}looks/", looks.looks, {"room": acts.AS}, name="as_looks"),
    *_acts(_AS, acts.AS, "as_"),
    path("media/<slug:name>.webp", media.media, name="media"),
]
