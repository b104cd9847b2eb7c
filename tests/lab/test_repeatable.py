"""The same seed gives the same games, on however many processes and whatever happens to them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Executor

import pytest

from lab_games import plan, play, slow_plan, timeless
from pennypapers.lab import work
from pennypapers.lab.seeds import decision_seed, dice_secret
from pennypapers.lab.work import Item, Processes, numbered, play_plans
from pennypapers.refusals import Refusal


def test_seeds_give_the_numbers_that_they_gave() -> None:
    """Games that people kept and figures that were published depend on these."""
    assert dice_secret(7, 1).hex() == "68dccd5658ec2acb3c5074071a501bea8d55a15ef898e9333135bc68956256ba"
    assert [decision_seed(7, 1, 0, 1), decision_seed(7, 1, 1, 1), decision_seed(7, 1, 0, 2)] == [
        8952897888280362532,
        861411920805121821,
        2440823390228426856,
    ]


def test_random_numbers_are_never_shared() -> None:
    drawn = [
        decision_seed(7, game, seat, round_) for game in range(9) for seat in range(9) for round_ in range(9)
    ]
    assert len(set(drawn)) == len(drawn)
    assert all(0 <= number < 1 << 63 for number in drawn)


@pytest.mark.parametrize(
    ("sheet", "bots", "players"),
    [("temple-a", "voyager@0", 1), ("valley-b", "tourist@0,explorer@0,pathfinder@0", 3)],
)
def test_the_same_on_one_two_and_three_processes(sheet: str, bots: str, players: int) -> None:
    plans = [plan(sheet, bots, players, keep_games=True)]
    alone = play(plans, 8)
    assert len(alone) == 8
    assert play(plans, 8, Processes(2)) == alone
    assert play(plans, 8, Processes(3)) == alone


def test_the_same_dice_for_everybody() -> None:
    texts = [play([plan(bots=bots, keep_games=True)], 1)[0][1].text for bots in ("tourist@0", "explorer@0")]
    rolls = [[line for line in text.splitlines() if line.startswith("round")] for text in texts]
    assert rolls[0] == rolls[1]


def test_another_seed_is_another_game() -> None:
    one, other = (play([plan(seed=seed, keep_games=True)], 1)[0][1].text for seed in (1, 2))
    assert one != other


def test_a_killed_worker_costs_nothing_but_time() -> None:
    plans = [slow_plan()]
    alone = play(plans, 14)
    done = []
    for played in play_plans(plans, numbered(14), Processes(2)):
        done.append(played)
        if len(done) == 2:
            victim = multiprocessing.active_children()[0]
            assert victim.pid
            os.kill(victim.pid, signal.SIGKILL)
    assert timeless(done) == alone


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MOST_BREAKDOWNS", 1)
    with pytest.raises(Refusal) as refused:
        list(play_plans([plan(bots="tourist@0")], [Item(0, 1)], Deadly()))
    assert refused.value.code == "workers-lost"


class Deadly(Processes):
    """Worker processes that die when they are given work."""

    def __init__(self) -> None:
        super().__init__(1)

    def executor(self) -> Executor:
        executor = super().executor()
        executor.submit(os._exit, 1)
        return executor
