"""Games that are played by the real engine: by its ledger, or with their orders placed."""

from collections import Counter

import pytest
from msgspec.structs import replace

from misto.engine import (
    BLACK_MARKET,
    CLASSIC,
    GiveOrder,
    Kind,
    Phase,
    Role,
    Rules,
    Seat,
    Winner,
    view_for,
)
from misto.engine.lineup import suggest
from misto.sim.draws import chunk_key, game_keys
from misto.sim.outcomes import WINNERS
from misto.sim.playing import counted, play, play_block, play_directly, played
from misto.sim.policies import POLICIES, Chair, Chance
from misto.sim.running import run
from misto.sim.tables import Ledger, Placed, Setup, Unplayable, glances

KEYS = [int(key) for key in game_keys(chunk_key(2026, 0), 40)]
WILD = Rules(
    court_from_turn=1,
    hunt_from_turn=1,
    hunts_per_turn=2,
    hunt_maniac="hunter_dies",
    courtesan_stops_kill=True,
    boss_succession="next_mafioso",
    slander_lasts="game",
    self_vote=False,
    tie=("everybody",),
    publish="at_close",
    ballots="live",
)
SETUPS = {
    "classic": Setup(CLASSIC, suggest(11)),
    "keeper": Setup(BLACK_MARKET, suggest(14)),
    "hunting": Setup(CLASSIC, suggest(11), hunt=0.5),
    "wild": Setup(WILD, suggest(16), hunt=0.3),
}


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_both_ways_play_the_same_game(setup):
    assert [play(setup, key) for key in KEYS] == [play_directly(setup, key) for key in KEYS]


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_glance_is_enough_for_who_does_not_look_back(setup):
    policy = POLICIES["random"]
    for key in KEYS[:5]:
        table = Ledger(setup.rules, setup.lineup)
        while table.game.phase is Phase.OPEN:
            orders: list[GiveOrder] = []
            for seat, glance in glances(table.game).items():
                chance = Chance(key, table.game.turn, seat)
                seen = view_for(table.ledger, Seat(seat))
                by_view = policy.act(Chair(seat, seen, (), chance, setup.hunt))
                assert policy.act(Chair(seat, glance, (), chance, setup.hunt)) == by_view
                orders += by_view
            table.take(orders)
            table.close()


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_seat_sees_what_people_on_it_see(setup):
    table = Ledger(setup.rules, setup.lineup)
    played(setup, KEYS[0], table)
    assert table.views()
    for seat, view in table.views().items():
        assert view == view_for(table.ledger, Seat(seat))


def test_an_outcome_tells_how_the_game_went():
    setup = SETUPS["classic"]
    table = Placed(setup.rules, setup.lineup)
    outcome = played(setup, KEYS[0], table)
    game = table.game
    assert outcome.winner is game.winner is not None
    assert outcome.turns == game.turn
    died = {death.seat for death in game.deaths}
    assert [bool(turn) for turn in outcome.died] == [seat in died for seat in game.seats]
    assert max(outcome.died) == outcome.turns


def test_games_are_counted_by_winner_length_and_role():
    setup = SETUPS["classic"]
    outcomes = [play_directly(setup, key) for key in KEYS]
    found, winners = counted(setup.lineup, outcomes)
    assert found.games == sum(found.won) == sum(found.lengths) == len(KEYS)
    assert [WINNERS[place] for place in winners] == [outcome.winner for outcome in outcomes]
    assert found.chance(Winner.MAFIA).share == found.won[1] / len(KEYS)
    assert {role: lives.seats for role, lives in found.lives.items()} == {
        role: many * len(KEYS) for role, many in Counter(setup.lineup).items()
    }
    doctor = setup.lineup.index(Role.DOCTOR)
    died = [outcome.died[doctor] for outcome in outcomes]
    assert found.lives[Role.DOCTOR].survived == died.count(0)
    assert found.lives[Role.DOCTOR].turns == sum(
        turn or outcome.turns for turn, outcome in zip(died, outcomes, strict=True)
    )
    courts = found.court.right + found.court.wrong + found.court.nobody
    assert courts == sum(outcome.turns - 1 for outcome in outcomes)  # no court on turn one


def test_a_block_of_games_is_played_by_its_keys():
    keys = game_keys(chunk_key(7, 3), 10)
    found, winners = play_block(SETUPS["classic"], keys)
    assert (found.games, len(winners)) == (10, 10)
    whole, _ = play_block(SETUPS["classic"], keys[:4])
    rest, _ = play_block(SETUPS["classic"], keys[4:])
    assert whole + rest == found


def test_nobody_hunts_unless_told_to():
    for hunt, hunts in ((0.0, False), (1.0, True)):
        table = Placed(CLASSIC, suggest(11))
        table.game = replace(table.game, turn=2)
        kinds = {
            order.order
            for seat, view in table.views().items()
            for order in POLICIES["random"].act(Chair(seat, view, (), Chance(1, 2, seat), hunt))
        }
        assert (Kind.HUNT in kinds) is hunts


def test_a_line_up_that_the_rules_refuse_is_not_played():
    with pytest.raises(Unplayable) as refused:
        play(Setup(CLASSIC, (Role.CIVILIAN,) * 6 + (Role.MAFIOSO,)), 1)
    assert refused.value.refusal.code == "lineup_too_few_mafia"


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
def test_who_sits_where_changes_no_chance(policy):
    """Policies choose by chance and never by a seat's number, so nobody is dealt to."""
    lineup = suggest(11)
    chances = []
    for number, roles in enumerate((lineup, lineup[::-1])):
        *_, found = run(Setup(CLASSIC, roles, policy), number, 20_000)
        chances.append([won / found.games for won in found.won])
    for one, other in zip(*chances, strict=True):
        assert abs(one - other) < 5 * (0.5 / 20_000) ** 0.5  # five standard errors at most
