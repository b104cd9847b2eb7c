"""Durable appends to the stores: how many a second, and how long each takes, by how many write at once.

    .venv/bin/python benchmarks/store.py [--seconds 5] [--folder .cache]

Each writer has a table of its own and appends the next entry as soon as the last one is on disk. The figures are those
of the disk that the folder is on; a folder in memory says nothing. PostgreSQL is started for this, on the same disk and
with its own settings, but for its cache; where it cannot be had, its rows are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from pennypapers.server.operation.database import ServerStore, open_store
from pennypapers.server.store import SqliteStore

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))
sys.path.insert(0, str(ROOT / "scripts"))

from postgres import AS_IT_COMES, Postgres, postgres, why_not  # noqa: E402

WRITERS = (1, 10, 100)
ENTRY = b"x" * 150  # about a turn


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=5.0, help="how long each figure is measured")
    options.add_argument("--folder", type=Path, default=ROOT / ".cache", help="on the disk to measure")
    chosen = options.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for line in report(chosen.seconds, chosen.folder):
        print(line, flush=True)


def report(seconds: float, folder: Path) -> Iterator[str]:
    """The report as Markdown, line by line as it is measured."""
    with ExitStack() as running:
        database = None if why_not() else running.enter_context(postgres(AS_IT_COMES, folder))
        version = f"PostgreSQL {database.sql('SHOW server_version')[0][0]}" if database else why_not()
        yield f"SQLite {sqlite3.sqlite_version}; {version}. Entries of {len(ENTRY)} bytes, every append synced to disk."
        yield ""
        yield "| writers at once | store | appends/s | p50 | p99 | appends in a commit |"
        yield "|--:|---|--:|--:|--:|--:|"
        for writers in WRITERS:
            with tempfile.TemporaryDirectory(dir=folder) as place:
                yield _row(writers, "SQLite", seconds, partial(SqliteStore, Path(place) / "store.db", _now))
            if database:
                yield _row(writers, "PostgreSQL", seconds, partial(_in_database, database))


def _row(writers: int, name: str, seconds: float, make: Callable[[], ServerStore]) -> str:
    times, passed, commits = asyncio.run(measure(make(), writers, seconds))
    cuts = statistics.quantiles(times, n=100)
    return (
        f"| {writers} | {name} | {len(times) / passed:,.0f} | {cuts[49] * 1e3:.2f} ms | {cuts[98] * 1e3:.2f} ms "
        f"| {len(times) / commits:.1f} |"
    )


def _in_database(database: Postgres) -> ServerStore:
    """A store in it, with nothing in it."""
    database.empty()
    return open_store(Path(), database.url, _now)


def _now() -> int:
    return time.time_ns() // 1_000_000


async def measure(store: ServerStore, writers: int, seconds: float) -> tuple[list[float], float, int]:
    """How long each append took, how long all of them, and how many commits it took."""
    times: list[float] = []

    async def write(writer: int, until: float) -> None:
        last = 0
        while (begun := time.perf_counter()) < until:
            last = await store.append(f"table-{writer}", last, [ENTRY])
            times.append(time.perf_counter() - begun)

    for writer in range(writers):
        await store.open_table(f"table-{writer}", f"code-{writer}", [])
    commits = store.commits
    begun = time.perf_counter()
    await asyncio.gather(*(write(writer, begun + seconds) for writer in range(writers)))
    passed = time.perf_counter() - begun
    commits = store.commits - commits
    await store.close()
    return times, passed, commits


if __name__ == "__main__":
    main()
