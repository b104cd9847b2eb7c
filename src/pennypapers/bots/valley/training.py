"""How the value learns: the fast policy plays solo games, the network is fitted to what came of them, and so on.

What a sheet should have promised is a blend of what its game ended with and what the network itself thought a few
rounds later (TD(lambda)), which is less left to luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.features import FEATURES
from pennypapers.bots.valley.lessons import Lessons, new_lessons, play_lessons
from pennypapers.bots.valley.search import POLICY_FINDS, POLICY_TURNS
from pennypapers.bots.valley.turns import new_draft, new_proposals
from pennypapers.bots.valley.value import HIDDEN, Network
from pennypapers.notation import shipped_layout
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.randomness import generators
from pennypapers.rules.valley import calls
from pennypapers.rules.valley.discoveries import LOWEST
from pennypapers.rules.valley.marks import PYRAMID, SHEET
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.sheets import LAYOUT, MAX_SPACES, Layout

Floats = NDArray[np.float32]

KEPT = 8  # rounds whose games are learned from
EPOCHS = 2
BATCH = 512
TRACE = 0.8  # how much of a later view is handed back to each round before it


class Stage(NamedTuple):
    """A part of the training: rounds of so many games, each followed by learning."""

    rounds: int
    games: int
    rate: float  # of learning, falling to a tenth of it
    noise: float  # stars that the policy may be wrong by at first, so that it sees more of the game
    averaged: int  # the last so many rounds' weights are averaged, which evens out what the last games happened to be


STAGES = (Stage(rounds=80, games=300, rate=1.5e-3, noise=2.0, averaged=20),)


class Samples(NamedTuple):
    features: Floats
    left: NDArray[np.int64]
    target: Floats  # the stars still to come


def train(seed: int, report: Callable[[str], None], stages: Sequence[Stage] = STAGES) -> Network:
    """Weights from scratch; the same seed gives the same ones."""
    chance = np.random.default_rng(seed)
    network = first_network(chance)
    for number, stage in enumerate(stages, 1):
        report(f"stage {number} of {len(stages)}")
        network = study(network, stage, seed + number - 1, chance, report)
    return network


def study(
    network: Network, stage: Stage, seed: int, chance: np.random.Generator, report: Callable[[str], None]
) -> Network:
    learner = Learner(network)
    known: list[Samples] = []
    settled: list[Network] = []
    for number in range(stage.rounds):
        falling = number / stage.rounds
        lessons = play(network, chance, seed, number * stage.games, stage.games, stage.noise * (1 - falling))
        known = [*known[1 - KEPT :], samples(lessons, network)]
        error = learner.fit(merged(known), chance, stage.rate * (1 - 0.9 * falling))
        if number >= stage.rounds - stage.averaged:
            settled.append(Network(*(part.copy() for part in network)))
        a, b = lessons.final[0::6].mean(), lessons.final[1::6].mean()
        report(f"{number + 1}/{stage.rounds}: {a:.1f} {b:.1f} stars, error {error:.2f}")
    return Network(*(np.mean(parts, axis=0) for parts in zip(*settled, strict=True)))


def first_network(chance: np.random.Generator) -> Network:
    scale = 0.3 * np.sqrt(2 / FEATURES)
    return Network(
        (chance.normal(size=(FEATURES, HIDDEN)) * scale).astype(np.float32),
        np.zeros((SOLO_ROUNDS + 1, HIDDEN), np.float32),
        (np.abs(chance.normal(size=HIDDEN)) * 0.3).astype(np.float32),
        np.zeros(SOLO_ROUNDS + 1, np.float32),
    )


def play(
    network: Network, chance: np.random.Generator, seed: int, start: int, games: int, noise: float
) -> Lessons:
    """Of three games one on each shipped layout and one on a layout of chance; every other one begins with part of a
    pyramid. Nobody would get that far by chance, and what never happens cannot be learned."""
    layouts = np.zeros(games, LAYOUT)
    sheets = np.zeros(games, SHEET)
    for game in range(games):
        drawn = (shipped_layout("valley-a"), shipped_layout("valley-b"))
        layouts[game] = drawn[game % 3].record if game % 3 < 2 else any_layout(chance).record
        if game // 3 % 2:
            begin_pyramid(layouts[game : game + 1], sheets[game : game + 1], chance)
    lessons = new_lessons(games)
    play_lessons(
        layouts,
        network,
        generators(seed, start, games),
        noise,
        new_draft(1, POLICY_FINDS),
        new_proposals(POLICY_TURNS),
        sheets,
        lessons,
    )
    return lessons


def begin_pyramid(layouts: NDArray[np.void], sheets: NDArray[np.void], chance: np.random.Generator) -> None:
    """One to three numbers of a T shape."""
    tees = layouts["tees"].ravel()
    tee = int(chance.choice(tees[tees > 0]))
    spaces = [space for space in range(MAX_SPACES) if tee >> space & 1]
    for space in chance.permutation(spaces)[: chance.integers(1, len(spaces))]:
        calls.write(layouts, sheets, int(chance.integers(LOWEST[PYRAMID], HIGHEST + 1)), int(space))


def any_layout(chance: np.random.Generator) -> Layout:
    """A drawing of some 30 to 64 spaces with a few clouds and lakes."""
    while True:
        height, width = chance.integers(5, 9), chance.integers(6, 10)
        rows = tuple(tuple(chance.choice(list(".......~#"), size=width)) for _ in range(height))
        if 30 <= sum(row.count(".") for row in rows) <= MAX_SPACES:
            return Layout("valley", "Training", rows)


def samples(lessons: Lessons, network: Network) -> Samples:
    after = lessons.after_stars + _thought(network, lessons.after)
    after[:, 0] = lessons.after_stars[:, 0]
    target = np.repeat(lessons.final[:, None], SOLO_ROUNDS, axis=1)
    for left in range(1, SOLO_ROUNDS):
        later = TRACE * target[:, left - 1] + (1 - TRACE) * after[:, left - 1]
        played_on = lessons.played[:, left - 1] > 0
        target[:, left] = np.where(played_on, later, lessons.final)
    rounds_left = np.broadcast_to(np.arange(SOLO_ROUNDS), lessons.played.shape)
    counted = (lessons.played > 0) & (rounds_left > 0)
    turns = lessons.played == 2
    return Samples(
        np.concatenate([lessons.after[counted], lessons.before[turns]]),
        np.concatenate([rounds_left[counted], rounds_left[turns]]),
        np.concatenate([(target - lessons.after_stars)[counted], (target - lessons.before_stars)[turns]]),
    )


def merged(known: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(part) for part in zip(*known, strict=True)))


def _thought(network: Network, features: Floats) -> Floats:
    """What the network expects of sheets, in rows by rounds left."""
    hidden = features @ network.feature + network.stage[:SOLO_ROUNDS]
    expected: Floats = np.maximum(hidden, 0) @ network.output + network.offset[:SOLO_ROUNDS]
    return expected


class Learner:
    """Adam on the squared error."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.first = [np.zeros_like(part) for part in network]
        self.second = [np.zeros_like(part) for part in network]
        self.steps = 0

    def fit(self, samples: Samples, chance: np.random.Generator, rate: float) -> float:
        """The root of the mean squared error in the last pass."""
        error = 0.0
        for _ in range(EPOCHS):
            order = chance.permutation(len(samples.left))
            errors = []
            for start in range(0, len(order), BATCH):
                chosen = order[start : start + BATCH]
                errors.append(self._step(samples, chosen, rate))
            error = float(np.sqrt(np.mean(errors)))
        return error

    def _step(self, samples: Samples, chosen: NDArray[np.int64], rate: float) -> float:
        network = self.network
        x, left = samples.features[chosen], samples.left[chosen]
        hidden = np.maximum(x @ network.feature + network.stage[left], 0)
        error = hidden @ network.output + network.offset[left] - samples.target[chosen]
        scaled = error * np.float32(2 / len(chosen))
        back = np.outer(scaled, network.output) * (hidden > 0)
        stage, offset = np.zeros_like(network.stage), np.zeros_like(network.offset)
        np.add.at(stage, left, back)
        np.add.at(offset, left, scaled)
        self._move([x.T @ back, stage, hidden.T @ scaled, offset], rate)
        return float(np.mean(error**2))

    def _move(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        faded_first, faded_second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weights, slope, first, second in zip(self.network, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            weights -= (rate / faded_first) * first / (np.sqrt(second / faded_second) + 1e-8)
