"""The facts of the Valley of Wiraqocha."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.adventure import Adventure, Lesson
from pennypapers.rules.valley.discoveries import LISTING
from pennypapers.rules.valley.finds import KIND_NAMES
from pennypapers.rules.valley.playout import SOLO_ROUNDS, random_games
from pennypapers.rules.valley.sheet import MARK_OF_STRUCTURE, ValleySheet
from pennypapers.sheets import Layout


def _play_random_games(
    layout: Layout,
    records: NDArray[np.void],
    generators: NDArray[np.uint64],
    uniform_discoveries: bool,
    results: NDArray[np.int64],
) -> None:
    listing = np.zeros(1, LISTING)[0]
    random_games(layout.record, records, generators, uniform_discoveries, listing, results)


VALLEY = Adventure(
    name="valley",
    hazard="snake",
    sheet=ValleySheet,
    play_random_games=_play_random_games,
    star_rules=("full", *KIND_NAMES, *MARK_OF_STRUCTURE, "snake"),
    firsts=("full", *KIND_NAMES),
    level_bounds=(90, 110, 130),
    level_allowance=4,
    last_round_alone=SOLO_ROUNDS,
    no_space=("#", "~"),
    structures=MARK_OF_STRUCTURE,
    discoveries=KIND_NAMES,
    signs={kind: kind[0] for kind in KIND_NAMES},
    headers=("snakes",),
    shipped=("valley-a", "valley-b"),
    expeditions=("valley-a", "valley-b"),
    # A seed that was searched for, as its dice bring up one thing to learn after another:
    # 2 4 3 · 4 5 4 · 2 Dakota 4 · 4 4 snake · 5 2 4 · Penny 4 4 · 5 4 4 · 1 Dakota 1 · 3 Dakota 4
    lesson=Lesson(
        """adventure: valley
name: First Light
grid:
#  .  .  .
.  .  ~  .
.  .  .  .
.  .  .  #
""",
        "lesson valley 30949",
    ),
)
