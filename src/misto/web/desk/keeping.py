"""What a host names and tells: a game's title and opening, and a set-up to play again."""

from misto.engine import Rules
from misto.engine.names import clean, text_fits, title_fault
from misto.store.models import Account, SetUp
from misto.web.desk.options import changes
from misto.web.saying import say

_NAME_MAX = 100


def faults(title: str, story: str) -> dict[str, str]:
    """Say what is wrong with a game's title and its opening, by the name of the field."""
    found = {}
    if title_fault(title):
        found["title"] = say("desk-title-unfit")
    if story.strip() and not text_fits(story):
        found["story"] = say("desk-story-unfit")
    return found


def name_fault(name: str) -> str:
    """Say why a set-up can't be kept under a name; an empty text: it can."""
    found = clean(name)
    if found and len(found) <= _NAME_MAX and found.isprintable():
        return ""
    return say("desk-set-up-unnamed", most=_NAME_MAX)


def keep(account: Account, name: str, *, title: str, story: str, rules: Rules) -> SetUp:
    """Keep a set-up under a name; what was kept under it before goes."""
    kept, _ = SetUp.objects.update_or_create(
        account=account,
        name=clean(name),
        defaults={"title": title[:200], "story": story, "rules": changes(rules)},
    )
    return kept
