"""Whole random solo games, one random legal step at a time: for benchmarks of the rules and for tests."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, nth, size
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import (
    GREEN,
    HIGHEST,
    IS_DAKOTA,
    IS_HAZARD,
    IS_PENNY,
    NINES,
    PURPLE,
    ROLLS,
    SUM_COUNT,
    SUMS,
    TOTAL,
)
from pennypapers.rules.randomness import Generator, below
from pennypapers.rules.valley.discoveries import list_discoveries, preferred_discovery
from pennypapers.rules.valley.marks import (
    CHARM,
    begin_turn,
    build,
    cross_out,
    draw_hazard,
    hazard_spaces,
    is_full,
    lurking,
    open_spaces,
    reveal,
    undrawn,
    write,
)
from pennypapers.rules.valley.stars import stars

SOLO_ROUNDS = 25


@compiled
def random_steps(layout: np.void, sheet: np.void, roll: int, generator: Generator) -> int:
    """Play steps until the turn ends, each drawn uniformly among the legal ones: a sum of dice, a number with Penny or
    a structure with Dakota in any open space, a 9 to cross out a snake, and after the first step also to end the turn.
    Returns how many steps there were."""
    spent = 0
    steps = 0
    while True:
        places = open_spaces(layout, sheet)
        snakes = lurking(sheet)
        sums = SUM_COUNT[roll, spent]
        penny = HIGHEST if IS_PENNY[roll] and not spent & PURPLE else 0
        plans = undrawn(sheet) if IS_DAKOTA[roll] and not spent & GREEN else NONE
        ways = sums + penny + size(plans)
        charms = NINES[roll, spent] + (1 if penny else 0)
        fills = ways * size(places)
        choices = fills + charms * size(snakes)
        choice = below(generator, choices + (1 if steps else 0))
        if choice == choices:
            return steps
        if choice < fills:
            way = below(generator, ways)
            space = nth(places, below(generator, size(places)))
            if way < sums:
                dice = SUMS[roll, spent, way]
                write(layout, sheet, TOTAL[roll, dice], space)
            elif way < sums + penny:
                dice = PURPLE
                write(layout, sheet, way - sums + 1, space)
            else:
                dice = GREEN
                build(layout, sheet, nth(plans, way - sums - penny), space)
        else:
            dice = _charm(roll, spent, below(generator, charms))
            cross_out(sheet, nth(snakes, below(generator, size(snakes))))
        spent |= dice
        steps += 1


@compiled
def _charm(roll: int, spent: int, wanted: int) -> int:
    """The dice of one of the ways to make a 9, which are counted from 0; to choose it with Penny is the last way."""
    for way in range(SUM_COUNT[roll, spent]):
        if TOTAL[roll, SUMS[roll, spent, way]] == CHARM:
            if wanted == 0:
                return SUMS[roll, spent, way]
            wanted -= 1
    return PURPLE


@compiled
def random_turn(
    layout: np.void, sheet: np.void, roll: int, generator: Generator, uniform: bool, listing: np.void
) -> int:
    """Play a whole turn; returns how many steps it took. A discovery is revealed whenever one can be: with `uniform` a
    random one, else the first of the dearest kind."""
    begin_turn(sheet)
    steps = random_steps(layout, sheet, roll, generator)
    chosen = 0
    if uniform:
        list_discoveries(layout, sheet, listing)
        if listing["count"] > 1:
            chosen = below(generator, listing["count"])
    else:
        preferred_discovery(layout, sheet, listing)
    if listing["count"]:
        reveal(sheet, listing["kind"][chosen], listing["spaces"][chosen])
        steps += 1
    return steps


@compiled
def random_game(
    layout: np.void, sheet: np.void, generator: Generator, uniform: bool, listing: np.void
) -> tuple[int, int]:
    """Play a solo game on an empty sheet to its end; returns how many rounds and steps it took."""
    rounds = steps = 0
    while rounds < SOLO_ROUNDS and not is_full(layout, sheet):
        roll = below(generator, ROLLS)
        if IS_HAZARD[roll]:
            spaces = hazard_spaces(layout, sheet, True)
            draw_hazard(sheet, nth(spaces, below(generator, size(spaces))))
            steps += 1
        else:
            steps += random_turn(layout, sheet, roll, generator, uniform, listing)
        rounds += 1
    return rounds, steps


@compiled
def random_games(
    layout: np.void,
    sheets: NDArray[np.void],
    generators: Generator,
    uniform: bool,
    listing: np.void,
    results: NDArray[np.int64],
) -> None:
    """Play a solo game on each of these empty sheets, and write a row of results for each: stars, rounds, steps."""
    for game in range(len(sheets)):
        sheet = sheets[game]
        rounds, steps = random_game(layout, sheet, generators[game : game + 1], uniform, listing)
        results[game, 0] = stars(layout, sheet)
        results[game, 1] = rounds
        results[game, 2] = steps
