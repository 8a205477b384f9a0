"""Before turn one: make a game, enrol, deal, or seat a game dealt elsewhere."""

import json
from datetime import timedelta

import pytest
from msgspec.structs import replace

from misto.engine import Phase, Role, codec
from misto.engine.deal import deal, fingerprint
from misto.engine.proof import attempts, frozen_of
from misto.engine.rules import BLACK_MARKET

PHRASE = "сім старих сов летять {}"
NAMES = ("Ада", "Боб", "Віра", "Глаша", "Дід", "Ева", "Жук", "Зоя", "Ія", "Кіт", "Лев")


def people(count=11):
    return "\n".join(f"nick{n}; {PHRASE.format(n)}; {NAMES[n - 1]}; ж" for n in range(1, count + 1))


@pytest.fixture
def enrolled(table):
    table.run("new", "Гра")
    table.run("enrol", stdin=people())
    return table


@pytest.fixture
def dealt(enrolled):
    enrolled.run("close-enrolment", "--yes")
    enrolled.run("deal", "--yes")
    return enrolled


# new


def test_new_makes_a_file_and_says_what_is_next(table):
    said = table.run("new", "Чорний ринок", "-p", "black-market").out
    game = table.board.game
    assert game.title == "Чорний ринок"
    assert game.phase is Phase.ENROLMENT
    assert game.commitments[0] in said
    assert "enrol" in said


def test_nobody_publishes_while_the_host_is_away(table):
    said = table.run("new", "Гра", "-p", "black-market").out
    assert table.board.game.rules.publish_after is None
    assert "publish_after" in said


def test_new_with_options(table):
    rules = ("tie=keeper,last_to_reach", "hunts_per_turn=2", "min_open=90min", "publish_after=6h")
    table.run("new", "Гра", "-p", "black-market", *(w for r in rules for w in ("-r", r)))
    made = table.board.game.rules
    assert made.tie == ("keeper", "last_to_reach")
    assert made.hunts_per_turn == 2
    assert made.min_open == timedelta(minutes=90)
    assert made.publish_after == timedelta(hours=6)
    assert made.keeper == BLACK_MARKET.keeper


def test_new_at_a_table_closes_by_hand_alone(table):
    table.run("new", "Гра", "--at-table", "--dealt-elsewhere", "-r", "seats_min=7")
    table.run(
        "seat",
        "--yes",
        stdin="Ада; бос\nБоб; лікар\nВіра; мирна\nГлаша; мирна\nДід; мафія\nЕва; мж\nЖук; мж",
    )
    game = table.board.game
    assert game.hunt_opens is not None
    assert game.closes is not None
    assert game.hunt_opens <= table.now
    assert game.closes - table.now > timedelta(days=50)
    assert game.rules.min_posts == 0


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("-r", "hunts=2"), ("hunts", "hunts_per_turn")),
        (("-r", "tie=maybe"), ("tie=maybe", "last_to_reach")),
        (("-r", "closes=25:00"), ("closes=25:00",)),
        (("-r", "min_open=soon"), ("min_open=soon", "12h")),
        (("-r", "hunts_per_turn=two"), ("hunts_per_turn=two",)),
        (("-p", "modern"), ("modern", "classic")),
        (("-r", "tie=keeper"), ("GAME-7",)),
        (("-r", "timezone=Kyiv"), ("timezone=Kyiv", "Europe/Kyiv")),
        (("-r", "timezone=Europe/Atlantis"), ("GAME-7",)),
    ],
)
def test_new_refuses_rules_that_are_none(table, args, words):
    said = table.refused("new", "Гра", *args)
    assert all(word in said for word in words)
    assert not table.path.exists()


def test_new_refuses_a_title_that_is_none(table):
    assert "GAME-1" in table.refused("new", " ")


def test_new_never_writes_over_a_game(table):
    table.run("new", "Гра")
    before = table.path.read_bytes()
    assert "уже є" in table.run("new", "Інша", code=2).err
    table.path.write_text("щоденник")
    table.run("new", "Інша", code=2)
    assert table.path.read_text() == "щоденник"
    assert before


# enrol, withdraw, roster


