"""Nobody is taken for somebody else by name."""

import pytest
from django.db import IntegrityError

from misto.store.models import Account
from misto.store.naming import NameFault, fault, likeness, tidy
from tests import cast


@pytest.mark.parametrize(
    "name", ["Марта", "Дар’я Ко", "anna", "Zoë", "Їжак-2", "Jean-Luc P.", "o_o", "Ґалаґан 12"]
)
def test_people_may_be_called_so(name):
    assert fault(tidy(name)) is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a", NameFault.SHORT),
        ("a" * 31, NameFault.LONG),
        ("Mapта", NameFault.MIXED),  # three Latin letters
        ("a\u202eb", NameFault.SIGNS),  # turns what follows
        ("a\u200bb", NameFault.SIGNS),  # a space that isn't seen
        ("a\x00b", NameFault.SIGNS),
        ("ｈｏｓｔｓ", NameFault.SIGNS),  # wide letters
        ("Мαρτα", NameFault.SIGNS),  # Greek
        ("m@rta", NameFault.SIGNS),
        ("марта😀", NameFault.SIGNS),
        ("-марта", NameFault.SIGNS),
        ("a\u0301\u0302\u0303b", NameFault.SIGNS),  # marks upon marks
        ("12", NameFault.LETTERLESS),
        ("host", NameFault.RESERVED),
        ("ΗОST", NameFault.SIGNS),
        ("H0st", NameFault.RESERVED),
        ("Ведучий", NameFault.RESERVED),
        ("Наша Ведуча", NameFault.RESERVED),
        ("адміністратор", NameFault.RESERVED),
        ("igrok 7", NameFault.RESERVED),
        ("Igrok7", NameFault.RESERVED),
        ("Гравець № 7", NameFault.SIGNS),
        ("місце-3", NameFault.RESERVED),
        ("Видалений акаунт", NameFault.RESERVED),
    ],
)
def test_and_not_so(name, why):
    assert fault(tidy(name)) is why


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Марта", "МАРТА"),
        ("Марта", "Map та"),
        ("bill", "BiIl"),
        ("anna k", "anna_k"),
        ("Олена", "0лена"),
        ("йод", "иод"),
    ],
)
def test_names_that_look_the_same_are_the_same(one, other):
    assert likeness(one) == likeness(other)


def test_others_are_not():
    assert likeness("Марта") != likeness("Марко")
    assert likeness("player1") != likeness("player11")


@pytest.mark.django_db
def test_the_database_holds_no_two_that_look_the_same():
    cast.account("Марта")
    with pytest.raises(IntegrityError):
        Account.objects.create_user("МАРТА", "", "password")


@pytest.mark.django_db
def test_a_new_name_looks_like_itself():
    marta = cast.account("Марта")
    marta.username = "Зоя"
    marta.save(update_fields=["username"])
    marta.refresh_from_db()
    assert marta.likeness == likeness("Зоя")
