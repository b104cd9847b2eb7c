"""What Python calls of the compiled player, with records in arrays of one (as `rules.temple.calls` does)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple import policy
from pennypapers.bots.temple.appraisal import Weights
from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.desk import DESK, sit_down
from pennypapers.rules.randomness import Generator

Records = NDArray[np.void]

STEADY = np.zeros(1, policy.CHARACTER)  # overlooks nothing, does not waver
STEADY["spiteful"] = True


def desk(layouts: Records) -> Records:
    """A desk for games on a layout."""
    desks = np.zeros(1, DESK)
    _sit_down(layouts, desks)
    return desks


@compiled
def _sit_down(layouts: Records, desks: Records) -> None:
    sit_down(layouts[0], desks[0])


@compiled
def choose(
    layouts: Records,
    sheets: Records,
    desks: Records,
    weights: Weights,
    characters: Records,
    roll: int,
    solo: bool,
    generator: Generator,
) -> tuple[int, int]:
    return policy.choose(layouts[0], sheets[0], desks[0], weights, characters[0], roll, solo, generator)
