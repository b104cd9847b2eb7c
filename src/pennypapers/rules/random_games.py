"""Batches of random solo games of either adventure, for benchmarks, tests and the warm-up of the compiler."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.randomness import generators
from pennypapers.rules.temple import marks as temple_marks
from pennypapers.rules.temple import playout as temple_playout
from pennypapers.rules.valley import discoveries
from pennypapers.rules.valley import marks as valley_marks
from pennypapers.rules.valley import playout as valley_playout
from pennypapers.sheets import Layout


class RandomGames(NamedTuple):
    """Each array has one entry a game: the record of its final sheet, its stars, rounds and steps."""

    records: NDArray[np.void]
    stars: NDArray[np.int64]
    rounds: NDArray[np.int64]
    steps: NDArray[np.int64]


def random_games(
    layout: Layout, games: int, seed: int, start: int = 0, uniform_discoveries: bool = True
) -> RandomGames:
    """Play the games of a seed from number `start` on, one random legal step at a time. In the Valley a discovery is
    revealed whenever one is possible: a random one, or without `uniform_discoveries` the first of the dearest kind."""
    results = np.zeros((games, 3), np.int64)
    streams = generators(seed, start, games)
    if layout.adventure == "temple":
        records = np.zeros(games, temple_marks.SHEET)
        temple_playout.random_games(layout.record, records, streams, results)
    else:
        records = np.zeros(games, valley_marks.SHEET)
        listing = np.zeros(1, discoveries.LISTING)[0]
        valley_playout.random_games(layout.record, records, streams, uniform_discoveries, listing, results)
    return RandomGames(records, results[:, 0], results[:, 1], results[:, 2])
