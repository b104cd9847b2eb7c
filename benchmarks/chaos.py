"""What goes wrong while people play, and whether anything is lost: the server is killed, its database crashes, the line
between them swallows everything, or is long.

    .venv/bin/python benchmarks/chaos.py [--seconds 20] [--tables 10] [--seats 4] [--only NAME ...]

Seats play one game after another, without a pause, and come back whenever their connection breaks. Afterwards every
turn that was acknowledged is looked for in the log: `lost` are those that are not there, `twice` those that are there
more than once. `refused` is what people were told meanwhile; `back` is how long it took whoever lost the connection to
watch the table again, and `silence` the longest time without any turn acknowledged at any table.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import websockets

ROOT = Path(__file__).resolve().parents[1]
for folder in ("examples", "scripts", "tests/support"):
    sys.path.insert(0, str(ROOT / folder))

from player import Player, Refused  # noqa: E402
from table_load import LIMITS, NO_LIMIT  # noqa: E402

from pennypapers.server.messages import log  # noqa: E402
from pennypapers.server.operation.database import reading  # noqa: E402
from pennypapers.server.operation.folder import DATABASE  # noqa: E402
from pennypapers.server.store import SqliteStore, Store  # noqa: E402
from postgres import AS_IT_COMES, Postgres, postgres, why_not  # noqa: E402
from tcp_proxy import Line, line_to  # noqa: E402

SHEETS = ("temple-a", "valley-a")

# Seconds:
AWAY = 3.0  # for which the line swallows everything
BETWEEN_KILLS = 2.0  # that everybody plays
LOST = 5.0  # until a connection that does not answer is given up


@dataclass
class Book:
    """What came of it, of all tables."""

    acknowledged: list[tuple[str, int, int, str]] = field(default_factory=list)  # table, seat, round, step
    moments: list[float] = field(default_factory=list)  # at which a turn was acknowledged
    took: list[float] = field(default_factory=list)  # seconds, each of them
    back: list[float] = field(default_factory=list)  # seconds
    refused: Counter[str] = field(default_factory=Counter)


class Steady(Player):
    """A player who comes back."""

    def __init__(self, url: str, initials: str, book: Book) -> None:
        super().__init__(url, initials)
        self._book = book
        self._done = 0  # rounds

    async def ask(self, what: str, **facts: Any) -> Any:
        begun = time.monotonic()
        answer = await asyncio.wait_for(super().ask(what, **facts), LOST)
        if what == "commit":
            self._done = facts["round"]
            self._book.acknowledged.append((self.table, facts["seat"], facts["round"], facts["steps"][0]))
            self._book.moments.append(time.monotonic())
            self._book.took.append(time.monotonic() - begun)
        return answer

    async def play_on(self, until: float) -> None:
        """To the end of the game, or until it is time."""
        away_since = 0.0
        is_here = True
        while self.result is None and time.monotonic() < until:
            try:
                if not is_here:
                    await asyncio.wait_for(self.connect(), LOST)
                    self._book.back.append(time.monotonic() - away_since)
                    is_here = True
                if self.round > self._done:
                    await self.play_round()
                else:
                    await asyncio.wait_for(self.receive(), LOST)
            except Refused as refused:
                self._book.refused[refused.code] += 1
                if refused.code not in ("not-saved", "perhaps-saved"):
                    self._done = self.round  # the table has gone on without it
                await asyncio.sleep(0.1)
            except (OSError, websockets.WebSocketException, TimeoutError):
                if is_here:
                    away_since, is_here = time.monotonic(), False
                await asyncio.sleep(random.uniform(0.02, 0.1))


class Server:
    def __init__(self, folder: Path, store: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._command = [
            *(sys.executable, "-m", "pennypapers", "serve", "--no-browser", "--data", str(folder)),
            *("--port", str(self.port), "--log-level", "error"),
            *(["--store", store] if store else []),
            *(f"--{limit}={NO_LIMIT}" for limit in LIMITS),
        ]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        if not re.search(r":\d+\.", self._process.stdout.readline()):
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


async def play_tables(url: str, tables: int, seats: int, seconds: float, book: Book) -> None:
    until = time.monotonic() + seconds

    async def at_one(number: int) -> None:
        while time.monotonic() < until:
            players = [Steady(url, f"{chr(65 + seat)}{number}", book) for seat in range(seats)]
            try:
                code = ""
                for player in players:
                    await player.connect()
                    await player.sit_down(SHEETS[number % len(SHEETS)], code)
                    code = player.code
                await players[0].ask("start")
            except (OSError, websockets.WebSocketException, TimeoutError, Refused):
                await asyncio.sleep(0.1)  # the next table, then
                continue
            await asyncio.gather(*(player.play_on(until) for player in players))
            await asyncio.gather(*(player.socket.close() for player in players))

    await asyncio.gather(*(at_one(number) for number in range(tables)))


async def look_up(store: Store, book: Book) -> tuple[int, int]:
    """How many acknowledged turns are lost, and how many are there twice."""
    found: dict[tuple[str, int, int], list[str]] = {}
    for table in {table for table, *_ in book.acknowledged}:
        for body in await store.read(table):
            entry = log.decode(body)
            if isinstance(entry, log.Played):
                found.setdefault((table, entry.seat, entry.round), []).append(entry.steps)
    kept = {(table, seat, round_): step for table, seat, round_, step in book.acknowledged}
    lost = sum(step not in found.get(key, []) for key, step in kept.items())
    return lost, sum(len(steps) > 1 for steps in found.values())


# What goes wrong


async def kill(server: Server, book: Book, until: float) -> str:
    kills = 0
    while time.monotonic() < until - BETWEEN_KILLS:
        await asyncio.sleep(random.uniform(0.5, 1.5) * BETWEEN_KILLS)
        server.kill()
        await asyncio.to_thread(server.start)
        kills += 1
    return f"{kills} times"


async def crash(database: Postgres, server: Server, book: Book, until: float) -> str:
    firsts = []
    while time.monotonic() < until - 2 * BETWEEN_KILLS:
        await asyncio.sleep(BETWEEN_KILLS)
        await asyncio.to_thread(database.stop, "immediate")
        await asyncio.to_thread(database.start)
        back = time.monotonic()
        while book.moments[-1] < back:
            await asyncio.sleep(0.005)
        firsts.append(book.moments[-1] - back)
    return f"{len(firsts)} times, the first turn at most {max(firsts):.2f} s after it was back"


async def cut(line: Line, server: Server, book: Book, until: float) -> str:
    times = 0
    while time.monotonic() < until - 3 * AWAY:
        await asyncio.sleep(BETWEEN_KILLS)
        line.is_cut = True
        await asyncio.sleep(AWAY)
        line.is_cut = False
        times += 1
        await asyncio.sleep(AWAY)
    return f"{times} times for {AWAY:.0f} s"


async def nothing(server: Server, book: Book, until: float) -> str:
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    return ""


Harm = Callable[[Server, Book, float], Awaitable[str]]


async def scenario(name: str, database: Postgres | None, chosen: argparse.Namespace) -> str:
    book = Book()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url, harm = "", kill if name.startswith("kill") else nothing
        harms: dict[str, Harm] = {}
        if database:
            delay = float(name.split()[1]) / 1000 if name.startswith("far") else 0.0
            line = await stack.enter_async_context(line_to(database.port, delay))
            url = database.url_at(line.port)
            harms = {"crash": partial(crash, database), "cut": partial(cut, line)}
        server = await asyncio.to_thread(Server, folder, url)
        stack.callback(server.kill)
        until = time.monotonic() + chosen.seconds
        playing = play_tables(
            f"ws://127.0.0.1:{server.port}/api/socket", chosen.tables, chosen.seats, chosen.seconds, book
        )
        _, note = await asyncio.gather(playing, harms.get(name, harm)(server, book, until))
        server.kill()
        store = await reading(database.url) if database else SqliteStore(folder / DATABASE, lambda: 0)
        lost, twice = await look_up(store, book)
        await store.close()
    silence = max((b - a for a, b in zip(book.moments, book.moments[1:], strict=False)), default=0.0)
    refused = ", ".join(f"{count} {code}" for code, count in sorted(book.refused.items())) or "nobody"
    return (
        f"| {name} | {note} | {len(book.acknowledged):,} | {lost} | {twice} | {refused} | {_cut(book.back, 0.5)} "
        f"| {_cut(book.back, 0.99)} | {silence:.2f} s | {_cut(book.took, 0.5, 1000)} | {_cut(book.took, 0.99, 1000)} |"
    )


def _cut(values: Sequence[float], part: float, times: float = 1) -> str:
    if not values:
        return ""
    value = sorted(values)[min(len(values) - 1, int(len(values) * part))]
    return f"{value:.2f} s" if times == 1 else f"{value * times:.1f} ms"


def main() -> None:
    names = ["kill, SQLite", "kill", "crash", "cut", "far 5", "far 25"]
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--tables", type=int, default=10)
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--only", nargs="+", default=names, choices=names)
    chosen = options.parse_args()
    random.seed(secrets.randbits(32))
    print(
        "| what | how often | turns | lost | twice | refused | back p50 | back p99 | silence "
        "| commit p50 | commit p99 |"
    )
    print("|---|---|--:|--:|--:|---|--:|--:|--:|--:|--:|")
    with ExitStack() as stack:
        database = None if why_not() else stack.enter_context(postgres(AS_IT_COMES, _folder()))
        for name in chosen.only:
            if "SQLite" in name:
                print(asyncio.run(scenario(name, None, chosen)), flush=True)
            elif database:
                database.empty()
                print(asyncio.run(scenario(name, database, chosen)), flush=True)
            else:
                print(f"| {name} | {why_not()} |", flush=True)


def _folder() -> Path:
    """On the disk of the project: a folder in memory would say nothing."""
    folder = ROOT / ".cache"
    folder.mkdir(exist_ok=True)
    return folder


if __name__ == "__main__":
    main()
