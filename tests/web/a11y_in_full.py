"""Every page, for each who sees it, in both themes and languages: `make a11y`.

It takes half an hour, and so it is not among the tests; `test_a11y.py` looks at each page once.
"""

import pytest

from tests.browsing import chromium, required
from tests.web.eyes import LANGUAGES, PHASES, THEMES, Eyes, scene

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.django_db(transaction=True),
]
VIEWERS = ("stranger", "reader", "host", "player", "mafia", "ghost", "persona")


@pytest.fixture(autouse=True)
def _all_is_switched_on(settings):
    settings.PASSKEYS_WORK = True
    settings.SIGN_UP = "invitation"


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("phase", PHASES)
def test_every_page(live_server, phase, viewer):
    required()
    one = scene(phase)
    if viewer not in one.clients:
        return
    elsewhere = phase != PHASES[-1]  # a page that is of no game is seen beside the last alone
    found = [
        sight
        for address in one.addresses
        if not (elsewhere and "<slug:code>" not in address.route)
        for sight in one.sights(address)
        if sight.viewer == viewer
    ]
    faults: list[str] = []
    with chromium() as browser:
        eyes = Eyes(browser, live_server.url)
        for sight in found:
            for language in LANGUAGES:
                faults += eyes.faults(sight, language=language, themes=THEMES)
    print(f"{phase}, {viewer}: {len(found)} pages")
    assert not faults, "\n".join(faults)
