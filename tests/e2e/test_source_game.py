"""The game of the source, played on a running site by eleven players and a host at their browsers.

Every act is a click or a key. Each plays the role that was dealt; what the record has refused is
left out.
"""

from datetime import datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec import UNSET
from playwright.sync_api import Browser, expect

from misto.engine import Gender, Kind, Role
from misto.records import Expect, Record, RecordTurn, Replay, loads, replay, shipped
from misto.records.model import Leave, OrderLine
from tests.cast import GENDERS, MORNING
from tests.e2e.people import Person
from tests.serving import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

RECORD: Record = loads(shipped("black-market")).record
KYIV = ZoneInfo("Europe/Kyiv")
ACCOUNTS = (
    "zymorodok", "vyshyvanka", "khmarochos", "barvinok", "lastivka", "dzvinok", "motuzka",
    "pereviznyk", "kropyva", "skrypal", "yalynka",
)  # fmt: skip
HOST = "opovidach"
STORY = "На Чорному ринку гаснуть ліхтарі, і кожен рахує, кого бракує ({turn})."
NEVER_DOWN = "100"
"""Hours: the test moves the clock in leaps, and the site would own up to an outage (TIME-8)."""


class Table:
    """The people, the site's clock, and who plays which seat of the record."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser, self.site = browser, site
        self.address = f"http://127.0.0.1:{site.port}/"
        self.host = Person(browser, self.address, account=HOST)
        self.players = [
            Person(
                browser,
                self.address,
                account=account,
                name=seat.name,
                gender=Gender(gender),
                language="en" if number % 4 == 0 else "uk",
            )
            for number, (account, seat, gender) in enumerate(
                zip(ACCOUNTS, RECORD.seats, GENDERS, strict=True), 1
            )
        ]
        self.seats: dict[int, Person] = {}
        self.living = set(range(1, len(RECORD.seats) + 1))

    def set_clock(self, at: datetime) -> None:
        self.site.set_clock(at)

    def closes(self) -> datetime:
        """When the turn closes, as it stands above the game."""
        self.host.reload()
        clock = self.host.page.locator("section.hour time[data-until]")
        return datetime.fromisoformat(clock.get_attribute("datetime") or "")

    def take_roles(self) -> None:
        """Give each seat of the record somebody to whom its role was dealt."""
        free = list(self.players)
        for number, seat in enumerate(RECORD.seats, 1):
            person = next(one for one in free if one.role is seat.role)
            free.remove(person)
            self.seats[number] = person


def test_the_source_s_game_from_enrolment_to_awards(window: Browser, running: Site):
    table = Table(window, running)
    table.set_clock(MORNING - timedelta(hours=1))
    create(table)
    enrol(table)
    deal(table)
    for number, turn in enumerate(RECORD.turns, 1):
        play(table, number, turn)
    open_everything(table)
    played = replay(loads(download(table)).record)
    assert played.differences == ()
    compare(table, played)


def create(table: Table) -> None:
    host = table.host
    host.sign_up()
    host.follow("lobby-create")
    host.write("desk-create-title", RECORD.title)
    host.write("desk-create-story", "Кажуть, тут можна купити все, крім ранку.")
    host.press("preset-black-market")
    host.pick(host.page.locator("summary", has_text=host.say("desk-group-time")))
    host.write("option-outage", NEVER_DOWN)
    host.press("desk-create-make")
    host.press("desk-open-enrolment")
    host.told("desk-enrolment-opened")


def enrol(table: Table) -> None:
    for person in table.players:
        person.sign_up()
        person.enrol()


def deal(table: Table) -> None:
    """The host changes nothing in the line-up: for eleven it is the source's."""
    host = table.host
    host.tab("desk")
    dealt = {role: int(host.page.locator(f"#role-{role}").input_value() or 0) for role in Role}
    roles = [seat.role for seat in RECORD.seats]
    assert dealt == {role: roles.count(role) for role in Role}
    host.press("desk-close-and-deal")
    expect(host.page.locator(".message.success")).to_have_count(1)
    for person in table.players:
        person.read_letter()
    table.take_roles()


def play(table: Table, number: int, turn: RecordTurn) -> None:
    closes = table.closes()
    news = STORY.format(turn=number - 1) if number > 1 else ""
    for seat in sorted(table.living):
        for post in range(turn.posts.get(seat, 1)):
            text = f"Хід {number}, допис {post + 1}: я тут ні до чого."
            table.seats[seat].post(text, news)
    table.set_clock(datetime.combine(closes.astimezone(KYIV), time(12, 1), KYIV))
    send_orders(table, number, turn, closes)
    for ruling in turn.rulings:
        assert isinstance(ruling, Leave)
        leave(table.seats[ruling.seat])
    close(table, closes)
    publish(table, number)
    assert turn.expect is not None and turn.expect.deaths is not UNSET
    table.living -= turn.expect.deaths.keys()
    read_reports(table, number)


def send_orders(table: Table, number: int, turn: RecordTurn, closes: datetime) -> None:
    for line in turn.orders:
        assert isinstance(line, OrderLine)
        if line.refused:
            continue
        if line.at is not None:
            hour = time.fromisoformat(line.at.hour)
            table.set_clock(datetime.combine(closes.astimezone(KYIV), hour, KYIV))
        assert isinstance(line.by, int)
        (target,) = line.targets
        assert isinstance(target, int)
        is_election = line.order is Kind.VOTE and number == 1
        legend = "table-whom-election" if is_election else ""
        table.seats[line.by].order(line.order, table.seats[target].name, legend)


