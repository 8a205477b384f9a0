"""The plain player: what its seats say and do, in situations that are set up by hand."""

from decimal import Decimal

import pytest

from misto.engine import GiveOrder, Kind, Phase, Role, Rules, Shown
from misto.sim.draws import chunk_key, game_keys
from misto.sim.playing import play
from misto.sim.policies import POLICIES, Board, Chair, Chance, Claim
from misto.sim.policies.plain import public
from misto.sim.tables import Ledger, Setup

PLAIN = POLICIES["plain"]
KEYS = [int(key) for key in game_keys(chunk_key(11, 0), 30)]

COMMISSIONER, SERGEANT, DOCTOR, CIVILIAN, OTHER, BOSS, MAFIOSO, MANIAC, COURTESAN, FRAMER = range(
    1, 11
)
ROLES = (
    *(Role.COMMISSIONER, Role.SERGEANT, Role.DOCTOR, Role.CIVILIAN, Role.CIVILIAN),
    *(Role.BOSS, Role.MAFIOSO, Role.MANIAC, Role.COURTESAN, Role.FRAMER),
)


class Table(Ledger):
    """A table at which turns are played as the test says, and seats then asked what they would."""

    def __init__(self, roles: tuple[Role, ...] = ROLES, **rules: object) -> None:
        super().__init__(Rules(**rules), roles)  # type: ignore[arg-type]  # options of any type

    def turn(self, *orders: tuple[int, Kind, int], votes: dict[int, int] | None = None) -> None:
        """Play a turn with these orders; where there is a court, who isn't named votes for 4."""
        sent = [
            GiveOrder(seat=seat, order=kind, targets=(target,)) for seat, kind, target in orders
        ]
        if self.game.wants_votes():
            for seat in sorted(self.game.living):
                whom = (votes or {}).get(seat, CIVILIAN)
                sent.append(GiveOrder(seat=seat, order=Kind.VOTE, targets=(whom,)))
        self.take(sent)
        self.close()

    def says(self, seat: int, board: Board = ()) -> list[Claim]:
        """What a seat says before it acts."""
        return list(PLAIN.speak(self._chair(seat, board, 1)))

    def sends(self, seat: int, kind: Kind, board: Board = ()) -> set[int]:
        """On whom a seat sends an order of a kind, by the draws of many games."""
        found = [
            order.targets[0]
            for key in KEYS
            for order in PLAIN.act(self._chair(seat, board, key))
            if order.order is kind
        ]
        assert len(found) in {0, len(KEYS)}
        return set(found)

    def _chair(self, seat: int, board: Board, key: int) -> Chair:
        return Chair(seat, self.views()[seat], board, Chance(key, self.game.turn, seat))


def test_the_commissioner_comes_out_with_what_he_has_found():
    table = Table()
    assert table.says(COMMISSIONER) == []
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    assert table.says(COMMISSIONER) == [Claim(2, COMMISSIONER, 1, BOSS, Shown.BOSS)]
    assert table.says(SERGEANT) == table.says(CIVILIAN) == []


def test_he_keeps_to_himself_whom_he_has_cleared():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, DOCTOR))
    assert table.says(COMMISSIONER) == []


def test_once_out_he_says_every_answer_once():
    table = Table(quorum_share=Decimal(1))
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    board = tuple(table.says(COMMISSIONER))
    table.turn((COMMISSIONER, Kind.CHECK, DOCTOR), votes={2: 2})
    assert table.says(COMMISSIONER, board) == [Claim(3, COMMISSIONER, 2, DOCTOR, Shown.DOCTOR)]


def test_he_comes_out_when_he_is_suspected_himself():
    table = Table()
    table.turn()
    table.turn(votes=dict.fromkeys(range(3, 11), BOSS))
    assert table.says(COMMISSIONER) == []  # the boss was lynched: none who voted is suspected
    table = Table()
    table.turn()
    table.turn()  # all voted for a civilian: all are suspected alike
    assert table.says(COMMISSIONER) == [Claim(3, COMMISSIONER)]


