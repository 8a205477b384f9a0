"""Enrolment and the deal, as commands and events (GAME-1, GAME-2, GAME-5, GAME-6)."""

from decimal import Decimal

import msgspec
import pytest

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.deal import Attempt, Frozen, Seated, verify, verify_game
from misto.engine.lineup import suggest
from misto.engine.refusals import Code
from misto.engine.rules import Rules, canonical
from misto.engine.terms import Gender, Phase
from misto.engine.views import Host, Person, Reader, visible
from tests.engine.build import NAMES, SMALL, Table, dealt, enrol, lobby, nonce, roles_of, seat_table

SEVEN = suggest(7)
WHY = "two players could not stay"


# GAME-1: who has enrolled is not public, how many is.


def test_GAME_1_the_number_of_players_is_public_and_their_names_are_not():
    view = lobby(3).view(Reader())
    assert (view.phase, view.enrolled, view.roster) == (Phase.ENROLMENT, 3, None)
    for person in NAMES[:3]:
        assert person not in str(view)
        assert nonce(person) not in str(view)


def test_GAME_1_a_public_roster_lists_names_and_no_nonces():
    view = lobby(3, Rules(roster="public")).view(Reader())
    assert view.roster == ("Ada", "Ben", "Cleo")
    assert nonce("Ada") not in str(view)


def test_GAME_1_a_public_roster_does_not_tell_who_came_first():
    table = Table("", Rules(roster="public"))
    table.do(c.OpenEnrolment())
    table.do(enrol("Zoe"))
    table.do(enrol("Ada"))
    assert table.last(e.RosterChanged).persons == ("Ada", "Zoe")


def test_GAME_1_each_sees_their_own_nonce_alone():
    table = lobby(3)
    assert table.view(Person("Ben")).own_nonces == {"Ben": nonce("Ben")}
    assert table.view(Host()).own_nonces.keys() == {"Ada", "Ben", "Cleo"}


def test_GAME_1_an_enrolment_can_be_taken_back_and_its_nonce_brought_again():
    table = lobby(3)
    table.do(c.WithdrawEnrolment(person="  Ben "))
    assert table.view(Reader()).enrolled == 2
    assert table.view(Person("Ben")).own_nonces == {}
    assert table.refused(c.WithdrawEnrolment(person="Ben")).code is Code.NOT_ENROLLED
    table.do(enrol("Ben"))
    assert table.view(Reader()).enrolled == 3


def test_GAME_1_seats_max_closes_the_door_and_a_withdrawal_opens_it():
    table = lobby(8, Rules(seats_max=8))
    refusal = table.refused(enrol("Ida"))
    assert (refusal.code, refusal.limit) == (Code.ENROLMENT_FULL, 8)
    table.do(c.WithdrawEnrolment(person="Ada"))
    table.do(enrol("Ida"))


def test_GAME_1_seats_min_binds_the_close_of_enrolment():
    refusal = lobby(6).refused(c.CloseEnrolment(lineup=SEVEN[:6]))
    assert (refusal.code, refusal.count, refusal.limit) == (Code.TOO_FEW_SEATS, 6, 7)
    lobby(6, Rules(seats_min=6)).do(
        c.CloseEnrolment(lineup=roles_of("boss mafioso " + "civilian " * 4))
    )


def test_GAME_1_seats_min_and_max_do_not_bind_a_table_that_was_dealt_elsewhere():
    Table("boss civilian civilian civilian", Rules(seats_max=3, seats_min=2))


def test_GAME_1_a_person_enrols_once_however_the_name_is_spaced():
    assert lobby(1).refused(enrol(" Ada ")).code is Code.ALREADY_ENROLLED


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "a\tb\x00", "Вaсиль"])
def test_GAME_1_a_name_must_be_fit_for_a_person_and_for_a_character(name):
    table = lobby(1)
    bad_person = c.Enrol(person=name, nonce="sixteen characters")
    assert table.refused(bad_person).code is Code.NAME_UNFIT
    if name:  # an empty character name is none
        bad_character = c.Enrol(person="Ben", nonce="sixteen characters", name=name)
        assert table.refused(bad_character).name == name


