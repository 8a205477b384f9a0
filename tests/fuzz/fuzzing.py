"""A fuzzer for the whole site: it reads pages as people do, and fills in the forms it finds there.

fuzzer = Fuzzer(seed=7)
fuzzer.run(5_000)
print(fuzzer.report())            # the answers of every address; `fuzzer.faults` should be empty
"""

import html
import random
import re
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any
from unittest.mock import patch

from django.apps import apps
from django.core.cache import caches
from django.db import connection, models, transaction
from django.http import QueryDict
from django.test import Client
from django.urls import Resolver404, resolve

from misto.engine import Code, step
from misto.engine.rules import PRESETS
from misto.store import clock, executing, folding, personas
from misto.store.executing import execute
from misto.store.models import Game, Offer, Persona, Post
from misto.store.verifying import verify
from misto.web.desk.rulings.acts import ACTS
from misto.web.lobby import enrolment
from misto.web.lobby.helping import PAGES
from tests import cast
from tests.fuzz.forms import Form, forms_of
from tests.fuzz.words import Filled, Typist
from tests.web.addresses import routes

ROUND = 400
"""After so many requests the games are again as they were."""

EVERYWHERE = ("/me/switch/", "/accounts/logout/")

TEXTS = ("text", "textarea")
NOT_TAKEN = {400, 403, 404, 405, 408, 413}
"""Answers that speak of the request and not of the form: the browser has the form still."""

_PLACE = re.compile(r"<([^>]+)>|\(\?P<(\w+)>[^)]*\)")
_ERROR = re.compile(r"class=\"message error")
_AWAY = re.compile(r"^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})", re.IGNORECASE)


@dataclass(frozen=True)
class Asked:
    """One request, for the report of a fault."""

    viewer: str
    method: str
    route: str
    path: str
    sent: dict[str, Any]
    mutations: tuple[str, ...] = ()


@dataclass
class Fault:
    """Something that must not be."""

    what: str
    asked: Asked
    details: str = ""

    def __str__(self) -> str:
        return f"{self.what}\n  {self.asked}\n{self.details}"


