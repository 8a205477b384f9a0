"""What the host reads of a night: every verdict and step, with its stage, its clause and the rest.

Twelve sit at the table: 1 commissioner, 2 sergeant, 3 doctor, 4 courtesan, 5 foundling,
6 to 8 civilians, 9 mafioso, 10 boss, 11 framer, 12 maniac. No court is held, and hunts are open
from the first turn.
"""

from collections.abc import Mapping

import pytest

from misto.engine import commands as c
from misto.engine.events import Fact
from misto.engine.rules import Rules
from misto.engine.terms import Kind, Role
from tests.engine.build import FULL, Table
from tests.engine.telling import lines, told

WHY = "as the host sees it"


def table(orders: str = "", **options: object) -> Table:
    """A table, with orders for its first night: «9 kill 6; 3 heal 6»."""
    rules = {"court_from_turn": 99, "hunt_from_turn": 1} | options
    return give(Table(FULL, Rules(**rules)), orders)  # type: ignore[arg-type]  # any option


def give(table: Table, orders: str) -> Table:
    """Give orders, as they stand in a row."""
    for text in filter(None, orders.split("; ")):
        seat, kind, *targets = text.split()
        table.give(int(seat), kind, *map(int, targets))
    return table


def night(table: Table, posts: Mapping[int, int] | None = None) -> list[str]:
    """Close a turn after which the game goes on, and tell all the rest of it."""
    found = told(table.close(posts))
    found.remove("victory WIN-1: goes_on")
    return found


