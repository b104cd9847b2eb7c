"""Whole random solo games, one random legal step at a time: for benchmarks of the rules and for tests."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, bit, nth, size
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import IS_HAZARD, NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.rules.randomness import Generator, below
from pennypapers.rules.temple.marks import (
    beaten,
    begin_turn,
    cross_out,
    draw_hazard,
    hazard_spaces,
    is_full,
    open_spaces,
    write,
)
from pennypapers.rules.temple.stars import stars


@compiled
def random_turn(layout: np.void, sheet: np.void, roll: int, generator: Generator) -> int:
    """Play a whole turn, each step drawn uniformly among the legal ones, to end the turn included; returns how many
    steps it took."""
    begin_turn(sheet)
    open_now = open_spaces(layout, sheet, roll)
    crossable = beaten(layout, sheet)
    steps = 0
    while open_now != NONE or crossable != NONE:
        writes = size(open_now) * NUMBER_COUNT[roll]
        crosses = size(crossable)
        choice = 0
        if crosses:
            # Where nothing can be written, one more choice is to end the turn.
            choice = below(generator, crosses + (writes if writes else 1))
        if choice < crosses:
            mummy = nth(crossable, choice)
            cross_out(sheet, mummy)
            crossable &= ~bit(mummy)
        elif writes:
            number = NUMBERS[roll, below(generator, NUMBER_COUNT[roll])]
            write(sheet, number, nth(open_now, below(generator, size(open_now))))
            open_now = NONE
            crossable = beaten(layout, sheet)
        else:
            break
        steps += 1
    return steps


@compiled
def random_game(layout: np.void, sheet: np.void, generator: Generator) -> tuple[int, int]:
    """Play a solo game on an empty sheet to its end; returns how many rounds and steps it took."""
    rounds = steps = 0
    while not is_full(layout, sheet):
        roll = below(generator, ROLLS)
        if IS_HAZARD[roll]:
            spaces = hazard_spaces(layout, sheet, True)
            draw_hazard(sheet, nth(spaces, below(generator, size(spaces))))
            steps += 1
        else:
            steps += random_turn(layout, sheet, roll, generator)
        rounds += 1
    return rounds, steps


@compiled
def random_games(
    layout: np.void,
    sheets: NDArray[np.void],
    generators: Generator,
    results: NDArray[np.int64],
) -> None:
    """Play a solo game on each of these empty sheets, and write a row of results for each: stars, rounds, steps."""
    for game in range(len(sheets)):
        sheet = sheets[game]
        rounds, steps = random_game(layout, sheet, generators[game : game + 1])
        results[game, 0] = stars(layout, sheet, False)
        results[game, 1] = rounds
        results[game, 2] = steps
