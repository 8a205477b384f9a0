"""A turn in time: orders at its edges, `step`, and the host's acts on it (TIME-1…8, HOST-2)."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.evolve import fold
from misto.engine.refusals import Code, Refusal
from misto.engine.rules import Rules
from misto.engine.stepping import step
from misto.engine.terms import Kind, Phase
from misto.engine.views import Host, Reader, Seat
from tests.engine.build import DAY, HOUR, SECOND, Table, note, order

WHY = "the site's birthday"
ANY_ROLE = [
    order(4, "check", 5),
    order(5, "vote", 1),
    order(1, "kill", 5),
    order(4, "shoot", 5),
    c.WithdrawOrder(seat=4, order=Kind.CHECK),
    note(5, 6),
]


@pytest.fixture
def table():
    """A table on turn two, with a check given."""
    table = Table().turn_two()
    table.give(4, "check", 5)
    return table


def closes(table):
    """The closing hour of the running turn, as it stands in the zone of the game."""
    return f"{table.closes.astimezone(ZoneInfo('Europe/Kyiv')):%a %H:%M}"


# TIME-1: the closing instant.


@pytest.mark.parametrize("command", ANY_ROLE)
@pytest.mark.parametrize("late", [0 * SECOND, SECOND, 9 * HOUR])
def test_TIME_1_what_arrives_at_the_closing_instant_or_later_is_refused(table, command, late):
    refusal = table.refused(command, table.closes + late)
    assert (refusal.code, refusal.clause, refusal.turn) == (Code.ORDERS_CLOSED, "TIME-1", 2)


@pytest.mark.parametrize("command", [*ANY_ROLE[1:], order(4, "check", 6)])
def test_TIME_1_what_arrives_in_the_last_second_is_taken(table, command):
    assert table.do(command, table.closes - timedelta(microseconds=1))


def test_TIME_1_decide_alone_refuses_a_late_order_too():
    """`step` would have closed the turn; whoever forgets it must not win a vote by that."""
    table = Table().turn_two()
    decision = table.decided(order(5, "vote", 1), table.closes)
    assert isinstance(decision, Refusal)
    assert decision.code is Code.ORDERS_CLOSED


def test_ORDER_6_the_hour_of_an_untimed_order_does_not_matter(table):
    late = table.closes
    for command in (
        c.GiveOrder(seat=5, order=Kind.HUNT, targets=(1,), untimed=True),
        c.WithdrawOrder(seat=4, order=Kind.CHECK, untimed=True),
        c.GiveNote(seat=5, to=6, text="…", untimed=True),
    ):
        assert isinstance(table.decided(command, late), tuple)
        assert isinstance(table.decided(command, table.now), tuple)


# TIME-6: between the close and the publication.


@pytest.mark.parametrize("command", ANY_ROLE)
def test_TIME_6_between_the_close_and_the_report_nothing_is_taken(table, command):
    table.close()
    assert table.refused(command).code is Code.ORDERS_CLOSED
    table.publish()
    if not isinstance(command, c.WithdrawOrder):
        table.do(command)


def test_TIME_6_the_next_turn_opens_with_the_publication_and_not_before(table):
    table.close()
    assert (table.game.phase, table.game.turn) == (Phase.CLOSED, 2)
    table.publish(at=table.now + 11 * HOUR)
    opened = table.last(e.TurnOpened)
    assert (opened.turn, opened.at) == (3, table.now)
    assert closes(table) == "Wed 21:00"


def test_TIME_6_a_late_report_moves_the_next_close_by_a_day():
    table = Table(rules=Rules(missed_votes=0)).turn_two()
    table.close()
    table.publish(at=table.now + 12 * HOUR - SECOND)
    assert closes(table) == "Wed 21:00"
    table.close()
    table.send(None, table.now + 14 * HOUR)  # the host slept, the site was down
    assert closes(table) == "Fri 21:00"


# TIME-5, TIME-2: what the first turn and the morning don't have.


def test_TIME_5_turn_one_has_no_court_and_no_hunt_and_has_the_rest():
    table = Table()
    assert table.refused(order(5, "vote", 1)).code is Code.NO_COURT
    assert table.refused(order(5, "hunt", 1), table.hunt_opens).code is Code.NO_HUNT
    for command in (order(4, "check", 5), order(1, "kill", 5), order(3, "heal", 5)):
        table.do(command)


def test_TIME_5_court_and_hunt_may_begin_at_once_or_later():
    table = Table(rules=Rules(court_from_turn=1, hunt_from_turn=3, missed_votes=0))
    table.give(5, "vote", 1)
    table.night()
    assert table.refused(order(5, "hunt", 1), table.hunt_opens).code is Code.NO_HUNT
    table.night()
    table.give(5, "hunt", 1)


def test_TIME_2_a_hunt_is_taken_from_noon_and_not_before(table):
    refusal = table.refused(order(5, "hunt", 1), table.hunt_opens - SECOND)
    assert (refusal.code, refusal.clause, refusal.hour) == (Code.HUNT_NOT_OPEN, "TIME-2", "12:00")
    table.do(order(5, "hunt", 1), table.hunt_opens)


# `step`: what fell due.


@pytest.mark.parametrize("late", [0 * SECOND, SECOND, 5 * HOUR, 30 * DAY])
def test_TIME_8_a_turn_closes_once_at_its_hour_however_late_anybody_looks(table, late):
    hour = table.closes
    first = table.send(None, hour + late)
    assert [event.at for event in first.events if isinstance(event, e.TurnClosed)] == [hour]
    second = table.send(None, hour + late)
    assert second.events == ()


def test_nothing_is_settled_before_its_time(table):
    assert table.send(None, table.closes - SECOND).events == ()


def test_what_fell_due_is_kept_beside_a_refusal(table):
    stepped = table.send(order(5, "vote", 1), table.closes)
    assert stepped.refusal is not None
    assert [type(event) for event in stepped.events] == [e.TurnClosed, e.TurnResolved]
    assert stepped.game.phase is Phase.CLOSED


def test_what_fell_due_comes_before_the_command(table):
    hour = table.closes
    events = table.do(order(5, "vote", 1), hour + 12 * HOUR)
    assert [type(event) for event in events[:3]] == [
        e.TurnClosed,
        e.TurnResolved,
        e.ReportPublished,
    ]
    assert isinstance(events[-1], e.OrderGiven)
    assert (table.game.turn, list(table.game.orders)) == (3, [(5, "vote")])


def test_the_posts_of_the_running_turn_come_with_the_close(table):
    found = table.close({5: 0, 6: 1})
    assert [death.seat for death in found.deaths] == [5]
    assert table.last(e.TurnResolved).posts == {5: 0, 6: 1}


def test_TIME_8_catching_up_never_closes_more_than_one_turn(table):
    table.send(None, table.closes + 30 * DAY)
    assert (table.game.phase, table.game.turn) == (Phase.OPEN, 3)  # the report went out by itself
    assert table.closes > table.now
    assert table.send(None, table.now + SECOND).events == ()


def test_TIME_8_nor_where_the_report_goes_out_at_the_close():
    table = Table(rules=Rules(publish="at_close"))
    hour = table.closes
    table.send(None, hour + 30 * DAY)
    assert [event.at for event in table.events(e.TurnClosed)] == [hour]
    assert table.game.turn == 2
    assert table.last(e.TurnOpened).at == hour + 30 * DAY
    assert table.closes > table.now
    assert table.send(None, table.now + SECOND).events == ()


@pytest.mark.parametrize("late", [SECOND, HOUR])
def test_HOST_2_a_worker_that_is_a_little_late_changes_nothing(late):
    """Or a report that is due at nine, and a second late, would cost the game a day."""
    for publish in ("at_close", "host"):
        tables = [Table(rules=Rules(publish=publish)) for _ in range(2)]
        for table, by in zip(tables, (0 * SECOND, late), strict=True):
            table.send(None, table.closes + by)
            if publish == "host":
                table.send(None, table.now - by + 12 * HOUR + by)
        assert tables[0].ledger == tables[1].ledger
        assert tables[0].game.turn == 2
        assert closes(tables[0]) == "Tue 21:00"


@pytest.mark.parametrize("publish", ["at_close", "host"])
def test_HOST_2_after_an_outage_the_next_turn_opens_when_the_report_is_out(publish):
    table = Table(rules=Rules(publish=publish))
    due = table.closes if publish == "at_close" else table.closes + 12 * HOUR
    table.send(None, due + HOUR + SECOND)
    assert table.last(e.TurnOpened).at == table.last(e.ReportPublished).at == due + HOUR + SECOND
    assert table.closes - table.now >= 12 * HOUR


def test_TIME_8_no_lateness_is_forgiven_that_would_end_the_turn_as_it_opens():
    table = Table(rules=Rules(publish="at_close", min_open=DAY, outage=DAY))
    table.send(None, table.closes + DAY)
    assert table.last(e.TurnOpened).at == table.now
    assert table.send(None, table.now).events == ()


def test_HOST_2_with_turns_that_may_be_short_no_lateness_is_forgiven():
    table = Table(rules=Rules(publish="at_close", min_open=timedelta(0)))
    table.send(None, table.closes + SECOND)
    assert table.last(e.TurnOpened).at == table.now


def test_HOST_2_an_unpublished_report_goes_out_twelve_hours_after_the_close(table):
    table.close()
    closed = table.now
    assert table.send(None, closed + 12 * HOUR - SECOND).events == ()
    table.send(None, closed + 12 * HOUR)
    published = table.last(e.ReportPublished)
    assert (published.at, published.story) == (closed + 12 * HOUR, "")


@pytest.mark.parametrize(
    ("wait", "just_before"),
    [(0 * HOUR, -SECOND), (6 * HOUR, 6 * HOUR - SECOND), (48 * HOUR, 47 * HOUR)],
)
def test_HOST_2_how_long_a_report_waits_is_an_option(wait, just_before):
    table = Table(rules=Rules(publish_after=wait))
    hour = table.closes
    table.send(None, hour + just_before)
    assert table.game.turn == 1
    table.send(None, hour + wait)
    assert table.game.turn == 2


def test_HOST_2_a_report_may_wait_for_its_host_for_ever():
    table = Table(rules=Rules(publish_after=None))
    table.close()
    assert table.send(None, table.now + 365 * DAY).events == ()


def test_HOST_2_the_host_publishes_with_a_story_that_all_may_read(table):
    table.close()
    table.publish("Була темна ніч.\nІ дощ.")
    assert table.view(Reader()).turns[1].published.story == "Була темна ніч.\nІ дощ."
    assert table.refused(c.PublishReport()).code is Code.WRONG_PHASE


@pytest.mark.parametrize(
    ("text", "limit"),
    [("x" * 20_001, 20_000), ("half a \ud83d character", None), ("\0", None)],
)
def test_HOST_2_a_story_and_a_weapon_are_texts_that_can_be_published(table, text, limit):
    table.close()
    for command in (c.PublishReport(story=text), c.PublishReport(weapons={5: text})):
        refusal = table.refused(command)
        assert (refusal.code, refusal.limit) == (Code.TEXT_UNFIT, limit)
    table.publish("x" * 20_000)


# TIME-4: the host's acts on a turn.


def test_TIME_4_an_extension_moves_the_close_and_orders_are_taken_until_then(table):
    later = table.closes + 2 * HOUR
    table.do(c.Extend(closes=later, why=WHY))
    table.do(order(5, "vote", 1), later - SECOND)
    table.refused(order(6, "vote", 1), later)
    assert table.last(e.TurnClosed).at == later


@pytest.mark.parametrize("ahead", [-HOUR, 0 * HOUR])
def test_TIME_4_an_extension_goes_forward(table, ahead):
    refusal = table.refused(c.Extend(closes=table.closes + ahead, why=WHY))
    assert (refusal.code, refusal.clause) == (Code.NOT_LATER, "TIME-4")


def test_TIME_4_an_extension_after_the_close_takes_orders_again(table):
    table.close()
    refused = table.refused(c.Extend(closes=table.now + SECOND, why=WHY), table.now + SECOND)
    assert refused.code is Code.NOT_LATER
    later = table.now + HOUR
    table.do(c.Extend(closes=later, why=WHY))
    view = table.view(Host())
    assert (view.phase, view.turns[-1].closed, view.turns[-1].resolved) == (Phase.OPEN, None, None)
    table.give(5, "vote", 1)
    table.give(6, "hunt", 1)
    found = table.close()
    assert found.court.tally == ((1, 1),)
    assert table.now == later


def test_TIME_4_an_extension_after_the_close_leaves_nothing_of_the_resolution(table):
    table.close({5: 0})
    table.do(c.Extend(closes=table.now + HOUR, why=WHY))
    assert (table.game.pending, table.game.posts) == (None, {})


def test_TIME_4_a_paused_turn_that_was_closed_and_extended_is_paused_no_more(table):
    table.do(c.Pause(why=WHY))
    table.do(c.CloseTurn(why=WHY))
    table.do(c.Extend(closes=table.closes + HOUR, why=WHY))
    assert not table.game.paused
    assert not table.view(Reader()).paused
    assert table.close().turn == 2


def test_TIME_4_a_turn_that_was_closed_by_hand_may_open_again_for_less_than_its_day(table):
    evening = table.closes
    table.do(c.CloseTurn(why=WHY))
    table.do(c.Extend(closes=evening - HOUR, why=WHY))
    assert table.closes == evening - HOUR


def test_TIME_4_a_turn_may_be_extended_by_a_year_and_not_by_a_slip(table):
    year = table.now + SECOND + 366 * DAY
    refusal = table.refused(c.Extend(closes=year + SECOND, why=WHY), table.now + SECOND)
    assert (refusal.code, refusal.clause) == (Code.TOO_FAR, "TIME-4")
    table.do(c.Extend(closes=year, why=WHY), table.now)


def test_TIME_4_in_the_closing_second_an_extension_comes_after_the_close(table):
    hour = table.closes
    table.do(c.Extend(closes=hour + HOUR, why=WHY), hour)
    assert [event.at for event in table.events(e.TurnClosed)][-1] == hour
    assert (table.game.phase, table.closes) == (Phase.OPEN, hour + HOUR)


def test_TIME_4_an_extension_counts_in_the_zone_it_is_given_in(table):
    kyiv = ZoneInfo("Europe/Kyiv")
    ten = datetime(2026, 12, 1, 22, tzinfo=kyiv)
    table.do(c.Extend(closes=ten, why=WHY))
    assert (table.closes, table.closes.utcoffset()) == (ten, timedelta(0))


def test_TIME_4_while_paused_orders_are_taken_and_nothing_closes(table):
    table.do(c.Pause(why=WHY))
    hour = table.closes
    assert table.send(None, hour + DAY).events == ()
    table.do(order(5, "vote", 1), hour + 2 * DAY)
    table.do(order(6, "hunt", 1))
    assert table.view(Reader()).paused


@pytest.mark.parametrize(
    ("after", "hour"),
    [
        (-SECOND, "Wed 21:00"),
        (12 * HOUR, "Wed 21:00"),
        (12 * HOUR + SECOND, "Thu 21:00"),
        (3 * DAY, "Sat 21:00"),
    ],
)
def test_TIME_4_resumed_a_turn_closes_at_the_first_hour_at_least_min_open_later(table, after, hour):
    table.do(c.Pause(why=WHY))
    table.do(c.Resume(why=WHY), table.closes + after)
    assert closes(table) == hour
    assert not table.view(Reader()).paused
    assert table.close().turn == 2


def test_TIME_4_pause_and_resume_come_by_turns(table):
    assert table.refused(c.Resume(why=WHY)).code is Code.NOT_PAUSED
    table.do(c.Pause(why=WHY))
    assert table.refused(c.Pause(why=WHY)).code is Code.ALREADY_SO
    table.do(c.Resume(why=WHY))
    assert table.refused(c.Resume(why=WHY)).code is Code.NOT_PAUSED


def test_TIME_4_a_turn_is_closed_by_hand_with_a_reason(table):
    assert table.refused(c.CloseTurn()).code is Code.REASON_MISSING
    assert table.refused(c.CloseTurn(why="  ")).code is Code.REASON_MISSING
    table.do(c.CloseTurn(posts={5: 0}, why=WHY))
    assert (table.game.phase, table.last(e.TurnClosed).at) == (Phase.CLOSED, table.now)
    assert [death.seat for death in table.resolution.deaths] == [5]
    assert table.refused(c.CloseTurn(why=WHY)).code is Code.WRONG_PHASE


def test_TIME_4_a_paused_turn_is_closed_by_hand_alone(table):
    table.do(c.Pause(why=WHY))
    decision = table.decided(c.CloseTurn(), table.closes)
    assert isinstance(decision, Refusal)
    assert decision.code is Code.TURN_PAUSED
    table.do(c.CloseTurn(why=WHY), table.closes + DAY)
    table.publish()
    assert not table.game.paused


@pytest.mark.parametrize(
    "act",
    [
        c.Extend(closes=datetime(2027, 1, 1, tzinfo=ZoneInfo("UTC")), why=WHY),
        c.Pause(why=WHY),
        c.Resume(why=WHY),
        c.CloseTurn(why=WHY),
        c.Undo(why=WHY),
    ],
)
def test_TIME_4_each_act_on_the_turn_is_seen_by_all_with_time_and_reason(table, act):
    if isinstance(act, c.Resume):
        table.do(c.Pause(why="a storm"))
    (event, *_) = table.do(act)
    assert (event.audience, event.at, event.why) == ("all", table.now, WHY)
    assert event.turn == (1 if isinstance(act, c.Undo) else 2)
    for viewer in table.viewers():
        turn = table.view(viewer).turns[-1]
        assert event == turn.closed or event in turn.rulings


# TIME-4: undo.


def test_TIME_4_undo_returns_to_the_moment_after_the_close_with_orders_frozen(table):
    table.night()
    table.do(c.Undo(why=WHY))
    assert (table.game.phase, table.game.turn) == (Phase.CLOSED, 2)
    assert table.refused(order(5, "vote", 1)).code is Code.ORDERS_CLOSED
    assert list(table.game.orders) == [(4, "check")]


def test_TIME_4_what_was_undone_does_not_come_back_by_itself_at_once(table):
    """The host undoes a report long after the close: the time to mend it begins now (HOST-2)."""
    table.night()
    table.do(c.Undo(why=WHY), table.now + 5 * HOUR)
    undone = table.now
    assert table.send(None, undone + SECOND).events == ()
    table.do(c.ChangeFact(fact=e.Fact(4, poisoned=True), why=WHY))
    assert table.send(None, undone + 12 * HOUR - SECOND).events == ()
    table.send(None, undone + 12 * HOUR)
    assert table.game.turn == 3


def test_TIME_4_an_extension_after_an_undo_takes_orders_again(table):
    table.night()
    table.do(c.Undo(why=WHY))
    table.do(c.Extend(closes=table.now + HOUR, why=WHY))
    table.give(5, "vote", 1)
    assert table.close().court.tally == ((1, 1),)


# TIME-8: the site was down.


def outage(table, start, length):
    """Tell that the site was down, counted from the closing hour."""
    since = table.closes + start
    return c.MoveClose(since=since, until=since + length)


@pytest.mark.parametrize(
    ("start", "length", "hour"),
    [
        (-HOUR, 2 * HOUR, "Wed 21:00"),  # down at the close
        (-11 * HOUR, 5 * HOUR, "Wed 21:00"),  # the better part of the day
        (-HOUR, 13 * HOUR, "Wed 21:00"),
        (-HOUR, 13 * HOUR + SECOND, "Thu 21:00"),
        (-HOUR, 9 * DAY, "Fri 21:00"),
    ],
)
def test_TIME_8_after_an_outage_the_close_moves_to_the_first_hour_that_leaves_time(
    table, start, length, hour
):
    command = outage(table, start, length)
    (moved,) = table.do(command, command.until)
    assert closes(table) == hour
    assert (moved.audience, moved.since, moved.until) == ("all", command.since, command.until)
    assert moved in table.view(Reader()).turns[-1].rulings
    assert table.view(Seat(5)).closes == table.closes
    table.give(5, "vote", 1)
    assert table.close().turn == 2


@pytest.mark.parametrize("length", [0 * HOUR, HOUR, -3 * HOUR])
def test_TIME_8_a_short_outage_moves_nothing(table, length):
    command = outage(table, -2 * HOUR, length)
    assert table.refused(command, table.now).code is Code.SHORT_OUTAGE


def test_TIME_8_how_long_is_an_option():
    table = Table(rules=Rules(outage=4 * HOUR))
    command = outage(table, -3 * HOUR, 4 * HOUR)
    assert table.refused(command, command.until).code is Code.SHORT_OUTAGE


def test_TIME_8_an_outage_never_makes_a_turn_shorter():
    table = Table(rules=Rules(turn_days=4))
    command = outage(table, -3 * DAY, 2 * HOUR)
    before = table.closes
    assert table.do(command, command.until) == ()
    assert table.closes == before


def test_TIME_8_an_outage_that_leaves_time_enough_moves_nothing(table):
    command = outage(table, -13 * HOUR, HOUR)
    long = c.MoveClose(since=command.since - HOUR, until=command.until)
    assert table.do(long, long.until) == ()


def test_TIME_8_nor_does_it_end_a_pause(table):
    table.do(c.Pause(why=WHY))
    command = outage(table, -HOUR, 5 * HOUR)
    assert table.do(command, command.until) == ()


@pytest.mark.parametrize("start", [0 * SECOND, SECOND])
def test_TIME_8_a_turn_that_was_over_before_the_outage_began_stays_over(table, start):
    command = outage(table, start, 5 * HOUR)
    assert table.refused(command, command.until).code is Code.WRONG_PHASE
    assert table.game.phase is Phase.CLOSED


def test_TIME_8_an_outage_that_is_told_too_late_lets_no_time_run_backwards(table):
    command = outage(table, -HOUR, 2 * HOUR)
    table.do(command, command.until + 3 * DAY)
    told = table.now
    table.send(None, told + SECOND)
    assert table.last(e.TurnClosed).at == told
    assert [event.at for event in table.ledger] == sorted(event.at for event in table.ledger)


def test_TIME_8_the_length_of_an_outage_is_time_that_passes():
    """On the wall, three hours went by while the clocks went forward."""
    zone = ZoneInfo("Europe/Kyiv")
    table = Table(rules=Rules(outage=2 * HOUR), opens=datetime(2026, 3, 28, 20, tzinfo=zone))
    since, until = datetime(2026, 3, 29, 2, tzinfo=zone), datetime(2026, 3, 29, 5, tzinfo=zone)
    assert table.refused(c.MoveClose(since=since, until=until)).code is Code.SHORT_OUTAGE


# TIME-3: clocks and ledgers.


def test_TIME_3_twelve_hours_for_the_host_are_twelve_hours_when_the_clocks_go_back():
    zone = ZoneInfo("Europe/Kyiv")
    table = Table(opens=datetime(2026, 10, 24, 8, tzinfo=zone))
    table.send(None, datetime(2026, 10, 24, 21, tzinfo=zone))
    table.send(None, datetime(2026, 10, 25, 7, 59, 59, tzinfo=zone))
    assert table.game.turn == 1
    table.send(None, datetime(2026, 10, 25, 8, tzinfo=zone))
    assert table.game.turn == 2


def test_events_are_stamped_in_utc_whatever_clock_the_caller_has():
    table = Table(opens=datetime(2026, 12, 1, 8, tzinfo=ZoneInfo("Asia/Tokyo")))
    assert {event.at.utcoffset() for event in table.ledger} == {timedelta(0)}


def test_TIME_6_no_report_goes_out_before_what_came_last():
    """Where a ruling was taken without settling first, the overdue report follows it."""
    table = Table()
    table.close()
    assert table.game.closed_at is not None
    late = table.game.closed_at + 12.5 * HOUR
    ruling = table.decided(c.Exclude(seat=5, why=WHY), late)
    assert not isinstance(ruling, Refusal)
    stepped = step(fold(ruling, table.game), None, late + SECOND, bytes)
    assert stepped.events[0].at == late


def test_instants_are_kept_in_utc():
    kyiv = ZoneInfo("Europe/Kyiv")
    table = Table().turn_two()
    table.do(c.Extend(closes=(table.closes + HOUR).astimezone(kyiv), why=WHY))
    since, until = table.closes - HOUR, table.closes + 5 * HOUR
    table.do(c.MoveClose(since=since.astimezone(kyiv), until=until.astimezone(kyiv)), until)
    extended, moved = table.last(e.TurnExtended), table.last(e.CloseMoved)
    assert {
        extended.closes.tzinfo,
        moved.since.tzinfo,
        moved.until.tzinfo,
        moved.closes.tzinfo,
    } == {UTC}