NIGHTS = {
    # The hunt.
    "HUNT-2 a quarry of the mafia dies": (
        {},
        "6 hunt 9",
        """
        hunt HUNT-2: 6 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        """,
    ),
    "HUNT-2 who hunts one of the town dies, and without the vote that no court asks for": (
        {},
        "6 hunt 7",
        """
        hunt HUNT-2: 6 hunt 7: done
        hunt HUNT-2: died 6, cause hunting
        """,
    ),
    "HUNT-3 a hunt for the maniac comes to nothing": (
        {"hunt_maniac": "nothing"},
        "6 hunt 12",
        "hunt HUNT-3: 6 hunt 12: in_vain",
    ),
    "HUNT-3 or the maniac dies": (
        {"hunt_maniac": "maniac_dies"},
        "6 hunt 12",
        """
        hunt HUNT-3: 6 hunt 12: done
        hunt HUNT-3: died 12, cause hunted
        """,
    ),
    "HUNT-3 or the hunter": (
        {"hunt_maniac": "hunter_dies"},
        "6 hunt 12",
        """
        hunt HUNT-3: 6 hunt 12: done
        hunt HUNT-3: died 6, cause hunting
        """,
    ),
    "HUNT-1 one hunt is taken and the others lapse": (
        {},
        "6 hunt 9; 7 hunt 10",
        """
        hunt HUNT-2: 6 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        hunt HUNT-1: 7 hunt 10: void
        """,
    ),
    "HUNT-1 and so does one for a quarry that has fallen, or of a hunter who has": (
        {"hunts_per_turn": 4},
        "6 hunt 9; 7 hunt 9; 8 hunt 2; 2 hunt 8",
        """
        hunt HUNT-2: 6 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        hunt HUNT-1: 7 hunt 9: void
        hunt HUNT-2: 8 hunt 2: done
        hunt HUNT-2: died 8, cause hunting
        hunt HUNT-1: 2 hunt 8: void
        """,
    ),
    # Who can't act.
    "ORDER-5 a hunter of the town does nothing else that night": (
        {},
        "1 check 9; 1 hunt 9",
        """
        hunt HUNT-2: 1 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        commissioner ORDER-5: 1 check 9: void
        """,
    ),
    "ORDER-5 a hunting maniac poisons all the same": (
        {},
        "12 poison 6; 12 hunt 9",
        """
        hunt HUNT-2: 12 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        maniac NIGHT-9: 12 poison 6: done
        """,
    ),
    "NIGHT-1 who has fallen in the hunt acts no more": (
        {},
        "6 hunt 9; 9 kill 7; 10 kill 7",
        """
        hunt HUNT-2: 6 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        mafia NIGHT-1: 9 kill 7: void
        mafia MAFIA-2: struck 7, cause mafia
        mafia MAFIA-2: 10 kill 7: done
        settle MAFIA-2: died 7, cause mafia
        """,
    ),
    "NIGHT-1 who is struck heals nobody else": (
        {},
        "9 kill 3; 3 heal 6",
        """
        mafia MAFIA-2: struck 3, cause mafia
        doctor NIGHT-1: 3 heal 6: void
        mafia MAFIA-2: 9 kill 3: done
        settle MAFIA-2: died 3, cause mafia
        """,
    ),
    "NIGHT-10 but may heal themselves": (
        {},
        "9 kill 3; 3 heal 3",
        """
        mafia MAFIA-2: struck 3, cause mafia
        doctor NIGHT-10: 3 heal 3: done
        settle NIGHT-10: saved 3, cause mafia
        mafia MAFIA-2: 9 kill 3: in_vain
        """,
    ),
    "NIGHT-6 the stricken commissioner still checks": (
        {},
        "9 kill 1; 1 check 9",
        """
        mafia MAFIA-2: struck 1, cause mafia
        mafia MAFIA-2: 9 kill 1: done
        settle MAFIA-2: died 1, cause mafia
        successions NIGHT-8: promoted 2, role commissioner
        commissioner NIGHT-5: 1 check 9: done
        """,
    ),
    "NIGHT-6 or doesn't": (
        {"dead_commissioner_checks": False},
        "9 kill 1; 1 check 9",
        """
        mafia MAFIA-2: struck 1, cause mafia
        commissioner NIGHT-1: 1 check 9: void
        mafia MAFIA-2: 9 kill 1: done
        settle MAFIA-2: died 1, cause mafia
        successions NIGHT-8: promoted 2, role commissioner
        """,
    ),
    # The courtesan and the framer.
    "NIGHT-2 the courtesan stops a role order, and the verdict says through whom": (
        {},
        "4 block 1; 1 check 9",
        """
        courtesan NIGHT-2: 4 block 1: done
        commissioner NIGHT-2: 1 check 9: void because of 4
        """,
    ),
    "NIGHT-2 with a guest who has sent none it is in vain": (
        {},
        "4 block 1; 3 heal 6",
        """
        courtesan NIGHT-2: 4 block 1: in_vain
        doctor NIGHT-10: 3 heal 6: in_vain
        """,
    ),
    "NIGHT-2 a kill she doesn't stop": (
        {},
        "4 block 9; 9 kill 6",
        """
        courtesan NIGHT-2: 4 block 9: in_vain
        mafia MAFIA-2: struck 6, cause mafia
        mafia MAFIA-2: 9 kill 6: done
        settle MAFIA-2: died 6, cause mafia
        """,
    ),
    "NIGHT-2 unless the rules say so": (
        {"courtesan_stops_kill": True},
        "4 block 9; 9 kill 6",
        """
        courtesan NIGHT-2: 4 block 9: done
        mafia NIGHT-2: 9 kill 6: void because of 4
        """,
    ),
    "NIGHT-2 an order that is void anyway is one too": (
        {},
        "4 block 1; 1 check 9; 1 hunt 9",
        """
        hunt HUNT-2: 1 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        courtesan NIGHT-2: 4 block 1: done
        commissioner ORDER-5: 1 check 9: void
        """,
    ),
    "NIGHT-3 slander that misled the commissioner is done": (
        {},
        "11 frame 6; 1 check 6",
        """
        framer NIGHT-3: 11 frame 6: done
        commissioner NIGHT-5: 1 check 6: done
        """,
    ),
    "NIGHT-3 slander that nobody looked at is in vain": (
        {},
        "11 frame 6; 1 check 7",
        """
        framer NIGHT-3: 11 frame 6: in_vain
        commissioner NIGHT-5: 1 check 7: done
        """,
    ),
    "NIGHT-3 where slander lasts it is done in any case": (
        {"slander_lasts": "game"},
        "11 frame 6",
        "framer NIGHT-3: 11 frame 6: done",
    ),
    # The mafia.
    "MAFIA-2 whom all name is struck, and dies when the night is settled": (
        {},
        "9 kill 6; 10 kill 6; 11 kill 6",
        """
        mafia MAFIA-2: struck 6, cause mafia
        mafia MAFIA-2: 9 kill 6: done
        mafia MAFIA-2: 10 kill 6: done
        mafia MAFIA-2: 11 kill 6: done
        settle MAFIA-2: died 6, cause mafia
        """,
    ),
    "MAFIA-2 if they disagree nobody is": (
        {},
        "9 kill 6; 10 kill 7",
        """
        mafia MAFIA-2: 9 kill 6: void
        mafia MAFIA-2: 10 kill 7: void
        """,
    ),
    "FOUND-2 the foundling can't be killed by them": (
        {},
        "9 kill 5",
        """
        mafia FOUND-2: immune 5, cause mafia
        mafia FOUND-2: 9 kill 5: void
        """,
    ),
    # Whom the hunt has taken, nobody reaches.
    "NIGHT-3, NIGHT-4, NIGHT-7, NIGHT-9, NIGHT-10 a dead target": (
        {},
        "6 hunt 7; 11 frame 6; 9 kill 6; 1 check 6; 12 poison 6; 3 heal 6",
        """
        hunt HUNT-2: 6 hunt 7: done
        hunt HUNT-2: died 6, cause hunting
        framer NIGHT-3: 11 frame 6: void
        mafia NIGHT-4: 9 kill 6: void
        commissioner NIGHT-7: 1 check 6: void
        maniac NIGHT-9: 12 poison 6: void
        doctor NIGHT-10: 3 heal 6: void
        """,
    ),
    "NIGHT-12 a dead target of an injection": (
        {},
        "6 hunt 7; 3 inject 6",
        """
        hunt HUNT-2: 6 hunt 7: done
        hunt HUNT-2: died 6, cause hunting
        doctor NIGHT-12: 3 inject 6: void
        """,
    ),
    # The maniac and the doctor.
    "NIGHT-9 poison is given, and nobody dies of it that night": (
        {},
        "12 poison 6",
        "maniac NIGHT-9: 12 poison 6: done",
    ),
    "NIGHT-9 poison for whom the mafia strikes is found at the autopsy": (
        {},
        "9 kill 6; 12 poison 6",
        """
        mafia MAFIA-2: struck 6, cause mafia
        maniac NIGHT-9: 12 poison 6: void
        mafia MAFIA-2: 9 kill 6: done
        settle MAFIA-2: died 6, cause mafia
        settle NIGHT-9: poison_found 6
        settle NIGHT-9: cause_added 6, cause poison
        """,
    ),
    "NIGHT-10 a healing saves from the mafia": (
        {},
        "9 kill 6; 3 heal 6",
        """
        mafia MAFIA-2: struck 6, cause mafia
        doctor NIGHT-10: 3 heal 6: done
        settle NIGHT-10: saved 6, cause mafia
        mafia MAFIA-2: 9 kill 6: in_vain
        """,
    ),
    "POISON-2 and from tonight's poison": (
        {},
        "12 poison 6; 3 heal 6",
        """
        doctor NIGHT-10: 3 heal 6: done
        settle POISON-2: saved 6, cause poison
        maniac NIGHT-9: 12 poison 6: in_vain
        """,
    ),
    "NIGHT-10 where there is nothing to save from it is in vain": (
        {},
        "9 kill 6; 3 heal 7; 12 poison 8",
        """
        mafia MAFIA-2: struck 6, cause mafia
        doctor NIGHT-10: 3 heal 7: in_vain
        mafia MAFIA-2: 9 kill 6: done
        maniac NIGHT-9: 12 poison 8: done
        settle MAFIA-2: died 6, cause mafia
        """,
    ),
    "POISON-2 an antidote without poison is in vain too": (
        {"antidote": "until_death"},
        "3 heal 6",
        "doctor NIGHT-10: 3 heal 6: in_vain",
    ),
    "NIGHT-12 an injection strikes at once and kills when the night is settled": (
        {},
        "9 kill 6; 3 inject 7",
        """
        mafia MAFIA-2: struck 6, cause mafia
        doctor NIGHT-12: 3 inject 7: done
        doctor NIGHT-12: struck 7, cause injection
        mafia MAFIA-2: 9 kill 6: done
        settle MAFIA-2: died 6, cause mafia
        settle NIGHT-12: died 7, cause injection
        """,
    ),
    # The last shot.
    "SHOT-1 a shot waits while its commissioner lives": (
        {},
        "1 shoot 9",
        "shots SHOT-1: 1 shoot 9: stands",
    ),
    "SHOT-2 and is fired when he falls": (
        {},
        "1 shoot 9; 10 kill 1",
        """
        mafia MAFIA-2: struck 1, cause mafia
        mafia MAFIA-2: 10 kill 1: done
        settle MAFIA-2: died 1, cause mafia
        shots SHOT-1: 1 shoot 9: done
        shots SHOT-2: died 9, cause shot
        successions NIGHT-8: promoted 2, role commissioner
        """,
    ),
    "SHOT-2 into the air where the target has fallen before": (
        {},
        "1 shoot 9; 6 hunt 9; 10 kill 1",
        """
        hunt HUNT-2: 6 hunt 9: done
        hunt HUNT-2: died 9, cause hunted
        mafia MAFIA-2: struck 1, cause mafia
        mafia MAFIA-2: 10 kill 1: done
        settle MAFIA-2: died 1, cause mafia
        shots SHOT-2: 1 shoot 9: void
        successions NIGHT-8: promoted 2, role commissioner
        """,
    ),
    "SHOT-1 a death that the rules don't name fires nothing": (
        {},
        "1 shoot 9; 1 hunt 6",
        """
        hunt HUNT-2: 1 hunt 6: done
        hunt HUNT-2: died 1, cause hunting
        shots SHOT-1: 1 shoot 9: void
        successions NIGHT-8: promoted 2, role commissioner
        """,
    ),
    # Who takes over.
    "MAFIA-4 the first mafioso inherits from the boss; FOUND-3 with a boss there is no need": (
        {"boss_succession": "next_mafioso"},
        "6 hunt 10",
        """
        hunt HUNT-2: 6 hunt 10: done
        hunt HUNT-2: died 10, cause hunted
        successions MAFIA-4: promoted 9, role boss
        """,
    ),
    "FOUND-3 without a boss the foundling joins the mafia": (
        {},
        "6 hunt 10",
        """
        hunt HUNT-2: 6 hunt 10: done
        hunt HUNT-2: died 10, cause hunted
        successions FOUND-3: promoted 5, role mafioso
        """,
    ),
}


