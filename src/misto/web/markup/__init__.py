"""The text of a post: its Markdown made into safe HTML, quotes of it, and excerpts."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from markdown_it.token import Token

from misto.web.markup import mentions, quotes
from misto.web.markup.characters import clean, first_character, one_line, shortened
from misto.web.markup.parser import Parser, prepared
from misto.web.markup.sanitising import sanitise

__all__ = [
    "LONGEST",
    "Rendered",
    "TooLong",
    "clean",
    "first_character",
    "one_line",
    "plain",
    "quote",
    "quoted",
    "render",
    "shortened",
    "with_words",
]

LONGEST = 20_000
"""The most characters of a post."""

_DEEPEST = 16
_MOST_MARKS = 2_000
"""More than any post has; each costs the parser time, some the more so the more there are."""
_MARKS = re.compile(r"[*_~`\[\]<>!@:\\\n]")
_QUOTED = re.compile(r"^ {0,3}>.*$", re.MULTILINE)
_NO_WORDS = "<summary></summary>"
_PARSER = Parser()


@dataclass(frozen=True)
class Rendered:
    """A post as HTML, the seats that it mentions, and the posts that it quotes."""

    html: str
    mentions: frozenset[int]
    quotes: tuple[int, ...]


class TooLong(ValueError):  # noqa: N818  # what the page says of it
    """A text has more characters than a post may have."""

    def __init__(self, length: int) -> None:
        super().__init__(f"{length} characters, where {LONGEST} are the most")
        self.length = length


def render(
    source: str,
    *,
    url: str,
    seats: Sequence[tuple[int, str, str]] = (),
    authors: Mapping[int, str] | None = None,
) -> Rendered:
    """Make a post from its source.

    Args:
        source: What was typed.
        url: The address of the thread, without a query: links to seats and posts begin with it.
        seats: Number, nick and name of each seat, for the mentions.
        authors: Who wrote the posts that `quoted` names. The quotes then bear these names,
            whatever was typed, and a quote of any other number has no source. Without it the
            sources stand as typed.

    Raises:
        TooLong: The source has more than `LONGEST` characters.
    """
    text = _checked(source)
    tokens = _parsed(text)
    if tokens is None:
        return Rendered(_as_typed(text), frozenset(), ())
    tokens, numbers = quotes.cite(tokens, url, authors)
    mentioned = mentions.link(tokens, url, seats)
    html = _PARSER.renderer.render(tokens, _PARSER.options, {})
    return Rendered(sanitise(clean(html)), mentioned, numbers)


def with_words(html: str, spoiler: str) -> str:
    """Label the spoilers of a rendered post in the reader's language.

    >>> with_words("<details><summary></summary>…</details>", "Спойлер")
    '<details><summary>Спойлер</summary>…</details>'
    """
    return html.replace(_NO_WORDS, f"<summary>{escape(spoiler)}</summary>")


def quoted(source: str) -> tuple[int, ...]:
    """Return the numbers of the posts that a source may be quoting, to look up their authors."""
    return quotes.looked_for(_checked(source))


def quote(name: str, number: int, source: str) -> str:
    """Write what the button *quote* puts into the form: the source, and the post's first words."""
    text = prepared(_start(source))
    return quotes.written(name, number, text, _parsed(text) or [])


def plain(source: str, limit: int) -> str:
    """Return the first words of a post on one line: no markup, no quotes, no spoilers."""
    text = _start(source)
    tokens = _parsed(text)
    if tokens is None:
        return shortened(one_line(_QUOTED.sub("", text)), limit)
    words: list[str] = []
    hidden = 0
    for token in tokens:
        if token.tag in {"blockquote", "details"}:
            words += ["…"] if token.type == "spoiler_open" and not hidden else []
            hidden += token.nesting
        elif not hidden:
            words += [_words(token.children) if token.children else token.content]
    return shortened(one_line(" ".join(words)), limit)


def _words(tokens: list[Token]) -> str:
    return "".join(" " if token.type.endswith("break") else token.content for token in tokens)


def _checked(source: str) -> str:
    if len(source) > 2 * LONGEST:  # browsers send two characters for the end of a line
        raise TooLong(len(source))
    text = clean(source)
    if len(text) > LONGEST:
        raise TooLong(len(text))
    return text


def _start(source: str) -> str:
    return clean(source[: 2 * LONGEST])[:LONGEST]


def _parsed(text: str) -> list[Token] | None:
    """Return the tokens of a text, or nothing where it can only be shown as typed.

    Too many marks take too long; too deep a text nobody reads, and the parser drops what lies
    deeper still.
    """
    if len(_MARKS.findall(text)) > _MOST_MARKS:
        return None
    tokens = _PARSER.parse(prepared(text))
    inline = (child for token in tokens for child in token.children or ())
    if any(token.level > _DEEPEST for token in (*tokens, *inline)):
        return None
    return tokens


def _as_typed(text: str) -> str:
    paragraphs = (part.strip("\n") for part in text.split("\n\n"))
    return sanitise(
        "\n".join(
            "<p>" + escape(part, quote=False).replace("\n", "<br>\n") + "</p>"
            for part in paragraphs
            if part.strip()
        )
    )
