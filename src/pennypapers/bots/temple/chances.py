"""How likely it is that a number can still be written in a certain space before the game ends: a rough estimate."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.dice import HIGHEST, IS_DAKOTA, IS_HAZARD, NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.sheets.layout import MAX_SPACES

# A roll that offers a number is used for only one of the spaces that wait for a number. So any one space can count on
# this share of the rounds that are left: set by hand, and different for doors, which only the lockpick opens.
_SHARE_DOORLESS = 0.12
_SHARE_DOOR = 0.3


def _offers(rolls: NDArray[np.bool_]) -> NDArray[np.float64]:
    """For each number the share of all rolls that are among these and offer it."""
    offers = np.zeros(HIGHEST + 2)
    for roll in np.flatnonzero(rolls):
        offers[NUMBERS[roll, : NUMBER_COUNT[roll]]] += 1 / ROLLS
    return offers


def _chances() -> NDArray[np.float64]:
    doorless, door = _offers(~IS_HAZARD & ~IS_DAKOTA), _offers(~IS_HAZARD & IS_DAKOTA)
    # Each round fills a doorless space, except those with the lockpick.
    rounds_a_space = 1 / (1 - (~IS_HAZARD & IS_DAKOTA).mean())
    left = np.arange(MAX_SPACES + 1)[:, None] * rounds_a_space
    chances = np.stack(
        [1 - (1 - doorless) ** (left * _SHARE_DOORLESS), 1 - (1 - door) ** (left * _SHARE_DOOR)]
    )
    return chances.round(6)  # so that it is the same on every machine: power functions differ in the last bit


# CHANCE[is_door, left, number]: for a space that is a door (1) or not (0), with so many doorless spaces left to fill.
CHANCE = _chances()
