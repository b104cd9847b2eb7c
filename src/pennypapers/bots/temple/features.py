"""What a mark does to a sheet, as a few entries in a long list of features: which one, and how much of it.

A mark is a number in a space, or 0 for a mummy. Features know spaces only by what is beside them, so that they mean
the same on every layout. Their weights are learned, and roughly stars.
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
CHOICES = 4  # spaces to choose from, 3 standing for more
ROOMS = 7  # empty spaces beside a space, 6 standing for more
_MUMMY_STATES = ROOMS + 1  # upright with so many empty spaces beside it, or beaten
BEATEN = ROOMS

# Where each family of features begins.
BY_PHASE = 0  # the mark, and the phase
BY_ROOM = BY_PHASE + MARKS * PHASES  # the mark, and the empty spaces beside it
GROUP_OF = BY_ROOM + MARKS * ROOMS  # a number's way to a group, by number
GROUP_BY_PHASE = GROUP_OF + MARKS * STATUSES  # the same, by phase too
RUN_GAIN = GROUP_BY_PHASE + MARKS * STATUSES * PHASES  # the run to be expected becomes longer; by its length
RUN_HERE = RUN_GAIN + LENGTHS * PHASES  # the run to be expected through this mark
RUN_OF = RUN_HERE + PHASES  # the same, by mark
RUN_LOSS = RUN_OF + MARKS  # a gap of the run to be expected is taken by another mark
MUMMY_STATE = RUN_LOSS + PHASES  # the states of mummies, by phase
# Alone: how many of the spaces where the next mummy may go are beside a 9.
NEXT_MUMMY = MUMMY_STATE + _MUMMY_STATES * PHASES
BESIDE_NINE = NEXT_MUMMY + CHOICES * PHASES  # a space beside a 9 is taken
BY_DOOR = BESIDE_NINE + PHASES  # the mark, in a door
# The mark and each number beside it, and each number one empty space away; the desk has the kinds of numbers. Marks
# run fastest, as these are added up for all marks at once.
PAIR = BY_DOOR + MARKS
NEAR_PAIR = PAIR + KINDS * MARKS
FEATURES = NEAR_PAIR + KINDS * MARKS


@compiled
def describe(layout: np.void, sheet: np.void, workspace: np.void, mark: int, space: int, solo: bool) -> int:
    """Write the features of a mark on the sheet that the desk has looked at; how many entries."""
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
    """The numbers that share an empty space with this one."""
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
    """How much nearer its own group the number comes."""
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
    """What other numbers lose: a space that would have completed their group."""
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
    """What becomes of the mummies beside the space, and of a new one."""
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
