"""What each may know, and when (GAME-5, TIME-6, COURT-6, COURT-7, DEATH, NOTE-2, FOUND, MAFIA)."""

import msgspec
import pytest

from misto.engine import codec
from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.events import Event, Fact
from misto.engine.report import NobodyDied, letter, report
from misto.engine.rules import BLACK_MARKET, Rules
from misto.engine.terms import Kind, Phase, Role, ShownCause
from misto.engine.views import Host, Person, Reader, Seat, View, Viewer, view_for, visible
from tests.engine.build import FULL, Table, note
from tests.engine.frozen import market, table_game

WHY = "as the host has it"
COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER, FRIEND = range(1, 9)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)
MAFIA = {MAFIOSO: Role.MAFIOSO, BOSS: Role.BOSS, FRAMER: Role.FRAMER}


@pytest.fixture
def table():
    """A table of every role on turn two, on which a missed vote does no harm."""
    return Table(FULL, Rules(status_needs_vote=False, missed_votes=0)).turn_two()


def court(table, viewer=None, turn=2):
    """The court of a turn as a viewer is shown it."""
    (held,) = (
        line
        for line in report(table.view(viewer or Reader()), turn)
        if isinstance(line, e.CourtHeld)
    )
    return held


# Law 2: an event has an audience.


@pytest.mark.parametrize("kind", codec.KINDS.values())
def test_an_event_without_an_audience_can_not_be_made(kind):
    others = dict.fromkeys(name for name in kind.__struct_fields__ if name != "audience")
    with pytest.raises(TypeError, match="audience"):
        kind(**others)


def test_before_anything_happened_everybody_sees_nothing():
    for viewer in (Host(), Reader(), Seat(1), Person("Ada")):
        assert view_for((), viewer) == View()


# GAME-5: what the deal tells.


@pytest.mark.parametrize(
    ("seat", "knows"),
    [
        (COMMISSIONER, {COMMISSIONER: Role.COMMISSIONER}),
        (SERGEANT, {SERGEANT: Role.SERGEANT, COMMISSIONER: Role.COMMISSIONER}),
        (DOCTOR, {DOCTOR: Role.DOCTOR}),
        (COURTESAN, {COURTESAN: Role.COURTESAN}),
        (FOUNDLING, {FOUNDLING: Role.CIVILIAN}),
        (CIVILIAN, {CIVILIAN: Role.CIVILIAN}),
        (MAFIOSO, MAFIA),
        (BOSS, MAFIA),
        (FRAMER, MAFIA),
        (MANIAC, {MANIAC: Role.MANIAC}),
    ],
)
def test_GAME_5_each_is_told_their_own_role_and_no_more(seat, knows):
    table = Table(FULL)
    assert table.view(Seat(seat)).roles == knows
    assert table.view(Person(table.game.persons[seat - 1])).roles == knows


def test_GAME_5_strangers_know_nobody_and_the_host_knows_all():
    table = Table(FULL)
    for viewer in (Reader(), Person("Nobody"), Seat(13)):
        assert table.view(viewer).roles == {}
    assert table.view(Host()).roles == dict(enumerate(table.game.roles, 1))


def test_GAME_5_a_sergeant_alone_without_sergeant_no_one_knows_the_commissioner():
    table = Table()
    knowing = [seat for seat in table.game.seats if 4 in table.view(Seat(seat)).roles]
    assert knowing == [4]


def test_FOUND_1_the_foundlings_letter_is_a_civilians_byte_for_byte():
    letters = []
    for roles in (FULL, FULL.replace("foundling civilian", "civilian foundling")):
        (told,) = [event for event in Table(roles).events(e.RoleTold) if event.seat == FOUNDLING]
        letters.append(codec.encode(told))
    assert letters[0] == letters[1]
    assert b"foundling" not in letters[0]


def test_SEAT_4_seats_have_nicks_and_characters_and_no_person():
    view = Table(FULL).view(Reader())
    assert view.persona(3).nick == "igrok 3"
    assert view.persona(3).name == "Persona 3"
    assert view.persons == {}
    assert (list(view.seats), view.living) == (list(range(1, 13)), tuple(range(1, 13)))


# FOUND-3, NIGHT-8, MAFIA-4: what successions tell.


