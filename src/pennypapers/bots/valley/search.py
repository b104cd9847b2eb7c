"""Comparing sheets by playing on from each of them, with the same luck for all.

Sequential halving: every candidate gets a few playouts, the better half some more, until two are left. A playout is a
few rounds of the fast policy; what the sheet promises then is its result.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.copies import copy_sheet
from pennypapers.bots.valley.rounds import play_round
from pennypapers.bots.valley.turns import Draft, Proposals, new_draft, new_proposals
from pennypapers.bots.valley.value import Network, value
from pennypapers.rules.dice import ROLLS
from pennypapers.rules.randomness import Generator, below, generators
from pennypapers.rules.valley.marks import SHEET, is_full

STRIDE = 133  # through the rolls: it visits all 216, and any few in a row are spread well
POLICY_WIDTH = 1  # turns the fast policy follows up
POLICY_FINDS = 6  # discoveries it looks at more closely
POLICY_TURNS = 3  # turns it compares with their discoveries
TRUST = 4  # playouts that the value of a candidate itself counts for


class Table(NamedTuple):
    """Candidates side by side: the sheets after them, and what their playouts came to."""

    sheets: NDArray[np.void]
    order: NDArray[np.int64]  # the candidates, those in front still compared
    sums: NDArray[np.float64]  # begun with what was expected of them
    counts: NDArray[np.int64]
    fates: Generator  # the luck of each playout
    fate: Generator  # the one under way
    start: NDArray[np.int64]  # the next roll in the first of them
    trial: NDArray[np.void]
    draft: Draft
    proposals: Proposals


def new_table(
    sheets: NDArray[np.void], luck: int, fates: int, values: NDArray[np.float64] | None = None
) -> Table:
    """`values` are what the candidates promise, if that is to count."""
    count = len(sheets)
    trust = 0 if values is None else TRUST
    return Table(
        sheets,
        np.arange(count),
        np.zeros(count) if values is None else trust * values,
        np.full(count, trust),
        generators(luck, 0, fates),
        np.zeros(1, np.uint64),
        np.array([luck % ROLLS]),
        np.zeros(1, SHEET),
        new_draft(POLICY_WIDTH, POLICY_FINDS),
        new_proposals(POLICY_TURNS),
    )


@compiled
def play_out(
    layout: np.void,
    table: Table,
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
            candidate = table.order[place]
            table.fate[0] = table.fates[number % len(table.fates)]
            copy_sheet(table.sheets[candidate], table.trial[0])
            left = rounds_left
            roll = (table.start[0] + STRIDE * number) % ROLLS
            for _ in range(min(depth, rounds_left)):
                if is_full(layout, table.trial[0]):
                    break
                left -= 1
                play_round(layout, table.trial[0], roll, left, solo, network, table.draft, table.proposals)
                roll = below(table.fate, ROLLS)
            table.sums[candidate] += value(layout, table.trial[0], left, False, network, table.draft.sight)
            table.counts[candidate] += 1


@compiled
def mean(table: Table, candidate: int) -> float:
    average: float = table.sums[candidate] / max(table.counts[candidate], 1)
    return average


@compiled
def sort(table: Table, alive: int) -> None:
    """The candidates in front by what they came to, the best first."""
    for place in range(1, alive):
        at = place
        while at > 0 and mean(table, table.order[at]) > mean(table, table.order[at - 1]):
            swapped = table.order[at]
            table.order[at] = table.order[at - 1]
            table.order[at - 1] = swapped
            at -= 1


@compiled
def halve(
    layout: np.void,
    table: Table,
    playouts: int,
    rounds_left: int,
    depth: int,
    solo: bool,
    network: Network,
) -> None:
    """Spend so many playouts; the best candidate is the first in order then."""
    alive = len(table.order)
    phases = 1
    while (1 << phases) < alive:
        phases += 1
    begin = 0
    while alive > 1:
        end = begin + max(1, playouts // (phases * alive))
        play_out(layout, table, alive, begin, end, rounds_left, depth, solo, network)
        sort(table, alive)
        begin = end
        alive = (alive + 1) // 2