def leave(person: Person) -> None:
    person.follow("table-leave-link")
    person.press("table-leave-do")
    expect(person.page.locator(".message.success")).to_have_count(1)


def close(table: Table, closes: datetime) -> None:
    """The clock runs down on the page; then the site closes the turn, and nobody else."""
    watching = table.seats[11]
    table.set_clock(closes - timedelta(minutes=5))
    watching.tab("game")
    clock = watching.page.locator("section.hour time[data-until]")
    for _ in range(2):
        expect(clock).not_to_have_text(clock.inner_text(), timeout=5_000)
    table.set_clock(closes - timedelta(seconds=2))
    closed = watching.page.locator("html[data-hour=night]")
    for _ in range(60):
        watching.page.wait_for_timeout(500)
        watching.reload()
        if closed.count():
            break
    expect(closed).to_have_count(1)


def publish(table: Table, number: int) -> None:
    """Write, publish: a host's turn."""
    host = table.host
    host.tab("desk")
    expect(host.page.locator("#tale")).to_have_value("")
    with host.counting() as acts:
        host.write("desk-story", STORY.format(turn=number))
        host.press("desk-publish")
    assert acts == [("write", "desk-story"), ("press", "desk-publish")]
    expect(host.page.locator(".message.success")).to_have_text(
        host.say("desk-published", turn=number)
    )


def read_reports(table: Table, number: int) -> None:
    """A player reads who has died, and a stranger learns no more than that."""
    reader = table.seats[min(table.living)]
    reader.tab("reports")
    expect(reader.page.locator(f"#report-{number} .story")).to_have_text(STORY.format(turn=number))
    dead = [seat for seat in table.seats if seat not in table.living]
    facts = reader.page.locator(".report .facts").all_inner_texts()
    assert all(table.seats[seat].name in " ".join(facts) for seat in dead)
    if number < len(RECORD.turns):
        stranger_looks_around(table)


def stranger_looks_around(table: Table) -> None:
    stranger = Person(table.browser, table.address)
    seen = [stranger.page.content()]
    stranger.open_game(RECORD.title)
    for tab in ("game", "talk", "reports", "court", "seats", "rules"):
        stranger.tab(tab)
        seen.append(stranger.page.content())
    stranger.page.context.close()
    whole = "".join(seen).casefold()
    assert HOST in whole and not [name for name in ACCOUNTS if name in whole]


def open_everything(table: Table) -> None:
    """All is opened; the best are voted for, and counted."""
    host = table.host
    host.press("desk-end-open")
    host.told("desk-end-open-done")
    for seat in (1, 7, 9):
        voter = table.seats[seat]
        voter.tab("reports")
        voter.follow("archive-awards")
        for award, best in (("mafioso", 9), ("character", 7)):
            form = voter.page.locator(f"#award-{award}")
            voter.pick(voter.seat(form, table.seats[best].name))
            voter.press("archive-award-send", form)
            voter.told("archive-award-taken")
    host.press("desk-awards-give")
    host.told("desk-end-give-done")
    reader = table.seats[1]
    reader.tab("reports")
    reader.follow("archive-awards")
    given = " ".join(reader.page.locator("ul.facts li").all_inner_texts())
    assert table.seats[9].name in given and table.seats[7].name in given


def download(table: Table) -> bytes:
    """Take the record home."""
    reader = table.seats[1]
    reader.tab("reports")
    link = reader.page.get_by_role("link", name=reader.say("archive-take-record"), exact=True)
    with reader.page.expect_download() as taken:
        link.click()
    return Path(taken.value.path()).read_bytes()


def compare(table: Table, played: Replay) -> None:
    """The game came to the end that it has in the source, under the seats that were dealt."""
    number = {persona.name: seat for seat, persona in enumerate(played.game.personas, 1)}
    dealt = {seat: number[person.name] for seat, person in table.seats.items()}
    roles = {dealt[seat]: its.role for seat, its in enumerate(RECORD.seats, 1)}
    assert dict(enumerate(played.game.roles, 1)) == roles
    for turn, came in zip(RECORD.turns, played.turns, strict=True):
        assert turn.expect is not None
        wanted = moved(turn.expect, dealt)
        assert {key: getattr(came.came, key) for key in wanted} == wanted


def moved(expected: Expect, dealt: dict[int, int]) -> dict[str, object]:
    """What the record expects of a turn, for the seats that were dealt."""
    wanted: dict[str, object] = {"winner": expected.winner}
    if expected.deaths is not UNSET:
        wanted["deaths"] = {dealt[seat]: causes for seat, causes in expected.deaths.items()}
    if expected.lynched is not UNSET:
        wanted["lynched"] = tuple(dealt[seat] for seat in expected.lynched)
    if expected.tally is not UNSET:
        wanted["tally"] = {dealt[seat]: votes for seat, votes in expected.tally.items()}
    if isinstance(expected.keeper, int):
        wanted["keeper"] = dealt[expected.keeper]
    return wanted