@pytest.mark.parametrize(("options", "orders", "expected"), NIGHTS.values(), ids=NIGHTS)
def test_a_night(options, orders, expected):
    assert night(table(orders, **options)) == lines(expected)


def test_POISON_1_poison_kills_in_the_next_turns_resolution():
    poisoned = table("12 poison 6")
    poisoned.night()
    assert night(poisoned) == ["poison POISON-1: died 6, cause poison"]


def test_POISON_2_an_antidote_saves_until_then_where_the_rules_say_so():
    poisoned = table("12 poison 6", antidote="until_death")
    poisoned.night()
    give(poisoned, "3 heal 6")
    assert night(poisoned) == [
        "doctor NIGHT-10: 3 heal 6: done",
        "poison POISON-2: saved 6, cause poison",
    ]


def test_NIGHT_11_nobody_is_healed_twice_running():
    healed = table("3 heal 6")
    healed.night()
    assert night(give(healed, "3 heal 6")) == ["doctor NIGHT-11: 3 heal 6: void"]


def test_NIGHT_12_an_injection_is_given_once():
    used = table("3 inject 6")
    used.night()
    assert night(give(used, "3 inject 7")) == ["doctor NIGHT-12: 3 inject 7: void"]


def double(orders: str) -> Table:
    """A table whose mafia may name two."""
    granted = table()
    granted.do(c.GrantDoubleKill(why=WHY))
    return give(granted, orders)