# GAME-2: nonces, the frozen list, the commitment.


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("fifteen letters", Code.NONCE_UNFIT),
        ("x" * 201, Code.NONCE_UNFIT),
        ("sixteen letters\x00", Code.NONCE_UNFIT),
        ("  seven   old owls sat ", None),
        (f" {nonce('Ada')} ", Code.NONCE_TAKEN),
    ],
)
def test_GAME_2_a_nonce_is_the_players_own_and_long_enough(text, code):
    table = lobby(1)
    command = c.Enrol(person="Ben", nonce=text)
    if code:
        refusal = table.refused(command)
        assert (refusal.code, refusal.clause) == (code, "GAME-2")
    else:
        table.do(command)
        assert table.last(e.Enrolled).nonce == "seven old owls sat"


def test_GAME_2_the_commitment_comes_before_the_first_nonce_and_the_key_stays_sealed():
    table = lobby(1)
    drawn, opened, enrolled = table.ledger[1:4]
    assert isinstance(drawn, e.KeyDrawn)
    assert isinstance(opened, e.EnrolmentOpened)
    assert isinstance(enrolled, e.Enrolled)
    for viewer in (Host(), Reader(), Person("Ada")):
        view = table.view(viewer)
        assert view.commitments == (opened.commitment,)
        assert drawn.key not in str(view)


def test_GAME_2_nonces_and_lineup_are_frozen_in_an_order_that_says_nothing():
    table = lobby(7)
    table.do(c.CloseEnrolment(lineup=SEVEN[::-1]))
    view = table.view(Reader())
    assert view.phase is Phase.FROZEN
    assert view.nonces == tuple(sorted(map(nonce, NAMES[:7])))
    assert view.lineup == SEVEN
    assert table.refused(enrol("Zoe")).code is Code.WRONG_PHASE
    assert table.refused(c.WithdrawEnrolment(person="Ada")).code is Code.WRONG_PHASE


def test_GAME_2_the_deal_seats_everybody_once_and_names_nobody_in_public():
    table = dealt()
    assert sorted(table.game.persons) == sorted(NAMES[:7])
    assert sorted(table.game.roles) == sorted(SEVEN)
    view = table.view(Reader())
    assert [persona.nick for persona in view.personas] == [f"igrok {seat}" for seat in range(1, 8)]
    assert view.persons == view.roles == {}
    assert view.dealt is None
    assert not any(person in str(view).replace("igrok", "") for person in ("Ada", "Cleo", "Fay"))


def test_GAME_2_another_key_deals_otherwise():
    assert dealt(seed="one").game.roles != dealt(seed="two").game.roles


def test_GAME_2_the_same_wishes_with_the_same_dice_deal_the_same():
    assert dealt(seed="one").ledger == dealt(seed="one").ledger


def attempts(table):
    """Read the deals of a game from its public events, as a player would after the end."""
    found: list[Attempt] = []
    for event in table.ledger:
        match event:
            case e.GameCreated():
                game, rules = event.game, canonical(event.rules).decode()
            case e.EnrolmentOpened():
                frozen = Frozen(game, rules, beacon_name=event.beacon_name)
                found.append(Attempt(commitment=event.commitment, frozen=frozen))
            case e.EnrolmentClosed():
                frozen = msgspec.structs.replace(
                    found[-1].frozen, nonces=event.nonces, lineup=event.lineup
                )
                found[-1] = msgspec.structs.replace(found[-1], frozen=frozen)
            case e.Dealt():
                seats = zip(event.nonces, event.roles, strict=True)
                seated = tuple(Seated(n, its, role) for n, (its, role) in enumerate(seats, 1))
                found[-1] = msgspec.structs.replace(found[-1], seats=seated, beacon=event.beacon)
            case e.DealCancelled() | e.GameOpened():
                found[-1] = msgspec.structs.replace(found[-1], key=event.key)
    return found


