"""The best of all discoveries that could be revealed, kind by kind.

A full valley of 64 spaces has tens of thousands of them, so they are chosen where they are listed, in compiled code.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, Mask, first, size
from pennypapers.rules.compiled import compiled
from pennypapers.rules.valley.marks import STRUCTURES
from pennypapers.rules.valley.stars import FEED_STARS, FIND_STARS, FOOD


@compiled
def choose_best(
    layout: np.void,
    sheet: np.void,
    listing: np.void,
    counts: NDArray[np.int64],
    best: NDArray[np.uint64],
    stars: NDArray[np.int64],
) -> None:
    """Of the discoveries in a listing, for each kind those that bring most stars, as many as `best` has room for; equal
    ones in reading order. `counts` says how many there are of each kind."""
    counts[:] = 0
    for number in range(listing["count"]):
        kind, spaces = listing["kind"][number], listing["spaces"][number]
        gain = gain_of(layout, sheet, kind, spaces)
        _put_in_order(best[kind], stars[kind], counts[kind], spaces, gain)
        counts[kind] += 1


@compiled
def gain_of(layout: np.void, sheet: np.void, kind: int, spaces: Mask) -> int:
    """The stars of a discovery, those from structures beside it included."""
    gain = FIND_STARS[kind]
    for structure in STRUCTURES:
        if FOOD[structure] == kind:
            gain += FEED_STARS * size(layout["near"][first(sheet["built"][structure])] & spaces)
    return gain


@compiled
def _put_in_order(
    best: NDArray[np.uint64], stars: NDArray[np.int64], before: int, spaces: Mask, gain: int
) -> None:
    """Put a discovery among the best of the `before` ones of its kind that were there before it."""
    place = min(before, len(best))
    while place > 0:
        above = place - 1
        if gain < stars[above] or (gain == stars[above] and not reads_before(spaces, best[above])):
            break
        if place < len(best):
            best[place], stars[place] = best[above], stars[above]
        place = above
    if place < len(best):
        best[place], stars[place] = spaces, gain


@compiled
def reads_before(spaces: Mask, others: Mask) -> bool:
    """Of two sets with equally many spaces, which comes first in reading order: the one that has the first space which
    the other one lacks."""
    apart = spaces ^ others
    return apart != NONE and first(apart) == first(spaces & apart)
