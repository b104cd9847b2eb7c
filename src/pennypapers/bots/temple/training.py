"""Trains the weights from scratch: takes some ten minutes on one core, and gives the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple import calls
from pennypapers.bots.temple.evaluation import Weights
from pennypapers.bots.temple.policy_gradient import CRITIC_SHAPE, accumulate_gradient
from pennypapers.bots.temple.rollout_regression import collect_rollouts, concatenate, fit_weights
from pennypapers.bots.temple.weights import DECIMALS, rule_based
from pennypapers.notation import shipped_layout
from pennypapers.rules.randomness import generators
from pennypapers.rules.temple.marks import SHEET
from pennypapers.sheets import Layout

SHEETS = ("temple-a", "temple-b")
GAMES_A_STEP = 400
_GAE_LAMBDA = 0.9  # how much of what happens after the next turn is credited to this one
_RATE = 0.01  # the learning rate
_FINAL_RATE = 0.1  # the share of the learning rate that is left at the end of a stage
_BETA_1, _BETA_2 = 0.9, 0.99  # the decay rates of Adam (Kingma and Ba, 2015)
_AVERAGED_STEPS = 100  # the final weights are a running average over about so many steps
_WARM_UP_STEPS = 5  # steps at the beginning in which only the critic learns


class PolicyGradientStage(NamedTuple):
    """A stage of policy gradient. The higher the temperature of the softmax, the more marks are tried; the lower, the
    closer the training games are to real ones."""

    solo: bool
    steps: int
    temperature: float


class RegressionStage(NamedTuple):
    """A stage of regression on rollouts: each step adds so many turns on each layout."""

    solo: bool
    steps: int
    turns: int


STAGES: tuple[PolicyGradientStage | RegressionStage, ...] = (
    PolicyGradientStage(True, 500, 0.5),
    PolicyGradientStage(True, 1300, 0.3),
    PolicyGradientStage(False, 500, 0.3),
    RegressionStage(True, 3, 4000),
    RegressionStage(False, 2, 4000),
)


class Progress(NamedTuple):
    """How far the training is after a step, and the mean stars of that step: of its games, in which marks are drawn at
    random, or of its rollouts."""

    stage: int
    step: int
    of: int
    stars: float


def describe(progress: Progress) -> str:
    """The progress in few words: how many steps of the whole training are done, and the mean stars."""
    steps = [stage.steps for stage in STAGES]
    done = sum(steps[: progress.stage]) + progress.step
    return f"{done}/{sum(steps)}: {progress.stars:.1f}"


def train(
    seed: int,
    report: Callable[[Progress], None],
    stages: Sequence[PolicyGradientStage | RegressionStage] = STAGES,
    games: int = GAMES_A_STEP,
    layouts: Sequence[Layout] = (),
) -> Weights:
    """The weights for solo games and for games of several players, one row each. `games` are played in every step of
    policy gradient. Without `layouts` it trains on the shipped ones."""
    records = np.concatenate([layout.records for layout in layouts or map(shipped_layout, SHEETS)])
    weights = rule_based()
    rows = {True: weights, False: weights}
    for number, stage in enumerate(stages):
        if isinstance(stage, RegressionStage):
            rows[stage.solo] = _run_regression(records, rows[stage.solo], stage, number, seed, report)
            continue
        weights = _run_policy_gradient(records, rows[stage.solo], stage, number, games, seed, report)
        rows[stage.solo] = weights
        if stage.solo:
            rows[False] = weights  # a good start: most of it holds in games of several players too
    return np.stack([rows[True], rows[False]])


def _run_regression(
    layouts: NDArray[np.void],
    weights: Weights,
    stage: RegressionStage,
    number: int,
    seed: int,
    report: Callable[[Progress], None],
) -> Weights:
    """Begins with weights rounded as in a file, so that this stage can also be run on weights read from a file."""
    weights = weights.round(DECIMALS)
    seen = []
    for step in range(1, stage.steps + 1):
        for i in range(len(layouts)):
            start = ((number * stage.steps + step) * len(layouts) + i) * (stage.turns + 1)
            seen.append(collect_rollouts(layouts[i : i + 1], weights, stage.solo, stage.turns, seed, start))
        weights = fit_weights(weights, concatenate(seen))
        stars = [turns.stars.mean() for turns in seen[-len(layouts) :]]
        report(Progress(number, step, stage.steps, float(np.mean(stars))))
    return weights


def _run_policy_gradient(
    layouts: NDArray[np.void],
    weights: Weights,
    stage: PolicyGradientStage,
    number: int,
    games: int,
    seed: int,
    report: Callable[[Progress], None],
) -> Weights:
    weights = weights.copy()
    sheets = np.zeros(2, SHEET)
    workspaces = np.concatenate([calls.new_workspace(layouts[i : i + 1]) for i in range(len(layouts))])
    critic = np.zeros(CRITIC_SHAPE)
    generator = generators(seed, number, 1)
    mean, square, average = np.zeros_like(weights), np.zeros_like(weights), weights.copy()
    for step in range(1 - _WARM_UP_STEPS, stage.steps + 1):
        gradient = np.zeros_like(weights)
        stars = accumulate_gradient(
            layouts,
            sheets,
            workspaces,
            weights,
            critic,
            calls.NOISELESS,
            stage.solo,
            games,
            stage.temperature,
            _GAE_LAMBDA,
            generator,
            gradient,
        )
        if step < 1:
            continue
        gradient /= games
        mean += (1 - _BETA_1) * (gradient - mean)
        square += (1 - _BETA_2) * (gradient**2 - square)
        rate = _RATE * (1 - (1 - _FINAL_RATE) * step / stage.steps)
        weights += rate * mean / (1 - _BETA_1**step) / (np.sqrt(square / (1 - _BETA_2**step)) + 1e-8)
        average += (weights - average) / min(step, _AVERAGED_STEPS)
        report(Progress(number, step, stage.steps, stars))
    return average
