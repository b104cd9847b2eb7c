"""How the network is fitted to lessons: Adam on the squared error, in batches."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.features import FEATURES
from pennypapers.bots.valley.patterns import PATTERNS, WEIGHT, survey
from pennypapers.bots.valley.value import HIDDEN, Network, Sight, blank_network, expected, new_sight
from pennypapers.rules.bits import NONE, first, rest
from pennypapers.rules.valley.playout import SOLO_ROUNDS

EPOCHS = 2
BATCH = 512


class Samples(NamedTuple):
    """Sheets as they were seen, a row each."""

    layouts: NDArray[np.void]
    layout: NDArray[np.int64]  # which of them it is on
    code: NDArray[np.uint8]
    features: NDArray[np.float32]
    left: NDArray[np.int64]  # rounds
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
        self.slopes = blank_network()
        self.first = blank_network()
        self.second = blank_network()
        self.sight = new_sight()
        self.back = np.zeros(HIDDEN, np.float32), np.zeros(PATTERNS, np.float32)
        self.steps = 0

    def fit(self, samples: Samples, chance: np.random.Generator, rate: float) -> float:
        """The root of the mean squared error in the last pass."""
        error = 0.0
        for _ in range(EPOCHS):
            order = chance.permutation(len(samples.left))
            errors = 0.0
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                errors += find_slopes(samples, batch, self.network, self.slopes, self.sight, *self.back)
                self._move(rate)
            error = float(np.sqrt(errors / len(order)))
        return error

    def _move(self, rate: float) -> None:
        self.steps += 1
        faded_first, faded_second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weights, slope, first_moment, second_moment in zip(
            self.network, self.slopes, self.first, self.second, strict=True
        ):
            first_moment += 0.1 * (slope - first_moment)
            second_moment += 0.001 * (slope**2 - second_moment)
            step = (rate / faded_first) * first_moment / (np.sqrt(second_moment / faded_second) + 1e-8)
            weights -= step.astype(np.float32)
            slope[:] = 0


@compiled
def find_slopes(
    samples: Samples,
    batch: NDArray[np.int64],
    network: Network,
    slopes: Network,
    sight: Sight,
    back_hidden: NDArray[np.float32],
    back_pattern: NDArray[np.float32],
) -> float:
    """Add to the slopes those of the mean squared error; the sum of the squared errors."""
    errors = 0.0
    for row in batch:
        layout = samples.layouts[samples.layout[row]]
        left = samples.left[row]
        sight.ground.code[:] = samples.code[row]
        sight.features[:] = samples.features[row]
        survey(layout, network.own, network.beside, sight.ground)
        sight.total[:] = sight.ground.total
        error = expected(left, network, sight) - samples.target[row]
        errors += error * error
        scaled = np.float32(2 * error / len(batch))
        _slopes_above(left, scaled, network, slopes, sight, back_hidden)
        for pattern in range(PATTERNS):
            back = np.float32(0)
            for unit in range(HIDDEN):
                back += network.pattern[pattern, unit] * back_hidden[unit]
                slopes.pattern[pattern, unit] += sight.total[pattern] * back_hidden[unit]
            back_pattern[pattern] = WEIGHT * back
        _slopes_of_patterns(layout, slopes, sight, back_pattern)
    return errors


@compiled
def _slopes_above(
    left: int,
    scaled: np.float32,
    network: Network,
    slopes: Network,
    sight: Sight,
    back_hidden: NDArray[np.float32],
) -> None:
    """From the hidden units up, and for the features."""
    early = np.float32(left / SOLO_ROUNDS)
    slopes.offset[left] += scaled
    for unit in range(HIDDEN):
        back_hidden[unit] = 0
        if sight.hidden[unit] > 0:
            slopes.output[unit] += scaled * sight.hidden[unit]
            slopes.growth[unit] += scaled * sight.hidden[unit] * early
            back_hidden[unit] = scaled * (network.output[unit] + early * network.growth[unit])
        slopes.stage[left, unit] += back_hidden[unit]
    for place in range(FEATURES):
        feature = sight.features[place]
        if feature != 0:
            for unit in range(HIDDEN):
                slopes.feature[place, unit] += feature * back_hidden[unit]


@compiled
def _slopes_of_patterns(
    layout: np.void, slopes: Network, sight: Sight, back_pattern: NDArray[np.float32]
) -> None:
    code, strength = sight.ground.code, sight.ground.strength
    spaces = layout["spaces"]
    while spaces != NONE:
        space = first(spaces)
        spaces = rest(spaces)
        for pattern in range(len(back_pattern)):
            # What is no longer needed makes room: a pattern's strength gives way to its share of the error.
            strength[space, pattern] = back_pattern[pattern] if strength[space, pattern] > 0 else 0
            slopes.own[code[space], pattern] += strength[space, pattern]
        around = layout["near"][space]
        while around != NONE:
            other = code[first(around)]
            around = rest(around)
            for pattern in range(len(back_pattern)):
                slopes.beside[other, pattern] += strength[space, pattern]