def test_a_sergeant_who_has_become_commissioner_tells_what_he_has_read():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS), (MAFIOSO, Kind.KILL, COMMISSIONER))
    assert table.says(SERGEANT) == [Claim(2, SERGEANT, 1, BOSS, Shown.BOSS)]


def test_the_town_votes_for_the_accused_and_the_mafia_does_not():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    board = tuple(table.says(COMMISSIONER))
    for seat in (COMMISSIONER, SERGEANT, DOCTOR, CIVILIAN, MANIAC, COURTESAN):
        assert table.sends(seat, Kind.VOTE, board) == {BOSS}
    town = {COMMISSIONER, SERGEANT, DOCTOR, CIVILIAN, OTHER, MANIAC, COURTESAN}
    for seat in (BOSS, MAFIOSO, FRAMER):
        assert table.sends(seat, Kind.VOTE, board) <= town - {COMMISSIONER}


def test_before_he_is_out_only_those_who_read_answers_know():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    assert table.sends(COMMISSIONER, Kind.VOTE) == table.sends(SERGEANT, Kind.VOTE) == {BOSS}
    assert len(table.sends(CIVILIAN, Kind.VOTE)) > 4


def test_nobody_votes_for_themselves():
    table = Table(court_from_turn=1)
    for seat in table.game.seats:
        assert seat not in table.sends(seat, Kind.VOTE)


def test_who_voted_against_the_town_is_suspected():
    table = Table()
    table.turn()
    table.turn(votes=dict.fromkeys((COMMISSIONER, DOCTOR, OTHER, COURTESAN, SERGEANT), BOSS))
    for seat in (SERGEANT, DOCTOR, OTHER):  # the civilian was lynched, by a tie
        assert table.sends(seat, Kind.VOTE) == {BOSS, MAFIOSO, MANIAC, FRAMER}


def test_ballots_are_read_by_what_the_dead_turned_out_to_be():
    table = Table()
    table.turn()
    votes = {1: BOSS, 2: CIVILIAN, 3: BOSS, 5: BOSS, 6: CIVILIAN, 7: BOSS, 8: OTHER, 9: BOSS}
    table.turn(votes=votes | {10: OTHER, CIVILIAN: BOSS})
    known = public(table.views()[1], ())
    assert known.suspicion == {1: -1, 2: 0, 3: -1, 4: -1, 5: -1, 7: -1, 8: 0, 9: -1, 10: 0}
    table.turn((MAFIOSO, Kind.KILL, OTHER), votes=dict.fromkeys(range(1, 11), CIVILIAN))
    known = public(table.views()[1], ())
    assert known.suspicion == {1: 0, 2: 2, 3: 0, 7: 0, 8: 2, 9: 0, 10: 2}


def test_where_deaths_show_nothing_ballots_say_nothing():
    table = Table(reveal="nothing")
    table.turn()
    table.turn()
    assert set(public(table.views()[1], ()).suspicion.values()) == {0}


def test_who_has_no_role_order_hunts_the_accused():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    board = tuple(table.says(COMMISSIONER))
    hunters = {seat for seat in table.game.seats if table.sends(seat, Kind.HUNT, board)}
    assert hunters == {SERGEANT, CIVILIAN, OTHER}
    assert table.sends(CIVILIAN, Kind.HUNT, board) == {BOSS}
    assert table.sends(CIVILIAN, Kind.HUNT) == set()


@pytest.mark.parametrize(
    ("rule", "quarry"), [("nothing", set()), ("hunter_dies", set()), ("maniac_dies", {MANIAC})]
)
def test_the_maniac_is_hunted_where_he_can_die_of_it(rule, quarry):
    table = Table(hunt_maniac=rule)
    table.turn((COMMISSIONER, Kind.CHECK, MANIAC))
    assert table.sends(CIVILIAN, Kind.HUNT, tuple(table.says(COMMISSIONER))) == quarry


