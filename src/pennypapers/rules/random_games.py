"""Batches of random solo games of any adventure, for benchmarks, tests and the warm-up of the compiler."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.adventure import ADVENTURES
from pennypapers.rules.randomness import generators
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
    """Play the games of a seed from number `start` on, one random legal step at a time. In an adventure with
    discoveries one is revealed whenever one is possible: a random one, or without `uniform_discoveries` the first of
    the dearest kind."""
    results = np.zeros((games, 3), np.int64)
    streams = generators(seed, start, games)
    adventure = ADVENTURES[layout.adventure]
    records = np.zeros(games, adventure.sheet.dtype)
    adventure.play_random_games(layout, records, streams, uniform_discoveries, results)
    return RandomGames(records, results[:, 0], results[:, 1], results[:, 2])
