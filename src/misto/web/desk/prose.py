"""The host's own texts, written in Markdown, as safe HTML."""

from misto.web.markup import LONGEST, render


def rendered(source: str, thread: str = "") -> str:
    """Make HTML of a text; its links to posts lead into the thread at an address."""
    return render(source[:LONGEST], url=thread).html
