"""What the dearest requests cost the server, while every table waits: time of the event loop, without sockets.

    .venv/bin/python benchmarks/dear_requests.py [--tables 20000] [--codes 36000] [--watchers 250]

Run it with `PYTHONPATH` set to the `src` of another checkout to compare the two. Only ratios hold.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from revision import commit

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

from asking import Site
from hosting import Clock, Device, house, room
from pennypapers.bots import Situation
from pennypapers.bots.bot import Option
from pennypapers.notation import read_sheet, shipped_layout
from pennypapers.rules import ADVENTURES, Roll
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.possessions import possessions
from pennypapers.server.tables.thinking import BotTask, MindsInProcesses, Question

TRIES = 15


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--codes", type=int, default=36_000)
    parser.add_argument("--watchers", type=int, default=250)
    chosen = parser.parse_args()
    print(f"commit {commit()}, {os.cpu_count()} cores, Python {sys.version.split()[0]}\n")
    print("| request | time |\n|---|--:|")
    asyncio.run(measure(chosen))


async def measure(chosen: argparse.Namespace) -> None:
    show("best discoveries of a full 8x8 valley, the slowest of 5", best_discoveries())
    show(f"{chosen.codes:,} one-time codes", await one_time_codes(chosen.codes))
    show(f"`mine` among {chosen.tables:,} tables of others", await mine(chosen.tables))
    show(f"{chosen.watchers} clients watch a table of 100 anew", await watchers(chosen.watchers))
    for path in ("/api/schema", "/api/openapi.json", "/api/qr/ABCDEF.svg"):
        show(f"`{path}`, the second time", await page(path))
    bot, hints = await bot_among_hints(40)
    show("a bot's turn while 40 tables wait for hints", bot)
    show("all 40 hints", hints)


def show(what: str, seconds: float) -> None:
    print(f"| {what} | {seconds * 1000:,.2f} ms |", flush=True)


async def timed(doing: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await doing()
    return time.perf_counter() - begun


def best_discoveries() -> float:
    times = []
    for seed in range(5):
        chance = random.Random(seed)
        rows = [" ".join(str(chance.randint(1, 15)) for _ in range(8)) for _ in range(8)]
        sheet = read_sheet(
            "\n".join(["adventure: valley", "name: Full", "owner: AB", "grid:", *rows, ""])
        ).sheet
        sheet.best_discoveries(5)  # what is loaded once does not count
        begun = time.perf_counter()
        sheet.best_discoveries(5)
        times.append(time.perf_counter() - begun)
    return max(times)


async def one_time_codes(how_many: int) -> float:
    clock = Clock()
    host = house(MemoryStore(clock), clock).host

    async def issue() -> None:
        for number in range(how_many):
            host.device_ticket(f"device-{number}")

    return await timed(issue)


async def mine(tables: int) -> float:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    home.host.opening._random_bytes = secrets.token_bytes
    for number in range(tables):
        table = await home.host.opening.open_table("temple-a")
        if number < 2:
            await home.host.take_seat(table.id, "mine", "Ann", "AN")
    asked = [
        await timed(lambda: possessions(home.host.registry, home.store, home.host.exercises, "mine"))
        for _ in range(TRIES)
    ]
    return statistics.median(asked)


async def watchers(how_many: int) -> float:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 100)
    await table.start()
    for _ in range(5):
        await table.everybody_plays()
    people = [Device(f"watcher-{number}") for number in range(how_many)]

    async def watch() -> None:
        for person in people:
            await table.host.connect(table.table, person.name, person)

    return await timed(watch)


async def page(path: str) -> float:
    clock = Clock()
    site = Site(house(MemoryStore(clock), clock), Analyses())

    async def ask() -> None:
        await site._ask(path, "GET", "198.51.100.1", {"accept-encoding": "gzip"})

    await ask()
    return statistics.median([await timed(ask) for _ in range(TRIES)])


async def bot_among_hints(tables: int) -> tuple[float, float]:
    """Until a bot has its turn, and until all hints are given."""
    layout = shipped_layout("temple-a")
    sheet = ADVENTURES[layout.adventure].sheet(layout)
    question = Question.of(Situation(sheet, Roll(2, 3, 4), 1, 3), seed=5)
    minds = MindsInProcesses()
    try:
        await minds.turns(
            [BotTask("explorer", True, question)]
        )  # a process is there, and has loaded everything
        await ask_hint(minds, question, "")
        begun = time.perf_counter()
        hints = [asyncio.create_task(ask_hint(minds, question, f"192.0.2.{n}")) for n in range(tables)]
        await asyncio.sleep(0.05)
        bot = await timed(lambda: minds.turns([BotTask("explorer", True, question)]))
        await asyncio.gather(*hints)
        return bot, time.perf_counter() - begun
    finally:
        minds.close()


async def ask_hint(minds: MindsInProcesses, question: Question, address: str) -> list[Option]:
    try:
        return await minds.weigh(question, [], address)
    except TypeError:  # an older checkout, which knows no addresses
        return await minds.weigh(question, [])  # type: ignore[call-arg]


if __name__ == "__main__":
    main()
