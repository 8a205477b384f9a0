"""How the batch is compiled: plain Python on whole numbers, of which Numba makes machine code.

Both forms stand side by side: a function can be called as it is, and an `entry` is its machine
code, with that of all that it calls. Without Numba there is the plain form alone. The code of an
entry is kept beside its source, under a digest of the simulator's: Numba itself would look at the
entry's own file alone.
"""

from collections.abc import Callable
from dataclasses import fields
from hashlib import blake2b
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from misto.sim import draws

try:
    from misto.sim.batch import machine

    NUMBA = True
except ImportError:  # the extra `fast` isn't installed, or is switched off
    NUMBA = False

Function = TypeVar("Function", bound=Callable[..., Any])
Workspace = Any
"""An object of whole numbers and lists of them, or the record that stands for it."""


def compiled(function: Function) -> Function:
    """Let entries call a function: it stays as it is, and they have it compiled."""
    return cast("Function", machine.within(function)) if NUMBA else function


def entry(function: Function) -> Function:
    """Return the machine code of a function, which is made when it is first called, and kept.

    Without Numba, the function itself. Machine code takes records: see `workspace`.
    """
    if not NUMBA:
        return function
    named = FunctionType(function.__code__, function.__globals__, function.__name__)
    named.__qualname__ = f"{function.__name__}_{_digest()}"
    return cast("Function", machine.kept(named))


def at_hand(code: Callable[..., Any]) -> bool:
    """Say whether an entry is made already, by this process or an earlier one."""
    return not NUMBA or machine.at_hand(code)


def _digest() -> str:
    sources = sorted(Path(draws.__file__).parent.rglob("*.py"))
    return blake2b(b"\0".join(path.read_bytes() for path in sources), digest_size=8).hexdigest()


def record(made: Any) -> Workspace:  # noqa: ANN401  # any dataclass of numbers and lists
    """Return what machine code takes for an object of whole numbers and lists of them.

    That is a record, a view of an array of its own.
    """
    values = {field.name: getattr(made, field.name) for field in fields(made)}
    kinds = [(name, *_kind(name, value)) for name, value in values.items()]
    found = np.zeros(1, np.dtype(kinds))[0]
    for name, value in values.items():
        found[name] = value
    return found


def _kind(name: str, value: int | list[int]) -> tuple[Any, ...]:
    kind = np.uint64 if name == "key" else np.int64
    return (kind, (len(value),)) if isinstance(value, list) else (kind,)


def look(within: Workspace, name: str) -> Any:  # noqa: ANN401  # a whole number, or a list of them
    """Return a field of a workspace."""
    return within[name].tolist() if isinstance(within, np.void) else getattr(within, name)
