"""A walk: every address of the site, with forms that fit and forms that don't, and all answers.

The addresses come from the URL configuration. A new one is asked for by every viewer in every phase
without a word said here; a form that it takes is added to `forms`.
"""

import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from django.core import mail
from django.core.cache import caches
from django.db import transaction

from misto.engine import Kind
from misto.store import folding
from misto.store.models import Persona, Post
from misto.web import mailing
from tests.secrecy.browser import Answer, Ask, Browser
from tests.secrecy.viewers import Viewer
from tests.secrecy.worlds import CIVILIAN, FRIEND, GHOST, NAMES, OTHER, PEOPLE, THIRD, World
from tests.web.addresses import addresses

Answers = dict[str, Answer]

HX = (("hx-request", "true"),)
ENGLISH = (("accept-language", "en"),)


FIXED = re.compile(
    r"help/|accounts/|operator/|games/new/|me/(?!notices/$|export/)|invite|"
    r".*/(post|preview|edit|hide|complain|past|order|withdraw|note|read|about|leave|enter|reserve)/$|"
    r".*/desk/.+|.*/rules/$"
)
"""Addresses whose answers have little to do with a phase: a short walk asks for them once."""


Extent = Callable[[Viewer, str], bool]
"""Says in which phases a viewer asks for the fixed addresses too, and sends forms."""


def short(viewer: Viewer, phase: str) -> bool:
    """Once each: in one phase or the other, by turns."""
    return phase == ("hunt", "closed")[zlib.crc32(viewer.name.encode()) % 2]


def whole(_viewer: Viewer, _phase: str) -> bool:
    """Everything in every phase."""
    return True


@dataclass
class Tally:
    """What was asked, and what came: routes, by viewer and phase, and how many were a 200."""

    asked: int = 0
    shown: int = 0
    places: set[tuple[str, str, str]] = field(default_factory=set)

    def count(self, ask: Ask, answer: Answer, viewer: str, phase: str) -> None:
        """Count one answer."""
        self.asked += 1
        self.shown += answer.code == 200
        self.places.add((ask.route, viewer, phase))


def walk(world: World, viewer: Viewer, extent: Extent, tally: Tally) -> Answers:
    """Ask for everything as a viewer; what the walk itself has changed is undone."""
    return _walked(world, viewer, asks(world, viewer, extent), tally)


def glance(world: World, viewer: Viewer, _extent: Extent, tally: Tally) -> Answers:
    """Look at what says most: where one sits, what is told, who is there, an order's receipt."""
    return _walked(world, viewer, _most(world, viewer), tally)


def _most(world: World, viewer: Viewer) -> Iterator[Ask]:
    code, turn = world.table.code, str(world.table.row.turn)
    rooms = (
        "seat/", "mafia/", "letters/", "reports/", "court/", "seats/", "enrol/", "awards/",
        "ledger.jsonl", "archive.html",
    )  # fmt: skip
    for there in (_base(world, viewer), *(f"/g/{code}/{room}" for room in rooms)):
        yield Ask("GET", there, route="a glance")
    if not viewer.account(world):
        return
    for there in ("/", "/games/mine/", "/me/notices/"):
        yield Ask("GET", there, route="a glance")
    yield Ask("POST", "/me/export/", (), route="a glance")
    vote = (("kind", "vote"), ("turn", turn), ("target", str(FRIEND)))
    yield Ask("POST", f"/g/{code}/seat/order/", vote, route="a glance", follow=True)
    if viewer.name not in {"host", "cohost"}:
        return
    person = world.people[world.persons()[FRIEND - 1]].code
    desk = ("", "enrolment/", "log/", "log/?turn=1", "letters/", f"letters/with/{person}/")
    for there in (*desk, "letters/mafia/", "replace/"):
        yield Ask("GET", f"/g/{code}/desk/{there}", route="a glance")
    posts = Post.objects.filter(game=world.table.row, room=Post.Room.THREAD, seat=FRIEND)
    for number in posts.order_by("number").values_list("number", flat=True):
        yield Ask("GET", f"/g/{code}/{number}/past/", route="a glance")


def _walked(world: World, viewer: Viewer, asked: Iterator[Ask], tally: Tally) -> Answers:
    found: Answers = {}
    with transaction.atomic():
        browser = viewer.browser(world)
        for ask in asked:
            world.streams.do(f"{viewer.name}: {ask}")
            for key, answer in _asked(world, browser, ask):
                found[key] = answer
                tally.count(ask, answer, viewer.name, world.phase)
        found |= _mails(world, viewer)
        transaction.set_rollback(True)
    _forget()
    return found


