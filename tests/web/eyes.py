"""Looks at pages in a browser, as one who can't see them, or has a small phone, would find them.

A page is at fault where axe finds something serious, where it is wider than a phone, or where a
script of it complains.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Page

from misto.engine import ChangeFact, Fact, OpenGame, Phase, Role
from misto.store import personas
from misto.store.models import Offer, Persona
from tests import cast
from tests.web.addresses import ACTS, Address, addresses

PHONE, DESK = (360, 740), (1280, 900)
THEMES, LANGUAGES = ("day", "night"), ("uk", "en")
GRAVE = {"serious", "critical"}
TALK = "Хто тут **веде**?\n\n> Я.\n\n>! Насправді ніхто."
STREAM = "retry: 600000\n\n"
"""What the test server, which has no streams, answers where a page listens to one."""


@dataclass(frozen=True)
class Sight:
    """An address, and who sees a page there."""

    address: Address
    viewer: str
    client: Client
    download: str = ""  # a page that is handed over as a file


@dataclass(frozen=True)
class Scene:
    """A game at one phase, and the browsers of those who look at it."""

    table: cast.Table
    clients: dict[str, Client]
    addresses: list[Address]

    def sights(self, address: Address, first: int = 0) -> Iterator[Sight]:
        """Yield those who see a page at an address, beginning with the viewer of a number."""
        browsers = list(self.clients.items())
        start = first % len(browsers)
        for viewer, client in browsers[start:] + browsers[:start]:
            if sight := _sight(address, viewer, client):
                yield sight


PHASES = ("opened", "closed", "enrolling", "open")
"""The last is played last: the clock stands where that game has it."""


def scene(phase: str) -> Scene:
    """A game that stands at a phase, with some posts of every kind in it."""
    table = _at_phase(phase)
    clients = _viewers(table)
    return Scene(table, clients, _addresses(table, clients))


def _at_phase(phase: str) -> cast.Table:
    if phase == "enrolling":
        return cast.enrolling()
    table = cast.begun()
    _die(table, Role.CIVILIAN)
    table.play_turn([(1, 2), (2, 3)], story="Ніч минула. *Ключі знайшлися.*")
    if phase == "closed":
        table.close()
    if phase == "opened":
        _die(table, Role.BOSS, Role.MAFIOSO, Role.FRAMER, Role.MANIAC)
        table.play_turn()
        table.run(OpenGame())
    else:
        table.write(table.view.living[0], "Кажу так, бо знаю.", mark="argument")
    for who in (table.host, table.reader, table.player(1)):
        table.client(who).post(
            f"/g/{table.code}/talk/post/",
            {"text": TALK, "self": f"talk/{table.code}/{who.username}"},
        )
    return table


def _die(table: cast.Table, *roles: Role) -> None:
    for role in roles:
        fact = Fact(table.seat_of(role), alive=False)
        table.run(ChangeFact(fact=fact, why="Так склалося."))


def _viewers(table: cast.Table) -> dict[str, Client]:
    """A browser for each kind of viewer, as far as the game has them."""
    found = {
        "host": _with_password(table, table.host.username),
        "reader": table.client(table.reader),
        "stranger": table.client(),
    }
    roles = table.view.roles
    if not roles:
        return found | {"player": table.client(table.players[0])}
    if table.view.dead:
        found["ghost"] = table.client(table.player(min(table.view.dead)))
    for viewer, role in (("player", Role.DOCTOR), ("mafia", Role.BOSS)):
        found[viewer] = table.client(table.player(table.seat_of(role)))
    if table.view.phase is Phase.OPEN:
        found["persona"] = _persona(table)
    return found


def _with_password(table: cast.Table, name: str) -> Client:
    """A browser in which somebody has just typed a password: passkeys ask for that."""
    client = table.client()
    client.post("/accounts/login/", {"login": name, "password": "password"})
    client.post("/accounts/confirm/", {"password": "password"})
    return client


def _persona(table: cast.Table) -> Client:
    """A browser in which a persona has entered by itself."""
    its = Persona.objects.get(game__code=table.code, seat=table.seat_of(Role.DOCTOR))
    client = table.client()
    form = {"nick": its.nick, "password": personas.password(its)}
    client.post(f"/as/{table.code}/enter/", form)
    return client


def _addresses(table: cast.Table, clients: dict[str, Client]) -> list[Address]:
    """The addresses that may have a page, each with an example that has it."""
    known = _examples(table, clients["host"]) if table.view.phase is Phase.OPEN else {}
    return [
        Address(one.route, known.get(one.route, one.path))
        for one in addresses(table)
        if not ACTS.search(one.route)
    ]


def _examples(table: cast.Table, host: Client) -> dict[str, str]:
    """Make what is only there for a while: a seat that is offered, a post that is fresh."""
    form = {"seat": min(table.view.living), "why": "Не може."}
    host.post(f"/g/{table.code}/desk/replace/", form)
    host.post("/me/invitations/", {"act": "make", "note": "Зої"})
    fresh = table.write(table.seat_of(Role.DOCTOR), "Щойно сказано.").number
    return {
        "seat/<slug:token>/": f"/seat/{Offer.objects.get().token}/",
        "as/<slug:code>/<int:number>/edit/": f"/as/{table.code}/{fresh}/edit/",
        "g/<slug:code>/<int:number>/edit/": f"/g/{table.code}/{fresh}/edit/",
    }


def _sight(address: Address, viewer: str, client: Client) -> Sight | None:
    answer = client.get(address.path)
    kind = answer.headers.get("Content-Type", "")
    if answer.status_code != 200 or not kind.startswith("text/html"):
        return None
    if b"<!doctype html>" not in answer.content:  # a part of a page, for one that is open
        return None
    is_file = "attachment" in answer.headers.get("Content-Disposition", "")
    return Sight(address, viewer, client, answer.content.decode() if is_file else "")


@dataclass
class Eyes:
    """A window for each viewer of a site."""

    browser: Browser
    site: str
    _windows: dict[str, Page] = field(default_factory=dict)
    _complaints: list[str] = field(default_factory=list)
    _axe: Axe = field(default_factory=Axe)

    def faults(self, sight: Sight, *, language: str, themes: tuple[str, ...]) -> list[str]:
        """Return what is wrong with a page, in each theme."""
        page = self._window(sight)
        self._complaints.clear()
        cookies = {settings.LANGUAGE_COOKIE_NAME: language, "misto_theme": themes[0]}
        page.context.add_cookies(
            [{"name": name, "value": value, "url": self.site} for name, value in cookies.items()]
        )
        where = f"{sight.viewer} {language} {sight.address.path}"
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        if sight.download:
            page.goto("about:blank")
            page.set_content(sight.download)
        else:
            page.goto(sight.address.path)
        found = [f"{where}: {fault}" for fault in _too_wide(page)]
        for theme in themes:
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            only = None if theme == themes[0] else "color-contrast"
            found += [f"{where} {theme}: {fault}" for fault in self._grave(page, only)]
        return found + [f"{where}: {fault}" for fault in self._complaints]

    def page(self, client: Client, size: tuple[int, int] = DESK) -> Page:
        """Open a window for who is signed in at a client."""
        width, height = size
        context = self.browser.new_context(
            base_url=self.site,
            locale="uk-UA",
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
        )
        _sign_in(context, client, self.site)
        context.route(
            "**/live?*",
            lambda route: route.fulfill(content_type="text/event-stream", body=STREAM),
        )
        page = context.new_page()
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("pageerror", lambda error: self._hear("error", error.message))
        return page

    def _window(self, sight: Sight) -> Page:
        key = str(sight.client.cookies.get(settings.SESSION_COOKIE_NAME, ""))
        if key not in self._windows:
            self._windows[key] = self.page(sight.client, PHONE)
        return self._windows[key]

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self._complaints.append(f"the console says: {text}")

    def _grave(self, page: Page, only: str | None) -> list[str]:
        options: dict[str, Any] = {"resultTypes": ["violations"]}
        if only:
            options["runOnly"] = [only]
        found = self._axe.run(page, options=options).response["violations"]
        return [
            f"{one['id']}: {node['target']} {node['html'][:160]}"
            for one in found
            if one["impact"] in GRAVE
            for node in one["nodes"][:3]
        ]


def _sign_in(context: BrowserContext, client: Client, site: str) -> None:
    for name, morsel in client.cookies.items():
        context.add_cookies([{"name": name, "value": morsel.value, "url": site}])


def _too_wide(page: Page) -> list[str]:
    """Name what stands out at the right of a phone, and which words under the thumb are cut."""
    found = []
    if page.evaluate("document.documentElement.scrollWidth") > PHONE[0]:
        wide = page.evaluate(
            """width => [...document.querySelectorAll("main *, header *, footer *, nav *")]
                .filter(one => one.getBoundingClientRect().right > width + 1)
                .slice(-3).map(one => one.outerHTML.slice(0, 120))""",
            PHONE[0],
        )
        found.append(f"wider than {PHONE[0]} pixels: {wide}")
    cut = page.evaluate(
        """width => [...document.querySelectorAll(".thumb a")].filter(one =>
            one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > width + 1
        ).map(one => one.textContent)""",
        PHONE[0],
    )
    return found + [f"cut under the thumb: {word}" for word in cut]
