"""The process that works odds out: it takes questions in turn, tells, and ends by itself."""

import os
import subprocess
import sys

import msgspec
import pytest

from misto.sim import errands, playing
from misto.sim.draws import chunk_key, game_keys
from misto.sim.errands import Ask, Drop, Errands, Told
from tests.sim.invented import play
from tests.sim.test_narrowing import asked


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it tell whatever it knows."""
    monkeypatch.setattr(errands, "SOON", -1.0)
    monkeypatch.setattr(errands, "EVERY", -1.0)


def rounds(work: Errands, number: int) -> list[str]:
    return [told.name for _ in range(number) for told in work.go(play)]


@pytest.mark.usefixtures("soon")
def test_questions_are_worked_out_in_turn():
    work = Errands()
    work.take(Ask("one", asked(games=10**9)))
    work.take(Ask("two", asked(games=10**9)))
    assert rounds(work, 3) == ["one", "two", "one", "two"]


@pytest.mark.usefixtures("soon")
def test_what_is_dropped_is_left_alone():
    work = Errands()
    work.take(Ask("one", asked(games=10**9)))
    work.take(Ask("two", asked(games=10**9)))
    work.take(Drop("one"))
    assert rounds(work, 3) == ["two", "two"]
    work.take(Drop("two"))
    work.take(Drop("two"))
    assert work.idle


def test_what_is_done_is_told_at_once_and_put_aside():
    work = Errands()
    work.take(Ask("one", asked(games=16)))
    assert rounds(work, 5) == ["one"]
    assert work.idle


@pytest.mark.usefixtures("soon")
def test_a_question_that_is_asked_twice_goes_on():
    work = Errands()
    work.take(Ask("one", asked(games=10**9)))
    rounds(work, 2)
    work.take(Ask("one", asked(games=10**9)))
    assert rounds(work, 1) == ["one"]


@pytest.mark.slow
def test_the_process_plays_what_the_engine_plays_and_ends_with_its_input():
    question = asked(games=32)
    with subprocess.Popen(
        [sys.executable, "-m", "misto.sim.errands"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    ) as child:
        assert child.stdin
        assert child.stdout
        child.stdin.write(msgspec.json.encode(Ask("one", question)) + b"\n")
        child.stdin.flush()
        told = msgspec.json.decode(child.stdout.readline(), type=Told)
        child.stdin.close()
        assert child.wait(20) == 0
    assert told.odds.done
    for policy, known in told.odds.known.items():
        found, _ = playing.play_block(question.setup(policy), game_keys(chunk_key(7, 0), 32))
        assert known.outcomes == found
