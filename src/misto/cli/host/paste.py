"""A paste, read against a game: for each line the wish it holds, or why it can't be taken.

Pure: it knows who sits where and which turn it is, and nothing else of the game. What the rules
say to a wish, the engine says.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from enum import StrEnum
from itertools import islice, zip_longest

from msgspec import Struct

from misto.cli.host import names, vocabulary
from misto.cli.host import when as hours
from misto.cli.host.lines import (
    MOST_COLONS,
    Header,
    Odd,
    Oddity,
    OrderLine,
    Quotation,
    Token,
    Withdrawal,
    fold,
    tokens,
    unquoted,
)
from misto.cli.host.names import Disagree, Face, Found, Naming, Several, Unknown
from misto.cli.host.when import Span, Unfit
from misto.engine.commands import GiveNote, GiveOrder, WithdrawOrder
from misto.engine.terms import Kind

Wish = GiveOrder | WithdrawOrder | GiveNote


class Fault(StrEnum):
    """Why a line can't be taken, before any rule is asked."""

    NOT_UNDERSTOOD = "not_understood"
    NO_DASH = "no_dash"
    NO_TARGET = "no_target"
    NOTE_UNFINISHED = "note_unfinished"
    NOTE_WITHOUT_TEXT = "note_without_text"
    OTHER_TURN = "other_turn"
    UNKNOWN_TARGET = "unknown_target"
    SEVERAL_TARGETS = "several_targets"
    TARGETS_DISAGREE = "targets_disagree"
    NOBODY_IS_A_NAME = "nobody_is_a_name"  # «нікого», and somebody is called so
    NO_SENDER = "no_sender"
    UNKNOWN_SENDER = "unknown_sender"
    SEVERAL_SENDERS = "several_senders"
    SENDERS_DISAGREE = "senders_disagree"
    BAD_TIME = "bad_time"
    NOTHING_UNDER_IT = "nothing_under_it"  # a header without an order
    ANOTHERS = "anothers"  # in a letter of one player a header names another one
    TOO_LONG = "too_long"
    QUOTED = "quoted"  # no mistake: what is quoted is never an order
    PERHAPS_QUOTED = "perhaps_quoted"  # «… пише:» stands over it, and no sign of a quotation


class Flaw(Struct, frozen=True):
    """A fault, with what a sentence about it needs."""

    fault: Fault
    name: str = ""
    near: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    turn: int | None = None
    unfit: Unfit | None = None


class Reading(Struct, frozen=True):
    """One line of a paste: who sent it, when, and the wish or the flaw."""

    line: int
    text: str
    seat: int | None
    at: datetime | None  # None: no hour was given
    wish: Wish | None = None
    flaw: Flaw | None = None


class Desk(Struct, frozen=True):
    """What a line is read against."""

    faces: tuple[Face, ...]
    turn: int
    span: Span
    by: str | None = None  # whose letter it is, all of it
    at: str | None = None
    untimed: bool = False


class _Nobody(Struct, frozen=True):
    """Nobody may be taken for the sender, for this reason."""

    flaw: Flaw


class _Sender(Struct, frozen=True):
    """Who and when, as the last header said it."""

    who: Naming | _Nobody | None = None
    at: datetime | Unfit | None = None
    when: str = ""


def read(paste: str, desk: Desk) -> tuple[Reading, ...]:
    """Read a paste line by line, in the order in which it was written."""
    return tuple(_readings(tokens(paste), desk))


def _readings(found: tuple[Token, ...], desk: Desk) -> Iterator[Reading]:
    sender = _first_sender(desk)
    heads = any(isinstance(token, Header) for token in found)
    idle: Header | None = None  # a header under which nothing has come yet
    writer: _Sender | None = None  # whose letter quotes another one, until the quotation is there
    for token, after in zip_longest(found, found[1:]):
        if isinstance(token, Quotation):
            yield Reading(token.line, token.text, None, None, flaw=Flaw(Fault.QUOTED))
            sender, writer = _beside_quotation(token, sender, writer)
            continue
        header = _as_header(token, desk)
        if header is not None:
            if idle is not None and header.sender is not None:
                yield _nothing_under(idle)
            sender, writer = _after(sender, header.sender, header.when, desk), None
            idle = None if isinstance(sender.who, _Nobody) else header
            if after is None or after.line != header.line:
                yield from _of_another(header, sender)
            continue
        idle = None
        if isinstance(token, OrderLine | Withdrawal):
            yield _reading(token, sender, desk)
        elif isinstance(token, Odd):
            perhaps = token.why in _PERHAPS_HEADERS
            seat, at = (None, None) if perhaps else _seat_and_hour(sender)
            yield Reading(token.line, token.text, seat, at, flaw=_oddity(token))
            if heads and perhaps:
                sender = _Sender()  # it may have said who sent what follows
    if idle is not None:
        yield _nothing_under(idle)


