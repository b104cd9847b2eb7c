"""Making the weights from scratch: some ten minutes on one core, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple import calls
from pennypapers.bots.temple.appraisal import Weights
from pennypapers.bots.temple.practice import CRITIC, practise
from pennypapers.bots.temple.review import look_back, relearn, together
from pennypapers.bots.temple.weights import DECIMALS, plain
from pennypapers.notation import shipped_layout
from pennypapers.rules.randomness import generators
from pennypapers.rules.temple.marks import SHEET
from pennypapers.sheets import Layout

SHEETS = ("temple-a", "temple-b")
GAMES_A_STEP = 400
_FORESIGHT = 0.9  # how much of what happens after the next turn is put down to this one
_RATE = 0.01
_LAST_RATE = 0.1  # of the rate, at the end
_MOMENTUM, _MEMORY = 0.9, 0.99  # Adam's
_REMEMBERED = 100  # the final weights are an average over about so many steps
_WARM_UP_STEPS = 5  # for the critic alone


class Stage(NamedTuple):
    """A stretch of practice: the bolder, the more is tried; the less bold, the nearer to how games are played."""

    solo: bool
    steps: int
    boldness: float


class Review(NamedTuple):
    """A stretch of looking back: in every step at so many turns on each layout."""

    solo: bool
    steps: int
    turns: int


STAGES: tuple[Stage | Review, ...] = (
    Stage(True, 500, 0.5),
    Stage(True, 1300, 0.3),
    Stage(False, 500, 0.3),
    Review(True, 3, 4000),
    Review(False, 2, 4000),
)


class Progress(NamedTuple):
    """After a step: how far it is, and the mean stars of the step's games (with tried marks in them)."""

    stage: int
    step: int
    of: int
    stars: float


def train(
    seed: int,
    report: Callable[[Progress], None],
    stages: Sequence[Stage | Review] = STAGES,
    games: int = GAMES_A_STEP,
    layouts: Sequence[Layout] = (),
) -> Weights:
    """The weights for games alone and for games with others, a row each, by steps of so many games. Without layouts
    it practises on the shipped ones."""
    records = np.concatenate([layout.records for layout in layouts or map(shipped_layout, SHEETS)])
    weights = plain()
    rows = {True: weights, False: weights}
    for number, stage in enumerate(stages):
        if isinstance(stage, Review):
            rows[stage.solo] = _review(records, rows[stage.solo], stage, number, seed, report)
            continue
        weights = _practise(records, rows[stage.solo], stage, number, games, seed, report)
        rows[stage.solo] = weights
        if stage.solo:
            rows[False] = weights  # with others much is the same
    return np.stack([rows[True], rows[False]])


def _review(
    layouts: NDArray[np.void],
    weights: Weights,
    stage: Review,
    number: int,
    seed: int,
    report: Callable[[Progress], None],
) -> Weights:
    """It begins with weights as they are written into a file, so that it can begin with a file."""
    weights = weights.round(DECIMALS)
    seen = []
    for step in range(1, stage.steps + 1):
        for i in range(len(layouts)):
            start = ((number * stage.steps + step) * len(layouts) + i) * (stage.turns + 1)
            seen.append(look_back(layouts[i : i + 1], weights, stage.solo, stage.turns, seed, start))
        weights = relearn(weights, together(seen))
        stars = [turns.stars.mean() for turns in seen[-len(layouts) :]]
        report(Progress(number, step, stage.steps, float(np.mean(stars))))
    return weights


def _practise(
    layouts: NDArray[np.void],
    weights: Weights,
    stage: Stage,
    number: int,
    games: int,
    seed: int,
    report: Callable[[Progress], None],
) -> Weights:
    weights = weights.copy()
    sheets = np.zeros(2, SHEET)
    desks = np.concatenate([calls.desk(layouts[i : i + 1]) for i in range(len(layouts))])
    critic = np.zeros(CRITIC)
    generator = generators(seed, number, 1)
    mean, square, average = np.zeros_like(weights), np.zeros_like(weights), weights.copy()
    for step in range(1 - _WARM_UP_STEPS, stage.steps + 1):
        gradient = np.zeros_like(weights)
        stars = practise(
            layouts,
            sheets,
            desks,
            weights,
            critic,
            calls.STEADY,
            stage.solo,
            games,
            stage.boldness,
            _FORESIGHT,
            generator,
            gradient,
        )
        if step < 1:
            continue
        gradient /= games
        mean += (1 - _MOMENTUM) * (gradient - mean)
        square += (1 - _MEMORY) * (gradient**2 - square)
        rate = _RATE * (1 - (1 - _LAST_RATE) * step / stage.steps)
        weights += rate * mean / (1 - _MOMENTUM**step) / (np.sqrt(square / (1 - _MEMORY**step)) + 1e-8)
        average += (weights - average) / min(step, _REMEMBERED)
        report(Progress(number, step, stage.steps, stars))
    return average