def _asked(world: World, browser: Browser, ask: Ask) -> Iterator[tuple[str, Answer]]:
    """Send one request; a form's consequences are looked at, and undone."""
    if ask.form is None:
        yield str(ask), browser.ask(ask)
        return
    kept, cookies = dict(folding._kept), dict(browser.cookies)
    with transaction.atomic():
        answer = browser.ask(ask)
        yield str(ask), answer
        browser.take(answer)
        there = answer.header("location")
        if there.startswith("/") and ask.follow:
            world.streams.do(f"{browser.name} follows {ask}")
            yield f"{ask} -> {there}", browser.ask(Ask("GET", there.partition("#")[0]))
        transaction.set_rollback(True)
    browser.cookies = cookies
    folding._kept.clear()
    folding._kept.update(kept)
    _forget()


def _forget() -> None:
    for name in ("default", "pages"):
        caches[name].clear()


def _mails(world: World, viewer: Viewer) -> Answers:
    """Send what is due, and return what came to this viewer, whole."""
    name = viewer.account(world)
    if not name:
        return {}
    world.streams.do("mails are sent")
    mail.outbox = []
    mailing.send_due()
    mine = [one for one in mail.outbox if world.people[name].email in one.to]
    return {
        f"mail {number}": Answer("200 sent", (), _bytes(world, one))
        for number, one in enumerate(mine)
    }


def _bytes(world: World, one: mail.EmailMessage) -> bytes:
    world.streams.do(f"mail to {one.to}: {one.subject}")
    one.extra_headers["Message-ID"] = "<drawn>"  # of their order, the receiver knows its own alone
    return one.message().as_bytes()


def asks(world: World, viewer: Viewer, extent: Extent) -> Iterator[Ask]:
    """All requests of a walk."""
    everything = extent(viewer, world.phase)
    places = [one for one in addresses(world.table) if everything or not FIXED.match(one.route)]
    for place in places:
        yield Ask("GET", place.path, route=place.route)
    yield from _parts(world, viewer)
    if not everything:
        return
    yield from _oddly(world, viewer)
    own = forms(world, viewer)
    for place in places:
        yield Ask("POST", place.path, (), route=place.route, follow=True)
        for form in own.pop(place.route, ()):
            yield Ask("POST", place.path, tuple(form), route=place.route, follow=True)
    assert not own, f"these addresses are gone: {list(own)}"


_CURSOR = "first=1&last=5&known=5&at=1000000000&stands=x&voice=yes"


def _base(world: World, viewer: Viewer) -> str:
    return f"/{'as' if viewer.persona else 'g'}/{world.table.code}/"


def _parts(world: World, viewer: Viewer) -> Iterator[Ask]:
    """What a page that is open asks for by itself, and what the feeds give."""
    code, base = world.table.code, _base(world, viewer)
    for there in (f"{base}?{_CURSOR}", f"{base}?seen=5", f"/g/{code}/frame/?state=x"):
        yield Ask("GET", there, headers=HX, route="parts of an open page")
    for there in ("seat/", "mafia/?shown=0", "letters/?shown=0"):
        yield Ask("GET", f"/g/{code}/{there}", headers=HX, route="parts of an open page")
    yield Ask("GET", f"{base}?seat={FRIEND}", route="one seat's posts")
    yield Ask("GET", f"/people/{PEOPLE[FRIEND - 1]}/", route="people/<str:name>/")
    if name := viewer.account(world):
        token = world.people[name].calendar
        yield Ask("GET", f"/calendar/{token}.ics", route="calendar/<str:token>.ics")
        yield Ask("POST", "/me/export/", (), route="me/export/")


def _oddly(world: World, viewer: Viewer) -> Iterator[Ask]:
    """The same addresses asked for otherwise: in parts, in English, by the wrong method."""
    code, row, base = world.table.code, world.table.row, _base(world, viewer)
    queries = (
        "page=1", "post=5", f"seat={FRIEND}&seat={CIVILIAN}", "from=unread", "from=report",
        "turn=1", "quote=5", "page=0", "post=99999999999999999999", "seat=99", "done=post",
    )  # fmt: skip
    for query in queries:
        yield Ask("GET", f"{base}?{query}", route="thread, a part of it")
    yield Ask("GET", f"/g/{code}/talk/?{_CURSOR}", headers=HX, route="parts of an open page")
    for there in (base, "/", f"/g/{code}/seat/", f"/g/{code}/reports/", f"/g/{code}/mafia/"):
        yield Ask("GET", there, headers=ENGLISH, route="in English")
    for method in ("HEAD", "OPTIONS", "DELETE"):
        for there in ("", "seat/", "mafia/", "desk/", "ledger.jsonl"):
            yield Ask(method, f"/g/{code}/{there}", route="another method")
    for name in PEOPLE[OTHER - 1 : THIRD]:
        yield Ask("GET", f"/people/{name}/", route="people/<str:name>/")
    for name in (
        Persona.objects.filter(game=row).exclude(avatar="").values_list("avatar", flat=True)
    ):
        yield Ask("GET", f"/media/{name}", route="media/<slug:name>.webp")
    for name in ("g/", "people/", "live", f"g/{code}", "static/misto/misto.css", "robots.txt"):
        yield Ask("GET", f"/{name}", route="no page of ours")
    yield from _own(world, viewer)


