"""Sets of spaces as 64-bit masks.

`uint64` mixed with a plain integer becomes signed under Numba and stays unsigned under NumPy, without a word. So
masks meet only masks, and the constants and shifts they need are here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from pennypapers.rules.compiled import compiled

Mask = np.uint64

NONE = np.uint64(0)
ONE = np.uint64(1)


@intrinsic
def _population(context: Any, mask: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), code


@intrinsic
def _trailing_zeros(context: Any, mask: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), code


def size(mask: Mask) -> int:
    """How many spaces."""
    return int(mask).bit_count()


@overload(size)
def _size(mask: Any) -> Any:
    def size(mask: Any) -> Any:
        return _population(mask)

    return size


def first(mask: Mask) -> int:
    """The first space, in reading order, of a mask that has one."""
    bits = int(mask)
    return (bits & -bits).bit_length() - 1


@overload(first)
def _first(mask: Any) -> Any:
    def first(mask: Any) -> Any:
        return _trailing_zeros(mask)

    return first


@compiled
def bit(space: int) -> Mask:
    return ONE << np.uint64(space)


@compiled
def rest(mask: Mask) -> Mask:
    """All but the first space, of a mask that has one."""
    return mask & (mask - ONE)


@compiled
def nth(mask: Mask, n: int) -> int:
    """The n-th space of a mask, from 0."""
    for _ in range(n):
        mask = rest(mask)
    return first(mask)


@compiled
def around(layout: np.void, mask: Mask) -> Mask:
    """Every space adjacent to at least one of these (a space of the mask only if another one is beside it)."""
    union = NONE
    while mask != NONE:
        union |= layout["near"][first(mask)]
        mask = rest(mask)
    return union


@compiled
def component(layout: np.void, mask: Mask, start: Mask) -> Mask:
    """The spaces of `mask` that are connected to `start` (part of `mask`) through spaces of `mask`."""
    reached = start
    edge = start
    while edge != NONE:
        edge = around(layout, edge) & mask & ~reached
        reached |= edge
    return reached


@compiled
def connected(layout: np.void, mask: Mask) -> bool:
    """Whether a mask of at least one space is in one piece."""
    return component(layout, mask, mask & ~rest(mask)) == mask
