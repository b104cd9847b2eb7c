"""The compiled part of the search: lists the marks of a turn, and plays them out to the end of the game."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.evaluation import Weights, evaluate_mark, prepare_evaluation
from pennypapers.bots.temple.features import MUMMY
from pennypapers.bots.temple.policy import play_out, put
from pennypapers.rules.bits import NONE, Mask, first, rest
from pennypapers.rules.dice import HIGHEST, IS_HAZARD, NUMBER_COUNT, NUMBERS
from pennypapers.rules.randomness import Generator
from pennypapers.rules.temple.marks import hazard_spaces, open_spaces
from pennypapers.rules.temple.stars import group_stars, longest_run
from pennypapers.sheets.layout import MAX_SPACES

Records = NDArray[np.void]
ActionTotals = NDArray[np.float64]  # by space and mark: on how many final sheets it was, and their stars

Ends = NDArray[np.int64]  # by mark and seed, the stars of each kind at the end of the playout

MOST_MARKS = 15 * MAX_SPACES
STAR_KINDS = ("run", "group", "mummy")

MARK = np.dtype(
    [
        ("number", np.int64),  # 0 for a mummy
        ("space", np.int64),
        ("value", np.float64),  # by the fast policy
        ("stars", np.float64),  # the sum over all its playouts
    ]
)


@compiled
def list_marks(
    layouts: Records,
    sheets: Records,
    workspaces: Records,
    weights: Weights,
    roll: int,
    solo: bool,
    marks: Records,
) -> int:
    """Write every mark that a roll allows into `marks`, in a fixed order; returns how many there are. For a mummy on
    the sheet of another player the value is negated: it is the better, the more it costs the owner."""
    layout, sheet, workspace = layouts[0], sheets[0], workspaces[0]
    hazard = IS_HAZARD[roll]
    sign = -1.0 if hazard and not solo else 1.0
    open_now = hazard_spaces(layout, sheet, solo) if hazard else open_spaces(layout, sheet, roll)
    prepare_evaluation(layout, sheet, workspace, weights, open_now, solo)
    count = 0
    for i in range(1 if hazard else NUMBER_COUNT[roll]):
        number = MUMMY if hazard else NUMBERS[roll, i]
        mask = open_now
        while mask != NONE:
            mark = marks[count]
            mark["number"] = number
            mark["space"] = first(mask)
            mark["value"] = sign * evaluate_mark(layout, sheet, workspace, weights, number, first(mask))
            mask = rest(mask)
            count += 1
    return count


@compiled
def play_out_marks(
    layouts: Records,
    sheets: Records,
    workspaces: Records,
    weights: Weights,
    settings: Records,
    roll: int,
    solo: bool,
    marks: Records,
    chosen: NDArray[np.int64],
    seeds: Generator,
    action_totals: ActionTotals,
    ends: Ends,
) -> None:
    """Play out each of the chosen marks once with each seed, so that all marks meet the same dice. `sheets[0]` is the
    sheet before the turn and `sheets[1]` is overwritten by the playouts. Adds to `action_totals` what was on the final
    sheets, and the stars of those sheets. With room for it, `ends` gets the stars of each kind."""
    layout, workspace = layouts[0], workspaces[0]
    generator = np.zeros(1, np.uint64)
    sign = -1.0 if IS_HAZARD[roll] and not solo else 1.0
    for i in range(len(chosen)):
        mark = marks[chosen[i]]
        for j in range(len(seeds)):
            sheets[1] = sheets[0]
            generator[0] = seeds[j]
            put(layout, sheets[1], roll, mark["number"], mark["space"])
            final = play_out(layout, sheets[1], workspace, weights, settings[0], solo, generator)
            mark["stars"] += sign * final
            if len(ends):
                run, group = longest_run(layout, sheets[1]), group_stars(layout, sheets[1])
                ends[i, j, 0] = run
                ends[i, j, 1] = group
                ends[i, j, 2] = final - run - group
            _add_to_totals(action_totals[:, MUMMY], sheets[1]["mummies"] & ~sheets[0]["mummies"], final)
            for number in range(1, HIGHEST + 1):
                _add_to_totals(
                    action_totals[:, number], sheets[1]["of"][number] & ~sheets[0]["of"][number], final
                )


@compiled
def _add_to_totals(action_totals: ActionTotals, spaces: Mask, final: int) -> None:
    while spaces != NONE:
        total = action_totals[first(spaces)]
        total[0] += 1.0
        total[1] += final
        spaces = rest(spaces)
