"""Every page, for every kind of viewer, in both languages: it answers, and says no raw sentence."""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from django.core.cache import caches
from django.test import Client

from misto.engine import ChangeFact, CloseTurn, Fact, OpenGame, Role
from misto.text import catalogue
from tests import cast
from tests.web.addresses import ACTS, addresses, routes

pytestmark = pytest.mark.django_db

PHASES = ("created", "enrolling", "open", "closed", "opened")
ANSWERS = {200, 302, 303, 304, 400, 403, 404, 405, 409, 429}


def at_phase(phase: str) -> cast.Table:
    """A game that stands at a phase."""
    if phase == "created":
        return cast.created()
    if phase == "enrolling":
        return cast.enrolling()
    table = cast.begun()
    table.play_turn()
    if phase == "closed":
        table.run(CloseTurn(why="Досить на сьогодні."))
    if phase == "opened":
        for role in (Role.BOSS, Role.MAFIOSO, Role.FRAMER, Role.MANIAC):
            seat = table.seat_of(role)
            if seat in table.view.living:
                table.run(ChangeFact(fact=Fact(seat, alive=False), why="Так склалося."))
        table.play_turn()
        table.run(OpenGame())
    return table


def viewers(table: cast.Table) -> dict[str, Client]:
    """A browser for each kind of viewer, as far as the game has them."""
    found = {
        "stranger": table.client(),
        "reader": table.client(table.reader),
        "host": table.client(table.host),
        "other host": table.client(cast.account("otherhost")),
    }
    roles = table.view.roles
    if not roles:
        return found | {"enrolled": table.client(table.players[0])}
    dead = sorted(table.view.dead)
    if dead:
        found["ghost"] = table.client(table.player(dead[0]))
    for role in sorted(set(roles.values())):
        found[role.value] = table.client(table.player(table.seat_of(role)))
    return found


@pytest.mark.parametrize("phase", PHASES)
def test_every_address_answers_every_viewer_without_a_fault(phase):
    table = at_phase(phase)
    for name, client in viewers(table).items():
        for address in addresses(table):
            answer = client.get(address.path)
            assert answer.status_code in ANSWERS, (name, address.path, answer.status_code)
            if ACTS.search(address.route):
                continue
            if answer.status_code == 200 and answer.headers["Content-Type"].startswith("text/html"):
                body = answer.content.decode()
                assert "{%" not in body, (name, address.path)
                assert "{{" not in body, (name, address.path)
                assert " style=" not in body or "archive.html" in address.path, address.path
                assert not re.search(r"\son[a-z]+=", body), (name, address.path)
                keeps_to_itself(answer, (name, address.path))


def keeps_to_itself(answer, where):
    """See that the policy of security stops nothing: no script or style stands in a page itself."""
    if "attachment" in answer.headers.get("Content-Disposition", ""):
        return  # a file to take away, with a policy of its own
    body = answer.content.decode()
    assert not re.search(r"<script(?![^>]*\ssrc=)", body), where
    assert not re.search(r"<style|javascript:|\ssrcdoc=", body), where
    for source in re.findall(r"<(?:script|link|img|iframe)[^>]*\s(?:src|href)=\"([^\"]*)", body):
        assert source.startswith("/"), (where, source)


class _Words(HTMLParser):
    """Gathers the text that a page shows, and the labels that it speaks."""

    SILENT = frozenset({"script", "style", "code", "pre"})
    SPOKEN = frozenset({"aria-label", "alt", "title", "placeholder", "data-over"})

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.spoken: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in self.SILENT
        self.spoken += [value for name, value in attrs if name in self.SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in self.SILENT

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.said.append(data)


KNOWN = {"українською", "in English", "Europe/Kyiv", "allauth"}
"""What is no sentence: the languages, each in its own; a zone."""


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put every message of the catalogues into brackets."""
    plain = catalogue.say

    def bracketed(language: catalogue.Language, message: str, /, **values: catalogue.Value) -> str:
        return f"⟦{plain(language, message, **values)}⟧"

    for module in list(sys.modules.values()):
        if getattr(module, "say", None) is plain:
            monkeypatch.setattr(module, "say", bracketed)
    forget()
    yield
    forget()


def forget() -> None:
    """Forget every sentence and page that is kept."""
    caches["pages"].clear()
    for name, module in list(sys.modules.items()):
        if name.startswith("misto."):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


CLAUSE = re.compile(r"\b[A-Z]+-\d+\b")


def raw(body: str, told: set[str]) -> list[str]:
    """Return what a page says that is neither of the catalogues nor of the people."""
    words = _Words()
    words.feed(body)
    left = []
    for text in [part for one in (" ".join(words.said), *words.spoken) for part in outside(one)]:
        rest = CLAUSE.sub(" ", text)
        for known in sorted(told, key=len, reverse=True):
            rest = rest.replace(known, " ")
        if re.search(r"[^\W\d_]{2,}", rest):
            left.append(" ".join(text.split()))
    return left


def outside(text: str) -> list[str]:
    """Return what stands outside of all brackets."""
    found, depth = [""], 0
    for letter in text:
        if letter == "⟦":
            depth += 1
            found.append("")
        elif letter == "⟧":
            depth -= 1
        elif depth == 0:
            found[-1] += letter
    return found


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.usefixtures("pseudo")
def test_no_page_says_a_raw_sentence(phase):
    table = at_phase(phase)
    told = {table.row.title, "Доброго ранку.", "Ніч минула.", "Досить на сьогодні."} | KNOWN
    told |= {"Так склалося.", "otherhost", *cast.NAMES}
    told |= {player.username for player in (*table.players, table.host, table.reader)}
    told |= {persona.name for persona in table.view.personas}
    told |= {persona.nick for persona in table.view.personas}
    faults = []
    some = {"stranger", "reader", "host", "enrolled", "ghost", "doctor", "boss"}
    for name, client in viewers(table).items():
        if name not in some:
            continue
        for address in addresses(table):
            if address.route.startswith(("accounts/", "operator/")) or ACTS.search(address.route):
                continue
            answer = client.get(address.path)
            if answer.status_code == 200 and answer.headers["Content-Type"].startswith("text/html"):
                found = raw(answer.content.decode(), told)
                faults += [(name, address.path, text) for text in found]
    assert not faults, "\n".join(map(str, faults[:40]))


def test_every_route_has_an_example():
    assert routes()
    addresses(cast.created())
