"""Fits the network to samples: minimizes the squared error in batches, with Adam (Kingma and Ba, 2015)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.features import FEATURES
from pennypapers.bots.valley.patterns import PATTERN_SCALE, PATTERNS, refresh
from pennypapers.bots.valley.value import (
    HIDDEN,
    Activations,
    Network,
    blank_network,
    forward,
    new_activations,
)
from pennypapers.rules.bits import NONE, first, rest
from pennypapers.rules.valley.playout import SOLO_ROUNDS

EPOCHS = 2
BATCH = 512


class Samples(NamedTuple):
    """What the network is fitted to: a row for each sheet, with its inputs and the output it should have."""

    layouts: NDArray[np.void]
    layout: NDArray[np.int64]  # the index in `layouts` of the layout it is on
    code: NDArray[np.uint8]
    features: NDArray[np.float32]
    left: NDArray[np.int64]  # how many rounds were left
    target: NDArray[np.float32]  # the stars still to come


def merged(known: list[Samples]) -> Samples:
    starts = np.cumsum([0, *(len(samples.layouts) for samples in known)])
    moved = [
        samples._replace(layout=samples.layout + start)
        for samples, start in zip(known, starts[:-1], strict=True)
    ]
    return Samples(*(np.concatenate(part) for part in zip(*moved, strict=True)))


class Learner:
    def __init__(self, network: Network) -> None:
        self.network = network
        self.gradients = blank_network()
        self.first = blank_network()
        self.second = blank_network()
        self.activations = new_activations()
        self.buffers = np.zeros(HIDDEN, np.float32), np.zeros(PATTERNS, np.float32)
        self.steps = 0

    def fit(self, samples: Samples, chance: np.random.Generator, rate: float) -> float:
        """Go through all samples some times; returns the root of the mean squared error in the last pass."""
        error = 0.0
        for _ in range(EPOCHS):
            order = chance.permutation(len(samples.left))
            errors = 0.0
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                errors += add_gradients(
                    samples, batch, self.network, self.gradients, self.activations, *self.buffers
                )
                self._adam_step(rate)
            error = float(np.sqrt(errors / len(order)))
        return error

    def _adam_step(self, rate: float) -> None:
        self.steps += 1
        faded_first, faded_second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weights, gradient, first_moment, second_moment in zip(
            self.network, self.gradients, self.first, self.second, strict=True
        ):
            first_moment += 0.1 * (gradient - first_moment)
            second_moment += 0.001 * (gradient**2 - second_moment)
            step = (rate / faded_first) * first_moment / (np.sqrt(second_moment / faded_second) + 1e-8)
            weights -= step.astype(np.float32)
            gradient[:] = 0


@compiled
def add_gradients(
    samples: Samples,
    batch: NDArray[np.int64],
    network: Network,
    gradients: Network,
    activations: Activations,
    back_hidden: NDArray[np.float32],
    back_pattern: NDArray[np.float32],
) -> float:
    """Add the gradients of the mean squared error of a batch to `gradients`, by backpropagation; returns the sum of the
    squared errors."""
    errors = 0.0
    for row in batch:
        layout = samples.layouts[samples.layout[row]]
        left = samples.left[row]
        activations.pattern_layer.code[:] = samples.code[row]
        activations.features[:] = samples.features[row]
        refresh(layout, network.own, network.beside, activations.pattern_layer)
        activations.total[:] = activations.pattern_layer.total
        error = forward(left, network, activations) - samples.target[row]
        errors += error * error
        scaled = np.float32(2 * error / len(batch))
        _backpropagate_hidden(left, scaled, network, gradients, activations, back_hidden)
        for pattern in range(PATTERNS):
            back = np.float32(0)
            for unit in range(HIDDEN):
                back += network.pattern[pattern, unit] * back_hidden[unit]
                gradients.pattern[pattern, unit] += activations.total[pattern] * back_hidden[unit]
            back_pattern[pattern] = PATTERN_SCALE * back
        _backpropagate_patterns(layout, gradients, activations, back_pattern)
    return errors


@compiled
def _backpropagate_hidden(
    left: int,
    scaled: np.float32,
    network: Network,
    gradients: Network,
    activations: Activations,
    back_hidden: NDArray[np.float32],
) -> None:
    """Backpropagate to the weights of the output, of the rounds left and of the features, and to the hidden units."""
    early = np.float32(left / SOLO_ROUNDS)
    gradients.offset[left] += scaled
    for unit in range(HIDDEN):
        back_hidden[unit] = 0
        if activations.hidden[unit] > 0:
            gradients.output[unit] += scaled * activations.hidden[unit]
            gradients.growth[unit] += scaled * activations.hidden[unit] * early
            back_hidden[unit] = scaled * (network.output[unit] + early * network.growth[unit])
        gradients.stage[left, unit] += back_hidden[unit]
    for place in range(FEATURES):
        feature = activations.features[place]
        if feature != 0:
            for unit in range(HIDDEN):
                gradients.feature[place, unit] += feature * back_hidden[unit]


@compiled
def _backpropagate_patterns(
    layout: np.void, gradients: Network, activations: Activations, back_pattern: NDArray[np.float32]
) -> None:
    code, strength = activations.pattern_layer.code, activations.pattern_layer.strength
    spaces = layout["spaces"]
    while spaces != NONE:
        space = first(spaces)
        spaces = rest(spaces)
        for pattern in range(len(back_pattern)):
            # The strengths are not needed any more: each is overwritten with its gradient.
            strength[space, pattern] = back_pattern[pattern] if strength[space, pattern] > 0 else 0
            gradients.own[code[space], pattern] += strength[space, pattern]
        around = layout["near"][space]
        while around != NONE:
            other = code[first(around)]
            around = rest(around)
            for pattern in range(len(back_pattern)):
                gradients.beside[other, pattern] += strength[space, pattern]
