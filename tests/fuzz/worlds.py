"""The games that are fuzzed: one at every phase, with rules that have something to refuse."""

from misto.engine import ChangeFact, CloseEnrolment, CloseTurn, Fact, OpenGame, Pause, Role, Rules
from misto.engine.lineup import suggest
from misto.store import clock
from misto.store.models import Account
from tests import cast
from tests.fuzz.fuzzing import World


def made() -> list[World]:
    """Make them; the clock stands at the morning on which they begin."""
    strict = Rules(keeper=True, self_vote=False, hunt_from_turn=1, seats_max=12)
    games = [
        _world(cast.created()),
        _world(cast.enrolling(strict)),
        _world(_frozen()),
        _world(cast.begun(strict)),
        _world(_later(strict)),
        _world(_paused()),
        _world(_closed()),
        _world(_opened()),
    ]
    clock.set_to(cast.MORNING)  # before what has been played already: no turn is over yet
    return games


def _world(table: cast.Table) -> World:
    people: dict[str, Account | None] = {
        "host": table.host,
        "the host again": table.host,
        "reader": table.reader,
        "stranger": None,
    }
    roles = table.view.roles
    if not roles:
        return World(table, people | {"player": table.players[0], "newcomer": cast.account("new")})
    for role in sorted(set(roles.values())):
        people[role.value] = table.player(table.seat_of(role))
    for seat in sorted(table.view.dead)[:1]:
        people["ghost"] = table.player(seat)
    return World(table, people)


def _frozen() -> cast.Table:
    table = cast.enrolling()
    table.run(CloseEnrolment(lineup=tuple(suggest(11, table.view.rules))))
    return table


def _later(rules: Rules) -> cast.Table:
    table = cast.begun(rules)
    table.run(ChangeFact(fact=Fact(table.seat_of(Role.CIVILIAN), alive=False), why="Так."))
    first, *others = table.view.living
    table.play_turn([(first, others[0])])
    table.all_write()
    boss = table.player(table.seat_of(Role.BOSS))
    table.client(boss).post(f"/g/{table.code}/mafia/", {"text": "Котрого?"})
    table.client(boss).post(f"/g/{table.code}/letters/", {"text": "Доброго вечора."})
    return table


def _paused() -> cast.Table:
    table = cast.begun()
    table.run(Pause(why="Перерва."))
    return table


def _closed() -> cast.Table:
    table = cast.begun()
    table.play_turn()
    table.run(CloseTurn(why="Досить."))
    return table


def _opened() -> cast.Table:
    table = cast.ended()
    table.run(OpenGame())
    return table