def test_GAME_2_END_1_after_the_end_anybody_can_recompute_the_deal():
    table = dealt().end()
    (attempt,) = attempts(table)
    assert verify(attempt) == ()
    view = table.view(Reader())
    assert view.key == attempt.key
    assert view.dealt is not None
    assert view.dealt.nonces == tuple(seated.nonce for seated in attempt.seats or ())


def test_GAME_2_a_deal_that_was_tampered_with_is_seen():
    table = dealt().end()
    (attempt,) = attempts(table)
    swapped = attempt.seats[::-1]
    assert verify(msgspec.structs.replace(attempt, seats=swapped)) == ("deal_differs",)


def test_GAME_2_the_beacon_is_named_beforehand_and_then_asked_for():
    table = lobby(7, beacon_name="Лото, 1 грудня")
    assert table.view(Reader()).beacon_name == "Лото, 1 грудня"
    table.do(c.CloseEnrolment(lineup=SEVEN))
    for nothing in (None, " "):
        refusal = table.refused(c.Deal(beacon=nothing))
        assert (refusal.code, refusal.name) == (Code.BEACON_MISSING, "Лото, 1 грудня")
    table.do(c.Deal(beacon=" 4 8  15 16 23 42 "))
    assert table.view(Reader()).beacon == "4 8 15 16 23 42"
    assert verify(attempts(table.end())[0]) == ()


def test_GAME_2_a_beacon_that_was_not_named_is_refused():
    table = lobby(7, beacon_name="  ")
    table.do(c.CloseEnrolment(lineup=SEVEN))
    assert table.refused(c.Deal(beacon="42")).code is Code.BEACON_NOT_NAMED
    table.do(c.Deal())


def test_GAME_2_a_beacon_is_a_text_that_can_be_published():
    half = "half a \ud83d character"
    refusal = Table("").refused(c.OpenEnrolment(beacon_name=half))
    assert (refusal.code, refusal.clause, refusal.limit) == (Code.TEXT_UNFIT, "GAME-2", None)
    table = lobby(7, beacon_name="lottery")
    table.do(c.CloseEnrolment(lineup=SEVEN))
    assert table.refused(c.Deal(beacon=half)).code is Code.TEXT_UNFIT
    assert table.refused(c.Deal(beacon="4" * 20_001)).limit == 20_000


def test_GAME_2_the_beacon_changes_the_deal():
    deals = []
    for value in ("4 8 15", "16 23 42"):
        table = lobby(7, beacon_name="lottery")
        table.do(c.CloseEnrolment(lineup=SEVEN))
        table.do(c.Deal(beacon=value))
        deals.append((table.game.persons, table.game.roles))
    assert deals[0] != deals[1]


# A deal that is cancelled or repeated.


def again(table, persons=7):
    """Enrol anew with other nonces, and deal."""
    table.do(c.OpenEnrolment())
    for person in NAMES[:persons]:
        table.do(c.Enrol(person=person, nonce=nonce(f"{person} once more")))
    table.do(c.CloseEnrolment(lineup=suggest(persons)))
    table.do(c.Deal())
    return table


@pytest.mark.parametrize("stage", [Phase.ENROLMENT, Phase.FROZEN, Phase.OPEN])
def test_GAME_2_a_cancelled_deal_opens_its_key_and_stays_listed(stage):
    table = dealt() if stage is Phase.OPEN else lobby(7)
    if stage is Phase.FROZEN:
        table.do(c.CloseEnrolment(lineup=SEVEN))
    assert table.game.phase is stage
    key = table.last(e.KeyDrawn).key
    table.do(c.CancelDeal(why=WHY))
    for viewer in (Host(), Reader(), Person("Ada")):
        view = table.view(viewer)
        assert view.phase is Phase.CREATED
        assert view.cancelled_keys == (key,)
        assert (view.personas, view.nonces, view.roles, view.turn) == ((), (), {}, 0)
    assert len(again(table).view(Reader()).commitments) == 2


