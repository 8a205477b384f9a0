"""Ledgers of every release load, fold and show for ever what they did (law 1)."""

import json

import pytest

from misto.engine.codec import KINDS, decode_ledger, encode_ledger
from misto.engine.evolve import fold
from misto.engine.invariants import Flaw, check
from tests.engine.frozen import GAMES, LEDGERS, sight, state

FILES = sorted(LEDGERS.glob("*.jsonl"))

each_ledger = pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in FILES])


def kept(path):
    """What a ledger made when it was frozen."""
    return json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


def differences(then, now, where="game"):
    """Where a value isn't any more what it was; a struct may have got new fields since."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            yield from differences(value, now.get(name, "gone"), f"{where}.{name}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for place, (before, after) in enumerate(zip(then, now, strict=True)):
            yield from differences(before, after, f"{where}[{place}]")
    elif then != now:
        yield where, then, now


def test_every_game_and_every_kind_of_event_is_frozen():
    """A new kind of event, or a new version: write the ledgers of the coming release."""
    assert {path.stem.split("-", 1)[1] for path in FILES} == set(GAMES)
    lines = [json.loads(line) for path in FILES for line in path.read_bytes().splitlines()]
    assert {line["kind"] for line in lines} == set(KINDS)


@each_ledger
def test_a_frozen_ledger_folds_to_the_same_game(path):
    game = fold(decode_ledger(path.read_bytes()))
    then = kept(path)["game"]
    now = json.loads(json.dumps(state(game)))
    assert list(differences(then, now)) == []
    assert check(game) is Flaw.NONE


@each_ledger
def test_a_frozen_ledger_shows_everybody_the_same(path):
    ledger = decode_ledger(path.read_bytes())
    assert sight(ledger) == kept(path)["sight"]


@each_ledger
def test_a_frozen_ledger_is_saved_and_loaded_as_today(path):
    ledger = decode_ledger(path.read_bytes())
    assert decode_ledger(encode_ledger(ledger)) == ledger


def test_a_change_of_what_is_frozen_is_seen():
    then = {"a": {"fields": {"x": 1, "y": [1, 2]}}, "b": None}
    assert list(differences(then, then | {"c": 1})) == []
    now = {"a": {"fields": {"x": 2, "y": [1], "z": 0}}}
    assert [where for where, *_ in differences(then, now)] == [
        "game.a.fields.x",
        "game.a.fields.y",
        "game.b",
    ]
