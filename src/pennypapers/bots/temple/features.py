"""The features of a mark, which say what it changes on a sheet: a sparse vector, given as pairs of index and value.

A mark is a number in a space, or 0 for a mummy. No feature depends on where a space lies in the drawing, only on what
is beside it, so that weights learned on some layouts hold on any other. A weight is roughly a number of stars.
"""

from __future__ import annotations

import numpy as np

from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.workspace import DONE, KINDS, LENGTHS, PHASES, STATUSES, status
from pennypapers.rules.bits import NONE, Mask, around, bit, first, rest, size
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.temple.marks import VANQUISHER

MUMMY = 0  # the mark that is no number
MARKS = HIGHEST + 1
CHOICES = 4  # how many spaces there are to choose from: 0, 1, 2, or 3 and more
ROOMS = 7  # how many empty spaces are beside a space: 0 to 5, or 6 and more
_MUMMY_STATES = ROOMS + 1  # not beaten and with 0 to 6 empty spaces beside it, or beaten by a 9
BEATEN = ROOMS

# Where each family of features begins. The comment says what its members stand for.
BY_PHASE = 0  # the mark, and the phase
BY_ROOM = BY_PHASE + MARKS * PHASES  # the mark, and the empty spaces beside it
GROUP_OF = BY_ROOM + MARKS * ROOMS  # how far a number is on its way to a group, by number
GROUP_BY_PHASE = GROUP_OF + MARKS * STATUSES  # the same, by phase too
RUN_GAIN = GROUP_BY_PHASE + MARKS * STATUSES * PHASES  # how much longer the expected run gets, by length
RUN_HERE = RUN_GAIN + LENGTHS * PHASES  # the length of the expected run through this mark, by phase
RUN_OF = RUN_HERE + PHASES  # the same, by mark
RUN_LOSS = RUN_OF + MARKS  # the mark fills a gap that the expected run counts on
MUMMY_STATE = RUN_LOSS + PHASES  # the states of mummies, by phase
# In a solo game: how many of the spaces where the next mummy may go are beside a 9.
NEXT_MUMMY = MUMMY_STATE + _MUMMY_STATES * PHASES
BESIDE_NINE = NEXT_MUMMY + CHOICES * PHASES  # the mark takes a space beside a 9
BY_DOOR = BESIDE_NINE + PHASES  # the mark, in a door
# The mark together with each number beside it, and with each number that is one empty space away. The numbers on the
# sheet go by the kinds in `workspace`. Marks are the last index, as `evaluation` adds up a row of all marks at once.
PAIR = BY_DOOR + MARKS
NEAR_PAIR = PAIR + KINDS * MARKS
FEATURES = NEAR_PAIR + KINDS * MARKS


@compiled
def describe(layout: np.void, sheet: np.void, workspace: np.void, mark: int, space: int, solo: bool) -> int:
    """Write the features of a mark into the workspace, which has analysed the sheet; returns how many there are."""
    index, value = workspace["index"], workspace["value"]
    phase = workspace["phase"]
    here = bit(space)
    near = layout["near"][space]
    empty_after = workspace["empty"] & ~here
    room = min(size(near & empty_after), ROOMS - 1)
    index[0], value[0] = BY_PHASE + mark * PHASES + phase, 1.0
    index[1], value[1] = BY_ROOM + mark * ROOMS + room, 1.0
    at = 2
    if mark != MUMMY:
        at = _own_group(layout, sheet, workspace, mark, space, at)
        through = 1.0 + workspace["up_beside"][mark + 1, space] + workspace["down_beside"][mark - 1, space]
        index[at], value[at] = RUN_HERE + phase, through
        index[at + 1], value[at + 1] = RUN_OF + mark, through
        at += 2
        gain = through - workspace["run"]
        if gain > 0.0:
            index[at], value[at] = RUN_GAIN + workspace["length"] * PHASES + phase, gain
            at += 1
        elif workspace["gaps"][space] > 0.0:
            index[at], value[at] = RUN_LOSS + phase, workspace["gaps"][space]
            at += 1
    elif workspace["gaps"][space] > 0.0:
        index[at], value[at] = RUN_LOSS + phase, workspace["gaps"][space]
        at += 1
    at = _other_groups(workspace, mark, here, at)
    at = _mummies(layout, sheet, workspace, mark, space, at)
    nines = workspace["beside_number"][VANQUISHER]
    if nines & here != NONE:
        index[at], value[at] = BESIDE_NINE + phase, 1.0
        at += 1
    if solo:
        if mark == VANQUISHER:
            nines |= near
        free = empty_after & ~layout["doors"]
        if near & free != NONE:
            free &= near
        choices = min(size(nines & free), CHOICES - 1)
        index[at], value[at] = NEXT_MUMMY + choices * PHASES + phase, 1.0
        at += 1
    if layout["doors"] & here != NONE:
        index[at], value[at] = BY_DOOR + mark, 1.0
        at += 1
    at = _pairs(workspace, mark, near & sheet["written"], PAIR, at)
    return _pairs(workspace, mark, one_step_away(layout, sheet, workspace, space), NEAR_PAIR, at)


