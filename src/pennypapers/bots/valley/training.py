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
from pennypapers.bots.valley.learner import Learner, Samples, merged
from pennypapers.bots.valley.lessons import Lessons, new_lessons, play_lessons
from pennypapers.bots.valley.turns import new_draft, new_proposals
from pennypapers.bots.valley.value import Network, blank_network
from pennypapers.notation import shipped_layout
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.randomness import generators
from pennypapers.rules.valley import calls
from pennypapers.rules.valley.discoveries import LOWEST
from pennypapers.rules.valley.marks import PYRAMID, SHEET
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.sheets import LAYOUT, MAX_SPACES, Layout

Floats = NDArray[np.float32]

LAYOUTS = 3  # the two that are shipped, and one of chance
WIDTH, FINDS, TURNS = 1, 12, 3  # how the fast policy chooses in the games that it learns from
KEPT = 8  # rounds whose games are learned from
TRACE = 0.8  # how much of a later view is handed back to each round before it


class Stage(NamedTuple):
    """A part of the training: rounds of so many games, each followed by learning."""

    rounds: int
    games: int
    rate: float  # of learning, falling to a tenth of it
    noise: float  # stars that the policy may be wrong by at first, so that it sees more of the game
    averaged: int  # the last so many rounds' weights are averaged, which evens out what the last games happened to be


STAGES = (Stage(rounds=120, games=300, rate=1.5e-3, noise=2.0, averaged=20),)


def train(seed: int, report: Callable[[str], None], stages: Sequence[Stage] = STAGES) -> Network:
    """Weights from scratch; the same seed gives the same ones."""
    chance = np.random.default_rng(seed)
    network = first_network(chance)
    for number, stage in enumerate(stages, 1):
        report(f"stage {number} of {len(stages)}")
        network = study(network, stage, seed + number - 1, chance, report)
        chance = np.random.default_rng(
            seed + number
        )  # so that a stage needs nothing but the weights before it
    return network


def study(
    network: Network, stage: Stage, seed: int, chance: np.random.Generator, report: Callable[[str], None]
) -> Network:
    learner = Learner(network)
    known: list[Samples] = []
    settled: list[Network] = []
    for number in range(stage.rounds):
        falling = number / stage.rounds
        noise = stage.noise * (1 - falling)
        layouts, lessons = play(network, chance, seed, number * stage.games, stage.games, noise)
        known = [*known[1 - KEPT :], samples(lessons, layouts)]
        error = learner.fit(merged(known), chance, stage.rate * (1 - 0.9 * falling))
        if number >= stage.rounds - stage.averaged:
            settled.append(Network(*(part.copy() for part in network)))
        a, b = (lessons.final[first::LAYOUTS].mean() for first in (0, 1))
        report(f"{number + 1}/{stage.rounds}: {a:.1f} {b:.1f} stars, error {error:.2f}")
    return Network(*(np.mean(parts, axis=0) for parts in zip(*settled, strict=True)))


def first_network(chance: np.random.Generator) -> Network:
    network = blank_network()
    for part, scale in (
        (network.own, 0.3),
        (network.beside, 0.1),
        (network.pattern, 0.1),
        (network.feature, 0.3 * np.sqrt(2 / FEATURES)),
        (network.output, 0.3),
    ):
        part[:] = chance.normal(size=part.shape) * scale
    network.output[:] = np.abs(network.output)
    return network


def play(
    network: Network, chance: np.random.Generator, seed: int, start: int, games: int, noise: float
) -> tuple[NDArray[np.void], Lessons]:
    """Of three games one on each shipped layout and one on a layout of chance; one in six begins with part of a
    pyramid. Nobody would get that far by chance, and what never happens cannot be learned."""
    layouts = np.zeros(games, LAYOUT)
    sheets = np.zeros(games, SHEET)
    for game in range(games):
        drawn = (shipped_layout("valley-a"), shipped_layout("valley-b"))
        which = game % LAYOUTS
        layouts[game] = drawn[which].record if which < len(drawn) else any_layout(chance).record
        if game // LAYOUTS % 6 == 5:
            begin_pyramid(layouts[game : game + 1], sheets[game : game + 1], chance)
    lessons = new_lessons(games)
    play_lessons(
        layouts,
        network,
        generators(seed, start, games),
        noise,
        new_draft(WIDTH, FINDS),
        new_proposals(TURNS),
        sheets,
        lessons,
    )
    return layouts, lessons


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


def samples(lessons: Lessons, layouts: NDArray[np.void]) -> Samples:
    target = np.repeat(lessons.final[:, None], SOLO_ROUNDS, axis=1)
    for left in range(1, SOLO_ROUNDS):
        later = TRACE * target[:, left - 1] + (1 - TRACE) * lessons.value[:, left - 1]
        played_on = lessons.played[:, left - 1] > 0
        target[:, left] = np.where(played_on, later, lessons.final)
    rounds_left = np.broadcast_to(np.arange(SOLO_ROUNDS), lessons.played.shape)
    game = np.broadcast_to(np.arange(len(layouts))[:, None], lessons.played.shape)
    counted = (lessons.played > 0) & (rounds_left > 0)  # the end is known without learning
    parts = ((lessons.after, counted), (lessons.before, lessons.played == 2))
    return Samples(
        layouts,
        np.concatenate([game[where] for _, where in parts]),
        np.concatenate([views.code[where] for views, where in parts]),
        np.concatenate([views.features[where] for views, where in parts]),
        np.concatenate([rounds_left[where] for _, where in parts]),
        np.concatenate([(target - views.stars)[where] for views, where in parts]),
    )
