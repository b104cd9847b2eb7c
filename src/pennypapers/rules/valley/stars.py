"""What a Valley sheet is worth (rules.md, Valley 6)."""

from __future__ import annotations

import numpy as np

from pennypapers.rules.bits import NONE, Mask, first, rest, size
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.valley.marks import JUNGLE, KINDS, RANGE, STRUCTURES, TOWN, is_full, lurking

FULL_STARS = 7
FIND_STARS = np.array([5, 6, 7, 15])  # jungle, town, range, pyramid
FEED_STARS = 2
FOOD = np.array([JUNGLE, TOWN, RANGE])  # what feeds the hut, the statue, the mine


@compiled
def feeding(layout: np.void, sheet: np.void, structure: int) -> Mask:
    """The spaces that a structure gets its stars from; none if it is not drawn."""
    return layout["near"][first(sheet["built"][structure])] & sheet["areas"][FOOD[structure]]


@compiled
def bite(layout: np.void, sheet: np.void, snake: int) -> int:
    """How many stars a snake costs that is not crossed out: the largest number beside it."""
    near = layout["near"][snake] & sheet["numbers"]
    if near == NONE:
        return 0
    for number in range(HIGHEST, 0, -1):
        if sheet["of"][number] & near != NONE:
            return number
    return 0


@compiled
def structure_stars(layout: np.void, sheet: np.void) -> int:
    total = 0
    for structure in STRUCTURES:
        total += FEED_STARS * size(feeding(layout, sheet, structure))
    return total


@compiled
def snake_stars(layout: np.void, sheet: np.void) -> int:
    total = 0
    snakes = lurking(sheet)
    while snakes != NONE:
        total -= bite(layout, sheet, first(snakes))
        snakes = rest(snakes)
    return total


@compiled
def stars(layout: np.void, sheet: np.void) -> int:
    total = structure_stars(layout, sheet) + snake_stars(layout, sheet)
    if is_full(layout, sheet):
        total += FULL_STARS
    for kind in KINDS:
        total += FIND_STARS[kind] * sheet["found"][kind]
    return total
