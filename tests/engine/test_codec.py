"""The stored form of events: plain lines of JSON that load for ever (law 1)."""

import json
import re

import msgspec
import pytest
from msgspec.structs import asdict, replace

from misto.engine import events as e
from misto.engine.codec import KINDS, decode, decode_ledger, encode, encode_ledger, version
from misto.engine.events import ALL
from tests.engine.build import OPENS
from tests.engine.frozen import market, table_game

LEDGER = (*market().ledger, *table_game().ledger)
SAMPLES = {
    kind: max((one for one in LEDGER if type(one) is its), key=lambda one: len(encode(one)))
    for kind, its in KINDS.items()
}
"""One event of every kind, the fullest that came about in a game."""

LEFT = e.SeatLeft(at=OPENS, audience=(3,), seat=3, why="їду")

each_kind = pytest.mark.parametrize("event", [pytest.param(v, id=k) for k, v in SAMPLES.items()])


@pytest.mark.parametrize("play", [market, table_game])
def test_saving_and_loading_whole_games_is_identity(play):
    ledger = tuple(play().ledger)
    assert decode_ledger(encode_ledger(ledger)) == ledger


@each_kind
def test_every_kind_of_event_is_stored_and_loaded(event):
    line = encode(event)
    loaded = decode(line)
    assert loaded == event
    assert type(loaded) is type(event)
    assert encode(loaded) == line


@each_kind
def test_an_event_is_one_line_with_its_version_kind_instant_and_audience(event):
    line = encode(event)
    assert b"\n" not in line
    plain = json.loads(line)
    assert (list(plain)[:2], plain["v"]) == (["v", "kind"], 1)
    assert KINDS[plain["kind"]] is type(event)
    assert {"at", "audience"} <= plain.keys()
    assert plain["at"].endswith("Z")


@each_kind
def test_no_python_name_stands_in_the_stored_form(event):
    """A class may be renamed, and old ledgers load all the same."""
    text = encode(event).decode()
    assert type(event).__name__ not in text
    assert "misto" not in text
    plain = json.loads(text)
    assert re.fullmatch("[a-z_]+", plain["kind"])
    assert all(re.fullmatch("[a-z_]+", name) for name in plain)


def test_the_stored_form_of_an_event_stays_as_it_is():
    assert encode(LEFT).decode() == (
        '{"v":1,"kind":"seat_left","seat":3,"why":"їду","at":"2026-11-30T06:00:00Z","audience":[3]}'
    )


@pytest.mark.parametrize("text", ["рядок\nдва", "\u2028\u2029\x85", '"}\\', "\0", "🐈", " \t "])
def test_any_text_is_one_line_and_comes_back(text):
    event = e.ReportPublished(at=OPENS, audience=ALL, turn=1, story=text)
    assert decode_ledger(encode_ledger([event, LEFT])) == (event, LEFT)


def test_seats_and_persons_in_an_audience_are_told_apart():
    event = replace(LEFT, audience=(3, "3", "host", "all"))
    assert decode(encode(event)) == event


def test_a_ledger_may_be_empty_and_have_blank_lines():
    assert encode_ledger([]) == b""
    assert decode_ledger(b"\n" + encode(LEFT) + b"\r\n\n") == (LEFT,)


# Versions.


def lift(plain):
    """Version 1 called the reason «reason»."""
    return plain | {"why": plain.pop("reason")}


def test_an_older_version_is_lifted():
    old = encode(LEFT).replace(b'"why"', b'"reason"')
    assert decode(old, {("seat_left", 1): lift}) == LEFT


def test_two_versions_are_lifted_one_after_the_other():
    old = encode(LEFT).replace(b'"why"', b'"because"')

    def first(plain):
        return plain | {"reason": plain.pop("because")}

    upcasts = {("seat_left", 2): lift, ("seat_left", 1): first}
    assert version("seat_left", upcasts) == 3
    assert decode(old, upcasts) == LEFT
    assert decode(encode(LEFT).replace(b'"v":1', b'"v":3'), upcasts) == LEFT


@each_kind
def test_every_kind_can_be_lifted(event):
    kind = type(event).__struct_config__.tag
    assert decode(encode(event), {(kind, 1): dict}) == event


def test_lifting_one_kind_leaves_the_others():
    assert version("seat_left", {("seat_died", 1): lift}) == 1
    assert decode(encode(LEFT), {("seat_died", 1): lift}) == LEFT


@pytest.mark.parametrize(
    ("number", "words"), [(2, "newer than this program"), (0, "none that ever was"), (-1, "none")]
)
def test_a_version_that_is_not_known_is_refused(number, words):
    line = encode(LEFT).replace(b'"v":1', b'"v":%d' % number)
    with pytest.raises(msgspec.ValidationError, match=f"version {number} of seat_left is {words}"):
        decode(line)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"v":1}',
        b'{"kind":"seat_left"}',
        b'{"v":"1","kind":"seat_left"}',
        b'{"v":1,"kind":"SeatLeft","at":"2026-11-30T06:00:00Z","audience":[3],"seat":3,"why":""}',
        b'{"v":1,"kind":"seat_left","at":"2026-11-30T06:00:00Z","seat":3,"why":""}',
        b'{"v":1,"kind":"seat_left","at":"2026-11-30T06:00:00Z","audience":"mafia","seat":3,"why":""}',
        b'{"v":1,"kind":"seat_left","at":"yesterday","audience":[3],"seat":3,"why":""}',
        b'{"v":1,"kind":"seat_left","at":"2026-11-30T06:00:00Z","audience":[3],"seat":"3","why":""}',
        b"\xff\xfe",
    ],
)
def test_what_is_no_event_is_refused_with_its_reason(line):
    with pytest.raises(msgspec.DecodeError):  # of which a validation error is one
        decode(line)


def test_a_kind_is_named_once():
    assert len(KINDS) == len({cls.__name__ for cls in KINDS.values()})
    assert set(KINDS.values()) == set(e.Event.__subclasses__())


def test_an_event_is_a_fact_and_can_not_be_changed():
    with pytest.raises(AttributeError):
        LEFT.why = "ні"  # type: ignore[misc]
    assert asdict(LEFT)["why"] == "їду"
