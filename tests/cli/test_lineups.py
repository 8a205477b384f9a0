"""Line-ups, options and lists, as hosts write them."""

from collections import Counter
from datetime import timedelta
from decimal import Decimal

import pytest

from misto.cli.host.lineups import LineupFault, lineup_of, role_of
from misto.cli.host.lists import gender_of, rows
from misto.cli.host.options import OptionFault, rules_of
from misto.engine.rules import OPTIONS, Rules
from misto.engine.terms import Gender, Role
from misto.text import words

TOWN = {"commissioner": 1, "sergeant": 1, "doctor": 1}


@pytest.mark.parametrize(
    ("text", "roles"),
    [
        (
            "3 mafia(boss, framer), maniac, commissioner, sergeant, doctor",
            {"mafioso": 1, "boss": 1, "framer": 1, "maniac": 1, **TOWN, "civilian": 4},
        ),
        (
            "3 мафії (бос, баламут), маніяк, комісар, сержант, лікар",
            {"mafioso": 1, "boss": 1, "framer": 1, "maniac": 1, **TOWN, "civilian": 4},
        ),
        ("3 мафии (босс, баламут)", {"mafioso": 1, "boss": 1, "framer": 1, "civilian": 8}),
        ("бос, баламут, мафіозі, мирні", {"boss": 1, "framer": 1, "mafioso": 1, "civilian": 8}),
        ("мафія (бос, мафіозі)", {"boss": 1, "mafioso": 1, "civilian": 9}),
        ("3 mafia; 2 doctors", {"mafioso": 3, "doctor": 2, "civilian": 6}),
        ("mafia x 3, doctor ×2", {"mafioso": 3, "doctor": 2, "civilian": 6}),
        ("3x mafia + 2х лікарі", {"mafioso": 3, "doctor": 2, "civilian": 6}),
        ("3 мафії\n2 путани.", {"mafioso": 3, "courtesan": 2, "civilian": 6}),
        ("3 мафії, підкидьок, 7 мирних", {"mafioso": 3, "foundling": 1, "civilian": 7}),
        ("3 мафії, 2 мирні", {"mafioso": 3, "civilian": 8}),
        ("Маніячка-отруйниця, 3 МАФІЇ", {"maniac": 1, "mafioso": 3, "civilian": 7}),
    ],
)
def test_a_line_up(text, roles):
    assert Counter(role.value for role in lineup_of(text, 11)) == roles


def test_more_roles_than_seats_are_for_the_rules_to_refuse():
    assert len(lineup_of("12 мафії", 11)) == 12


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "3",
        "кілер",
        "3 мафії, кілер",
        "2 мафії (бос, баламут, мафіозі)",
        "лікар (бос)",
        "мафія (лікар)",
        "мафія (бос",
        "three mafia",
        "3 мафії (кілер)",
        "мирні",
    ],
)
def test_what_is_no_line_up(text):
    with pytest.raises(LineupFault):
        lineup_of(text, 11)


@pytest.mark.parametrize("language", ["uk", "en"])
@pytest.mark.parametrize("gender", list(Gender))
@pytest.mark.parametrize("role", list(Role))
def test_every_role_is_known_by_the_name_that_the_texts_give_it(language, gender, role):
    for case in ("nominative", "accusative"):
        assert role_of(words.role(language, role, gender, case)) is role
    assert role_of(role.value) is role


# options


@pytest.mark.parametrize(
    ("setting", "name", "value"),
    [
        ("keeper", "keeper", True),
        ("keeper=так", "keeper", True),
        ("keeper=false", "keeper", False),
        ("hunts_per_turn=2", "hunts_per_turn", 2),
        ("seats_max=none", "seats_max", None),
        ("seats_max=11", "seats_max", 11),
        ("quorum_share=0.1", "quorum_share", Decimal("0.1")),
        ("quorum_share=0,1", "quorum_share", Decimal("0.1")),
        ("min_open=12h", "min_open", timedelta(hours=12)),
        ("min_open=30 хв", "min_open", timedelta(minutes=30)),
        ("publish_after=none", "publish_after", None),
        ("publish_after=2 год", "publish_after", timedelta(hours=2)),
        ("closes=9:30", "closes", "09:30"),
        ("rest_days=saturday, sunday", "rest_days", ("saturday", "sunday")),
        ("tie=keeper,nobody", "tie", ("keeper", "nobody")),
        ("note_on=", "note_on", ()),
        ("timezone=Europe/London", "timezone", "Europe/London"),
        ("reveal=side", "reveal", "side"),
    ],
)
def test_an_option(setting, name, value):
    assert getattr(rules_of("classic", [setting], {}), name) == value


def test_what_a_host_sets_wins_over_defaults_and_preset():
    rules = rules_of("black-market", ["keeper=no", "min_posts=2"], {"min_posts": 0, "turn_days": 3})
    assert (rules.keeper, rules.min_posts, rules.turn_days) == (False, 2, 3)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_refuses_nonsense_and_says_what_it_takes(name):
    if name == "timezone":
        return  # a text; whether there is such a zone, the rules say
    with pytest.raises(OptionFault) as caught:
        rules_of("classic", [f"{name}=нісенітниця"], {})
    assert caught.value.name == name
    assert caught.value.known


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_takes_a_value_that_it_is_said_to_take(name):
    if name == "timezone":
        return
    with pytest.raises(OptionFault) as caught:
        rules_of("classic", [f"{name}=нісенітниця"], {})
    first = caught.value.known[0].split(",")[0]
    assert isinstance(rules_of("classic", [f"{name}={first}"], {}), Rules)


def test_an_option_that_is_none_brings_those_that_are_near():
    with pytest.raises(OptionFault) as caught:
        rules_of("classic", ["quorum=1"], {})
    assert "quorum_share" in caught.value.known


# lists


def test_rows():
    found = list(rows('a; "b; c" ;d\n\n  e ,f, g\nh\t"i, j"\tk\nl'))
    assert [(row.line, row.fields) for row in found] == [
        (1, ("a", "b; c", "d")),
        (3, ("e", "f", "g")),
        (4, ("h", "i, j", "k")),
        (5, ("l",)),
    ]
    assert found[3].field(2) == ""


def test_genders():
    assert [gender_of(text) for text in ("Ч", "f", "", "Жіноча", "дощ")] == [
        Gender.M,
        Gender.F,
        Gender.OTHER,
        Gender.F,
        None,
    ]