@compiled
def one_step_away(layout: np.void, sheet: np.void, workspace: np.void, space: int) -> Mask:
    """The spaces with a number that is not beside this space, but beside an empty space that is."""
    near = layout["near"][space]
    return np.uint64(around(layout, near & workspace["empty"]) & sheet["written"] & ~near)


@compiled
def _pairs(workspace: np.void, mark: int, others: Mask, family: int, at: int) -> int:
    while others != NONE:
        workspace["index"][at] = family + workspace["kind"][first(others)] * MARKS + mark
        workspace["value"][at] = 1.0
        others = rest(others)
        at += 1
    return at


@compiled
def _group_entries(workspace: np.void, number: int, state: int, sign: float, at: int) -> int:
    index, value = workspace["index"], workspace["value"]
    index[at], value[at] = GROUP_OF + number * STATUSES + state, sign
    index[at + 1] = GROUP_BY_PHASE + (number * STATUSES + state) * PHASES + workspace["phase"]
    value[at + 1] = sign
    return at + 2


@compiled
def _own_group(layout: np.void, sheet: np.void, workspace: np.void, number: int, space: int, at: int) -> int:
    """How much closer the mark brings its own number to a group."""
    before = workspace["status"][number]
    after = before
    here = bit(space)
    if before != DONE:
        if workspace["completing"][number] & here != NONE:
            after = DONE
        else:
            near = layout["near"][space]
            completing = workspace["completing"][number] | (workspace["beside_number"][number] & near)
            friends = near & sheet["of"][number]
            if friends != NONE:
                completing |= near | around(layout, friends)
            after = status(size(completing & workspace["empty"] & ~here))
    if after != before:
        at = _group_entries(workspace, number, after, 1.0, at)
        at = _group_entries(workspace, number, before, -1.0, at)
    return at


@compiled
def _other_groups(workspace: np.void, mark: int, here: np.uint64, at: int) -> int:
    """What the mark costs other numbers: it takes a space that would have completed their group."""
    for number in range(1, HIGHEST + 1):
        completing = workspace["completing"][number]
        if completing & here != NONE and number != mark:
            before, after = workspace["status"][number], status(size(completing) - 1)
            if before != after:
                at = _group_entries(workspace, number, after, 1.0, at)
                at = _group_entries(workspace, number, before, -1.0, at)
    return at


@compiled
def _mummies(layout: np.void, sheet: np.void, workspace: np.void, mark: int, space: int, at: int) -> int:
    """What the mark changes for the mummies beside it, and, if it is a mummy, what that one is worth."""
    index, value = workspace["index"], workspace["value"]
    phase = workspace["phase"]
    near = layout["near"][space]
    upright = near & sheet["mummies"] & ~sheet["crossed"] & ~workspace["beside_number"][VANQUISHER]
    while upright != NONE:
        room = size(layout["near"][first(upright)] & workspace["empty"])
        upright = rest(upright)
        before = min(room, ROOMS - 1)
        after = BEATEN if mark == VANQUISHER else min(room - 1, ROOMS - 1)
        if before != after:
            index[at], value[at] = MUMMY_STATE + after * PHASES + phase, 1.0
            index[at + 1], value[at + 1] = MUMMY_STATE + before * PHASES + phase, -1.0
            at += 2
    if mark == MUMMY:
        state = min(size(near & workspace["empty"]), ROOMS - 1)
        if workspace["beside_number"][VANQUISHER] & bit(space) != NONE:
            state = BEATEN
        index[at], value[at] = MUMMY_STATE + state * PHASES + phase, 1.0
        at += 1
    return at
