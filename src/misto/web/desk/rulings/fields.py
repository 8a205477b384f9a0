"""The fields of the rulings' forms: what may be chosen, what was typed, what is wrong with it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo

from django.http import QueryDict

from misto.engine import Game, Kind, Role, View
from misto.engine.timetable import first_close, instant
from misto.text import words
from misto.text.writer import Writer
from misto.web.desk.options import Choice
from misto.web.desk.pages import label
from misto.web.numbers import whole
from misto.web.saying import language, say

Widget = Literal["select", "checks", "number", "moment", "text"]


class Unfit(Exception):  # noqa: N818  # the word of this package
    """A field that doesn't hold what it should; its name, and what to do."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name, sentence)
        self.name = name
        self.sentence = sentence


@dataclass(frozen=True)
class Field:
    """One field of a form, as the page shows it."""

    name: str
    widget: Widget
    value: str = ""
    choices: tuple[Choice, ...] = ()
    error: str = ""
    help: str = ""

    @property
    def label(self) -> str:
        """The message that names it."""
        return f"desk-field-{self.name}"


@dataclass(frozen=True)
class Typed:
    """What was typed, or asked for by a link; and where the game stands."""

    data: QueryDict
    game: Game
    view: View
    now: datetime
    errors: dict[str, str] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """A text as it was typed."""
        return self.data.get(name, "").strip()

    def number(self, name: str) -> int:
        """A whole number; raise Unfit where there is none."""
        found = whole(self.text(name))
        if found is None:
            raise Unfit(name, say(f"desk-choose-{name}"))
        return found

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers that were ticked; raise Unfit where none was."""
        found = [whole(text) for text in self.data.getlist(name)]
        if not found or None in found:
            raise Unfit(name, say(f"desk-choose-{name}"))
        return tuple(number for number in found if number is not None)

    def moment(self, name: str) -> datetime:
        """An hour of a day, in the game's time zone; raise Unfit where it isn't one."""
        try:
            local = datetime.fromisoformat(self.text(name))
        except ValueError:
            raise Unfit(name, say(f"desk-choose-{name}")) from None
        return instant(self.game.rules, local.date(), f"{local:%H:%M}")

    def maybe(self, name: str) -> bool | None:
        """Yes, no, or as it is."""
        return {"yes": True, "no": False}.get(self.text(name))


def seats(typed: Typed, name: str, among: Iterable[int]) -> Field:
    """Choose one seat."""
    chosen = typed.text(name)
    choices = [Choice(str(s), label(typed.view, s), str(s) == chosen) for s in sorted(among)]
    first = Choice("", say("desk-choose"), not chosen)
    return Field(name, "select", chosen, (first, *choices), typed.errors.get(name, ""))


def many_seats(typed: Typed, name: str, among: Iterable[int]) -> Field:
    """Tick seats."""
    chosen = set(typed.data.getlist(name))
    choices = [Choice(str(s), label(typed.view, s), str(s) in chosen) for s in sorted(among)]
    return Field(name, "checks", "", tuple(choices), typed.errors.get(name, ""))


def roles(typed: Typed) -> Field:
    """Choose a role, or leave it as it is."""
    chosen = typed.text("role")
    named = [Choice(r.value, words.role(language(), r), r.value == chosen) for r in Role]
    choices = (Choice("", say("desk-as-it-is"), not chosen), *named)
    return Field("role", "select", chosen, choices, typed.errors.get("role", ""))


def yes_or_no(typed: Typed, name: str) -> Field:
    """Choose yes, no, or as it is."""
    chosen = typed.text(name)
    choices = (
        Choice("", say("desk-as-it-is"), chosen not in {"yes", "no"}),
        Choice("yes", say(f"desk-{name}-yes"), chosen == "yes"),
        Choice("no", say(f"desk-{name}-no"), chosen == "no"),
    )
    return Field(name, "select", chosen, choices, typed.errors.get(name, ""))


def kinds(typed: Typed) -> Field:
    """Choose a kind of order; a last note can't be entered for anybody (NOTE-1)."""
    chosen = typed.text("kind")
    among = [kind for kind in Kind if kind is not Kind.NOTE]
    named = [Choice(k.value, words.kind(language(), k), k.value == chosen) for k in among]
    choices = (Choice("", say("desk-choose"), not chosen), *named)
    return Field("kind", "select", chosen, choices, typed.errors.get("kind", ""))


def orders(typed: Typed) -> Field:
    """Choose one of the orders that stand."""
    chosen, writer = typed.text("order"), Writer.of(language(), typed.view)
    game = typed.game
    found = [
        (f"{o.seat}-{o.kind}", writer.order(o.kind, o.targets, words.kind(language(), o.kind)))
        for o in (*game.orders.values(), *game.shots.values())
    ]
    note = words.kind(language(), Kind.NOTE)
    found += [
        (f"{n.seat}-{Kind.NOTE}", writer.order(Kind.NOTE, (n.to,), note))
        for n in game.notes.values()
    ]
    named = [
        Choice(key, f"{label(typed.view, int(key.split('-')[0]))}: {said}", key == chosen)
        for key, said in found
    ]
    choices = (Choice("", say("desk-choose"), not chosen), *named)
    return Field("order", "select", chosen, choices, typed.errors.get("order", ""))


def number(typed: Typed, name: str, usual: int) -> Field:
    """Type a number."""
    value = typed.data.get(name, str(usual))
    return Field(name, "number", value, error=typed.errors.get(name, ""))


def closing(typed: Typed) -> Field:
    """Type the new hour of the close; the game's next closing hour stands there at first."""
    rules, zone = typed.game.rules, ZoneInfo(typed.game.rules.timezone)
    usual = first_close(rules, max(typed.now, typed.game.closes or typed.now)).astimezone(zone)
    value = typed.data.get("closes", f"{usual:%Y-%m-%dT%H:%M}")
    error = typed.errors.get("closes", "")
    return Field("closes", "moment", value, error=error, help=rules.timezone)


def why(typed: Typed) -> Field:
    """Type the reason."""
    return Field("why", "text", typed.data.get("why", ""), error=typed.errors.get("why", ""))
