"""How the policy practises: games in which it tries marks by chance, the better ones more often, and moves its weights
towards those that turned out better than expected (a policy gradient with a critic).

The critic is a rougher judge of whole sheets. It only has to tell luck from skill: by how much a game went better from
one turn to the next than a sheet like that goes on average.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple.appraisal import Weights, appraise, worth
from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.desk import PHASES, STATUSES
from pennypapers.bots.temple.features import FEATURES, MUMMY, describe
from pennypapers.bots.temple.policy import choose, play_mark
from pennypapers.bots.temple.search import MOST_MARKS
from pennypapers.rules.bits import NONE, first, nth, rest, size
from pennypapers.rules.dice import HIGHEST, IS_HAZARD, NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.rules.randomness import Generator, below, bits32
from pennypapers.rules.temple.marks import draw_hazard, hazard_spaces, is_full, open_spaces
from pennypapers.rules.temple.stars import stars

Records = NDArray[np.void]

CRITIC = (PHASES, STATUSES + 5)  # the shape of the critic's weights
MOST_DECISIONS = 256  # in one game; what is beyond them is played but not learned from
_UNIT = 2.0**-32
_RARE = 0.001  # marks tried less often than this teach next to nothing
_CRITIC_RATE = 0.0003


@compiled
def practise(
    layouts: Records,
    sheets: Records,
    desks: Records,
    weights: Weights,
    critic: Weights,
    characters: Records,
    solo: bool,
    games: int,
    boldness: float,
    foresight: float,
    generator: Generator,
    gradient: Weights,
) -> float:
    """Play games, on one layout after the other, and add up which way the weights should go; the mean stars.
    The second of the sheets is an empty one."""
    slopes = np.zeros((MOST_DECISIONS, FEATURES))
    views = np.zeros((MOST_DECISIONS, CRITIC[1]))
    phases = np.zeros(MOST_DECISIONS, np.int64)
    expected = np.zeros(MOST_DECISIONS)
    marks = np.zeros((MOST_MARKS, 2), np.int64)
    chances = np.zeros(MOST_MARKS)
    total = 0.0
    for game in range(games):
        layout, desk = layouts[game % len(layouts)], desks[game % len(layouts)]
        sheets[0] = sheets[1]
        sheet = sheets[0]
        decisions = 0
        while not is_full(layout, sheet):
            roll = below(generator, ROLLS)
            if IS_HAZARD[roll] and not solo:
                _others_mummy(layout, sheet, desk, weights, characters[0], roll, generator)
                continue
            count = _weigh_marks(layout, sheet, desk, weights, roll, solo, boldness, marks, chances)
            if count == 0:
                play_mark(layout, sheet, 0, 0)
                continue
            chosen = _draw(chances[:count], generator)
            if decisions < MOST_DECISIONS:
                slope = slopes[decisions]
                slope[:] = 0.0
                for place in range(count):
                    share = (1.0 if place == chosen else 0.0) - chances[place]
                    if abs(share) > _RARE:
                        number, space = marks[place]
                        for at in range(describe(layout, sheet, desk, number, space, solo)):
                            slope[desk["index"][at]] += share * desk["value"][at]
                phases[decisions] = desk["phase"]
                expected[decisions] = _judge(sheet, desk, critic, views[decisions])
                decisions += 1
            number, space = marks[chosen]
            if number == MUMMY:
                draw_hazard(sheet, space)
            else:
                play_mark(layout, sheet, number, space)
        final = float(stars(layout, sheet, False))
        total += final
        following, advantage = final, 0.0
        for decision in range(decisions - 1, -1, -1):
            advantage = following - expected[decision] + foresight * advantage
            following = expected[decision]
            slope = slopes[decision]
            for feature in range(FEATURES):
                gradient[feature] += advantage / boldness * slope[feature]
        for decision in range(decisions):
            step = _CRITIC_RATE * (final - expected[decision])
            for i in range(CRITIC[1]):
                critic[phases[decision], i] += step * views[decision, i]
    return total / games


@compiled
def _weigh_marks(
    layout: np.void,
    sheet: np.void,
    desk: np.void,
    weights: Weights,
    roll: int,
    solo: bool,
    boldness: float,
    marks: NDArray[np.int64],
    chances: Weights,
) -> int:
    """List all marks with the chance of each to be tried; how many."""
    hazard = IS_HAZARD[roll]
    open_now = hazard_spaces(layout, sheet, solo) if hazard else open_spaces(layout, sheet, roll)
    appraise(layout, sheet, desk, weights, open_now, solo)
    count = 0
    highest = -1e9
    for i in range(1 if hazard else NUMBER_COUNT[roll]):
        number = MUMMY if hazard else NUMBERS[roll, i]
        mask = open_now
        while mask != NONE:
            marks[count, 0], marks[count, 1] = number, first(mask)
            mask = rest(mask)
            chances[count] = worth(layout, sheet, desk, weights, number, marks[count, 1])
            highest = max(highest, chances[count])
            count += 1
    together = 0.0
    for place in range(count):
        chances[place] = np.exp((chances[place] - highest) / boldness)
        together += chances[place]
    for place in range(count):
        chances[place] /= together
    return count


@compiled
def _draw(chances: Weights, generator: Generator) -> int:
    left = bits32(generator) * _UNIT
    for place in range(len(chances)):
        left -= chances[place]
        if left < 0.0:
            return place
    return len(chances) - 1


@compiled
def _others_mummy(
    layout: np.void,
    sheet: np.void,
    desk: np.void,
    weights: Weights,
    character: np.void,
    roll: int,
    generator: Generator,
) -> None:
    """As in playouts: without a thought or with spite."""
    spaces = hazard_spaces(layout, sheet, False)
    space = nth(spaces, below(generator, size(spaces)))
    if below(generator, 2):
        _, space = choose(layout, sheet, desk, weights, character, roll, False, generator)
    draw_hazard(sheet, space)


@compiled
def _judge(sheet: np.void, desk: np.void, critic: Weights, view: Weights) -> float:
    """The stars that a sheet may be expected to end with, by a few figures about it."""
    view[:] = 0.0
    view[0] = 1.0
    view[1] = desk["run"] / 5.0
    view[2] = size(sheet["crossed"])
    view[3] = size(sheet["mummies"] & ~sheet["crossed"])
    view[4] = desk["left"] / 5.0
    for number in range(1, HIGHEST + 1):
        view[5 + desk["status"][number]] += 1.0
    total = 0.0
    for i in range(CRITIC[1]):
        total += critic[desk["phase"], i] * view[i]
    return total
