"""Create a game in one page: title, story, and every option with its clause."""

from dataclasses import dataclass, field, replace
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from misto.engine import CLASSIC, PRESETS, Phase, Refusal
from misto.engine.names import clean
from misto.store.executing import create
from misto.store.folding import folded
from misto.store.models import Account, Game, SetUp
from misto.text import refusal
from misto.web.desk import keeping
from misto.web.desk.options import ZONES, Reading, reading, rules_of, typed_in, typed_of
from misto.web.desk.pages import see_other
from misto.web.desk.prose import rendered
from misto.web.saying import language, say

_ENDED = frozenset({Phase.OVER.value, Phase.OPENED.value})


@dataclass(frozen=True)
class Draft:
    """What the form holds beside the options."""

    title: str = ""
    story: str = ""
    cohosts: str = ""
    name: str = ""  # under which the set-up is kept
    errors: dict[str, str] = field(default_factory=dict)


@login_required
def page(request: HttpRequest) -> HttpResponse:
    """Show the form, check it, keep it as a set-up, or make the game."""
    account = request.user
    assert isinstance(account, Account)  # noqa: S101  # the decorator says so
    if request.method != "POST":
        draft, found = _start(request, account)
        return _form(request, account, draft, found)
    typed = {name: request.POST.get(name, "") for name in ("title", "story", "cohosts", "name")}
    draft = Draft(typed["title"], typed["story"], typed["cohosts"], typed["name"])
    found = reading(typed_in(request.POST))
    do = request.POST.get("do", "make")
    if do in PRESETS:
        return _form(request, account, draft, reading(typed_of(PRESETS[do])))
    if do == "check":
        return _form(request, account, draft, found, checked=True)
    if do == "save":
        return _save(request, account, draft, found)
    return _make(request, account, draft, found)


def _start(request: HttpRequest, account: Account) -> tuple[Draft, Reading]:
    """Begin with a set-up that was kept, with an ended game, or with the classic rules."""
    if code := request.GET.get("from"):
        kept = SetUp.objects.filter(account=account, code=code).first()
        if kept is None:
            raise Http404
        draft = Draft(title=kept.title, story=kept.story, name=kept.name)
        return draft, reading(typed_of(rules_of(kept.rules)))
    if code := request.GET.get("again"):
        row = Game.objects.filter(code=code, phase__in=_ENDED).first()
        if row is None:
            raise Http404
        draft = Draft(title=row.title, story=row.story)
        return draft, reading(typed_of(folded(row).game.rules))
    return Draft(), reading(typed_of(PRESETS.get(request.GET.get("preset", ""), CLASSIC)))


def _form(
    request: HttpRequest,
    account: Account,
    draft: Draft,
    found: Reading,
    *,
    checked: bool = False,
) -> HttpResponse:
    wrong = bool(draft.errors or found.errors)
    context: dict[str, Any] = {
        "draft": draft,
        "groups": found.groups,
        "wrong": found.errors,
        "checked": checked or wrong,
        "presets": tuple(PRESETS),
        "set_ups": SetUp.objects.filter(account=account).order_by("name"),
        "zones": ZONES,
    }
    fragment = checked and getattr(request, "htmx", False)
    template = "desk/parts/rules_checked.html" if fragment else "desk/create.html"
    status = 200 if checked or not wrong else 422
    return render(request, template, context, status=status)


def _save(request: HttpRequest, account: Account, draft: Draft, found: Reading) -> HttpResponse:
    if wrong := keeping.name_fault(draft.name):
        draft.errors["name"] = wrong
    if draft.errors or found.rules is None:
        return _form(request, account, draft, found)
    title, story = draft.title, draft.story
    kept = keeping.keep(account, draft.name, title=title, story=story, rules=found.rules)
    messages.success(request, say("desk-set-up-saved", name=kept.name))
    return see_other(f"{reverse('desk:create')}?from={kept.code}")


def _make(request: HttpRequest, account: Account, draft: Draft, found: Reading) -> HttpResponse:
    cohosts = _cohosts(account, draft)
    draft.errors.update(keeping.faults(draft.title, draft.story))
    if draft.errors or found.rules is None:
        return _form(request, account, draft, found)
    made = create(
        account,
        clean(draft.title),
        found.rules,
        story=draft.story.strip(),
        story_html=rendered(draft.story),
        cohosts=cohosts,
    )
    if isinstance(made, Refusal):
        wrong = replace(draft, errors={"title": refusal(language(), made)})
        return _form(request, account, wrong, found)
    messages.success(request, say("desk-created"))
    return see_other(reverse("desk:turn", args=[made.row.code]))


def _cohosts(account: Account, draft: Draft) -> list[Account]:
    """Look the co-hosts up by their names; one that isn't there is said beside the field."""
    names = [name.strip() for name in draft.cohosts.split(",") if name.strip()]
    found = {one.username: one for one in Account.objects.filter(username__in=names)}
    unknown = [name for name in names if name not in found]
    if unknown:
        draft.errors["cohosts"] = say("desk-cohost-unknown", name=unknown[0])
    return [one for one in found.values() if one != account]