@dataclass
class Fuzzer:
    """Sends requests, and looks at the answers."""

    seed: int
    worlds: list["World"] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    answers: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    codes: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    inside: int = 0
    forms: Counter[str] = field(default_factory=Counter)
    fruitful: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    parameters: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.stale: list[str] = []
        self.typist = Typist(self.chance, self.stale)
        self.routes = [route for route in routes() if route != "operator/"]

    def run(self, requests: int, seconds: float = 1e9) -> None:
        """Send so many requests, or as many as the time allows."""
        ends, until = time.monotonic() + seconds, self.sent + requests
        self.worlds = self.worlds or worlds()
        with watched(self.codes):
            while self.sent < until and time.monotonic() < ends:
                self._round(min(until, self.sent + ROUND), ends)

    def _round(self, until: int, ends: float) -> None:
        point = transaction.savepoint()
        now = clock.now()
        for world in self.worlds:
            world.begin(self.chance)
        while self.sent < until and time.monotonic() < ends and not connection.needs_rollback:
            self._visit(self.chance.choice(self.worlds))
            if self.chance.random() < 0.02:
                self._pass_time()
        if not connection.needs_rollback and (flawed := verify().flawed):
            asked = Asked("", "", "", "", {})
            self.faults.append(Fault(f"not sound: {flawed}", asked))
        connection.needs_rollback = False
        transaction.savepoint_rollback(point)
        clock.set_to(now)
        folding.drop()
        for cache in caches.all():
            cache.clear()

    def _pass_time(self) -> None:
        caches["default"].clear()
        clock.set_to(clock.now() + timedelta(minutes=self.chance.choice([1, 20, 120, 1500])))
        for row in Game.objects.filter(due_at__lte=clock.now()):
            execute(row.code, None)

    # -----------------------------------------------------------------------------------------

    def _visit(self, world: "World") -> None:
        viewer = self.chance.choice(list(world.clients))
        client = world.clients[viewer]
        known = self.fruitful[viewer]
        fruit = known and self.chance.random() < 0.6
        route = self.chance.choice(known if fruit else self.routes)
        path = world.path(route, self.chance, viewer)
        query = self._query(route) if self.chance.random() < 0.3 else {}
        asked = Asked(viewer, "GET", route, path, query)
        answer = self._ask(client, asked)
        if answer is None or answer.status_code != 200 or not _is_page(answer):
            return
        found = forms_of(answer.content.decode(), path)
        sendable = [one for one in found if one.method == "post" and self._is_wanted(one)]
        if sendable and route not in known:
            known.append(route)
        for form in self.chance.sample(sendable, min(len(sendable), self.chance.choice([1, 2, 3]))):
            self._send(client, world, viewer, form)

    def _is_wanted(self, form: Form) -> bool:
        """Send now and then what stands on every page."""
        return form.action not in EVERYWHERE or self.chance.random() < 0.02

    def _query(self, route: str) -> dict[str, Any]:
        known = sorted(self.parameters[route]) or ["page", "post", "seat", "next", "turn"]
        names = self.chance.sample(known, min(len(known), self.chance.choice([1, 1, 2, 3])))
        return {
            name: self.chance.choice([self.typist.strange(), str(self.chance.randint(0, 12))])
            for name in names
        }

    def _send(self, client: Client, world: "World", viewer: str, form: Form) -> None:
        filled = self.typist.fill(form)
        if self.chance.random() < 0.55:
            self.typist.mutate(form, filled)
        if self.chance.random() < 0.03:
            filled.values["csrfmiddlewaretoken"] = [self.typist.strange()]
        route = world.route(form.action.split("?")[0].split("#")[0])
        asked = Asked(viewer, "POST", route, form.action, filled.values, tuple(filled.mutations))
        self.forms[route] += 1
        answer = self._ask(client, asked)
        if route == "accounts/logout/" and world.accounts.get(viewer):
            client.force_login(world.accounts[viewer])
        if answer is not None:
            self._look_for_words(client, asked, answer, filled, form)
        self.stale += [str(one) for many in filled.values.values() for one in many][:3]
        del self.stale[:-60]

    def _ask(self, client: Client, asked: Asked) -> Any:
        self.sent += 1
        more: dict[str, Any] = {}
        if self.chance.random() < 0.1:
            more["headers"] = {"hx-request": "true"}
        caught: list[str] = []
        try:
            with recorded(self.parameters[asked.route]):
                if asked.method == "GET":
                    answer = client.get(asked.path, asked.sent, **more)
                else:
                    answer = client.post(asked.path, _packed(asked.sent), **more)
        except Exception:  # noqa: BLE001  # each is a fault, and the next request is made
            caught.append(traceback.format_exc(limit=-6))
            answer = None
        if answer is None:
            self.answers[f"{asked.method} {asked.route}"][500] += 1
            self.faults.append(Fault("an exception", asked, caught[0]))
            return None
        self.answers[f"{asked.method} {asked.route}"][answer.status_code] += 1
        self._judge(asked, answer)
        if answer.streaming:
            answer.close()
        return answer

    def _judge(self, asked: Asked, answer: Any) -> None:
        location = answer.headers.get("Location", "")
        page = answer.content.decode() if _is_page(answer) else ""
        stopped = location.startswith("/accounts/login/") or (
            answer.status_code == 403 and "stale-form" in str(getattr(answer, "context", ""))
        )
        self.inside += not stopped
        if answer.status_code >= 500:
            self.faults.append(Fault(f"answered {answer.status_code}", asked, page[:500]))
        if _AWAY.match(location):
            self.faults.append(Fault("leads away", asked, location))
        if "<xss-probe" in page or "hit()>" in re.sub(r"\"[^\"]*\"", "", page):
            at = page.find("<xss-probe")
            self.faults.append(Fault("a text became markup", asked, page[max(0, at - 200) :][:500]))

    def _look_for_words(
        self, client: Client, asked: Asked, answer: Any, filled: Filled, form: Form
    ) -> None:
        """What was typed is in the answer, or was taken; else it is lost."""
        kinds = {one.name: one.kind for one in form.fields}
        replaced = set(filled.values.get("do", [])) & set(PRESETS)  # the button is for that
        words = {
            name: word
            for name, word in filled.words.items()
            if kinds.get(name) in TEXTS
            and not (replaced and name not in ("title", "story"))
            and word in str(filled.values.get(name, [""])[0])
        }
        if not words or answer.status_code in NOT_TAKEN or answer.request.get("HTTP_HX_REQUEST"):
            return
        page = html.unescape(answer.content.decode()) if _is_page(answer) else ""
        if answer.status_code in {301, 302, 303}:
            after = client.get(answer.headers["Location"])
            if after.status_code != 200:
                return
            page = html.unescape(after.content.decode())
            if not _ERROR.search(page):
                return
        for name, word in words.items():
            if word not in page and not is_kept(word):
                self.faults.append(Fault(f"lost: {name}", asked, f"{answer.status_code}"))

    # -----------------------------------------------------------------------------------------

    def report(self) -> str:
        """Say how every address has answered."""
        lines = [f"{'address':<62} answers"]
        for route, answers in sorted(self.answers.items()):
            told = "  ".join(f"{status}: {number}" for status, number in sorted(answers.items()))
            lines.append(f"{route:<62} {told}")
        total = Counter[int]()
        for answers in self.answers.values():
            total += answers
        missing = sorted(code.value for code in Code if not self.codes[code.value])
        return "\n".join(
            [
                *lines,
                f"seed {self.seed}: {self.sent} requests, {self.forms.total()} of forms",
                f"past sign-in and CSRF: {self.share:.1%}; faults: {len(self.faults)}",
                f"answers: {dict(sorted(total.items()))}",
                f"parameters read: {sum(map(len, self.parameters.values()))}",
                f"refusals: {dict(self.codes.most_common())}",
                f"not refused by: {', '.join(missing) or '-'}",
            ]
        )

    @property
    def share(self) -> float:
        """Which part of the requests came past sign-in and CSRF."""
        return self.inside / max(1, self.sent)


