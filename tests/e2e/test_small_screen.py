"""A small telephone without scripts: it enrols, votes and posts like any other."""

import pytest
from playwright.sync_api import Browser, expect

from misto.engine import Gender, Kind
from tests.e2e.people import Person
from tests.serving import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDTH = 360
OTHERS = "from misto.engine import *; table = cast.enrolling(seats=6); answer = table.code"
DEAL = """
from misto.engine.lineup import suggest
table.run(CloseEnrolment(lineup=suggest(7, table.view.rules)))
table.run(Deal())
"""


def test_a_player_without_scripts_enrols_votes_and_posts(window: Browser, running: Site):
    code = running.hand(OTHERS)
    address = f"http://127.0.0.1:{running.port}/"
    player = Person(window, address, "sonya", "Баба Параска", Gender.F, scripts=False, width=WIDTH)
    player.sign_up()
    fits(player)
    player.enrol(nonce="три сороки на одному дроті 17")
    fits(player)
    running.hand(DEAL)
    player.open_game("Чорний ринок")
    assert f"/g/{code}/" in player.page.url
    player.read_letter()
    fits(player)
    player.order(Kind.VOTE, "Зойка", "table-whom-election")
    fits(player)
    player.post("Я за Зойку: вона знає, де лежать ключі.")
    fits(player)
    player.tab("seat")
    done = player.page.locator("ul.owe li.done")
    expect(done.filter(has_text=player.say("table-owe-vote"))).to_have_count(1)
    expect(done.filter(has_text=player.say("table-owe-post"))).to_have_count(1)


def fits(player: Person) -> None:
    """Nothing that one presses or writes into lies beside the screen."""
    for part in player.page.locator("main button, main textarea, main input, main label").all():
        box = part.bounding_box() if part.is_visible() else None
        assert box is None or box["x"] + box["width"] <= WIDTH, part.inner_html()
