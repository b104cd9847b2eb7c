"""Ways to play a scenario with a store: each in an event loop of its own, with a clock that stands still."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest

from pennypapers.server.store import SqliteStore, Store

if TYPE_CHECKING:
    from pennypapers.server.store.postgres import PostgresStore

T = TypeVar("T")
Perform = Callable[[Callable[[Store], Coroutine[None, None, None]]], None]

PATIENCE = 60  # seconds, after which a scenario is stuck; none of them hangs on time otherwise


@dataclass
class FakeClock:
    now: int = 1_000_000

    def __call__(self) -> int:
        return self.now


def play(scenario: Coroutine[None, None, T]) -> T:
    return asyncio.run(asyncio.wait_for(scenario, PATIENCE))


@asynccontextmanager
async def opened(
    path: Path,
    *,
    clock: FakeClock | None = None,
    patience: float = 5.0,
    poll: float = 0.25,
    max_pages: int | None = None,
) -> AsyncIterator[SqliteStore]:
    """A SQLite store on this file, closed afterwards."""
    store = SqliteStore(path, clock or FakeClock(), patience=patience, poll=poll, max_pages=max_pages)
    try:
        yield store
    finally:
        await store.close()


async def new_postgres_store(url: str, clock: FakeClock) -> PostgresStore:
    """A store in a database that is made ready for it; it is the caller's to close."""
    from pennypapers.server.store.postgres import PostgresStore, prepare

    await prepare(url)
    return PostgresStore(url, clock)


@asynccontextmanager
async def held(store: SqliteStore) -> AsyncIterator[None]:
    """The writer stands still within, so that all that is asked for meanwhile makes one group."""
    there, go_on = threading.Event(), threading.Event()

    def stand_still(connection: sqlite3.Connection) -> None:
        there.set()
        go_on.wait()

    holding = asyncio.create_task(store._writer.write(stand_still))
    await asyncio.to_thread(there.wait)
    try:
        yield
    finally:
        go_on.set()
        await holding


async def all_at_once(store: SqliteStore, *writes: Coroutine[None, None, T]) -> list[T | BaseException]:
    """What becomes of these writes when they make one group."""
    async with held(store):
        tasks = [asyncio.create_task(write) for write in writes]
        await asyncio.sleep(0)  # each of them runs until it waits for the writer
    return await asyncio.gather(*tasks, return_exceptions=True)


def is_sound(path: Path) -> bool:
    """Whether SQLite finds nothing wrong with the file, which no store of this process may have open."""
    connection = sqlite3.connect(path)
    try:
        return bool(connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)])
    finally:
        connection.close()


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder that everybody may write to; into `tmp_path` only its owner may look."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@contextmanager
def unprivileged() -> Iterator[None]:
    """As somebody to whom the modes of files apply; they don't to root."""
    if os.name == "nt":
        pytest.skip("modes of files are something else there")
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)