def changes(table, play):
    """The roles that each seat comes to know by what is played."""
    before = {seat: table.view(Seat(seat)).roles for seat in table.game.seats}
    play()
    after = {seat: table.view(Seat(seat)).roles for seat in table.game.seats}
    new = {seat: dict(after[seat].items() - before[seat].items()) for seat in before}
    return {seat: roles for seat, roles in new.items() if roles}


def test_FOUND_3_when_the_boss_has_died_the_foundling_and_the_mafia_are_told(table):
    table.all_vote(BOSS)
    table.close()
    assert changes(table, table.publish) == {
        FOUNDLING: MAFIA | {FOUNDLING: Role.MAFIOSO},
        MAFIOSO: {FOUNDLING: Role.MAFIOSO},
        FRAMER: {FOUNDLING: Role.MAFIOSO},
    }
    assert [told.audience for told in table.events(e.MateTold)] == [(MAFIOSO, FRAMER)]
    assert table.view(Reader()).roles == {}
    assert table.view(Seat(BOSS)).roles == MAFIA  # MAFIA-1: the dead read nothing newer


def test_FOUND_3_where_none_of_the_mafia_is_left_there_is_nobody_to_tell():
    table = Table("boss foundling civilian civilian", Rules(seats_min=4, court_from_turn=1))
    table.all_vote(1)
    events = table.night()
    assert table.game.role(2) is Role.MAFIOSO
    assert not any(isinstance(event, e.MateTold) for event in events)


def test_FOUND_3_whom_the_same_night_kills_does_not_turn(table):
    table.give(DOCTOR, "inject", FOUNDLING)
    table.all_vote(BOSS)
    assert changes(table, table.night) == {}
    assert table.view(Reader()).dead[FOUNDLING].shown == "foundling"


def test_NIGHT_8_the_heir_of_the_commissioner_alone_is_told(table):
    table.give(MAFIOSO, "kill", COMMISSIONER)
    assert changes(table, table.night) == {SERGEANT: {SERGEANT: Role.COMMISSIONER}}
    assert table.view(Host()).roles[SERGEANT] is Role.COMMISSIONER


def test_MAFIA_4_where_the_rules_say_so_the_new_boss_and_his_mates_are_told():
    rules = Rules(boss_succession="next_mafioso", status_needs_vote=False)
    table = Table(FULL, rules).turn_two()
    table.all_vote(BOSS)
    assert changes(table, table.night) == {
        MAFIOSO: {MAFIOSO: Role.BOSS},
        FRAMER: {MAFIOSO: Role.BOSS},
    }


def test_MAFIA_4_nobody_is_told_where_nobody_follows():
    table = Table("mafioso boss mafioso" + " civilian" * 6, Rules(status_needs_vote=False))
    table.turn_two().all_vote(2)
    assert changes(table, table.night) == {}


# MAFIA-1: words of the mafia are seen by who sent them alone; the chat is the site's.


