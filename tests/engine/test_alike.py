"""The law of secrecy: two games that look the same to a viewer answer that viewer alike.

Each pair of games differs only in what some viewers may not know. At every stage (orders open,
closed, published) these viewers see the same view, and every wish of theirs is answered alike: the
same receipts, or the same refusal (law 3: no refusal from a secret). The host sees two games.
"""

from collections.abc import Callable, Iterator

import pytest

from misto.engine import commands as c
from misto.engine.commands import Command
from misto.engine.events import Fact
from misto.engine.lineup import suggest
from misto.engine.rules import Rules
from misto.engine.terms import Kind
from misto.engine.views import Host, Person, Reader, Seat, Viewer
from tests.engine.build import FULL, HOUR, NAMES, Table, enrol, lobby, nonce, note

WHY = "as the host has it"
COMMISSIONER, SERGEANT, DOCTOR, COURTESAN, FOUNDLING, CIVILIAN, OTHER, FRIEND = range(1, 9)
MAFIOSO, BOSS, FRAMER, MANIAC = range(9, 13)
EVERYBODY = range(1, 13)

Play = Callable[[Table], object]


def swapped(one: int, other: int) -> str:
    """The roles of the full table, two seats exchanged."""
    roles = FULL.split()
    roles[one - 1], roles[other - 1] = roles[other - 1], roles[one - 1]
    return " ".join(roles)


def nothing(_table: Table) -> None:
    """Play nothing."""


def orders(*given: tuple[int, str, int]) -> Play:
    """Give orders."""

    def play(table: Table) -> None:
        for seat, kind, target in given:
            table.give(seat, kind, target)

    return play


def commands(*wanted: Command) -> Play:
    """Send commands."""

    def play(table: Table) -> None:
        for command in wanted:
            table.do(command)

    return play


def votes_barring(*barred: int) -> Play:
    """Vote, all but two, and bar one of these two."""

    def play(table: Table) -> None:
        table.all_vote(BOSS, but={OTHER, FRIEND})
        for seat in barred:
            table.do(c.BarVote(seats=(seat,), why=WHY))

    return play


def busy(table: Table) -> None:
    """Send, change and withdraw, and have nothing standing in the end."""
    for target in (CIVILIAN, OTHER):
        table.give(DOCTOR, "heal", target)
        table.give(COMMISSIONER, "shoot", target)
    table.withdraw(DOCTOR, "heal")
    table.withdraw(COMMISSIONER, "shoot")


