"""What every mark of a turn is worth: the sum of its features times their weights, worked out for all marks at once.

`features.describe` says the same of one mark, entry by entry; here what marks share is added up only once.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.desk import DONE, PHASES, STATUSES, look, status
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
from pennypapers.rules.bits import NONE, Mask, around, bit, first, rest, size
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.temple.marks import VANQUISHER

Weights = NDArray[np.float64]


@compiled
def appraise(
    layout: np.void, sheet: np.void, desk: np.void, weights: Weights, open_now: Mask, solo: bool
) -> None:
    """Look at the sheet, and prepare what `worth` adds up for marks in the open spaces."""
    look(layout, sheet, desk)
    any_mark, nine = desk["any_mark"], desk["nine"]
    phase = desk["phase"]
    beside_nine = desk["beside_number"][VANQUISHER]
    doorless = desk["empty"] & ~layout["doors"]
    mask = open_now
    while mask != NONE:
        space = first(mask)
        mask = rest(mask)
        near = layout["near"][space]
        desk["room"][space] = min(size(near & desk["empty"]), ROOMS - 1)
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
        pairs, hunch = desk["pairs"][space], desk["hunch"][space]
        for mark in range(MARKS):
            pairs[mark] = hunch[mark]
        if layout["doors"] & bit(space) != NONE:
            for mark in range(MARKS):
                pairs[mark] += weights[BY_DOOR + mark]
        _add_pairs(desk, weights, pairs, near & sheet["written"], PAIR)
        _add_pairs(desk, weights, pairs, one_step_away(layout, sheet, desk, space), NEAR_PAIR)
    _add_groups(desk, weights, open_now)
    _add_mummies(layout, sheet, desk, weights, open_now)


@compiled
def _add_pairs(desk: np.void, weights: Weights, pairs: Weights, others: Mask, family: int) -> None:
    while others != NONE:
        begin = family + desk["kind"][first(others)] * MARKS
        others = rest(others)
        for mark in range(MARKS):
            pairs[mark] += weights[begin + mark]


@compiled
def _add_groups(desk: np.void, weights: Weights, open_now: Mask) -> None:
    """What the numbers' ways to their groups are worth, and what taking a completing space costs."""
    any_mark, nine = desk["any_mark"], desk["nine"]
    for number in range(1, HIGHEST + 1):
        before = desk["status"][number]
        stage = desk["stage"][number]
        for state in range(STATUSES):
            stage[state] = (
                weights[GROUP_OF + number * STATUSES + state]
                + weights[GROUP_BY_PHASE + (number * STATUSES + state) * PHASES + desk["phase"]]
            )
        now = stage[before]
        for state in range(STATUSES):
            stage[state] -= now
        completing = desk["completing"][number]
        if completing != NONE:
            loss = stage[status(size(completing) - 1)]
            desk["taken"][number] = loss
            mask = completing & open_now
            while mask != NONE:
                space = first(mask)
                mask = rest(mask)
                any_mark[space] += loss
                nine[space] += loss


@compiled
def _add_mummies(layout: np.void, sheet: np.void, desk: np.void, weights: Weights, open_now: Mask) -> None:
    """What the mummies beside a space lose or, by a 9, become."""
    any_mark, nine = desk["any_mark"], desk["nine"]
    phase = desk["phase"]
    upright = sheet["mummies"] & ~sheet["crossed"] & ~desk["beside_number"][VANQUISHER]
    while upright != NONE:
        near = layout["near"][first(upright)]
        upright = rest(upright)
        room = size(near & desk["empty"])
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
def worth(layout: np.void, sheet: np.void, desk: np.void, weights: Weights, mark: int, space: int) -> float:
    """What a mark is worth in stars, but for what all marks of a turn share."""
    phase = desk["phase"]
    value: float = (desk["nine"][space] if mark == VANQUISHER else desk["any_mark"][space]) + weights[
        BY_PHASE + mark * PHASES + phase
    ]
    value += weights[BY_ROOM + mark * ROOMS + desk["room"][space]]
    value += desk["pairs"][space, mark]
    loss = desk["gaps"][space]
    if mark == MUMMY:
        state = desk["room"][space]
        if desk["beside_number"][VANQUISHER] & bit(space) != NONE:
            state = BEATEN
        value += weights[MUMMY_STATE + state * PHASES + phase] + weights[RUN_LOSS + phase] * loss
        return value
    through = 1.0 + desk["up_beside"][mark + 1, space] + desk["down_beside"][mark - 1, space]
    value += (weights[RUN_HERE + phase] + weights[RUN_OF + mark]) * through
    gain = through - desk["run"]
    if gain > 0.0:
        value += weights[RUN_GAIN + desk["length"] * PHASES + phase] * gain
    else:
        value += weights[RUN_LOSS + phase] * loss
    if desk["status"][mark] != DONE:
        here = bit(space)
        completing = desk["completing"][mark]
        if completing & here != NONE:
            value += desk["stage"][mark, DONE] - desk["taken"][mark]
            return value
        near = layout["near"][space]
        completing |= desk["beside_number"][mark] & near
        if desk["beside_number"][mark] & here != NONE:
            completing |= near | around(layout, near & sheet["of"][mark])
        value += desk["stage"][mark, status(size(completing & desk["empty"] & ~here))]
    return value
