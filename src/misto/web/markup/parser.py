"""The Markdown of the posts: CommonMark, and what a forum needs beside it."""

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

POST = re.compile(r"#([1-9][0-9]{0,8})")
"""The address of a post of the same thread, as it is written in a link."""

_SPOILER = ">!"
_TO_SPOILER = re.compile(r" {0,3}>!")
_LINK = re.compile(r"(?:https?://|mailto:)\S", re.IGNORECASE)
_SCHEME = re.compile(r"(?<!\w)https?\Z", re.IGNORECASE)
_ADDRESS = re.compile(r"://[^\W_][^\s<>\"`|\\\[\]]*")
_AT_END = "?!.,:;*_~'\"«»“”‘’…"
_NESTING = 40
"""Deeper than this the parser drops text; `markup` shows a post as typed long before that."""


class Parser(MarkdownIt):
    """The parser, with the links that a post may have."""

    def __init__(self) -> None:
        options = {"html": False, "breaks": True, "xhtmlOut": False, "maxNesting": _NESTING}
        super().__init__("commonmark", options)
        self.enable("strikethrough")
        # An indented paragraph is no code, a line of dashes under a text makes no heading of it,
        # and an ampersand is an ampersand.
        self.disable(["code", "entity", "html_block", "html_inline", "lheading", "reference"])
        ends = ["paragraph", "blockquote", "list"]
        self.block.ruler.before("blockquote", "spoiler", _spoiler, {"alt": ends})
        self.inline.ruler.before("escape", "address", _address)
        self.core.ruler.push("links", _links)
        self.core.ruler.push("headings", _headings)

    def validateLink(self, url: str) -> bool:  # noqa: N802 (the library's name)
        """Allow the web, mail, and a post of the same thread."""
        return bool(_LINK.match(url) or POST.fullmatch(url))


def prepared(text: str) -> str:
    """Part a spoiler from the line above it: a quote would else swallow it and show it."""
    lines: list[str] = []
    open_above = False
    for line in text.split("\n"):
        hidden = bool(_TO_SPOILER.match(line))
        lines += ["", line] if hidden and open_above else [line]
        open_above = not hidden and bool(line.strip())
    return "\n".join(lines)


def _spoiler(state: StateBlock, start: int, end: int, silent: bool) -> bool:  # noqa: FBT001 (theirs)
    """Read lines that begin with `>!` as one hidden block, whatever is in it."""
    line = start
    lines: list[str] = []
    while line < end and _begins_spoiler(state, line):
        begin = state.bMarks[line] + state.tShift[line] + len(_SPOILER)
        text = state.src[begin : state.eMarks[line]]
        lines.append(text.removeprefix(" "))
        line += 1
    if not lines or silent:
        return bool(lines)
    opened = state.push("spoiler_open", "details", 1)
    opened.attrs = {"class": "spoiler"}
    opened.map = [start, line]
    state.push("summary_open", "summary", 1)
    state.push("summary_close", "summary", -1)
    inside: list[Token] = []
    inner = StateBlock(prepared("\n".join(lines)), state.md, state.env, inside)
    inner.level = state.level
    state.md.block.tokenize(inner, inner.line, inner.lineMax)
    for token in inside:
        token.map = None  # they count the lines inside
    state.tokens.extend(inside)
    state.push("spoiler_close", "details", -1)
    state.line = line
    return True


def _begins_spoiler(state: StateBlock, line: int) -> bool:
    indent = state.sCount[line] - state.blkIndent
    begin = state.bMarks[line] + state.tShift[line]
    return 0 <= indent < 4 and state.src.startswith(_SPOILER, begin)  # noqa: PLR2004 (Markdown's)


def _address(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 (theirs)
    """Make a link of a bare address; the parser stops at the colon, so the scheme lies behind."""
    if state.src[state.pos] != ":" or state.linkLevel:
        return False
    scheme = _SCHEME.search(state.src, max(0, state.pos - 6), state.pos)
    rest = _ADDRESS.match(state.src, state.pos)
    if not scheme or not rest:
        return False
    tail = _without_end(rest[0])
    url = state.md.normalizeLink(scheme[0] + tail)
    if not silent:
        state.pending = state.pending.removesuffix(scheme[0])
        state.push("link_open", "a", 1).attrs = {"href": url}
        state.push("text", "", 0).content = state.md.normalizeLinkText(scheme[0] + tail)
        state.push("link_close", "a", -1)
    state.pos += len(tail)
    return True


def _without_end(address: str) -> str:
    """Leave the punctuation of the sentence outside, and a bracket that was opened before."""
    open_brackets = address.count("(") - address.count(")")
    while address[-1] in _AT_END or (address[-1] == ")" and open_brackets < 0):
        open_brackets += address[-1] == ")"
        address = address[:-1]
    return address


def _links(state: StateCore) -> None:
    """Make a link of each picture: one on somebody's server would tell who reads when."""
    for block in state.tokens:
        if block.type == "inline":
            block.children = list(_with_addresses(block.children or []))


def _with_addresses(tokens: list[Token]) -> Iterator[Token]:
    """Leave of the links and pictures those that lead somewhere, and of pictures their words."""
    within: list[bool] = []
    for token in tokens:
        if token.type == "image":
            target = str(token.attrs["src"])
            link = bool(target) and not any(within)
            if link:
                yield Token("link_open", "a", 1, attrs={"href": target})
            yield Token("text", "", 0, content=_words(token.children or []) or target)
            if link:
                yield Token("link_close", "a", -1)
        elif token.type == "link_open":
            within.append(bool(token.attrs["href"]))
            if within[-1]:
                yield token
        elif token.type != "link_close" or within.pop():
            yield token


def _words(tokens: list[Token]) -> str:
    return "".join(
        _words(token.children) if token.children else token.content for token in tokens
    ).strip()


def _headings(state: StateCore) -> None:
    """Set the headings of a post below those of the page that it stands on."""
    for token in state.tokens:
        if token.type in {"heading_open", "heading_close"}:
            token.tag = f"h{min(int(token.tag[1]) + 3, 6)}"
