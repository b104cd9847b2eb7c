"""Compares turns by playouts, with sequential halving (Karnin, Koren and Somekh, 2013).

A candidate is the sheet after a turn. Every candidate gets a few playouts, the better half of them some more, and so on
until one is left. A playout is a few rounds of the fast policy; its result is the value function's estimate of the
sheet it arrives at. All candidates are played out with the same random seeds (common random numbers), and the first
rolls of their playouts are spread evenly over all possible rolls (stratified sampling): both make it easier to tell
candidates apart.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import LATER
from pennypapers.bots.valley.beam import Beam, Proposals, new_beam, new_proposals
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.copies import copy_sheet
from pennypapers.bots.valley.policy import play_round
from pennypapers.bots.valley.value import Network, value
from pennypapers.rules.bits import size
from pennypapers.rules.dice import ROLLS
from pennypapers.rules.randomness import Generator, below, generators
from pennypapers.rules.valley.marks import KINDS, SHEET, STRUCTURES, is_full
from pennypapers.rules.valley.stars import FEED_STARS, FIND_STARS, FULL_STARS, feeding, snake_stars

# From the first roll of one playout to that of the next: visits all 216 rolls before one comes again, and any few in a
# row are spread evenly.
STRIDE = 133
POLICY_WIDTH = 1  # the width of the beam search of the fast policy in playouts
POLICY_FINDS = 6  # how many discoveries it considers at the end of a turn
POLICY_TURNS = 3  # how many whole turns it compares
STAR_KINDS = (
    "full",
    *("jungle", "town", "range", "pyramid"),
    *("hut", "statue", "mine"),
    "snake",
    LATER,
)
PRIOR_PLAYOUTS = 4  # as many playouts as the value of the candidate itself counts for


class Candidates(NamedTuple):
    """The candidates of a search, the results of their playouts, and the memory that playouts work in."""

    sheets: NDArray[np.void]
    order: NDArray[np.int64]  # the candidates' numbers; those in front are still compared
    sums: NDArray[np.float64]  # of the results of each candidate's playouts, and of its prior
    counts: NDArray[np.int64]
    seeds: Generator  # the state of the random generator that each playout begins with
    generator: Generator  # of the playout under way
    first_roll: NDArray[np.int64]  # the first roll of playout number 0
    trial: NDArray[np.void]
    beam: Beam
    proposals: Proposals
    ends: NDArray[
        np.float64
    ]  # by candidate and playout, the stars of each kind at its end, of the first few playouts


def new_candidates(
    sheets: NDArray[np.void],
    seed: int,
    seeds: int,
    values: NDArray[np.float64] | None = None,
    recorded: int = 0,
) -> Candidates:
    """`values`, if given, are the values of the candidates, which then count as their first results (a prior). Of so
    many playouts it is `recorded` with which kinds of stars they end."""
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
        np.zeros((count, recorded, len(STAR_KINDS))),
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
    """Give each of the first `alive` candidates the playouts from number `begin` up to `end`."""
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
            result = value(layout, candidates.trial[0], left, False, network, candidates.beam.activations)
            candidates.sums[candidate] += result
            candidates.counts[candidate] += 1
            if number < candidates.ends.shape[1]:
                _count_kinds(layout, candidates.trial[0], result, candidates.ends[candidate, number])


@compiled
def _count_kinds(layout: np.void, sheet: np.void, result: float, counted: NDArray[np.float64]) -> None:
    """Write the stars of each of the `STAR_KINDS`: those on the sheet, and what is expected beyond them."""
    counted[0] = FULL_STARS if is_full(layout, sheet) else 0
    for kind in KINDS:
        counted[1 + kind] = FIND_STARS[kind] * sheet["found"][kind]
    for structure in STRUCTURES:
        counted[5 + structure] = FEED_STARS * size(feeding(layout, sheet, structure))
    counted[8] = snake_stars(layout, sheet)
    counted[9] = result - counted[:9].sum()


@compiled
def mean(candidates: Candidates, candidate: int) -> float:
    average: float = candidates.sums[candidate] / max(candidates.counts[candidate], 1)
    return average


@compiled
def sort(candidates: Candidates, alive: int) -> None:
    """Sort the first `alive` candidates by the mean of their results, the best first."""
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
    """Run sequential halving with about so many playouts in all; the best candidate is then the first in `order`."""
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