def test_orders_are_seen_by_their_sender_and_the_host(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.give(DOCTOR, "heal", CIVILIAN)
    for viewer in table.viewers():
        keys = set(table.view(viewer).orders)
        if viewer == Host():
            assert keys == {(MAFIOSO, Kind.KILL), (DOCTOR, Kind.HEAL)}
        elif viewer in {Seat(DOCTOR), Person("Cleo")}:
            assert keys == {(DOCTOR, Kind.HEAL)}
        elif viewer in {Seat(MAFIOSO), Person("Ida")}:
            assert keys == {(MAFIOSO, Kind.KILL)}
        else:
            assert keys == set()


# TIME-6: nothing before the publication.


def test_TIME_6_between_close_and_report_all_see_that_orders_are_closed_and_nothing_else(table):
    table.give(COMMISSIONER, "check", BOSS)
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.give(COMMISSIONER, "shoot", BOSS)
    table.do(note(COMMISSIONER, OTHER))
    table.all_vote(FRAMER)
    viewers = table.viewers()[1:]
    before = [table.view(viewer) for viewer in viewers]
    table.close()
    closed = table.last(e.TurnClosed)
    for viewer, view in zip(viewers, before, strict=True):
        turn = msgspec.structs.replace(view.turns[-1], closed=closed)
        after = msgspec.structs.replace(view, phase="closed", turns=(*view.turns[:-1], turn))
        assert table.view(viewer) == after
        assert report(table.view(viewer), 2) == letter(table.view(viewer), 2) == ()
    assert table.view(Host()).turns[-1].resolved == table.last(e.TurnResolved)


def test_TIME_6_everything_comes_with_the_report(table):
    table.give(COMMISSIONER, "check", BOSS)
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.do(note(COMMISSIONER, OTHER))
    table.close()
    events = table.publish()
    assert [type(event) for event in events] == [
        e.ReportPublished,
        e.SeatDied,
        e.CourtHeld,
        e.CheckAnswered,
        e.CheckAnswered,
        e.NoteHanded,
        e.RoleTold,
        e.TurnOpened,
    ]
    assert {event.at for event in events} == {table.now}


def test_HOST_2_a_report_on_a_quiet_night_says_so(table):
    table.night()
    assert report(table.view(Reader()), 2)[0] == NobodyDied(2)
    assert report(table.view(Reader()), 1) == (NobodyDied(1),)
    assert report(table.view(Reader()), 9) == ()


def test_HOST_2_a_report_has_its_lines_in_one_order_for_all(table):
    table.give(MAFIOSO, "kill", OTHER)
    table.give(DOCTOR, "inject", CIVILIAN)
    table.night()
    lines = [report(table.view(viewer), 2) for viewer in table.viewers()]
    assert all(line == lines[0] for line in lines)
    assert [type(line) for line in lines[0]] == [e.SeatDied, e.SeatDied, e.CourtHeld]
    assert [line.seat for line in lines[0] if isinstance(line, e.SeatDied)] == [CIVILIAN, OTHER]


def test_DEATH_2_a_seat_with_two_causes_is_announced_once(table):
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.give(DOCTOR, "inject", CIVILIAN)
    table.all_vote(CIVILIAN)
    table.night()
    (died,) = table.events(e.SeatDied)
    assert died.causes == (ShownCause.NIGHT, ShownCause.COURT)


# DEATH-1, DEATH-3: what a death shows.


@pytest.mark.parametrize(
    ("reveal", "shown"),
    [
        ("role", ("courtesan", "framer", "maniac")),
        ("side", ("town", "mafia", "maniac")),
        ("nothing", (None,) * 3),
    ],
)
def test_DEATH_1_what_is_revealed_of_the_dead_is_an_option(reveal, shown):
    table = Table(FULL, Rules(reveal=reveal))
    for seat in (COURTESAN, FRAMER, MANIAC):
        table.do(c.ChangeFact(fact=Fact(seat, alive=False), why=WHY))
    table.night()
    assert tuple(died.shown for died in table.events(e.SeatDied)) == shown


@pytest.mark.parametrize(
    ("causes", "shown"),
    [
        ("night_hidden", [("night",), ("night", "court"), ("hunting",)]),
        ("all", [("mafia", "injection"), ("poison", "court"), ("hunting",)]),
        ("none", [(), (), ()]),
    ],
)
def test_DEATH_3_which_causes_are_announced_is_an_option(causes, shown):
    table = Table(FULL, Rules(causes=causes, status_needs_vote=False, missed_votes=0))
    table.give(MANIAC, "poison", OTHER)
    table.turn_two()
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.give(DOCTOR, "inject", CIVILIAN)
    table.all_vote(OTHER)
    table.give(FRIEND, "hunt", COURTESAN)
    table.night()
    assert [died.causes for died in table.events(e.SeatDied)] == shown


@pytest.mark.parametrize(
    ("play", "cause"),
    [
        (lambda table: table.give(CIVILIAN, "hunt", MAFIOSO), "hunted"),
        (lambda table: table.do(c.Exclude(seat=MAFIOSO, why=WHY)), "excluded"),
        (lambda table: table.do(c.Leave(seat=MAFIOSO)), "left"),
    ],
)
def test_DEATH_3_these_are_announced_by_name(table, play, cause):
    play(table)
    table.night()
    assert table.view(Reader()).dead[MAFIOSO].causes == (cause,)


def test_DEATH_3_and_so_are_the_shot_and_the_missing(table):
    table.give(COMMISSIONER, "shoot", MAFIOSO)
    table.all_vote(COMMISSIONER)
    table.night({CIVILIAN: 0})
    dead = table.view(Reader()).dead
    assert dead[COMMISSIONER].causes == (ShownCause.COURT,)
    assert dead[MAFIOSO].causes == (ShownCause.SHOT,)
    assert dead[CIVILIAN].causes == (ShownCause.MISSING,)


def test_HUNT_2_who_the_quarry_was_stays_secret(table):
    """A hunter who dies on a townsperson is announced alike, whoever that was."""
    lines = []
    for quarry in (COMMISSIONER, OTHER, FOUNDLING):
        table = Table(FULL, Rules(hunt_from_turn=1))
        table.give(CIVILIAN, "hunt", quarry)
        table.night()
        lines.append(report(table.view(Reader()), 1))
    assert lines[0] == lines[1] == lines[2]


def test_HUNT_2_the_hunter_of_a_mafioso_is_not_named():
    lines = []
    for hunter in (CIVILIAN, OTHER):
        table = Table(FULL, Rules(hunt_from_turn=1))
        table.give(hunter, "hunt", BOSS)
        table.night()
        lines.append(report(table.view(Reader()), 1))
    assert lines[0] == lines[1]


def test_ORDER_7_a_hunt_on_the_maniac_looks_like_a_hunt_that_lapsed(table):
    table.give(CIVILIAN, "hunt", MANIAC)
    table.give(OTHER, "hunt", BOSS)
    table.night()
    assert report(table.view(Seat(CIVILIAN)), 2) == report(table.view(Seat(OTHER)), 2)
    assert letter(table.view(Seat(CIVILIAN)), 2) == letter(table.view(Seat(OTHER)), 2) == ()


# COURT-6: the open court.


def test_COURT_6_with_the_result_all_see_who_voted_for_whom_and_how_they_changed(table):
    table.vote({1: 6, 2: 7, 3: 7})
    table.give(2, "vote", 6)
    table.withdraw(3, "vote")
    table.vote({4: 6})
    table.night()
    for viewer in table.viewers():
        held = court(table, viewer)
        assert (held.sentenced, held.sealed, held.tally) == ((6,), False, ((6, 3),))
        assert held.silent == (3, *range(5, 13))
        history = {
            ballot.seat: [None if cast.withdrawn else cast.target for cast in ballot.casts]
            for ballot in held.ballots
        }
        assert history == {1: [6], 2: [7, 6], 3: [7, None], 4: [6]}


def test_COURT_6_numbers_and_names_agree(table):
    table.vote({1: 6, 2: 6, 3: 7, 5: 8})
    table.give(3, "vote", 6)
    table.withdraw(5, "vote")
    table.night()
    held = court(table)
    names: dict[int | None, list[int]] = {}
    for ballot in held.ballots:
        if not ballot.casts[-1].withdrawn:
            names.setdefault(ballot.casts[-1].target, []).append(ballot.seat)
    assert {target: len(voters) for target, voters in names.items()} == dict(held.tally)
    voters = {seat for seats in names.values() for seat in seats}
    assert voters.isdisjoint(held.silent)
    assert voters | set(held.silent) == set(table.game.seats)


def test_COURT_6_before_the_result_nobody_sees_a_vote(table):
    table.vote({1: 6, 2: 6})
    view = table.view(Reader())
    assert (view.shown_votes, view.orders, view.turns[-1].orders) == ({}, {}, ())


def test_COURT_6_live_ballots_are_seen_at_once_changed_and_withdrawn():
    table = Table(FULL, Rules(ballots="live", may_abstain=True)).turn_two()
    table.vote({1: 6, 2: 7})
    table.give(2, "vote", 6)
    table.give(3, "vote")
    assert table.view(Reader()).shown_votes == {1: (6,), 2: (6,), 3: ()}
    table.withdraw(1, "vote")
    assert table.view(Seat(9)).shown_votes == {2: (6,), 3: ()}
    shown = table.view(Reader()).turns[-1].orders
    assert [(vote.seat, vote.targets) for vote in shown if isinstance(vote, e.VoteShown)] == [
        (1, (6,)),
        (2, (7,)),
        (2, (6,)),
        (3, ()),
        (1, None),
    ]
    table.night()
    assert table.view(Reader()).shown_votes == {}


def test_COURT_6_a_live_ballot_shows_a_vote_and_no_other_order():
    """A receipt's number would tell how many orders its seat has sent."""
    shown = []
    for busy in (True, False):
        table = Table(FULL, Rules(ballots="live")).turn_two()
        if busy:
            table.give(1, "check", BOSS)
            table.do(note(1, 2))
        table.do(c.GiveOrder(seat=1, order=Kind.VOTE, targets=(6,)), table.hunt_opens)
        table.give(1, "hunt", 6)
        shown.append(table.view(Reader()))
    assert shown[0] == shown[1]
    assert "number" not in e.VoteShown.__struct_fields__


def test_GAME_7_a_live_turn_with_a_barred_vote_shows_none_from_its_opening():
    table = Table(FULL, Rules(ballots="live")).turn_two()
    table.do(c.BarVote(seats=(6,), turn=3, why=WHY))
    table.vote({1: 7, 6: 7})
    assert table.view(Reader()).shown_votes.keys() == {1, 6}
    table.night()
    table.vote({1: 7, 2: 7})
    assert table.view(Reader()).shown_votes == {}
    assert table.events(e.VoteShown)[-1].seat == 6


# COURT-7: the sealed court.


@pytest.mark.parametrize("sealed_shows", ["result", "totals"])
def test_COURT_7_only_the_result_is_published_if_anybody_was_barred(sealed_shows):
    rules = Rules(sealed_shows=sealed_shows, status_needs_vote=False)
    table = Table(FULL, rules).turn_two()
    table.vote({1: 6, 2: 7, 3: 7, 4: 7, 5: 7})
    table.do(c.BarVote(seats=(5,), why=WHY))
    table.night()
    held = court(table)
    assert (held.sentenced, held.sealed, held.ballots, held.silent) == ((7,), True, None, None)
    assert held.tally == (((6, 1), (7, 3)) if sealed_shows == "totals" else None)
    assert court(table, Host()) == held
    resolved = table.view(Host()).turns[1].resolved
    assert resolved is not None
    assert resolved.resolution.court is not None
    assert resolved.resolution.court.barred == (5,)


@pytest.mark.parametrize("sealed_shows", ["result", "totals"])
def test_COURT_7_whoever_was_barred_the_others_see_the_same(sealed_shows):
    """The barred seat can't be worked out, not by a total either."""
    rules = Rules(sealed_shows=sealed_shows, status_needs_vote=False, missed_votes=0)
    views = []
    for barred in (FRIEND, OTHER):
        table = Table(FULL, rules).turn_two()
        table.vote({1: 6, 2: 6, 3: 6, 4: BOSS})
        table.do(c.BarVote(seats=(barred,), why=WHY))
        table.night()
        table.vote({1: BOSS})
        table.night()
        others = (Seat(seat) for seat in range(1, 13) if seat not in {FRIEND, OTHER})
        viewers: list[Viewer] = [Reader(), *others]
        views.append([table.view(viewer) for viewer in viewers])
    assert views[0] == views[1]


def test_COURT_7_the_next_court_is_open_again(table):
    table.do(c.BarVote(seats=(5,), why=WHY))
    table.night()
    table.vote({5: 6})
    table.night()
    assert court(table, turn=3).ballots is not None
    assert table.view(Reader()).turns[1].facts[0].ballots is None


def test_COURT_7_a_bar_on_somebody_who_died_before_it_held_seals_nothing(table):
    table.do(c.BarVote(seats=(5,), turn=3, why=WHY))
    table.give(DOCTOR, "inject", 5)
    table.night()
    table.vote({1: 6})
    table.night()
    assert not court(table, turn=3).sealed


def test_ORDER_8_a_voided_vote_is_not_published(table):
    table.vote({1: 6, 2: 6})
    table.do(c.VoidOrder(seat=1, order=Kind.VOTE, why=WHY))
    table.night()
    held = court(table)
    assert [ballot.seat for ballot in held.ballots] == [2]
    assert held.tally == ((6, 1),)
    assert 1 not in held.silent


# KEEPER-1.


def test_KEEPER_1_the_keeper_is_public_with_the_report():
    table = Table(FULL, BLACK_MARKET)
    table.all_vote(CIVILIAN)
    table.close()
    assert table.view(Reader()).keeper is None
    table.publish()
    held = court(table, turn=1)
    assert (held.election, held.sentenced) == (True, (CIVILIAN,))
    assert {table.view(viewer).keeper for viewer in table.viewers()} == {CIVILIAN}


# NOTE-2.


@pytest.mark.parametrize(
    ("seat", "kind", "handed"), [(MAFIOSO, "kill", True), (DOCTOR, "inject", False)]
)
def test_NOTE_2_a_note_is_handed_to_its_addressee_alone(table, seat, kind, handed):
    table.do(note(CIVILIAN, OTHER, "Це Девʼятий."))
    table.give(seat, kind, CIVILIAN)
    table.night()
    for viewer in table.viewers():
        got = [line for line in letter(table.view(viewer), 2) if isinstance(line, e.NoteHanded)]
        if handed and viewer in {Host(), Seat(OTHER), Person("Gus")}:
            assert [(line.author, line.to, line.text) for line in got] == [
                (CIVILIAN, OTHER, "Це Девʼятий.")
            ]
        else:
            assert got == []


def test_NOTE_2_an_addressee_who_has_died_is_handed_it_all_the_same(table):
    table.do(note(CIVILIAN, OTHER))
    table.give(DOCTOR, "inject", OTHER)
    table.night()
    table.give(MAFIOSO, "kill", CIVILIAN)
    table.night()
    assert [type(line) for line in letter(table.view(Seat(OTHER)), 3)] == [e.NoteHanded]


# GHOST: the dead look on.


def test_a_ghost_sees_what_readers_see_and_what_it_knew(table):
    table.give(MAFIOSO, "kill", COMMISSIONER)
    table.give(COMMISSIONER, "check", BOSS)
    table.night()
    ghost = table.view(Seat(COMMISSIONER))
    table.give(SERGEANT, "check", FRAMER)
    table.do(c.GrantDoubleKill(why=WHY))
    table.night()
    assert table.view(Seat(COMMISSIONER)).roles == ghost.roles
    fresh = [event for event in table.ledger if event.audience == (COMMISSIONER,)]
    assert all(event.at < table.now for event in fresh)
    assert letter(table.view(Seat(COMMISSIONER)), 3) == ()
    assert len(letter(table.view(Seat(SERGEANT)), 3)) == 1


def test_a_seat_sees_what_its_person_sees_but_for_the_name(table):
    for seat, person in enumerate(table.game.persons, 1):
        seen = [
            event
            for event in visible(table.ledger, Person(person))
            if not isinstance(event, e.PersonSeated)
        ]
        assert seen == list(visible(table.ledger, Seat(seat)))


def test_a_view_is_built_from_visible_events_alone(table):
    """Two ledgers that show a viewer the same events give the same view (law 2)."""
    table.give(COMMISSIONER, "check", BOSS)
    table.night()
    for viewer in table.viewers():
        seen: list[Event] = list(visible(table.ledger, viewer))
        assert view_for(seen, viewer) == table.view(viewer)


# What views say and what the game says is the same.


def shown_of(view, viewer, game):
    """What a view says of the running turn, and what the game has of it for this viewer."""

    def mine(seat):
        return viewer in {Host(), Seat(seat)}

    standing = {
        key: order for key, order in game.orders.items() if mine(key[0]) and key not in game.voided
    }
    shots = {
        seat: order
        for seat, order in game.shots.items()
        if mine(seat) and order.key not in game.voided
    }
    notes = {seat: one for seat, one in game.notes.items() if mine(seat)}
    bars = {(turn, seat) for turn, seat in game.bars if mine(seat)}
    left = {seat for seat in game.left if mine(seat)}
    return (
        (view.orders, view.shots, view.notes, view.bars, view.left),
        (standing, shots, notes, bars, left),
    )


@pytest.mark.parametrize("play", [market, table_game])
def test_a_view_says_what_the_game_says_after_every_command(play, monkeypatch):
    """As far as the viewer may know it; and of the host's, nothing else is there to know."""
    send = Table.send

    def compared(self, *arguments, **keywords):
        stepped = send(self, *arguments, **keywords)
        game = self.game
        if game.phase not in {Phase.OPEN, Phase.CLOSED}:
            return stepped
        for viewer in (Host(), *map(Seat, game.seats)):
            view = self.view(viewer)
            shown, there = shown_of(view, viewer, game)
            assert shown == there
            assert set(view.living) == game.living
            for name in ("phase", "paused", "turn", "closes", "hunt_opens", "keeper", "excluded"):
                assert getattr(view, name) == getattr(game, name)
            assert view.silenced == game.silenced
        host = self.view(Host())
        assert host.roles == dict(enumerate(game.roles, 1))
        assert host.persons == dict(enumerate(game.persons, 1))
        assert host.double_kills == game.double_kills
        return stepped

    monkeypatch.setattr(Table, "send", compared)
    play()


def test_SHOT_1_who_has_no_pistol_any_more_sees_no_shot_named(table):
    table.give(COMMISSIONER, "shoot", BOSS)
    table.do(c.ChangeFact(fact=Fact(COMMISSIONER, role=Role.CIVILIAN), why=WHY))
    table.night()
    assert table.view(Seat(COMMISSIONER)).shots == table.view(Host()).shots == {}
