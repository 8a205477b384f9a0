"""A sentence for each event."""

import pytest

from misto.engine import events as e
from misto.engine.events import ALL, HOST, Event, Persona
from misto.engine.views import Host, view_for
from misto.text import Markup, line
from misto.text.writer import Writer
from tests.text.samples import AT, CLOSES, setup

VIEW = view_for(setup("uk"), Host())


def said(event: Event, markup: Markup = "plain") -> str:
    return line("uk", VIEW, event, markup)


def test_a_ruling_says_its_reason():
    excluded = e.SeatExcluded(at=AT, audience=ALL, seat=2, why="показала листа")
    assert said(excluded) == "Виключена з гри: Принцеса. Причина: показала листа."


@pytest.mark.parametrize(("why", "end"), [("бо так!", "бо так!"), ("бо\nтак", "бо так.")])
def test_a_reason_ends_as_a_sentence_and_stays_on_its_line(why: str, end: str):
    paused = e.TurnPaused(at=AT, audience=ALL, turn=2, why=why)
    assert said(paused) == f"Хід 2 призупинено. Причина: {end}"


def test_a_reason_is_escaped_for_the_markup():
    paused = e.TurnPaused(at=AT, audience=ALL, turn=2, why="[b]так[/b]")
    assert said(paused, "markdown").endswith(r"Причина: \[b\]так\[/b\].")
    assert "[b]" not in said(paused, "bbcode")


def test_a_ruling_without_a_reason_says_none():
    left = e.SeatLeft(at=AT, audience=ALL, seat=1, why="")
    assert said(left) == "Вибув за власним бажанням: Олекса."


@pytest.mark.parametrize(
    ("nick", "name", "label"),
    [
        ("igrok 1", "Віталя", "igrok 1 — Віталя"),
        ("igrok 1", "igrok 1", "igrok 1"),
        ("igrok 1", " ", "igrok 1"),
    ],
)
def test_a_seat_is_labelled_with_nick_and_character(nick: str, name: str, label: str):
    assert Writer("uk", (Persona(nick, name),)).label(1) == label


def test_instants_are_in_the_game_s_zone():
    extended = e.TurnExtended(at=AT, audience=ALL, turn=2, closes=CLOSES, why="свято")
    assert said(extended) == "Хід 2 подовжено. Закриття: 21:00, 30 листопада. Причина: свято."


def test_a_replacement_names_neither_of_the_two():
    replaced = e.PlayerReplaced(
        at=AT, audience=HOST, seat=1, old="masha", new="petro", why="хворіє"
    )
    assert said(replaced) == "Заміна гравця: Олекса. Причина: хворіє."
    taken = e.SeatTaken(at=AT, audience=("petro", 1), seat=1, person="petro", why="хворіє")
    assert said(taken) == "Новому гравцеві — лист про заміну: Олекса. Причина: хворіє."