def test_MAFIA_3_of_two_that_are_named_those_die_on_whom_all_agree():
    assert night(double("9 kill 6 7; 10 kill 7 8")) == lines("""
        mafia MAFIA-2: struck 7, cause mafia
        mafia MAFIA-2: 9 kill 6, 7: done
        mafia MAFIA-2: 10 kill 7, 8: done
        settle MAFIA-2: died 7, cause mafia
    """)


def test_MAFIA_3_where_they_agree_on_nobody_that_is_the_clause():
    assert night(double("9 kill 6 7; 10 kill 8")) == lines("""
        mafia MAFIA-3: 9 kill 6, 7: void
        mafia MAFIA-3: 10 kill 8: void
    """)


# The host's hand.

VOIDED = {
    Kind.HUNT: ("6 hunt 9", "hunt"),
    Kind.BLOCK: ("4 block 6", "courtesan"),
    Kind.FRAME: ("11 frame 6", "framer"),
    Kind.KILL: ("9 kill 6", "mafia"),
    Kind.CHECK: ("1 check 6", "commissioner"),
    Kind.POISON: ("12 poison 6", "maniac"),
    Kind.HEAL: ("3 heal 6", "doctor"),
    Kind.INJECT: ("3 inject 6", "doctor"),
    Kind.SHOOT: ("1 shoot 9", "shots"),
}


