"""How the bots play the Temple: always by the rules, the same with the same seed, and never missing an obvious turn."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot_games import played
from drawn_layouts import layouts
from pennypapers.bots.bot import Budget, Situation
from pennypapers.bots.temple import agent, calls
from pennypapers.bots.temple.evaluation import evaluate_mark, prepare_evaluation
from pennypapers.bots.temple.features import FEATURES, MUMMY, describe
from pennypapers.bots.temple.halving import HalvingSearch
from pennypapers.bots.temple.levels import level_policy
from pennypapers.bots.temple.policy import play_out
from pennypapers.bots.temple.training import PolicyGradientStage, Progress, RegressionStage, train
from pennypapers.notation import read_sheet, shipped_layout, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS, Cross, Draw, Number, Pass, Roll, Sheet, Step, Write
from pennypapers.rules.bits import bit
from pennypapers.rules.dice import NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.rules.random_games import random_games
from pennypapers.rules.randomness import generators
from pennypapers.rules.temple.sheet import TempleSheet
from pennypapers.sheets import Layout

pytestmark = pytest.mark.compiled

FAST = Budget()
LITTLE = Budget(playouts=64)
THINKERS = LEVELS[1:]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["temple-a", "temple-b"])
def test_whole_solo_games(name: str, level: str) -> None:
    for seed in range(2 if level == "explorer" else 20):
        assert played(shipped_layout(name), [level], seed, LITTLE if level == "explorer" else None).is_over


def test_games_of_several() -> None:
    for seed in range(10):
        assert played(shipped_layout("temple-b"), ["tourist", "pathfinder", "voyager"], seed).is_over


@settings(max_examples=150)
@given(layouts("temple", most_rows=9), st.sampled_from(LEVELS), st.integers(1, 3), st.integers(0, 2**32))
def test_games_on_any_layout(layout: Layout, level: str, players: int, seed: int) -> None:
    assert played(layout, [level] * players, seed, FAST).is_over


@settings(max_examples=15)
@given(layouts("temple"), st.integers(1, 2), st.integers(0, 2**32))
def test_playouts_on_any_layout(layout: Layout, players: int, seed: int) -> None:
    assert played(layout, ["explorer"] * players, seed, LITTLE, rounds=12).rounds


def half_full(name: str = "temple-a", rounds: int = 14, seed: int = 5) -> Sheet:
    return played(shipped_layout(name), ["pathfinder"], seed, rounds=rounds).sheets["AB"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_turn(level: str) -> None:
    situation = Situation(half_full(), Roll(2, 3, 5), 15)
    first, second = (agent.turn(level, situation, 77, LITTLE) for _ in range(2))
    assert first == second
    assert agent.turn(level, situation, 77, FAST) == agent.turn(level, situation, 77, FAST)


@pytest.mark.parametrize("players", [1, 2])
def test_the_same_seed_gives_the_same_mummy(players: int) -> None:
    situation = Situation(half_full(), Roll(2, 3, 6), 15, players)
    for level in LEVELS:
        space = agent.hazard(level, situation, 77, None)
        assert space == agent.hazard(level, situation, 77, None)
        assert space in situation.sheet.hazard_spaces(solo=players == 1)


@pytest.mark.parametrize(("players", "own"), [(1, 3800), (2, 300)])
def test_a_mummy_is_thought_about_as_long_as_asked(
    monkeypatch: pytest.MonkeyPatch, players: int, own: int
) -> None:
    budgets = []
    run = HalvingSearch.run

    def noted(search: HalvingSearch, budget: Budget, fewest: int) -> object:
        budgets.append(budget)
        return run(search, LITTLE, fewest)

    monkeypatch.setattr(HalvingSearch, "run", noted)
    situation = Situation(half_full(), Roll(2, 3, 6), 15, players)
    for budget in (None, Budget(playouts=50), Budget(seconds=0.1), FAST):
        agent.hazard("explorer", situation, 77, budget)
    assert budgets == [Budget(playouts=own), Budget(playouts=50), Budget(seconds=0.1)]


def test_the_seed_matters() -> None:
    """The tourist does not do the same thing every time."""
    situation = Situation(TempleSheet(shipped_layout("temple-a")), Roll(2, 3, 5), 1)
    assert len({agent.turn("tourist", situation, seed, None) for seed in range(20)}) > 5


def test_thinking_by_the_clock() -> None:
    situation = Situation(half_full(), Roll(2, 3, 5), 15)
    check_whole(situation, agent.turn("explorer", situation, 3, Budget(seconds=0.05)))


def check_whole(situation: Situation, steps: tuple[Step, ...]) -> None:
    """The turn may be committed, and every mummy is crossed out that can be."""
    turn = situation.sheet.turn(situation.roll).play_all(steps)
    assert turn.may_commit
    assert not turn.choices().crossable


# Drawn positions


def position(drawing: str) -> Sheet:
    return read_sheet(f"adventure: temple\nname: Drawn\ngrid:\n{drawing}").sheet


def writes(level: str, sheet: Sheet, roll: Roll) -> set[tuple[int, str]]:
    """What the level writes after a short search, with each of a few seeds."""
    turns = {agent.turn(level, Situation(sheet, roll, 9), seed, Budget(playouts=300)) for seed in range(3)}
    return {(step.number.value, step.space) for steps in turns for step in steps if isinstance(step, Write)}


GROUP = """\
.  13 2  14 11
7  7  10 12 15
1  13 15 10 13
12 2  .  15 12
"""


@pytest.mark.parametrize("level", THINKERS)
def test_a_group_of_three_is_completed(level: str) -> None:
    assert writes(level, position(GROUP), Roll(3, 4, 4)) == {(7, "a1")}


RUN = """\
3  5  2  1  11
2  4  11 14 1
1  5  12 15 5
2  6  7  .  1
4  5  .  8  1
"""


@pytest.mark.parametrize("level", THINKERS)
def test_a_run_is_extended(level: str) -> None:
    """From 1 to 8 there is a run; both spaces left are beside its end."""
    assert {number for number, _ in writes(level, position(RUN), Roll(5, 4, 5))} == {9}


NINE = """\
10 12 3  15 1
2  !  .  !  12
.  11 14 1  .
1  12 3  14 5
"""


@pytest.mark.parametrize("level", THINKERS)
def test_a_nine_goes_between_two_mummies(level: str) -> None:
    sheet = position(NINE)
    situation = Situation(sheet, Roll(4, 5, 1), 9)
    assert writes(level, sheet, situation.roll) == {(9, "c2")}
    steps = agent.turn(level, situation, 1, LITTLE)
    assert {step.space for step in steps if isinstance(step, Cross)} == {"b2", "d2"}


GIFT = """\
.  .  2  5  .  .
9  3  14 7  4  .
.  .  11 13 .  .
"""


@pytest.mark.parametrize("level", THINKERS)
def test_mummies_go_where_they_hurt_others(level: str) -> None:
    """A mummy beside a 9 brings stars: a bot mostly draws it there on its own sheet, and not on that of another."""
    sheet = position(GIFT)
    beside = {"a1", "b1", "a3", "b3"}
    given, kept = (
        sum(
            agent.hazard(level, Situation(sheet, Roll(1, 1, 6), 2, players), seed, None) in beside
            for seed in range(8)
        )
        for players in (3, 1)
    )
    assert given < 4 < kept


NO_DOOR = ".  .  .  .\n9  +4 !  .\n.  .  .  .\n"


def test_no_door_is_left() -> None:
    lockpick = Roll(2, 6, 3)
    for level in LEVELS:
        assert agent.turn(level, Situation(position(NO_DOOR), lockpick, 5), 1, None) == (Pass(),)
    near = Situation(position(NO_DOOR.replace("+4", "+9")), lockpick, 5)
    for level in LEVELS:
        assert agent.turn(level, near, 1, None) == (Cross("c2"),)
    (option,) = agent.weigh(near, 1, LITTLE, [[Cross("c2")]])
    assert option.steps == (Cross("c2"),)


# Options with their stars


@pytest.mark.parametrize("players", [1, 4])
def test_what_is_weighed(players: int) -> None:
    sheet = half_full("temple-b")
    situation = Situation(sheet, Roll(2, 3, 5), 15, players)
    plainest = tuple(sheet.turn(situation.roll).plainest())
    empty = [space for space in sheet.layout.spaces if sheet.mark(space) == "."]
    odd = Write(Number(dice=(2, 3)), empty[-1]), Write(Number(dice=(5,)), empty[-1])
    also = [plainest, odd[:1], odd[1:]]  # the last two come to the same
    options = agent.weigh(situation, 4, LITTLE, also)
    assert set(also) <= {option.steps for option in options}
    same = {option.stars for option in options if option.steps in also[1:]}
    assert len(same) == 1
    stars = [option.stars for option in options]
    assert stars == sorted(stars, reverse=True)
    assert len({option.steps for option in options}) == len(options) > 3
    assert options == agent.weigh(situation, 4, LITTLE, also)
    for option in options:
        if option.steps not in also:
            check_whole(situation, option.steps)


def test_more_marks_are_weighed_with_more_time() -> None:
    situation = Situation(half_full(rounds=8), Roll(2, 3, 5), 9)
    weighed = [
        len(agent.weigh(situation, 4, Budget(playouts=playouts), [])) for playouts in (64, 640, 1280, 6000)
    ]
    assert weighed == [2, 20, 32, 62]


def test_the_last_space_is_weighed_exactly() -> None:
    """After it nothing is left to expect: the stars are those of the sheet."""
    sheet = position("1  2  3  4\n5  .  7  7\n9  !  4  4\n")
    situation = Situation(sheet, Roll(2, 3, 5), 12)
    options = agent.weigh(situation, 1, Budget(playouts=32), [])
    for option in options:
        after = sheet.turn(situation.roll).play_all(option.steps).commit()
        after.finish(strict=False)
        assert option.stars == after.score().stars


def test_a_mummy_can_be_weighed_too() -> None:
    situation = Situation(half_full(), Roll(2, 3, 6), 15)
    spaces = situation.sheet.hazard_spaces(solo=True)
    options = agent.weigh(situation, 1, LITTLE, [[Draw(spaces[0])]])
    assert (Draw(spaces[0]),) in {option.steps for option in options}


def test_playouts_learn_what_is_good_on_this_sheet() -> None:
    """The roll has no 7, and the playouts that end best are those that later write a 7 beside the two there are."""
    sheet = position(GROUP)
    search = HalvingSearch(Situation(sheet, Roll(1, 1, 2), 9), level_policy("explorer"), 1)
    search.run(Budget(playouts=600), 2)
    bonus = search.workspaces["playout_bonus"][0]
    assert bonus[sheet.layout.number("a1"), 7] == bonus.max() > 0.1
    assert not bonus[sheet.layout.number("b1")].any()  # where something is written already


# Features, levels and training


@settings(max_examples=40)
@given(layouts("temple"), st.integers(0, 2**32), st.booleans(), st.integers(0, ROLLS - 1))
def test_marks_are_worth_what_their_features_say(layout: Layout, seed: int, solo: bool, roll: int) -> None:
    """The evaluation of all marks at once gives the same as adding up the features of each mark, for any weights."""
    weights = np.random.default_rng(seed).normal(size=FEATURES)
    sheet = some_sheet(layout, seed)
    workspace = calls.new_workspace(layout.records)[0]
    empty = sheet.layout.mask(sheet.hazard_spaces(solo=False))
    prepare_evaluation(layout.record, sheet.record, workspace, weights, empty, solo)
    marks = [MUMMY, *NUMBERS[roll, : NUMBER_COUNT[roll]].tolist()]
    for space in range(len(layout.spaces)):
        for mark in marks if empty & bit(space) else []:
            count = describe(layout.record, sheet.record, workspace, mark, space, solo)
            one_by_one = weights[workspace["index"][:count]] @ workspace["value"][:count]
            assert evaluate_mark(
                layout.record, sheet.record, workspace, weights, mark, space
            ) == pytest.approx(one_by_one)


def some_sheet(layout: Layout, seed: int) -> Sheet:
    """A sheet as it may look under way: a full one with some marks taken away."""
    full = TempleSheet(layout, random_games(layout, 1, seed).records)
    chance = random.Random(seed)
    sheet = TempleSheet(layout)
    for space, mark in zip(layout.spaces, full.tokens(), strict=True):
        if chance.random() < 0.6:
            sheet.put(space, mark)
    try:
        sheet.check()
    except Refusal:  # the 9 was taken away from beside a mummy that it had beaten
        return TempleSheet(layout)
    return sheet


def mean_stars(layout: Layout, level: str, games: int) -> float:
    """Of solo games that a level's fast policy plays."""
    policy, workspace = level_policy(level), calls.new_workspace(layout.records)[0]
    weights = policy.weights_for(solo=True)
    stars = [
        play_out(
            layout.record,
            TempleSheet(layout).record,
            workspace,
            weights,
            policy.settings[0],
            True,
            state.reshape(1),
        )
        for state in generators(2, 0, games)
    ]
    return float(np.mean(stars))


