"""The help: how to play and to host, the roles, the order of moves, the rules, words, the deal."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.safestring import SafeString
from markdown_it import MarkdownIt

from misto.engine.roles import MAY, SPECS, TOLD
from misto.engine.rules import CLASSIC
from misto.engine.terms import Kind, Role, Side
from misto.text import Language, words
from misto.text.catalogue import say
from misto.text.chapters import STAGES, WORDS
from misto.text.rulebook import clause_title, values
from misto.web.rulespage import chapters
from misto.web.saying import language

PAGES = ("play", "host", "roles", "moves", "rules", "words", "deal", "receipts")
"""The pages, in the order in which a newcomer needs them."""

SECTIONS = {
    "play": ("idea", "persona", "day", "night", "court", "hunt", "death", "manners", "first"),
    "host": ("before", "enrolment", "evening", "trouble", "penalties", "absence", "end"),
    "deal": ("claim", "way", "player", "check", "limits"),
    "receipts": ("claim", "way", "keep", "check", "limits"),
}
"""The pages in prose, and their sections: `help-page-…` of site-help.ftl, in Markdown."""

GLOSSARY = (
    "host", "main", "receipt", "report", "court", "quorum", "tie", "keeper", "argument", "ghost",
    "note", "shot", "autopsy", "replacement", "reserve", "banner", "phrase", "fingerprint",
)  # fmt: skip
"""The words of the game beside those of the rulebook."""

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": False})


@dataclass(frozen=True)
class Section:
    """A heading, and what stands under it."""

    id: str
    title: str
    html: SafeString


@dataclass(frozen=True)
class RoleText:
    """One role: what it is, and the orders that it may send beside those of everybody."""

    id: str
    name: str
    about: str
    orders: tuple[str, ...]


@dataclass(frozen=True)
class SideText:
    """One side, how it wins, and its roles."""

    id: str
    name: str
    wins: str
    roles: tuple[RoleText, ...]


@dataclass(frozen=True)
class Move:
    """One stage of a resolution, with the clauses about it."""

    name: str
    again: bool
    text: str
    clauses: tuple[tuple[str, str], ...]  # id and title


@dataclass(frozen=True)
class Term:
    """A word of the game, and what it means here."""

    word: str
    about: str


def contents(request: HttpRequest) -> HttpResponse:
    """List the pages of the help."""
    return render(request, "lobby/help.html", {"pages": PAGES})


def page(request: HttpRequest, page: str) -> HttpResponse:
    """Show a page of the help."""
    if page not in PAGES:
        raise Http404
    template = "prose" if page in SECTIONS else page
    context = {"pages": PAGES, "page": page, "content": _CONTENTS[page](language())}
    return render(request, f"lobby/help_{template}.html", context)


@cache
def prose(page: str, language: Language) -> tuple[Section, ...]:
    """Write out a page in prose."""
    links = {name: reverse("lobby:help_page", args=[name]) for name in PAGES}
    links["games"] = reverse("lobby:home")
    return tuple(
        Section(name, say(language, f"help-page-{page}-{name}"), _html(language, page, name, links))
        for name in SECTIONS[page]
    )


def _html(language: Language, page: str, name: str, links: dict[str, str]) -> SafeString:
    """Write a text of the catalogue as HTML; it holds nobody's words but our own."""
    text = say(language, f"help-page-{page}-{name}.text", **links)
    rendered: str = _MARKDOWN.render(text)
    return SafeString(rendered)


@cache
def roles(language: Language) -> tuple[SideText, ...]:
    """Say of each role what it may do, side by side."""
    told = values(language, CLASSIC)
    return tuple(
        SideText(
            side.value,
            words.capital(words.side(language, side)),
            say(language, f"side-{side}.wins", **told),
            tuple(
                RoleText(
                    role.value,
                    words.capital(words.role(language, role)),
                    say(language, f"role-{role}.about", **told),
                    _orders(language, role),
                )
                for role in Role
                if SPECS[role].side is side
            ),
        )
        for side in Side
    )


def _orders(language: Language, role: Role) -> tuple[str, ...]:
    """Name what a role may send beside vote and note, as it is told it may (FOUND-1)."""
    may = MAY[TOLD[role]] - {Kind.VOTE, Kind.NOTE}
    return tuple(words.kind(language, kind) for kind in Kind if kind in may)


@cache
def moves(language: Language) -> tuple[Move, ...]:
    """List the stages of a resolution, each with a sentence and its clauses."""
    seen: set[str] = set()
    found = []
    for stage, clauses in STAGES:
        again = stage.value in seen
        seen.add(stage.value)
        found.append(
            Move(
                words.capital(words.stage(language, stage)),
                again,
                say(language, f"help-page-move-{stage}{'.again' if again else ''}"),
                tuple((one.value, clause_title(language, one)) for one in clauses),
            )
        )
    return tuple(found)


@cache
def terms(language: Language) -> tuple[Term, ...]:
    """List the words of the game, by alphabet."""
    messages = [*(f"pages-word-{word}" for word in WORDS), *(f"help-word-{w}" for w in GLOSSARY)]
    found = [Term(say(language, one), say(language, f"{one}.about")) for one in messages]
    return tuple(sorted(found, key=lambda term: _alphabet(term.word)))


def _alphabet(word: str) -> list[int | str]:
    """Order by the Ukrainian alphabet, which isn't that of code points."""
    order = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
    return [order.index(one) + 0x400 if one in order else ord(one) for one in word.lower()]


_CONTENTS: dict[str, Callable[[Language], object]] = {
    **{name: partial(prose, name) for name in SECTIONS},
    "roles": roles,
    "moves": moves,
    "rules": lambda language: chapters(language, CLASSIC),
    "words": terms,
}
