"""The compiled rules of the Temple that Python calls, with each record in an array of one.

It takes some 20 us to pass a bare record to compiled code, and some 1 us to pass an array of one. For the same reason
`see` answers all questions about a sheet in a single call.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.marks import put_mark
from pennypapers.rules.temple import marks, stars
from pennypapers.sheets.layout import MAX_SPACES

Records = NDArray[np.void]

# The indices where `see` writes its answers. The spaces of the run and the groups take one index for each number that
# there is; the marks in all spaces come last.
EMPTY, BEATEN, MUMMIES, CROSSED, CROSSED_BY_ITSELF, FULL, RUN_LENGTH = range(7)
RUN = RUN_LENGTH + 1
GROUPS = RUN + HIGHEST
MARKS = GROUPS + HIGHEST
SEEN = MARKS + MAX_SPACES

# The numbers of marks: 0 nothing, 1 to 15 that number, then a mummy, a mummy crossed out, an empty door, and from there
# on the numbers in a door.
MUMMY, CROSSED_MUMMY, DOOR = HIGHEST + 1, HIGHEST + 2, HIGHEST + 3


@compiled
def see(layouts: Records, sheets: Records, seen: NDArray[np.uint64]) -> None:
    layout, sheet = layouts[0], sheets[0]
    seen[EMPTY] = marks.empty(layout, sheet)
    seen[BEATEN] = marks.beaten(layout, sheet)
    seen[MUMMIES] = sheet["mummies"]
    seen[CROSSED] = stars.vanquished(layout, sheet, True)
    seen[CROSSED_BY_ITSELF] = stars.vanquished(layout, sheet, False)
    seen[FULL] = marks.is_full(layout, sheet)
    path = np.zeros(HIGHEST, np.int64)
    seen[RUN_LENGTH] = stars.find_run(layout, sheet, path)
    for i in range(HIGHEST):
        seen[RUN + i] = path[i]
        seen[GROUPS + i] = stars.find_group(layout, sheet, i + 1)
    put_mark(seen[MARKS:], layout["doors"], DOOR)
    for number in range(1, HIGHEST + 1):
        put_mark(seen[MARKS:], sheet["of"][number], number)
    put_mark(seen[MARKS:], sheet["mummies"], MUMMY)
    put_mark(seen[MARKS:], sheet["crossed"], CROSSED_MUMMY - MUMMY)


@compiled
def open_spaces(layouts: Records, sheets: Records, roll: int) -> np.uint64:
    return marks.open_spaces(layouts[0], sheets[0], roll)


@compiled
def hazard_spaces(layouts: Records, sheets: Records, solo: bool) -> np.uint64:
    return marks.hazard_spaces(layouts[0], sheets[0], solo)


@compiled
def begin_turn(sheets: Records) -> None:
    marks.begin_turn(sheets[0])


@compiled
def write(sheets: Records, number: int, space: int) -> None:
    marks.write(sheets[0], number, space)


@compiled
def cross_out(sheets: Records, space: int) -> None:
    marks.cross_out(sheets[0], space)


@compiled
def draw_hazard(sheets: Records, space: int) -> None:
    marks.draw_hazard(sheets[0], space)


@compiled
def finish(layouts: Records, sheets: Records, strict: bool) -> None:
    marks.finish(layouts[0], sheets[0], strict)