SAME = FULL, nothing
PAIRS = {
    # whose role it is
    "foundling or civilian": (SAME, (swapped(FOUNDLING, OTHER), nothing), EVERYBODY),
    "who is mafia": (
        SAME,
        (swapped(MAFIOSO, OTHER), nothing),
        {*EVERYBODY} - {MAFIOSO, BOSS, FRAMER, OTHER},
    ),
    "boss or mafioso": (
        SAME,
        (swapped(MAFIOSO, BOSS), nothing),
        {*EVERYBODY} - {MAFIOSO, BOSS, FRAMER},
    ),
    "who is the maniac": (
        SAME,
        (swapped(MANIAC, OTHER), nothing),
        {*EVERYBODY} - {MANIAC, OTHER},
    ),
    "who reads the answers": (
        (FULL, orders((COMMISSIONER, "check", BOSS))),
        (swapped(SERGEANT, OTHER), orders((COMMISSIONER, "check", BOSS))),
        {*EVERYBODY} - {SERGEANT, OTHER},
    ),
    "who checks": (
        SAME,
        (swapped(COMMISSIONER, DOCTOR), nothing),
        {*EVERYBODY} - {COMMISSIONER, DOCTOR, SERGEANT},
    ),
    # what others have sent
    "orders that change nothing": (
        SAME,
        (
            FULL,
            orders((DOCTOR, "heal", CIVILIAN), (COURTESAN, "block", OTHER), (FRAMER, "frame", 6)),
        ),
        {*EVERYBODY} - {DOCTOR, COURTESAN, FRAMER},
    ),
    "poison that waits": (SAME, (FULL, orders((MANIAC, "poison", OTHER))), {*EVERYBODY} - {MANIAC}),
    "a hunt that lapsed": (
        (FULL, orders((CIVILIAN, "hunt", MANIAC))),
        (FULL, orders((CIVILIAN, "hunt", MANIAC), (OTHER, "hunt", BOSS))),
        {*EVERYBODY} - {OTHER},
    ),
    "a shot that is named": (
        SAME,
        (FULL, orders((COMMISSIONER, "shoot", BOSS))),
        {*EVERYBODY} - {COMMISSIONER},
    ),
    "a note": (SAME, (FULL, commands(note(CIVILIAN, OTHER))), {*EVERYBODY} - {CIVILIAN}),
    "how many orders somebody has sent": (
        SAME,
        (FULL, busy),
        {*EVERYBODY} - {DOCTOR, COMMISSIONER},
    ),
    # ORDER-7: all that failed looks alike
    "a kill that failed": (
        (FULL, orders((MAFIOSO, "kill", FOUNDLING))),
        (
            swapped(FOUNDLING, OTHER),
            orders((MAFIOSO, "kill", FOUNDLING), (DOCTOR, "heal", FOUNDLING)),
        ),
        {*EVERYBODY} - {DOCTOR},
    ),
    "a kill that was not agreed upon": (
        (FULL, orders((MAFIOSO, "kill", CIVILIAN), (DOCTOR, "heal", CIVILIAN))),
        (
            FULL,
            orders(
                (MAFIOSO, "kill", CIVILIAN), (DOCTOR, "heal", CIVILIAN), (FRAMER, "kill", OTHER)
            ),
        ),
        {*EVERYBODY} - {FRAMER},
    ),
    "a blocked healing and one that was carried out": (
        (FULL, orders((DOCTOR, "heal", CIVILIAN))),
        (FULL, orders((DOCTOR, "heal", CIVILIAN), (COURTESAN, "block", DOCTOR))),
        {*EVERYBODY} - {COURTESAN},
    ),
    "a slander that nobody checks": (
        SAME,
        (FULL, orders((FRAMER, "frame", CIVILIAN))),
        {*EVERYBODY} - {FRAMER},
    ),
    # the host's acts
    "who was barred under a sealed court": (
        (FULL, votes_barring(OTHER)),
        (FULL, votes_barring(FRIEND)),
        {*EVERYBODY} - {OTHER, FRIEND},
    ),
    "whether one or two were barred": (
        (FULL, votes_barring(OTHER)),
        (FULL, votes_barring(OTHER, FRIEND)),
        {*EVERYBODY} - {FRIEND},
    ),
    "a double kill": (
        SAME,
        (FULL, commands(c.GrantDoubleKill(why=WHY))),
        {*EVERYBODY} - {MAFIOSO, BOSS, FRAMER},
    ),
    "a replacement": (
        SAME,
        (FULL, commands(c.Replace(seat=OTHER, person="Zoe", why=WHY))),
        {*EVERYBODY} - {OTHER},
    ),
    "a fact on poison": (
        SAME,
        (FULL, commands(c.ChangeFact(fact=Fact(OTHER, poisoned=True), why=WHY))),
        EVERYBODY,
    ),
    "a voided order of another": (
        (FULL, orders((DOCTOR, "heal", CIVILIAN))),
        (
            FULL,
            commands(
                c.GiveOrder(seat=DOCTOR, order=Kind.HEAL, targets=(CIVILIAN,)),
                c.VoidOrder(seat=DOCTOR, order=Kind.HEAL, why=WHY),
            ),
        ),
        {*EVERYBODY} - {DOCTOR},
    ),
}


def table_of(roles: str, play: Play, **rules: object) -> Table:
    """A table on turn two in the evening, after a play of whatever length."""
    options: dict[str, object] = {"status_needs_vote": False, "missed_votes": 0, **rules}
    table = Table(roles, Rules(**options)).turn_two()  # type: ignore[arg-type]  # any option
    play(table)
    table.now = table.closes - HOUR
    return table


def wishes(seat: int) -> Iterator[Command]:
    """Everything that a player can ask for."""
    for kind in Kind:
        for targets in (
            (),
            *((target,) for target in range(14)),
            (FOUNDLING, OTHER),
            (BOSS, OTHER),
        ):
            yield c.GiveOrder(seat=seat, order=kind, targets=targets)
        yield c.WithdrawOrder(seat=seat, order=kind)
    for to in range(14):
        yield c.GiveNote(seat=seat, to=to, text="…")
    yield c.Leave(seat=seat)


def answers(table: Table, seat: int) -> list[object]:
    """How each wish is answered: what the sender is told, or the refusal."""
    found: list[object] = []
    for wish in wishes(seat):
        decision = table.decided(wish)
        if isinstance(decision, tuple):
            told = tuple(event for event in decision if event.audience != "host")
            found.append(told)
        else:
            found.append(decision)
    return found


