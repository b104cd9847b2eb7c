"""The policy of each of the four levels: its weights, how often it is wrong, and how long it searches."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Budget
from pennypapers.bots.temple.evaluation import Weights
from pennypapers.bots.temple.policy import POLICY_SETTINGS
from pennypapers.bots.temple.weights import FILE, MULTIPLAYER, SOLO, read, rule_based

_AT_ONCE = Budget()  # the fast policy alone


@dataclass(frozen=True)
class LevelPolicy:
    """`weights` has one row for solo games and one for games of several players. `settings` is the record that compiled
    code reads. `others_hazard_budget` is the budget for placing a mummy on somebody else's sheet."""

    weights: Weights
    settings: NDArray[np.void]
    budget: Budget = _AT_ONCE
    others_hazard_budget: Budget = _AT_ONCE

    def weights_for(self, solo: bool) -> Weights:
        row: Weights = self.weights[SOLO if solo else MULTIPLAYER]
        return row


@cache
def level_policy(level: str, weights: Path | None = None) -> LevelPolicy:
    """With the weights that come with the game, or with those in a file."""
    return _LEVEL_POLICIES[level](weights or FILE)


def _settings(overlook_rate: float = 0.0, noise: float = 0.0, spiteful: bool = True) -> NDArray[np.void]:
    return np.array([(overlook_rate, noise, spiteful)], POLICY_SETTINGS)


def _tourist(_: Path) -> LevelPolicy:
    """Overlooks most marks, judges the others mainly by the stars they bring at once, and that with large errors."""
    weights = rule_based(planning=0.2)
    return LevelPolicy(np.stack([weights, weights]), _settings(overlook_rate=0.8, noise=1.0, spiteful=False))


def _pathfinder(path: Path) -> LevelPolicy:
    """Has the learned weights, but overlooks four marks in five and misjudges the others."""
    return LevelPolicy(read(path), _settings(overlook_rate=0.8, noise=0.35))


def _voyager(path: Path) -> LevelPolicy:
    """Has the learned weights, and overlooks two marks in five."""
    return LevelPolicy(read(path), _settings(overlook_rate=0.4, noise=0.4))


def _explorer(path: Path) -> LevelPolicy:
    """Overlooks nothing, and searches by playouts: about a fifth of a second a turn."""
    return LevelPolicy(
        read(path), _settings(), Budget(playouts=3800), others_hazard_budget=Budget(playouts=300)
    )


_LEVEL_POLICIES = {
    "tourist": _tourist,
    "pathfinder": _pathfinder,
    "voyager": _voyager,
    "explorer": _explorer,
}
