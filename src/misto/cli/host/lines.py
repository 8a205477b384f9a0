"""Order lines, as players write them: from a pasted text to tokens, without knowing the game.

A paste is read line by line. A **header** says who sent what follows, and when: «Виталя, 20:15:»,
«igrok 5, вчора 23:10:», «Виталя:»; a header may stand before an order on the same line. An **order
line** is a kind, the number of a turn or none, a dash or colon, a target: «Суд Лінча 2 — Виталя».
A **withdrawal** is «Відкликаю суд Лінча». A **quotation** («> …») says what somebody once said.
Everything else is **odd**, and never guessed at.

The work grows with the length of a paste and no faster: lines and notes have a greatest length, a
line is tried as header and order at its first few colons only, and no pattern looks back and again.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import chain, islice
from types import MappingProxyType

from msgspec import Struct
from rapidfuzz import fuzz, process

from misto.cli.host import vocabulary as words
from misto.cli.host import when
from misto.engine.names import TEXT_MAX
from misto.engine.terms import Kind

DASHES = "-‐‑‒–—―−"
APOSTROPHES = "'’ʼ‘`´"
_DASHES = re.escape(DASHES)  # inside a class of letters of a pattern
_NEAR_ENOUGH = 70
LONGEST_LINE = 2_000
LONGEST_NOTE = TEXT_MAX + LONGEST_LINE
"""The most characters of a line, and of a note with all its lines; what is longer isn't read."""
MOST_COLONS = 8
"""At how many colons of a line it is tried to part it: a name may have one, an hour has some."""


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


class Quotation(Struct, frozen=True):
    """A line that a mail program or a forum quotes: «> …»; `opens`: «… пише:» stands over one."""

    line: int
    text: str
    opens: bool = False


class Oddity(StrEnum):
    """Why a line is none of these."""

    NOT_UNDERSTOOD = "not_understood"
    NO_DASH = "no_dash"  # kind and target stand side by side
    NO_TARGET = "no_target"
    NOTE_UNFINISHED = "note_unfinished"  # a quotation mark that nothing closes
    TOO_LONG = "too_long"


class Odd(Struct, frozen=True):
    """A line that isn't understood, and the order that it may have meant to be."""

    line: int
    text: str
    why: Oddity
    near: str | None = None


Token = Header | OrderLine | Withdrawal | Quotation | Odd


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
    if (other := _unreadable(line, text)) is not None:
        yield other
        return
    if (header := _named_header(line, text)) is not None:
        yield header
        return
    if (order := _order(line, text)) is not None:
        yield order
        return
    if _WROTE.search(text) is not None:
        yield Quotation(line, text, opens=True)
        return
    for colon in (found.start() for found in islice(_COLON.finditer(text), MOST_COLONS)):
        header = _header(line, text[: colon + 1])
        order = _order(line, text[colon + 1 :].strip())
        if header is not None and order is not None:
            yield header
            yield order
            return
    header = _header(line, text)
    yield header if header is not None else Odd(line, text, Oddity.NOT_UNDERSTOOD, _near(text))


def _unreadable(line: int, text: str) -> Token | None:
    """Read what is not to be read on: what is quoted, and what is too long."""
    if _is_quoted(text):
        return Quotation(line, text)
    if len(text) <= LONGEST_LINE:
        return None
    opening = _NOTE_START.search(text)
    if opening is not None and opening.start() < LONGEST_LINE:
        if _quotation(text) is not None:
            return Odd(line, text, Oddity.NOTE_UNFINISHED)
        if len(text) <= LONGEST_NOTE:
            return None
    return Odd(line, text, Oddity.TOO_LONG)


def _is_quoted(text: str) -> bool:
    return _QUOTE.match(text) is not None


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
        if kind is Kind.NOTE and _open_quote(target) is not None:
            return Odd(line, text, Oddity.NOTE_UNFINISHED)
        return OrderLine(line, text, kind, turn, target)
    if dash or not rest:
        return Odd(line, text, Oddity.NO_TARGET)
    head = bare[: found.start("rest")].strip()
    return Odd(line, text, Oddity.NO_DASH, f"{head} — {rest}")


def _named_header(line: int, text: str) -> Header | None:
    """Read a name, an hour and a colon as a header, whatever the name: «Отрута, 20:15:»."""
    header = _header(line, text) if text.rstrip().endswith(":") else None
    if header is None or not header.when or not header.sender:
        return None
    is_order = isinstance(_order(line, header.sender), OrderLine | Withdrawal)
    return None if is_order else header


