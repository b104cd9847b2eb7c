"""The compiled functions that Python calls to play, with each record in an array of one (see `rules.temple.calls`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple import policy
from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.evaluation import Weights
from pennypapers.bots.temple.workspace import WORKSPACE, init_workspace
from pennypapers.rules.randomness import Generator

Records = NDArray[np.void]

NOISELESS = np.zeros(1, policy.POLICY_SETTINGS)  # overlooks no mark and misjudges none
NOISELESS["spiteful"] = True


def new_workspace(layouts: Records) -> Records:
    """The workspace for games on this layout, in an array of one."""
    workspaces = np.zeros(1, WORKSPACE)
    _init_workspace(layouts, workspaces)
    return workspaces


@compiled
def _init_workspace(layouts: Records, workspaces: Records) -> None:
    init_workspace(layouts[0], workspaces[0])


@compiled
def choose(
    layouts: Records,
    sheets: Records,
    workspaces: Records,
    weights: Weights,
    settings: Records,
    roll: int,
    solo: bool,
    generator: Generator,
) -> tuple[int, int]:
    return policy.choose(layouts[0], sheets[0], workspaces[0], weights, settings[0], roll, solo, generator)
