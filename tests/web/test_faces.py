"""Faces: a letter that a reader would choose, and colours that tell neighbours apart."""

import pytest

from misto.web.faces import HUES, Face, face_for


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("Ашот", "А"),
        ("їжак", "Ї"),
        ("и\u0306од", "Й"),
        ("«Люся»", "Л"),
        ("  віталя", "В"),
        ("7 гномів", "7"),
        ("🦊 Лис", "🦊"),
        ("👩🏽‍🚀 Зоряна", "👩🏽‍🚀"),
        ("🇺🇦🇵🇱", "🇺🇦"),
        ("❤️ Серце", "❤️"),
        ("ßeta", "ß"),
        ("***", "*"),
        ("\u200b\u202eАшот", "А"),
        ("", "8"),
        ("\u200b", "8"),
    ],
)
def test_the_letter_is_the_first_that_a_reader_sees(name: str, letter: str):
    assert face_for(8, name).letter == letter


def test_seats_that_are_near_have_colours_that_are_far():
    hues = [face_for(seat, "Ашот").hue for seat in range(1, 61)]
    assert set(hues) == set(range(HUES))
    for apart in range(1, 7):
        for hue, other in zip(hues, hues[apart:], strict=False):
            assert 3 <= (hue - other) % HUES <= HUES - 3


def test_a_face_is_made_of_what_everybody_knows():
    assert face_for(7, "Люся") == Face(None, "Л", 1, "Люся", ghost=False)
    face = face_for(7, "Люся", "/face/7.webp", ghost=True, nick="igrok 7")
    assert face == Face("/face/7.webp", "Л", 1, "Люся (igrok 7)", ghost=True)


@pytest.mark.parametrize(
    ("name", "nick", "label"),
    [("", "igrok 7", "igrok 7"), ("", "", "7"), ("Лю\u200bся", "", "Люся")],
)
def test_a_face_is_never_without_a_label(name: str, nick: str, label: str):
    assert face_for(7, name, nick=nick).label == label


def test_no_image_is_no_image():
    assert face_for(7, "Люся", "").image is None
