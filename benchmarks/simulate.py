"""How many games a second the lab plays, on one core and on two:

    .venv/bin/python benchmarks/simulate.py [--seconds 10] [--workers 1,2] [--sheets temple-a,…] [--bots voyager,…]

Each figure is of whole solo games, checked by the table as always, from when the workers have started and loaded what
they need.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing

from revision import commit

from pennypapers.lab.entrants import read_entrants
from pennypapers.lab.game import Plan
from pennypapers.lab.work import Item, Processes, Workers, play_plans
from pennypapers.notation import shipped_layout
from pennypapers.rules import LEVELS

SETTLING = 3.0  # seconds until all workers have loaded what they need
FAST = "explorer@0"  # the fast policy alone


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--seconds", type=float, default=10.0, help="how long each figure is measured")
    options.add_argument("--workers", default="1,2")
    options.add_argument("--sheets", default="temple-a,valley-a")
    options.add_argument("--bots", default=",".join([FAST, *LEVELS]))
    asked = options.parse_args()
    for line in report(asked):
        print(line, flush=True)


def report(asked: argparse.Namespace) -> Iterator[str]:
    counts = [int(count) for count in asked.workers.split(",")]
    yield (
        f"`{' '.join(['.venv/bin/python', 'benchmarks/simulate.py', *sys.argv[1:]])}`, commit {commit()}, "
        f"{len(os.sched_getaffinity(0))} cores."
    )
    yield ""
    heads = " | ".join(f"{count} worker{'s' if count > 1 else ''}, games/s" for count in counts)
    yield f"| sheet | bot | {heads} | scaling | 100,000 games |"
    yield "|---|---|" + "--:|" * (len(counts) + 2)
    for sheet in asked.sheets.split(","):
        for bot in asked.bots.split(","):
            rates = [rate(sheet, bot, count, asked.seconds) for count in counts]
            shown = " | ".join(f"{each:,.3g}" for each in rates)
            hours = 100_000 / max(rates) / 3600
            took = f"{hours:,.1f} h" if hours >= 1 else f"{60 * hours:,.1f} min"
            yield f"| {sheet} | {bot} | {shown} | {rates[-1] / rates[0]:.2f} x | {took} |"


def rate(sheet: str, bot: str, workers: int, seconds: float) -> float:
    """Games per second, from `SETTLING` seconds after the first result on: before that workers are starting."""
    plan = Plan(sheet, shipped_layout(sheet), tuple(read_entrants(bot)), seed=1)
    # One worker is a process too, so that both figures have the same costs.
    processes: Workers = Processes(workers)
    games = 0
    begun = float("inf")
    with closing(
        play_plans([plan], (Item(0, number) for number in itertools.count(1)), processes)
    ) as playing:
        for _ in playing:
            begun = min(begun, time.perf_counter() + SETTLING)
            passed = time.perf_counter() - begun
            games += passed > 0
            # Of slow games at least some, of fast ones many.
            if passed > seconds and games >= 4 * workers:
                break
    return games / (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