def test_the_levels_are_levels() -> None:
    """By the fast policies alone; the strongest level also searches."""
    for name in ("temple-a", "temple-b"):
        means = [mean_stars(shipped_layout(name), level, games=400) for level in LEVELS]
        assert means[0] < 15 <= means[1] < 25 <= means[2] < means[3]
        assert means[2] < 30


@pytest.mark.sweep  # half a minute
def test_training_learns_and_repeats_itself() -> None:
    stages = (PolicyGradientStage(True, 24, 0.5), PolicyGradientStage(False, 1, 0.5))
    told: list[Progress] = []
    weights = train(7, told.append, stages, games=150)
    assert [each.stage for each in told] == [0] * 24 + [1]
    stars = [each.stars for each in told]
    assert np.mean(stars[16:24]) > np.mean(stars[:8]) + 0.3
    assert train(7, lambda _: None, stages, games=150).tobytes() == weights.tobytes()


def test_regression_repeats_itself() -> None:
    stages = (RegressionStage(True, 2, 4), RegressionStage(False, 1, 4))
    told: list[Progress] = []
    weights = train(7, told.append, stages)
    assert [(each.stage, each.step) for each in told] == [(0, 1), (0, 2), (1, 1)]
    assert weights.shape == (2, FEATURES)
    assert not np.array_equal(*weights)
    assert train(7, lambda _: None, stages).tobytes() == weights.tobytes()


def decisions() -> list[str]:
    """A few decisions of every kind, as text."""
    sheet = position(NINE)
    few = Budget(playouts=4)
    said = []
    for players in (1, 2):
        situation = Situation(sheet, Roll(2, 3, 5), 9, players)
        said += [" ".join(map(write_step, agent.turn(level, situation, 5, FAST))) for level in LEVELS]
        said += [agent.hazard(level, situation, 5, None) for level in LEVELS[:3]]
        said += [f"{option.stars} {option.steps}" for option in agent.weigh(situation, 5, few, [])]
    record = random_games(sheet.layout, 1, seed=1).records
    return [*said, str(generators(1, 0, 1)), record.tobytes().hex()]


def test_compiled_and_interpreted_decisions_are_the_same() -> None:
    interpreted = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.splitlines() == decisions()


if __name__ == "__main__":
    print(*decisions(), sep="\n")
