"""The host's own texts, written in Markdown, as safe HTML."""

import nh3
from markdown_it import MarkdownIt

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "breaks": True})
_TAGS = {"p", "br", "em", "strong", "ul", "ol", "li", "blockquote", "h2", "h3", "h4", "a", "hr"}


def rendered(source: str) -> str:
    """Make HTML of a text: nothing remote is loaded, nothing runs."""
    return nh3.clean(_MARKDOWN.render(source), tags=_TAGS, link_rel="nofollow noopener")