def test_enrol_one(table):
    table.run("new", "Гра")
    said = table.run("enrol", "zoya", PHRASE, "-n", "Зойка", "-g", "ж").out
    assert "zoya" in said
    (one,) = table.board.game.enrolments
    assert (one.person, one.nonce, one.name, one.gender) == ("zoya", PHRASE, "Зойка", "f")


@pytest.mark.parametrize("sign", [";", "\t", ","])
def test_enrol_a_list(table, tmp_path, sign):
    table.run("new", "Гра")
    text = people().replace("; ", sign)
    table.run("enrol", "-l", str(write(tmp_path, text)))
    assert [one.name for one in table.board.game.enrolments] == list(NAMES)


def write(folder, text, name="list.txt", encoding="utf-8"):
    path = folder / name
    path.write_text(text, encoding=encoding)
    return path


def test_enrol_takes_each_line_for_itself(table):
    table.run("new", "Гра")
    text = (
        f"ada; {PHRASE}1\nbob; short\nada; {PHRASE}2\ncat; {PHRASE}1\ndan; {PHRASE}3; Дан; хтозна"
    )
    said = table.run("enrol", stdin=text, code=1).out
    assert [one.person for one in table.board.game.enrolments] == ["ada"]
    assert said.count("GAME-2") == 2
    assert "хтозна" in said


def test_withdraw(enrolled):
    enrolled.run("withdraw", "nick3")
    assert len(enrolled.board.game.enrolments) == 10
    assert "GAME-1" in enrolled.refused("withdraw", "nick3")


def test_roster_before_and_after_the_deal(enrolled):
    said = enrolled.run("roster").out
    assert "nick1" in said
    assert PHRASE.format(1) in said
    enrolled.run("close-enrolment", "--yes")
    enrolled.run("deal", "--yes")
    said = enrolled.run("roster").out
    assert "igrok 11" in said
    assert "nick1" in said
    assert PHRASE.format(1) not in said


# close-enrolment, beacon, deal, cancel-deal, open-enrolment


def test_a_line_up_is_suggested(enrolled):
    said = enrolled.run("close-enrolment", "--yes").out
    lineup = enrolled.board.game.lineup
    assert len(lineup) == 11
    assert lineup.count(Role.CIVILIAN) == 4
    assert all(PHRASE.format(n) in said for n in range(1, 12))


def test_a_line_up_can_be_written(enrolled):
    enrolled.run(
        "close-enrolment", "--yes", "--lineup", "4 мафії (бос, баламут), комісар, 2 лікарі, путана"
    )
    lineup = enrolled.board.game.lineup
    assert [lineup.count(role) for role in (Role.MAFIOSO, Role.DOCTOR, Role.CIVILIAN)] == [2, 2, 3]


@pytest.mark.parametrize(
    ("lineup", "words"),
    [
        ("3 мафії, кілер", "кілер"),
        ("бос", "GAME-3"),
        ("3 мафії, сержант", "GAME-4"),
        ("3 мафії, 20 мирних", "GAME-4"),
    ],
)
def test_a_line_up_that_is_none(enrolled, lineup, words):
    assert words in enrolled.refused("close-enrolment", "--yes", "--lineup", lineup)


def test_too_few_players(table):
    table.run("new", "Гра")
    table.run("enrol", stdin=people(3))
    assert "--lineup" in table.refused("close-enrolment", "--yes")
    assert "GAME-1" in table.refused("close-enrolment", "--yes", "--lineup", "бос")


def test_the_deal_brings_a_letter_to_every_seat(enrolled):
    enrolled.run("close-enrolment", "--yes")
    said = enrolled.run("deal", "--yes").out
    assert said.count("===") == 22
    assert all(f"(nick{n})" in said for n in range(1, 12))
    assert enrolled.board.game.phase is Phase.OPEN
    assert sorted(enrolled.board.game.persons) == sorted(f"nick{n}" for n in range(1, 12))
    assert "Далі: «misto host order»" in said


def test_letters_go_into_files_that_name_nobody(enrolled, tmp_path):
    enrolled.run("close-enrolment", "--yes")
    folder = tmp_path / "листи"
    enrolled.run("deal", "--yes", "-o", str(folder))
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"role-seat-{n:02}.txt" for n in range(1, 12)]
    assert all(path.stat().st_mode & 0o077 == 0 for path in folder.iterdir())


