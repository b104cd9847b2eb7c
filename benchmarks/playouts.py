"""Whole random solo games on one core, compiled, in a batch, next to other simulators in the same run.

    .venv/bin/python benchmarks/playouts.py [--seconds 5] [--no-peers]

One decision is one random legal step: a number written, a hazard crossed out or drawn, a structure, a discovery.
The peers (OpenSpiel, Pgx) get an environment of their own in `.cache`. Ratios hold from machine to machine, absolute
figures don't.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from peers.environment import ensure

from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import IS_HAZARD, ROLLS
from pennypapers.rules.random_games import random_games
from pennypapers.rules.randomness import Generator, below, generators
from pennypapers.rules.temple import stars as temple_stars
from pennypapers.rules.valley import discoveries, marks
from pennypapers.rules.valley import stars as valley_stars
from pennypapers.rules.valley.playout import random_steps, random_turn
from pennypapers.sheets import Layout

ROOT = Path(__file__).resolve().parents[1]
PEER = "pgx 2048"
WANTED = {"temple": 10.0, "valley": 0.8}  # decisions, and rounds, for each decision of the peer


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=5.0, help="how long each figure is measured")
    options.add_argument("--no-peers", action="store_true", help="leave the other simulators out")
    chosen = options.parse_args()
    cpu = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cpu})
    for line in report(chosen.seconds, None if chosen.no_peers else cpu):
        print(line, flush=True)


def report(seconds: float, peers_cpu: int | None) -> Iterator[str]:
    """The report as Markdown, line by line as it is measured."""
    first, cached = compile_seconds()
    yield f"Compiling everything: {first:.1f} s the first time, {cached:.1f} s from the cache (whole process)."
    yield ""
    yield "| random solo games | games/s | decisions/s | rounds/s | mean stars |"
    yield "|---|--:|--:|--:|--:|"
    speeds: dict[str, float] = {}
    for name in SHIPPED:
        layout = shipped_layout(name)
        for uniform in (True,) if layout.adventure == "temple" else (True, False):
            games, decisions, rounds, stars = playouts(layout, seconds, uniform)
            label = name if uniform else f"{name}, dearest discovery"
            yield f"| {label} | {games:,.0f} | {decisions:,.0f} | {rounds:,.0f} | {stars:.1f} |"
            speed = decisions if layout.adventure == "temple" else rounds
            speeds[layout.adventure] = min(speed, speeds.get(layout.adventure, speed))
    yield ""
    yield "| one sheet | time |"
    yield "|---|--:|"
    for label, microseconds in sheet_times(seconds):
        yield f"| {label} | {microseconds:.2f} us |"
    if peers_cpu is not None:
        yield ""
        yield from compare(speeds, peers_cpu, seconds)


def compile_seconds() -> tuple[float, float]:
    """A warm-up in a process of its own, with an empty cache and again with what that left."""
    with tempfile.TemporaryDirectory() as cache:
        times = []
        for _ in range(2):
            begun = time.perf_counter()
            subprocess.run(
                [sys.executable, "-m", "pennypapers", "warm-up"],
                env={**os.environ, "NUMBA_CACHE_DIR": cache},
                stdout=subprocess.DEVNULL,
                check=True,
            )
            times.append(time.perf_counter() - begun)
    return times[0], times[1]


def playouts(layout: Layout, seconds: float, uniform: bool) -> tuple[float, float, float, float]:
    """Games, decisions and rounds a second, and mean stars."""
    batch = 20_000 if layout.adventure == "temple" else 2_000
    random_games(layout, 10, seed=0, uniform_discoveries=uniform)
    games = decisions = rounds = stars = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        played = random_games(layout, batch, seed=1, start=games, uniform_discoveries=uniform)
        games += batch
        decisions += int(played.steps.sum())
        rounds += int(played.rounds.sum())
        stars += int(played.stars.sum())
    passed = time.perf_counter() - begun
    return games / passed, decisions / passed, rounds / passed, stars / games


# One sheet at a time


@compiled
def score_temples(layout: np.void, sheets: NDArray[np.void]) -> int:
    total = 0
    for number in range(len(sheets)):
        total += temple_stars.stars(layout, sheets[number], False)
    return total


@compiled
def score_valleys(layout: np.void, sheets: NDArray[np.void]) -> int:
    total = 0
    for number in range(len(sheets)):
        total += valley_stars.stars(layout, sheets[number])
    return total


@compiled
def list_all(layout: np.void, sheets: NDArray[np.void], listing: np.void) -> int:
    total = 0
    for number in range(len(sheets)):
        discoveries.list_discoveries(layout, sheets[number], listing)
        total += listing["count"]
    return total


@compiled
def play_some_rounds(
    layout: np.void, sheets: NDArray[np.void], streams: Generator, rounds: int, reveal: bool, listing: np.void
) -> None:
    """Valley sheets in the middle of a game, with discoveries revealed on the way or none."""
    for number in range(len(sheets)):
        sheet, stream = sheets[number], streams[number : number + 1]
        played = 0
        while played < rounds and not marks.is_full(layout, sheet):
            roll = below(stream, ROLLS)
            if IS_HAZARD[roll]:
                continue
            if reveal:
                random_turn(layout, sheet, roll, stream, True, listing)
            else:
                random_steps(layout, sheet, roll, stream)
            played += 1


def sheet_times(seconds: float) -> Iterator[tuple[str, float]]:
    temple, valley = shipped_layout("temple-a"), shipped_layout("valley-a")
    temples = random_games(temple, 1000, seed=2).records
    valleys = random_games(valley, 1000, seed=2).records
    yield "score a Temple sheet", _each(lambda: score_temples(temple.record, temples), 1000, seconds)
    yield "score a Valley sheet", _each(lambda: score_valleys(valley.record, valleys), 1000, seconds)
    listing = np.zeros(1, discoveries.LISTING)[0]
    for reveal, label in ((True, "some revealed"), (False, "nothing revealed")):
        for rounds in (8, 12, 16):
            sheets = np.zeros(1000, marks.SHEET)
            play_some_rounds(valley.record, sheets, generators(3, 0, 1000), rounds, reveal, listing)
            mean = list_all(valley.record, sheets, listing) / len(sheets)
            work = partial(list_all, valley.record, sheets, listing)
            yield (
                f"all {mean:.1f} discoveries (mean) after {rounds} rounds, {label}",
                _each(work, 1000, seconds),
            )


def _each(work: Callable[[], object], size: int, seconds: float) -> float:
    """Microseconds for each of `size` things that `work` does."""
    work()
    done = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds / 5:
        work()
        done += size
    return (time.perf_counter() - begun) / done * 1e6


# Other simulators


def compare(speeds: dict[str, float], cpu: int, seconds: float) -> Iterator[str]:
    python = ensure(ROOT)
    command = [str(python), str(ROOT / "benchmarks" / "peers" / "peers.py")]
    output = subprocess.run(
        [*command, "--seconds", str(seconds), "--cpu", str(cpu), "--json"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    yield "| random games elsewhere | version | decisions/s | Temple decisions | Valley rounds |"
    yield "|---|---|--:|--:|--:|"
    for line in output.splitlines():
        peer = json.loads(line)
        speed = peer["decisions_per_second"]
        ratios = " | ".join(f"{speeds[adventure] / speed:.1f} x" for adventure in ("temple", "valley"))
        yield f"| {peer['name']} | {peer['version']} | {speed:,.0f} | {ratios} |"
        if peer["name"] == PEER:
            held = all(speeds[adventure] >= ratio * speed for adventure, ratio in WANTED.items())
    yield ""
    yield (
        f"Wanted: Temple at least {WANTED['temple']:.0f} x {PEER}, Valley at least {WANTED['valley']} x: "
        f"{'held' if held else 'NOT held'} (slowest sheet of each)."
    )


if __name__ == "__main__":
    main()
