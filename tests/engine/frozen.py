"""Whole games whose ledgers are kept: every release writes its own once, and they load for ever.

    PYTHONPATH=src:. python -m tests.engine.frozen 0.1

writes tests/engine/ledgers/0.1-*.jsonl, and beside each what it folds to and who sees which of its
events. A file that is there already is never written again.
"""

import json
import sys
from collections.abc import Mapping
from datetime import datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from misto.engine import commands as c
from misto.engine import events as e
from misto.engine.codec import encode_ledger
from misto.engine.events import Event, Fact
from misto.engine.game import Game
from misto.engine.lineup import suggest
from misto.engine.rules import Rules
from misto.engine.terms import Gender, Kind, Role
from misto.engine.views import Host, Person, Reader, Seat, Viewer, visible
from tests.engine.build import HOUR, NAMES, Table, enrol, nonce, note, seeded

LEDGERS = Path(__file__).parent / "ledgers"

WHY = "так вирішив ведучий"


def market() -> Table:
    """A game from enrolment to the awards, with every act of the host: two deals, an undo."""
    rules = Rules(keeper=True, roster="public", missed_votes=3, town_wins="mafia_dead")
    table = Table("", rules, hosts=("Host",), dice=seeded("market"))
    table.do(c.OpenEnrolment())
    table.do(enrol("Zoe"))
    table.do(c.WithdrawEnrolment(person="Zoe"))
    table.do(c.CancelDeal(why=WHY))
    table.do(c.OpenEnrolment(beacon_name="Лото, 1 грудня"))
    for person in NAMES[:15]:
        gender = Gender.F if person.endswith("a") else Gender.M
        table.do(c.Enrol(person=person, nonce=nonce(person), name=f"Пан {person}", gender=gender))
    table.do(c.CloseEnrolment(lineup=suggest(15)))
    table.do(c.Deal(beacon="4 8 15 16 23 42"))
    first_turns(table)
    acts(table)
    last_turns(table)
    return table


def seat(table: Table, role: str, which: int = 0) -> int:
    """The living seat of a role."""
    holders = [one for one in sorted(table.game.living) if table.game.role(one) is Role(role)]
    return holders[which]


def first_turns(table: Table) -> None:
    """An election; a night of orders, a note, a shot that is named; a report that is undone."""
    table.all_vote(seat(table, "civilian"))
    table.night()
    civilians = [seat(table, "civilian", which) for which in range(3)]
    table.give(seat(table, "commissioner"), "check", seat(table, "boss"))
    table.give(seat(table, "commissioner"), "shoot", seat(table, "mafioso"))
    table.give(seat(table, "doctor"), "heal", civilians[0])
    table.give(seat(table, "maniac"), "poison", civilians[1])
    table.give(seat(table, "framer"), "frame", civilians[2])
    table.give(seat(table, "courtesan"), "block", seat(table, "doctor"))
    for role in ("mafioso", "boss", "framer"):
        table.give(seat(table, role), "kill", civilians[0])
    table.do(note(civilians[0], civilians[1], "Це він.\nБережись."))
    table.all_vote(civilians[2], but={civilians[2]})
    table.give(civilians[1], "vote", seat(table, "maniac"))
    table.withdraw(civilians[1], "vote")
    table.do(c.VoidOrder(seat=seat(table, "framer"), order=Kind.FRAME, why=WHY))
    table.close({civilians[1]: 3})
    table.do(c.PublishReport(story="Була темна ніч.", weapons={civilians[0]: "праска"}))
    table.do(c.Undo(why=WHY))
    table.do(c.EnterOrder(seat=civilians[1], order=Kind.HUNT, targets=(1,), why=WHY))
    table.publish("Була темна ніч, і не вся.")


def acts(table: Table) -> None:
    """Every other act of the host."""
    someone = seat(table, "civilian")
    table.do(c.Replace(seat=someone, person="Zoe", why=WHY, clear_misses=True))
    table.do(c.BarVote(seats=(someone,), why=WHY))
    table.do(c.Pause(why=WHY))
    table.do(c.Resume(why=WHY), table.closes + HOUR)
    down = c.MoveClose(since=table.closes - HOUR, until=table.closes + 3 * HOUR)
    table.do(down, down.until)
    table.do(c.Extend(closes=table.closes + HOUR, why=WHY))
    table.do(c.GrantDoubleKill(why=WHY))
    table.do(c.ChangeFact(fact=Fact(seat(table, "foundling"), poisoned=True), why=WHY))
    table.do(c.ChangeFact(fact=Fact(table.game.deaths[0].seat, alive=True), why=WHY))
    revealed = table.game.deaths[-1].seat
    table.do(c.ChangeFact(fact=Fact(revealed, role=Role.DOCTOR), why=WHY))
    table.do(c.Leave(seat=seat(table, "doctor"), why="їду"))
    table.all_vote(seat(table, "boss"), but={someone, seat(table, "doctor")})
    table.night()
    silent = next(death.seat for death in table.game.deaths if death.role is Role.BOSS)
    table.do(c.Silence(seat=silent, why=WHY))
    table.do(c.TellStory(turn=3, story="А ось як це було."))


