"""Names of accounts: what one may be called, and which names look the same.

Two names that look the same can't be there at once, and nobody, nor a character, can be called as
the site's own voices are: whom a reader takes for the host is the host.
"""

import re
import unicodedata
from enum import StrEnum

SHORTEST, LONGEST = 2, 30

_APOSTROPHES = str.maketrans(dict.fromkeys("'`ʼ‘′", "’"))
_MARKS = frozenset(" -_.’")
_LATIN, _CYRILLIC = "LATIN", "CYRILLIC"
_LAST_LATIN = "\u024f"  # beyond it stand phonetic signs that imitate letters
_CYRILLIC_BLOCK = ("\u0400", "\u052f")

_ALIKE = str.maketrans(
    {
        **dict(zip("авезкмнорстухјѕһԁԛԝ", "abe3kmhopctyxjshdqw", strict=True)),
        **dict(zip("łøđ0", "lodo", strict=True)),
        **dict.fromkeys("іıil1", "l"),
    }
)
"""Letters that look like others, after the case is folded and accents are gone."""

_TITLES = (
    "host", "the host", "cohost", "ведучий", "ведуча", "співведучий", "співведуча", "admin",
    "administrator", "адмін", "адміністратор", "адміністраторка", "operator", "оператор",
    "операторка", "moderator", "модератор", "модераторка", "root",
)  # fmt: skip
_WHOLE = (
    "misto", "місто", "system", "система", "гравець", "гравчиня", "player", "igrok", "reader",
    "глядач", "мафія", "mafia", "анонім", "anonymous", "видалений акаунт", "deleted account",
    "a deleted account", "nobody", "ніхто",
)  # fmt: skip
_NICKS = ("igrok", "ігрок", "игрок", "гравець", "гравчиня", "player", "seat", "місце")


class NameFault(StrEnum):
    """Why somebody can't be called so."""

    SHORT = "short"
    LONG = "long"
    SIGNS = "signs"  # other than letters, digits and a few marks
    MIXED = "mixed"  # two alphabets
    LETTERLESS = "letterless"
    RESERVED = "reserved"


def tidy(name: str) -> str:
    """Return a name as it is kept: composed, without spaces at its ends or twice in a row.

    >>> tidy("  Дар'я   Ко ")
    'Дар’я Ко'
    """
    return " ".join(unicodedata.normalize("NFC", name).translate(_APOSTROPHES).split())


def likeness(name: str) -> str:
    """Return what a name looks like: names with one likeness are taken for one another.

    >>> likeness("Марта") == likeness("МАРТА") == likeness("Map та")
    True
    """
    folded = unicodedata.normalize("NFKD", tidy(name).casefold())
    letters = (sign for sign in folded if unicodedata.category(sign) != "Mn" and sign not in _MARKS)
    return "".join(letters).translate(_ALIKE)


def fault(name: str) -> NameFault | None:
    """Say what is wrong with a tidy name, or None."""
    if len(name) < SHORTEST:
        return NameFault.SHORT
    if len(name) > LONGEST:
        return NameFault.LONG
    scripts = {_script(sign) for sign in name if sign not in _MARKS and not _is_digit(sign)}
    if None in scripts or name[0] in _MARKS or name[-1] in _MARKS - {"."}:
        return NameFault.SIGNS
    if not scripts:
        return NameFault.LETTERLESS
    if len(scripts) > 1:
        return NameFault.MIXED
    return NameFault.RESERVED if _is_reserved(name) else None


def _script(sign: str) -> str | None:
    """Name the alphabet of a letter, where it is one of those that a name may be written in."""
    if not unicodedata.category(sign).startswith("L"):
        return None
    if _CYRILLIC_BLOCK[0] <= sign <= _CYRILLIC_BLOCK[1]:
        return _CYRILLIC
    if sign <= _LAST_LATIN and unicodedata.name(sign, "").startswith(_LATIN):
        return _LATIN
    return None


def _is_digit(sign: str) -> bool:
    return sign.isascii() and sign.isdigit()


def is_a_voice(name: str) -> bool:
    """Say whether a name as a whole is that of a voice of the site, or of a seat (SEAT-1).

    >>> is_a_voice("«Ведуча»"), is_a_voice("Ведуча новин"), is_a_voice("Igrok №3")
    (True, False, True)
    """
    bare = tidy("".join(sign if sign.isalnum() else " " for sign in tidy(name)))
    if likeness(bare) in _LIKE_WHOLE or likeness(bare) in _LIKE_TITLES:
        return True
    head = re.sub(r" *[0-9]+$", "", bare)
    return head != bare and likeness(head) in _LIKE_NICKS


def _is_reserved(name: str) -> bool:
    """Say whether an account can't be called so: as a voice, or with a title."""
    words = re.split(r"[ \-_.]+", name)
    return is_a_voice(name) or any(likeness(word) in _LIKE_TITLES for word in words)


_LIKE_TITLES = frozenset(map(likeness, _TITLES))
_LIKE_WHOLE = frozenset(map(likeness, _WHOLE))
_LIKE_NICKS = frozenset(map(likeness, _NICKS))
