"""Games on a cluster of dask: the same ones, also when a worker is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from command_line import Command
from lab_games import plan, play, slow_plan, timeless
from pennypapers.lab.cluster import Cluster
from pennypapers.lab.work import numbered, play_plans

distributed = pytest.importorskip("distributed")

# dask's own: sockets and loops of killed workers are closed late.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster


def test_the_same_games(two_workers: Any) -> None:
    plans = [plan("valley-a", "tourist@0,voyager@0", 2)]
    with closing(Cluster(two_workers.scheduler_address)) as cluster:
        assert cluster.size() == 2
        assert play(plans, 8, cluster) == play(plans, 8)


def test_a_killed_worker_costs_nothing_but_time(two_workers: Any) -> None:
    plans = [slow_plan()]
    done = []
    with closing(Cluster(two_workers.scheduler_address)) as cluster:
        for played in play_plans(plans, numbered(14), cluster):
            done.append(played)
            if len(done) == 2:
                os.kill(two_workers.workers[0].pid, signal.SIGKILL)
    assert timeless(done) == play(plans, 14)


def test_by_its_address(two_workers: Any, pennypapers: Command) -> None:
    common = ("simulate", "--bots", "tourist@0", "--games", "6", "--seed", "7", "--json")
    there = pennypapers(*common, "--cluster", two_workers.scheduler_address)
    here = pennypapers(*common, "--workers", "1")
    assert there.status == here.status == 0
    assert without_time(there.objects) == without_time(here.objects)


def without_time(objects: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for facts in objects:
        for seat in facts["seats"]:
            del seat["ms_per_turn"]
    return objects
