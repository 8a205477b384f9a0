"""How fast games are simulated, on one core: `make bench`. None of the targets is asserted."""

from misto.engine import CLASSIC
from misto.engine.lineup import suggest
from misto.sim.draws import chunk_key, game_keys
from misto.sim.playing import counted, play, play_directly
from misto.sim.tables import Setup

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
