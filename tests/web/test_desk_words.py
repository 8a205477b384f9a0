"""The words of the desk: every one that is said is there, and every one that is there is said."""

import re
from pathlib import Path

import pytest

from misto.engine.rules import OPTIONS
from misto.text import LANGUAGES
from misto.text.catalogue import sources
from misto.web import desk
from misto.web.desk.options import GROUPS, WIDGETS
from misto.web.desk.rulings import acts

DESK = Path(desk.__file__).parent
TEMPLATES = DESK.parent / "templates" / "desk"
_ID = re.compile(r"^(desk-[a-z-]+) =|^    (\.[a-z]+) =", re.MULTILINE)

MADE = {
    *(f"desk-ruling-{what}" for what in acts.ACTS),
    *(f"desk-ruling-{what}{part}" for what in acts.ACTS for part in (".about", ".seen")),
    *(f"desk-rulings-{name}" for name, _ in acts.GROUPS),
    *(f"desk-group-{name}" for name, _ in GROUPS),
    *(f"desk-unfit-{kind}" for kind in {*WIDGETS.values()} - {"flag", "many", "order"}),
    *(f"desk-column-{word}" for word in ("argument", "introduction")),
    *(f"desk-state-{state}" for state in ("dead", "excluded", "left")),
    *(f"desk-room-{room}" for room in ("thread", "talk", "mafia")),
    *(f"desk-part-{part}" for part in ("player", "reserve", "replaced")),
    *(f"desk-end-{act}-done" for act in ("open", "vote", "give")),
    *(f"desk-choose-{name}" for name in ("seat", "seats", "turn", "closes")),
    *(f"desk-field-{name}" for name in ("seat", "seats", "order", "kind", "target", "second")),
    *(f"desk-field-{name}" for name in ("turn", "closes", "alive", "role", "poisoned", "why")),
    *(f"desk-{name}-{word}" for name in ("alive", "poisoned") for word in ("yes", "no")),
}
"""Those that are put together."""


def there(language):
    found, last = set(), ""
    for name, attribute in _ID.findall(dict(sources(language))["site-desk.ftl"]):
        last = name or last
        found.add(last + attribute)
    return found


def said():
    texts = [
        p.read_text(encoding="utf-8") for p in (*DESK.rglob("*.py"), *TEMPLATES.rglob("*.html"))
    ]
    found = {
        one for text in texts for one in re.findall(r"[( ][\"'](desk-[a-z-]+[a-z])[\"']", text)
    }
    return found | MADE | {"desk-tab-enrolment", "desk-tab-turn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_every_one_is_said(language):
    assert there(language) == said()


def test_every_option_is_in_one_group():
    named = [option for _, options in GROUPS for option in options]
    assert sorted(named) == sorted(OPTIONS)
