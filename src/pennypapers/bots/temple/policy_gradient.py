"""How the policy practises: games in which it tries marks by chance, the better ones more often, and moves its weights
towards those that turned out better than expected (a policy gradient with a critic).

The critic is a rougher judge of whole sheets. It only has to tell luck from skill: by how much a game went better from
one turn to the next than a sheet like that goes on average.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.evaluation import Weights, evaluate_mark, prepare_evaluation
from pennypapers.bots.temple.features import FEATURES, MUMMY, describe
from pennypapers.bots.temple.playouts import MOST_MARKS
from pennypapers.bots.temple.policy import choose, play_mark
from pennypapers.bots.temple.workspace import PHASES, STATUSES
from pennypapers.rules.bits import NONE, first, nth, rest, size
from pennypapers.rules.dice import HIGHEST, IS_HAZARD, NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.rules.randomness import Generator, below, bits32
from pennypapers.rules.temple.marks import draw_hazard, hazard_spaces, is_full, open_spaces
from pennypapers.rules.temple.stars import stars

Records = NDArray[np.void]

CRITIC_SHAPE = (PHASES, STATUSES + 5)  # the shape of the critic's weights
MOST_DECISIONS = 256  # in one game; what is beyond them is played but not learned from
_UNIT = 2.0**-32
_NEGLIGIBLE = 0.001  # marks tried less often than this teach next to nothing
_CRITIC_RATE = 0.0003


@compiled
def accumulate_gradient(
    layouts: Records,
    sheets: Records,
    workspaces: Records,
    weights: Weights,
    critic: Weights,
    settings: Records,
    solo: bool,
    games: int,
    temperature: float,
    gae_lambda: float,
    generator: Generator,
    gradient: Weights,
) -> float:
    """Play games, on one layout after the other, and add up which way the weights should go; the mean stars.
    The second of the sheets is an empty one."""
    score_gradients = np.zeros((MOST_DECISIONS, FEATURES))
    critic_inputs = np.zeros((MOST_DECISIONS, CRITIC_SHAPE[1]))
    phases = np.zeros(MOST_DECISIONS, np.int64)
    expected = np.zeros(MOST_DECISIONS)
    marks = np.zeros((MOST_MARKS, 2), np.int64)
    chances = np.zeros(MOST_MARKS)
    total = 0.0
    for game in range(games):
        layout, workspace = layouts[game % len(layouts)], workspaces[game % len(layouts)]
        sheets[0] = sheets[1]
        sheet = sheets[0]
        decisions = 0
        while not is_full(layout, sheet):
            roll = below(generator, ROLLS)
            if IS_HAZARD[roll] and not solo:
                _draw_others_mummy(layout, sheet, workspace, weights, settings[0], roll, generator)
                continue
            count = _softmax_over_marks(
                layout, sheet, workspace, weights, roll, solo, temperature, marks, chances
            )
            if count == 0:
                play_mark(layout, sheet, 0, 0)
                continue
            chosen = _sample(chances[:count], generator)
            if decisions < MOST_DECISIONS:
                score_gradient = score_gradients[decisions]
                score_gradient[:] = 0.0
                for place in range(count):
                    share = (1.0 if place == chosen else 0.0) - chances[place]
                    if abs(share) > _NEGLIGIBLE:
                        number, space = marks[place]
                        for at in range(describe(layout, sheet, workspace, number, space, solo)):
                            score_gradient[workspace["index"][at]] += share * workspace["value"][at]
                phases[decisions] = workspace["phase"]
                expected[decisions] = _critic_value(sheet, workspace, critic, critic_inputs[decisions])
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
            advantage = following - expected[decision] + gae_lambda * advantage
            following = expected[decision]
            score_gradient = score_gradients[decision]
            for feature in range(FEATURES):
                gradient[feature] += advantage / temperature * score_gradient[feature]
        for decision in range(decisions):
            step = _CRITIC_RATE * (final - expected[decision])
            for i in range(CRITIC_SHAPE[1]):
                critic[phases[decision], i] += step * critic_inputs[decision, i]
    return total / games


@compiled
def _softmax_over_marks(
    layout: np.void,
    sheet: np.void,
    workspace: np.void,
    weights: Weights,
    roll: int,
    solo: bool,
    temperature: float,
    marks: NDArray[np.int64],
    chances: Weights,
) -> int:
    """List all marks with the chance of each to be tried; how many."""
    hazard = IS_HAZARD[roll]
    open_now = hazard_spaces(layout, sheet, solo) if hazard else open_spaces(layout, sheet, roll)
    prepare_evaluation(layout, sheet, workspace, weights, open_now, solo)
    count = 0
    highest = -1e9
    for i in range(1 if hazard else NUMBER_COUNT[roll]):
        number = MUMMY if hazard else NUMBERS[roll, i]
        mask = open_now
        while mask != NONE:
            marks[count, 0], marks[count, 1] = number, first(mask)
            mask = rest(mask)
            chances[count] = evaluate_mark(layout, sheet, workspace, weights, number, marks[count, 1])
            highest = max(highest, chances[count])
            count += 1
    concatenate = 0.0
    for place in range(count):
        chances[place] = np.exp((chances[place] - highest) / temperature)
        concatenate += chances[place]
    for place in range(count):
        chances[place] /= concatenate
    return count


@compiled
def _sample(chances: Weights, generator: Generator) -> int:
    left = bits32(generator) * _UNIT
    for place in range(len(chances)):
        left -= chances[place]
        if left < 0.0:
            return place
    return len(chances) - 1


@compiled
def _draw_others_mummy(
    layout: np.void,
    sheet: np.void,
    workspace: np.void,
    weights: Weights,
    settings: np.void,
    roll: int,
    generator: Generator,
) -> None:
    """As in playouts: without a thought or with spite."""
    spaces = hazard_spaces(layout, sheet, False)
    space = nth(spaces, below(generator, size(spaces)))
    if below(generator, 2):
        _, space = choose(layout, sheet, workspace, weights, settings, roll, False, generator)
    draw_hazard(sheet, space)


@compiled
def _critic_value(sheet: np.void, workspace: np.void, critic: Weights, critic_input: Weights) -> float:
    """The stars that a sheet may be expected to end with, by a few figures about it."""
    critic_input[:] = 0.0
    critic_input[0] = 1.0
    critic_input[1] = workspace["run"] / 5.0
    critic_input[2] = size(sheet["crossed"])
    critic_input[3] = size(sheet["mummies"] & ~sheet["crossed"])
    critic_input[4] = workspace["left"] / 5.0
    for number in range(1, HIGHEST + 1):
        critic_input[5 + workspace["status"][number]] += 1.0
    total = 0.0
    for i in range(CRITIC_SHAPE[1]):
        total += critic[workspace["phase"], i] * critic_input[i]
    return total
