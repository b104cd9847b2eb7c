"""The value function: the stars that a sheet is expected to end with.

It is the stars that the sheet has now, those of a discovery that can be revealed at once, and the output of a small
neural network for the stars still to come. The network has one hidden layer of rectified linear units on the features
and the patterns. The number of rounds left has weights of its own: it shifts every hidden unit and scales its output,
as what is worth waiting for early in the game is worth nothing at its end. The loops add in a fixed order, so that the
result is the same on every machine.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley import patterns
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.features import FEATURES, Features, compute_features, ready_stars
from pennypapers.bots.valley.patterns import CODES, PATTERNS, PatternLayer, new_pattern_layer
from pennypapers.rules.valley.marks import is_full
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.rules.valley.stars import stars

HIDDEN = 64


class Network(NamedTuple):
    """The weights. `stage` and `offset` have a row for each number of rounds left. The names of the fields are those of
    the arrays in the file of weights."""

    own: NDArray[np.float32]  # CODES x PATTERNS: of what stands in a space itself
    beside: NDArray[np.float32]  # CODES x PATTERNS: of what stands beside it
    pattern: NDArray[np.float32]  # PATTERNS x HIDDEN
    feature: NDArray[np.float32]  # FEATURES x HIDDEN
    stage: NDArray[np.float32]  # SOLO_ROUNDS + 1 x HIDDEN
    output: NDArray[np.float32]  # HIDDEN
    growth: NDArray[np.float32]  # HIDDEN: added to `output`, times the share of rounds that are left
    offset: NDArray[np.float32]  # SOLO_ROUNDS + 1


class Activations(NamedTuple):
    """The inputs and intermediate results of the network for one sheet."""

    features: Features
    pattern_layer: PatternLayer
    total: NDArray[np.float32]  # PATTERNS
    hidden: NDArray[np.float32]


def blank_network() -> Network:
    return Network(
        np.zeros((CODES, PATTERNS), np.float32),
        np.zeros((CODES, PATTERNS), np.float32),
        np.zeros((PATTERNS, HIDDEN), np.float32),
        np.zeros((FEATURES, HIDDEN), np.float32),
        np.zeros((SOLO_ROUNDS + 1, HIDDEN), np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros(HIDDEN, np.float32),
        np.zeros(SOLO_ROUNDS + 1, np.float32),
    )


def new_activations() -> Activations:
    return Activations(
        np.zeros(FEATURES, np.float32),
        new_pattern_layer(),
        np.zeros(PATTERNS, np.float32),
        np.zeros(HIDDEN, np.float32),
    )


@compiled
def value(
    layout: np.void,
    sheet: np.void,
    rounds_left: int,
    pending: bool,
    network: Network,
    activations: Activations,
) -> float:
    """The stars that a sheet is expected to end with, when so many rounds follow this one. `pending` means that the
    dice of this round are spent, but a discovery may still be revealed."""
    if is_full(layout, sheet):
        rounds_left = 0
    if rounds_left > 0 or pending:
        refresh_patterns(layout, sheet, network, activations)
        for pattern in range(PATTERNS):
            activations.total[pattern] = activations.pattern_layer.total[pattern]
    return _value(layout, sheet, rounds_left, pending, network, activations)


@compiled
def refresh_patterns(layout: np.void, sheet: np.void, network: Network, activations: Activations) -> None:
    """Work out the patterns of a sheet, for `value_after`."""
    patterns.read_codes(layout, sheet, activations.pattern_layer.code)
    patterns.refresh(layout, network.own, network.beside, activations.pattern_layer)


@compiled
def value_after(
    layout: np.void,
    sheet: np.void,
    space: int,
    code: int,
    rounds_left: int,
    network: Network,
    activations: Activations,
) -> float:
    """The value, with a discovery pending, of a sheet that differs in one space from the one given to
    `refresh_patterns`."""
    if is_full(layout, sheet):
        rounds_left = 0
    patterns.totals_after_change(
        layout, network.own, network.beside, activations.pattern_layer, space, code, activations.total
    )
    return _value(layout, sheet, rounds_left, True, network, activations)


@compiled
def _value(
    layout: np.void,
    sheet: np.void,
    rounds_left: int,
    pending: bool,
    network: Network,
    activations: Activations,
) -> float:
    now = stars(layout, sheet)
    if rounds_left == 0 and not pending:
        return float(now)
    compute_features(layout, sheet, rounds_left, pending, activations.features)
    return now + ready_stars(activations.features) + forward(rounds_left, network, activations)


@compiled
def forward(rounds_left: int, network: Network, activations: Activations) -> float:
    """The output of the network, for the features and pattern totals in `activations`: the stars still to come."""
    hidden = activations.hidden
    for unit in range(HIDDEN):
        hidden[unit] = network.stage[rounds_left, unit]
    for place in range(FEATURES):
        feature = activations.features[place]
        if feature != 0:
            for unit in range(HIDDEN):
                hidden[unit] += feature * network.feature[place, unit]
    for pattern in range(PATTERNS):
        total = activations.total[pattern]
        if total != 0:
            for unit in range(HIDDEN):
                hidden[unit] += total * network.pattern[pattern, unit]
    stars = network.offset[rounds_left]
    early = np.float32(rounds_left / SOLO_ROUNDS)
    for unit in range(HIDDEN):
        if hidden[unit] > 0:
            stars += hidden[unit] * (network.output[unit] + early * network.growth[unit])
    return float(stars)