def test_a_folder_that_can_not_be_written(enrolled, tmp_path):
    enrolled.run("close-enrolment", "--yes")
    said = enrolled.run("deal", "--yes", "-o", str(write(tmp_path, "x")), code=1)
    assert "list.txt" in said.err
    assert enrolled.board.game.phase is Phase.OPEN  # dealt; the letters can be had again
    assert enrolled.run("letters", "--roles").out.count("===") == 22


def test_no_deal_before_enrolment_is_closed(enrolled):
    assert "GAME-2" in enrolled.refused("deal", "--yes")


def test_a_deal_with_a_beacon(table):
    table.run("new", "Гра", "--beacon", "Лото, тираж 2345")
    table.run("enrol", stdin=people())
    table.run("close-enrolment", "--yes")
    assert "GAME-2" in table.refused("deal", "--yes")
    assert "Лото, тираж 2345" in table.run("beacon").out
    said = table.run("beacon", "4 8 15 16 23 42").out
    assert "4 8 15" in said
    table.run("deal", "--yes")
    assert table.board.game.phase is Phase.OPEN


@pytest.mark.parametrize("value", ["\udcff", "7" * 201, "\0", " "])
def test_a_beacon_that_is_no_text(table, value):
    table.run("new", "Гра", "--beacon", "Лото")
    assert "200" in table.refused("beacon", value)


@pytest.mark.parametrize("command", ["enrol", "seat"])
def test_a_field_that_never_ends(table, tmp_path, command):
    table.run("new", "Гра")
    assert "list.txt" in table.refused(command, "-l", str(write(tmp_path, "a;" + "b" * 140_000)))


@pytest.mark.parametrize("zone", ["localtime", "posixrules", "posix/Europe/Kyiv", "Kyiv", "/etc"])
def test_a_zone_that_is_another_on_every_machine(table, zone):
    assert zone in table.refused("new", "Гра", "-r", f"timezone={zone}")


@pytest.mark.parametrize("zone", ["UTC", "Europe/Kyiv", "America/Argentina/Ushuaia"])
def test_a_zone_that_is_one(table, zone):
    table.run("new", "Гра", "-r", f"timezone={zone}")
    assert table.board.game.rules.timezone == zone


def test_a_beacon_that_nobody_named(enrolled):
    enrolled.refused("beacon", "7")
    assert enrolled.run("beacon").out.strip()
    enrolled.run("close-enrolment", "--yes")
    assert "GAME-2" in enrolled.refused("deal", "--yes", "--beacon", "7")


def test_a_deal_can_be_cancelled_and_begun_anew(dealt):
    assert "--why" in dealt.refused("cancel-deal", "--yes")
    dealt.run("cancel-deal", "--yes", "-w", "хтось записався двічі")
    assert dealt.board.game.phase is Phase.CREATED
    dealt.run("open-enrolment", "--beacon", "лотерея")
    game = dealt.board.game
    assert len(game.commitments) == 2
    assert game.beacon_name == "лотерея"
    assert "GAME-1" in dealt.refused("open-enrolment")
    assert "GAME-2" in dealt.run("enrol", stdin=people(1), code=1).out  # the phrase is spent


# seat, name


def test_seat(market):
    game = market.board.game
    assert game.roles[0] is Role.COMMISSIONER
    assert game.persons[10] == "vitalya"
    assert game.personas[4].gender == "f"


SEVEN = "Ада; бос\nБоб; лікар\nВіра; мирна\nГлаша; мирна\nДід; мафія\nЕва; мж\nЖук; мж\n"


@pytest.mark.parametrize(
    ("people", "words"),
    [
        ("", "порожній"),
        (SEVEN + "Зоя; кілер", "кілер"),
        (SEVEN + "Зоя; мирна; дощ", "дощ"),
        (SEVEN + "ада; мирна", "ORDER-6"),
        (SEVEN + "Zоя; мирна", "ORDER-6"),  # Latin and Cyrillic in one word
        (SEVEN + "Зоя; мирна; ж; zoya", "нік"),
        ("\n".join(f"{line};; one" for line in SEVEN.split("\n") if line), "one"),
        ("Ада; бос\nБоб; мирний", "GAME-4"),
    ],
)
def test_seats_that_can_not_be_taken(table, people, words):
    table.run("new", "Гра", "--dealt-elsewhere")
    assert words in table.refused("seat", "--yes", stdin=people)


