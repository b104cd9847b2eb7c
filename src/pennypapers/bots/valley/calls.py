"""The compiled functions that Python calls to play, with each record in an array of one (see `rules.temple.calls`)."""

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
    """With `halving`, compare all candidates by sequential halving with `end` playouts in all. Without it, give each of
    the first `alive` candidates the playouts from number `begin` up to `end`, and sort these candidates."""
    if halving:
        search.halve(layouts[0], candidates, end, rounds_left, depth, solo, network)
    else:
        search.play_out(layouts[0], candidates, alive, begin, end, rounds_left, depth, solo, network)
        search.sort(candidates, alive)
