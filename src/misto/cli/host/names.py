"""Whom a text names: seats by number, nick, character, and senders by their main nick too.

A whole name wins over a part of another one; a part is taken where it fits one seat only; what is
merely like a name is never taken, but offered («did you mean»). All seats count, the dead too:
whom an order may be on is for the rules to say.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from msgspec import Struct
from rapidfuzz import fuzz

from misto.cli.host import vocabulary as words
from misto.cli.host.lines import DASHES, fold
from misto.engine.names import NAME_MAX

_NEAR_ENOUGH = 65
_OFFERED = 3
_SHORTEST_PART = 3
LONGEST = 4 * NAME_MAX
"""The most characters of a text that can name somebody, by nick and character."""
_MOST_SPLITS = 8


class Face(Struct, frozen=True):
    """A seat as it can be named: its nick, its character, and who is behind it, if known."""

    seat: int
    nick: str
    name: str
    person: str | None = None

    @property
    def label(self) -> str:
        """The seat as the source's tables print it: «igrok 8 — Ашот»."""
        return label(self.nick, self.name)


class Found(Struct, frozen=True):
    """The one seat that the text names."""

    seat: int


class Unknown(Struct, frozen=True):
    """Nobody is called so; those whose names are near."""

    text: str
    near: tuple[str, ...] = ()


class Several(Struct, frozen=True):
    """The text fits several seats."""

    text: str
    seats: tuple[int, ...]


class Disagree(Struct, frozen=True):
    """The text names a seat twice, and each time another one."""

    text: str
    seats: tuple[int, ...]


Naming = Found | Unknown | Several | Disagree


def label(nick: str, name: str) -> str:
    """Put a nick and a character together; one of them, where they are the same or one is empty."""
    return nick if fold(nick) == fold(name) or not name else f"{nick} — {name}"


def target(text: str, faces: Sequence[Face]) -> Naming:
    """Say whom a player means, who sees nicks and characters and nothing else.

    >>> target("зойка", [Face(4, "igrok 4", "Зойка Карамелька")])
    Found(seat=4)
    """
    return _naming(text, faces, _public)


def sender(text: str, faces: Sequence[Face]) -> Naming:
    """Say whom the host means, who knows the main nicks too."""
    return _naming(text, faces, _known)


def is_name(text: str, faces: Sequence[Face]) -> bool:
    """Say whether somebody is called exactly so."""
    return len(text) <= LONGEST and bool(_whole(text, faces, _known))


Names = Callable[[Face], tuple[str, ...]]


def _public(face: Face) -> tuple[str, ...]:
    return tuple(filter(None, (face.nick, face.name)))


def _known(face: Face) -> tuple[str, ...]:
    return tuple(filter(None, (face.nick, face.name, face.person)))


def _naming(text: str, faces: Sequence[Face], names: Names) -> Naming:
    if len(text) > LONGEST:
        return Unknown(text)
    for spelling in _spellings(text):
        if seats := _whole(spelling, faces, names):
            return _one(text, seats)
    twice = _twice(text, faces, names)
    if twice is not None:
        return twice
    for spelling in _spellings(text):
        if seats := _part(spelling, faces):
            return _one(text, seats)
    return Unknown(text, _near(text, faces, names))


def _one(text: str, seats: tuple[int, ...]) -> Found | Several:
    return Found(seats[0]) if len(seats) == 1 else Several(text, seats)


def _spellings(text: str) -> Iterator[str]:
    yield text
    bare = text.strip(" \t.,;:!?…")
    if bare and bare != text:
        yield bare


def _whole(text: str, faces: Sequence[Face], names: Names) -> tuple[int, ...]:
    wanted = _canonical_nick(fold(text))
    named = {
        face.seat for face in faces if wanted in {_canonical_name(name) for name in names(face)}
    }
    number = _numbered(wanted, nick_taken=bool(named))
    if number is not None:
        nick = f"igrok {number}"
        by_nick = {face.seat for face in faces if _canonical_name(face.nick) == nick}
        named |= {face.seat for face in faces if face.seat == number} | by_nick
    return tuple(sorted(named))


