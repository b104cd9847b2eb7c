"""How the bots play the Valley: always by the rules, the same with the same seed, and never missing an obvious turn."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from bot_games import played
from drawn_layouts import layouts
from pennypapers.bots.bot import Budget, Situation
from pennypapers.bots.valley import agent
from pennypapers.bots.valley.copies import copy_sheet
from pennypapers.bots.valley.search import Candidates
from pennypapers.bots.valley.training import TrainingStage, first_network, train
from pennypapers.notation import read_sheet, shipped_layout
from pennypapers.rules import LEVELS, Cross, Reveal, Roll, Write
from pennypapers.rules.dice import ROLLS
from pennypapers.rules.random_games import random_games
from pennypapers.rules.valley.sheet import ValleySheet
from pennypapers.sheets import Layout

pytestmark = pytest.mark.compiled

FAST = Budget()
LITTLE = Budget(playouts=16)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["valley-a", "valley-b"])
def test_whole_solo_games(name: str, level: str) -> None:
    games = 1 if level in ("voyager", "explorer") else 4
    budget = LITTLE if level == "explorer" else None
    for seed in range(games):
        assert played(shipped_layout(name), [level], seed, budget).is_over


def test_a_game_of_several() -> None:
    assert played(shipped_layout("valley-b"), ["tourist", "pathfinder", "voyager"], 1).is_over


@settings(max_examples=25, deadline=None)
@given(layouts("valley", most_rows=9), st.sampled_from(LEVELS), st.integers(1, 3), st.integers(0, 2**32))
def test_games_on_any_layout(layout: Layout, level: str, players: int, seed: int) -> None:
    budget = LITTLE if level == "explorer" else None
    assert played(layout, [level] * players, seed, budget, rounds=30).rounds


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, ROLLS - 1))
def test_strange_sheets(seed: int, number: int) -> None:
    """Sheets that no sensible player has, from random games, with hundreds of discoveries open."""
    roll = Roll.numbered(number)
    layout = shipped_layout("valley-a")
    sheet = ValleySheet(layout, random_games(layout, 1, seed).records)
    sheet.record["areas"][:] = 0
    sheet.record["finds"] = 0
    if sheet.is_full or roll.hazard:
        return
    sheet.turn(roll).play_all(agent.turn("explorer", Situation(sheet, roll, 12), seed, LITTLE)).commit()


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_turn(level: str) -> None:
    sheet = played(shipped_layout("valley-a"), ["pathfinder"], 5, rounds=9).sheets["AB"]
    situation = Situation(sheet, Roll(2, 3, 5), 10)
    first, second = (agent.turn(level, situation, 77, None) for _ in range(2))
    assert first == second
    assert agent.hazard(level, situation, 77, None) == agent.hazard(level, situation, 77, None)


def test_a_snake_is_thought_about_as_long_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []
    compare = agent._compare

    def noted(
        situation: Situation, sheets: NDArray[np.void], seed: int, policy: agent.LevelPolicy
    ) -> Candidates:
        budgets.append((policy.playouts, policy.seconds))
        return compare(situation, sheets, seed, policy)

    monkeypatch.setattr(agent, "_compare", noted)
    sheet = played(shipped_layout("valley-a"), ["pathfinder"], 5, rounds=9).sheets["AB"]
    for budget in (None, Budget(playouts=20), Budget(seconds=0.1), FAST):
        agent.hazard("explorer", Situation(sheet, Roll(2, 3, 6), 10), 77, budget)
    assert budgets == [(agent.LEVEL_POLICIES["explorer"].playouts, 0.0), (20, 0.0), (0, 0.1)]


def test_the_seed_matters() -> None:
    """The tourist does not do the same thing every time."""
    situation = Situation(read_sheet(EMPTY).sheet, Roll(2, 3, 5), 1)
    assert len({agent.turn("tourist", situation, seed, None) for seed in range(20)}) > 1


def test_more_time_is_used() -> None:
    situation = Situation(read_sheet(EMPTY).sheet, Roll(2, 3, 5), 1)
    steps = agent.turn("explorer", situation, 3, Budget(seconds=0.05))
    assert situation.sheet.turn(situation.roll).play_all(steps).may_commit


EMPTY = """adventure: valley
name: Empty
grid:
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
"""


def test_what_is_weighed() -> None:
    sheet = played(shipped_layout("valley-b"), ["pathfinder"], 8, rounds=11).sheets["AB"]
    situation = Situation(sheet, Roll(5, 3, 1), 12)
    plainest = tuple(sheet.turn(situation.roll).plainest())
    best = agent.turn("pathfinder", situation, 1, None)
    options = agent.weigh(situation, 4, Budget(playouts=32), [plainest, best])
    assert {plainest, best} <= {option.steps for option in options}
    stars = [option.stars for option in options]
    assert stars == sorted(stars, reverse=True)
    assert len({option.steps for option in options}) == len(options) >= 4
    assert options == agent.weigh(situation, 4, Budget(playouts=32), [plainest, best])
    for option in options:
        assert sheet.turn(situation.roll).play_all(option.steps).may_commit


def test_the_end_is_weighed_exactly() -> None:
    """After the last round nothing is left to expect: the stars are those of the sheet."""
    sheet = played(shipped_layout("valley-a"), ["pathfinder"], 3, rounds=24).sheets["AB"]
    situation = Situation(sheet, Roll(4, 4, 2), 25)
    for option in agent.weigh(situation, 4, Budget(playouts=8), []):
        after = sheet.turn(situation.roll).play_all(option.steps).commit()
        assert option.stars == after.score().stars


THINKERS = ["pathfinder", "voyager", "explorer"]

NEARLY_A_PYRAMID = """adventure: valley
name: Nearly a pyramid
grid:
.  .  .  .  .  .
.  10 12 .  .  .
.  .  11 2  .  .
.  .  .  .  .  .
.  .  .  .  .  .
"""


@pytest.mark.parametrize("level", THINKERS)
def test_a_pyramid_is_finished(level: str) -> None:
    sheet = read_sheet(NEARLY_A_PYRAMID).sheet
    steps = agent.turn(level, Situation(sheet, Roll(5, 5, 3), 20), 1, None)
    assert isinstance(steps[-1], Reveal)
    assert steps[-1].kind == "pyramid"


COMPLETE = """adventure: valley
name: A complete range
grid:
.  .  .  .  .  .
.  7  6  .  .  .
.  .  8  .  .  .
.  .  .  1  .  .
.  .  .  .  .  .
"""


@pytest.mark.parametrize("level", THINKERS)
def test_what_is_complete_is_revealed_in_the_end(level: str) -> None:
    sheet = read_sheet(COMPLETE).sheet
    steps = agent.turn(level, Situation(sheet, Roll(1, 1, 2), 25), 1, None)
    assert steps[-1] == Reveal("range", ("b2", "c2", "c3"))


SNAKE = """adventure: valley
name: A snake beside a 15
grid:
15 !  .  .  .  .
3  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
"""


@pytest.mark.parametrize("level", THINKERS)
def test_a_spare_nine_drives_the_snake_off(level: str) -> None:
    sheet = read_sheet(SNAKE).sheet
    steps = agent.turn(level, Situation(sheet, Roll(4, 5, 1), 22), 1, None)
    assert any(isinstance(step, Cross) and step.space == "b1" for step in steps)


GREEDY = """adventure: valley
name: One place left beside large numbers
grid:
15 14 .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  2
"""


@pytest.mark.parametrize("level", THINKERS)
def test_snakes_go_where_they_hurt(level: str) -> None:
    """On the sheet of another player beside the large numbers, on the bot's own sheet away from them."""
    sheet = read_sheet(GREEDY).sheet
    beside = {"c1", "a2", "b2", "c2"}
    assert agent.hazard(level, Situation(sheet, Roll(1, 1, 6), 10, players=3), 1, None) in beside
    assert agent.hazard(level, Situation(sheet, Roll(1, 1, 6), 24), 1, None) not in beside


def test_dice_are_not_left_over_without_a_reason() -> None:
    """At the beginning there is room for everything."""
    steps = agent.turn("explorer", Situation(read_sheet(EMPTY).sheet, Roll(5, 4, 3), 1), 1, LITTLE)
    assert sum(len(step.number.dice) for step in steps if isinstance(step, Write)) == 3


def test_copies_are_whole() -> None:
    """Every field of a sheet is copied, also one that is added to the rules one day."""
    sheet = played(shipped_layout("valley-a"), ["pathfinder"], 2, FAST).sheets["AB"]
    copy = np.zeros(1, sheet.records.dtype)
    copy_sheet(sheet.record, copy[0])
    assert copy.tobytes() == sheet.records.tobytes()


def test_training_can_be_repeated() -> None:
    """The same seed gives the same weights, which are not those that it began with."""
    said: list[str] = []
    stages = [TrainingStage(rounds=2, games=6, rate=1e-3, noise=1.0, averaged=1)]
    first, second = (train(5, said.append, stages) for _ in range(2))
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))
    assert not np.array_equal(first.feature, first_network(np.random.default_rng(5)).feature)
    assert len(said) == 2 * (1 + 2)
