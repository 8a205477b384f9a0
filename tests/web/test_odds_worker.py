"""The process beside the pages: begun when it is asked, left alone and ended when it isn't."""

import os
import subprocess
import sys
import time

import pytest
from django.core.cache import cache

from misto.engine import CLASSIC
from misto.sim.narrowing import Question
from misto.web.odds import worker
from misto.web.odds.worker import Worker, kept
from tests.sim.test_narrowing import FOUR

pytestmark = [pytest.mark.django_db, pytest.mark.slow]


@pytest.fixture
def its(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    made = Worker()
    yield made
    made.end()


def question(games: int = 10**9) -> Question:
    return Question(CLASSIC, FOUR, 7, games, 0)


def until(true) -> None:
    for _ in range(400):
        if true():
            return
        time.sleep(0.05)
    pytest.fail("it never came")


def test_no_page_waits_for_numba_to_be_loaded():
    code = "import sys, misto.web.odds.showing; sys.exit('numba' in sys.modules)"
    settings = os.environ | {"DJANGO_SETTINGS_MODULE": "tests.settings"}
    subprocess.run([sys.executable, "-c", code], check=True, env=settings)


def is_done(name: str) -> bool:
    found = kept(name)
    return found is not None and found.done


def test_what_it_finds_out_is_kept_for_all_processes_and_it_ends_when_told(its):
    assert its.ask("one", question(games=40), None)
    until(lambda: is_done("one"))
    child = its._child
    its.end()
    assert child.returncode == 0
    until(lambda: its._child is None)


def test_a_question_that_nobody_asks_any_more_is_left_alone(its, monkeypatch):
    monkeypatch.setattr(worker, "PATIENCE", -1)
    assert its.ask("one", question(), None)
    until(lambda: kept("one") is not None)
    until(lambda: not its._asked)
    assert cache.get("one:by") is None


def test_what_another_process_works_on_is_left_to_it_but_it_is_told_that_somebody_asks(its):
    cache.set("one:by", 1, 60)
    assert its.ask("one", question(), None)
    assert its._child is None
    assert cache.get("one:wanted")


def test_more_than_a_few_questions_push_the_oldest_out(its, monkeypatch):
    monkeypatch.setattr(worker, "MOST", 1)
    assert its.ask("one", question(), None)
    assert its.ask("two", question(), None)
    until(lambda: set(its._asked) == {"two"})


def test_a_process_that_fails_is_not_begun_again_at_once(its, monkeypatch):
    failing = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")
    monkeypatch.setattr(worker, "_COMMAND", failing)
    assert its.ask("one", question(), None)
    until(lambda: its._child is None)
    assert not its.ask("two", question(), None)
    monkeypatch.setattr(worker, "AGAIN", 0)
    monkeypatch.setattr(worker, "_COMMAND", ("/nowhere",))
    assert not its.ask("three", question(), None)
    assert cache.get("three:by") is None
