"""Many games: the same seed gives the same result, wherever and by how many it is played."""

from concurrent.futures import Executor, Future

import pytest

from misto.engine import CLASSIC, Winner
from misto.engine.lineup import suggest
from misto.sim import batch, running
from misto.sim.outcomes import Outcomes
from misto.sim.running import (
    HERE,
    ClusterLost,
    NoCluster,
    Pool,
    cluster,
    compare,
    cores,
    pieces,
    run,
)
from misto.sim.tables import Setup

SETUP = Setup(CLASSIC, suggest(7))
OTHER = Setup(CLASSIC, suggest(7), hunt=0.5)


def last(found):
    *_, end = found
    return end


@pytest.fixture(autouse=True)
def _by_the_engine(monkeypatch):
    monkeypatch.setattr(batch, "POLICIES", ())


@pytest.fixture
def alone():
    return last(run(SETUP, 5, 250))


@pytest.mark.slow
def test_the_batch_plays_the_same_games(alone, monkeypatch):
    by_engine = last(compare(SETUP, (OTHER,), 5, 100))
    monkeypatch.undo()
    assert [one.stop for one in pieces(SETUP, 5, 9_000)] == [4_000, 4_000, 1_000]
    assert last(run(SETUP, 5, 250)) == alone
    assert last(compare(SETUP, (OTHER,), 5, 100)) == by_engine


def test_games_are_cut_into_pieces_that_no_worker_changes(monkeypatch):
    monkeypatch.setattr(running, "CHUNK", 250)
    cut = [(one.chunk, one.start, one.stop, one.closes) for one in pieces(SETUP, 5, 320)]
    assert cut == [
        *((0, 0, 100, False), (0, 100, 200, False), (0, 200, 250, True)),
        (1, 0, 70, True),
    ]
    assert list(pieces(SETUP, 5, 0)) == []
    assert [one.chunk for one in pieces(SETUP, 5, 500) if one.closes] == [0, 1]


def test_what_is_yielded_grows(alone):
    so_far = list(run(SETUP, 5, 250))
    assert [one.games for one in so_far] == [100, 200, 250]
    assert so_far[-1] == alone
    assert last(run(SETUP, 6, 250)) != alone


@pytest.mark.slow
def test_on_many_cores_the_result_is_the_same(alone):
    with cores(2) as pool:
        assert last(run(SETUP, 5, 250, pool)) == alone
        assert last(compare(SETUP, (OTHER,), 5, 100, pool)) == last(
            compare(SETUP, (OTHER,), 5, 100)
        )


@pytest.mark.slow
def test_on_a_cluster_the_result_is_the_same(alone):
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as local,
        cluster(local.scheduler_address) as pool,
    ):
        assert pool.workers == 2
        assert last(run(SETUP, 5, 250, pool)) == alone


def test_a_cluster_that_stops_answering_is_not_waited_for(monkeypatch):
    class Silent(Executor):
        def submit(self, *_: object, **__: object) -> Future[None]:  # type: ignore[override]
            return Future()

    monkeypatch.setattr(running, "PATIENCE", 0.01)
    with pytest.raises(ClusterLost):
        last(run(SETUP, 5, 250, Pool(Silent(), 1, lambda: False)))


def test_a_cluster_that_is_not_there_is_said_so():
    with pytest.raises(NoCluster), cluster("tcp://127.0.0.1:1", patience=0.5):
        pass
    with pytest.raises(NoCluster), cluster("nonsense", patience=0.5):
        pass


def test_a_run_ends_when_its_intervals_are_narrow(monkeypatch):
    monkeypatch.setattr(running, "CHUNK", 100)
    found = list(run(SETUP, 5, 1_000, until=0.12))
    assert found[-1].width <= 0.12 < found[-2].width
    assert found[-1].games < 1_000
    assert found[-1] == list(run(SETUP, 5, None, until=0.12))[-1]


def test_a_run_that_is_given_up_plays_no_more():
    games = run(SETUP, 5, None)
    assert next(games).games == 100
    games.close()


def test_one_core_is_this_process():
    with cores(1) as pool:
        assert pool is HERE


def test_pairs_are_of_the_same_games(alone):
    (same,) = last(compare(SETUP, (SETUP,), 5, 250))
    assert same.games == 250
    assert same.won(Winner.TOWN) == (alone.won[0], alone.won[0])
    assert not same.effect(Winner.TOWN).visible
    (pairs,) = last(compare(SETUP, (OTHER,), 5, 250))
    assert pairs.won(Winner.TOWN)[0] == alone.won[0]
    assert pairs.won(Winner.TOWN)[1] == last(run(OTHER, 5, 250)).won[0]


def test_each_other_set_up_is_compared():
    pairs = last(compare(SETUP, (OTHER, SETUP), 5, 100))
    assert len(pairs) == 2
    assert pairs[0] != pairs[1] == last(compare(SETUP, (SETUP,), 5, 100))[0]


def test_outcomes_of_no_games():
    assert list(run(SETUP, 5, 0)) == []
    assert sum(Outcomes().won) == 0
