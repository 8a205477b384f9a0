"""A writer: the language, personas, rules and markup that all sentences of a text share."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from misto.engine.events import Persona
from misto.engine.rules import CLASSIC, Rules
from misto.engine.terms import Gender, Kind, Role
from misto.engine.views import View
from misto.text import markup, words
from misto.text.catalogue import Language, Value, join, say
from misto.text.markup import Markup


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes sentences about one game; names come out escaped for the markup."""

    language: Language
    personas: tuple[Persona, ...] = ()
    rules: Rules = CLASSIC
    markup: Markup = "plain"

    @classmethod
    def of(cls, language: Language, view: View, markup: Markup = "plain") -> Self:
        """Write about the game of a view."""
        return cls(language, view.personas, view.rules, markup)

    def say(self, message: str, /, **values: Value) -> str:
        """Say a message of the catalogue."""
        return say(self.language, message, **values)

    def text(self, text: str) -> str:
        """Put somebody's own words, of one line, into a sentence."""
        return markup.escape(self.markup, text)

    def name(self, seat: int) -> str:
        """Name a seat by its character; by its nick, where it has none; else by its number."""
        persona = self._persona(seat)
        if persona is None:
            return self.say("seat-number", seat=seat)
        return self.text(persona.name.strip() or persona.nick)

    def label(self, seat: int) -> str:
        """Name a seat by nick and character, as the source's tables do."""
        persona = self._persona(seat)
        if persona is None or persona.name.strip() in {"", persona.nick}:
            return self.name(seat)
        return self.say("label", nick=self.text(persona.nick), name=self.text(persona.name))

    def names(self, seats: Iterable[int]) -> str:
        """Name several seats, at least one."""
        return join(self.name(seat) for seat in seats)

    def gender(self, seat: int) -> Gender:
        """The gender of a seat's character."""
        persona = self._persona(seat)
        return persona.gender if persona else Gender.OTHER

    def role(self, role: Role, seat: int) -> str:
        """Name the role of a seat, in the gender of its character."""
        return words.role(self.language, role, self.gender(seat))

    def order(self, kind: Kind, targets: Iterable[int], what: str) -> str:
        """Write an order: what it is called, and on whom it is (on nobody, a vote or a shot)."""
        names = [self.name(seat) for seat in targets]
        whom = join(names) if names else self.say("order-nobody", kind=kind.value)
        return self.say("order", what=what, targets=whom)

    def when(self, instant: datetime) -> str:
        """Write an instant as hour and day in the game's time zone."""
        return words.when(self.language, instant, self.rules.timezone)

    def bold(self, text: str) -> str:
        """Write a heading inside a text."""
        return markup.bold(self.markup, text)

    def title(self, text: str) -> str:
        """Write the heading of a text."""
        return markup.title(self.markup, text)

    def section(self, heading: str, lines: Sequence[str]) -> list[str]:
        """Write a heading and the list below it; nothing, where the list is empty."""
        if not lines:
            return []
        gap = [""] if self.markup == "markdown" else []
        return [self.bold(heading), *gap, *(markup.item(self.markup, line) for line in lines)]

    def quote(self, text: str) -> str:
        """Write somebody's text of many lines as a quotation."""
        return markup.quote(self.markup, text)

    def _persona(self, seat: int) -> Persona | None:
        return self.personas[seat - 1] if 0 < seat <= len(self.personas) else None
