"""Mails that a mail server doesn't take are tried again, ever more seldom, and go out once."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest

from tests.cast import MORNING
from tests.serving import Site, site
from tests.survival.postbox import Postbox, postbox
from tests.survival.racing import UNMEASURED

pytestmark = pytest.mark.slow

WAITING = """
from misto.store.models import Notice
found = Notice.objects.exclude(mail_due_at=None).select_related("account")
answer = [[one.account.email, one.mail_tries, one.mail_due_at.timestamp()] for one in found]
"""


def waiting(running: Site, tries: int = 0, minute: int | None = None) -> list[str]:
    """Who waits for a mail that was tried so often, and is tried again within this minute."""
    found = [
        (to, tried, (due - MORNING.timestamp()) // 60) for to, tried, due in running.hand(WAITING)
    ]
    return [to for to, tried, due in found if tried >= tries and minute in {None, due}]


def until(true: Callable[[], object]) -> None:
    ends = time.monotonic() + 30
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.1)


@pytest.fixture
def begun() -> Iterator[tuple[Site, Postbox, list[str]]]:
    """A game that has just begun, and all its letters wait to go out."""
    with site() as running, postbox() as box:
        running.hand("from tests.survival import audit\naudit.begin()\nanswer = None")
        letters = waiting(running)
        assert len(letters) == len(set(letters)) == 11
        yield running, box, letters
        assert "Traceback" not in running.log(), running.log()


def start(running: Site, box: Postbox) -> None:
    post = {"MISTO_EMAIL_HOST": "127.0.0.1", "MISTO_EMAIL_PORT": str(box.port)}
    running.start(command="worker", MISTO_EMAIL_TLS="no", **post, **UNMEASURED)


def pass_time(running: Site, minutes: float) -> None:
    running.set_clock(MORNING + timedelta(minutes=minutes))


def test_a_mail_server_that_is_away_is_asked_ever_more_seldom_and_each_mail_goes_out_once(begun):
    running, box, letters = begun
    box.greets = False
    start(running, box)
    until(lambda: len(waiting(running, 1, 1)) == 11)
    asked = box.tries
    time.sleep(2)  # the worker has looked again, and let it be
    assert (box.tries, asked) == (asked, 1)
    pass_time(running, 2)
    until(lambda: len(waiting(running, 2, 2 + 4)) == 11)
    pass_time(running, 7)
    until(lambda: len(waiting(running, 3, 7 + 16)) == 11)
    assert (box.tries, box.taken) == (3, [])
    box.greets = True
    pass_time(running, 24)
    until(lambda: not waiting(running))
    assert sorted(to for to, _ in box.taken) == sorted(letters)


def test_who_cannot_be_reached_holds_up_nobody(begun):
    running, box, letters = begun
    box.refused = frozenset(letters[:1])
    start(running, box)
    until(lambda: waiting(running) == letters[:1])
    assert sorted(to for to, _ in box.taken) == sorted(letters[1:])
    box.refused = frozenset()
    until(lambda: waiting(running, 1, 1) == letters[:1])
    pass_time(running, 2)
    until(lambda: not waiting(running))
    assert sorted(to for to, _ in box.taken) == sorted(letters)


def test_a_worker_that_is_killed_while_it_sends_loses_no_mail_and_repeats_one_at_the_most(begun):
    running, box, letters = begun
    box.slowness = 0.2
    start(running, box)
    until(lambda: len(box.taken) >= 4)
    running.kill()
    assert len(box.taken) < 11
    box.slowness = 0
    start(running, box)
    pass_time(running, 16)
    until(lambda: not waiting(running))
    times = Counter(to for to, _ in box.taken)
    assert sorted(times) == sorted(letters)
    assert sorted(times.values())[:-1] == [1] * 10 and max(times.values()) <= 2