def test_the_doctor_guards_who_is_out_but_never_twice_running():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    board = tuple(table.says(COMMISSIONER))
    assert table.sends(DOCTOR, Kind.HEAL, board) == {COMMISSIONER}
    table.turn((DOCTOR, Kind.HEAL, COMMISSIONER), votes={2: OTHER})
    assert COMMISSIONER not in table.sends(DOCTOR, Kind.HEAL, board)


def test_the_mafia_agrees_on_a_victim_and_likes_best_whom_the_town_trusts():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    board = tuple(table.says(COMMISSIONER))
    victims: list[int] = []
    for key in game_keys(chunk_key(5, 0), 600):
        words = {
            order.targets[0]
            for seat in (BOSS, MAFIOSO, FRAMER)
            for order in PLAIN.act(table._chair(seat, board, int(key)))
            if order.order is Kind.KILL
        }
        assert len(words) == 1
        victims += words
    assert set(victims) == {COMMISSIONER, SERGEANT, DOCTOR, CIVILIAN, OTHER, MANIAC, COURTESAN}
    assert victims.count(COMMISSIONER) / 600 == pytest.approx(4 / 10, abs=0.08)


def test_the_commissioner_checks_the_unchecked_and_aims_at_whom_he_has_found():
    table = Table()
    assert table.sends(COMMISSIONER, Kind.SHOOT) == set()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    assert table.sends(COMMISSIONER, Kind.SHOOT) == {BOSS}
    checks = table.sends(COMMISSIONER, Kind.CHECK)
    assert len(checks) > 4
    assert not checks & {COMMISSIONER, BOSS}


def test_the_maniac_poisons_another_seat_each_night_and_spares_the_accused():
    table = Table()
    table.turn((MANIAC, Kind.POISON, DOCTOR), (COMMISSIONER, Kind.CHECK, BOSS))
    poisons = table.sends(MANIAC, Kind.POISON, tuple(table.says(COMMISSIONER)))
    assert len(poisons) > 4
    assert not poisons & {DOCTOR, BOSS, MANIAC}


def test_the_courtesan_visits_whom_she_suspects():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, MANIAC))
    assert table.sends(COURTESAN, Kind.BLOCK, tuple(table.says(COMMISSIONER))) == {MANIAC}


def test_the_framer_slanders_those_about_whom_nothing_was_said():
    table = Table()
    table.turn((COMMISSIONER, Kind.CHECK, BOSS))
    slanders = table.sends(FRAMER, Kind.FRAME, tuple(table.says(COMMISSIONER)))
    assert len(slanders) > 3
    assert slanders <= {SERGEANT, DOCTOR, CIVILIAN, OTHER, MANIAC, COURTESAN}


def test_of_two_answers_on_a_seat_the_later_counts():
    view = Table().views()[CIVILIAN]
    first, then = Claim(2, 1, 1, OTHER, Shown.MAFIOSO), Claim(3, 1, 2, OTHER, Shown.CIVILIAN)
    assert public(view, (first,)).accused(OTHER)
    assert public(view, (first, then)).trusted(OTHER)
    assert public(view, (then, first)).trusted(OTHER)


def test_who_is_out_is_trusted_whatever_was_said_of_him():
    view = Table().views()[CIVILIAN]
    slandered = (Claim(2, 1, 1, SERGEANT, Shown.MAFIOSO), Claim(3, SERGEANT))
    known = public(view, slandered)
    assert known.trusted(SERGEANT)
    assert not known.accused(SERGEANT)


def test_plain_games_end_and_no_order_of_theirs_is_refused():
    for setup in (
        Setup(Rules(), ROLES, "plain"),
        Setup(Rules(keeper=True, self_vote=False, check_shows="side"), ROLES, "plain"),
    ):
        assert all(play(setup, key).winner for key in KEYS[:10])


def test_a_game_is_over_where_nobody_may_act_any_more():
    table = Table((Role.CIVILIAN, Role.CIVILIAN, Role.MAFIOSO))
    table.turn((3, Kind.KILL, 1))
    assert table.game.phase is Phase.OVER
