"""Names and texts that people give: what of them is fit to be kept (GAME-1, SEAT-1, ORDER-6)."""

import pytest

from misto.engine.names import NAME_MAX, NameFault, clean, fold, name_fault, text_fits, title_fault


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Люся   Марковна ", "Люся Марковна"),
        ("Люся\nМарковна\t", "Люся Марковна"),
        ("Люся\u00a0Марковна", "Люся Марковна"),
        ("и\u0306од", "йод"),  # composed
        ("", ""),
    ],
)
def test_a_name_is_kept_clean(given, kept):
    assert clean(given) == kept
    assert clean(kept) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [("ВІТАЛЯ", "віталя"), (" Ada ", "ada"), ("и\u0306од", "ЙОД"), ("Straße", "STRASSE")],
)
def test_two_names_are_the_same_whatever_their_case_and_spacing(one, other):
    assert fold(one) == fold(other)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Віталя", None),
        ("Igor 2 (друге місце)", None),  # the scripts don't mix within a word
        ("О'Генрі", None),
        ("Жан-Поль", None),
        ("名前", None),
        ("42", None),
        ("No", None),
        ("🐈", None),
        ("x" * NAME_MAX, None),
        ("", NameFault.BLANK),
        (" \t\n", NameFault.BLANK),
        ("\u3164 \u2800", NameFault.BLANK),
        ("x" * (NAME_MAX + 1), NameFault.TOO_LONG),
        ("a\0b", NameFault.UNPRINTABLE),
        ("a\u202eb", NameFault.UNPRINTABLE),  # turns the line round
        ("a\u200bb", NameFault.UNPRINTABLE),  # a space that is not seen
        ("\ud83d", NameFault.UNPRINTABLE),
        ("Вітaля", NameFault.MIXED_SCRIPTS),  # a Latin a
        ("Ada Вітaля", NameFault.MIXED_SCRIPTS),
        ("Viталя", NameFault.MIXED_SCRIPTS),
    ],
)
def test_a_name_is_fit_or_has_its_fault(name, fault):
    assert name_fault(name) is fault


def test_how_long_a_name_may_be_can_be_said():
    assert title_fault("x" * 61) is None
    assert title_fault("xyz", 2) is NameFault.TOO_LONG


def test_a_word_is_of_one_script_and_a_title_of_any():
    assert name_fault("DJ-Вася") is None
    assert name_fault("3Д-рiнок") is NameFault.MIXED_SCRIPTS
    assert title_fault("3D-ринок") is None


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("Це він.", True),
        ("два\nрядки\r\nі\tвідступ", True),
        ("👨‍👩‍👧 родина", True),
        ("x" * 20_000, True),
        ("", False),
        (" \n ", False),
        ("x" * 20_001, False),
        ("\x1b[31m", False),
        ("\x7f", False),
        ("half \udc00", False),
    ],
)
def test_a_longer_text_is_fit_or_not(text, fits):
    assert text_fits(text) is fits


def test_a_letter_without_a_name_of_its_own_is_of_no_script_that_mixes():
    assert name_fault("\U00017000") is None
    assert name_fault("Ada\U00017000") is None
