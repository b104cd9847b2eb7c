"""What a sheet promises: the stars it has and those it is still expected to earn, from a small trained network.

One hidden layer on the features; what is plain to see, stars and a discovery that is ready, it need not learn. The
rounds that are left shift every hidden unit: what is worth waiting for early on is worth nothing in the end. Sums are
written so that they are added in one order everywhere.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.features import FEATURES, Features, look, ready
from pennypapers.rules.valley.marks import is_full
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.rules.valley.stars import stars

HIDDEN = 32


class Network(NamedTuple):
    """The weights; `stage` and `offset` have a row for each number of rounds left."""

    feature: NDArray[np.float32]  # FEATURES x HIDDEN
    stage: NDArray[np.float32]  # SOLO_ROUNDS + 1 x HIDDEN
    output: NDArray[np.float32]  # HIDDEN
    offset: NDArray[np.float32]  # SOLO_ROUNDS + 1


class Sight(NamedTuple):
    """Room for one look at a sheet."""

    features: Features
    hidden: NDArray[np.float32]


def blank_network() -> Network:
    return Network(
        np.zeros((FEATURES, HIDDEN), np.float32),
        np.zeros((SOLO_ROUNDS + 1, HIDDEN), np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros(SOLO_ROUNDS + 1, np.float32),
    )


def new_sight() -> Sight:
    return Sight(np.zeros(FEATURES, np.float32), np.zeros(HIDDEN, np.float32))


@compiled
def value(
    layout: np.void, sheet: np.void, rounds_left: int, pending: bool, network: Network, sight: Sight
) -> float:
    """The stars expected in the end, when so many rounds follow this one. `pending`: the round's steps are done, but
    a discovery may still be revealed."""
    now = stars(layout, sheet)
    if is_full(layout, sheet):
        rounds_left = 0
    if rounds_left == 0 and not pending:
        return float(now)
    look(layout, sheet, pending, sight.features)
    return now + ready(sight.features) + _expected(rounds_left, network, sight)


@compiled
def _expected(rounds_left: int, network: Network, sight: Sight) -> float:
    hidden = sight.hidden
    for unit in range(HIDDEN):
        hidden[unit] = network.stage[rounds_left, unit]
    for place in range(FEATURES):
        feature = sight.features[place]
        if feature != 0:
            for unit in range(HIDDEN):
                hidden[unit] += feature * network.feature[place, unit]
    total = network.offset[rounds_left]
    for unit in range(HIDDEN):
        if hidden[unit] > 0:
            total += hidden[unit] * network.output[unit]
    return float(total)
