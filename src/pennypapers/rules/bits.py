"""Sets of spaces as 64-bit masks.

A `uint64` combined with a plain integer becomes signed under Numba and stays unsigned under NumPy, without any
warning. So masks are only ever combined with masks, and the constants and shifts that they need are here.
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
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.int64(types.uint64), code


def size(mask: Mask) -> int:
    """How many spaces a mask has."""
    return int(mask).bit_count()


@overload(size)
def _size(mask: Any) -> Any:
    def size(mask: Any) -> Any:
        return _population(mask)

    return size


def first(mask: Mask) -> int:
    """The number of the first space of a mask, in reading order; 64, which is no space, if the mask is empty."""
    bits = int(mask)
    return (bits & -bits).bit_length() - 1 if bits else 64


@overload(first)
def _first(mask: Any) -> Any:
    def first(mask: Any) -> Any:
        return _trailing_zeros(mask)

    return first


@compiled
def bit(space: int) -> Mask:
    return ONE << np.uint64(space)


def rest(mask: Mask) -> Mask:
    """The mask without its first space."""
    return np.uint64(int(mask) & (int(mask) - 1)) if mask else NONE


@overload(rest)
def _rest(mask: Any) -> Any:
    def rest(mask: Any) -> Any:
        return mask & (mask - ONE)

    return rest


@compiled
def nth(mask: Mask, n: int) -> int:
    """The n-th space of a mask, from 0. By halving, without branches: the processor mispredicts the end of a loop."""
    space = 0
    for half in (32, 16, 8, 4, 2, 1):
        below = size(mask & ((ONE << np.uint64(half)) - ONE))
        up = n >= below
        n -= below * up
        mask >>= np.uint64(half * up)
        space += half * up
    return space


@compiled
def around(layout: np.void, mask: Mask) -> Mask:
    """Every space adjacent to at least one of these. A space of the mask itself is among them only if another space of
    the mask is beside it."""
    near = layout["near"]
    # Most masks have at most three spaces: without a loop there is no branch that the processor could mispredict.
    second = rest(mask)
    third = rest(second)
    union = near[first(mask)] | near[first(second)] | near[first(third)]
    mask = rest(third)
    while mask != NONE:
        union |= near[first(mask)]
        mask = rest(mask)
    return union


@compiled
def twice_around(layout: np.void, mask: Mask) -> Mask:
    """Every space adjacent to at least two of these."""
    near = layout["near"]
    second = rest(mask)
    third = rest(second)
    one, two, three = near[first(mask)], near[first(second)], near[first(third)]
    once = one | two | three
    twice = one & two | one & three | two & three
    mask = rest(third)
    while mask != NONE:
        twice |= once & near[first(mask)]
        once |= near[first(mask)]
        mask = rest(mask)
    return twice


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
    """Whether all spaces of a mask, which has at least one, are connected."""
    return component(layout, mask, mask & ~rest(mask)) == mask
