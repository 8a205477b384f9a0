"""No page that is walked works odds out: how far they are is a matter of time."""

from tests.web import odds

_nobody_plays = odds.nobody_plays