def test_GAME_2_nonces_of_a_cancelled_deal_are_spent():
    table = lobby(7)
    table.do(c.CancelDeal(why=WHY))
    table.do(c.OpenEnrolment())
    assert table.refused(enrol("Ada")).code is Code.NONCE_TAKEN
    taken = c.Enrol(person="Ben", nonce=nonce("Ada"))
    assert table.refused(taken).code is Code.NONCE_TAKEN
    table.do(c.Enrol(person="Ada", nonce=nonce("Ada, once more")))


def test_GAME_2_every_deal_of_a_game_is_proved_when_it_is_over():
    table = lobby(7)
    table.do(c.CancelDeal(why=WHY))
    again(table)
    table.do(c.CancelDeal(why=WHY))
    table.do(c.OpenEnrolment())
    for person in NAMES[:7]:
        table.do(c.Enrol(person=person, nonce=nonce(f"{person} for the third time")))
    table.do(c.CloseEnrolment(lineup=SEVEN))
    table.do(c.Deal())
    assert verify_game(attempts(table.end())) == (("not_dealt",), (), ())


def test_GAME_2_a_deal_is_cancelled_with_a_reason_and_only_before_the_first_close():
    table = dealt()
    assert table.refused(c.CancelDeal(why=" ")).code is Code.REASON_MISSING
    table.close()
    assert table.refused(c.CancelDeal(why=WHY)).code is Code.WRONG_PHASE
    table.publish()
    assert table.refused(c.CancelDeal(why=WHY)).code is Code.WRONG_PHASE


def test_GAME_2_a_table_that_was_dealt_elsewhere_has_no_deal_to_cancel():
    assert Table().refused(c.CancelDeal(why=WHY)).code is Code.WRONG_PHASE


def seat_of(table, person):
    return table.game.persons.index(person) + 1


def test_GAME_5_who_is_not_dealt_in_again_learns_nothing_of_the_new_deal():
    """The seat that a person had in a cancelled deal is another's now."""
    table = dealt(8)
    table.do(c.CancelDeal(why=WHY))
    again(table)
    assert table.view(Person("Hal")) == table.view(Reader())


def test_GAME_5_who_had_another_seat_in_a_cancelled_deal_sees_what_each_was_told():
    table = dealt(seed="one")
    before = table.game.persons
    table.do(c.CancelDeal(why=WHY))
    again(table)
    moved = [person for person in before if seat_of(table, person) != before.index(person) + 1]
    assert moved
    for person in moved:
        seat, seen = seat_of(table, person), visible(table.ledger, Person(person))
        letters = [event.seat for event in seen if isinstance(event, e.RoleTold)]
        assert letters == [before.index(person) + 1, seat]
        assert table.view(Person(person)).persons == {seat: person}


def test_HOST_6_who_was_replaced_in_a_cancelled_deal_may_play_in_the_next():
    table = dealt()
    seat = seat_of(table, "Ada")
    table.do(c.Replace(seat=seat, person="Zoe", why=WHY))
    table.do(c.CancelDeal(why=WHY))
    again(table)
    seat = seat_of(table, "Ada")
    assert table.view(Person("Ada")).roles[seat] is table.game.told(seat)
    assert table.view(Person("Zoe")) == table.view(Reader())


# Personas and tables.


