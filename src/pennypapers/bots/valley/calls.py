"""What Python calls of the compiled bots, with records in arrays of one, as the rules' own calls have them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley import search, turns
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.search import Table
from pennypapers.bots.valley.turns import Draft, Proposals
from pennypapers.bots.valley.value import Network

Records = NDArray[np.void]


@compiled
def propose(
    layouts: Records,
    sheets: Records,
    roll: int,
    rounds_left: int,
    network: Network,
    draft: Draft,
    proposals: Proposals,
) -> int:
    return turns.propose(layouts[0], sheets[0], roll, rounds_left, network, draft, proposals)


@compiled
def compare(
    layouts: Records,
    table: Table,
    alive: int,
    begin: int,
    end: int,
    rounds_left: int,
    depth: int,
    solo: bool,
    network: Network,
    halving: bool,
) -> None:
    """Spend `end` playouts on halving the candidates, or give those in front the playouts from `begin` to `end` each;
    in order then."""
    if halving:
        search.halve(layouts[0], table, end, rounds_left, depth, solo, network)
    else:
        search.play_out(layouts[0], table, alive, begin, end, rounds_left, depth, solo, network)
        search.sort(table, alive)
