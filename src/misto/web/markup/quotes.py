"""Quotes with their source: `> [Ашот, #41](#41):` and the quoted lines below it."""

import re
from collections.abc import Mapping

from markdown_it.token import Token

from misto.web.markup.characters import one_line, shortened
from misto.web.markup.parser import POST

MOST_QUOTED = 600
"""The most characters that a quote takes over from a post."""

MOST_SOURCES = 50
"""The most posts that one post quotes."""

_SOURCE = re.compile(rf"^[ >!]*> ?\[[^\n]*\]\({POST.pattern}\)", re.MULTILINE)
_SPECIAL = re.compile(r"([\\`*_\[\]<>!&~])")
_GAPS = re.compile(r"\n(?:[ \t]*\n){2,}")


def written(name: str, number: int, text: str, tokens: list[Token]) -> str:
    """Write the quote of a post: its first words, without the quotes in it."""
    lines = text.split("\n")
    for token in tokens:
        if token.type == "blockquote_open" and token.map:
            start, end = token.map
            lines[start:end] = [""] * (end - start)
    own = _GAPS.sub("\n\n", "\n".join(lines)).strip()
    who = _SPECIAL.sub(r"\\\1", one_line(name))
    quoted = f"[{who}, #{number}](#{number}):\n{shortened(own, MOST_QUOTED) or '…'}"
    return "".join(f"> {line}".rstrip() + "\n" for line in quoted.split("\n")) + "\n"


def looked_for(text: str) -> tuple[int, ...]:
    """Return the numbers of the posts that a text may be quoting."""
    return tuple(dict.fromkeys(int(number) for number in _SOURCE.findall(text)))[:MOST_SOURCES]


def cite(
    tokens: list[Token], url: str, authors: Mapping[int, str] | None
) -> tuple[list[Token], tuple[int, ...]]:
    """Show the source of each quote, and return the numbers of the posts that are quoted."""
    cited: list[Token] = []
    numbers: dict[int, None] = {}
    quoted = 0
    position = 0
    while position < len(tokens):
        token = tokens[position]
        cited.append(token)
        position += 1
        if token.tag != "blockquote":
            continue
        quoted += token.nesting
        source = _source(tokens[position : position + 3]) if token.nesting == 1 else None
        if source is None or (authors is not None and source[0] not in authors):
            continue
        number, label, rest = source
        if quoted == 1:
            numbers[number] = None
        if authors is not None:
            label = f"{authors[number]}, #{number}"
        token.attrs = {"class": "quote"}
        cited += _citation(number, label, token.level + 1)
        tokens[position + 1].children = rest
        position += 0 if rest else 3
    _aim(cited, url)
    return cited, tuple(numbers)[:MOST_SOURCES]


def _source(tokens: list[Token]) -> tuple[int, str, list[Token]] | None:
    """Read the first line of a quote: a link to a post, alone but for a colon."""
    if [token.type for token in tokens] != ["paragraph_open", "inline", "paragraph_close"]:
        return None
    children = tokens[1].children or []
    types = [child.type for child in children]
    if types[:1] != ["link_open"]:
        return None
    close = types.index("link_close")
    end = next((place for place, name in enumerate(types) if name.endswith("break")), len(types))
    number = POST.fullmatch(str(children[0].attrs["href"]))
    after = "".join(child.content for child in children[close + 1 : end])
    if number is None or close > end or after.strip() not in {"", ":"}:
        return None
    label = "".join(child.content for child in children[:close])
    return int(number[1]), label, children[end + 1 :]


def _citation(number: int, label: str, level: int) -> list[Token]:
    link = [
        Token("link_open", "a", 1, attrs={"href": f"#{number}"}),
        Token("text", "", 0, content=label),
        Token("link_close", "a", -1),
    ]
    return [
        Token("cite_open", "cite", 1, level=level, block=True),
        Token("inline", "", 0, level=level + 1, children=link, block=True),
        Token("cite_close", "cite", -1, level=level, block=True),
    ]


def _aim(tokens: list[Token], url: str) -> None:
    """Lead the links to posts of the thread to where these are."""
    for block in tokens:
        for token in block.children or ():
            if token.type == "link_open":
                number = POST.fullmatch(str(token.attrs["href"]))
                if number:
                    token.attrs["href"] = f"{url}?post={number[1]}#p{number[1]}"