def test_seat_is_for_games_without_enrolment(enrolled):
    assert "GAME-1" in enrolled.refused("seat", "--yes", stdin=SEVEN)


def test_a_character_can_be_named_after_the_deal(dealt):
    said = dealt.run("name", "igrok 3", "Д’Артаньян", "-g", "ч").out
    assert "igrok 3 — Д’Артаньян" in said
    dealt.run("order", "Суд - Д'Артаньян", "--by", "4", code=1)  # no court on turn one, but found
    assert "Д’Артаньян" in dealt.run("letters", "--roles", "--seat", "3").out
    assert "name: Д’Артаньян" in dealt.run("export").out
    other = dealt.board.personas[4].name
    assert "SEAT-1" in dealt.refused("name", "3", other)
    assert "SEAT-1" in dealt.refused("name", "3", " ")
    assert "хтозна" in dealt.refused("name", "3", "Люся", "-g", "хтозна")
    assert "Наполеон" in dealt.refused("name", "Наполеон", "Люся")
    dealt.run("name", "3", "Д’Артаньян Другий")
    assert dealt.board.personas[2].gender == "m"


# lists that can't be read


def test_a_list_that_is_not_there(table, tmp_path):
    table.run("new", "Гра")
    assert "nowhere" in table.refused("enrol", "-l", str(tmp_path / "nowhere"))


def test_a_list_in_another_encoding(table, tmp_path):
    table.run("new", "Гра")
    path = write(tmp_path, people(), encoding="cp1251")
    assert "UTF-8" in table.refused("enrol", "-l", str(path))
    assert "UTF-8" in table.refused("enrol", stdin=people().encode("cp1251"))


def test_a_list_that_is_too_large(table, tmp_path):
    table.run("new", "Гра")
    assert "мегабайт" in table.refused("enrol", "-l", str(write(tmp_path, "x" * 1_100_000)))


# verify-deal


def test_a_deal_is_proved_when_the_game_is_open(dealt, verify, tmp_path):
    sealed = verify(dealt.path)
    assert sealed.code == 1
    assert "запечатано" in sealed.out
    finish(dealt)
    proved = verify(dealt.path)
    assert proved.code == 0
    assert dealt.board.game.commitments[0] in proved.out
    ledger = tmp_path / "ledger.jsonl"
    dealt.run("export", "ledger", "-o", str(ledger))
    assert verify(ledger).code == 0
    swapped = (
        ledger.read_text(encoding="utf-8")
        .replace('"doctor"', '"X"')
        .replace('"commissioner"', '"doctor"')
        .replace('"X"', '"commissioner"')
    )
    ledger.write_text(swapped, encoding="utf-8")
    assert verify(ledger).code == 1


def finish(host):
    """Let the mafia win at once, by the host's facts, and open the game."""
    host.run("close", "--yes", "-w", "проба")
    roles = dict(enumerate(host.board.game.roles, 1))
    for seat, role in roles.items():
        if role in {Role.CIVILIAN, Role.MANIAC, Role.DOCTOR, Role.SERGEANT, Role.COMMISSIONER}:
            host.run("fact", str(seat), "--dead", "--yes", "-w", "проба")
    host.run("publish", "--yes")
    host.run("end", "--yes")


@pytest.fixture
def opened(dealt):
    """A dealt game that has ended, with its ledger as plain data."""
    finish(dealt)
    return [json.loads(line) for line in dealt.run("export", "ledger").out.splitlines()]


def test_what_players_compare_is_told(enrolled, verify):
    said = enrolled.run("close-enrolment", "--yes").out
    frozen = fingerprint(frozen_of(enrolled.board.game))
    assert frozen in said
    assert frozen in enrolled.run("roster").out
    enrolled.run("deal", "--yes")
    finish(enrolled)
    told = verify(enrolled.path).out
    assert f"складу: {frozen}" in told
    assert told.count("сім старих сов") == 22  # as frozen, and seat by seat
    assert " × 4, " in told


