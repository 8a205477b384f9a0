"""The last door: whatever the parser made, nothing leaves but what stands on these lists."""

import re

import nh3

TAGS = {
    *("p", "br", "hr", "h4", "h5", "h6", "ul", "ol", "li", "pre", "code"),
    *("em", "strong", "s", "a", "blockquote", "cite", "details", "summary"),
}
ATTRIBUTES = {"a": {"href"}, "ol": {"start"}}
CLASSES = {"a": {"mention"}, "blockquote": {"quote"}, "details": {"spoiler"}}
SCHEMES = {"http", "https", "mailto"}
REL = "nofollow noopener noreferrer ugc"

_OWN_PAGE = re.compile(r"(?:/(?![/\\])[^\s\\]*)?(?:\?[^\s\\]*)?(?:#[^\s\\]*)?")


def _own(url: str) -> str | None:
    """Keep an address of the site; `//` and its like lead elsewhere."""
    return url if _OWN_PAGE.fullmatch(url) else None


_CLEANER = nh3.Cleaner(
    tags=TAGS,
    clean_content_tags={"script", "style"},
    attributes={"*": set(), **ATTRIBUTES},  # else every tag may have a title and a language
    allowed_classes=CLASSES,
    url_schemes=SCHEMES,
    url_relative=_own,
    link_rel=REL,
)


def sanitise(html: str) -> str:
    """Return the HTML with nothing but the tags, attributes, classes and schemes of a post."""
    return _CLEANER.clean(html)
