"""The second part of training: approximate policy iteration with rollouts (Bertsekas and Tsitsiklis, 1996).

Turns are taken from games of the policy. Several marks of each turn are played out with the same dice (common random
numbers), and the weights are fitted by least squares to the differences in stars between marks of the same turn. The
policy gradient only teaches which mark is best; this also teaches by how much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple import calls
from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.evaluation import Weights
from pennypapers.bots.temple.features import FEATURES, describe
from pennypapers.bots.temple.playouts import MARK, MOST_MARKS, list_marks
from pennypapers.bots.temple.policy import POLICY_SETTINGS, choose, play_out, put
from pennypapers.bots.temple.workspace import MOST_ENTRIES
from pennypapers.rules.dice import ROLLS
from pennypapers.rules.randomness import Generator, below, generators
from pennypapers.rules.temple.marks import SHEET, is_full

Records = NDArray[np.void]
Numbers = NDArray[np.int64]

_MARKS_A_TURN = 16  # the most marks of a turn that are rolled out
_BEST_MARKS = 13  # so many of them are the best by the weights so far; the others are drawn at random
_ROLLOUTS_A_MARK = 6
_TURNS_APART = 4  # on average, from one turn whose marks are rolled out to the next
# Of the policy in the games that turns are taken from, so that these are not only its favourite ones.
_NOISE = 0.4
_PRIOR_SCALE = 1.5  # the old weights are multiplied by this before the correction is added
_RIDGE = 20.0  # the penalty on large corrections (ridge regression)
_SOLVER_STEPS = 60  # of conjugate gradients; more change nothing that matters


class RolloutSamples(NamedTuple):
    """Marks of many turns, turn after turn: their features, those of all marks one after the other, and the mean stars
    of their rollouts."""

    lengths: Numbers  # how many features each mark has
    features: NDArray[np.int16]
    amounts: NDArray[np.float32]
    turn: Numbers  # the number of the turn that each mark is of
    stars: Weights


def collect_rollouts(
    layout: Records, weights: Weights, solo: bool, turns: int, seed: int, start: int
) -> RolloutSamples:
    """Play games on a layout and roll out the marks of some of their turns. Uses the random generators of the seed from
    number `start` on: one for the games, and one for the rollouts of each turn."""
    sheets, workspaces = np.zeros(3, SHEET), calls.new_workspace(layout)
    settings = np.concatenate([calls.NOISELESS, np.array([(0.0, _NOISE, True)], POLICY_SETTINGS)])
    marks = np.zeros(MOST_MARKS, MARK)
    index, value = np.zeros((_MARKS_A_TURN, MOST_ENTRIES), np.int64), np.zeros((_MARKS_A_TURN, MOST_ENTRIES))
    games, *seeds = generators(seed, start, turns + 1).reshape(-1, 1)
    samples = []
    for dice in seeds:
        lengths, stars = np.zeros(_MARKS_A_TURN, np.int64), np.zeros(_MARKS_A_TURN)
        count = roll_out_turn(
            layout,
            sheets,
            workspaces,
            weights,
            settings,
            solo,
            games,
            dice,
            marks,
            index,
            value,
            lengths,
            stars,
        )
        used = np.arange(MOST_ENTRIES) < lengths[:, None]
        entries = index[used].astype(np.int16), value[used].astype(np.float32)
        samples.append(RolloutSamples(lengths[:count], *entries, np.zeros(count, np.int64), stars[:count]))
    return concatenate(samples)


def concatenate(parts: Sequence[RolloutSamples]) -> RolloutSamples:
    """All samples in one. The turns of each part are numbered on from those of the part before."""
    begins = np.cumsum([0, *(part.turn[-1] + 1 for part in parts[:-1])])
    return RolloutSamples(
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.turn + begin for part, begin in zip(parts, begins, strict=True)]),
        np.concatenate([part.stars for part in parts]),
    )


@compiled
def roll_out_turn(
    layouts: Records,
    sheets: Records,
    workspaces: Records,
    weights: Weights,
    settings: Records,
    solo: bool,
    games: Generator,
    seed: Generator,
    marks: Records,
    index: Numbers,
    value: Weights,
    lengths: Numbers,
    stars: Weights,
) -> int:
    """Play the game on `sheets[0]` some turns further (a new game after its end) until there is a turn with a choice,
    and write down the features and the mean stars of its marks; returns how many marks there are. Rollouts overwrite
    `sheets[1]`; `sheets[2]` is an empty one. `settings[0]` plays the rollouts, `settings[1]` the games."""
    layout, workspace = layouts[0], workspaces[0]
    skip = below(games, 2 * _TURNS_APART)
    while True:
        if is_full(layout, sheets[0]):
            sheets[0] = sheets[2]
        roll = below(games, ROLLS)
        if skip <= 0:
            count = list_marks(layouts, sheets, workspaces, weights, roll, solo, marks)
            if count > 1:
                break
        skip -= 1
        number, space = choose(layout, sheets[0], workspace, weights, settings[1], roll, solo, games)
        put(layout, sheets[0], roll, number, space)
    tried = min(count, _MARKS_A_TURN)
    for i in range(tried):
        _select_mark(marks[:count], i, games)
        lengths[i] = describe(layout, sheets[0], workspace, marks[i]["number"], marks[i]["space"], solo)
        index[i] = workspace["index"]
        value[i] = workspace["value"]
    dice = seed.copy()
    for i in range(tried):
        # In a solo game all marks of a roll leave equally many rounds: each rollout has the same dice for all of them.
        dice[0] = seed[0]
        for _ in range(_ROLLOUTS_A_MARK):
            sheets[1] = sheets[0]
            put(layout, sheets[1], roll, marks[i]["number"], marks[i]["space"])
            stars[i] += (
                play_out(layout, sheets[1], workspace, weights, settings[0], solo, dice) / _ROLLOUTS_A_MARK
            )
    return tried


@compiled
def _select_mark(marks: Records, place: int, generator: Generator) -> None:
    """Swap the next mark to be rolled out to this place: the best one that is left, or, after so many of these, any."""
    chosen = place
    if place < _BEST_MARKS:
        for i in range(place + 1, len(marks)):
            if marks[i]["value"] > marks[chosen]["value"]:
                chosen = i
    else:
        chosen += below(generator, len(marks) - place)
    here, there = marks[place], marks[chosen]
    here["number"], there["number"] = there["number"], here["number"]
    here["space"], there["space"] = there["space"], here["space"]
    here["value"], there["value"] = there["value"], here["value"]


def fit_weights(weights: Weights, turns: RolloutSamples) -> Weights:
    """Correct the weights by ridge regression: the value of a mark less the mean of its turn should be its stars less
    the mean of its turn."""
    marks = np.bincount(turns.turn)
    ends = np.cumsum(turns.lengths)

    def centred(stars: Weights) -> Weights:
        return stars - (np.bincount(turns.turn, stars) / marks)[turns.turn]

    def predicted(change: Weights) -> Weights:
        stars = np.zeros(len(turns.stars))
        _times_features(ends, turns.features, turns.amounts, change, stars)
        return centred(stars)

    def transposed(stars: Weights) -> Weights:
        change = np.zeros(FEATURES)
        _times_features_transposed(ends, turns.features, turns.amounts, stars, change)
        return change

    targets, before = centred(turns.stars), predicted(weights)
    scale = (before @ targets) / (before @ before)  # the policy gradient leaves the scale of values open
    # The method of conjugate gradients (Hestenes and Stiefel, 1952) on the normal equations.
    change = np.zeros(FEATURES)
    residual = transposed(targets - scale * before)
    direction = residual
    for _ in range(_SOLVER_STEPS):
        curvature = transposed(predicted(direction)) + _RIDGE * direction
        step = (residual @ residual) / (direction @ curvature)
        change += step * direction
        previous, residual = residual, residual - step * curvature
        direction = residual + (residual @ residual) / (previous @ previous) * direction
    return _PRIOR_SCALE * scale * weights + change


@compiled
def _times_features(
    ends: Numbers,
    features: NDArray[np.int16],
    amounts: NDArray[np.float32],
    weights: Weights,
    stars: Weights,
) -> None:
    entry = 0
    for mark in range(len(stars)):
        while entry < ends[mark]:
            stars[mark] += amounts[entry] * weights[features[entry]]
            entry += 1


@compiled
def _times_features_transposed(
    ends: Numbers,
    features: NDArray[np.int16],
    amounts: NDArray[np.float32],
    stars: Weights,
    weights: Weights,
) -> None:
    entry = 0
    for mark in range(len(stars)):
        while entry < ends[mark]:
            weights[features[entry]] += amounts[entry] * stars[mark]
            entry += 1
