"""Time at the site: clocks that change, days of rest, pauses, outages; nobody pays for it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from misto.engine import Kind, Pause, Phase, PublishReport, Resume, Rules
from misto.engine import events as e
from misto.store import beating, clock, deadlines, folding, keeping
from misto.store.models import Beat, Entry, Notice
from tests import cast
from tests.serving import Site, site
from tests.survival.clients import Browser
from tests.survival.racing import UNMEASURED

KYIV = ZoneInfo("Europe/Kyiv")
in_process = pytest.mark.django_db


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Callable[..., cast.Table]:
    """A game that begins at an hour of Kyiv."""

    def begin(*at: int, **options: object) -> cast.Table:
        moment = datetime(*at, tzinfo=KYIV).astimezone(UTC)  # type: ignore[misc,arg-type]  # year to minute
        monkeypatch.setattr(cast, "MORNING", moment)
        rules = Rules(**{"min_posts": 0, "missed_votes": 0, **options})  # type: ignore[arg-type]
        table = cast.begun(rules, seats=7)
        table.now = moment
        beating.beat()
        return table

    return begin


def let_pass(table: cast.Table, until: datetime) -> list[datetime]:
    """Let the timekeeper look in every quarter of an hour; return when turns closed."""
    seen = set(closes(table))
    while table.now < until:
        table.pass_time(minutes=15)
        keeping.wake()
        keeping.settle_due()
    return [at for at in closes(table) if at not in seen]


def closes(table: cast.Table) -> list[datetime]:
    found = Entry.objects.filter(game=table.row, kind="turn_closed").order_by("seq")
    return [at.astimezone(KYIV) for at in found.values_list("at", flat=True)]


def hour(at: datetime | None) -> str:
    assert at is not None
    return at.astimezone(KYIV).strftime("%d.%m %H:%M")


@in_process
@pytest.mark.parametrize(
    ("opens", "change"),
    [((2026, 10, 24, 8, 0), "25.10 21:00"), ((2027, 3, 27, 8, 0), "28.03 21:00")],
)
def test_TIME_3_a_turn_closes_at_nine_in_the_evening_on_the_day_the_clocks_change(
    begun, opens, change
):
    table = begun(*opens)
    first = datetime(opens[0], opens[1], opens[2], 21, 0, tzinfo=KYIV)
    assert let_pass(table, first) == [first]
    table.run(PublishReport(story="Ніч."))
    assert hour(table.view.closes) == hour(table.row.due_at) == change
    page = table.client(table.player(1)).get(f"/g/{table.code}/seat/").content.decode()
    assert "21:00" in page and "20:00" not in page and "22:00" not in page
    due = table.view.closes
    assert let_pass(table, due - timedelta(minutes=15)) == []
    assert let_pass(table, due) == [due]


@in_process
def test_TIME_3_the_reminder_comes_three_hours_before_nine_whatever_the_clocks_did(begun):
    table = begun(2026, 10, 24, 8, 0, min_posts=1)
    table.all_write()
    let_pass(table, datetime(2026, 10, 24, 21, 0, tzinfo=KYIV))
    table.run(PublishReport(story="Ніч."))
    Notice.objects.all().delete()
    for now, told in (((17, 59), 0), ((18, 0), 1)):
        table.now = datetime(2026, 10, 25, *now, tzinfo=KYIV)
        clock.set_to(table.now)
        assert deadlines.remind() == told


@in_process
def test_TIME_1_nothing_closes_on_a_day_of_rest(begun):
    table = begun(2026, 12, 5, 8, 0, rest_days=("sunday",))  # a Saturday
    saturday = datetime(2026, 12, 5, 21, 0, tzinfo=KYIV)
    assert let_pass(table, saturday) == [saturday]
    table.run(PublishReport(story="Ніч."))
    monday = saturday + timedelta(days=2)
    assert let_pass(table, monday - timedelta(minutes=15)) == []
    assert let_pass(table, monday) == [monday]


@in_process
def test_TIME_4_a_paused_turn_waits_for_its_host_through_days_and_outages(begun):
    table = begun(2026, 11, 30, 8, 0, min_posts=1)
    table.run(Pause(why="Свято."))
    assert let_pass(table, table.now + timedelta(days=2)) == []
    table.pass_time(days=3)  # nobody is there, and nothing moves
    keeping.wake()
    keeping.settle_due()
    assert table.row.paused and table.row.phase == Phase.OPEN.value
    assert deadlines.remind() == 0
    table.all_write()
    table.run(Resume(why="Грай далі."))
    due = table.view.closes
    assert due is not None and due - table.now >= timedelta(hours=12)
    assert let_pass(table, due) == [due]
    assert sorted(table.view.living) == [1, 2, 3, 4, 5, 6, 7]


@in_process
def test_TIME_4_extended_after_the_close_a_turn_takes_orders_and_closes_anew(begun):
    table = begun(2026, 11, 30, 8, 0, court_from_turn=1)
    table.order(1, Kind.VOTE, 2)
    evening = datetime(2026, 11, 30, 21, 0, tzinfo=KYIV)
    assert let_pass(table, evening) == [evening]
    form = {"why": "Світла не було.", "closes": "2026-11-30T23:30", "do": "confirm"}
    url = f"/g/{table.code}/desk/rulings/extend/"
    answer = table.client(table.host).post(url, {**form, "turn_seen": "1 closed"})
    assert answer.status_code == 303
    later = datetime(2026, 11, 30, 23, 30, tzinfo=KYIV)
    assert table.row.due_at == later and table.row.phase == "open"
    table.order(3, Kind.VOTE, 2)
    assert let_pass(table, later) == [later]
    pending = table.view.turns[-1].resolved
    assert pending is not None and pending.resolution.court is not None
    assert pending.resolution.court.tally == ((2, 2),)
    # The report that was to go out by itself waits from the new close on.
    assert table.row.due_at == later + timedelta(hours=12)


@in_process
def test_a_clock_that_jumps_back_turns_nothing_back(begun):
    table = begun(2026, 11, 30, 8, 0, court_from_turn=1)
    let_pass(table, table.now + timedelta(hours=2))
    first = table.write(1)
    table.order(1, Kind.VOTE, 2)
    latest = table.row.last_at
    table.pass_time(hours=-1)
    table.order(2, Kind.VOTE, 3)
    table.order(1, Kind.VOTE, 3)
    assert table.row.last_at == latest
    second = table.write(2)
    assert (second.number, second.at) == (first.number + 1, latest)
    assert table.client().get(f"/g/{table.code}/").status_code == 200

    evening = datetime(2026, 11, 30, 21, 0, tzinfo=KYIV)
    assert let_pass(table, evening) == [evening]
    table.pass_time(hours=-1)
    keeping.settle_due()
    assert (closes(table), table.row.phase) == ([evening], "closed")
    done = folding.folded(table.row)
    assert [one.at for one in done.ledger] == sorted(one.at for one in done.ledger)
    assert posts_of(table) == {1: 1, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0}
    table.run(PublishReport(story="Ніч."))
    opened = table.view.turns[-1].opened
    assert opened.at == evening and table.view.closes == evening + timedelta(days=1)


def posts_of(table: cast.Table) -> dict[int, int]:
    """How many posts the last close counted."""
    found = [one for one in folding.folded(table.row).ledger if isinstance(one, e.TurnResolved)]
    return found[-1].posts


@in_process
def test_TIME_8_a_clock_that_was_wrong_hides_no_outage(begun):
    table = begun(2026, 11, 30, 8, 0, min_posts=1)
    table.pass_time(days=30)
    beating.beat()  # by a clock that was a month ahead
    table.pass_time(days=-30)
    keeping.wake()
    assert Beat.objects.get().at == table.now
    table.pass_time(days=3)
    keeping.wake()
    keeping.settle_due()
    assert table.row.phase == "open" and table.view.closes > table.now


@in_process
def test_TIME_8_a_worker_that_is_down_for_three_days_closes_one_turn_and_at_its_hour(begun):
    table = begun(2026, 11, 30, 8, 0, min_posts=1, missed_votes=1)
    table.all_write()
    evening = datetime(2026, 11, 30, 21, 0, tzinfo=KYIV)
    for _ in range(3 * 24):
        table.pass_time(hours=1)
        beating.beat()  # pages are served, and nobody keeps time
    keeping.wake()
    keeping.settle_due()
    assert closes(table) == [evening]
    keeping.settle_due()  # the report that its host left lying
    view = table.view
    assert (view.turn, view.phase) == (2, Phase.OPEN)
    assert view.closes is not None and view.closes - table.now >= timedelta(hours=12)
    assert sorted(view.living) == [1, 2, 3, 4, 5, 6, 7]
    assert keeping.settle_due() == 0


@pytest.mark.slow
@pytest.mark.parametrize("published", [True, False])
def test_TIME_8_a_site_that_is_down_for_three_days_removes_nobody(published):
    """A real one: killed half an hour before the close, or before the report was out."""
    with site() as one:
        game = one.hand("""
