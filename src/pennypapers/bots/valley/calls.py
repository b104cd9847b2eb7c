"""What Python calls of the compiled bots, with records in arrays of one, as the rules' own calls have them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley import beam as beam_search
from pennypapers.bots.valley import search
from pennypapers.bots.valley.beam import Beam, Proposals
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.search import Candidates
from pennypapers.bots.valley.value import Network

Records = NDArray[np.void]


@compiled
def propose(
    layouts: Records,
    sheets: Records,
    roll: int,
    rounds_left: int,
    network: Network,
    beam: Beam,
    proposals: Proposals,
) -> int:
    return beam_search.propose(layouts[0], sheets[0], roll, rounds_left, network, beam, proposals)


@compiled
def compare(
    layouts: Records,
    candidates: Candidates,
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
        search.halve(layouts[0], candidates, end, rounds_left, depth, solo, network)
    else:
        search.play_out(layouts[0], candidates, alive, begin, end, rounds_left, depth, solo, network)
        search.sort(candidates, alive)
