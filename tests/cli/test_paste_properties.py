"""Whatever is pasted: it is read without an exception, and of every line something is said."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from misto.cli.host.lines import DASHES, tokens
from misto.cli.host.names import Face, Found, Several, Unknown, target
from misto.cli.host.paste import Desk, read
from misto.cli.host.vocabulary import ORDERS
from misto.cli.host.when import Span, Unfit, coming, instant
from misto.engine.commands import GiveNote, GiveOrder
from misto.engine.terms import Kind

SPAN = Span(
    datetime(2026, 11, 29, 20, tzinfo=UTC), datetime(2026, 11, 30, 19, tzinfo=UTC), "Europe/Kyiv"
)
PHRASES = sorted({phrase for rows in ORDERS.values() for row in rows.values() for phrase in row})
NAMES = ("Зойка Карамелька", "Ашот", "О’Ніл", "R2-D2", "13", "No", "Анна-Марія", "Ам: Ка")
FACES = tuple(Face(n, f"igrok {n}", name, f"main {n}") for n, name in enumerate(NAMES, 1))

pieces = st.one_of(
    st.sampled_from(
        [
            *PHRASES,
            *NAMES,
            *DASHES,
            ":",
            "«",
            "»",
            '"',
            ",",
            "\n",
            " ",
            "20:15",
            "вчора",
            "igrok 5",
            "Відкликаю",
            "нікого",
            "та",
            "(",
            ")",
            "2",
            ">",
            "№",
        ]
    ),
    st.text(max_size=4),
)
pastes = st.lists(pieces, max_size=25).map("".join) | st.text()


@given(pastes, st.none() | st.sampled_from(NAMES))
def test_any_paste_can_be_read(paste, by):
    for reading in read(paste, Desk(FACES, 2, SPAN, by)):
        assert (reading.wish is None) != (reading.flaw is None)
        assert reading.wish is None or reading.seat is not None


@given(pastes)
def test_of_every_line_something_is_said(paste):
    found = tokens(paste)
    said = {
        n for token in found for n in range(token.line, token.line + token.text.count("\n") + 1)
    }
    for number, line in enumerate(paste.splitlines(), 1):
        if line.replace("\ufeff", "").strip():
            assert number in said


@given(
    st.sampled_from(PHRASES),
    st.integers(0, 99) | st.none(),
    st.sampled_from(DASHES + ":"),
    st.sampled_from(FACES),
)
def test_what_a_player_means_is_what_is_taken(phrase, turn, dash, face):
    tail = ": бережись" if "апис" in phrase.casefold() or "note" in phrase.casefold() else ""
    number = "" if turn is None else f" {turn}"
    line = f"{phrase}{number} {dash} {face.label}{tail}"
    (reading,) = read(line, Desk(FACES, 2, SPAN, "1"))
    if turn not in {None, 2}:
        assert reading.flaw is not None
        return
    match reading.wish:
        case GiveNote(to=meant) | GiveOrder(targets=(meant,)):
            assert meant == face.seat
        case _:
            pytest.fail(f"{line!r}: {reading}")


@given(
    st.text()
    | st.sampled_from(NAMES).flatmap(lambda name: st.sampled_from([name[:n] for n in range(1, 9)]))
)
def test_nobody_is_named_by_chance(text):
    match target(text, FACES):
        case Found(seat):
            assert 1 <= seat <= len(FACES)
        case Several(_, seats):
            assert len(set(seats)) > 1
        case Unknown(_, near):
            assert len(near) <= 3


@given(st.text() | pastes)
def test_any_hour_can_be_read(text):
    found = instant(text, SPAN)
    assert isinstance(found, Unfit) or SPAN.opened <= found <= SPAN.now
    to_come = coming(text, SPAN.now, SPAN.timezone)
    assert to_come is None or to_come.tzinfo is UTC


def test_the_phrases_of_notes_are_those_that_take_a_text():
    notes = {phrase for rows in ORDERS.values() for phrase in rows[Kind.NOTE]}
    assert {p for p in PHRASES if "апис" in p.casefold() or "note" in p.casefold()} == notes
