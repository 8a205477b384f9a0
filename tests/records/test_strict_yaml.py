"""Only `true`, `false`, `null` and numbers as in JSON are other than text; nothing surprises."""

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from misto.records import Flaw, Place, RecordError
from misto.records.strict_yaml import MAX_BYTES, Items, Node, Pairs, parse, read


def plain(node: Node) -> object:
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    if isinstance(node, Pairs):
        return {key: plain(value) for key, value in node.pairs.items()}
    return node.value


def mistake(data: bytes) -> tuple[Flaw, Place | None]:
    with pytest.raises(RecordError) as raised:
        parse(data)
    (found,) = raised.value.mistakes
    return found.flaw, found.place


@pytest.mark.parametrize(
    "text",
    [
        "no", "yes", "on", "off", "y", "N", "True", "FALSE", "Null", "~", "20:15", "2026-11-30",
        "2026-11-30 21:00", "1_000", "0x10", "0o7", "010", ".5", "5.", "+1", "1e", ".inf", "NaN",
        "<<", "=", "1,5", "12:30:45", "٣",
    ],
)  # fmt: skip
def test_what_yaml_elsewhere_takes_for_something_is_text(text: str):
    assert plain(parse(f"a: {text}".encode())) == {"a": text}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("0", 0),
        ("-0", 0),
        ("-17", -17),
        ("0.1", Decimal("0.1")),
        ("2.50", Decimal("2.5")),
        ("1e2", Decimal(100)),
        ('"7"', "7"),
        ("'null'", "null"),
        ("|-\n  no", "no"),
        ('""', ""),
    ],
)
def test_the_rest_is_as_in_json(text: str, value: object):
    found = plain(parse(f"a: {text}".encode()))
    assert found == {"a": value}
    assert isinstance(found, dict)
    assert type(found["a"]) is type(value)


@pytest.mark.parametrize(
    ("data", "flaw", "line"),
    [
        (b"a: &x 1", Flaw.ALIAS, 1),
        (b"a: 1\nb: *x", Flaw.ALIAS, 2),
        (b"a: !!str 1", Flaw.TAG, 1),
        (b"a: ! 1", Flaw.TAG, 1),
        (b"- !<x> []", Flaw.TAG, 1),
        (b"a: 1\nb: {c: 1, c: 2}", Flaw.DUPLICATE_KEY, 2),
        (b"7: 1\n7: 2", Flaw.DUPLICATE_KEY, 2),
        (b"a: 1\nb:\nc: 2", Flaw.EMPTY_VALUE, 2),
        (b"- 1\n-\n- 2", Flaw.EMPTY_VALUE, 2),
        (b"{a}", Flaw.EMPTY_VALUE, 1),
        (b"a: 1\n---\nb: 2", Flaw.SEVERAL_DOCUMENTS, 2),
        (b"", Flaw.NOTHING_IN_IT, None),
        (b"# a comment\n", Flaw.NOTHING_IN_IT, None),
        (b"[" * 100, Flaw.TOO_DEEP, 1),
        (b"- " * 100, Flaw.TOO_DEEP, 1),
        (b"? [1]\n: 2", Flaw.KEY_UNFIT, 1),
        (b"true: 1", Flaw.KEY_UNFIT, 1),
        (b"0.5: 1", Flaw.KEY_UNFIT, 1),
        (b"a: 123456789012345678901", Flaw.NUMBER_TOO_LONG, 1),
        (b"a: 1e999999999", Flaw.NUMBER_TOO_LONG, 1),
        (b"a: 1\nb: \xff", Flaw.NOT_UTF8, 2),
        (b"\xff\xfea\x00", Flaw.NOT_UTF8, 1),
        (bytes(range(256)), Flaw.NOT_UTF8, 2),
        (b"a: 1\nb: \x07", Flaw.BAD_CHARACTER, 2),
        (b"a: 1\rb: 2", Flaw.BAD_CHARACTER, 1),
        (b'a: "\\0"', Flaw.BAD_CHARACTER, 1),
        (b'a: "\\ud800"', Flaw.BAD_CHARACTER, 1),
        ("a: \u202e1".encode(), Flaw.BAD_CHARACTER, 1),
        ("a: 1\nb: 1\u2028".encode(), Flaw.BAD_CHARACTER, 2),
        ("a: \ufffe".encode(), Flaw.BAD_CHARACTER, 1),
        (b"a: 1\n\tb: 2", Flaw.NOT_YAML, 2),
        (b"a: [1, 2", Flaw.NOT_YAML, 1),
        (b"a: b: c", Flaw.NOT_YAML, 1),
        (b"a: 'b", Flaw.NOT_YAML, 1),
        (b"%YAML 2.0\n---\na: 1", Flaw.NOT_YAML, 1),
        (b"...", Flaw.NOT_YAML, 1),
    ],
)
def test_what_is_refused(data: bytes, flaw: Flaw, line: int | None):
    found, place = mistake(data)
    assert (found, place and place.line) == (flaw, line)


def test_every_value_knows_its_place():
    root = parse(b"a: 1\r\nb:\r\n  - [x, y]\r\n")
    assert isinstance(root, Pairs)
    listed = root.pairs["b"]
    assert isinstance(listed, Items)
    inner = listed.items[0]
    assert isinstance(inner, Items)
    assert inner.items[1].place == Place(3, 9)
    assert root.keys["b"] == Place(2, 1)


def test_a_mark_of_byte_order_is_no_part_of_the_text():
    assert plain(parse(b"\xef\xbb\xbfa: 1")) == {"a": 1}


def test_a_bomb_is_refused_at_its_first_anchor():
    bomb = "\n".join(
        [
            "a: &a [x, x, x, x, x, x, x, x, x, x]",
            *(
                f"{b}: &{b} [*{a}, *{a}, *{a}, *{a}, *{a}]"
                for a, b in zip("abcdefgh", "bcdefghi", strict=True)
            ),
        ],
    )
    assert mistake(bomb.encode()) == (Flaw.ALIAS, Place(1, 4))


def test_a_big_file_is_refused_by_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "big.yaml"
    with file.open("wb") as out:
        out.truncate(50_000_000)
    monkeypatch.setattr("misto.records.strict_yaml.parse", None)
    with pytest.raises(RecordError) as raised:
        read(file)
    assert [found.flaw for found in raised.value.mistakes] == [Flaw.TOO_BIG]


def test_a_megabyte_is_read():
    room = MAX_BYTES - len("- ")
    assert plain(parse(b"- " + b"a" * room)) == ["a" * room]
    assert mistake(b"- " + b"a" * room + b"a") == (Flaw.TOO_BIG, None)


@pytest.mark.parametrize("name", ["", "\0", "x" * 300])
def test_a_path_that_cannot_be(tmp_path: Path, name: str):
    with pytest.raises(RecordError):
        read(tmp_path / name)


@given(st.binary())
@example(b"\xef\xbb\xbf\xef\xbb\xbf")
@example(b"%TAG ! x:\n--- a")
@example(b"%\n")
def test_any_bytes_are_read_or_refused(data: bytes):
    try:
        parse(data)
    except RecordError as error:
        assert error.mistakes  # noqa: PT017


@given(st.text("ab1-:,?*&!|>'\"%@`#[]{} \n\t~.<=é\u2028\r", max_size=40))
def test_any_signs_are_read_or_refused(text: str):
    try:
        parse(text.encode())
    except RecordError as error:
        assert error.mistakes  # noqa: PT017
