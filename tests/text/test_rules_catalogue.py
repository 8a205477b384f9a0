"""The rulebook in words: two Fluent catalogues that must say the same, in whole sentences."""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

LOCALES = Path(__file__).parents[2] / "src" / "misto" / "text" / "locales"
LANGUAGES = ("uk", "en")
BOOLEAN = ("true", "false")

FAMILIES = {
    "GAME": 7, "SEAT": 7, "TIME": 8, "ORDER": 8, "HUNT": 5, "NIGHT": 13, "MAFIA": 4, "FOUND": 3,
    "POISON": 3, "SHOT": 2, "COURT": 8, "KEEPER": 2, "DEATH": 4, "NOTE": 2, "GHOST": 2,
    "ABSENCE": 3, "HOST": 6, "WIN": 5, "END": 1, "AWARD": 1,
}  # fmt: skip
CLAUSES = [f"{family}-{n}" for family, last in FAMILIES.items() for n in range(1, last + 1)]

# The default comes first.
CHOICES: dict[str, tuple[str, ...]] = {
    "roster": ("hidden", "public"),
    "reveal_person": ("end", "death", "never"),
    "hunt_maniac": ("nothing", "maniac_dies", "hunter_dies"),
    "slander_lasts": ("night", "game"),
    "check_shows": ("role", "side"),
    "boss_shows": ("mafia", "town"),
    "boss_succession": ("nobody", "next_mafioso"),
    "antidote": ("same_night", "until_death"),
    "quorum_of": ("living", "seats", "votes"),
    "ballots": ("after_close", "live"),
    "sealed_shows": ("result", "totals"),
    "reveal": ("role", "side", "nothing"),
    "causes": ("night_hidden", "all", "none"),
    "publish": ("host", "at_close"),
    "town_wins": ("all_dead", "mafia_dead"),
    "parity_of": ("others", "town"),
    "maniac_wins": ("alone", "last_two"),
    "award_by": ("players", "players_and_readers", "host"),
}
BOOLEANS = {
    "night_talk": "true",
    "status_needs_vote": "true",
    "courtesan_stops_kill": "false",
    "dead_commissioner_checks": "true",
    "self_vote": "true",
    "may_abstain": "false",
    "keeper": "false",
    "ghosts_talk": "true",
}
NUMBERS: dict[str, tuple[Any, ...]] = {
    "seats_min": (7, 1, 2, 21),
    "seats_max": ("none", 1, 2, 12, 21),
    "turn_days": (1, 2, 5, 21),
    "court_from_turn": (2, 1, 3),
    "hunt_from_turn": (2, 1, 3),
    "hunts_per_turn": (1, 2, 5, 21),
    "min_posts": (1, 0, 2, 5, 21),
    "missed_votes": (2, 0, 1, 3, 5, 21),
    "mafia_share": (25, 30, 12.5),
    "quorum_share": (25, 50, 33.3),
    "min_open": (12, 1, 2, 0.5, 21),
    "outage": (1, 2, 5, 0.5, 21),
    "publish_after": (12, "none", 1, 2, 0.5, 21),
}
LISTS: dict[str, tuple[str, ...]] = {
    "tie": ("last_to_reach", "first_to_reach", "second_named", "keeper", "nobody", "everybody"),
    "shot_on": ("mafia", "poison", "injection", "court", "hunting"),
    "note_on": ("mafia", "court", "poison", "injection", "hunting", "hunted", "shot"),
}
PLAIN = ("closes", "hunt_opens", "timezone", "rest_days")
OPTIONS = {*CHOICES, *BOOLEANS, *NUMBERS, *LISTS, *PLAIN}

ROLES = (
    "civilian", "commissioner", "sergeant", "doctor", "courtesan", "foundling", "mafioso", "boss",
    "framer", "maniac",
)  # fmt: skip
STAGES = (
    "hunt", "courtesan", "framer", "mafia", "commissioner", "maniac", "doctor", "settle", "poison",
    "shots", "court", "absences", "successions", "victory",
)  # fmt: skip
CAUSES = (
    "mafia", "poison", "injection", "hunting", "hunted", "shot", "court", "missing", "excluded",
    "left", "night",
)  # fmt: skip

