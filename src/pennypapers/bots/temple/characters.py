"""Who the four levels are: what they know, what they overlook, how long they think."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Budget
from pennypapers.bots.temple.appraisal import Weights
from pennypapers.bots.temple.policy import CHARACTER
from pennypapers.bots.temple.weights import COMPANY, SOLO, learned, plain

_AT_ONCE = Budget()  # the fast policy alone


@dataclass(frozen=True)
class Character:
    """`weights` has a row for games alone and one for games with others; `record` is what compiled code reads.
    `for_others` is the budget for a mummy on somebody else's sheet."""

    weights: Weights
    record: NDArray[np.void]
    budget: Budget = _AT_ONCE
    for_others: Budget = _AT_ONCE

    def weights_for(self, solo: bool) -> Weights:
        row: Weights = self.weights[SOLO if solo else COMPANY]
        return row


@cache
def character(level: str, weights: Path | None = None) -> Character:
    """By what was shipped, or by what is in a file."""
    return _CHARACTERS[level](weights)


def _record(overlooks: float = 0.0, wavers: float = 0.0, spiteful: bool = True) -> NDArray[np.void]:
    return np.array([(overlooks, wavers, spiteful)], CHARACTER)


def _tourist(_: Path | None) -> Character:
    """Sees what a mark gives now, if it sees it at all, and plans nothing."""
    weights = plain(planning=0.2)
    return Character(np.stack([weights, weights]), _record(overlooks=0.8, wavers=1.0, spiteful=False))


def _pathfinder(path: Path | None) -> Character:
    """Knows what is good, but thinks of few marks and misjudges them."""
    return Character(learned(path), _record(overlooks=0.8, wavers=0.35))


def _voyager(path: Path | None) -> Character:
    """Overlooks less."""
    return Character(learned(path), _record(overlooks=0.4, wavers=0.4))


def _explorer(path: Path | None) -> Character:
    """Overlooks nothing, and plays what looks good out to the end: about a fifth of a second a turn."""
    return Character(learned(path), _record(), Budget(playouts=3800), for_others=Budget(playouts=300))


_CHARACTERS = {
    "tourist": _tourist,
    "pathfinder": _pathfinder,
    "voyager": _voyager,
    "explorer": _explorer,
}
