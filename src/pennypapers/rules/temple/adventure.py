"""The facts of the Temple of Apikhabou."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.adventure import Adventure, Lesson
from pennypapers.rules.temple.playout import random_games
from pennypapers.rules.temple.sheet import TempleSheet
from pennypapers.sheets import Layout


def _play_random_games(
    layout: Layout,
    records: NDArray[np.void],
    generators: NDArray[np.uint64],
    uniform_discoveries: bool,
    results: NDArray[np.int64],
) -> None:
    random_games(layout.record, records, generators, results)


TEMPLE = Adventure(
    name="temple",
    hazard="mummy",
    sheet=TempleSheet,
    play_random_games=_play_random_games,
    star_rules=("run", "group", "mummy"),
    firsts=("group", "mummy"),
    level_bounds=(15, 25, 30),
    one_number=True,
    empty_spaces=(".", "+"),
    signs={"run": ">", "group": "g"},
    shipped=("temple-a", "temple-b"),
    expeditions=("temple-a", "temple-b"),
    # A seed that was searched for, as its dice bring up one thing to learn after another:
    # 2 5 4 · 2 4 5 · Penny 1 4 · 4 lockpick 2 · 2 2 mummy · 1 3 4 · 4 4 2 · 2 3 1 · Penny 1 4
    lesson=Lesson(
        """adventure: temple
name: First Steps
grid:
#  .  .  #
.  +  .  .
.  .  +  .
""",
        "lesson temple 126986",
    ),
)
