"""How likely it is that a number can still be written where it is wanted."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.dice import HIGHEST, IS_DAKOTA, IS_HAZARD, NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.sheets.layout import MAX_SPACES

# A roll serves one of many wishes: of the rounds left that offer a number, this part is counted on for any one of them.
_SHARE_DOORLESS = 0.12
_SHARE_DOOR = 0.3


def _offers(rolls: NDArray[np.bool_]) -> NDArray[np.float64]:
    """How often each number is offered, among all rolls, by one of these."""
    offers = np.zeros(HIGHEST + 2)
    for roll in np.flatnonzero(rolls):
        offers[NUMBERS[roll, : NUMBER_COUNT[roll]]] += 1 / ROLLS
    return offers


def _chances() -> NDArray[np.float64]:
    doorless, door = _offers(~IS_HAZARD & ~IS_DAKOTA), _offers(~IS_HAZARD & IS_DAKOTA)
    # Each round but the lockpick's fills a doorless space.
    rounds_a_space = 1 / (1 - (~IS_HAZARD & IS_DAKOTA).mean())
    left = np.arange(MAX_SPACES + 1)[:, None] * rounds_a_space
    chances = np.stack(
        [1 - (1 - doorless) ** (left * _SHARE_DOORLESS), 1 - (1 - door) ** (left * _SHARE_DOOR)]
    )
    return chances.round(6)  # the same on every machine, whatever its power function does with the last bit


# CHANCE[is a door, doorless spaces left, number]
CHANCE = _chances()