def last_turns(table: Table) -> None:
    """To the end: a turn closed by hand, the mafia out of the game, everything opened, awards."""
    table.do(c.CloseTurn(why=WHY))
    table.publish()
    for one in table.game.mafia():
        table.do(c.Exclude(seat=one, why=WHY))
    table.night()
    table.do(c.OpenGame())
    table.do(c.VoteAward(voter="Ada", award="player", seat=1))
    table.do(c.GiveAwards())


def table_game() -> Table:
    """A game at a table: no names of people, live ballots, reports that go out by themselves."""
    rules = Rules(
        ballots="live",
        publish="at_close",
        reveal_person="death",
        may_abstain=True,
        hunt_from_turn=1,
        missed_votes=0,
        status_needs_vote=False,
        quorum_share=Decimal("0.2"),
        min_open=timedelta(hours=10),
    )
    roles = "commissioner sergeant doctor civilian foundling mafioso boss maniac"
    table = Table(roles, rules, persons=False)
    table.give(4, "hunt", 6)
    table.give(1, "check", 7)
    table.give(7, "kill", 1)
    table.night()
    table.vote({2: 7, 3: 7, 4: 8})
    table.give(5, "vote")
    table.give(4, "vote", 7)
    table.withdraw(2, "vote")
    table.give(2, "vote", 7)
    table.give(8, "poison", 4)
    table.give(2, "check", 8)
    table.give(2, "hunt", 8)  # nothing happens to either, and the check is void
    table.night({3: 2})
    table.give(5, "kill", 2)
    table.give(8, "poison", 3)
    table.night()
    table.night()
    table.do(c.OpenGame())
    return table


GAMES = {"market": market, "table": table_game}


def plain(value: Any) -> Any:
    """A value as plain data: structs by their fields, mappings and sets in order."""
    match value:
        case Struct():
            return {"fields": {name: plain(one) for name, one in asdict(value).items()}}
        case Mapping():
            return {"items": sorted(([plain(k), plain(v)] for k, v in value.items()), key=repr)}
        case frozenset():
            return sorted(map(plain, value), key=repr)
        case tuple() | list():
            return [plain(one) for one in value]
        case datetime():
            return value.isoformat()
        case timedelta():
            return value.total_seconds()
        case Decimal() | str():
            return str(value)
        case _:
            return value


def state(game: Game) -> Any:
    """What a game is worth: everything but the games that it could be undone to."""
    fields = plain(game)["fields"]
    return fields | {"published": len(game.published)}


def sight(ledger: list[Event] | tuple[Event, ...]) -> dict[str, list[int]]:
    """Which events of a ledger, before everything is opened, each viewer sees."""
    end = next(place for place, event in enumerate(ledger) if isinstance(event, e.GameOpened))
    before = list(ledger[:end])
    seats = max(event.seat for event in before if isinstance(event, e.RoleTold))
    viewers: dict[str, Viewer] = {"host": Host(), "reader": Reader()}
    viewers |= {f"seat {n}": Seat(n) for n in range(1, seats + 1)}
    viewers |= {
        person: Person(person)
        for event in before
        for person in (event.audience if isinstance(event.audience, tuple) else ())
        if isinstance(person, str)
    }
    places = {id(event): place for place, event in enumerate(before)}
    return {
        name: [places[id(event)] for event in visible(before, viewer)]
        for name, viewer in viewers.items()
    }


def write(release: str) -> None:
    """Write the ledgers of a release."""
    LEDGERS.mkdir(exist_ok=True)
    for name, play in GAMES.items():
        table = play()
        path = LEDGERS / f"{release}-{name}.jsonl"
        with path.open("xb") as file:
            file.write(encode_ledger(table.ledger))
        kept = {"game": state(table.game), "sight": sight(table.ledger)}
        text = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
        path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
