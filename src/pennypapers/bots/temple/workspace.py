"""The workspace of the compiled functions: what is worked out once a turn, before any single mark is evaluated."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple.chances import CHANCE
from pennypapers.bots.temple.compiled import compiled
from pennypapers.rules.bits import NONE, Mask, around, bit, first, rest, size, twice_around
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.temple.marks import empty
from pennypapers.rules.temple.stars import has_group
from pennypapers.sheets.layout import MAX_SPACES

Table = NDArray[np.float64]

NO_SPACE = MAX_SPACES  # the index of no space; every table below has a row for it that stays empty
MOST_ENTRIES = 192  # features that one mark can have at most

# How far a number is on its way to a group: 0 not written; 1 written, but no single space would complete a group; 2 to
# 5 for one, two, three, or four and more such spaces; 6 the group is there.
UNWRITTEN, WRITTEN, DONE = 0, 1, 6
STATUSES = 7
_MOST_COMPLETING = 4

# Phases of the game, by how many doorless spaces are empty: up to 2, up to 5, and so on. Phase 0 is the end.
_PHASE_ENDS = (2, 5, 9, 14, 20)
PHASES = len(_PHASE_ENDS) + 1
PHASE_OF = np.searchsorted(_PHASE_ENDS, np.arange(MAX_SPACES + 1)).astype(np.int64)

# The kind of a number on the sheet: which number it is, whether it has its group, and whether it is early in the game.
_EARLY = 9  # it is early while more doorless spaces than this are empty
KINDS = 4 * (HIGHEST + 1)

# Classes of length of the expected run: each is 3 wide.
LENGTHS = 5

WORKSPACE = np.dtype(
    [
        ("beside", np.uint8, (MAX_SPACES + 1, 8)),  # the adjacent spaces, filled up with NO_SPACE
        ("empty", np.uint64),
        ("left", np.int64),  # how many doorless spaces are empty
        ("phase", np.int64),
        # By number and space: the expected length of a run that goes up (or down) from that number in that space, and
        # the largest such length among the adjacent spaces.
        ("up", np.float64, (HIGHEST + 2, MAX_SPACES + 1)),
        ("up_beside", np.float64, (HIGHEST + 2, MAX_SPACES + 1)),
        ("down", np.float64, (HIGHEST + 2, MAX_SPACES + 1)),
        ("down_beside", np.float64, (HIGHEST + 2, MAX_SPACES + 1)),
        ("run", np.float64),  # the expected length of the longest run at the end of the game
        ("length", np.int64),  # the same as one of the LENGTHS classes
        # By space: what that run loses if the space gets another mark than the one that the run needs there.
        ("gaps", np.float64, (MAX_SPACES + 1,)),
        ("beside_number", np.uint64, (HIGHEST + 1,)),  # the spaces beside one that holds the number
        ("completing", np.uint64, (HIGHEST + 1,)),  # the empty spaces where the number would complete a group
        ("status", np.int64, (HIGHEST + 1,)),
        ("kind", np.int64, (MAX_SPACES + 1,)),  # the kind of the number in each space
        # The terms that `evaluation` adds up: for any mark in a space, and for a 9 there instead; what earlier playouts
        # of this search add to a mark, and the terms of its pairs with other numbers; the empty spaces beside a space;
        # the value of each status of a number's group, and the cost of a space taken from that group.
        ("any_mark", np.float64, (MAX_SPACES + 1,)),
        ("nine", np.float64, (MAX_SPACES + 1,)),
        ("playout_bonus", np.float64, (MAX_SPACES + 1, HIGHEST + 1)),
        ("pairs", np.float64, (MAX_SPACES + 1, HIGHEST + 1)),
        ("room", np.int64, (MAX_SPACES + 1,)),
        ("stage", np.float64, (HIGHEST + 1, STATUSES)),
        ("taken", np.float64, (HIGHEST + 1,)),
        # The features of one mark, as `features.describe` writes them: the index and the value of each.
        ("index", np.int64, (MOST_ENTRIES,)),
        ("value", np.float64, (MOST_ENTRIES,)),
    ]
)


@compiled
def init_workspace(layout: np.void, workspace: np.void) -> None:
    """Fill in what stays the same for a whole game: the spaces beside each space."""
    for space in range(MAX_SPACES + 1):
        near = layout["near"][space]
        for i in range(8):
            workspace["beside"][space, i] = first(near)
            near = rest(near)


@compiled
def analyse_sheet(layout: np.void, sheet: np.void, workspace: np.void) -> None:
    """Work out everything about the sheet that the features of any mark depend on."""
    workspace["empty"] = empty(layout, sheet)
    left = size(workspace["empty"] & ~layout["doors"])
    workspace["left"] = left
    workspace["phase"] = PHASE_OF[left]
    for number in range(1, HIGHEST + 1):
        holding = sheet["of"][number]
        workspace["beside_number"][number] = around(layout, holding)
        if holding == NONE:
            workspace["status"][number] = UNWRITTEN
            workspace["completing"][number] = NONE
        elif has_group(layout, sheet, number):
            workspace["status"][number] = DONE
            workspace["completing"][number] = NONE
        else:
            pairs = holding & workspace["beside_number"][number]
            open_now = (twice_around(layout, holding) | around(layout, pairs)) & workspace["empty"]
            workspace["completing"][number] = open_now
            workspace["status"][number] = status(size(open_now))
        kind = number + (HIGHEST + 1) * ((workspace["status"][number] == DONE) + 2 * (left > _EARLY))
        while holding != NONE:
            workspace["kind"][first(holding)] = kind
            holding = rest(holding)
    _expect_runs(layout, sheet, workspace)
    _find_gaps(layout, sheet, workspace)


@compiled
def higher(one: float, other: float) -> float:
    """The larger one. Faster than the compiled `max`, which also checks for values that are not a number."""
    return one if one > other else other


@compiled
def status(completing: int) -> int:
    return WRITTEN + min(completing, _MOST_COMPLETING)


@compiled
def _expect_runs(layout: np.void, sheet: np.void, workspace: np.void) -> None:
    """Work out how long runs from each number in each space may be expected to be: 1, and the best run that the next
    number has beside it, all this times the chance that the number comes to be there (1 if it is written). Runs up,
    beginning with the highest number, and runs down, beginning with the lowest, share a loop over the same spaces."""
    count = layout["count"]
    for number in range(1, HIGHEST + 1):
        workspace["up"][number, :count] = 0.0
        workspace["down"][number, :count] = 0.0
    doorless, doors = workspace["empty"] & ~layout["doors"], workspace["empty"] & layout["doors"]
    for low in range(1, HIGHEST + 1):
        high = HIGHEST + 1 - low
        up, further_up, up_beside = (
            workspace["up"][high],
            workspace["up"][high + 1],
            workspace["up_beside"][high + 1],
        )
        down, further_down = workspace["down"][low], workspace["down"][low - 1]
        down_beside = workspace["down_beside"][low - 1]
        for is_door, mask in enumerate((doorless, doors)):
            chance_up, chance_down = (
                CHANCE[is_door, workspace["left"], high],
                CHANCE[is_door, workspace["left"], low],
            )
            while mask != NONE:
                space = first(mask)
                mask = rest(mask)
                near = workspace["beside"][space]
                up_beside[space] = _most(further_up, near)
                up[space] = chance_up * (1.0 + up_beside[space])
                down_beside[space] = _most(further_down, near)
                down[space] = chance_down * (1.0 + down_beside[space])
        _reach_from(workspace, sheet["of"][high], up, further_up, up_beside)
        _reach_from(workspace, sheet["of"][low], down, further_down, down_beside)


@compiled
def _reach_from(workspace: np.void, mask: Mask, here: Table, further: Table, best: Table) -> None:
    while mask != NONE:
        space = first(mask)
        mask = rest(mask)
        best[space] = _most(further, workspace["beside"][space])
        here[space] = 1.0 + best[space]


@compiled
def _most(there: Table, near: NDArray[np.uint8]) -> float:
    """The largest entry among the adjacent spaces. Compared in pairs: in a row each comparison waits for the last."""
    return higher(
        higher(higher(there[near[0]], there[near[1]]), higher(there[near[2]], there[near[3]])),
        higher(higher(there[near[4]], there[near[5]]), higher(there[near[6]], there[near[7]])),
    )


@compiled
def _find_gaps(layout: np.void, sheet: np.void, workspace: np.void) -> None:
    """Find the expected longest run, and the empty spaces that it counts on."""
    workspace["gaps"][:] = 0.0
    workspace["run"] = 0.0
    number, space = 0, NO_SPACE
    for candidate in range(1, HIGHEST + 1):
        holding = sheet["of"][candidate]
        while holding != NONE:
            here = first(holding)
            holding = rest(holding)
            length = (
                1.0
                + workspace["up_beside"][candidate + 1, here]
                + workspace["down_beside"][candidate - 1, here]
            )
            if length > workspace["run"]:
                workspace["run"] = length
                number, space = candidate, here
    workspace["length"] = min(int(workspace["run"]) // 3, LENGTHS - 1)
    if number:
        _follow(layout, workspace, workspace["up"], number, space, 1)
        _follow(layout, workspace, workspace["down"], number, space, -1)


@compiled
def _follow(layout: np.void, workspace: np.void, reach: Table, number: int, space: int, step: int) -> None:
    """Follow the expected run from a space. Filling one of its gaps with another mark costs the difference between the
    best way on and the second best, times the chance that the run gets that far."""
    certainty = 1.0
    for _ in range(HIGHEST):
        number += step
        if number < 1 or number > HIGHEST:
            return
        best = second = 0.0
        onwards = NO_SPACE
        for i in range(8):
            beside = workspace["beside"][space, i]
            if reach[number, beside] > best:
                second = best
                best = reach[number, beside]
                onwards = beside
            elif reach[number, beside] > second:
                second = reach[number, beside]
        if onwards == NO_SPACE:
            return
        space = onwards
        if workspace["empty"] & bit(space) != NONE:
            workspace["gaps"][space] += certainty * (best - second)
            is_door = 1 if layout["doors"] & bit(space) != NONE else 0
            certainty *= CHANCE[is_door, workspace["left"], number]
