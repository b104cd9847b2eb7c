"""Looking back at single turns: their marks are played out on the same dice, and the weights set right by how they did.

Practice (`practice`) finds weights that win; the marks of one turn beside each other show better what each is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.temple import calls
from pennypapers.bots.temple.appraisal import Weights
from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.desk import MOST_ENTRIES
from pennypapers.bots.temple.features import FEATURES, describe
from pennypapers.bots.temple.policy import CHARACTER, choose, play_out, put
from pennypapers.bots.temple.search import MARK, MOST_MARKS, list_marks
from pennypapers.rules.dice import ROLLS
from pennypapers.rules.randomness import Generator, below, generators
from pennypapers.rules.temple.marks import SHEET, is_full

Records = NDArray[np.void]
Numbers = NDArray[np.int64]

_MARKS_A_TURN = 16
_FAVOURITES = 13  # of them: the best by the weights so far; the others are any
_TRIES = 6
_TURNS_APART = 4
_WAVERS = 0.4  # in games that visit more than the policy's own turns
_TRUST = 1.5  # in the weights so far, beside what is found wrong with them
_CAUTION = 20.0  # how many marks' worth of doubt there is about each weight
_STEPS = 60  # of the solver; more change nothing that matters


class Turns(NamedTuple):
    """Marks of turns, turn after turn: their features' entries in one long row, and the stars they led to."""

    lengths: Numbers  # how many entries each mark has
    features: NDArray[np.int16]
    amounts: NDArray[np.float32]
    turn: Numbers  # of each mark
    stars: Weights


def look_back(layout: Records, weights: Weights, solo: bool, turns: int, seed: int, start: int) -> Turns:
    """Turns of games on a layout, with their marks played out; by the generators from number `start` on."""
    sheets, desks = np.zeros(3, SHEET), calls.desk(layout)
    players = np.concatenate([calls.STEADY, np.array([(0.0, _WAVERS, True)], CHARACTER)])
    marks = np.zeros(MOST_MARKS, MARK)
    index, value = np.zeros((_MARKS_A_TURN, MOST_ENTRIES), np.int64), np.zeros((_MARKS_A_TURN, MOST_ENTRIES))
    games, *tries = generators(seed, start, turns + 1).reshape(-1, 1)
    seen = []
    for dice in tries:
        lengths, stars = np.zeros(_MARKS_A_TURN, np.int64), np.zeros(_MARKS_A_TURN)
        count = try_turn(
            layout, sheets, desks, weights, players, solo, games, dice, marks, index, value, lengths, stars
        )
        known = np.arange(MOST_ENTRIES) < lengths[:, None]
        entries = index[known].astype(np.int16), value[known].astype(np.float32)
        seen.append(Turns(lengths[:count], *entries, np.zeros(count, np.int64), stars[:count]))
    return together(seen)


def together(parts: Sequence[Turns]) -> Turns:
    """Each part's turns are counted on from the part before."""
    begins = np.cumsum([0, *(part.turn[-1] + 1 for part in parts[:-1])])
    return Turns(
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.turn + begin for part, begin in zip(parts, begins, strict=True)]),
        np.concatenate([part.stars for part in parts]),
    )


@compiled
def try_turn(
    layouts: Records,
    sheets: Records,
    desks: Records,
    weights: Weights,
    characters: Records,
    solo: bool,
    games: Generator,
    luck: Generator,
    marks: Records,
    index: Numbers,
    value: Weights,
    lengths: Numbers,
    stars: Weights,
) -> int:
    """Play the first sheet some turns further, a new one after its end, until there is something to choose; write down
    the marks of that turn; how many. The second sheet is for trials, the third an empty one. The first of the
    characters plays the marks out, the second plays the games."""
    layout, desk = layouts[0], desks[0]
    skip = below(games, 2 * _TURNS_APART)
    while True:
        if is_full(layout, sheets[0]):
            sheets[0] = sheets[2]
        roll = below(games, ROLLS)
        if skip <= 0:
            count = list_marks(layouts, sheets, desks, weights, roll, solo, marks)
            if count > 1:
                break
        skip -= 1
        number, space = choose(layout, sheets[0], desk, weights, characters[1], roll, solo, games)
        put(layout, sheets[0], roll, number, space)
    tried = min(count, _MARKS_A_TURN)
    for i in range(tried):
        _bring_forward(marks[:count], i, games)
        lengths[i] = describe(layout, sheets[0], desk, marks[i]["number"], marks[i]["space"], solo)
        index[i] = desk["index"]
        value[i] = desk["value"]
    dice = luck.copy()
    for i in range(tried):
        # All marks of a roll leave as many rounds to play: alone each try has the same dice for all of them.
        dice[0] = luck[0]
        for _ in range(_TRIES):
            sheets[1] = sheets[0]
            put(layout, sheets[1], roll, marks[i]["number"], marks[i]["space"])
            stars[i] += play_out(layout, sheets[1], desk, weights, characters[0], solo, dice) / _TRIES
    return tried


@compiled
def _bring_forward(marks: Records, place: int, generator: Generator) -> None:
    """To this place: the next favourite, or any other mark after the favourites."""
    chosen = place
    if place < _FAVOURITES:
        for i in range(place + 1, len(marks)):
            if marks[i]["worth"] > marks[chosen]["worth"]:
                chosen = i
    else:
        chosen += below(generator, len(marks) - place)
    here, there = marks[place], marks[chosen]
    here["number"], there["number"] = there["number"], here["number"]
    here["space"], there["space"] = there["space"], here["space"]
    here["worth"], there["worth"] = there["worth"], here["worth"]


def relearn(weights: Weights, turns: Turns) -> Weights:
    """Set the weights right by least squares: what a mark led to, beside the others of its turn."""
    marks = np.bincount(turns.turn)
    ends = np.cumsum(turns.lengths)

    def beside_others(stars: Weights) -> Weights:
        return stars - (np.bincount(turns.turn, stars) / marks)[turns.turn]

    def expected(change: Weights) -> Weights:
        stars = np.zeros(len(turns.stars))
        _add_up(ends, turns.features, turns.amounts, change, stars)
        return beside_others(stars)

    def blame(stars: Weights) -> Weights:
        change = np.zeros(FEATURES)
        _share_out(ends, turns.features, turns.amounts, stars, change)
        return change

    led_to, now = beside_others(turns.stars), expected(weights)
    in_stars = (now @ led_to) / (now @ now)  # practice cares which mark is best, not by how much
    # The method of conjugate gradients.
    change = np.zeros(FEATURES)
    rest = blame(led_to - in_stars * now)
    way = rest
    for _ in range(_STEPS):
        onwards = blame(expected(way)) + _CAUTION * way
        far = (rest @ rest) / (way @ onwards)
        change += far * way
        before, rest = rest, rest - far * onwards
        way = rest + (rest @ rest) / (before @ before) * way
    return _TRUST * in_stars * weights + change


@compiled
def _add_up(
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
def _share_out(
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
