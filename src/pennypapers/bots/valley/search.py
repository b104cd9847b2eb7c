"""Comparing sheets by playing on from each of them, with the same luck for all.

Sequential halving: every candidate gets a few playouts, the better half some more, until two are left. A playout is a
few rounds of the fast policy; what the sheet promises then is its result.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.beam import Beam, Proposals, new_beam, new_proposals
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.copies import copy_sheet
from pennypapers.bots.valley.policy import play_round
from pennypapers.bots.valley.value import Network, value
from pennypapers.rules.dice import ROLLS
from pennypapers.rules.randomness import Generator, below, generators
from pennypapers.rules.valley.marks import SHEET, is_full

STRIDE = 133  # through the rolls: it visits all 216, and any few in a row are spread well
POLICY_WIDTH = 1  # turns the fast policy follows up
POLICY_FINDS = 6  # discoveries it looks at more closely
POLICY_TURNS = 3  # turns it compares with their discoveries
PRIOR_PLAYOUTS = 4  # playouts that the value of a candidate itself counts for


class Candidates(NamedTuple):
    """Candidates side by side: the sheets after them, and what their playouts came to."""

    sheets: NDArray[np.void]
    order: NDArray[np.int64]  # the candidates, those in front still compared
    sums: NDArray[np.float64]  # begun with what was expected of them
    counts: NDArray[np.int64]
    seeds: Generator  # the luck of each playout
    generator: Generator  # the one under way
    first_roll: NDArray[np.int64]  # the next roll in the first of them
    trial: NDArray[np.void]
    beam: Beam
    proposals: Proposals


def new_candidates(
    sheets: NDArray[np.void], seed: int, seeds: int, values: NDArray[np.float64] | None = None
) -> Candidates:
    """`values` are what the candidates promise, if that is to count."""
    count = len(sheets)
    prior = 0 if values is None else PRIOR_PLAYOUTS
    return Candidates(
        sheets,
        np.arange(count),
        np.zeros(count) if values is None else prior * values,
        np.full(count, prior),
        generators(seed, 0, seeds),
        np.zeros(1, np.uint64),
        np.array([seed % ROLLS]),
        np.zeros(1, SHEET),
        new_beam(POLICY_WIDTH, POLICY_FINDS),
        new_proposals(POLICY_TURNS),
    )


@compiled
def play_out(
    layout: np.void,
    candidates: Candidates,
    alive: int,
    begin: int,
    end: int,
    rounds_left: int,
    depth: int,
    solo: bool,
    network: Network,
) -> None:
    """Playouts number `begin` up to `end` for the candidates in front."""
    for number in range(begin, end):
        for place in range(alive):
            candidate = candidates.order[place]
            candidates.generator[0] = candidates.seeds[number % len(candidates.seeds)]
            copy_sheet(candidates.sheets[candidate], candidates.trial[0])
            left = rounds_left
            roll = (candidates.first_roll[0] + STRIDE * number) % ROLLS
            for _ in range(min(depth, rounds_left)):
                if is_full(layout, candidates.trial[0]):
                    break
                left -= 1
                play_round(
                    layout,
                    candidates.trial[0],
                    roll,
                    left,
                    solo,
                    network,
                    candidates.beam,
                    candidates.proposals,
                )
                roll = below(candidates.generator, ROLLS)
            candidates.sums[candidate] += value(
                layout, candidates.trial[0], left, False, network, candidates.beam.activations
            )
            candidates.counts[candidate] += 1


@compiled
def mean(candidates: Candidates, candidate: int) -> float:
    average: float = candidates.sums[candidate] / max(candidates.counts[candidate], 1)
    return average


@compiled
def sort(candidates: Candidates, alive: int) -> None:
    """The candidates in front by what they came to, the best first."""
    for place in range(1, alive):
        at = place
        while at > 0 and mean(candidates, candidates.order[at]) > mean(candidates, candidates.order[at - 1]):
            swapped = candidates.order[at]
            candidates.order[at] = candidates.order[at - 1]
            candidates.order[at - 1] = swapped
            at -= 1


@compiled
def halve(
    layout: np.void,
    candidates: Candidates,
    playouts: int,
    rounds_left: int,
    depth: int,
    solo: bool,
    network: Network,
) -> None:
    """Spend so many playouts; the best candidate is the first in order then."""
    alive = len(candidates.order)
    phases = 1
    while (1 << phases) < alive:
        phases += 1
    begin = 0
    while alive > 1:
        end = begin + max(1, playouts // (phases * alive))
        play_out(layout, candidates, alive, begin, end, rounds_left, depth, solo, network)
        sort(candidates, alive)
        begin = end
        alive = (alive + 1) // 2