from misto.engine import Rules
table = cast.begun(Rules(min_posts=1, missed_votes=1, court_from_turn=1), 7)
answer = table.code
""")
        now = cast.MORNING + timedelta(hours=11, minutes=30)
        one.set_clock(now)
        one.start(**UNMEASURED)
        beats(one, now)
        if not published:
            one.hand("table.all_write()\n" + VOTED)
            now += timedelta(minutes=35)
            one.set_clock(now)
            beats(one, now)
            until(lambda: look(one)["phase"] == "closed")
        one.kill()
        now += timedelta(days=3)
        one.set_clock(now)
        one.start(**UNMEASURED)
        with Browser(one.port) as reader:
            page = reader.get(f"/g/{game}/")
            assert page and page.status == 200
        until(lambda: look(one)["phase"] == "open" and look(one)["closes"] > now.isoformat())
        found = look(one)
        assert found["living"] == [1, 2, 3, 4, 5, 6, 7]
        assert found["turn"] == 1 + (not published)
        assert datetime.fromisoformat(found["closes"]) - now >= timedelta(hours=12)
        assert found["moved"] == published
        assert "Traceback" not in one.log()


VOTED = """
from misto.engine import Kind
for seat in table.view.living:
    table.order(seat, Kind.VOTE, seat)
answer = None
"""


def look(one: Site) -> Any:
    """How the game stands."""
    return one.hand("""
view, row = table.view, table.row
answer = {
    "phase": row.phase, "turn": row.turn, "living": sorted(view.living),
    "closes": row.closes.isoformat(), "moved": row.entries.filter(kind="close_moved").exists(),
}
""")


def beats(one: Site, at: datetime) -> None:
    """Wait until the site has shown that it was alive by this time."""
    code = "from misto.store import beating\nanswer = (beating.last() or cast.MORNING).isoformat()"
    until(lambda: one.hand(code) >= at.isoformat())


def until(true: Callable[[], object]) -> None:
    ends = time.monotonic() + 40
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.2)
