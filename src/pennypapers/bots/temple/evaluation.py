"""The value of every mark of a turn: the sum of its features times their weights, worked out for all marks at once.

`features.describe` lists the features of a single mark, and their weighted sum is the same value. Here the terms that
several marks have in common are added up only once, which is what makes playouts fast.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.features import (
    BEATEN,
    BESIDE_NINE,
    BY_DOOR,
    BY_PHASE,
    BY_ROOM,
    CHOICES,
    GROUP_BY_PHASE,
    GROUP_OF,
    MARKS,
    MUMMY,
    MUMMY_STATE,
    NEAR_PAIR,
    NEXT_MUMMY,
    PAIR,
    ROOMS,
    RUN_GAIN,
    RUN_HERE,
    RUN_LOSS,
    RUN_OF,
    one_step_away,
)
from pennypapers.bots.temple.workspace import DONE, PHASES, STATUSES, analyse_sheet, status
from pennypapers.rules.bits import NONE, Mask, around, bit, first, rest, size
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.temple.marks import VANQUISHER

Weights = NDArray[np.float64]


@compiled
def prepare_evaluation(
    layout: np.void, sheet: np.void, workspace: np.void, weights: Weights, open_now: Mask, solo: bool
) -> None:
    """Analyse the sheet, and prepare the terms that `evaluate_mark` adds up for marks in the open spaces."""
    analyse_sheet(layout, sheet, workspace)
    any_mark, nine = workspace["any_mark"], workspace["nine"]
    phase = workspace["phase"]
    beside_nine = workspace["beside_number"][VANQUISHER]
    doorless = workspace["empty"] & ~layout["doors"]
    mask = open_now
    while mask != NONE:
        space = first(mask)
        mask = rest(mask)
        near = layout["near"][space]
        workspace["room"][space] = min(size(near & workspace["empty"]), ROOMS - 1)
        here = weights[BESIDE_NINE + phase] if beside_nine & bit(space) != NONE else 0.0
        any_mark[space] = nine[space] = here
        if solo:
            free = doorless & ~bit(space)
            if near & free != NONE:
                free &= near
            choices = min(size(beside_nine & free), CHOICES - 1)
            any_mark[space] += weights[NEXT_MUMMY + choices * PHASES + phase]
            choices = min(size((beside_nine | near) & free), CHOICES - 1)
            nine[space] += weights[NEXT_MUMMY + choices * PHASES + phase]
        pairs, bonus = workspace["pairs"][space], workspace["playout_bonus"][space]
        for mark in range(MARKS):
            pairs[mark] = bonus[mark]
        if layout["doors"] & bit(space) != NONE:
            for mark in range(MARKS):
                pairs[mark] += weights[BY_DOOR + mark]
        _add_pairs(workspace, weights, pairs, near & sheet["written"], PAIR)
        _add_pairs(workspace, weights, pairs, one_step_away(layout, sheet, workspace, space), NEAR_PAIR)
    _add_groups(workspace, weights, open_now)
    _add_mummies(layout, sheet, workspace, weights, open_now)


@compiled
def _add_pairs(workspace: np.void, weights: Weights, pairs: Weights, others: Mask, family: int) -> None:
    while others != NONE:
        begin = family + workspace["kind"][first(others)] * MARKS
        others = rest(others)
        for mark in range(MARKS):
            pairs[mark] += weights[begin + mark]


@compiled
def _add_groups(workspace: np.void, weights: Weights, open_now: Mask) -> None:
    """For each number, the value of every step on its way to a group, and the cost of taking away a space that would
    have completed its group."""
    any_mark, nine = workspace["any_mark"], workspace["nine"]
    for number in range(1, HIGHEST + 1):
        before = workspace["status"][number]
        stage = workspace["stage"][number]
        for state in range(STATUSES):
            stage[state] = (
                weights[GROUP_OF + number * STATUSES + state]
                + weights[GROUP_BY_PHASE + (number * STATUSES + state) * PHASES + workspace["phase"]]
            )
        now = stage[before]
        for state in range(STATUSES):
            stage[state] -= now
        completing = workspace["completing"][number]
        if completing != NONE:
            loss = stage[status(size(completing) - 1)]
            workspace["taken"][number] = loss
            mask = completing & open_now
            while mask != NONE:
                space = first(mask)
                mask = rest(mask)
                any_mark[space] += loss
                nine[space] += loss


@compiled
def _add_mummies(
    layout: np.void, sheet: np.void, workspace: np.void, weights: Weights, open_now: Mask
) -> None:
    """What a mark in a space changes for the mummies beside it: each has one empty space fewer beside it, or, if the
    mark is a 9, is beaten."""
    any_mark, nine = workspace["any_mark"], workspace["nine"]
    phase = workspace["phase"]
    upright = sheet["mummies"] & ~sheet["crossed"] & ~workspace["beside_number"][VANQUISHER]
    while upright != NONE:
        near = layout["near"][first(upright)]
        upright = rest(upright)
        room = size(near & workspace["empty"])
        before = weights[MUMMY_STATE + min(room, ROOMS - 1) * PHASES + phase]
        crowded = weights[MUMMY_STATE + min(room - 1, ROOMS - 1) * PHASES + phase] - before
        beaten = weights[MUMMY_STATE + BEATEN * PHASES + phase] - before
        mask = near & open_now
        while mask != NONE:
            space = first(mask)
            mask = rest(mask)
            any_mark[space] += crowded
            nine[space] += beaten


@compiled
def evaluate_mark(
    layout: np.void, sheet: np.void, workspace: np.void, weights: Weights, mark: int, space: int
) -> float:
    """The value of a mark in stars, leaving out the terms that are the same for all marks of a turn."""
    phase = workspace["phase"]
    value: float = (
        workspace["nine"][space] if mark == VANQUISHER else workspace["any_mark"][space]
    ) + weights[BY_PHASE + mark * PHASES + phase]
    value += weights[BY_ROOM + mark * ROOMS + workspace["room"][space]]
    value += workspace["pairs"][space, mark]
    loss = workspace["gaps"][space]
    if mark == MUMMY:
        state = workspace["room"][space]
        if workspace["beside_number"][VANQUISHER] & bit(space) != NONE:
            state = BEATEN
        value += weights[MUMMY_STATE + state * PHASES + phase] + weights[RUN_LOSS + phase] * loss
        return value
    through = 1.0 + workspace["up_beside"][mark + 1, space] + workspace["down_beside"][mark - 1, space]
    value += (weights[RUN_HERE + phase] + weights[RUN_OF + mark]) * through
    gain = through - workspace["run"]
    if gain > 0.0:
        value += weights[RUN_GAIN + workspace["length"] * PHASES + phase] * gain
    else:
        value += weights[RUN_LOSS + phase] * loss
    if workspace["status"][mark] != DONE:
        here = bit(space)
        completing = workspace["completing"][mark]
        if completing & here != NONE:
            value += workspace["stage"][mark, DONE] - workspace["taken"][mark]
            return value
        near = layout["near"][space]
        completing |= workspace["beside_number"][mark] & near
        if workspace["beside_number"][mark] & here != NONE:
            completing |= near | around(layout, near & sheet["of"][mark])
        value += workspace["stage"][mark, status(size(completing & workspace["empty"] & ~here))]
    return value
