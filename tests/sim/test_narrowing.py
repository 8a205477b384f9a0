"""Odds that become narrower: of which games they are, in which turn, and when they are done."""

import msgspec
import numpy as np

from misto.engine import CLASSIC, Role, Winner
from misto.sim import playing
from misto.sim.draws import chunk_key, game_keys
from misto.sim.narrowing import POLICIES, Narrowing, Odds, Question
from misto.sim.running import CHUNK
from tests.sim.invented import play

FOUR = (Role.CIVILIAN, Role.CIVILIAN, Role.DOCTOR, Role.MAFIOSO)


def asked(games: int = 100, pairs: int = 0, seconds: float = 1000.0) -> Question:
    return Question(CLASSIC, FOUR, 7, games, pairs, seconds)


def played(question: Question, so_far: Odds | None = None, most: int = 10_000) -> Odds:
    work = Narrowing(question, so_far)
    for _ in range(most):
        if work.odds.done:
            break
        work.go(play)
    return work.odds


def test_the_games_are_the_first_of_the_seed_played_as_they_are_elsewhere():
    question = asked(games=20)
    work = Narrowing(question)
    while not work.odds.done:
        work.go(playing.play_block)
    for policy in POLICIES:
        found, _ = playing.play_block(question.setup(policy), game_keys(chunk_key(7, 0), 20))
        assert work.odds.known[policy].outcomes == found


def test_every_game_is_played_once_and_in_order_over_the_borders_of_chunks():
    seen: list[int] = []

    def listening(setup, keys):
        if setup.policy == "plain":
            seen.extend(map(int, keys))
        return play(setup, keys)

    work = Narrowing(asked(games=2 * CHUNK + 100))
    while not work.odds.done:
        work.go(listening)
    chunks = [game_keys(chunk_key(7, chunk), CHUNK) for chunk in range(3)]
    assert seen == np.concatenate(chunks)[: 2 * CHUNK + 100].tolist()


def test_nobody_waits_all_have_played_after_two_moments():
    first = played(asked(pairs=100), most=1)
    assert not first.begun
    second = played(asked(pairs=100), first, most=2)
    assert second.begun
    assert not second.known["plain"].parts


def test_what_a_part_does_is_seen_in_the_same_games_without_it():
    known = played(asked(games=500, pairs=500)).known["random"]
    assert known.pairs == 500
    effect = known.parts["doctor"].effect(Winner.TOWN)
    assert effect.low < -0.1 < effect.high
    assert effect.visible


def test_work_goes_on_from_what_was_kept():
    question = asked(games=500, pairs=200)
    half = played(question, most=9)
    assert not half.done
    kept = msgspec.json.decode(msgspec.json.encode(half), type=Odds)
    assert kept == half
    assert played(question, kept).known == played(question).known


def test_it_ends_when_its_time_is_up_but_never_before_all_have_played():
    work = Narrowing(asked(games=10**9, seconds=0.0))
    work.go(play)
    assert not work.odds.done
    work.go(play)
    assert work.odds.done


def test_a_line_up_of_nothing_but_plain_roles_has_no_parts():
    plain = (*[Role.CIVILIAN] * 3, Role.MAFIOSO)
    odds = played(msgspec.structs.replace(asked(games=10, pairs=10), lineup=plain))
    assert odds.done
    assert not odds.known["plain"].parts
