"""The forms of a page, as its reader has them: found in its HTML, filled in, sent."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

_FORMS = re.compile(r"<form\b.*?</form>", re.DOTALL)
_BESIDE = re.compile(r"<button\b[^>]*\bform=\"([^\"]+)\"[^>]*>")


@dataclass
class Control:
    """One thing of a form that has a name: a field, a choice, a button."""

    name: str
    kind: str  # text, textarea, hidden, password, number, file, choice, checkbox, submit, …
    value: str = ""
    choices: list[str] = field(default_factory=list)
    least: str = ""
    most: str = ""


@dataclass
class Form:
    """A form, and where it goes."""

    action: str
    method: str
    controls: list[Control] = field(default_factory=list)

    @property
    def buttons(self) -> list[Control]:
        return [one for one in self.controls if one.kind == "submit"]

    @property
    def fields(self) -> list[Control]:
        return [one for one in self.controls if one.kind != "submit"]


class _Parser(HTMLParser):
    """Reads one form."""

    def __init__(self, there: str) -> None:
        super().__init__()
        self.form = Form(there, "get")
        self.id = ""
        self._there = there
        self._open: Control | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.form.action = has.get("action") or self._there
            self.form.method = has.get("method", "get").lower()
            self.id = has.get("id", "")
        elif tag in {"input", "button", "select", "textarea"} and has.get("name"):
            self._control(tag, has)
        elif tag == "option" and self._open is not None:
            self._open.choices.append(has.get("value", ""))
            if "selected" in has:
                self._open.value = has.get("value", "")

    def _control(self, tag: str, has: dict[str, str]) -> None:
        kind = {"select": "choice", "textarea": "textarea", "button": "submit"}.get(
            tag, has.get("type", "text")
        )
        if {"hidden", "readonly"} & has.keys():  # nobody types there
            kind = "hidden"
        if kind == "radio":
            known = next((one for one in self.form.controls if one.name == has["name"]), None)
            if known is not None:
                known.choices.append(has.get("value", "on"))
                return
            kind, has = "choice", {**has, "choices": has.get("value", "on")}
        bounds = has.get("min", ""), has.get("max", has.get("maxlength", ""))
        control = Control(has["name"], kind, has.get("value", ""), [], *bounds)
        if "choices" in has:
            control.choices.append(has["choices"])
        self.form.controls.append(control)
        if tag in {"select", "textarea"}:
            self._open = control

    def handle_data(self, data: str) -> None:
        if self._open is not None and self._open.kind == "textarea":
            self._open.value += data

    def handle_endtag(self, tag: str) -> None:
        if tag in {"select", "textarea"}:
            self._open = None


def forms_of(html: str, there: str) -> list[Form]:
    """Return the forms of a page, with the buttons that stand beside them."""
    found, by_id = [], {}
    for text in _FORMS.findall(html):
        parser = _Parser(there)
        parser.feed(text)
        found.append(parser.form)
        by_id[parser.id] = parser.form
    for button in _BESIDE.finditer(html):
        if button[1] in by_id:
            parser = _Parser(there)
            parser.feed(button[0])
            by_id[button[1]].controls += parser.form.controls
    return found