def test_a_ledger_dealt_anew_has_another_fingerprint(opened, verify, tmp_path):
    """One player's nonce is exchanged when the key is known, and all that follows is forged."""
    before = attempts(codec.decode_ledger(lines(opened)))[-1]
    old, new = before.frozen.nonces[0], "аж тепер вигаданий жереб"
    frozen = replace(before.frozen, nonces=tuple(sorted({*before.frozen.nonces, new} - {old})))
    seats = deal(bytes.fromhex(before.key or ""), frozen)
    person = {one["nonce"]: one["person"] for one in opened if one["kind"] == "enrolled"}
    person[new] = person[old]
    for event in opened:
        match event["kind"]:
            case "enrolled" if event["nonce"] == old:
                event["nonce"] = new
            case "enrolment_closed":
                event["nonces"] = frozen.nonces
            case "dealt":
                event["nonces"] = [one.nonce for one in seats]
                event["roles"] = [one.role for one in seats]
            case "person_seated":
                event["person"] = person[seats[event["seat"] - 1].nonce]
            case "role_told":
                event["role"] = seats[event["seat"] - 1].role
    path = tmp_path / "forged.jsonl"
    path.write_bytes(lines(opened))
    said = verify(path)
    assert said.code == 0  # it fits as well: only what was noted tells
    assert fingerprint(before.frozen) not in said.out
    assert fingerprint(frozen) in said.out


def lines(plain):
    return "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in plain).encode()


def first(plain, kind):
    return next(one for one in plain if one["kind"] == kind)


def other_nonce(plain):
    first(plain, "enrolled")["nonce"] = "зовсім інший жереб"


def other_seat(plain):
    one, two = [event for event in plain if event["kind"] == "person_seated"][:2]
    one["person"], two["person"] = two["person"], one["person"]


def other_role(plain):
    told = first(plain, "role_told")
    told["role"] = "framer" if told["role"] != "framer" else "boss"


def other_beacon(plain):
    first(plain, "table_set")["beacon"] = "7"


def fewer_roles(plain):
    first(plain, "dealt")["roles"].pop()


def twice(kind):
    return lambda plain: plain.insert(plain.index(first(plain, kind)), first(plain, kind))


@pytest.mark.parametrize(
    ("forge", "words"),
    [
        (other_nonce, "записувалися"),
        (other_seat, "не те місце"),
        (other_role, "не ту роль"),
        (other_beacon, "стороннє число"),
        (fewer_roles, "Ролей у роздачі"),
        pytest.param(twice("dealt"), "двічі", id="twice-dealt"),
        pytest.param(twice("enrolment_closed"), "двічі", id="twice-enrolment_closed"),
        pytest.param(twice("game_opened"), "двічі", id="twice-game_opened"),
    ],
)
def test_a_ledger_that_belies_itself(opened, verify, tmp_path, forge, words):
    forge(opened)
    path = tmp_path / "forged.jsonl"
    path.write_bytes(lines(opened))
    said = verify(path)
    assert said.code == 1
    assert words in said.out


def test_a_cancelled_deal_is_listed_too(dealt, verify):
    dealt.run("cancel-deal", "--yes", "-w", "проба")
    dealt.run("open-enrolment")
    dealt.run("cancel-deal", "--yes", "-w", "ще раз")
    dealt.run("open-enrolment")
    dealt.run("enrol", stdin=people().replace("летять", "сидять"))
    dealt.run("close-enrolment", "--yes")
    dealt.run("deal", "--yes")
    finish(dealt)
    said = verify(dealt.path)
    assert said.code == 0
    assert all(commitment in said.out for commitment in dealt.board.game.commitments)


def test_games_dealt_elsewhere_have_no_proof(market, verify):
    said = verify(market.path)
    assert said.code == 1
    assert "деінде" in said.err


@pytest.mark.parametrize("content", [b"", b"hello", b'{"misto":"game","version":1}', b"\xff\n"])
def test_a_file_that_is_neither(verify, tmp_path, content):
    path = tmp_path / "x"
    path.write_bytes(content)
    assert verify(path).code == 2
    assert verify(tmp_path / "nowhere").code == 2


def test_what_is_exported_is_the_ledger(dealt):
    said = dealt.run("export", "ledger").out
    assert codec.decode_ledger(said.encode()) == dealt.board.ledger
    assert json.loads(said.splitlines()[0])["kind"] == "game_created"
