"""Solo games that the fast policy plays against itself, written down as lessons: what was seen, what came of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.copies import copy_sheet
from pennypapers.bots.valley.features import FEATURES, look, ready
from pennypapers.bots.valley.patterns import read_codes
from pennypapers.bots.valley.rounds import choose_hazard
from pennypapers.bots.valley.turns import REVEAL, Draft, Proposals, propose, take_step
from pennypapers.bots.valley.value import Network, value
from pennypapers.rules.dice import IS_HAZARD, ROLLS
from pennypapers.rules.randomness import Generator, below, bits32
from pennypapers.rules.valley import marks
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.rules.valley.stars import stars
from pennypapers.sheets import MAX_SPACES

FINENESS = 1 << 32


class Views(NamedTuple):
    """What was seen of sheets: a row for each game and in it one for each rounds-left."""

    code: NDArray[np.uint8]  # games x SOLO_ROUNDS x MAX_SPACES
    features: NDArray[np.float32]  # games x SOLO_ROUNDS x FEATURES
    stars: NDArray[np.float32]  # games x SOLO_ROUNDS: those there are, and of the discovery that is ready


class Lessons(NamedTuple):
    after: Views  # the round
    before: Views  # the discovery
    value: NDArray[np.float32]  # games x SOLO_ROUNDS: what the network thought after the round
    played: NDArray[np.int64]  # games x SOLO_ROUNDS: 0 not at all, 1 a snake, 2 a turn
    final: NDArray[np.float32]


def new_lessons(games: int) -> Lessons:
    return Lessons(
        _new_views(games),
        _new_views(games),
        np.zeros((games, SOLO_ROUNDS), np.float32),
        np.zeros((games, SOLO_ROUNDS), np.int64),
        np.zeros(games, np.float32),
    )


def _new_views(games: int) -> Views:
    return Views(
        np.zeros((games, SOLO_ROUNDS, MAX_SPACES), np.uint8),
        np.zeros((games, SOLO_ROUNDS, FEATURES), np.float32),
        np.zeros((games, SOLO_ROUNDS), np.float32),
    )


@compiled
def play_lessons(
    layouts: NDArray[np.void],
    network: Network,
    generators: Generator,
    noise: float,
    draft: Draft,
    proposals: Proposals,
    sheets: NDArray[np.void],
    lessons: Lessons,
) -> None:
    """One game on each layout, in the sheets given, which are empty. Of several turns the one is played that promises
    most after a random bonus of up to `noise` stars each."""
    for game in range(len(layouts)):
        layout = layouts[game]
        generator = generators[game : game + 1]
        for left in range(SOLO_ROUNDS - 1, -1, -1):
            roll = below(generator, ROLLS)
            if IS_HAZARD[roll]:
                space = choose_hazard(layout, sheets[game], left, True, True, network, draft)
                marks.draw_hazard(sheets[game], space)
                lessons.played[game, left] = 1
            else:
                count = propose(layout, sheets[game], roll, left, network, draft, proposals)
                chosen = 0
                if noise > 0:
                    for turn in range(count):
                        proposals.values[turn] += noise * (bits32(generator) / FINENESS)
                        if proposals.values[turn] > proposals.values[chosen]:
                            chosen = turn
                _look_before(layout, sheets, game, proposals.turns[chosen], left, draft, lessons)
                copy_sheet(proposals.sheets[chosen], sheets[game])
                lessons.played[game, left] = 2
            _view(layout, sheets[game], left, False, lessons.after, game)
            lessons.value[game, left] = value(layout, sheets[game], left, False, network, draft.sight)
            if marks.is_full(layout, sheets[game]):
                break
        lessons.final[game] = stars(layout, sheets[game])


@compiled
def _look_before(
    layout: np.void,
    sheets: NDArray[np.void],
    game: int,
    turn: np.void,
    left: int,
    draft: Draft,
    lessons: Lessons,
) -> None:
    """The sheet as it is before the turn's discovery."""
    trial = draft.trial[0]
    copy_sheet(sheets[game], trial)
    for step in range(turn["count"]):
        if turn["verb"][step] != REVEAL:
            take_step(layout, trial, turn["verb"][step], turn["what"][step], turn["spaces"][step])
    _view(layout, trial, left, True, lessons.before, game)


@compiled
def _view(layout: np.void, sheet: np.void, left: int, pending: bool, views: Views, game: int) -> None:
    features = views.features[game, left]
    read_codes(layout, sheet, views.code[game, left])
    look(layout, sheet, left, pending, features)
    views.stars[game, left] = stars(layout, sheet) + ready(features)