def compare(tables: list[Table], viewers: list[Viewer]) -> None:
    """Let viewers look at both games, and wish."""
    one, other = tables
    for viewer in viewers:
        assert one.view(viewer) == other.view(viewer)
        if isinstance(viewer, Seat):
            assert answers(one, viewer.number) == answers(other, viewer.number)


@pytest.mark.parametrize("name", PAIRS)
def test_two_games_that_look_the_same_answer_alike(name):
    one, other, seats = PAIRS[name]
    tables = [table_of(*one), table_of(*other)]
    viewers: list[Viewer] = [Reader(), Person("Nobody"), *(Seat(seat) for seat in seats)]
    assert tables[0].view(Host()) != tables[1].view(Host())
    compare(tables, viewers)
    for table in tables:
        table.close()
    compare(tables, viewers)
    for table in tables:
        table.publish()
    compare(tables, viewers)


@pytest.mark.parametrize("name", ["who was barred under a sealed court", "a kill that failed"])
@pytest.mark.parametrize(
    "rules",
    [
        {"sealed_shows": "totals"},
        {"reveal": "nothing", "causes": "none"},
        {"publish": "at_close"},
        {"reveal_person": "death"},
        {"check_shows": "side"},
    ],
)
def test_and_so_they_do_under_other_options(name, rules):
    one, other, seats = PAIRS[name]
    tables = [table_of(*one, **rules), table_of(*other, **rules)]
    viewers: list[Viewer] = [Reader(), *(Seat(seat) for seat in seats)]
    compare(tables, viewers)
    for table in tables:
        table.night()
    compare(tables, viewers)


def test_NIGHT_7_the_commissioner_can_not_tell_a_block_from_a_void_check():
    checks = orders((COMMISSIONER, "check", BOSS), (COMMISSIONER, "hunt", MANIAC))
    blocked = orders(
        (COMMISSIONER, "check", BOSS),
        (COMMISSIONER, "hunt", MANIAC),  # which voids the check already
        (COURTESAN, "block", COMMISSIONER),
    )
    tables = [table_of(FULL, checks), table_of(FULL, blocked)]
    for table in tables:
        table.night()
    compare(tables, [Reader(), *(Seat(seat) for seat in EVERYBODY if seat != COURTESAN)])


def test_HOST_6_nobody_can_tell_that_somebody_has_left_before_the_report():
    tables = [table_of(FULL, nothing), table_of(FULL, commands(c.Leave(seat=OTHER)))]
    viewers: list[Viewer] = [Reader(), *(Seat(seat) for seat in EVERYBODY if seat != OTHER)]
    compare(tables, viewers)
    for table in tables:
        table.close()
    compare(tables, viewers)


def test_HOST_1_a_vote_that_was_voided_looks_like_one_that_stands_until_the_report():
    def voided(table: Table) -> None:
        table.give(OTHER, "vote", BOSS)
        table.do(c.VoidOrder(seat=OTHER, order=Kind.VOTE, why=WHY))

    tables = [table_of(FULL, orders((OTHER, "vote", BOSS))), table_of(FULL, voided)]
    compare(tables, [Reader(), *(Seat(seat) for seat in EVERYBODY if seat != OTHER)])


def test_GAME_1_nobody_can_tell_who_has_enrolled():
    """One may ask whether one has enrolled oneself, and that is all."""
    tables = [lobby(3), lobby(3)]
    tables[0].do(enrol("Gus"))
    tables[1].do(c.Enrol(person="Hal", nonce=nonce("Hal")))
    viewers: list[Viewer] = [Reader(), *map(Person, (*NAMES[:3], "Ida"))]
    for viewer in viewers:
        assert tables[0].view(viewer) == tables[1].view(viewer)
    wish = c.Enrol(person="Ida", nonce=nonce("Ida"))
    assert tables[0].decided(wish) == tables[1].decided(wish)


def test_GAME_2_whose_nonce_is_whose_can_not_be_told_from_what_is_frozen():
    views = []
    for first, second in (("Gus", "Hal"), ("Hal", "Gus")):
        table = lobby(6)
        table.do(c.Enrol(person="Gus", nonce=nonce(first)))
        table.do(c.Enrol(person="Hal", nonce=nonce(second)))
        table.do(c.CloseEnrolment(lineup=suggest(8)))
        table.do(c.Deal())
        views.append([table.view(viewer) for viewer in (Reader(), Person("Ada"), Person("Ben"))])
    assert views[0] == views[1]