def _beside_quotation(
    token: Quotation, sender: _Sender, writer: _Sender | None
) -> tuple[_Sender, _Sender | None]:
    """Say who sent what follows a quotation, and who writes again once «… пише:» has its own."""
    if token.opens:
        return _Sender(_Nobody(Flaw(Fault.PERHAPS_QUOTED))), writer or sender
    return writer or sender, None


def _of_another(header: Header, sender: _Sender) -> Iterator[Reading]:
    if header.sender is not None and isinstance(sender.who, _Nobody):
        yield Reading(header.line, header.text, None, None, flaw=sender.who.flaw)


def _as_header(token: Token, desk: Desk) -> Header | None:
    """Take a line for a header: one that is written so, or somebody's whole name alone."""
    if isinstance(token, Header):
        return token
    if isinstance(token, Odd) and names.is_name(token.text, desk.faces):
        return Header(token.line, token.text, token.text, None)
    return None


def _nothing_under(header: Header) -> Reading:
    return Reading(header.line, header.text, None, None, flaw=Flaw(Fault.NOTHING_UNDER_IT))


def _first_sender(desk: Desk) -> _Sender:
    return _after(_Sender(), desk.by, desk.at, desk)


def _after(before: _Sender, who: str | None, when: str | None, desk: Desk) -> _Sender:
    """Take from a header what it says; a header with a name and no hour has none."""
    naming = before.who if who is None else _named(who, desk)
    if when is None:
        return _Sender(naming, _default_at(desk), desk.at or "")
    return _Sender(naming, hours.instant(when, desk.span), when)


def _named(who: str, desk: Desk) -> Naming | _Nobody:
    """Say whom a header names; in a letter of one player it can't be another one."""
    naming = names.sender(who, desk.faces)
    if desk.by is None or not isinstance(naming, Found):
        return naming
    own = names.sender(desk.by, desk.faces)
    if own == naming:
        return naming
    labels = (face.label for face in desk.faces if own == Found(face.seat))
    return _Nobody(Flaw(Fault.ANOTHERS, name=next(labels, desk.by), seats=(naming.seat,)))


def _default_at(desk: Desk) -> datetime | Unfit | None:
    return None if desk.at is None else hours.instant(desk.at, desk.span)


def _oddity(odd: Odd) -> Flaw:
    return Flaw(Fault(odd.why.value), near=() if odd.near is None else (odd.near,))


def _reading(token: OrderLine | Withdrawal, sender: _Sender, desk: Desk) -> Reading:
    seat, at = _seat_and_hour(sender)
    flaw = _sender_flaw(sender) or _turn_flaw(token, desk)
    if flaw is not None or seat is None:
        return Reading(token.line, token.text, seat, at, flaw=flaw)
    wish = _wish(token, seat, desk)
    if isinstance(wish, Flaw):
        return Reading(token.line, token.text, seat, at, flaw=wish)
    return Reading(token.line, token.text, seat, at, wish=wish)


def _seat_and_hour(sender: _Sender) -> tuple[int | None, datetime | None]:
    seat = sender.who.seat if isinstance(sender.who, Found) else None
    return seat, sender.at if isinstance(sender.at, datetime) else None


