"""The stored form of events: a kind, a version, plain data; older versions are upcast (law 1).

One event is one line of JSON: `{"v": 1, "kind": "seat_left", "at": …, "audience": …, …}`. No Python
name stands in it. A later version of a kind comes with a function that lifts the one before.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Union

import msgspec

from misto.engine import events
from misto.engine.events import Event

Plain = dict[str, Any]
Upcast = Callable[[Plain], Plain]

KINDS: Mapping[str, type[Event]] = MappingProxyType(
    {
        str(cls.__struct_config__.tag): cls
        for cls in vars(events).values()
        if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
    },
)
"""Every kind of event, by its stored name."""

UPCASTS: Mapping[tuple[str, int], Upcast] = MappingProxyType({})
"""How an older version of a kind, by (kind, version), becomes the next one."""

_DECODER = msgspec.json.Decoder(Union[tuple(KINDS.values())])  # noqa: UP007  # built from a tuple


class _Head(msgspec.Struct):
    kind: str
    v: int


def version(kind: str, upcasts: Mapping[tuple[str, int], Upcast] = UPCASTS) -> int:
    """Return the version in which a kind of event is stored today."""
    return 1 + sum(its == kind for its, _ in upcasts)


def encode(event: Event) -> bytes:
    """Return the stored form of an event: one line of JSON, without its end of line."""
    kind = str(type(event).__struct_config__.tag)
    return b'{"v":%d,' % version(kind) + msgspec.json.encode(event)[1:]


def decode(line: bytes, upcasts: Mapping[tuple[str, int], Upcast] = UPCASTS) -> Event:
    """Return the event of a stored line; lift it first if an older version wrote it.

    Raise msgspec.ValidationError or msgspec.DecodeError for a line that isn't an event.
    """
    head = msgspec.json.decode(line, type=_Head)
    today = version(head.kind, upcasts)
    if not 1 <= head.v <= today:
        age = "newer than this program" if head.v > today else "none that ever was"
        raise msgspec.ValidationError(f"version {head.v} of {head.kind} is {age}")
    if head.v == today:
        event: Event = _DECODER.decode(line)
        return event
    plain: Plain = msgspec.json.decode(line)
    for older in range(head.v, today):
        plain = upcasts[head.kind, older](plain)
    lifted: Event = _DECODER.decode(msgspec.json.encode(plain))
    return lifted


def encode_ledger(ledger: Iterable[Event]) -> bytes:
    """Return a whole ledger as JSON lines."""
    return b"".join(encode(event) + b"\n" for event in ledger)


def decode_ledger(lines: bytes) -> tuple[Event, ...]:
    """Return the events of a ledger in JSON lines; raises as `decode` does."""
    return tuple(decode(line) for line in lines.splitlines() if line)
