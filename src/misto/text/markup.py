"""The three markups of a report: Markdown, BBCode, plain text."""

import re
from typing import Literal, get_args

Markup = Literal["markdown", "bbcode", "plain"]

MARKUPS: tuple[Markup, ...] = get_args(Markup)
"""The markups that a report may be printed in."""

# What no name or note may bring: controls, and the marks that turn the direction of a whole line.
_CONTROLS = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ue000\ue001]"
)
_SPECIAL = re.compile(r"[\\`*_{}\[\]<>#|~&@^$=]|:(?=//)|(?<=www)\.", re.IGNORECASE)
_AT_START = re.compile(r"^([-+]|\d+(?=[.)]))(.?)", re.DOTALL)
_INDENT = re.compile(r"^[ \t]+")


def escape(markup: Markup, text: str) -> str:
    r"""Return one line of somebody's text so that the markup shows it as it was typed.

    Line breaks and runs of blanks become one blank: a name can't begin a line of its own.

    >>> escape("markdown", "*Віталя* | <b>")
    '\\*Віталя\\* \\| \\<b\\>'
    """
    return _escape(markup, " ".join(_clean(text).split()))


def quote(markup: Markup, text: str) -> str:
    """Return somebody's text of many lines as a quotation; nothing in it works as markup."""
    lines = [_line(markup, line) for line in _clean(text).strip("\n").split("\n")]
    if markup == "bbcode":
        return "\n".join(("[quote]", *lines, "[/quote]"))
    if markup == "markdown":  # a break, where a line follows: else the lines would run together
        lines = [
            f"{line}\\" if line and following else line
            for line, following in zip(lines, (*lines[1:], ""), strict=True)
        ]
    return "\n".join(f"> {line}".rstrip(" ") for line in lines)


def title(markup: Markup, text: str) -> str:
    """Return the heading of a whole text; `text` is escaped already."""
    return f"## {text}" if markup == "markdown" else bold(markup, text)


def bold(markup: Markup, text: str) -> str:
    """Return a heading inside a text; `text` is escaped already."""
    return {"markdown": f"**{text}**", "bbcode": f"[b]{text}[/b]", "plain": text}[markup]


def item(markup: Markup, text: str) -> str:
    """Return a line that stands in a list; Markdown would else run the lines together."""
    return f"- {text}" if markup == "markdown" else text


def _clean(text: str) -> str:
    return _CONTROLS.sub("", text.replace("\r\n", "\n").replace("\r", "\n").expandtabs(4))


def _line(markup: Markup, line: str) -> str:
    """Blanks at the start of a line would make code of it in Markdown; they stay, unbreakable."""
    return _INDENT.sub(lambda found: "\u00a0" * len(found[0]), _escape(markup, line.rstrip()))


def _escape(markup: Markup, text: str) -> str:
    if markup == "bbcode":
        return text.replace("[", "[\u2060")
    if markup == "plain":
        return text
    escaped = _SPECIAL.sub(lambda found: f"\\{found[0]}", text)
    return _AT_START.sub(_marker, escaped)


def _marker(found: re.Match[str]) -> str:
    """A dash or a number at the start of a line would begin a list."""
    mark, after = found.groups()
    return f"{mark}\\{after}" if mark.isdigit() else f"\\{mark}{after}"