def _header(line: int, text: str) -> Header | None:
    """Read a header from its end: a colon, before it an hour, before that a name."""
    bare = text.strip()
    if "\n" in bare or len(bare) > LONGEST_LINE or _WROTE.search(bare) is not None:
        return None
    colon = bare.endswith(":")
    body = bare.removesuffix(":").rstrip()
    found = _SENT.search(body, max(0, len(body) - _LONGEST_HOUR))
    if found is None and not colon:
        return None
    sender = (body if found is None else body[: found.start()]).strip(f" \t,;|>»({DASHES}")
    if not sender and found is None:
        return None
    return Header(line, text, sender or None, None if found is None else found["when"])


def _joined(paste: str) -> Iterator[tuple[int, str]]:
    """Give the lines that say something; a note in quotation marks is one, however long."""
    held: list[str] = []
    start = length = 0
    quotation: tuple[str, int] | None = None  # the mark that opened it, how many are open
    for number, raw in enumerate(paste.splitlines(), 1):
        text = _composed(raw, LONGEST_NOTE - length)
        if not held:
            if not text:
                continue
            start, length = number, 0
            quotation = None if _is_quoted(text) else _quotation(text)
        elif quotation is not None:
            quotation = _still_open(text, *quotation)
        held.append(text)
        length += len(text)
        if quotation is None:
            yield start, "\n".join(held)
            held, length = [], 0
    if held:
        yield start, "\n".join(held)


def _composed(raw: str, longest: int) -> str:
    """Compose the letters of a line (NFC); one that is too long anyway isn't worth the work."""
    text = raw.replace("\ufeff", "").replace("\xa0", " ").strip()
    return unicodedata.normalize("NFC", text).strip() if len(text) <= longest else text


def _quotation(text: str) -> tuple[str, int] | None:
    """Return the quotation that a note begins and doesn't end: its mark, how many are open."""
    found = _NOTE_START.search(text)
    return None if found is None else _open_quote(text, found.end())


def _open_quote(text: str, start: int = 0) -> tuple[str, int] | None:
    """Return the quotation that begins after a colon and doesn't end."""
    found = _QUOTED.search(text, start)
    return None if found is None else _still_open(text[found.end() - 1 :], found[1], 0)


def _still_open(text: str, mark: str, depth: int) -> tuple[str, int] | None:
    depth = next(reversed(_depths(text, mark, depth)), depth)
    return (mark, depth) if depth > 0 else None


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


def _depths(text: str, mark: str, depth: int = 0) -> list[int]:
    """Say after each sign how many quotations of this mark are open; a straight one toggles."""
    closing = _CLOSING[mark]
    depths = []
    for sign in text:
        if sign == mark:
            depth = 1 - depth if mark == closing else depth + 1
        elif sign == closing:
            depth -= 1
        depths.append(depth)
    return depths


def _near(text: str) -> str | None:
    head = re.split(f"[{_DASHES}:]|\\d", text[:_LONGEST_PHRASE], maxsplit=1)[0]
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
    rf"(?:(?:[\s,]*+(?:{_any(words.TURN)}){_ENDS})?\s*+(?:[№#]\s*+)?(?P<turn>\d{{1,4}})"
    rf"(?:-?(?:{_any(words.ORDINAL)}))?(?!\w))?"
)
_KIND = rf"(?P<kind>{_any(_PHRASES)}){_ENDS}"
_ORDER_LINE = re.compile(rf"{_KIND}{_TURN}(?P<rest>.*)", re.IGNORECASE | re.DOTALL)
_WITHDRAW_LINE = re.compile(
    rf"(?:{_any(_WITHDRAW_WORDS)}){_ENDS}[\s:{_DASHES}]*[«\"“„]?{_KIND}{_TURN}[»\"”“\s.!]*",
    re.IGNORECASE,
)
_DASH = re.compile(rf"[{_DASHES}:=→>]+")
_MARKS = re.compile(rf"^(?:[*•·{_DASHES}]\s*+|\d{{1,2}}[.)]\s++)++")
_COLON = re.compile(r":\s")
_SENT = re.compile(rf"(?:^|[\s,;|(])(?P<when>{when.PATTERN})\)?$", re.IGNORECASE)
_LONGEST_HOUR = 64  # characters, with a day before it
_LONGEST_PHRASE = 200
_QUOTE = re.compile(r">|&gt;|\|\s")
_WROTE = re.compile(
    rf"(?:(?<!\w)(?:{_any(words.WROTE)})|<[^<>\s@]{{1,64}}@[^<>\s@]{{1,255}}>)\s*:$"
    rf"|^-{{2,10}}\s?(?:{_any(words.ORIGINAL)})\s?-{{2,10}}$",
    re.IGNORECASE,
)
_NOTES = _any(phrase for phrase, kind in _PHRASES.items() if kind is Kind.NOTE)
_NOTE_START = re.compile(rf"(?<![^\W\d_])(?:{_NOTES}){_TURN}\s*+{_DASH.pattern}", re.IGNORECASE)
_QUOTED = re.compile(r":\s*+([«\"“„])")
