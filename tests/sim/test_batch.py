"""The batch: the same games as the engine's, turn by turn and as they are counted."""

import subprocess
import sys
from dataclasses import fields

import numba
import pytest

from misto.engine import Role, Rules
from misto.engine.lineup import suggest
from misto.engine.terms import Cause
from misto.sim import batch, playing
from misto.sim.batch import blocks, codes, machine, state
from misto.sim.draws import chunk_key, game_keys
from misto.sim.outcomes import MOST_TURNS, WINNERS, Lives
from misto.sim.tables import Setup
from tests.sim import both, differential


@pytest.mark.slow
@pytest.mark.parametrize("players", differential.PLAYERS)
def test_every_turn_comes_out_as_by_the_engine(players):
    """`make differential` plays ten times as many turns and more."""
    found = differential.count(range(1_200), players=players)
    assert found.turns > 3_000
    assert found.wrong == []


HEEDED_BY = {"hunt_from_turn": "random", "deaths_show": "plain"}
"""The options that bind players, or tell them something, and change no resolution."""


@pytest.mark.slow
@pytest.mark.parametrize("option", [field.name for field in fields(state.Options)])
def test_an_option_that_the_batch_does_not_heed_is_found(option, monkeypatch):
    def with_one_wrong(rules: Rules) -> state.Options:
        found = state.options(rules)
        value = getattr(found, option)
        wrong = [state.NOBODY_DIES] * len(value) if isinstance(value, list) else value ^ 1
        setattr(found, option, value ^ 1 << codes.BY_COURT if option == "shot_on" else wrong)
        return found

    monkeypatch.setattr(both, "options", with_one_wrong)
    players = HEEDED_BY.get(option, "invented")
    assert any(differential.count([seed], players=players).wrong for seed in range(400))


SETUPS = {
    "classic": Setup(Rules(), suggest(11)),
    "plain": Setup(Rules(keeper=True, check_shows="side"), suggest(14), policy="plain"),
    "hunting": Setup(Rules(hunts_per_turn=2, keeper=True), suggest(16), hunt=0.3),
}


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_games_are_counted_as_those_of_the_engine(setup):
    keys = game_keys(chunk_key(5, 1), 300)
    counts, winners = blocks.play_block(setup, keys, blocks.MACHINE)
    by_engine, winners_by_engine = playing.play_block(setup, keys)
    assert counts == by_engine
    assert winners.tolist() == winners_by_engine.tolist()


@pytest.mark.slow
@pytest.mark.parametrize("policy", batch.POLICIES)
def test_there_is_room_for_62_seats(policy):
    lineup = (Role.MAFIOSO, Role.CIVILIAN, *suggest(60))
    setup = Setup(Rules(tie=("first_to_reach",), hunts_per_turn=3), lineup, policy, 0.1)
    assert batch.fits(setup)
    keys = game_keys(chunk_key(5, 2), 5)
    counts, _ = blocks.play_block(setup, keys, blocks.MACHINE)
    assert counts == playing.play_block(setup, keys)[0]


@pytest.mark.parametrize("players", differential.PLAYERS)
def test_every_turn_comes_out_so_without_machine_code_too(players):
    assert differential.count(range(25), players=players, plainly=True).wrong == []


@pytest.mark.parametrize("policy", batch.POLICIES)
def test_few_games_are_played_without_machine_code(policy, monkeypatch):
    monkeypatch.setattr(blocks, "FEW", 60)
    monkeypatch.setattr(blocks, "at_hand", lambda _: False)
    setup = Setup(Rules(keeper=True), suggest(11), policy, 0.2)
    keys = game_keys(chunk_key(5, 3), 40)
    mine = blocks.Blocks()
    plainly, compiled = mine.play(setup, keys), mine.play(setup, keys)
    assert mine.plainly == 40
    assert plainly[0] == compiled[0]
    assert plainly[1].tolist() == compiled[1].tolist()


def test_code_that_can_t_be_kept_is_made_all_the_same(monkeypatch):
    """Numba refuses to keep code where it finds no folder to write to."""

    def njit(*, nogil, cache=False):
        if cache:
            raise RuntimeError("cannot cache function")
        return numba.njit(nogil=nogil)

    monkeypatch.setattr(machine, "njit", njit)
    code = machine.kept(lambda number: number + 1)
    assert not machine.at_hand(code)
    assert code(1) == 2
    assert machine.at_hand(code)


@pytest.mark.slow
def test_without_numba_the_games_are_the_same():
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from misto.engine import Rules\n"
        "from misto.engine.lineup import suggest\n"
        "from misto.sim import batch\n"
        "from misto.sim.batch.compiling import NUMBA\n"
        "from misto.sim.draws import chunk_key, game_keys\n"
        "from misto.sim.tables import Setup\n"
        "setup = Setup(Rules(hunts_per_turn=2, keeper=True), suggest(16), hunt=0.3)\n"
        "counts, _ = batch.play_block(setup, game_keys(chunk_key(5, 1), 100))\n"
        "print(NUMBA, counts)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    counts, _ = batch.play_block(SETUPS["hunting"], game_keys(chunk_key(5, 1), 100))
    assert done.stdout.strip() == f"False {counts}"


@pytest.mark.slow
def test_a_game_without_an_end_is_given_up():
    """No line-up may have as many foundlings: nobody can kill them, and here no court sits."""
    lineup = (Role.BOSS, *[Role.FOUNDLING] * 3)
    counts, winners = batch.play_block(Setup(Rules(court_from_turn=1000), lineup), game_keys(1, 3))
    assert winners.tolist() == [WINNERS.index(None)] * 3
    assert counts.lengths == (*[0] * MOST_TURNS, 3)
    assert counts.lives[Role.BOSS] == Lives(3, 3 * MOST_TURNS, 3)


@pytest.mark.parametrize("role", Role)
def test_a_role_has_its_place_in_the_list(role):
    assert codes.ROLES[getattr(codes, role.name)] is role


@pytest.mark.parametrize(
    ("cause", "name"),
    [
        (Cause.MAFIA, "BY_MAFIA"),
        (Cause.POISON, "BY_POISON"),
        (Cause.INJECTION, "BY_INJECTION"),
        (Cause.HUNTING, "HUNTING"),
        (Cause.HUNTED, "HUNTED"),
        (Cause.SHOT, "BY_SHOT"),
        (Cause.COURT, "BY_COURT"),
        (Cause.MISSING, "MISSING"),
    ],
)
def test_a_cause_has_its_place_in_the_list(cause, name):
    assert codes.CAUSES[getattr(codes, name)] is cause


def test_what_has_no_room_is_not_played():
    assert batch.fits(SETUPS["classic"])
    assert not batch.fits(Setup(Rules(), (Role.CIVILIAN,) * 63))
    assert not batch.fits(Setup(Rules(), suggest(11), policy="cunning"))
