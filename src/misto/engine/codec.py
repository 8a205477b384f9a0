"""The stored form of events: a kind, a version, plain data; older versions are upcast (law 1)."""

from collections.abc import Callable, Mapping
from typing import Any, Union

import msgspec

from misto.engine import events
from misto.engine.events import Event

KINDS: Mapping[str, type[Event]] = {
    cls.__struct_config__.tag: cls  # type: ignore[misc]
    for cls in vars(events).values()
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
}
