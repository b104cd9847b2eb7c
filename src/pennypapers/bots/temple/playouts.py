"""Playing a turn's marks out, many times: the search of the strongest level and of those who ask what it thinks."""

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
from pennypapers.sheets.layout import MAX_SPACES

Records = NDArray[np.void]
ActionTotals = NDArray[np.float64]  # by space and number: how often, and the stars

MOST_MARKS = 15 * MAX_SPACES

MARK = np.dtype(
    [
        ("number", np.int64),  # 0 for a mummy
        ("space", np.int64),
        ("value", np.float64),  # by the policy
        ("stars", np.float64),  # of all its playouts together
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
    """Every mark that a roll allows, in a fixed order; how many. A mummy on another's sheet is good where it is bad
    for them."""
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
) -> None:
    """Play out the chosen marks once with each luck: playout number 7 has the same dice whichever mark it began with.
    The second of the sheets is for trials. Lessons are how often each mark was seen on the final sheets, and the
    stars of those sheets."""
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
