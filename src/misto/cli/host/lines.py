"""Order lines, as players write them: from a pasted text to tokens, without knowing the game.

A paste is read line by line. A **header** says who sent what follows, and when: «Виталя, 20:15:»,
«igrok 5, вчора 23:10:», «Виталя:»; a header may stand before an order on the same line. An **order
line** is a kind, the number of a turn or none, a dash or colon, a target: «Суд Лінча 2 – Виталя».
A **withdrawal** is «Відкликаю суд Лінча». Everything else is **odd**, and never guessed at.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import chain
from types import MappingProxyType

from msgspec import Struct
from rapidfuzz import fuzz, process

from misto.cli.host import vocabulary as words
from misto.cli.host import when
from misto.engine.terms import Kind

DASHES = "-‐‑‒–—―−"
APOSTROPHES = "'’ʼ‘`´"
_DASHES = re.escape(DASHES)  # inside a class of letters of a pattern
_NEAR_ENOUGH = 70


class Header(Struct, frozen=True):
    """Who sent the lines that follow, and when, as it was written; None: as before."""

    line: int
    text: str
    sender: str | None
    when: str | None


class OrderLine(Struct, frozen=True):
    """An order, with its target (and a note's text) as it was written."""

    line: int
    text: str
    kind: Kind
    turn: int | None
    target: str


class Withdrawal(Struct, frozen=True):
    """An order that is taken back."""

    line: int
    text: str
    kind: Kind
    turn: int | None


class Oddity(StrEnum):
    """Why a line is none of these."""

    NOT_UNDERSTOOD = "not_understood"
    NO_DASH = "no_dash"  # kind and target stand side by side
    NO_TARGET = "no_target"
    NOTE_UNFINISHED = "note_unfinished"  # a quotation mark that nothing closes


class Odd(Struct, frozen=True):
    """A line that isn't understood, and the order that it may have meant to be."""

    line: int
    text: str
    why: Oddity
    near: str | None = None


Token = Header | OrderLine | Withdrawal | Odd


def fold(text: str) -> str:
    """Bring spellings together that differ in case, spaces, kind of dash or apostrophe only.

    >>> fold(" «Анна–Марія  ДʼАрк» ")
    "анна-марія д'арк"
    """
    text = unicodedata.normalize("NFKC", text.replace("№", "#")).casefold()
    text = text.translate(_SIGNS)
    return " ".join(text.split()).strip("«»\"“”„' ")


def kind_of(text: str) -> Kind | None:
    """Return the kind of order that a phrase names, or its name in the rulebook («kill»)."""
    folded = fold(text)
    if folded in _PHRASES:
        return _PHRASES[folded]
    return Kind(folded) if folded in {kind.value for kind in Kind} else None


def tokens(paste: str) -> tuple[Token, ...]:
    r"""Read a paste, line by line; empty lines say nothing.

    >>> tokens("Виталя, 20:15:\nСуд Лінча 2 - igrok 5")[1].target
    'igrok 5'
    """
    return tuple(chain.from_iterable(_tokens(line, text) for line, text in _joined(paste)))


def _tokens(line: int, text: str) -> Iterator[Token]:
    if (header := _named_header(line, text)) is not None:
        yield header
        return
    if (order := _order(line, text)) is not None:
        yield order
        return
    for colon in (found.start() for found in re.finditer(r":\s", text)):
        header = _header(line, text[: colon + 1])
        order = _order(line, text[colon + 1 :].strip())
        if header is not None and order is not None:
            yield header
            yield order
            return
    header = _header(line, text)
    yield header if header is not None else Odd(line, text, Oddity.NOT_UNDERSTOOD, _near(text))


def _order(line: int, text: str) -> Token | None:
    bare = unquoted(_MARKS.sub("", text))
    if (found := _WITHDRAW_LINE.fullmatch(bare)) is not None:
        return Withdrawal(line, text, _kind(found["kind"]), _number(found["turn"]))
    if (found := _ORDER_LINE.match(bare)) is None:
        return None
    kind, turn = _kind(found["kind"]), _number(found["turn"])
    rest = found["rest"].strip()
    dash = _DASH.match(rest)
    target = rest[dash.end() :].strip() if dash else ""
    if fold(target) in _WITHDRAW_WORDS:
        return Withdrawal(line, text, kind, turn)
    if dash and target:
        if kind is Kind.NOTE and _open_quote(target):
            return Odd(line, text, Oddity.NOTE_UNFINISHED)
        return OrderLine(line, text, kind, turn, target)
    if dash or not rest:
        return Odd(line, text, Oddity.NO_TARGET)
    head = bare[: found.start("rest")].strip()
    return Odd(line, text, Oddity.NO_DASH, f"{head} – {rest}")


def _named_header(line: int, text: str) -> Header | None:
    """Read a name, an hour and a colon as a header, whatever the name: «Отрута, 20:15:»."""
    header = _header(line, text) if text.rstrip().endswith(":") else None
    if header is None or not header.when or not header.sender:
        return None
    is_order = isinstance(_order(line, header.sender), OrderLine | Withdrawal)
    return None if is_order else header


def _header(line: int, text: str) -> Header | None:
    found = _HEADER.fullmatch(text.strip())
    if found is None or not (found["when"] or found["colon"]):
        return None
    sender = found["sender"].strip(f" \t,;|>»({DASHES}")
    if not sender and not found["when"]:
        return None
    return Header(line, text, sender or None, found["when"])


def _joined(paste: str) -> Iterator[tuple[int, str]]:
    """Give the lines that say something; a note in quotation marks is one, however long."""
    held: list[str] = []
    start = 0
    for number, raw in enumerate(paste.splitlines(), 1):
        text = unicodedata.normalize("NFC", raw.replace("\ufeff", "").replace("\xa0", " ")).strip()
        if not held:
            if not text:
                continue
            start = number
        held.append(text)
        whole = "\n".join(held)
        if not _is_open_note(whole):
            yield start, whole
            held = []
    if held:
        yield start, "\n".join(held)


def _is_open_note(text: str) -> bool:
    found = _NOTE_START.search(text)
    return found is not None and _open_quote(text[found.end() :])


def _open_quote(text: str) -> bool:
    """Say whether a quotation begins after a colon and doesn't end."""
    found = _QUOTED.search(text)
    return found is not None and _depths(text[found.end() - 1 :], found[1])[-1] > 0


def unquoted(text: str) -> str:
    """Take off the quotation marks that enclose the whole of a text.

    >>> unquoted("«так»"), unquoted("«так» чи «ні»")
    ('так', '«так» чи «ні»')
    """
    text = text.strip()
    mark = text[:1]
    if mark not in _CLOSING or text[-1] != _CLOSING[mark] or len(text) == 1:
        return text
    return text[1:-1].strip() if 0 not in _depths(text, mark)[:-1] else text


def _depths(text: str, mark: str) -> list[int]:
    """Say after each sign how many quotations of this mark are open; a straight one toggles."""
    closing = _CLOSING[mark]
    depths, depth = [], 0
    for sign in text:
        if sign == mark:
            depth = 1 - depth if mark == closing else depth + 1
        elif sign == closing:
            depth -= 1
        depths.append(depth)
    return depths


def _near(text: str) -> str | None:
    head = re.split(f"[{_DASHES}:]|\\d", text, maxsplit=1)[0]
    found = process.extractOne(
        fold(head), _PHRASES.keys(), scorer=fuzz.ratio, score_cutoff=_NEAR_ENOUGH
    )
    return None if found is None else _SHOWN[found[0]]


def _kind(phrase: str) -> Kind:
    return _PHRASES[fold(phrase)]


def _number(digits: str | None) -> int | None:
    return None if digits is None else int(digits)


def _phrases() -> Mapping[str, Kind]:
    rows = chain.from_iterable(rows.items() for rows in words.ORDERS.values())
    return MappingProxyType({fold(phrase): kind for kind, row in rows for phrase in row})


def _shown() -> Mapping[str, str]:
    rows = chain.from_iterable(rows.values() for rows in words.ORDERS.values())
    return MappingProxyType({fold(phrase): row[0] for row in rows for phrase in row})


def _any(phrases: Iterable[str]) -> str:
    longest_first = sorted(set(phrases), key=len, reverse=True)
    return "|".join(
        re.escape(phrase).replace("\\ ", r"\s+").replace("'", f"[{APOSTROPHES}]")
        for phrase in longest_first
    )


_SIGNS = str.maketrans({**dict.fromkeys(DASHES, "-"), **dict.fromkeys(APOSTROPHES, "'")})
_PHRASES = _phrases()
_SHOWN = _shown()
_WITHDRAW_WORDS = frozenset(fold(word) for row in words.WITHDRAW.values() for word in row)
_CLOSING = {"«": "»", '"': '"', "“": "”", "„": "“"}

_ENDS = r"(?![^\W\d_])"  # a phrase ends where its letters end
_TURN = (
    rf"(?:(?:[\s,]*(?:{_any(words.TURN)}){_ENDS})?\s*[№#]?\s*(?P<turn>\d{{1,4}})"
    rf"(?:-?(?:{_any(words.ORDINAL)}))?(?!\w))?"
)
_KIND = rf"(?P<kind>{_any(_PHRASES)}){_ENDS}"
_ORDER_LINE = re.compile(rf"{_KIND}{_TURN}(?P<rest>.*)", re.IGNORECASE | re.DOTALL)
_WITHDRAW_LINE = re.compile(
    rf"(?:{_any(_WITHDRAW_WORDS)}){_ENDS}[\s:{_DASHES}]*[«\"“„]?{_KIND}{_TURN}[»\"”“\s.!]*",
    re.IGNORECASE,
)
_DASH = re.compile(rf"[{_DASHES}:=→>]+")
_MARKS = re.compile(rf"^(?:[>*•·{_DASHES}]\s*|\d{{1,2}}[.)]\s+)+")
_HEADER = re.compile(
    rf"(?P<sender>.*?)(?:(?:^|[\s,;|(]+)(?P<when>{when.PATTERN})\)?)?\s*(?P<colon>:?)",
    re.IGNORECASE,
)
_NOTES = _any(phrase for phrase, kind in _PHRASES.items() if kind is Kind.NOTE)
_NOTE_START = re.compile(rf"(?<![^\W\d_])(?:{_NOTES}){_TURN}\s*{_DASH.pattern}", re.IGNORECASE)
_QUOTED = re.compile(r":\s*([«\"“„])")
