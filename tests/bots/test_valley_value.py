"""The value function of the Valley: pattern totals that are updated when one space changes, and its gradients."""

from __future__ import annotations

import numpy as np
import pytest

from bot_games import played
from pennypapers.bots.bot import Budget
from pennypapers.bots.valley.learner import Learner, add_gradients
from pennypapers.bots.valley.patterns import BUILT, CROSSED, LURKING, number_code, read_codes
from pennypapers.bots.valley.training import first_network, self_play, td_samples
from pennypapers.bots.valley.value import (
    Network,
    blank_network,
    new_activations,
    refresh_patterns,
    value,
    value_after,
)
from pennypapers.bots.valley.weights import network
from pennypapers.notation import read_sheet, shipped_layout
from pennypapers.rules.valley import calls

pytestmark = pytest.mark.compiled

SEEN = """adventure: valley
name: Some of everything
grid:
3  3  .  H
3  3  !  9
12 #  x  2
"""


def test_every_space_has_the_code_of_its_mark() -> None:
    sheet = read_sheet(SEEN).sheet
    code = np.zeros(64, np.uint8)
    read_codes(sheet.layout.record, sheet.record, code)
    twelve, nine, two = (number_code(sheet.record, number) for number in (12, 9, 2))
    assert list(code[:11]) == [3, 3, 0, BUILT, 3, 3, LURKING, nine, twelve, CROSSED, two]


def test_a_number_with_a_town_has_a_code_of_its_own() -> None:
    sheet = read_sheet(SEEN).sheet
    before = number_code(sheet.record, 3)
    sheet.record["town_numbers"] = 1 << 3
    assert number_code(sheet.record, 3) not in {before, number_code(sheet.record, 2)}


@pytest.mark.parametrize("name", ["valley-a", "valley-b"])
def test_the_value_after_a_change_is_that_of_the_changed_sheet(name: str) -> None:
    layout = shipped_layout(name)
    for seed in range(3):
        sheet = played(layout, ["pathfinder"], seed, Budget(), rounds=4 + 5 * seed).sheets["AB"].records
        filled = sheet["numbers"][0] | sheet["snakes"][0] | np.bitwise_or.reduce(sheet["built"][0])
        for space in range(len(layout.spaces)):
            if int(filled) >> space & 1:
                continue
            for number in (3, 8, 11):
                after = sheet.copy()
                calls.write(layout.records, after, number, space)
                activations = new_activations()
                refresh_patterns(layout.record, sheet[0], network(), activations)
                code = number_code(sheet[0], number)
                quick = value_after(layout.record, after[0], space, code, 8, network(), activations)
                assert quick == pytest.approx(
                    value(layout.record, after[0], 8, True, network(), activations), abs=1e-3
                )


@pytest.mark.parametrize("part", Network._fields)
def test_gradients(part: str) -> None:
    """A small step along the weight with the largest gradient of each part changes the error as the gradient says."""
    chance = np.random.default_rng(3)
    learning = first_network(chance)
    layouts, games = self_play(learning, chance, 1, 0, 3, 1.0)
    known = td_samples(games, layouts)
    rows = np.arange(0, len(known.left), 3)
    learner = Learner(learning)

    def error(gradients: Network) -> float:
        return add_gradients(known, rows, learning, gradients, learner.activations, *learner.buffers) / len(
            rows
        )

    gradients = blank_network()
    error(gradients)
    gradient, weights = getattr(gradients, part), getattr(learning, part)
    steepest = np.unravel_index(np.argmax(np.abs(gradient)), gradient.shape)
    weight, little = weights[steepest], 5e-3
    weights[steepest] = weight + little
    above = error(blank_network())
    weights[steepest] = weight - little
    below = error(blank_network())
    assert (above - below) / (2 * little) == pytest.approx(gradient[steepest], rel=0.05)
