from collections import Counter
from itertools import product

import numpy as np
import pytest

from misto.sim.draws import Purpose, below, chunk_key, draw, game_key, game_keys, happens


def test_the_bits_are_those_of_splitmix64():
    assert draw(0, 0, 0, 1) == 0xE220A8397B1DCDAF  # the first of its published stream from 0
    assert draw(0, 0, 0, 2) == 0x6E789E6AA1B965F4
    assert draw(0, 0, 0, 3) == 0x06C45D188009454F


def test_every_turn_seat_and_purpose_has_bits_of_its_own():
    places = [*product(range(50), range(0, 1024, 31), Purpose)]
    assert len({draw(7, *place) for place in places}) == len(places)


def keys(games: int) -> list[int]:
    return list(game_keys(chunk_key(1, 0), games).tolist())


def chi_square(found: Counter[int], cells: int) -> float:
    assert set(found) == set(range(cells))
    expected = found.total() / cells
    return float(sum((seen - expected) ** 2 for seen in found.values()) / expected)


@pytest.mark.parametrize("purpose", Purpose)
def test_a_choice_is_uniform(purpose):
    """By chance the statistic passes 41.3 once in 100,000 times; here the keys never change."""
    found = Counter(below(draw(key, 2, 5, purpose), 11) for key in keys(22_000))
    assert chi_square(found, 11) < 41.3


@pytest.mark.parametrize(
    "other", [(2, 6, Purpose.VOTE), (3, 5, Purpose.VOTE), (2, 5, Purpose.ROLE)]
)
def test_two_choices_know_nothing_of_each_other(other):
    found = Counter(
        5 * below(draw(key, 2, 5, Purpose.VOTE), 5) + below(draw(key, *other), 5)
        for key in keys(25_000)
    )
    assert chi_square(found, 25) < 66.1


def test_a_chance_of_nothing_never_comes_true_and_of_one_always():
    bits = [draw(key, 1, 1, Purpose.HUNTS) for key in keys(1000)]
    assert not any(happens(it, 0) for it in [*bits, 0])
    assert all(happens(it, 1) for it in [*bits, (1 << 64) - 1])
    assert 200 < sum(happens(it, 0.25) for it in bits) < 300


def test_a_chunk_has_the_key_of_its_place_among_the_spawned_seeds():
    spawned = np.random.SeedSequence(11).spawn(3)
    assert [chunk_key(11, n) for n in range(3)] == [
        int(child.generate_state(1, np.uint64)[0]) for child in spawned
    ]


def test_the_keys_of_a_chunk_are_those_of_its_games():
    chunk = chunk_key(11, 2)
    assert game_keys(chunk, 50).tolist() == [game_key(chunk, n) for n in range(50)]
    assert not {*game_keys(chunk, 50).tolist()} & {*game_keys(chunk_key(11, 3), 50).tolist()}
