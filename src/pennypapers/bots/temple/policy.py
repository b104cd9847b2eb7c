"""The fast policy, which takes the mark with the highest value, and games that it plays to their end (playouts)."""

from __future__ import annotations

import numpy as np

from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.evaluation import Weights, evaluate_mark, prepare_evaluation
from pennypapers.bots.temple.features import MUMMY
from pennypapers.rules.bits import NONE, first, nth, rest, size
from pennypapers.rules.dice import IS_HAZARD, NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.rules.randomness import Generator, below, bits32
from pennypapers.rules.temple.marks import (
    beaten,
    begin_turn,
    draw_hazard,
    hazard_spaces,
    is_full,
    open_spaces,
    write,
)
from pennypapers.rules.temple.stars import stars

POLICY_SETTINGS = np.dtype(
    [
        ("overlook_rate", np.float64),  # the share of all marks that it does not consider, at random
        ("noise", np.float64),  # stars that its values are wrong by (the standard deviation)
        # Whether it draws mummies on the sheets of others where they cost most; if not, it draws them anywhere.
        ("spiteful", np.bool_),
    ]
)

_OVERLOOKED = 1000.0  # stars off an overlooked mark: it is taken only where all marks are overlooked
_UNIT = 2.0**-32


@compiled
def play_mark(layout: np.void, sheet: np.void, number: int, space: int) -> None:
    """Play a whole turn: write the number and cross out every mummy that can be. With 0 for a number it is a pass."""
    begin_turn(sheet)
    if number:
        write(sheet, number, space)
    sheet["crossed"] |= beaten(layout, sheet)


@compiled
def put(layout: np.void, sheet: np.void, roll: int, number: int, space: int) -> None:
    """Play what the roll asks for: a whole turn, or in a hazard round the drawing of a mummy."""
    if IS_HAZARD[roll]:
        draw_hazard(sheet, space)
    else:
        play_mark(layout, sheet, number, space)


@compiled
def choose(
    layout: np.void,
    sheet: np.void,
    workspace: np.void,
    weights: Weights,
    settings: np.void,
    roll: int,
    solo: bool,
    generator: Generator,
) -> tuple[int, int]:
    """The number and the space for a turn; in a hazard round 0 and the space for the mummy. Both are 0 where nothing
    can be written."""
    hazard = IS_HAZARD[roll]
    mask = hazard_spaces(layout, sheet, solo) if hazard else open_spaces(layout, sheet, roll)
    if mask == NONE:
        return 0, 0
    if hazard and not solo and not settings["spiteful"]:
        return MUMMY, nth(mask, below(generator, size(mask)))
    prepare_evaluation(layout, sheet, workspace, weights, mask, solo)
    sign = -1.0 if hazard and not solo else 1.0
    careful = settings["overlook_rate"] == 0.0 and settings["noise"] == 0.0
    best, best_number, best_space = -1e9, 0, 0
    while mask != NONE:
        space = first(mask)
        mask = rest(mask)
        for i in range(1 if hazard else NUMBER_COUNT[roll]):
            number = MUMMY if hazard else NUMBERS[roll, i]
            value = sign * evaluate_mark(layout, sheet, workspace, weights, number, space)
            if not careful:
                value += _random_error(settings, generator)
            if value > best:
                best, best_number, best_space = value, number, space
    return best_number, best_space


@compiled
def _random_error(settings: np.void, generator: Generator) -> float:
    if bits32(generator) * _UNIT < settings["overlook_rate"]:
        return -_OVERLOOKED
    # The sum of three uniform draws is nearly normal, with variance 3/12, and needs no logarithm (Irwin and Hall).
    even = (bits32(generator) + bits32(generator) + bits32(generator)) * _UNIT - 1.5
    return float(2.0 * even * settings["noise"])


@compiled
def play_out(
    layout: np.void,
    sheet: np.void,
    workspace: np.void,
    weights: Weights,
    settings: np.void,
    solo: bool,
    generator: Generator,
) -> int:
    """Play a sheet to its end; returns its stars. In a game of several players others draw the mummies: half of
    them anywhere, the other half as this policy draws mummies on the sheets of others."""
    while not is_full(layout, sheet):
        roll = below(generator, ROLLS)
        if not IS_HAZARD[roll]:
            number, space = choose(layout, sheet, workspace, weights, settings, roll, solo, generator)
            play_mark(layout, sheet, number, space)
        elif not solo and below(generator, 2):
            spaces = hazard_spaces(layout, sheet, solo)
            draw_hazard(sheet, nth(spaces, below(generator, size(spaces))))
        else:
            number, space = choose(layout, sheet, workspace, weights, settings, roll, solo, generator)
            draw_hazard(sheet, space)
    return stars(layout, sheet, False)