def _own(world: World, viewer: Viewer) -> Iterator[Ask]:
    """Acts on a post that one has written, or could have; a seat that is offered."""
    row, base = world.table.row, _base(world, viewer)
    seat = viewer.seat or CIVILIAN
    own = Post.objects.filter(game=row, room=Post.Room.THREAD, seat=seat).order_by("number")
    for number in own.values_list("number", flat=True)[:1]:
        for act in ("edit", "past", "hide", "complain"):
            yield Ask("GET", f"{base}{number}/{act}/", route="acts on an own post")


def forms(world: World, viewer: Viewer) -> dict[str, list[list[tuple[str, str]]]]:
    """Forms by route: such as a page of ours sends, and such as none does."""
    row = world.table.row
    code, turn, seat = row.code, str(row.turn), viewer.seat or CIVILIAN
    own, forged = f"thread/{code}/seat-{seat}", f"thread/{code}/seat-{FRIEND}"
    account = viewer.account(world)
    text = f"Думаю, це @{NAMES[FRIEND - 1]}.\n\n> @{NAMES[CIVILIAN - 1]} #5: так\n\n**Еге ж.**"
    post = [("self", own), ("text", text), ("mark", "argument")]
    room = {
        "post/": [post, [*post, ("preview", "yes")], [("self", forged), ("text", text)]],
        "preview/": [post],
        "<int:number>/edit/": [post],
        "<int:number>/hide/": [[("act", "hide"), ("why", "Бо.")]],
        "<int:number>/complain/": [[("why", "Грубо.")]],
    }
    game, persona, talk = "g/<slug:code>/", "as/<slug:code>/", "g/<slug:code>/talk/"
    talks = [("self", f"talk/{code}/{account}"), ("text", text)]
    return {
        **{f"{game}{act}": its for act, its in room.items()},
        **{f"{persona}{act}": its for act, its in room.items()},
        f"{talk}post/": [talks],
        f"{game}seat/order/": list(_orders(turn, seat)),
        f"{game}seat/withdraw/": [
            [("kind", kind.value), ("turn", turn)]
            for kind in (Kind.VOTE, Kind.KILL, Kind.CHECK, Kind.HEAL, Kind.HUNT)
        ],
        f"{game}seat/note/": [
            [("target", str(to)), ("turn", turn), ("text", "Шукайте серед тихих.")]
            for to in (FRIEND, GHOST, seat)
        ],
        f"{game}seat/about/": [[("seat", str(FRIEND)), ("text", "Тихий.")]],
        f"{game}seat/leave/": [[("why", "Мушу.")]],
        f"{game}letters/": [[("text", text)]],
        f"{game}mafia/": [[("text", text)]],
        f"{game}looks/": [[("signature", "Інший підпис"), ("about", "Інше.")]],
        f"{game}enrol/": [
            [("name", "Новий"), ("gender", "m"), ("nonce", "a nonce that nobody has")],
            [("name", NAMES[FRIEND - 1]), ("gender", "f"), ("nonce", "short")],
        ],
        f"{game}reserve/": [[("wanted", "yes")], [("wanted", "no")]],
        f"{game}awards/": [[("award", "player"), ("seat", str(FRIEND))]],
        f"{game}desk/rulings/<slug:what>/": [[("seat", str(FRIEND)), ("why", "Бо.")]],
        f"{game}desk/remind/": [[("seat", str(FRIEND))]],
        f"{persona}enter/": [[("nick", f"igrok {FRIEND}"), ("password", "wrong")]],
        "accounts/login/": [[("login", PEOPLE[FRIEND - 1]), ("password", "wrong-wrong")]],
        "accounts/password/reset/": [[("email", "other@example.net")]],
        "me/telling/": [[("bell", "report"), ("mail", "report")]],
        "people/<str:name>/": [[("x", "y")]],
    }


def _orders(turn: str, seat: int) -> Iterator[list[tuple[str, str]]]:
    """Each kind of order on somebody alive; some on who is dead, on nobody, on oneself."""
    for kind in Kind:
        yield [("kind", kind.value), ("turn", turn), ("target", str(FRIEND))]
    for kind in (Kind.VOTE, Kind.KILL, Kind.HUNT):
        for target in (str(GHOST), str(seat), "99", "x"):
            yield [("kind", kind.value), ("turn", turn), ("target", target)]
    yield [("kind", "vote"), ("turn", "9"), ("target", str(FRIEND))]
    yield [("kind", "kill"), ("turn", turn), ("target", str(FRIEND)), ("target", str(CIVILIAN))]
