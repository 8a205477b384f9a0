"""What the batch finds under the real rules, against what is worked out exactly by the engine."""

from decimal import Decimal
from fractions import Fraction

import pytest

from misto.engine import Role, Rules
from misto.sim.batch import play_block
from misto.sim.draws import chunk_key, game_keys
from misto.sim.exact.small import Small
from misto.sim.outcomes import WINNERS
from misto.sim.tables import Setup
from tests.sim.chance import outside

GAMES = 200_000
TURNS = 6

C, M, B, F = Role.CIVILIAN, Role.MAFIOSO, Role.BOSS, Role.FRAMER
D, P, K, W = Role.DOCTOR, Role.COURTESAN, Role.MANIAC, Role.FOUNDLING

GRID = {
    "classic": (Rules(), [C, C, D, B, K]),
    "courtesan": (Rules(), [C, D, P, B, K]),
    "two doctors": (Rules(), [C, C, D, D, B]),
    "court at once": (Rules(court_from_turn=1), [C, C, C, D, M, B]),
    "half must vote": (Rules(quorum_share=Decimal("0.5")), [C, C, C, C, M, B]),
    "of all seats": (Rules(quorum_of="seats", quorum_share=Decimal("0.4")), [C, C, C, D, B]),
    "nobody on a tie": (Rules(tie=("nobody",)), [C, C, C, D, B, K]),
    "everybody on a tie": (Rules(tie=("everybody",), court_from_turn=1), [C, C, C, D, B]),
    "second named": (Rules(tie=("second_named",)), [C, C, C, W, B]),
    "keeper": (Rules(keeper=True), [C, C, D, W, B]),
    "keeper or nobody": (Rules(keeper=True, tie=("keeper", "nobody")), [C, C, C, C, M, B]),
    "heir": (Rules(boss_succession="next_mafioso"), [C, C, W, M, M, B, K]),
    "no heir": (Rules(), [C, C, W, M, B]),
    "late antidote": (Rules(antidote="until_death"), [C, C, D, B, K]),
    "courtesan stops the kill": (Rules(courtesan_stops_kill=True), [C, C, P, P, B]),
    "without the maniac": (Rules(town_wins="mafia_dead", parity_of="town"), [C, C, C, B, K]),
    "the last two": (Rules(maniac_wins="last_two"), [C, D, P, F, K]),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GRID)
def test_games_end_as_often_and_as_soon_as_they_should(name):
    """With other draws a right batch would fail each of these one time in a million."""
    rules, roles = GRID[name]
    keys = game_keys(chunk_key(5, list(GRID).index(name)), GAMES)
    found, _ = play_block(Setup(rules, tuple(roles)), keys)
    game = Small(rules, roles)
    counts: dict[object, tuple[int, int, float]] = {
        (winner, "ever"): (found.won[WINNERS.index(winner)], GAMES, float(chance))
        for winner, chance in game.chances().items()
    }
    for turn, won in enumerate(game.endings(TURNS), 1):
        ended = found.lengths[turn] if turn < len(found.lengths) else 0
        counts[turn, "ends"] = ended, GAMES, float(sum(won.values(), Fraction(0)))
    assert outside(counts) == []
