"""What Sphinx doesn't do by itself for the pages of `docs`.

- Short anchors: the heading of a clause, «NIGHT-7. What the autopsy shows», is found as `#night-7`,
  that of a family, «The night (NIGHT)», as `#night`, on the page of either language.
- The language of a page, where it isn't English.
- A section of `index.md` may wait for its pages.
"""

import logging
import re
from typing import Any

from docutils import nodes
from myst_parser.slugs import SLUG_PRESETS
from sphinx.application import Sphinx

CLAUSE = re.compile(r"([A-Z]+-\d+)\. ")
FAMILY = re.compile(r" \(([A-Z]+)(?:, [A-Z]+)*\)$")


def slug(title: str) -> str:
    """Name the anchor of a heading.

    >>> slug("NIGHT-7. What the autopsy shows"), slug("Ніч (NIGHT)")
    ('night-7', 'night')
    """
    found = CLAUSE.match(title) or FAMILY.search(title)
    return found[1].lower() if found else SLUG_PRESETS["github"](title)


def slugs_first(_app: Sphinx, document: nodes.document) -> None:
    """Let the permanent links of headings show the short anchors, not those from whole titles."""
    for section in document.findall(nodes.section):
        name = section.get("slug")
        if name in section["ids"]:
            section["ids"] = [name, *(other for other in section["ids"] if other != name)]


def language_of_page(
    _app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Mark a Ukrainian page as one: readers aloud and hyphenation go by it."""
    if re.search(r"(^|[/.])uk$", page):
        context["language"] = "uk"


def is_no_empty_section(record: logging.LogRecord) -> bool:
    """Pass over the warning of a pattern without pages; it has no type to suppress it by."""
    return getattr(record, "subtype", None) != "empty_glob"


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    logging.getLogger("sphinx.sphinx.directives.other").addFilter(is_no_empty_section)
    app.connect("doctree-read", slugs_first, priority=100)
    app.connect("html-page-context", language_of_page)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
