"""How the batch is compiled: plain Python on whole numbers, machine code where Numba is installed.

Without Numba the same source runs as it stands. The code of an entry is kept beside its source,
under a digest of the simulator's: Numba itself would look at the entry's own file alone.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from misto.sim import draws

try:
    from misto.sim.batch import machine

    COMPILED = True
except ImportError:  # the extra `fast` isn't installed, or is switched off
    COMPILED = False

Function = TypeVar("Function", bound=Callable[..., Any])
Workspace = Any
"""An object of whole numbers and lists of them, or the record that stands for it."""


def numbers(values: Iterable[int]) -> tuple[int, ...]:
    """Return constants of which Numba knows nothing but that they are whole numbers.

    Of a plain one it makes a type, and compiles a function for each that it is called with: that
    takes half as long again.
    """
    return cast("tuple[int, ...]", tuple(map(np.int64, values))) if COMPILED else tuple(values)


def compiled(function: Function) -> Function:
    """Compile a function that entries call."""
    return cast("Function", machine.compiled(function)) if COMPILED else function


def entry(function: Function) -> Function:
    """Compile a function that is called from outside, and keep its code for the next process."""
    if not COMPILED:
        return function
    function.__qualname__ += f"_{_digest()}"
    return cast("Function", machine.kept(function))


def _digest() -> str:
    sources = sorted(Path(draws.__file__).parent.rglob("*.py"))
    return blake2b(b"\0".join(path.read_bytes() for path in sources), digest_size=8).hexdigest()


def workspace(made: Any) -> Workspace:  # noqa: ANN401  # any dataclass of numbers and lists
    """Return what compiled functions take for an object of whole numbers and lists of them.

    That is a record, a view of an array of its own; without Numba the object itself.
    """
    if not COMPILED:
        return made
    values = {field.name: getattr(made, field.name) for field in fields(made)}
    kinds = [(name, *_kind(name, value)) for name, value in values.items()]
    record = np.zeros(1, np.dtype(kinds))[0]
    for name, value in values.items():
        record[name] = value
    return record


def _kind(name: str, value: int | list[int]) -> tuple[Any, ...]:
    kind = np.uint64 if name == "key" else np.int64
    return (kind, (len(value),)) if isinstance(value, list) else (kind,)


def look(within: Workspace, name: str) -> Any:  # noqa: ANN401  # a whole number, or a list of them
    """Return a field of a workspace."""
    return within[name].tolist() if COMPILED else getattr(within, name)
