"""Solo games that the fast policy plays for training, recorded round by round: the network's inputs, and the result."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.beam import REVEAL, Beam, Proposals, propose, take_step
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.copies import copy_sheet
from pennypapers.bots.valley.features import FEATURES, compute_features, ready_stars
from pennypapers.bots.valley.patterns import read_codes
from pennypapers.bots.valley.policy import choose_hazard
from pennypapers.bots.valley.value import Network, value
from pennypapers.rules.dice import IS_HAZARD, ROLLS
from pennypapers.rules.randomness import Generator, below, bits32
from pennypapers.rules.valley import marks
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.rules.valley.stars import stars
from pennypapers.sheets import MAX_SPACES

RANGE_32 = 1 << 32


class Positions(NamedTuple):
    """The inputs of the network for recorded sheets, by game and number of rounds left."""

    code: NDArray[np.uint8]  # games x SOLO_ROUNDS x MAX_SPACES
    features: NDArray[np.float32]  # games x SOLO_ROUNDS x FEATURES
    # games x SOLO_ROUNDS: the stars of the sheet, and those of a discovery that can be revealed on it.
    stars: NDArray[np.float32]


class SelfPlayGames(NamedTuple):
    """The record of some games, by game and number of rounds left."""

    after_round: Positions  # the sheets at the end of each round
    before_discovery: Positions  # the sheets when the dice of a turn are spent, before its discovery
    value: NDArray[np.float32]  # games x SOLO_ROUNDS: the value of the sheet after the round
    played: NDArray[np.int64]  # games x SOLO_ROUNDS: 0 if the game was over, 1 for a snake, 2 for a turn
    final: NDArray[np.float32]  # games: the stars at the end


def new_games(games: int) -> SelfPlayGames:
    return SelfPlayGames(
        _new_positions(games),
        _new_positions(games),
        np.zeros((games, SOLO_ROUNDS), np.float32),
        np.zeros((games, SOLO_ROUNDS), np.int64),
        np.zeros(games, np.float32),
    )


def _new_positions(games: int) -> Positions:
    return Positions(
        np.zeros((games, SOLO_ROUNDS, MAX_SPACES), np.uint8),
        np.zeros((games, SOLO_ROUNDS, FEATURES), np.float32),
        np.zeros((games, SOLO_ROUNDS), np.float32),
    )


@compiled
def play_games(
    layouts: NDArray[np.void],
    network: Network,
    generators: Generator,
    noise: float,
    beam: Beam,
    proposals: Proposals,
    sheets: NDArray[np.void],
    games: SelfPlayGames,
) -> None:
    """Play one game on each layout, beginning with the sheets given, and record it in `games`. Each of the best turns
    gets a random bonus of up to `noise` stars, and the one with the highest value is played: so the games also show
    what other turns lead to."""
    for game in range(len(layouts)):
        layout = layouts[game]
        generator = generators[game : game + 1]
        for left in range(SOLO_ROUNDS - 1, -1, -1):
            roll = below(generator, ROLLS)
            if IS_HAZARD[roll]:
                space = choose_hazard(layout, sheets[game], left, True, True, network, beam)
                marks.draw_hazard(sheets[game], space)
                games.played[game, left] = 1
            else:
                count = propose(layout, sheets[game], roll, left, network, beam, proposals)
                chosen = 0
                if noise > 0:
                    for turn in range(count):
                        proposals.values[turn] += noise * (bits32(generator) / RANGE_32)
                        if proposals.values[turn] > proposals.values[chosen]:
                            chosen = turn
                _record_before_discovery(layout, sheets, game, proposals.turns[chosen], left, beam, games)
                copy_sheet(proposals.sheets[chosen], sheets[game])
                games.played[game, left] = 2
            _record_position(layout, sheets[game], left, False, games.after_round, game)
            games.value[game, left] = value(layout, sheets[game], left, False, network, beam.activations)
            if marks.is_full(layout, sheets[game]):
                break
        games.final[game] = stars(layout, sheets[game])


@compiled
def _record_before_discovery(
    layout: np.void,
    sheets: NDArray[np.void],
    game: int,
    turn: np.void,
    left: int,
    beam: Beam,
    games: SelfPlayGames,
) -> None:
    """Record the sheet as it is when the dice of the turn are spent, before its discovery."""
    trial = beam.trial[0]
    copy_sheet(sheets[game], trial)
    for step in range(turn["count"]):
        if turn["verb"][step] != REVEAL:
            take_step(layout, trial, turn["verb"][step], turn["what"][step], turn["spaces"][step])
    _record_position(layout, trial, left, True, games.before_discovery, game)


@compiled
def _record_position(
    layout: np.void, sheet: np.void, left: int, pending: bool, positions: Positions, game: int
) -> None:
    features = positions.features[game, left]
    read_codes(layout, sheet, positions.code[game, left])
    compute_features(layout, sheet, left, pending, features)
    positions.stars[game, left] = stars(layout, sheet) + ready_stars(features)