def _numbered(wanted: str, *, nick_taken: bool) -> int | None:
    """Read «5», «№ 5», «місце 5»; and «гравець 5» where nobody has such a nick."""
    if (found := _SEAT.fullmatch(wanted)) is not None:
        return int(found[1])
    if not nick_taken and (found := _NICK.fullmatch(wanted)) is not None:
        return int(found[1])
    return None


@lru_cache(maxsize=1024)
def _canonical_name(name: str) -> str:
    """Fold the name of a seat: every line is held against all of them."""
    return _canonical_nick(fold(name))


def _canonical_nick(folded: str) -> str:
    found = _NICK.fullmatch(folded)
    return folded if found is None else f"igrok {int(found[1])}"


def _twice(text: str, faces: Sequence[Face], names: Names) -> Found | Disagree | None:
    """Read «igrok 8 — Ашот» and «igrok 8 (Ашот)»: both parts must mean the same seat."""
    for head, tail in _splits(text):
        first = _whole(head, faces, names)
        if not first:
            continue
        second = _naming(tail, faces, names)
        if isinstance(second, Unknown):
            continue
        others = (second.seat,) if isinstance(second, Found) else second.seats
        if isinstance(second, Found | Several) and len(common := {*first} & {*others}) == 1:
            return Found(common.pop())
        return Disagree(text, tuple(sorted({*first, *others})))
    return None


def _splits(text: str) -> Iterator[tuple[str, str]]:
    if (found := _IN_BRACKETS.fullmatch(text)) is not None:
        yield found[1], found[2]
    for dash in islice(_BETWEEN.finditer(text), _MOST_SPLITS):
        head, tail = text[: dash.start()].strip(), text[dash.end() :].strip()
        if head and tail:
            yield head, tail


def _part(text: str, faces: Sequence[Face]) -> tuple[int, ...]:
    wanted = fold(text)
    if not wanted:
        return ()
    ends = "" if len(wanted) >= _SHORTEST_PART else r"(?!\w)"
    part = re.compile(rf"(?<!\w){re.escape(wanted)}{ends}")
    return tuple(face.seat for face in faces if part.search(_folded(face.name)))


def _near(text: str, faces: Sequence[Face], names: Names) -> tuple[str, ...]:
    scored = [
        (_likeness(text, (*names(face), face.label, *face.name.split())), face) for face in faces
    ]
    near = sorted(
        (pair for pair in scored if pair[0] >= _NEAR_ENOUGH),
        key=lambda pair: (-pair[0], pair[1].seat),
    )
    return tuple(face.label for _, face in near[:_OFFERED])


def _likeness(text: str, names: Iterable[str]) -> float:
    """Say how like a text is to one of the names, 0 to 100; a number must be the same."""
    wanted = _loose(text)
    same_number = (
        name for name in map(_loosely, names) if _DIGITS.findall(name) == _DIGITS.findall(wanted)
    )
    return max((fuzz.ratio(wanted, name) for name in same_number), default=0.0)


@lru_cache(maxsize=1024)
def _folded(name: str) -> str:
    return fold(name)


@lru_cache(maxsize=4096)
def _loosely(name: str) -> str:
    return _loose(name)


def _loose(text: str) -> str:
    return fold(text).translate(_ALIKE)


_NICK = re.compile(rf"(?:{'|'.join((*words.NICK, *words.NICK_CASES))})\s*#?\s*(\d{{1,4}})")
_SEAT = re.compile(rf"(?:(?:{'|'.join((*words.SEAT, '#'))})\s*)?(\d{{1,4}})")
_BETWEEN = re.compile(rf"\s*[{re.escape(DASHES)}:]\s*")
_IN_BRACKETS = re.compile(r"(.+?)\s*\((.+)\)")
_DIGITS = re.compile(r"\d+")
_ALIKE = str.maketrans(
    {
        **dict(zip("ґёєэиыі", "гееeііі", strict=True)),
        **dict(zip("abcehikmoptxy", "авсенікмортху", strict=True)),
        "'": None,
        "ь": None,
        "-": " ",
    },
)
