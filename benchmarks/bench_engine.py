"""How fast the engine is: `make bench`. The targets stand beside the medians; none is asserted."""

import statistics
import subprocess
import sys

from benchmarks import games
from misto.engine import Host, Reader, Seat, fold, resolve, view_for
from tests.engine import exhaustive


def test_resolve_a_full_turn(benchmark):
    benchmark.extra_info["target"] = "100 µs"
    night = games.taken(games.eleven(), games.twenty())
    found = benchmark(resolve, night)
    assert len(found.verdicts) == 20


def test_a_full_turn_with_its_orders_and_events(benchmark):
    benchmark.extra_info["target"] = "250 µs"
    game, commands = games.eleven(), games.twenty()
    assert benchmark(games.turn, game, commands).turn == 2


def test_fold_5000_events(benchmark):
    benchmark.extra_info["target"] = "50 ms"
    ledger = games.long_ledger()
    assert benchmark(fold, ledger).turn > 20


def test_every_night_of_a_seven_seat_game(benchmark):
    benchmark.extra_info["target"] = "seconds"
    found = benchmark.pedantic(
        lambda: sum(1 for first in range(6) for _ in exhaustive.nights(exhaustive.SMALL, first)),
    )
    assert found == exhaustive.number(exhaustive.SMALL)


def test_view_of_5000_events_for_the_host(benchmark):
    ledger = games.long_ledger()
    assert benchmark(view_for, ledger, Host()).turn > 20


def test_view_of_5000_events_for_a_seat(benchmark):
    ledger = games.long_ledger()
    assert benchmark(view_for, ledger, Seat(12)).turn > 20


def test_view_of_5000_events_for_a_reader(benchmark):
    ledger = games.long_ledger()
    assert benchmark(view_for, ledger, Reader()).turn > 20


CLOCK = "import time; start = time.perf_counter(); import misto.engine; "
PRINT = "print(time.perf_counter() - start)"


def _import_time() -> float:
    """Seconds that a fresh interpreter takes to import the engine and all that it imports."""
    done = subprocess.run(
        [sys.executable, "-c", CLOCK + PRINT], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def test_import(benchmark):
    """The interpreter's own start is in the long table, and not in the median of the short one."""
    _import_time()
    benchmark.extra_info["target"] = "50 ms"
    benchmark.extra_info["median"] = statistics.median(_import_time() for _ in range(15))
    benchmark.pedantic(_import_time, rounds=3)