def test_SEAT_1_a_character_has_the_name_and_gender_that_its_player_chose():
    table = lobby(6)
    table.do(c.Enrol(person="Gus", nonce=nonce("Gus"), name="Люся  Марковна", gender=Gender.F))
    table.do(c.CloseEnrolment(lineup=SEVEN))
    table.do(c.Deal())
    persona = table.game.personas[seat_of(table, "Gus") - 1]
    assert (persona.name, persona.gender) == ("Люся Марковна", Gender.F)


def test_ORDER_6_two_characters_of_one_name_are_told_apart_by_their_nicks():
    table = lobby(4)
    table.do(c.Enrol(person="Eva", nonce=nonce("Eva"), name="Віталя"))
    table.do(c.Enrol(person="Fay", nonce=nonce("Fay"), name="ВІТАЛЯ"))
    table.do(c.Enrol(person="Gus", nonce=nonce("Gus"), name="Igrok 1"))
    table.do(c.CloseEnrolment(lineup=SEVEN))
    table.do(c.Deal())
    names = {
        person: table.game.personas[seat_of(table, person) - 1] for person in ("Eva", "Fay", "Gus")
    }
    for person, name in (("Eva", "Віталя"), ("Fay", "ВІТАЛЯ"), ("Gus", "Igrok 1")):
        assert names[person].name == f"{name} ({names[person].nick})"


@pytest.fixture
def hosted():
    """A game in which Host and Co-host may not sit."""
    table = Table("", hosts=("Host", " Co-host "))
    assert table.view(Reader()).hosts == ("Host", "Co-host")
    return table


def test_GAME_6_a_host_does_not_enrol(hosted):
    hosted.do(c.OpenEnrolment())
    refusal = hosted.refused(enrol(" Co-host "))
    assert (refusal.code, refusal.clause) == (Code.HOST_HAS_NO_SEAT, "GAME-6")


def test_GAME_6_a_host_is_not_seated_nor_takes_a_seat_over(hosted):
    seats = seat_table(SMALL)
    persons = (*seats.persons[:-1], "Host")
    command = msgspec.structs.replace(seats, persons=persons)
    assert hosted.refused(command).code is Code.HOST_HAS_NO_SEAT
    hosted.do(seats)
    refusal = hosted.refused(c.Replace(seat=1, person="Host", why=WHY))
    assert refusal.code is Code.HOST_HAS_NO_SEAT


def test_GAME_6_hosts_stay_hosts_when_a_deal_is_cancelled(hosted):
    hosted.do(c.OpenEnrolment())
    hosted.do(c.CancelDeal(why=WHY))
    hosted.do(c.OpenEnrolment())
    assert hosted.refused(enrol("Host")).code is Code.HOST_HAS_NO_SEAT


def test_GAME_2_after_a_cancelled_deal_the_game_is_the_same_game_to_everybody():
    rules = Rules(hunts_per_turn=2)
    table = Table("", rules, hosts=("Host",))
    table.do(c.OpenEnrolment())
    table.do(c.CancelDeal(why=WHY))
    for seen in (table.game, table.view(Host()), table.view(Reader())):
        assert (seen.game, seen.title, seen.rules, seen.hosts) == (
            "market",
            "Чорний ринок",
            rules,
            ("Host",),
        )


def test_SEAT_1_who_brought_no_name_is_called_by_the_nick():
    assert [(one.nick, one.name) for one in dealt().game.personas] == [
        (f"igrok {seat}", f"igrok {seat}") for seat in range(1, 8)
    ]


def test_GAME_3_a_line_up_is_measured_by_the_rules_of_its_game():
    strict = lobby(7, Rules(mafia_share=Decimal("0.4")))
    refusal = strict.refused(c.CloseEnrolment(lineup=SEVEN))
    assert (refusal.code, refusal.limit) == (Code.LINEUP_TOO_FEW_MAFIA, 3)


def test_every_turn_in_a_view_has_its_opening():
    table = dealt().turn_two()
    for viewer in table.viewers():
        opened = [turn.opened for turn in table.view(viewer).turns]
        assert opened == table.events(e.TurnOpened)
