"""What is known about an adventure before anybody plays it: its facts, and the register of all adventures.

The rest of the program asks here and names no adventure. A new one is a folder beside those of the others, with a
module `adventure` that makes its `Adventure`, and its name in `rules/__init__.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from pennypapers.sheets import Layout

if TYPE_CHECKING:
    from pennypapers.rules.sheet import Sheet

PlayRandomGames = Callable[[Layout, NDArray[np.void], NDArray[np.uint64], bool, NDArray[np.int64]], None]
"""Plays a random solo game on each of these empty records, with the random generator of each; it writes a row of
results for each: stars, rounds, steps. The flag asks for a random discovery instead of the dearest one."""

LEVELS = ("tourist", "pathfinder", "voyager", "explorer")


@dataclass(frozen=True)
class Lesson:
    """A first game: a small sheet, and dice that are known beforehand, so that a teacher can say what comes."""

    layout: str  # the text of a `.sheet` file
    seed: str


@dataclass(frozen=True)
class Adventure:
    name: str
    hazard: str  # what the red die's special face draws
    sheet: type[Sheet]
    play_random_games: PlayRandomGames
    star_rules: tuple[str, ...]  # what stars are counted for, in the order of the count
    firsts: tuple[str, ...]  # the star rules of which the first stars at a table are worth telling
    level_bounds: tuple[int, int, int]  # the fewest stars of a Pathfinder, a Voyager and an Explorer
    level_allowance: int = 0  # how much each hazard on a sheet, crossed out or not, lowers these bounds
    last_round_alone: int | None = None  # the round after which a solo game ends in any case
    one_number: bool = False  # a turn writes a single number, and crossing a hazard out costs none

    # Drawings and `.sheet` files
    no_space: tuple[str, ...] = ("#",)  # the tokens of a layout where there is no space
    empty_spaces: tuple[str, ...] = (".",)  # the tokens of its empty spaces
    structures: Mapping[str, str] = field(default_factory=dict)  # what Dakota may draw, with the mark of each
    discoveries: tuple[str, ...] = ()  # the kinds that may be revealed
    headers: tuple[str, ...] = ()  # the headers that only its own `.sheet` files have
    signs: Mapping[str, str] = field(default_factory=dict)  # for drawings of text, the sign of a star rule

    # What comes with the game
    shipped: tuple[str, ...] = ()  # the names of its layouts
    expeditions: tuple[str, ...] = ()  # the layouts of the daily expedition, which take turns day by day
    lesson: Lesson | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "structures", MappingProxyType(dict(self.structures)))
        object.__setattr__(self, "signs", MappingProxyType(dict(self.signs)))

    def last_round(self, players: int) -> int | None:
        """The round after which the game ends in any case, if there is one."""
        return self.last_round_alone if players == 1 else None

    def is_over(self, sheets: Sequence[Sheet], rounds: int) -> bool:
        """Whether the game has ended after so many whole rounds."""
        last = self.last_round(len(sheets))
        return (last is not None and rounds >= last) or any(sheet.is_full for sheet in sheets)

    def expedition(self, day: date) -> str | None:
        """The layout of this adventure that everybody plays on a day; None if it has none."""
        if not self.expeditions:
            return None
        return self.expeditions[day.timetuple().tm_yday % len(self.expeditions)]


ADVENTURES: dict[str, Adventure] = {}
"""Every adventure by its name, in the order in which people see them. `rules/__init__.py` fills it."""


def empty_sheet(layout: Layout) -> Sheet:
    """A sheet on which nothing is drawn yet."""
    return ADVENTURES[layout.adventure].sheet(layout)
