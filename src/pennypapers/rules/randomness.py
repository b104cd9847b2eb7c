"""A small random generator for compiled games: its state is one 64-bit word in an array, passed in by the caller.

It is a multiply-with-carry generator (MWC64X, by David Thomas). Its arithmetic never overflows, so that compiled and
interpreted runs draw the same numbers. It is for simulation only: the dice of real tables come from
`pennypapers.table.fair_dice`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.compiled import compiled

Generator = NDArray[np.uint64]

_MULTIPLIER = np.uint64(4294883355)
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_RANGE = np.uint64(1 << 32)


def generators(seed: int, start: int, count: int) -> Generator:
    """The states of the generators of a seed from number `start` on, mixed by SplitMix64: one for each game.

    Game 17 of a seed draws the same numbers, no matter how the games are shared out among processes.
    """
    number = np.arange(start, start + count, dtype=np.uint64)
    word = number * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seed % (1 << 64))
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        word = (word ^ (word >> np.uint64(shift))) * np.uint64(factor)
    word ^= word >> np.uint64(31)
    # The generator would never leave 0 or its largest state: this gives neither.
    return (word >> np.uint64(1)) | np.uint64(1)


@compiled
def bits32(generator: Generator) -> np.uint64:
    """32 random bits."""
    word = generator[0]
    low, high = word & _LOW, word >> _HALF
    generator[0] = low * _MULTIPLIER + high
    return low ^ high


@compiled
def below(generator: Generator, limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely, by multiplication and rejection (Lemire, 2019)."""
    wide = np.uint64(limit)
    product = bits32(generator) * wide
    if product & _LOW < wide:
        unfair = (_RANGE - wide) % wide
        while product & _LOW < unfair:
            product = bits32(generator) * wide
    return np.int64(product >> _HALF)  # type: ignore[return-value]  # int() would stay unsigned when compiled
