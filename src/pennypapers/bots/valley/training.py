"""Trains the value network from scratch: the fast policy plays solo games, the network is fitted to them, and so on.

The target for the value of a sheet is a blend of the stars that its game ended with and the values of its later sheets
(TD(lambda), Sutton 1988), which depends less on the dice than the final stars alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.beam import new_beam, new_proposals
from pennypapers.bots.valley.features import FEATURES
from pennypapers.bots.valley.learner import Learner, Samples, merged
from pennypapers.bots.valley.self_play import SelfPlayGames, new_games, play_games
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

LAYOUTS = 3  # the two that are shipped, and a random one
WIDTH, FINDS, TURNS = 1, 12, 3  # of the beam search by which the fast policy plays the training games
REPLAYED_ROUNDS = 8  # the network is fitted to the games of so many last rounds (a replay buffer)
TD_LAMBDA = 0.8  # how much of the target of the following round goes into that of a round


class TrainingStage(NamedTuple):
    """A stage of the training: so many rounds, in each of which games are played and the network is fitted."""

    rounds: int
    games: int
    rate: float  # the learning rate at first, which falls to a tenth of it
    noise: float  # stars that the policy may be wrong by at first, falling to none, so that it tries more
    averaged: int  # the result is the mean of the weights after so many last rounds, to even out noise


STAGES = (TrainingStage(rounds=120, games=300, rate=1.5e-3, noise=2.0, averaged=20),)


def train(seed: int, report: Callable[[str], None], stages: Sequence[TrainingStage] = STAGES) -> Network:
    """Train weights from scratch; the same seed gives the same weights."""
    rng = np.random.default_rng(seed)
    network = first_network(rng)
    for number, stage in enumerate(stages, 1):
        report(f"stage {number} of {len(stages)}")
        network = run_stage(network, stage, seed + number - 1, rng, report)
        # A new generator, so that a stage depends on nothing but the weights before it.
        rng = np.random.default_rng(seed + number)
    return network


def run_stage(
    network: Network, stage: TrainingStage, seed: int, rng: np.random.Generator, report: Callable[[str], None]
) -> Network:
    """Train the network further, in place; returns the mean of its weights after the last rounds."""
    learner = Learner(network)
    known: list[Samples] = []
    last_networks: list[Network] = []
    for number in range(stage.rounds):
        falling = number / stage.rounds
        noise = stage.noise * (1 - falling)
        layouts, games_played = self_play(network, rng, seed, number * stage.games, stage.games, noise)
        known = [*known[1 - REPLAYED_ROUNDS :], td_samples(games_played, layouts)]
        error = learner.fit(merged(known), rng, stage.rate * (1 - 0.9 * falling))
        if number >= stage.rounds - stage.averaged:
            last_networks.append(Network(*(part.copy() for part in network)))
        a, b = (games_played.final[first::LAYOUTS].mean() for first in (0, 1))
        report(f"{number + 1}/{stage.rounds}: {a:.1f} {b:.1f} stars, error {error:.2f}")
    return Network(*(np.mean(parts, axis=0) for parts in zip(*last_networks, strict=True)))


def first_network(rng: np.random.Generator) -> Network:
    network = blank_network()
    for part, scale in (
        (network.own, 0.3),
        (network.beside, 0.1),
        (network.pattern, 0.1),
        (network.feature, 0.3 * np.sqrt(2 / FEATURES)),
        (network.output, 0.3),
    ):
        part[:] = rng.normal(size=part.shape) * scale
    network.output[:] = np.abs(network.output)
    return network


def self_play(
    network: Network, rng: np.random.Generator, seed: int, start: int, games: int, noise: float
) -> tuple[NDArray[np.void], SelfPlayGames]:
    """Play games for training. Of three games one is on each shipped layout and one on a random layout. One game in six
    begins with part of a pyramid: an untrained policy would never get that far, and could not learn what it is
    worth."""
    layouts = np.zeros(games, LAYOUT)
    sheets = np.zeros(games, SHEET)
    for game in range(games):
        drawn = (shipped_layout("valley-a"), shipped_layout("valley-b"))
        which = game % LAYOUTS
        layouts[game] = drawn[which].record if which < len(drawn) else random_layout(rng).record
        if game // LAYOUTS % 6 == 5:
            begin_pyramid(layouts[game : game + 1], sheets[game : game + 1], rng)
    games_played = new_games(games)
    play_games(
        layouts,
        network,
        generators(seed, start, games),
        noise,
        new_beam(WIDTH, FINDS),
        new_proposals(TURNS),
        sheets,
        games_played,
    )
    return layouts, games_played


def begin_pyramid(layouts: NDArray[np.void], sheets: NDArray[np.void], rng: np.random.Generator) -> None:
    """Write one to three numbers of a T shape that a pyramid could be made of."""
    tees = layouts["tees"].ravel()
    tee = int(rng.choice(tees[tees > 0]))
    spaces = [space for space in range(MAX_SPACES) if tee >> space & 1]
    for space in rng.permutation(spaces)[: rng.integers(1, len(spaces))]:
        calls.write(layouts, sheets, int(rng.integers(LOWEST[PYRAMID], HIGHEST + 1)), int(space))


def random_layout(rng: np.random.Generator) -> Layout:
    """A random drawing of 30 to 64 spaces, with a few clouds and lakes."""
    while True:
        height, width = rng.integers(5, 9), rng.integers(6, 10)
        rows = tuple(tuple(rng.choice(list(".......~#"), size=width)) for _ in range(height))
        if 30 <= sum(row.count(".") for row in rows) <= MAX_SPACES:
            return Layout("valley", "Training", rows)


def td_samples(games_played: SelfPlayGames, layouts: NDArray[np.void]) -> Samples:
    """The recorded sheets as samples. The target of each is its TD(lambda) return, less the stars that it has already,
    which the network need not learn."""
    target = np.repeat(games_played.final[:, None], SOLO_ROUNDS, axis=1)
    for left in range(1, SOLO_ROUNDS):
        later = TD_LAMBDA * target[:, left - 1] + (1 - TD_LAMBDA) * games_played.value[:, left - 1]
        played_on = games_played.played[:, left - 1] > 0
        target[:, left] = np.where(played_on, later, games_played.final)
    rounds_left = np.broadcast_to(np.arange(SOLO_ROUNDS), games_played.played.shape)
    game = np.broadcast_to(np.arange(len(layouts))[:, None], games_played.played.shape)
    # After the last round nothing is left to estimate.
    counted = (games_played.played > 0) & (rounds_left > 0)
    parts = ((games_played.after_round, counted), (games_played.before_discovery, games_played.played == 2))
    return Samples(
        layouts,
        np.concatenate([game[where] for _, where in parts]),
        np.concatenate([positions.code[where] for positions, where in parts]),
        np.concatenate([positions.features[where] for positions, where in parts]),
        np.concatenate([rounds_left[where] for _, where in parts]),
        np.concatenate([(target - positions.stars)[where] for positions, where in parts]),
    )
