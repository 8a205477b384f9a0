"""How fast games are simulated, on one core: `make bench`. None of the targets is asserted."""

import subprocess
import sys

from msgspec.structs import replace

from misto.engine import CLASSIC, Role, Winner
from misto.engine.lineup import suggest
from misto.sim.batch import blocks
from misto.sim.batch.vanilla import play_vanilla
from misto.sim.draws import chunk_key, game_keys
from misto.sim.exact import random_play, vanilla
from misto.sim.exact.small import Small
from misto.sim.exact.vanilla import End, First
from misto.sim.playing import counted, play, play_directly
from misto.sim.tables import Setup
from tests.sim import differential

RANDOM = Setup(CLASSIC, suggest(11))
KEYS = [int(key) for key in game_keys(chunk_key(1, 0), 100)]


def test_100_games_of_11_by_decide_and_evolve(benchmark):
    benchmark.extra_info["target"] = "100 ms"
    found, _ = benchmark(lambda: counted(RANDOM.lineup, (play(RANDOM, key) for key in KEYS)))
    assert found.games == 100


def test_100_games_of_11_with_orders_placed(benchmark):
    benchmark.extra_info["target"] = "50 ms"
    way = play_directly
    found, _ = benchmark(lambda: counted(RANDOM.lineup, (way(RANDOM, key) for key in KEYS)))
    assert found.games == 100


def play_batch(setup, keys):
    return blocks.play_block(setup, keys, blocks.MACHINE)


def test_100000_games_of_11_in_the_batch(benchmark):
    benchmark.extra_info["target"] = "100 ms"
    keys = game_keys(chunk_key(1, 0), 100_000)
    play_batch(RANDOM, keys[:10])
    found, _ = benchmark(play_batch, RANDOM, keys)
    assert found.games == 100_000


def test_100000_plain_games_of_11_in_the_batch(benchmark):
    plain = replace(RANDOM, policy="plain")
    keys = game_keys(chunk_key(1, 0), 100_000)
    play_batch(plain, keys[:10])
    found, _ = benchmark(play_batch, plain, keys)
    assert found.games == 100_000


def test_100000_games_of_11_in_the_batch_with_options_at_random(benchmark):
    """A hundred sets of rules, a thousand games each, with hunts."""
    benchmark.extra_info["target"] = "200 ms"
    setups = [replace(differential.setup(seed), lineup=RANDOM.lineup) for seed in range(100)]
    keys = game_keys(chunk_key(1, 0), 1_000)
    play_batch(setups[0], keys[:10])
    found = benchmark(lambda: [play_batch(setup, keys)[0].games for setup in setups])
    assert sum(found) == 100_000


def test_1000_games_of_11_in_the_batch_without_numba(benchmark):
    keys = game_keys(chunk_key(1, 0), 1_000)
    found, _ = benchmark(blocks.play_block, RANDOM, keys, blocks.PLAIN)
    assert found.games == 1_000


def test_1000_plain_games_of_11_in_the_batch_without_numba(benchmark):
    keys = game_keys(chunk_key(1, 0), 1_000)
    plain = replace(RANDOM, policy="plain")
    found, _ = benchmark(blocks.play_block, plain, keys, blocks.PLAIN)
    assert found.games == 1_000


COMPILED_ANEW = """
import os, tempfile, time
with tempfile.TemporaryDirectory() as empty:
    os.environ["NUMBA_CACHE_DIR"] = empty
    from benchmarks.bench_sim import RANDOM, chunk_key, game_keys, play_batch
    start = time.process_time()
    play_batch(RANDOM, game_keys(chunk_key(1, 0), 1))
    print(time.process_time() - start)
"""


def test_the_batch_compiled_anew(benchmark):
    """In an interpreter of its own, with nowhere to find the code of an earlier one."""
    took = _printed(COMPILED_ANEW)
    benchmark.extra_info["median"] = took
    benchmark.pedantic(lambda: None)


def _printed(program: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def test_1000000_vanilla_games_of_11(benchmark):
    benchmark.extra_info["target"] = "50 ms"
    chunk = chunk_key(1, 0)
    play_vanilla(11, 3, First.DAY, End.PARITY, chunk, 1)
    found = benchmark(play_vanilla, 11, 3, First.DAY, End.PARITY, chunk, 1_000_000)
    assert found.games == 1_000_000


def test_all_vanilla_games_to_25_seats_and_6_mafia_exactly(benchmark):
    benchmark.extra_info["target"] = "5 ms"
    assert len(benchmark(vanilla.table, 25, 6)) == 160


def test_every_beginning_and_end_of_vanilla_to_25_seats_and_6_mafia_exactly(benchmark):
    benchmark.extra_info["target"] = "5 ms"
    ways = [(first, end) for first in First for end in End]
    found = benchmark(lambda: [vanilla.table(25, 6, first=first, end=end) for first, end in ways])
    assert len(found) == 6


def test_model_r_exactly(benchmark):
    benchmark.extra_info["target"] = "50 ms"
    model = {"mafia": 3, "maniac": 1, "doctor": 1, "plain": 6}
    assert benchmark(random_play.chances, **model)[Winner.TOWN] > 0


def test_a_line_up_of_6_exactly(benchmark):
    benchmark.extra_info["target"] = "seconds"
    roles = [Role.CIVILIAN, Role.CIVILIAN, Role.BOSS, Role.DOCTOR, Role.MANIAC, Role.COURTESAN]
    found = benchmark.pedantic(lambda: Small(CLASSIC, roles).chances())
    assert sum(found.values()) == 1
