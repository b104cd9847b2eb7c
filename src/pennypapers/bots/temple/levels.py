"""Who the four levels are: what they know, what they overlook, how long they think."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Budget
from pennypapers.bots.temple.evaluation import Weights
from pennypapers.bots.temple.policy import POLICY_SETTINGS
from pennypapers.bots.temple.weights import MULTIPLAYER, SOLO, learned, rule_based

_AT_ONCE = Budget()  # the fast policy alone


@dataclass(frozen=True)
class LevelPolicy:
    """`weights` has a row for games alone and one for games with others; `record` is what compiled code reads.
    `for_others` is the budget for a mummy on somebody else's sheet."""

    weights: Weights
    settings: NDArray[np.void]
    budget: Budget = _AT_ONCE
    others_hazard_budget: Budget = _AT_ONCE

    def weights_for(self, solo: bool) -> Weights:
        row: Weights = self.weights[SOLO if solo else MULTIPLAYER]
        return row


@cache
def level_policy(level: str) -> LevelPolicy:
    return _LEVEL_POLICIES[level]()


def _settings(overlook_rate: float = 0.0, noise: float = 0.0, spiteful: bool = True) -> NDArray[np.void]:
    return np.array([(overlook_rate, noise, spiteful)], POLICY_SETTINGS)


def _tourist() -> LevelPolicy:
    """Sees what a mark gives now, if it sees it at all, and plans nothing."""
    weights = rule_based(planning=0.2)
    return LevelPolicy(np.stack([weights, weights]), _settings(overlook_rate=0.8, noise=1.0, spiteful=False))


def _pathfinder() -> LevelPolicy:
    """Knows what is good, but thinks of few marks and misjudges them."""
    return LevelPolicy(learned(), _settings(overlook_rate=0.8, noise=0.35))


def _voyager() -> LevelPolicy:
    """Overlooks less."""
    return LevelPolicy(learned(), _settings(overlook_rate=0.4, noise=0.4))


def _explorer() -> LevelPolicy:
    """Overlooks nothing, and plays what looks good out to the end: about a fifth of a second a turn."""
    return LevelPolicy(
        learned(), _settings(), Budget(playouts=3800), others_hazard_budget=Budget(playouts=300)
    )


_LEVEL_POLICIES = {
    "tourist": _tourist,
    "pathfinder": _pathfinder,
    "voyager": _voyager,
    "explorer": _explorer,
}
