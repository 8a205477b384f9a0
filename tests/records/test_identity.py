"""A record that is written reads back to the same record."""

import string
from datetime import date, timedelta
from decimal import Decimal
from typing import Any, get_args

import yaml
from hypothesis import given
from hypothesis import strategies as st

from misto.engine.clauses import Clause
from misto.engine.contradictions import contradictions
from misto.engine.events import Fact
from misto.engine.names import clean, name_fault
from misto.engine.rules import PRESETS, NoteCause, Rules, TieBreak
from misto.engine.terms import Cause, Kind, Role, Shown, Winner
from misto.records import Expect, Record, RecordSeat, RecordTurn, dumps, loads, shipped
from misto.records import model as m
from tests.records.samples import RIGHT

LETTERS = string.ascii_letters + "іїєґІЖж 0123456789'’-_.,:#[]{}&*!|>%@`\"\\~?=<"

names = st.one_of(
    st.sampled_from(["No", "true", "7", "null", "Люся Марковна", "a: b", "- a", "# a", "20:15"]),
    st.text(LETTERS, min_size=1, max_size=12),
    st.text(max_size=8),
).map(clean).filter(lambda name: not name_fault(name))  # fmt: skip

texts = st.text(st.characters(exclude_categories=["Cc", "Cs"]) | st.sampled_from("\n\t\r"))

hours = st.from_regex(r"([01][0-9]|2[0-3]):[0-5][0-9](:(0[1-9]|[1-5][0-9]))?", fullmatch=True)
days = st.dates(date(1900, 1, 1), date(2999, 12, 31))
moments = st.builds(m.Moment, hours, st.none() | days)

durations = st.integers(0, 10**12).map(lambda n: timedelta(microseconds=n)) | st.integers(
    0,
    2_000,
).map(lambda n: timedelta(hours=n))
shares = st.decimals(0, 1, places=4) | st.sampled_from([Decimal(0), Decimal(1), Decimal("1e-9")])

rules = st.one_of(
    st.sampled_from(list(PRESETS.values())),
    st.builds(
        Rules,
        seats_max=st.none() | st.integers(7, 1_000),
        mafia_share=shares,
        rest_days=st.sampled_from([(), ("monday", "sunday")]),
        min_open=durations,
        publish_after=st.none() | durations,
        tie=st.lists(st.sampled_from(get_args(TieBreak)), unique=True).map(tuple),
        note_on=st.lists(st.sampled_from(get_args(NoteCause)), unique=True).map(tuple),
        quorum_of=st.sampled_from(["living", "seats", "votes"]),
        keeper=st.booleans(),
        hunts_per_turn=st.integers(0, 9),
    ).filter(lambda found: not contradictions(found)),
)


def lines(seat: st.SearchStrategy[int]) -> st.SearchStrategy[m.Line]:
    common = {"by": seat, "at": st.none() | moments, "refused": st.booleans()}
    kinds = [kind for kind in Kind if kind is not Kind.NOTE]
    some = st.lists(seat, max_size=2).map(tuple)
    nobody = st.sampled_from([-1, 0, 10, "Нікого такого", "1" * 13, ""])
    others = st.lists(seat | nobody, max_size=3).map(tuple)
    refused = {"by": seat | nobody, "at": st.none() | moments, "refused": st.just(True)}
    return st.one_of(
        st.builds(m.OrderLine, order=st.sampled_from(kinds), targets=some, **common),
        st.builds(m.OrderLine, order=st.sampled_from(kinds), targets=others, **refused),
        st.builds(m.NoteLine, to=seat, text=texts, **common),
        st.builds(m.WithdrawLine, order=st.sampled_from(Kind), **common),
    )


def rulings(seat: st.SearchStrategy[int]) -> st.SearchStrategy[m.Ruling]:
    flags = st.none() | st.booleans()
    facts = st.builds(Fact, seat, flags, st.none() | st.sampled_from(Role), flags)
    return st.one_of(
        st.builds(m.BarVote, st.lists(seat, min_size=1, unique=True).map(tuple)),
        st.just(m.DoubleKill()),
        st.builds(m.VoidOrder, seat, st.sampled_from(Kind)),
        st.builds(m.Silence, seat),
        st.builds(m.Exclude, seat),
        st.builds(m.Leave, seat),
        st.builds(m.ChangeFact, facts.filter(lambda fact: fact != Fact(fact.seat))),
    )


def expects(seat: st.SearchStrategy[int]) -> st.SearchStrategy[Expect]:
    seats = st.lists(seat, unique=True).map(lambda some: tuple(sorted(some)))
    killers = st.sampled_from([Cause.MAFIA, Cause.INJECTION, Cause.POISON])
    keys: dict[str, st.SearchStrategy[Any]] = {
        "deaths": st.dictionaries(seat, st.lists(st.sampled_from(Cause), max_size=3).map(tuple)),
        "lynched": seats,
        "tally": st.dictionaries(seat, st.integers(0, 99)),
        "keeper": st.none() | seat,
        "checks": st.dictionaries(
            seat,
            st.none() | st.builds(m.Check, seat, st.sampled_from(Shown)),
        ),
        "killed_by": st.dictionaries(seat, st.builds(m.Killed, seat, killers)),
        "void": st.lists(
            st.builds(m.Void, seat, st.sampled_from(Kind), st.sampled_from(Clause)),
            max_size=3,
        ).map(tuple),
        "roles": st.dictionaries(seat, st.sampled_from(Role)),
        "notes": st.dictionaries(seat, seats),
        "poisoned": seats,
        "winner": st.none() | st.sampled_from(Winner),
    }
    return st.fixed_dictionaries({}, optional=keys).map(lambda given: Expect(**given))


@st.composite
def records(draw: st.DrawFn) -> Record:
    unique = st.lists(st.builds(RecordSeat, names, st.sampled_from(Role)), min_size=1, max_size=9)
    seats = draw(
        unique.filter(lambda some: len({one.name.casefold() for one in some}) == len(some))
    )
    seat = st.integers(1, len(seats))
    turn = st.builds(
        RecordTurn,
        closes=st.none() | moments,
        orders=st.lists(lines(seat), max_size=4).map(tuple),
        posts=st.dictionaries(seat, st.integers(0, 99), max_size=3),
        rulings=st.lists(rulings(seat), max_size=3).map(tuple),
        expect=st.none() | expects(seat),
    )
    turns = draw(st.lists(turn, max_size=3).map(tuple))
    return Record(title=draw(names), rules=draw(rules), seats=tuple(seats), turns=turns)


@given(records())
def test_writing_and_reading_is_identity(record: Record):
    assert loads(dumps(record).encode()).record == record


@given(texts)
def test_any_text_comes_back(text: str):
    line = m.NoteLine(by=1, to=2, text=text)
    record = loads(RIGHT.encode()).record
    record = Record(
        title=record.title,
        rules=record.rules,
        seats=record.seats,
        turns=(RecordTurn(orders=(line,)),),
    )
    assert loads(dumps(record).encode()).record == record


def test_it_is_written_as_the_shipped_one():
    text = shipped("black-market").decode()
    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert dumps(loads(text.encode()).record) == body


def test_other_readers_take_a_no_for_a_name_too():
    record = loads(RIGHT.replace("Ada", "No").encode()).record
    assert yaml.safe_load(dumps(record))["seats"][0]["name"] == "No"
