"""The store in one SQLite file: writes in a thread of their own, in groups; reads in another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from pennypapers.server.store import game_rows, practice_rows, table_rows
from pennypapers.server.store.backup import copy_database
from pennypapers.server.store.database import DAMAGED, code_of, open_reader, open_writer, reason_of
from pennypapers.server.store.entry_count import EntryCount
from pennypapers.server.store.interface import (
    NO_END,
    TRIES_STAY,
    Clock,
    Damaged,
    DeviceGame,
    Exercise,
    GameLink,
    NewTable,
    TableRow,
    Unavailable,
    WhyNotSaved,
)
from pennypapers.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

PRUNED_AT_ONCE = 20  # tables or games in one write: players wait behind it


class SqliteStore:
    """Opening it blocks, and makes or migrates the file; it is then used by one event loop.

    `patience` is how many seconds a write waits for another process that has locked the file; `poll`, how many pass
    between two looks for entries of other processes, while those of this one are noticed at once. `max_pages` limits
    the size of the file, as a full disk would.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock,
        *,
        patience: float = 5.0,
        poll: float = 0.25,
        max_pages: int | None = None,
    ) -> None:
        self._path = path
        self._clock = clock
        self._poll = poll
        self._closing = asyncio.Lock()
        self._closed = False
        self._write_connection = open_writer(path, patience, max_pages)
        self._read_connection = open_reader(path, patience)
        self._reads = ThreadPoolExecutor(1, "store-reader")
        self._entry_count = EntryCount(table_rows.count_entries(self._write_connection))
        self._writer = Writer(self._write_connection, self._entry_count)

    @property
    def commits(self) -> int:
        """How often the disk was synced, for the metrics."""
        return self._writer.commits

    @property
    def failed_writes(self) -> int:
        return self._writer.health.failures

    @property
    def failing(self) -> WhyNotSaved | None:
        return self._writer.health.failing

    async def probe(self) -> None:
        await self._write(game_rows.probe)

    # Tables

    async def open_table(
        self, table: str, code: str, entries: Sequence[bytes], devices: Collection[str] = ()
    ) -> int:
        return await self._write(table_rows.open_table, table, code, entries, self._clock(), devices)

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        *,
        drop_drafts: bool = False,
        opens: NewTable | None = None,
        devices: Collection[str] | None = None,
        ends: bool = False,
    ) -> int:
        return await self._write(
            table_rows.append, table, expected, entries, self._clock(), drop_drafts, opens, devices, ends
        )

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._read(table_rows.read, table, after)

    async def tables(self, changed_after: int = 0) -> list[TableRow]:
        return await self._read(table_rows.tables, changed_after)

    async def find_table(self, code: str) -> TableRow | None:
        return await self._read(table_rows.find_table, code)

    async def unfinished(self) -> int:
        return await self._read(table_rows.unfinished)

    async def tables_of(self, device: str) -> list[str]:
        return await self._read(table_rows.tables_of, device)

    async def leave_tables(self, device: str) -> None:
        await self._write(table_rows.leave_tables, device)

    async def unsettled(self) -> list[str]:
        return await self._read(table_rows.unsettled)

    async def list_devices(self, table: str, devices: Collection[str]) -> None:
        await self._write(table_rows.list_devices, table, devices)

    async def finish(self, table: str) -> None:
        await self._write(table_rows.finish, table, self._clock())

    async def wait_for_entries(self, known: int) -> int:
        while True:
            try:
                async with asyncio.timeout(self._poll):
                    return await self._entry_count.wait(known)
            except TimeoutError:
                self._entry_count.announce(await self._read(table_rows.count_entries))

    # Drafts

    async def save_draft(self, table: str, seat: int, revision: int, text: str) -> bool:
        return await self._write(table_rows.save_draft, table, seat, revision, text)

    async def drafts(self, table: str) -> dict[int, tuple[int, str]]:
        return await self._read(table_rows.drafts, table)

    # Games and devices

    async def keep_game(self, game: str, text: str, at: int, links: Sequence[GameLink]) -> None:
        await self._write(game_rows.keep_game, game, text, at, links)

    async def game(self, game: str) -> str | None:
        return await self._read(game_rows.game, game)

    async def device_games(self, device: str, first: int = 0, most: int = NO_END) -> list[DeviceGame]:
        return await self._read(game_rows.device_games, device, first, most)

    async def best_games(self, device: str) -> list[DeviceGame]:
        return await self._read(game_rows.best_games, device)

    async def game_links(self, game: str) -> list[GameLink]:
        return await self._read(practice_rows.game_links, game)

    async def keep_exercises(self, exercises: Sequence[Exercise]) -> None:
        await self._write(practice_rows.keep_exercises, exercises)

    async def exercises(self, device: str) -> list[Exercise]:
        return await self._read(practice_rows.exercises, device)

    async def move_exercise(self, exercise: Exercise) -> None:
        await self._write(practice_rows.move_exercise, exercise)

    async def finish_lesson(self, device: str, lesson: str) -> None:
        await self._write(practice_rows.finish_lesson, device, lesson)

    async def lessons(self, device: str) -> list[str]:
        return await self._read(practice_rows.lessons, device)

    async def first_try(self, device: str, day: str, layout: str, table: str) -> bool:
        return await self._write(game_rows.first_try, device, day, layout, table, self._clock())

    async def move_device(self, old: str, new: str) -> None:
        await self._write(game_rows.move_device, old, new)

    async def forget_device(self, device: str) -> None:
        await self._write(game_rows.forget_device, device)

    async def tables_naming(self, device: str) -> list[str]:
        return await self._read(table_rows.tables_naming, device)

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        await self._write(table_rows.rewrite, table, entries)

    # Housekeeping

    async def remove(self, table: str) -> None:
        await self._write(game_rows.remove_with_table, table)

    async def prune(self, games_before: int, tables_before: int, needed: Collection[str] = ()) -> int:
        removed = 0
        for finished, before in ((True, games_before), (False, tables_before)):
            tables = [
                one for one in await self._read(table_rows.old_tables, finished, before) if one not in needed
            ]
            for some in _some_at_once(tables):
                removed += await self._write(table_rows.remove_tables, some, before)
        games = [one for one in await self._read(game_rows.old_games, games_before) if one not in needed]
        for some in _some_at_once(games):
            removed += await self._write(game_rows.remove_games, some)
        await self._write(game_rows.remove_tries, games_before - TRIES_STAY)
        return removed

    async def backup(self, path: Path) -> None:
        """A consistent copy, which keeps nobody from writing; see `copy_database`."""
        await asyncio.to_thread(copy_database, self._path, path)

    async def close(self) -> None:
        async with self._closing:
            if self._closed:
                return
            self._closed = True
            self._entry_count.close()
            await self._writer.close()
            # The reader first: the last connection to go tidies up, and only the writer may (see `open_writer`).
            await asyncio.get_running_loop().run_in_executor(self._reads, self._read_connection.close)
            self._reads.shutdown()
            await asyncio.to_thread(self._write_connection.close)

    # Inside

    async def _write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        return await self._writer.write(lambda connection: work(connection, *arguments, **named))

    async def _read(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        if self._closed:
            raise Unavailable("closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._reads, partial(work, self._read_connection, *arguments, **named)
            )
        except sqlite3.Error as error:
            if code_of(error) in DAMAGED:
                raise Damaged from error
            raise Unavailable(reason_of(error)) from error


def _some_at_once(names: Sequence[str]) -> Iterator[Sequence[str]]:
    return (names[start : start + PRUNED_AT_ONCE] for start in range(0, len(names), PRUNED_AT_ONCE))