@pytest.mark.parametrize(("kind", "order", "stage"), [(k, *v) for k, v in VOIDED.items()])
def test_HOST_1_an_order_that_the_host_has_voided(kind, order, stage):
    voided = table(order)
    voided.do(c.VoidOrder(seat=int(order.split()[0]), order=kind, why=WHY))
    assert night(voided) == [f"{stage} HOST-1: {order}: void"]


def test_HOST_1_a_voided_shot_is_not_fired():
    voided = table("1 shoot 9; 9 kill 1")
    voided.do(c.VoidOrder(seat=1, order=Kind.SHOOT, why=WHY))
    assert "shots HOST-1: 1 shoot 9: void" in night(voided)


def change(table: Table, seat: int, **fact: object) -> Table:
    """Change a settled fact."""
    table.do(c.ChangeFact(fact=Fact(seat, **fact), why=WHY))  # type: ignore[arg-type]  # any fact
    return table


def test_HOST_1_whom_the_host_keeps_alive_no_blow_reaches():
    spared = change(table("9 kill 6; 3 inject 6"), 6, alive=True)
    assert night(spared) == lines("""
        mafia HOST-1: spared 6, cause mafia
        doctor NIGHT-12: 3 inject 6: done
        doctor HOST-1: spared 6, cause injection
        mafia MAFIA-2: 9 kill 6: in_vain
    """)


def test_HOST_1_nor_a_hunt_nor_poison_that_falls_due():
    poisoned = table("12 poison 6")
    poisoned.night()
    give(poisoned, "6 hunt 7")
    change(poisoned, 6, alive=True)
    assert night(poisoned) == lines("""
        hunt HUNT-2: 6 hunt 7: done
        hunt HOST-1: spared 6, cause hunting
        poison HOST-1: spared 6, cause poison
    """)


def test_HOST_1_whom_the_host_lets_die_and_whom_return():
    dead = change(table(), 6, alive=False)
    assert night(dead) == ["absences HOST-1: changed 6"]
    dead.publish()
    change(dead, 6, alive=True)
    assert night(dead) == ["absences HOST-1: revived 6"]


def test_HOST_1_a_role_that_the_host_gives():
    assert night(change(table(), 6, role=Role.DOCTOR)) == [
        "successions HOST-1: promoted 6, role doctor"
    ]
    assert night(change(table(), 6, role=Role.CIVILIAN)) == []  # as it was


def test_HOST_4_and_6_who_is_excluded_or_leaves_goes_and_so_does_a_shot():
    gone = table("1 shoot 9")
    gone.do(c.Exclude(seat=1, why=WHY))
    gone.do(c.Leave(seat=6, why=WHY))
    assert night(gone) == lines("""
        absences HOST-4: died 1, cause excluded
        absences HOST-6: died 6, cause left
        successions NIGHT-8: promoted 2, role commissioner
        shots SHOT-1: 1 shoot 9: void
    """)


def test_ABSENCE_1_who_writes_too_little_is_missing():
    assert night(table(), posts={6: 0, 7: 1}) == ["absences ABSENCE-1: died 6, cause missing"]


def note(table: Table, seat: int, to: int) -> Table:
    """Leave a last note with the host."""
    table.do(c.GiveNote(seat=seat, to=to, text="Бережи себе."))
    return table


def test_NOTE_2_the_note_of_whom_the_mafia_killed_is_handed_over():
    assert night(note(table("9 kill 6"), 6, 7))[-1] == "settle NOTE-2: note_handed 6, other 7"


def test_NOTE_2_of_a_death_that_the_rules_do_not_name_it_is_not():
    assert "note_handed" not in "".join(night(note(table("6 hunt 7"), 6, 7)))


def test_HOST_1_a_voided_note_is_not_handed_over():
    voided = note(table("9 kill 6"), 6, 7)
    voided.do(c.VoidOrder(seat=6, order=Kind.NOTE, why=WHY))
    assert night(voided)[-1] == "settle HOST-1: 6 note 7: void"
