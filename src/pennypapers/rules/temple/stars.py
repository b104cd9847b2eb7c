"""What a Temple sheet is worth (rules.md, Temple 4)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, Mask, around, component, first, rest, size, twice_around
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.temple.marks import beaten, is_full

SHORTEST_RUN = 2
SMALLEST_GROUP = 3
GROUP_STARS = 3
MUMMY_STARS = 2


@compiled
def longest_run(layout: np.void, sheet: np.void) -> int:
    """How many spaces the longest run has, 0 if there is none."""
    numbers = sheet["of"]
    best = 1
    unbroken = 0  # how many numbers from `start` on are all on the sheet somewhere: no run goes further
    for start in range(HIGHEST, 0, -1):
        unbroken = unbroken + 1 if numbers[start] != NONE else 0
        if unbroken <= best:
            continue
        reached = numbers[start]
        length = 1
        while length < unbroken:
            reached = around(layout, reached) & numbers[start + length]
            if reached == NONE:
                break
            length += 1
        best = max(best, length)
    return best if best >= SHORTEST_RUN else 0


@compiled
def find_run(layout: np.void, sheet: np.void, path: NDArray[np.int64]) -> int:
    """Write the spaces of the longest run into `path`, of several the first in reading order; returns its length."""
    length = longest_run(layout, sheet)
    if length == 0:
        return 0
    ends = np.zeros(length, np.uint64)
    chosen = 64
    lowest = 0
    for start in range(1, HIGHEST + 2 - length):
        reached = _starts(layout, sheet, start, length)
        if reached != NONE and first(reached) < chosen:
            chosen, lowest = first(reached), start
    # From the chosen start on, always take the first space from which the run can still reach its full length.
    for step in range(length):
        ends[step] = _starts(layout, sheet, lowest + step, length - step)
    path[0] = chosen
    for step in range(1, length):
        path[step] = first(ends[step] & layout["near"][path[step - 1]])
    return length


@compiled
def _starts(layout: np.void, sheet: np.void, number: int, length: int) -> Mask:
    """The spaces holding `number` from which a run of this length goes up."""
    reached = sheet["of"][number + length - 1]
    for below in range(number + length - 2, number - 1, -1):
        reached = around(layout, reached) & sheet["of"][below]
    return reached


@compiled
def has_group(layout: np.void, sheet: np.void, number: int) -> bool:
    """Whether a number has a group. Of three connected spaces one is the middle: it is beside the two others."""
    holding = sheet["of"][number]
    if size(holding) < SMALLEST_GROUP:
        return False
    return twice_around(layout, holding) & holding != NONE


@compiled
def find_group(layout: np.void, sheet: np.void, number: int) -> Mask:
    """All spaces of the first group of this number that scores; none if no group does."""
    left = sheet["of"][number]
    while left != NONE:
        group = component(layout, left, left & ~rest(left))
        if size(group) >= SMALLEST_GROUP:
            return group
        left &= ~group
    return NONE


@compiled
def vanquished(layout: np.void, sheet: np.void, strict: bool) -> Mask:
    """The mummies that count as crossed out. On a full sheet, unless in pencil strict, these include all beside a 9."""
    if strict or not is_full(layout, sheet):
        return sheet["crossed"]
    return sheet["crossed"] | beaten(layout, sheet)


@compiled
def group_stars(layout: np.void, sheet: np.void) -> int:
    total = 0
    for number in range(1, HIGHEST + 1):
        if has_group(layout, sheet, number):
            total += GROUP_STARS
    return total


@compiled
def mummy_stars(layout: np.void, sheet: np.void, strict: bool) -> int:
    crossed = size(vanquished(layout, sheet, strict))
    return MUMMY_STARS * (crossed - (size(sheet["mummies"]) - crossed))


@compiled
def stars(layout: np.void, sheet: np.void, strict: bool) -> int:
    return longest_run(layout, sheet) + group_stars(layout, sheet) + mummy_stars(layout, sheet, strict)
