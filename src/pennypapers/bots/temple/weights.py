"""The learned weights of the features, and weights made from the rules alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from pennypapers.bots.temple import features
from pennypapers.bots.temple.evaluation import Weights
from pennypapers.bots.temple.workspace import DONE, PHASES, STATUSES, WRITTEN
from pennypapers.rules.temple.stars import GROUP_STARS, MUMMY_STARS

FILE = Path(__file__).with_name("weights.txt")
DECIMALS = 4
SOLO, MULTIPLAYER = 0, 1  # the rows: for solo games, and for games where others draw the mummies


def read(path: Path = FILE) -> Weights:
    """The weights in a file; a ValueError if there is something else in it."""
    text = path.read_text(encoding="ascii")
    numbers = [line for line in text.splitlines() if line and not line.startswith("#")]
    weights: Weights = np.loadtxt(numbers, ndmin=2) if numbers else np.empty((0, 0))
    if weights.shape != (MULTIPLAYER + 1, features.FEATURES):
        raise ValueError(f"{weights.shape[0]} x {weights.shape[1]} numbers")
    return weights


def write(path: Path, weights: Weights, notes: str) -> None:
    """Write weights to a file; `notes` say how they were made."""
    np.savetxt(path, weights, fmt=f"%.{DECIMALS}f", header=notes, encoding="ascii")


def rule_based(planning: float = 1.0) -> Weights:
    """Weights without any learning, which learning begins with: the stars that a mark brings at once, and, by the share
    `planning`, those that it may lead to."""
    weights = np.zeros(features.FEATURES)
    by_phase = weights[features.GROUP_BY_PHASE : features.RUN_GAIN].reshape(-1, STATUSES, PHASES)
    by_phase[:, WRITTEN:DONE] = 0.3 * planning * np.arange(1, DONE)[:, None]
    by_phase[:, DONE] = GROUP_STARS
    weights[features.RUN_GAIN : features.RUN_HERE] = 1.0
    weights[features.RUN_HERE : features.RUN_OF] = 0.1
    weights[features.RUN_LOSS : features.MUMMY_STATE] = -planning
    mummies = weights[features.MUMMY_STATE : features.NEXT_MUMMY].reshape(-1, PHASES)
    mummies[: features.BEATEN] = 0.3 * planning * np.arange(features.ROOMS)[:, None] - MUMMY_STARS
    mummies[features.BEATEN] = MUMMY_STARS
    weights[features.NEXT_MUMMY + PHASES : features.BESIDE_NINE] = 0.5 * planning
    return weights
