"""Jungles, towns, ranges and pyramids: which of them may be revealed on a sheet (rules.md, Valley 4).

Every connected set of spaces is listed exactly once, by the ESU algorithm (Wernicke, 2006): a set grows from its first
space, and a space that was passed over is not added later in the same branch. Sets of spaces are masks.
"""

from __future__ import annotations

import numpy as np

from pennypapers.rules.bits import NONE, Mask, bit, connected, first, rest, size
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.valley.marks import JUNGLE, KINDS, PYRAMID, RANGE, TOWN, in_discoveries

SIZES = np.array([5, 4, 3, 4])  # how many spaces a jungle, a town, a range and a pyramid have
LOWEST = np.array([1, 1, 6, 10])  # the smallest number that each may hold

# No sheet has more: each shape of connected spaces can lie at each of the 64 spaces at most once, and there are 638
# shapes of five spaces, 110 of four, 20 of three and 4 T shapes.
MOST_DISCOVERIES = 64 * (638 + 110 + 20 + 4)

# What the listing functions write to, and the memory that they work in.
LISTING = np.dtype(
    [
        ("count", np.int64),
        ("kind", np.int64, (MOST_DISCOVERIES,)),
        ("spaces", np.uint64, (MOST_DISCOVERIES,)),
        ("same", np.uint64, (64,)),  # by space: the spaces with the same number, which exclude it
        # For a set of 1, 2, ... spaces: the set, the spaces that may be added next, those that were beside the set so
        # far, and those that can no longer be added.
        ("chosen", np.uint64, (5,)),
        ("ahead", np.uint64, (5,)),
        ("seen", np.uint64, (5,)),
        ("barred", np.uint64, (5,)),
    ]
)


@compiled
def holding(sheet: np.void, lowest: int) -> Mask:
    """The spaces that are in no discovery yet and hold this number or a larger one."""
    spaces = sheet["numbers"]
    for number in range(1, lowest):
        spaces &= ~sheet["of"][number]
    return spaces & ~in_discoveries(sheet)


@compiled
def number_at(sheet: np.void, space: int) -> int:
    """The number in a space, 0 if there is none."""
    for number in range(1, HIGHEST + 1):
        if sheet["of"][number] & bit(space) != NONE:
            return number
    return 0


@compiled
def fits(layout: np.void, sheet: np.void, kind: int, spaces: Mask) -> bool:
    """Whether these spaces may be revealed as this kind."""
    free = holding(sheet, LOWEST[kind])
    if spaces & ~free != NONE or size(spaces) != SIZES[kind] or not connected(layout, spaces):
        return False
    if kind == JUNGLE:
        return different(sheet, spaces)
    if kind == TOWN:
        number = number_at(sheet, first(spaces))
        return spaces & ~sheet["of"][number] == NONE and not has_town(sheet, number)
    if kind == PYRAMID:
        return is_tee(layout, spaces)
    return True


@compiled
def different(sheet: np.void, spaces: Mask) -> bool:
    for number in range(1, HIGHEST + 1):
        if size(sheet["of"][number] & spaces) > 1:
            return False
    return True


@compiled
def has_town(sheet: np.void, number: int) -> bool:
    return sheet["town_numbers"] & (1 << number) != 0


@compiled
def is_tee(layout: np.void, spaces: Mask) -> bool:
    left = spaces
    while left != NONE:
        for turned in range(4):
            if layout["tees"][first(left), turned] == spaces:
                return True
        left = rest(left)
    return False


@compiled
def list_discoveries(layout: np.void, sheet: np.void, listing: np.void) -> None:
    """List every discovery that could be revealed on the sheet: first jungles, then towns, ranges and pyramids."""
    listing["count"] = 0
    for kind in KINDS:
        _list_kind(layout, sheet, kind, listing, MOST_DISCOVERIES)


@compiled
def preferred_discovery(layout: np.void, sheet: np.void, listing: np.void) -> bool:
    """List only the first discovery of the dearest kind that is possible; returns whether there is one."""
    listing["count"] = 0
    for kind in (PYRAMID, RANGE, TOWN, JUNGLE):
        _list_kind(layout, sheet, kind, listing, 1)
        if listing["count"] != 0:
            return True
    return False


@compiled
def _list_kind(layout: np.void, sheet: np.void, kind: int, listing: np.void, limit: int) -> None:
    free = holding(sheet, LOWEST[kind])
    if size(free) < SIZES[kind]:
        return
    if kind == PYRAMID:
        _list_tees(layout, free, listing, limit)
    elif kind == TOWN:
        for number in range(1, HIGHEST + 1):
            alike = sheet["of"][number] & free
            if size(alike) >= SIZES[TOWN] and not has_town(sheet, number):
                _bar_nothing(listing, alike)
                _list_connected(layout, alike, TOWN, listing, limit)
    elif kind == JUNGLE:
        for number in range(1, HIGHEST + 1):
            _bar_each_other(listing, sheet["of"][number] & free)
        _list_connected(layout, free, JUNGLE, listing, limit)
    else:
        _bar_nothing(listing, free)
        _list_connected(layout, free, RANGE, listing, limit)


@compiled
def _bar_nothing(listing: np.void, spaces: Mask) -> None:
    while spaces != NONE:
        listing["same"][first(spaces)] = NONE
        spaces = rest(spaces)


@compiled
def _bar_each_other(listing: np.void, spaces: Mask) -> None:
    left = spaces
    while left != NONE:
        listing["same"][first(left)] = spaces
        left = rest(left)


@compiled
def _list_connected(layout: np.void, free: Mask, kind: int, listing: np.void, limit: int) -> None:
    """List every connected set of spaces in `free` that has the size of this kind and no two spaces that exclude each
    other."""
    last = SIZES[kind] - 2  # the depth at which one more space completes the set
    same, near = listing["same"], layout["near"]
    chosen, ahead, seen, barred = listing["chosen"], listing["ahead"], listing["seen"], listing["barred"]
    roots = free
    while roots != NONE:
        root = first(roots)
        roots = rest(roots)
        chosen[0] = bit(root)
        seen[0] = near[root]
        barred[0] = same[root]
        ahead[0] = near[root] & roots & ~same[root]
        depth = 0
        while depth >= 0:
            if ahead[depth] == NONE:
                depth -= 1
                continue
            space = first(ahead[depth])
            ahead[depth] = rest(ahead[depth])
            grown = chosen[depth] | bit(space)
            if depth == last:
                if listing["count"] == limit:
                    return
                listing["kind"][listing["count"]] = kind
                listing["spaces"][listing["count"]] = grown
                listing["count"] += 1
                continue
            chosen[depth + 1] = grown
            seen[depth + 1] = seen[depth] | near[space]
            barred[depth + 1] = barred[depth] | same[space]
            ahead[depth + 1] = (ahead[depth] | (near[space] & roots & ~seen[depth])) & ~barred[depth + 1]
            depth += 1


@compiled
def _list_tees(layout: np.void, free: Mask, listing: np.void, limit: int) -> None:
    left = free
    while left != NONE:
        for turned in range(4):
            tee = layout["tees"][first(left), turned]
            if tee != NONE and tee & ~free == NONE:
                if listing["count"] == limit:
                    return
                listing["kind"][listing["count"]] = PYRAMID
                listing["spaces"][listing["count"]] = tee
                listing["count"] += 1
        left = rest(left)