VALUES: dict[str, tuple[Any, ...]] = {
    **CHOICES,
    **{
        name: (default, *(b for b in BOOLEAN if b != default)) for name, default in BOOLEANS.items()
    },
    **NUMBERS,
    "closes": ("21:00",),
    "hunt_opens": ("12:00",),
    "timezone": ("Europe/Kyiv",),
    "rest_days_count": (0, 2),
    "tie_count": (1, 0, 2),
    "shot_on_count": (4, 0, 1),
    "note_on_count": (2, 0, 1),
    "gender": ("m", "f", "other"),
}


@cache
def resource(language: str) -> ast.Resource:
    text = (LOCALES / language / "rules.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(resource(language))
    return made


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = [entry for entry in resource(language).body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), "an id stands twice"
    return {entry.id.name: entry for entry in found}


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a catalogue, by `id` or `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for name, message in messages(language).items():
        assert message.value is not None, name
        found[name] = message.value
        for attribute in message.attributes:
            key = f"{name}.{attribute.id.name}"
            assert key not in found, key
            found[key] = attribute.value
    return found


class Inside(visitor.Visitor):
    """What a pattern is made of: its variables, references, words and selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.selectors: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words.append(node.parse()["value"])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selectors.append(node)
        self.generic_visit(node)


@cache
def inside(language: str, key: str) -> Inside:
    found = Inside()
    found.visit(patterns(language)[key])
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a text, those of the texts it refers to included."""
    found = inside(language, key)
    return found.variables.union(*(variables(language, ref) for ref in found.references))


def render(language: str, key: str, **args: Any) -> str:
    name, _, attribute = key.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, (key, args, errors)
    return str(text)


def inline(language: str, option: str, values: tuple[str, ...]) -> list[str]:
    return [render(language, f"option-{option}-{value}.inline") for value in values]


def lists(language: str, counts: dict[str, Any]) -> dict[str, str]:
    """The formatted lists of a game, as long as `counts` says."""
    word = {"uk": " або ", "en": " or "}[language]
    days = {"uk": "субота, неділя", "en": "Saturday, Sunday"}[language]
    made = {"rest_days": days if counts["rest_days_count"] else ""}
    for option, joint in (("tie", "; "), ("shot_on", word), ("note_on", word)):
        values = LISTS[option][: counts[f"{option}_count"]]
        made[option] = joint.join(inline(language, option, values))
    return made


def arguments(language: str, **changed: Any) -> dict[str, Any]:
    """All variables of a game: the defaults, but for what is changed."""
    args = {name: values[0] for name, values in VALUES.items()} | changed
    return lists(language, args) | args


def ways(language: str, key: str) -> Iterator[dict[str, Any]]:
    """Every combination of values of the variables that a text uses."""
    used = sorted(variables(language, key) & set(VALUES))
    for combination in itertools.product(*(VALUES[name] for name in used)):
        yield arguments(language, **dict(zip(used, combination, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_parses_without_junk(language: str) -> None:
    junk = [entry for entry in resource(language).body if isinstance(entry, ast.Junk)]
    assert not junk, [(entry.content, entry.annotations) for entry in junk]


def test_same_ids_and_attributes_in_the_same_order() -> None:
    assert list(patterns("uk")) == list(patterns("en"))


def test_same_variables() -> None:
    """English has no grammatical gender; in all else the two ask for the same."""
    for key in patterns("uk"):
        assert variables("uk", key) - {"gender"} == variables("en", key), key


def test_every_clause_stands_with_its_title() -> None:
    assert [name for name in messages("uk") if name.startswith("rule-")] == [
        f"rule-{clause}" for clause in CLAUSES
    ]
    assert all(f"rule-{clause}.title" in patterns("uk") for clause in CLAUSES)


def test_every_option_and_value_has_a_label() -> None:
    values = CHOICES | LISTS
    wanted = {f"option-{name}" for name in OPTIONS} | {
        f"option-{name}-{value}" for name, of in values.items() for value in of
    }
    assert {name for name in messages("uk") if name.startswith("option-")} == wanted
    assert all(f"option-{name}.hint" in patterns("uk") for name in OPTIONS)
    for name, of in LISTS.items():
        assert all(f"option-{name}-{value}.inline" in patterns("uk") for value in of)


def test_every_other_message_is_there() -> None:
    rest = {name for name in messages("uk") if not name.startswith(("rule-", "option-"))}
    assert rest == {
        "preset-classic", "preset-black-market", "side-town", "side-mafia", "side-maniac",
        *(f"role-{role}" for role in ROLES),
        *(f"stage-{stage}" for stage in STAGES),
        *(f"cause-{cause}" for cause in CAUSES),
    }  # fmt: skip
    for preset in ("classic", "black-market"):
        assert f"preset-{preset}.hint" in patterns("uk")
    for side in ("town", "mafia", "maniac"):
        assert f"side-{side}.wins" in patterns("uk")


@pytest.mark.parametrize("role", ROLES)
def test_roles_have_names_help_and_a_letter(role: str) -> None:
    """FOUND-1: the foundling gets the civilian's letter, so there is none of his own to leak."""
    wanted = {"acc", "plural", "about", "letter"} - ({"letter"} if role == "foundling" else set())
    assert {a.id.name for a in messages("uk")[f"role-{role}"].attributes} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_lists_the_variables(language: str) -> None:
    head = next(e for e in resource(language).body if isinstance(e, ast.ResourceComment))
    used = set().union(*(variables(language, key) for key in patterns(language)))
    assert set(re.findall(r"\$(\w+)", head.content or "")) == used | {"gender"}
    assert used <= set(VALUES) | set(LISTS) | {"rest_days"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_know_their_values(language: str) -> None:
    for node in itertools.chain(*(inside(language, key).selectors for key in patterns(language))):
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        if name in NUMBERS or name.endswith("_count"):
            continue
        keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        assert len(keys) == len(node.variants) == len(set(keys)), name
        assert set(keys) <= set(VALUES[name]), name
        default = keys[[v.default for v in node.variants].index(True)]
        assert default == VALUES[name][0] or name == "gender", name


def is_prose(key: str) -> bool:
    """Whole sentences; the rest are names and labels."""
    name, _, attribute = key.partition(".")
    if attribute:
        return attribute in {"hint", "about", "letter", "wins"}
    return name.startswith("rule-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reads_well_with_every_value(language: str) -> None:
    slips = re.compile(r"\n|  |[{}?]| [.,;:!]|[.,;:]{2}|[(«“] | [)»”]")
    for key in patterns(language):
        for args in ways(language, key):
            text = render(language, key, **args)
            assert text and text == text.strip(), (key, args)
            assert not slips.search(text), (key, text)
            assert language == "en" or "none" not in text, (key, text)
            assert text.endswith(".") == is_prose(key), (key, text)
            if is_prose(key):
                assert all(part[0].isupper() for part in re.split(r"(?<=\.) ", text)), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_is_one_to_four_sentences(language: str, clause: str) -> None:
    for args in ways(language, f"rule-{clause}"):
        text = render(language, f"rule-{clause}", **args)
        assert 1 <= len(re.findall(r"\.(?= |$)", text)) <= 4, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_value_of_its_options_changes_the_clause(language: str, clause: str) -> None:
    """A choice that a clause names must show. END-1 opens as much after `death` as after `end`."""
    key = f"rule-{clause}"
    for name in variables(language, key) & (set(CHOICES) | set(BOOLEANS)):
        others = [args for args in ways(language, key) if args[name] == VALUES[name][0]]
        texts = [
            {render(language, key, **args | {name: v}) for v in VALUES[name]} for args in others
        ]
        wanted = len(VALUES[name]) - (clause == "END-1")
        assert max(len(found) for found in texts) == wanted, name


@pytest.mark.parametrize(
    ("key", "variable", "wanted"),
    [
        ("rule-GAME-1", "seats_min", "1 гравець/2 гравці/5 гравців/21 гравець"),
        ("rule-TIME-1", "turn_days", "/триває 2 дні/триває 5 днів/триває 21 день"),
        ("rule-TIME-4", "min_open", "1 година/2 години/5 годин/21 година"),
        ("rule-TIME-6", "min_open", "ніж 1 година/ніж 2 години/ніж 5 годин/ніж 21 година"),
        ("rule-TIME-8", "outage", "ніж 1 годину/ніж 2 години/ніж 5 годин/ніж 21 годину"),
        ("rule-TIME-8", "min_open", "1 година/2 години/5 годин/21 година"),
        ("rule-HUNT-1", "hunts_per_turn", "одне/2 полювання/5 полювань/21 полювання"),
        ("rule-ABSENCE-1", "min_posts", "жодного допису/2 дописи/5 дописів/21 допис"),
        ("rule-ABSENCE-2", "missed_votes", "/друге/5 голосувань/21 голосування"),
        ("rule-HOST-2", "publish_after", "1 годину/2 години/5 годин/21 годину"),
    ],
)
def test_ukrainian_plurals(key: str, variable: str, wanted: str) -> None:
    for number, phrase in zip((1, 2, 5, 21), wanted.split("/"), strict=True):
        text = render("uk", key, **arguments("uk", **{variable: number}))
        assert re.search(rf"{phrase}(?!\w)", text), text


@pytest.mark.parametrize(
    ("key", "variable", "wanted"),
    [
        ("rule-TIME-4", "min_open", "0,5 години"),
        ("rule-TIME-8", "outage", "ніж 0,5 години"),
        ("rule-HOST-2", "publish_after", "за 0,5 години"),
    ],
)
def test_ukrainian_halves(key: str, variable: str, wanted: str) -> None:
    assert wanted in render("uk", key, **arguments("uk", **{variable: 0.5}))


def test_english_plurals() -> None:
    for number, phrase in ((1, "1 hour "), (2, "2 hours "), (5, "5 hours "), (21, "21 hours ")):
        assert phrase in render("en", "rule-TIME-4", **arguments("en", min_open=number))


def test_shares() -> None:
    for language, quarter, third in (("uk", "чверть", "33,3\u00a0%"), ("en", "a quarter", "33.3%")):
        for key, name in (("rule-GAME-3", "mafia_share"), ("rule-COURT-3", "quorum_share")):
            assert quarter in render(language, key, **arguments(language, **{name: 25}))
            assert third in render(language, key, **arguments(language, **{name: 33.3}))


@pytest.mark.parametrize(
    ("role", "masculine", "feminine"),
    [
        ("civilian", "мирний житель/мирного жителя", "мирна жителька/мирну жительку"),
        ("commissioner", "комісар/комісара", "комісарка/комісарку"),
        ("sergeant", "сержант/сержанта", "сержантка/сержантку"),
        ("doctor", "лікар/лікаря", "лікарка/лікарку"),
        ("courtesan", "путана/путану", "путана/путану"),
        ("foundling", "підкидьок/підкидька", "підкидьок/підкидька"),
        ("mafioso", "мафіозі/мафіозі", "мафіозі/мафіозі"),
        ("boss", "бос/боса", "бос/боса"),
        ("framer", "баламут/баламута", "баламутка/баламутку"),
        (
            "maniac",
            "маніяк-отруйник/маніяка-отруйника",
            "маніячка-отруйниця/маніячку-отруйницю",
        ),
    ],
)
def test_ukrainian_cases(role: str, masculine: str, feminine: str) -> None:
    for gender, wanted in (("m", masculine), ("f", feminine), ("other", masculine)):
        found = [render("uk", key, gender=gender) for key in (f"role-{role}", f"role-{role}.acc")]
        assert "/".join(found) == wanted
    if role != "foundling":
        letter = render("uk", f"role-{role}.letter", **arguments("uk", gender="f"))
        assert letter.startswith(f"Ти — {feminine.partition('/')[0]}. ")


def test_ukrainian_is_written_in_ukrainian() -> None:
    foreign = re.compile(r"[A-Za-z]|[ыэёъЫЭЁЪ]")
    typewriter = re.compile(r"['\"“”„`–]|\.\.\.|(^| )-|-( |$)")
    for key in patterns("uk"):
        for word in inside("uk", key).words:
            assert not foreign.search(word.replace("BBCode", "")), (key, word)
            assert not typewriter.search(word), (key, word)


def test_english_is_written_in_english() -> None:
    slips = re.compile(r"[\u0400-\u04ff]|['\"«»`–]|\.\.\.| - ")
    for key in patterns("en"):
        for word in inside("en", key).words:
            assert not slips.search(word), (key, word)