def _sender_flaw(sender: _Sender) -> Flaw | None:
    match sender.who:
        case None:
            return Flaw(Fault.NO_SENDER)
        case _Nobody(flaw):
            return flaw
        case Unknown(text, near):
            return Flaw(Fault.UNKNOWN_SENDER, name=text, near=near)
        case Several(text, seats):
            return Flaw(Fault.SEVERAL_SENDERS, name=text, seats=seats)
        case Disagree(text, seats):
            return Flaw(Fault.SENDERS_DISAGREE, name=text, seats=seats)
        case _:
            unfit = sender.at if isinstance(sender.at, Unfit) else None
            return None if unfit is None else Flaw(Fault.BAD_TIME, name=sender.when, unfit=unfit)


def _turn_flaw(token: OrderLine | Withdrawal, desk: Desk) -> Flaw | None:
    if token.turn is None or token.turn == desk.turn:
        return None
    return Flaw(Fault.OTHER_TURN, turn=token.turn)


def _wish(token: OrderLine | Withdrawal, seat: int, desk: Desk) -> Wish | Flaw:
    if isinstance(token, Withdrawal):
        return WithdrawOrder(seat=seat, order=token.kind, untimed=desk.untimed)
    if token.kind is Kind.NOTE:
        return _note(token, seat, desk)
    targets = _targets(token.target, desk.faces)
    if isinstance(targets, Flaw):
        return targets
    return GiveOrder(seat=seat, order=token.kind, targets=targets, untimed=desk.untimed)


def _targets(text: str, faces: Sequence[Face]) -> tuple[int, ...] | Flaw:
    text = " ".join(text.split())
    whole = names.target(text, faces)
    if fold(text).strip(" .!") in _NOBODY:
        if isinstance(whole, Found):
            return Flaw(Fault.NOBODY_IS_A_NAME, name=text, seats=(whole.seat,))
        called = tuple(face.seat for face in faces if {fold(face.nick), fold(face.name)} & _NOBODY)
        return Flaw(Fault.NOBODY_IS_A_NAME, name=text, seats=called) if called else ()
    if isinstance(whole, Found):
        return (whole.seat,)
    pieces = [piece for piece in _AND.split(text) if piece.strip()]
    if not 2 <= len(pieces) <= _MOST_TARGETS:  # noqa: PLR2004 - two names are two
        return _target_flaw(whole)
    namings = [names.target(piece, faces) for piece in pieces]
    wrong = [naming for naming in namings if not isinstance(naming, Found)]
    if wrong:
        return _target_flaw(wrong[0])
    return tuple(dict.fromkeys(one.seat for one in namings if isinstance(one, Found)))


def _target_flaw(naming: Naming) -> Flaw:
    match naming:
        case Several(text, seats):
            return Flaw(Fault.SEVERAL_TARGETS, name=text, seats=seats)
        case Disagree(text, seats):
            return Flaw(Fault.TARGETS_DISAGREE, name=text, seats=seats)
        case Unknown(text, near):
            return Flaw(Fault.UNKNOWN_TARGET, name=text, near=near)
        case Found():
            raise AssertionError(naming)


def _note(token: OrderLine, seat: int, desk: Desk) -> Wish | Flaw:
    """Part a note at the colon after which its text begins: a name may have a colon too."""
    first: Naming | None = None
    for colon in _colons(token.target):
        naming = names.target(token.target[:colon].strip(), desk.faces)
        first = first or naming
        text = unquoted(token.target[colon + 1 :])
        if isinstance(naming, Found) and text:
            return GiveNote(seat=seat, to=naming.seat, text=text, untimed=desk.untimed)
    if first is None or isinstance(first, Found):
        return Flaw(Fault.NOTE_WITHOUT_TEXT)
    return _target_flaw(first)


def _colons(text: str) -> Iterator[int]:
    return islice((place for place, sign in enumerate(text) if sign == ":"), MOST_COLONS)


_MOST_TARGETS = 8  # no order is on so many; what lists more isn't taken apart
_PERHAPS_HEADERS = frozenset({Oddity.NOT_UNDERSTOOD, Oddity.TOO_LONG})


_NOBODY = frozenset(fold(word) for row in vocabulary.NOBODY.values() for word in row)
_AND = re.compile(
    rf"\s*[,;/+&]\s*|\s+(?:{'|'.join(word for word in vocabulary.AND if word.isalpha())})\s+",
    re.IGNORECASE,
)
