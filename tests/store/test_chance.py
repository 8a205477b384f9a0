"""Chance: every draw names its purpose, and only tests can give what is drawn."""

import hashlib

import pytest

from misto.store import chance


@pytest.fixture
def streams():
    """A stream for each purpose, which begins anew at every draw."""
    chance.draw_from(lambda purpose, count: hashlib.shake_256(purpose.encode()).digest(count))
    yield
    chance.draw_from(None)


def test_nothing_is_drawn_twice():
    assert len({chance.token() for _ in range(100)} | {chance.code() for _ in range(100)}) == 200
    assert chance.dice(32) != chance.dice(32)


def test_codes_and_tokens_are_fit_for_an_address():
    assert len(chance.code(20)) == 20
    assert chance.code(20).isalnum()
    assert len(chance.token()) == 43
    assert not set(chance.token()) & set("+/=")


@pytest.mark.usefixtures("streams")
def test_in_tests_each_purpose_has_a_stream_of_its_own():
    assert chance.code(purpose="one") == chance.code(purpose="one") != chance.code(purpose="other")
    assert chance.dice(4) == chance.draw("dice", 4)


def test_nothing_but_a_test_gives_what_is_drawn(settings):
    settings.MISTO_TESTING = False
    with pytest.raises(RuntimeError, match="in tests only"):
        chance.draw_from(lambda _purpose, count: bytes(count))
