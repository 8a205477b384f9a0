"""With Numba: how functions are compiled, and what `bits` is in machine code."""

# ruff: noqa: ANN401, ARG001  # Numba asks for functions of these names; their types are its own

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba import config, njit
from numba.core import types
from numba.extending import intrinsic, overload, register_jitable

from misto.sim import draws
from misto.sim.batch import bits

_GAMMA, _FIRST, _SECOND = map(np.uint64, (draws.GAMMA, draws.FIRST, draws.SECOND))
_27, _30, _31, _32 = map(np.uint64, (27, 30, 31, 32))

if config.DISABLE_JIT:  # type: ignore[attr-defined]  # which Numba sets as it is loaded
    raise ImportError("compiling is switched off")

Function = Callable[..., Any]

register_jitable(draws.place)


def within(function: Function) -> Function:
    """Let compiled functions call a function, which stays as it is."""
    return register_jitable(function)


def kept(function: Function) -> Any:
    """Compile a function, and keep its code for the next process, if there is a place."""
    try:
        return njit(nogil=True, cache=True)(function)
    except RuntimeError:
        return njit(nogil=True)(function)


def at_hand(code: Any) -> bool:
    """Say whether a function is compiled, or an earlier process has kept its code."""
    if code.signatures:
        return True
    place = code.stats.cache_path
    return bool(place) and any(Path(place).glob(f"*{code.py_func.__qualname__}*.nbi"))


@intrinsic
def _trailing_zeros(_: Any, mask: Any) -> Any:
    def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        of_nothing_anything = context.get_constant(types.boolean, 1)
        return builder.cttz(arguments[0], of_nothing_anything)

    return types.int64(types.int64), code


@intrinsic
def _population(_: Any, mask: Any) -> Any:
    def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


trailing_zeros: Any = _trailing_zeros
population: Any = _population


@overload(bits.lowest)
def _lowest(mask: Any) -> Any:
    def lowest(mask: Any) -> Any:
        return trailing_zeros(mask)

    return lowest


@overload(bits.ones)
def _ones(mask: Any) -> Any:
    def ones(mask: Any) -> Any:
        return population(mask)

    return ones


@overload(bits.upper)
def _upper(bits: Any) -> Any:
    def upper(bits: Any) -> Any:
        return np.int64(bits >> _32)

    return upper


@overload(draws.stream)
def _stream(key: Any, number: Any) -> Any:
    def stream(key: Any, number: Any) -> Any:
        mixed = key + np.uint64(number) * _GAMMA
        mixed = (mixed ^ (mixed >> _30)) * _FIRST
        mixed = (mixed ^ (mixed >> _27)) * _SECOND
        return mixed ^ (mixed >> _31)

    return stream
