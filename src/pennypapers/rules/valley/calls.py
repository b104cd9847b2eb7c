"""The compiled rules of the Valley that Python calls, with each record in an array of one (see
`rules.temple.calls`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, first, rest
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.marks import put_mark
from pennypapers.rules.valley import best, discoveries, marks, nearness, stars
from pennypapers.sheets.layout import MAX_SPACES

Records = NDArray[np.void]

# The indices where `see` writes its answers. The spaces that feed each structure take one index for each structure, the
# costs of snakes one for each space; the marks in all spaces come last.
EMPTY, OPEN, SETTLED, LURKING, UNDRAWN, FULL, STRUCTURE_STARS = range(7)
FEEDING = STRUCTURE_STARS + 1
BITES = FEEDING + len(marks.STRUCTURES)
MARKS = BITES + MAX_SPACES
SEEN = MARKS + MAX_SPACES

# The numbers of marks: 0 nothing, 1 to 15 that number, then a snake, a snake crossed out, and the three structures.
SNAKE, CROSSED_SNAKE, BUILT = HIGHEST + 1, HIGHEST + 2, HIGHEST + 3


@compiled
def see(layouts: Records, sheets: Records, seen: NDArray[np.uint64]) -> None:
    layout, sheet = layouts[0], sheets[0]
    seen[EMPTY] = marks.empty(layout, sheet)
    seen[OPEN] = marks.open_spaces(layout, sheet)
    seen[SETTLED] = marks.settled(sheet)
    seen[LURKING] = marks.lurking(sheet)
    seen[UNDRAWN] = marks.undrawn(sheet)
    seen[FULL] = marks.is_full(layout, sheet)
    seen[STRUCTURE_STARS] = stars.structure_stars(layout, sheet)
    for structure in marks.STRUCTURES:
        seen[FEEDING + structure] = NONE
        if sheet["built"][structure] != NONE:
            seen[FEEDING + structure] = stars.feeding(layout, sheet, structure)
    left = marks.lurking(sheet)
    while left != NONE:
        seen[BITES + first(left)] = stars.bite(layout, sheet, first(left))
        left = rest(left)
    for number in range(1, HIGHEST + 1):
        put_mark(seen[MARKS:], sheet["of"][number], number)
    for structure in marks.STRUCTURES:
        put_mark(seen[MARKS:], sheet["built"][structure], BUILT + structure)
    put_mark(seen[MARKS:], sheet["snakes"], SNAKE)
    put_mark(seen[MARKS:], sheet["crossed"], CROSSED_SNAKE - SNAKE)


@compiled
def hazard_spaces(layouts: Records, sheets: Records, solo: bool) -> np.uint64:
    return marks.hazard_spaces(layouts[0], sheets[0], solo)


@compiled
def begin_turn(sheets: Records) -> None:
    marks.begin_turn(sheets[0])


@compiled
def write(layouts: Records, sheets: Records, number: int, space: int) -> None:
    marks.write(layouts[0], sheets[0], number, space)


@compiled
def build(layouts: Records, sheets: Records, structure: int, space: int) -> None:
    marks.build(layouts[0], sheets[0], structure, space)


@compiled
def cross_out(sheets: Records, space: int) -> None:
    marks.cross_out(sheets[0], space)


@compiled
def draw_hazard(sheets: Records, space: int) -> None:
    marks.draw_hazard(sheets[0], space)


@compiled
def reveal(sheets: Records, kind: int, spaces: np.uint64) -> None:
    marks.reveal(sheets[0], kind, spaces)


@compiled
def fits(layouts: Records, sheets: Records, kind: int, spaces: np.uint64) -> bool:
    return discoveries.fits(layouts[0], sheets[0], kind, spaces)


@compiled
def list_discoveries(layouts: Records, sheets: Records, listings: Records) -> None:
    discoveries.list_discoveries(layouts[0], sheets[0], listings[0])


@compiled
def best_discoveries(
    layouts: Records,
    sheets: Records,
    listings: Records,
    counts: NDArray[np.int64],
    found: NDArray[np.uint64],
    worth: NDArray[np.int64],
) -> None:
    discoveries.list_discoveries(layouts[0], sheets[0], listings[0])
    best.choose_best(layouts[0], sheets[0], listings[0], counts, found, worth)


@compiled
def nearest_discoveries(
    layouts: Records,
    sheets: Records,
    listings: Records,
    lacking: NDArray[np.int64],
    found: NDArray[np.uint64],
) -> None:
    nearness.find_nearest(layouts[0], sheets[0], listings[0], lacking, found)
