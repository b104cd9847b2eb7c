"""How much a sheet still lacks for a discovery of each kind, and where: what is asked with every answer to a draft.

Sets of spaces are grown as `discoveries` lists them (the ESU algorithm), here through empty spaces too. What has more
of those than the best set that is known already is left, so that hardly anything is grown on a sheet with numbers.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, Mask, bit, first, rest, size
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.valley.best import gain_of, reads_before
from pennypapers.rules.valley.discoveries import LOWEST, SIZES, has_town, holding
from pennypapers.rules.valley.marks import JUNGLE, KINDS, PYRAMID, TOWN, empty


@compiled
def find_nearest(
    layout: np.void, sheet: np.void, listing: np.void, lacking: NDArray[np.int64], nearest: NDArray[np.uint64]
) -> None:
    """For each kind the set of spaces, at least one of them with a number, that lacks the fewest numbers to be such a
    discovery, and how many it lacks. Of equal ones that which would bring most stars, then the first in reading order.
    Where no such set is left, `nearest` is empty. A listing lends its memory."""
    vacant = empty(layout, sheet)
    for kind in KINDS:
        lacking[kind], nearest[kind] = SIZES[kind], NONE
        held = holding(sheet, LOWEST[kind])
        if kind == PYRAMID:
            _look_at_tees(layout, sheet, held, vacant, lacking, nearest)
        elif kind == TOWN:
            for number in range(1, HIGHEST + 1):
                alike = sheet["of"][number] & held
                if alike != NONE and not has_town(sheet, number):
                    _bar(listing, alike | vacant, False, sheet)
                    _grow(layout, sheet, kind, alike, vacant, listing, lacking, nearest)
        elif held != NONE:
            _bar(listing, held | vacant, kind == JUNGLE, sheet)
            _grow(layout, sheet, kind, held, vacant, listing, lacking, nearest)


@compiled
def _bar(listing: np.void, spaces: Mask, equal_ones: bool, sheet: np.void) -> None:
    """Have spaces exclude none, or those with the same number as theirs."""
    left = spaces
    while left != NONE:
        listing["same"][first(left)] = NONE
        left = rest(left)
    if equal_ones:
        for number in range(1, HIGHEST + 1):
            alike = sheet["of"][number] & spaces
            left = alike
            while left != NONE:
                listing["same"][first(left)] = alike
                left = rest(left)


@compiled
def _look_at_tees(
    layout: np.void,
    sheet: np.void,
    held: Mask,
    vacant: Mask,
    lacking: NDArray[np.int64],
    nearest: NDArray[np.uint64],
) -> None:
    left = held | vacant
    while left != NONE:
        for turned in range(4):
            tee = layout["tees"][first(left), turned]
            if tee != NONE and tee & ~(held | vacant) == NONE and tee & held != NONE:
                _keep_if_nearer(layout, sheet, PYRAMID, tee, size(tee & vacant), lacking, nearest)
        left = rest(left)


@compiled
def _grow(
    layout: np.void,
    sheet: np.void,
    kind: int,
    held: Mask,
    vacant: Mask,
    listing: np.void,
    lacking: NDArray[np.int64],
    nearest: NDArray[np.uint64],
) -> None:
    """Look at every connected set of spaces with some that are held and some that are vacant, which has the size of
    this kind and no two spaces that exclude each other."""
    last = SIZES[kind] - 2  # the depth at which one more space completes the set
    same, near = listing["same"], layout["near"]
    chosen, ahead, seen, barred = listing["chosen"], listing["ahead"], listing["seen"], listing["barred"]
    roots = held | vacant
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
            lacks = size(grown & vacant)
            if lacks > lacking[kind]:
                continue
            if depth == last:
                if lacks < SIZES[kind]:
                    _keep_if_nearer(layout, sheet, kind, grown, lacks, lacking, nearest)
                continue
            chosen[depth + 1] = grown
            seen[depth + 1] = seen[depth] | near[space]
            barred[depth + 1] = barred[depth] | same[space]
            ahead[depth + 1] = (ahead[depth] | (near[space] & roots & ~seen[depth])) & ~barred[depth + 1]
            depth += 1


@compiled
def _keep_if_nearer(
    layout: np.void,
    sheet: np.void,
    kind: int,
    spaces: Mask,
    lacks: int,
    lacking: NDArray[np.int64],
    nearest: NDArray[np.uint64],
) -> None:
    if lacks > lacking[kind]:
        return
    if lacks == lacking[kind] and nearest[kind] != NONE:
        more = gain_of(layout, sheet, kind, spaces) - gain_of(layout, sheet, kind, nearest[kind])
        if more < 0 or (more == 0 and not reads_before(spaces, nearest[kind])):
            return
    lacking[kind], nearest[kind] = lacks, spaces