@dataclass
class World:
    """A game at some phase, and the browsers of those around it."""

    table: cast.Table
    accounts: dict[str, Any]
    clients: dict[str, Client] = field(default_factory=dict)

    def begin(self, chance: random.Random) -> None:
        """Let everybody sign in, in new browsers that want a token for every form."""
        self.clients = {}
        for name, account in self.accounts.items():
            client = Client(enforce_csrf_checks=True)
            client.defaults["HTTP_ACCEPT_LANGUAGE"] = chance.choice(["uk", "en"])
            if account is not None:
                client.force_login(account)
            self.clients[name] = client
        if Persona.objects.filter(game=self.table.row).exists():
            self.clients["persona"] = self._persona()

    def _persona(self) -> Client:
        its = Persona.objects.filter(game=self.table.row).order_by("seat")[4]
        client = Client(enforce_csrf_checks=False)
        form = {"nick": its.nick, "password": personas.password(its)}
        client.post(f"/as/{self.table.code}/enter/", form)
        client.handler.enforce_csrf_checks = True
        return client

    def path(self, route: str, chance: random.Random, viewer: str) -> str:
        """Make an address of a pattern: mostly one that there is."""
        if viewer == "persona" and route.startswith("g/<slug:code>/") and chance.random() < 0.8:
            own = route.replace("g/<slug:code>/", "as/<slug:code>/", 1)
            route = own if own in routes() else route

        def example(place: re.Match[str]) -> str:
            return self._example(place[1] or place[2], chance)

        return "/" + _PLACE.sub(example, route).replace("^", "").replace("$", "")

    def _example(self, place: str, chance: random.Random) -> str:
        kind = place.partition(":")[0]
        if chance.random() < 0.05:
            strange = {"int": ["0", "9" * 9, "9" * 30]}
            return chance.choice(strange.get(kind, ["nothing", "_", "a" * 300]))
        examples = {
            "int:number": self._number,
            "slug:page": lambda: PAGES,
            "slug:what": lambda: list(ACTS),
            "int:turn": lambda: range(1, self.table.row.turn + 2),
            "int:seat": lambda: range(1, 12),
            "slug:person": lambda: [one.code for one in self.table.players],
            "str:name": lambda: [one.username for one in (*self.table.players, self.table.host)],
            "slug:token": self._tokens,
        }
        if place == "slug:code":
            return self.table.code
        return str(chance.choice(examples[place]())) if place in examples else "nothing"

    def _number(self) -> Sequence[int]:
        last = Post.objects.filter(game=self.table.row).count()
        return range(max(1, last - 4), last + 2)

    def _tokens(self) -> Sequence[str]:
        offers = Offer.objects.filter(game=self.table.row)
        return [*offers.values_list("token", flat=True), "no-such-token"]

    def route(self, path: str) -> str:
        """Say of which pattern an address is an example."""
        try:
            return str(resolve(path).route)
        except Resolver404:
            return path


def is_kept(word: str) -> bool:
    """Look for a word in everything that the site keeps."""
    for model in apps.get_app_config("store").get_models():
        rows = model._default_manager
        for one in model._meta.get_fields():
            if isinstance(one, models.JSONField):
                if any(word in str(value) for value in rows.values_list(one.name, flat=True)):
                    return True
            elif (
                isinstance(one, models.CharField | models.TextField)
                and rows.filter(**{f"{one.name}__contains": word}).exists()
            ):
                return True
    return False


@contextmanager
def watched(codes: Counter[str]) -> Iterator[None]:
    """Count the refusals of the engine."""

    def counting(method: Any) -> Any:
        def counted(*args: Any) -> Any:
            done = method(*args)
            if done.refusal is not None:
                codes[done.refusal.code.value] += 1
            return done

        return counted

    with (
        patch.object(executing, "_worked_out", counting(executing._worked_out)),
        patch.object(enrolment, "step", counting(step)),
    ):
        yield


@contextmanager
def recorded(names: set[str]) -> Iterator[None]:
    """Note which parameters a page reads, of its address or of a form."""

    def noting(method: Any) -> Any:
        def noted(self: QueryDict, key: str, *args: Any) -> Any:
            names.add(str(key))
            return method(self, key, *args)

        return noted

    with (
        patch.object(QueryDict, "get", noting(QueryDict.get)),
        patch.object(QueryDict, "getlist", noting(QueryDict.getlist)),
    ):
        yield


def _packed(values: dict[str, list[object]]) -> dict[str, Any]:
    return {name: many[0] if len(many) == 1 else many for name, many in values.items()}


def _is_page(answer: Any) -> bool:
    return str(answer.headers.get("Content-Type", "")).startswith("text/html")


def worlds() -> list[World]:
    """Make games at all phases, in each of which everybody may do something."""
    from tests.fuzz.worlds import made  # noqa: PLC0415  # it needs the names above

    return made()
