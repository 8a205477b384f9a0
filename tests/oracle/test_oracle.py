"""Small turns worked out by hand from the rulebook, so that the oracle itself can fail."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle import generate, oracle

Data = dict[str, Any]

# Enough of both sides that one night doesn't end the game.
CROWD = ["civilian"] * 6 + ["mafioso"]


def game(roles: str | list[str], *turns: Data, **rules: Any) -> Data:
    names = roles.split() if isinstance(roles, str) else roles
    record = {
        "rules": rules,
        "seats": [{"name": f"seat {place}", "role": role} for place, role in enumerate(names, start=1)],
        "turns": list(turns),
    }
    return oracle.play(record)


def turn(*orders: Data, **more: Any) -> Data:
    return {"orders": list(orders), **more}


def one(roles: str, *orders: Data, rulings: list[Data] | None = None, **rules: Any) -> Data:
    """Turn one, with hunts, among a crowd of six civilians and a mafioso who come after the seats given."""
    result = game([*roles.split(), *CROWD], turn(*orders, rulings=rulings or []), **{"hunt_from_turn": 1, **rules})
    return dict(result["turns"][0])


def votes(**by: int) -> list[Data]:
    return [{"by": int(seat[1:]), "vote": target} for seat, target in by.items()]


def court(*orders: Data, roles: str = "civilian " * 7 + "mafioso", **rules: Any) -> Data:
    """A court on turn one; nobody need vote."""
    more = {"court_from_turn": 1, "status_needs_vote": False, "missed_votes": 0, **rules}
    return dict(game(roles, turn(*orders), **more)["turns"][0])


# ORDER


def test_refusals_change_nothing() -> None:
    result = one(
        "doctor commissioner framer",
        {"by": 1, "heal": 4},
        {"by": 1, "heal": 99},  # on nobody
        {"by": 1, "check": 4},  # not his kind
        {"by": 2, "check": 2},  # on himself
        {"by": 3, "frame": 10},  # a mate
        {"by": 3, "kill": 10},  # a mate
        {"by": 3, "hunt": 4},  # the mafia does not hunt
        {"by": 3, "kill": [4, 5]},  # no grant
        {"by": 1, "vote": 4},  # turn one wants no vote
        {"by": 1, "heal": 5, "late": True},
        {"by": 4, "hunt": 5, "early": True},
        {"by": 1, "note": {"to": 1, "text": "x"}},
        {"by": 1, "withdraw": "hunt"},  # nothing stands
    )
    assert result["refused"] == list(range(1, 13))
    assert result["deaths"] == {}
    assert result["void"] == {}


def test_heal_and_inject_replace_one_another_and_do_not_come_back() -> None:
    result = one("doctor", {"by": 1, "heal": 2}, {"by": 1, "inject": 2}, {"by": 1, "heal": 3}, {"by": 8, "kill": 2})
    assert result["deaths"] == {2: ["mafia"]}
    result = one(
        "doctor", {"by": 1, "heal": 2}, {"by": 1, "inject": 3}, {"by": 1, "withdraw": "inject"}, {"by": 8, "kill": 2}
    )
    assert result["deaths"] == {2: ["mafia"]}


def test_no_vote_no_status() -> None:
    night = [{"by": 1, "check": 4}, {"by": 8, "kill": 2}]
    result = court(*night, *votes(s8=1), roles="commissioner " + "civilian " * 6 + "mafioso", status_needs_vote=True)
    assert result["void"] == {(1, "check"): "ORDER-3"}
    assert result["checks"] == {1: None}
    assert result["deaths"] == {2: ["mafia"]}


def test_voided_vote_counts_as_given_and_barred_owes_none() -> None:
    roles = "commissioner doctor " + "civilian " * 5 + "mafioso"
    first = turn(
        {"by": 1, "check": 8},
        {"by": 2, "heal": 3},
        {"by": 1, "vote": 8},
        {"by": 2, "vote": 8},
        rulings=[{"void": {"by": 1, "order": "vote"}}, {"bar_vote": [2]}],
    )
    result = game(roles, first, court_from_turn=1, missed_votes=1)["turns"][0]
    assert result["refused"] == [3]
    assert result["void"] == {(1, "vote"): "HOST-1"}
    assert result["tally"] == {}
    assert set(result["deaths"]) == {3, 4, 5, 6, 7, 8}
    assert result["checks"] == {1: {"seat": 8, "shows": "mafioso"}}


def test_who_hunts_does_not_use_the_role() -> None:
    hunts = [{"by": 4, "hunt": 8}, {"by": 1, "hunt": 8}, {"by": 1, "check": 4}]
    result = one("commissioner", *hunts)
    assert result["void"] == {(1, "hunt"): "HUNT-1", (1, "check"): "ORDER-5"}
    assert result["deaths"] == {8: ["hunted"]}
    result = one("commissioner", *hunts, rulings=[{"void": {"by": 1, "order": "hunt"}}])
    assert result["void"] == {(1, "hunt"): "HOST-1"}
    assert result["checks"] == {1: {"seat": 4, "shows": "civilian"}}


# HUNT


def test_hunt() -> None:
    assert one("civilian", {"by": 1, "hunt": 2})["deaths"] == {1: ["hunting"]}
    assert one("foundling boss", {"by": 3, "hunt": 1})["deaths"] == {3: ["hunting"]}
    maniac = {"by": 2, "hunt": 1}
    assert one("maniac", maniac)["deaths"] == {}
    assert one("maniac", maniac, hunt_maniac="maniac_dies")["deaths"] == {1: ["hunted"]}
    assert one("maniac", maniac, hunt_maniac="hunter_dies")["deaths"] == {2: ["hunting"]}
    assert one("maniac", {"by": 1, "hunt": 2})["deaths"] == {1: ["hunting"]}


def test_more_hunts_and_the_dead_do_not_count() -> None:
    hunts = [{"by": 1, "hunt": 9}, {"by": 2, "hunt": 9}, {"by": 3, "hunt": 4}, {"by": 5, "hunt": 6}]
    result = one("civilian boss", *hunts, hunts_per_turn=2)
    assert result["deaths"] == {9: ["hunted"], 3: ["hunting"]}
    assert result["void"] == {(5, "hunt"): "HUNT-1"}
    assert result["refused"] == [1]  # the boss does not hunt
    result = one("civilian civilian", *hunts, hunts_per_turn=2)
    assert result["deaths"] == {9: ["hunted"], 3: ["hunting"]}
    assert result["void"] == {(2, "hunt"): "HUNT-1", (5, "hunt"): "HUNT-1"}


def test_the_same_hunt_again_keeps_its_time_but_a_withdrawn_one_loses_it() -> None:
    result = one("boss", {"by": 2, "hunt": 1}, {"by": 3, "hunt": 4}, {"by": 2, "hunt": 1})
    assert result["deaths"] == {1: ["hunted"]}
    result = one(
        "boss", {"by": 2, "hunt": 1}, {"by": 3, "hunt": 4}, {"by": 2, "withdraw": "hunt"}, {"by": 2, "hunt": 1}
    )
    assert result["deaths"] == {3: ["hunting"]}


# NIGHT


def test_courtesan_blocks() -> None:
    result = one("courtesan doctor", {"by": 1, "block": 2}, {"by": 2, "heal": 3}, {"by": 9, "kill": 3})
    assert result["void"] == {(2, "heal"): "NIGHT-2"}
    assert result["deaths"] == {3: ["mafia"]}


def test_courtesans_in_a_chain_and_in_a_ring() -> None:
    chain = [{"by": 1, "block": 2}, {"by": 2, "block": 3}, {"by": 3, "block": 4}, {"by": 4, "heal": 5}]
    result = one("courtesan courtesan courtesan doctor", *chain)
    assert result["void"] == {(2, "block"): "NIGHT-2", (4, "heal"): "NIGHT-2"}
    ring = [{"by": 1, "block": 2}, {"by": 2, "block": 3}, {"by": 3, "block": 2}]
    void = {(2, "block"): "NIGHT-2", (3, "block"): "NIGHT-2"}
    assert one("courtesan courtesan courtesan", *ring)["void"] == void


def test_courtesan_and_the_kill() -> None:
    orders = [{"by": 1, "block": 2}, {"by": 2, "kill": 3}, {"by": 9, "kill": 4}]
    result = one("courtesan boss", *orders)
    assert result["void"] == {(2, "kill"): "MAFIA-2", (9, "kill"): "MAFIA-2"}
    result = one("courtesan boss", *orders, courtesan_stops_kill=True)
    assert result["void"] == {(2, "kill"): "NIGHT-2"}
    assert result["deaths"] == {4: ["mafia"]}


def test_slander_and_the_foundling() -> None:
    check = {"by": 1, "check": 3}
    assert one("commissioner framer foundling", check)["checks"][1]["shows"] == "civilian"
    slander = {"by": 2, "frame": 3}
    assert one("commissioner framer foundling", check, slander)["checks"][1]["shows"] == "mafioso"
    side = one("commissioner framer foundling", check, slander, check_shows="side")
    assert side["checks"][1]["shows"] == "mafia"
    roles = ["commissioner", "framer", "foundling", *CROWD]
    for lasts, shows in (("night", "civilian"), ("game", "mafioso")):
        result = game(roles, turn(slander), turn(check, *votes(s1=3)), slander_lasts=lasts, status_needs_vote=False)
        assert result["turns"][1]["checks"][1]["shows"] == shows


@pytest.mark.parametrize(
    ("role", "rules", "shows"),
    [
        ("boss", {}, "boss"),
        ("boss", {"boss_shows": "town"}, "civilian"),
        ("boss", {"boss_shows": "town", "check_shows": "side"}, "town"),
        ("maniac", {"check_shows": "side"}, "town"),
        ("framer", {"check_shows": "side"}, "mafia"),
        ("doctor", {}, "doctor"),
    ],
)
def test_what_a_check_shows(role: str, rules: Data, shows: str) -> None:
    assert one(f"commissioner {role}", {"by": 1, "check": 2}, **rules)["checks"] == {1: {"seat": 2, "shows": shows}}


def test_the_answer_tells_who_killed_and_goes_to_the_sergeant() -> None:
    orders = [{"by": 1, "check": 3}, {"by": 9, "kill": 3}]
    answer, by = {"seat": 3, "shows": "civilian"}, {"seat": 3, "by": "mafia"}
    result = one("commissioner sergeant", *orders)
    assert (result["checks"], result["killed_by"]) == ({1: answer, 2: answer}, {1: by, 2: by})
    result = one("commissioner sergeant", *orders, rulings=[{"leave": 2}])
    assert (result["checks"], result["killed_by"]) == ({1: answer}, {1: by})


def test_the_dead_commissioner_checks() -> None:
    orders = [{"by": 1, "check": 9}, {"by": 9, "kill": 1}]
    result = one("commissioner sergeant", *orders)
    answer = {"seat": 9, "shows": "mafioso"}
    assert result["checks"] == {1: answer, 2: answer}
    assert result["roles"][2] == "commissioner"
    result = one("commissioner sergeant", *orders, dead_commissioner_checks=False)
    assert result["checks"] == {1: None}
    assert result["void"] == {(1, "check"): "NIGHT-1"}


def test_a_check_on_somebody_hunted_stays_unanswered() -> None:
    result = one("commissioner boss", {"by": 1, "check": 2}, {"by": 3, "hunt": 2})
    assert result["checks"] == {1: None}
    assert result["void"] == {(1, "check"): "NIGHT-7"}


def test_poison_falls_due_a_turn_later_before_the_court() -> None:
    roles = ["maniac", "doctor", *CROWD]
    result = game(
        roles, turn({"by": 1, "poison": 3}), turn(*votes(s1=3, s3=1, s4=3, s5=3), {"by": 2, "heal": 3}), missed_votes=0
    )
    first, second = result["turns"]
    assert (first["deaths"], first["poisoned"]) == ({}, [3])
    assert second["deaths"] == {3: ["poison", "court"]}
    assert second["poisoned"] == []
    for antidote, deaths in (("same_night", {3: ["poison"]}), ("until_death", {})):
        result = game(
            roles,
            turn({"by": 1, "poison": 3}),
            turn({"by": 2, "heal": 3}),
            missed_votes=0,
            status_needs_vote=False,
            antidote=antidote,
        )
        assert result["turns"][1]["deaths"] == deaths


def test_poison_is_healed_on_its_night_and_found_at_the_autopsy() -> None:
    poison, kill, heal = {"by": 1, "poison": 3}, {"by": 9, "kill": 3}, {"by": 2, "heal": 3}
    result = one("maniac doctor", poison, heal)
    assert (result["poisoned"], result["void"]) == ([], {})
    result = one("maniac doctor", poison, kill)
    assert result["deaths"] == {3: ["mafia", "poison"]}
    assert result["void"] == {(1, "poison"): "NIGHT-9"}
    result = one("maniac doctor", poison, kill, heal)
    assert (result["deaths"], result["poisoned"]) == ({}, [])
    assert result["void"] == {(1, "poison"): "NIGHT-9"}
    result = one("maniac doctor", poison, kill, {"by": 2, "inject": 3})
    assert result["deaths"] == {3: ["mafia", "poison", "injection"]}


def test_a_stricken_maniac_does_not_poison_though_he_is_healed() -> None:
    result = one("maniac doctor", {"by": 1, "poison": 3}, {"by": 9, "kill": 1}, {"by": 2, "heal": 1})
    assert result["void"] == {(1, "poison"): "NIGHT-1"}
    assert (result["deaths"], result["poisoned"]) == ({}, [])


def test_a_stricken_doctor_saves_only_himself() -> None:
    kill = {"by": 8, "kill": 1}
    assert one("doctor", kill, {"by": 1, "heal": 1})["deaths"] == {}
    assert one("doctor", kill, {"by": 1, "heal": 2})["void"] == {(1, "heal"): "NIGHT-1"}
    assert one("doctor", kill, {"by": 1, "inject": 1})["void"] == {(1, "inject"): "NIGHT-1"}
    result = one("doctor doctor", {"by": 9, "kill": 1}, {"by": 1, "heal": 2}, {"by": 2, "heal": 1})
    assert (result["deaths"], result["void"]) == ({}, {(1, "heal"): "NIGHT-1"})


def test_reason_of_a_blocked_and_stricken_sender() -> None:
    orders = [{"by": 1, "block": 2}, {"by": 9, "kill": 2}]
    assert one("courtesan doctor", *orders, {"by": 2, "heal": 1})["void"] == {(2, "heal"): "NIGHT-1"}
    assert one("courtesan doctor", *orders, {"by": 2, "heal": 2})["void"] == {(2, "heal"): "NIGHT-2"}


def test_doctors_act_together_and_nothing_undoes_an_injection() -> None:
    result = one(
        "doctor doctor doctor",
        {"by": 1, "inject": 2},
        {"by": 2, "heal": 4},
        {"by": 3, "heal": 2},
        {"by": 10, "kill": 4},
    )
    assert result["deaths"] == {2: ["injection"]}
    assert result["void"] == {}


def test_healing_the_same_seat_twice_running() -> None:
    heal = {"by": 1, "heal": 2}
    result = game(["doctor", *CROWD], turn(heal), turn(heal), turn(heal), missed_votes=0, status_needs_vote=False)
    assert [step["void"] for step in result["turns"]] == [{}, {(1, "heal"): "NIGHT-11"}, {}]


def test_one_injection_a_game_used_up_only_if_carried_out() -> None:
    roles = ["doctor", "courtesan", *CROWD]
    result = game(
        roles,
        turn({"by": 1, "inject": 3}, {"by": 2, "block": 1}),
        turn({"by": 1, "inject": 3}),
        turn({"by": 1, "inject": 4}),
        missed_votes=0,
        status_needs_vote=False,
    )
    assert [step["deaths"] for step in result["turns"]] == [{}, {3: ["injection"]}, {}]
    assert [step["void"] for step in result["turns"]] == [
        {(1, "inject"): "NIGHT-2"},
        {},
        {(1, "inject"): "NIGHT-12"},
    ]


def test_orders_on_somebody_who_died_in_the_hunt() -> None:
    hunt = {"by": 7, "hunt": 8}  # seat 7 dies
    orders = [
        {"by": 1, "heal": 7},
        {"by": 2, "inject": 7},
        {"by": 3, "block": 7},
        {"by": 4, "frame": 7},
        {"by": 5, "poison": 7},
        {"by": 6, "check": 7},
        {"by": 4, "kill": 7},
        {"by": 13, "kill": 7},
    ]
    result = one("doctor doctor courtesan framer maniac commissioner", hunt, *orders)
    assert result["deaths"] == {7: ["hunting"]}
    assert result["void"] == {
        (1, "heal"): "NIGHT-10",
        (2, "inject"): "NIGHT-12",
        (4, "frame"): "NIGHT-3",
        (5, "poison"): "NIGHT-9",
        (6, "check"): "NIGHT-7",
        (4, "kill"): "NIGHT-4",
        (13, "kill"): "NIGHT-4",
    }


# MAFIA


def test_the_word_of_the_dead_is_left_out_of_account() -> None:
    result = one("boss", {"by": 1, "kill": 2}, {"by": 8, "kill": 3}, {"by": 4, "hunt": 1})
    assert result["deaths"] == {1: ["hunted"], 3: ["mafia"]}
    assert result["void"] == {(1, "kill"): "NIGHT-1"}


def test_double_kill() -> None:
    grant = [{"double_kill": True}]
    result = one("boss", {"by": 1, "kill": [2, 3]}, {"by": 8, "kill": [3, 2]}, rulings=grant)
    assert result["deaths"] == {2: ["mafia"], 3: ["mafia"]}
    result = one("boss", {"by": 1, "kill": [2, 3]}, {"by": 8, "kill": [3, 4]}, rulings=grant)
    assert (result["deaths"], result["void"]) == ({3: ["mafia"]}, {})
    result = one("boss", {"by": 1, "kill": [2, 3]}, {"by": 8, "kill": 4}, rulings=grant)
    assert result["void"] == {(1, "kill"): "MAFIA-3", (8, "kill"): "MAFIA-3"}
    hunt = {"by": 2, "hunt": 3}
    result = one("boss foundling civilian", hunt, {"by": 1, "kill": [3, 2]}, {"by": 10, "kill": [2, 3]}, rulings=grant)
    assert result["deaths"] == {2: ["hunting"], 3: ["mafia"]}
    hunt = {"by": 3, "hunt": 2}
    result = one("boss foundling civilian", hunt, {"by": 1, "kill": [3, 2]}, {"by": 10, "kill": [2, 3]}, rulings=grant)
    assert result["void"] == {(1, "kill"): "NIGHT-4", (10, "kill"): "FOUND-2"}
    assert one("boss", {"by": 1, "kill": [2, 2]})["refused"] == []


def test_foundling() -> None:
    result = one("foundling boss", {"by": 2, "kill": 1}, {"by": 9, "kill": 1})
    assert (result["deaths"], result["void"]) == ({}, {(2, "kill"): "FOUND-2", (9, "kill"): "FOUND-2"})
    result = one("foundling boss", {"by": 3, "hunt": 2})
    assert result["roles"][1] == "mafioso"
    result = one("foundling boss", {"by": 3, "hunt": 2}, boss_succession="next_mafioso")
    assert (result["roles"][1], result["roles"][9], result["roles"][2]) == ("foundling", "boss", "boss")


# SHOT, NOTE


def test_last_shot() -> None:
    shoot, kill = {"by": 1, "shoot": 8}, {"by": 8, "kill": 1}
    assert one("commissioner civilian", shoot, {"by": 9, "kill": 1})["deaths"] == {1: ["mafia"], 8: ["shot"]}
    assert one("commissioner", shoot, {"by": 1, "shoot": None}, kill)["deaths"] == {1: ["mafia"]}
    assert one("commissioner", shoot, kill, shot_on=["court"])["deaths"] == {1: ["mafia"]}
    assert one("commissioner", shoot, {"by": 1, "hunt": 2})["deaths"] == {1: ["hunting"]}
    result = one("commissioner", shoot, {"by": 1, "hunt": 2}, shot_on=["hunting"])
    assert result["deaths"] == {1: ["hunting"], 8: ["shot"]}
    result = court(
        {"by": 1, "shoot": 2}, *votes(s3=1), roles="commissioner " + "civilian " * 6 + "boss", quorum_share="0"
    )
    assert result["deaths"] == {1: ["court"], 2: ["shot"]}
    assert result["lynched"] == 1


def test_last_note() -> None:
    note = {"by": 2, "note": {"to": 3, "text": "x"}}
    again = {"by": 2, "note": {"to": 4, "text": "y"}}
    result = one("civilian", note, again, {"by": 8, "kill": 2})
    assert (result["refused"], result["notes"]) == ([1], {3: [2]})
    assert one("civilian", note, rulings=[{"exclude": 2}])["notes"] == {}
    assert one("civilian", note, {"by": 2, "hunt": 1}, note_on=["hunting"])["notes"] == {3: [2]}


# COURT


def test_quorum() -> None:
    assert court(*votes(s1=2, s2=1, s3=2))["lynched"] == 2  # two of eight are a quarter
    assert court(*votes(s1=2))["lynched"] is None
    assert court(*votes(s1=2), quorum_of="votes")["lynched"] == 2
    assert court()["lynched"] is None
    assert court(*votes(s1=2), quorum_share="0.125")["lynched"] == 2
    assert court(*votes(s1=2), quorum_share="0.126")["lynched"] is None


@pytest.mark.parametrize(
    ("tie", "lynched"),
    [
        (["last_to_reach"], 2),
        (["first_to_reach"], 3),
        (["second_named"], 2),
        (["nobody"], None),
        (["everybody"], [1, 2, 3]),
        ([], None),
    ],
)
def test_tie(tie: list[str], lynched: Any) -> None:
    # first named: 1, 2, 3; full number reached by: 3, 1, 2
    result = court(*votes(s1=1, s2=2, s3=3, s4=3, s5=1, s6=2), tie=tie)
    assert result["lynched"] == lynched
    assert result["tally"] == {1: 2, 2: 2, 3: 2}


def test_a_changed_vote_has_a_new_time_and_the_same_again_the_old_one() -> None:
    ballots = votes(s1=1, s2=1, s3=2, s4=2)
    assert court(*ballots)["lynched"] == 2
    assert court(*ballots, {"by": 2, "vote": 1})["lynched"] == 2
    assert court(*ballots, {"by": 2, "vote": 3}, {"by": 2, "vote": 1})["lynched"] == 1
    assert court(*ballots, {"by": 2, "withdraw": "vote"}, {"by": 2, "vote": 1})["lynched"] == 1


def test_the_votes_of_the_dead_count_and_the_sentence_is_added() -> None:
    result = court(*votes(s1=2, s2=3, s3=2), {"by": 8, "kill": 2})
    assert result["deaths"] == {2: ["mafia", "court"]}
    assert result["tally"] == {2: 2, 3: 1}


def test_abstaining() -> None:
    result = court({"by": 1, "vote": "none"}, {"by": 2, "vote": 2}, quorum_of="votes")
    assert (result["refused"], result["lynched"]) == ([0], 2)
    given = [{"by": seat, "vote": "none"} for seat in range(1, 9)]
    result = court(*given, may_abstain=True, missed_votes=1)
    assert (result["deaths"], result["tally"]) == ({}, {})


def test_keeper() -> None:
    roles = "civilian " * 7 + "mafioso"
    first = turn(*votes(s1=4))
    tied = turn(*votes(s1=2, s2=2, s4=1, s5=1, s6=3, s7=3))
    more = {"preset": "black-market", "missed_votes": 0}
    result = game(roles, first, tied, **more)
    assert (result["turns"][0]["keeper"], result["turns"][0]["lynched"]) == (4, None)
    assert (result["turns"][1]["keeper"], result["turns"][1]["lynched"]) == (None, 1)
    assert game(roles, first, tied, tie=["first_to_reach", "keeper"], **more)["turns"][1]["lynched"] == 2
    # the keeper dies in this very resolution
    dying = turn(*tied["orders"], {"by": 8, "vote": 8}, {"by": 8, "kill": 4})
    assert game(roles, first, dying, **more)["turns"][1]["lynched"] == 1
    # the elected dies in that resolution
    early = turn(*votes(s1=4, s8=4), {"by": 8, "kill": 4})
    ballots = turn(*votes(s1=2, s2=2, s5=1, s6=1))
    assert game(roles, early, ballots, **more)["turns"][1]["lynched"] == 1


# ABSENCE, HOST


def test_missing() -> None:
    result = game("civilian " * 7 + "mafioso", turn(posts={3: 0, 4: 1}))["turns"][0]
    assert result["deaths"] == {3: ["missing"]}
    assert game("civilian " * 7 + "mafioso", turn(posts={3: 0}), min_posts=0)["turns"][0]["deaths"] == {}
    everybody = votes(**{f"s{seat}": 1 for seat in range(2, 9)})
    result = game(
        "civilian " * 7 + "mafioso",
        turn(*everybody),
        turn(*votes(s1=1), *everybody),
        turn(*everybody),
        court_from_turn=1,
        tie=["nobody"],
        quorum_share="1",
    )
    assert [step["deaths"] for step in result["turns"]] == [{}, {1: ["court"]}, {}]
    result = game(
        "civilian " * 7 + "mafioso",
        turn(*everybody),
        turn(*everybody, {"by": 1, "vote": 2}, {"by": 2, "vote": 3}),
        turn(*everybody),
        court_from_turn=1,
        quorum_share="1",
    )
    assert [step["deaths"] for step in result["turns"]] == [{}, {}, {1: ["missing"]}]


def test_absences_add_nothing_and_what_was_sent_stands() -> None:
    result = one(
        "commissioner sergeant",
        {"by": 1, "check": 9},
        {"by": 9, "kill": 3},
        rulings=[{"exclude": 9}, {"leave": 3}, {"leave": 1}],
    )
    assert result["deaths"] == {1: ["left"], 3: ["mafia"], 9: ["excluded"]}
    assert result["checks"][2] == {"seat": 9, "shows": "mafioso"}
    assert result["roles"][2] == "commissioner"
    assert result["winner"] == "town"


def test_changed_facts() -> None:
    kept: list[Data] = [{"fact": {"seat": 1, "alive": True}}]
    orders: list[Data] = [{"by": 1, "shoot": 2}, {"by": 1, "note": {"to": 3, "text": "x"}}, {"by": 9, "kill": 1}]
    result = one("commissioner sergeant", *orders, rulings=kept)
    assert (result["deaths"], result["notes"], result["void"]) == ({}, {}, {})
    assert result["roles"][2] == "sergeant"
    dead = [{"fact": {"seat": 1, "alive": False}}]
    result = one("commissioner sergeant", *orders[:2], rulings=dead)
    assert (result["deaths"], result["notes"]) == ({1: []}, {})
    assert result["roles"][2] == "commissioner"
    back = turn({"by": 1, "hunt": 9}, *votes(s2=2), rulings=[{"fact": {"seat": 1, "alive": True}}])
    result = game(
        ["civilian", "civilian", *CROWD], turn({"by": 9, "kill": 1}), back, turn({"by": 1, "vote": 2}), missed_votes=0
    )
    assert (result["turns"][1]["refused"], result["turns"][2]["refused"]) == ([0], [])


# More of the first reasons, of refusals and of facts


def test_more_refusals() -> None:
    result = one(
        "commissioner civilian",
        {"by": 2, "shoot": 3},
        {"by": 1, "shoot": 1},
        {"by": 3, "hunt": 3},
        {"by": 3, "kill": 4},
        {"by": 9, "kill": [3, 99]},
        {"by": 9, "kill": [3, 4, 5]},
        {"by": 3, "withdraw": "note"},
        rulings=[{"double_kill": True}],
    )
    assert result["refused"] == list(range(7))
    assert one("civilian", {"by": 1, "hunt": 2}, hunt_from_turn=2)["refused"] == [0]
    assert court({"by": 1, "vote": 1}, {"by": 2, "vote": 1}, self_vote=False)["refused"] == [0]
    roles = "civilian " * 7 + "mafioso"
    ballot = {"by": 1, "vote": 2}
    late = game(roles, turn(ballot), turn(ballot), turn(ballot), preset="black-market", court_from_turn=3)
    assert [step["refused"] for step in late["turns"]] == [[], [0], []]


def test_the_host_comes_first_and_the_hunt_before_the_verbs_own_clause() -> None:
    orders: list[Data] = [{"by": 1, "heal": 3}, {"by": 1, "hunt": 3}, {"by": 4, "hunt": 3}]
    voided: list[Data] = [{"void": {"by": 1, "order": "heal"}}, {"void": {"by": 2, "order": "check"}}, {"silence": 3}]
    assert one("doctor commissioner", *orders)["void"] == {(1, "heal"): "ORDER-5", (4, "hunt"): "HUNT-1"}
    result = one("doctor commissioner", {"by": 2, "check": 1}, *orders, rulings=voided)
    assert result["void"] == {(1, "heal"): "HOST-1", (2, "check"): "HOST-1", (4, "hunt"): "HUNT-1"}
    assert result["checks"] == {2: None}


def test_a_void_block_keeps_its_first_reason() -> None:
    result = one(
        "courtesan courtesan framer maniac doctor",
        {"by": 1, "block": 2},
        {"by": 2, "block": 5},
        {"by": 2, "hunt": 6},
        {"by": 3, "frame": 2},
        {"by": 4, "poison": 2},
        {"by": 5, "heal": 2},
        rulings=[{"void": {"by": by, "order": kind}} for by, kind in ((3, "frame"), (4, "poison"), (5, "heal"))],
    )
    assert result["deaths"] == {2: ["hunting"]}
    assert result["void"] == {
        (2, "block"): "ORDER-5",
        (3, "frame"): "HOST-1",
        (4, "poison"): "HOST-1",
        (5, "heal"): "HOST-1",
    }


def test_the_maniac_may_hunt_and_poison() -> None:
    result = one("maniac boss", {"by": 1, "hunt": 2}, {"by": 1, "poison": 3})
    assert (result["deaths"], result["void"], result["poisoned"]) == ({2: ["hunted"]}, {}, [3])
    result = one("maniac boss", {"by": 1, "hunt": 3}, {"by": 1, "poison": 3})
    assert (result["deaths"], result["void"]) == ({1: ["hunting"]}, {(1, "poison"): "NIGHT-1"})


def test_each_cause_once() -> None:
    poison = {"by": 1, "poison": 3}
    result = game(
        ["maniac", "doctor", *CROWD],
        turn(poison),
        turn(poison, {"by": 9, "kill": 3}, {"by": 2, "inject": 3}),
        missed_votes=0,
        status_needs_vote=False,
    )
    assert result["turns"][1]["deaths"] == {3: ["mafia", "poison", "injection"]}


def test_every_blow_on_a_kept_seat_fails() -> None:
    kept: list[Data] = [{"fact": {"seat": 1, "alive": True}}]
    assert one("civilian", {"by": 1, "hunt": 2}, rulings=kept)["deaths"] == {}
    assert one("boss", {"by": 2, "hunt": 1}, rulings=kept)["deaths"] == {}
    assert one("civilian", rulings=[{"exclude": [1, 2]}, *kept])["deaths"] == {2: ["excluded"]}
    assert one("civilian doctor", {"by": 2, "inject": 1}, rulings=kept)["deaths"] == {}
    result = game(
        "civilian " * 7 + "mafioso",
        turn(*votes(s1=1, s2=1, s3=1), rulings=kept),
        turn(*votes(s2=1, s3=1)),
        court_from_turn=1,
        missed_votes=0,
    )
    assert [step["deaths"] for step in result["turns"]] == [{}, {1: ["court"]}]
    poisoned = turn({"by": 8, "poison": 1})
    result = game("civilian " * 6 + "mafioso maniac", poisoned, turn(rulings=kept), turn(), missed_votes=0)
    assert [step["poisoned"] for step in result["turns"]] == [[1], [], []]
    assert [step["deaths"] for step in result["turns"]] == [{}, {}, {}]


def test_a_tie_list_goes_on_when_the_keeper_names_none_of_those_tied() -> None:
    roles = "civilian " * 7 + "mafioso"
    more: Data = {"preset": "black-market", "missed_votes": 0}
    tied = turn(*votes(s4=3, s1=2, s2=2, s5=1, s6=1))
    assert game(roles, turn(*votes(s1=4)), tied, **more)["turns"][1]["lynched"] == 1
    assert game(roles, turn(*votes(s1=4)), tied, tie=["nobody"], **more)["turns"][1]["lynched"] is None
    # no keeper any longer
    dying = turn({"by": 8, "kill": 4})
    last = turn(*votes(s1=2, s2=2, s5=1, s6=1))
    assert game(roles, turn(*votes(s1=4)), dying, last, **more)["turns"][2]["lynched"] == 1


def test_a_note_wants_its_cause_and_the_first_cause_counts() -> None:
    note = {"by": 2, "note": {"to": 3, "text": "x"}}
    assert one("doctor", note, {"by": 1, "inject": 2})["notes"] == {}
    result = one("doctor civilian", note, {"by": 1, "inject": 2}, {"by": 9, "kill": 2})
    assert (result["deaths"], result["notes"]) == ({2: ["mafia", "injection"]}, {3: [2]})
    assert one("civilian", note, rulings=[{"leave": 2}], note_on=["left"])["notes"] == {}


def test_killed_by_is_for_blows_alone() -> None:
    result = one("commissioner civilian", {"by": 1, "check": 2}, rulings=[{"exclude": 2}])
    assert result["killed_by"] == {}
    result = one("commissioner doctor", {"by": 1, "check": 3}, {"by": 2, "inject": 3})
    assert result["killed_by"] == {1: {"seat": 3, "by": "injection"}}


def test_the_keeper_stays_keeper() -> None:
    tied = turn(*votes(s1=2, s2=2, s4=1, s5=1))
    result = game("civilian " * 7 + "mafioso", turn(*votes(s1=4)), turn(), tied, preset="black-market", missed_votes=0)
    assert result["turns"][2]["lynched"] == 1


def test_what_the_host_voids_for_good() -> None:
    sent: list[Data] = [{"by": 1, "shoot": 2}, {"by": 1, "note": {"to": 3, "text": "x"}}, {"by": 8, "kill": 1}]
    voided: list[Data] = [{"void": {"by": 1, "order": "shoot"}}, {"void": {"by": 1, "order": "note"}}]
    result = one("commissioner", *sent, rulings=[*voided, {"void": {"by": 2, "order": "note"}}])
    assert (result["deaths"], result["notes"]) == ({1: ["mafia"]}, {})
    assert result["void"] == {(1, "shoot"): "HOST-1", (1, "note"): "HOST-1"}


def test_a_poison_that_was_not_given_is_not_found() -> None:
    voided: list[Data] = [{"void": {"by": 1, "order": "poison"}}]
    result = one("maniac", {"by": 1, "poison": 2}, {"by": 8, "kill": 2}, rulings=voided)
    assert (result["deaths"], result["void"]) == ({2: ["mafia"]}, {(1, "poison"): "HOST-1"})


def test_an_antidote_is_for_the_healed_alone() -> None:
    result = game(
        ["maniac", "doctor", *CROWD],
        turn({"by": 1, "poison": 3}),
        turn({"by": 2, "heal": 4}),
        missed_votes=0,
        status_needs_vote=False,
        antidote="until_death",
    )
    assert result["turns"][1]["deaths"] == {3: ["poison"]}


# WIN


@pytest.mark.parametrize(
    ("roles", "rules", "winner"),
    [
        ("civilian civilian", {}, "town"),
        ("civilian maniac", {}, None),
        ("civilian maniac", {"town_wins": "mafia_dead"}, "town"),
        ("civilian maniac", {"maniac_wins": "last_two"}, "maniac"),
        ("civilian maniac", {"maniac_wins": "last_two", "town_wins": "mafia_dead"}, "town"),
        ("maniac", {}, "maniac"),
        ("mafioso maniac", {"maniac_wins": "last_two"}, "mafia"),
        ("mafioso maniac civilian", {}, None),
        ("mafioso maniac civilian", {"parity_of": "town"}, "mafia"),
        ("mafioso civilian civilian", {}, None),
        ("boss foundling civilian", {}, None),
        ("mafioso foundling", {}, "mafia"),
        ("civilian civilian maniac", {"maniac_wins": "last_two"}, None),
        ("mafioso mafioso civilian", {"town_wins": "mafia_dead"}, "mafia"),
        ("maniac", {"town_wins": "mafia_dead"}, "maniac"),
        ("", {}, "draw"),
    ],
)
def test_victory(roles: str, rules: Data, winner: str | None) -> None:
    # those who are to be dead come last
    alive = roles.split()
    gone = [{"fact": {"seat": seat, "alive": False}} for seat in (len(alive) + 1, len(alive) + 2)]
    result = game([*alive, "civilian", "mafioso"], turn(rulings=gone), turn(), **rules)
    assert result["turns"][0]["winner"] == winner
    assert len(result["turns"]) == (2 if winner is None else 1)


def test_the_turned_foundling_counts_as_mafia() -> None:
    result = game(
        "foundling boss civilian civilian", turn({"by": 3, "hunt": 2}, {"by": 2, "kill": 4}), hunt_from_turn=1
    )
    assert result["turns"][0]["roles"][1] == "mafioso"
    assert result["winner"] is None
    result = game("foundling boss civilian", turn(rulings=[{"leave": 2}]))
    assert result["winner"] == "mafia"


# the generator


def test_the_generator_repeats_itself_and_its_games_play() -> None:
    for seed in range(300):
        for doubtful in (False, True):
            record = generate.game(seed, doubtful=doubtful)
            assert record == generate.game(seed, doubtful=doubtful)
            result = oracle.play(record)
            assert 1 <= len(result["turns"]) <= len(record["turns"]) <= 5
            assert 4 <= len(record["seats"]) <= 14
