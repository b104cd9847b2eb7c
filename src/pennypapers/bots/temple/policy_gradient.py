"""The first part of training: an actor-critic policy gradient (REINFORCE, Williams 1992, with a learned baseline).

In training games the policy draws each mark at random, from a softmax of the marks' values. The weights then move
towards the marks that turned out better than expected and away from the others. What is expected of a sheet is the
estimate of the critic, a linear value function of a few figures about it. How much of what follows is credited to one
mark is weighed as in generalized advantage estimation (GAE, Schulman and others, 2016), without discounting.
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

CRITIC_SHAPE = (PHASES, STATUSES + 5)  # of its weights: a row for each phase, a column for each figure
MOST_DECISIONS = 256  # in one game; decisions beyond these are played but not learned from
_UNIT = 2.0**-32
_NEGLIGIBLE = 0.001  # marks less likely than this are left out: they change the gradient by next to nothing
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
    """Play games, on one layout after the other, add the gradient of their expected stars to `gradient` and improve the
    critic; returns the mean stars. `sheets[0]` is played on and `sheets[1]` is an empty one to begin with."""
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
    """List all marks with the probability of each, a softmax of their values; returns how many there are."""
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
    """Draw the mummy of another player, as in playouts: half of them anywhere, half of them where they cost most."""
    spaces = hazard_spaces(layout, sheet, False)
    space = nth(spaces, below(generator, size(spaces)))
    if below(generator, 2):
        _, space = choose(layout, sheet, workspace, weights, settings, roll, False, generator)
    draw_hazard(sheet, space)


@compiled
def _critic_value(sheet: np.void, workspace: np.void, critic: Weights, critic_input: Weights) -> float:
    """The critic's estimate of the stars that a sheet will end with. Writes the figures it is made of into
    `critic_input`."""
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
