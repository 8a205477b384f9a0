"""Template tags: sentences, instants, faces."""

from collections.abc import Callable, Hashable
from datetime import datetime
from functools import cache, lru_cache
from zoneinfo import ZoneInfo

from django import template
from django.template.base import Parser, Token
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString

from misto.engine import View
from misto.store import clock
from misto.text import Language, words
from misto.text.catalogue import Value
from misto.text.writer import Writer
from misto.web import saying

register = template.Library()

_KEPT = 2000


@register.simple_tag
def say(message: str, **values: Value) -> str:
    """Say a message of the catalogue; what is put into it is escaped with it."""
    return saying.say(message, **values)


_say: Callable[[Parser, Token], template.Node] = register.tags["say"]


class Fixed(template.Node):
    """A sentence into which nothing is put: a page has a hundred."""

    def __init__(self, message: str) -> None:
        self._message = message

    def render(self, context: template.Context) -> SafeString:
        """Say it."""
        if context.autoescape:
            return _escaped(saying.language(), self._message)
        return SafeString(saying.say(self._message))


@register.tag("say")
def compile_say(parser: Parser, token: Token) -> template.Node:
    """Make the short way of a tag that names its message and nothing else."""
    _, *words = token.split_contents()
    message = parser.compile_filter(words[0])
    if len(words) == 1 and isinstance(message.var, str) and not message.filters:
        return Fixed(message.var)
    return _say(parser, token)


@cache
def _escaped(language: Language, message: str) -> SafeString:
    return escape(saying.kept(language, message))


@register.simple_tag
def part(name: str, **values: Hashable) -> SafeString:
    """Include a part that follows from these values and the language alone: it is kept."""
    return _part(name, saying.language(), tuple(values.items()))


@lru_cache(maxsize=_KEPT)
def _part(name: str, words: Language, values: tuple[tuple[str, Hashable], ...]) -> SafeString:
    del words
    return render_to_string(name, dict(values))


class Even(template.Node):
    """A part that is filled up to whole rooms, so that its length tells no role on the line."""

    def __init__(self, inside: template.NodeList, room: int) -> None:
        self.nodelist = inside
        self._room = room

    def render(self, context: template.Context) -> SafeString:
        """Render what is inside, and fill it up with spaces."""
        made = self.nodelist.render(context)
        return SafeString(made + " " * (-len(made.encode()) % self._room))


@register.tag("even")
def compile_even(parser: Parser, token: Token) -> Even:
    """Fill what stands up to `endeven` to a multiple of so many bytes."""
    inside = parser.parse(("endeven",))
    parser.delete_first_token()
    return Even(inside, int(token.split_contents()[1]))


@register.simple_tag
def moment(at: datetime | None, zone: str = "") -> SafeString | str:
    """Write an instant as hour and day, in the reader's zone, or in a game's."""
    if at is None:
        return ""
    name = zone or timezone.get_current_timezone_name()
    return format_html(
        '<time datetime="{}">{}</time>',
        at.astimezone(ZoneInfo("UTC")).isoformat(timespec="seconds"),
        words.when(saying.language(), at, name),
    )


register.filter("said", saying.as_said)


@register.filter
def get(mapping: dict[object, object], key: object) -> object:
    """Look a key up."""
    return mapping.get(key)


@register.simple_tag
def name(view: View, seat: int | None) -> str:
    """Name a seat by its character; without a seat, nobody."""
    if seat is None:
        return saying.say("site-nobody")
    return Writer.of(saying.language(), view).name(seat)


@register.filter
def left(until: datetime | None) -> str:
    """Say how much time is left, as the clock of the page does; the game's clock counts."""
    if until is None:
        return ""
    minutes = max(0, int((until - clock.now()).total_seconds()) // 60)
    days, hours, minutes = minutes // 1440, minutes % 1440 // 60, minutes % 60
    return saying.say("site-left", days=days, hours=hours, minutes=minutes)
