"""Whole solo games by the fast policies, thousands a second: to see how strong a level is.

>>> from pennypapers.bots.temple.games import fast_games
>>> from pennypapers.notation import shipped_layout
>>> games = fast_games(shipped_layout("temple-a"), "voyager", games=100, seed=1)
>>> int(games.stars.min()) < 25 < int(games.stars.max())
True
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple import calls
from pennypapers.bots.temple.appraisal import Weights
from pennypapers.bots.temple.characters import character
from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.policy import play_out
from pennypapers.rules.randomness import Generator, generators
from pennypapers.rules.temple.marks import SHEET
from pennypapers.sheets import Layout


class FastGames(NamedTuple):
    """A game in each place: its final sheet's record, and its stars."""

    records: NDArray[np.void]
    stars: NDArray[np.int64]


def fast_games(
    layout: Layout, level: str, games: int, seed: int, start: int = 0, solo: bool = True
) -> FastGames:
    """Games number `start` and following of a seed, by a level's fast policy. Not `solo`: as at a table with others,
    who draw mummies without a thought or with spite, as often the one as the other."""
    player = character(level)
    records, stars = np.zeros(games, SHEET), np.zeros(games, np.int64)
    policy_games(
        layout.records,
        records,
        calls.desk(layout.records),
        player.weights_for(solo),
        player.record,
        solo,
        generators(seed, start, games),
        stars,
    )
    return FastGames(records, stars)


@compiled
def policy_games(
    layouts: NDArray[np.void],
    sheets: NDArray[np.void],
    desks: NDArray[np.void],
    weights: Weights,
    characters: NDArray[np.void],
    solo: bool,
    streams: Generator,
    results: NDArray[np.int64],
) -> None:
    """Play every sheet to its end, each with a generator of its own; the stars of each."""
    for game in range(len(sheets)):
        results[game] = play_out(
            layouts[0], sheets[game], desks[0], weights, characters[0], solo, streams[game : game + 1]
        )
