"""The store in PostgreSQL: one connection that writes, in groups, and a few that read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

import asyncpg

from pennypapers.server.store.entry_count import EntryCount
from pennypapers.server.store.interface import (
    NO_END,
    TRIES_STAY,
    Clock,
    Conflict,
    Damaged,
    DeviceGame,
    Exercise,
    GameLink,
    NewTable,
    TableRow,
    Unavailable,
    WhyNotSaved,
)
from pennypapers.server.store.postgres import game_rows, practice_rows, table_rows
from pennypapers.server.store.postgres.connections import (
    TO_ANSWER,
    TO_ANSWER_MUCH,
    connect,
    explained,
    in_time,
    reason_of,
    take,
)
from pennypapers.server.store.postgres.migrations import migrate, version_of
from pennypapers.server.store.postgres.reader import Reader
from pennypapers.server.store.postgres.writer import Writer
from pennypapers.server.store.postgres.writes import Append, SaveDraft, Single, has_entries, write_group

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5.0  # seconds
NAME = "pennypapers"  # of our sessions, as an administrator of the database sees them
PRUNED_AT_ONCE = 20  # tables or games in one write: players wait behind it
LARGEST = 2**63 - 1

# What looks at many rows.
_MUCH = frozenset[Callable[..., object]](
    (
        table_rows.tables,
        table_rows.tables_naming,
        table_rows.rewrite,
        table_rows.old_tables,
        table_rows.remove_tables,
        game_rows.best_games,
        game_rows.move_device,
        game_rows.old_games,
        game_rows.remove_games,
        game_rows.remove_tries,
        game_rows.remove_with_table,
    )
)


async def prepare(url: str, patience: float = PATIENCE) -> None:
    """Make or migrate what the database has of ours; `NoDatabase` says why it cannot be used."""
    name = f"{NAME} {secrets.token_hex(4)}"
    async with explained():
        connection = await connect(url, name)
        try:
            await take(connection, name, patience)
            await in_time(migrate(connection), TO_ANSWER_MUCH)
        finally:
            connection.terminate()


async def has_tables(url: str) -> bool:
    """Whether the database has something of ours that this program knows; `NoDatabase` if it cannot be used."""
    async with explained():
        connection = await connect(url, f"{NAME} reads")
        try:
            return await in_time(version_of(connection)) > 0
        finally:
            connection.terminate()


class PostgresStore:
    """Of a database that is prepared. It belongs to one event loop, connects when something is asked of it, and anew
    whenever the connection was lost.

    `patience` is for how many seconds it waits for a database that does not answer; `poll`, how many pass between two
    looks for entries of others. If it `only_reads`, it leaves the database to the server that has it.
    """

    def __init__(
        self,
        url: str,
        clock: Clock,
        *,
        patience: float = PATIENCE,
        poll: float = 0.25,
        only_reads: bool = False,
    ) -> None:
        self._clock = clock
        self._only_reads = only_reads
        self._poll = poll
        self._closing = asyncio.Lock()
        self._closed = False
        self._entry_count = EntryCount()
        self._writer = Writer(url, f"{NAME} {secrets.token_hex(4)}", patience, self._entry_count)
        self._reader = Reader(url, f"{NAME} reads", patience)

    @property
    def commits(self) -> int:
        """How often something was written, for the metrics."""
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
        new = NewTable(table, code, entries, devices)
        at = self._clock()
        opened: int = await self._writer.write(
            Single(
                lambda connection: table_rows.open_table(connection, new, at),
                lambda connection: table_rows.is_open(connection, new),
            )
        )
        return opened

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
        append = Append(table, expected, entries, self._clock(), drop_drafts, devices, ends)
        write = append if opens is None else _both(append, opens)
        last: int = await self._writer.write(write)
        return last

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
            self._entry_count.announce(await self._read(table_rows.count_changes))
            with suppress(TimeoutError):
                async with asyncio.timeout(self._poll):
                    return await self._entry_count.wait(known)

    # Drafts

    async def save_draft(self, table: str, seat: int, revision: int, text: str) -> bool:
        if not -LARGEST <= revision <= LARGEST:
            raise OverflowError(f"revision {revision} is too large")
        is_newer: bool = await self._writer.write(SaveDraft(table, seat, revision, text.encode()))
        return is_newer

    async def drafts(self, table: str) -> dict[int, tuple[int, str]]:
        return await self._read(table_rows.drafts, table)

    # Games and devices

    async def keep_game(self, game: str, text: str, at: int, links: Sequence[GameLink]) -> None:
        await self._write(game_rows.keep_game, game, text.encode(), at, links)

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
            old = await self._read(table_rows.old_tables, finished, before)
            for some in _some_at_once([one for one in old if one not in needed]):
                removed += await self._write(table_rows.remove_tables, some, before)
        games = [one for one in await self._read(game_rows.old_games, games_before) if one not in needed]
        for some in _some_at_once(games):
            removed += await self._write(game_rows.remove_games, some)
        await self._write(game_rows.remove_tries, games_before - TRIES_STAY)
        return removed

    async def close(self) -> None:
        async with self._closing:
            if self._closed:
                return
            self._closed = True
            self._entry_count.close()
            await self._writer.close()
            await self._reader.close()

    # Inside

    async def _write(
        self, work: Callable[Concatenate[Connection, P], Awaitable[T]], *arguments: P.args, **named: P.kwargs
    ) -> T:
        result: T = await self._writer.write(
            Single(lambda connection: work(connection, *arguments, **named), seconds=_seconds_for(work))
        )
        return result

    async def _read(
        self, work: Callable[Concatenate[Connection, P], Awaitable[T]], *arguments: P.args, **named: P.kwargs
    ) -> T:
        if self._closed:
            raise Unavailable("closed")
        # What a lost connection was about to write is decided once the writer has another: not before that may anybody
        # be told what is there.
        if not self._only_reads:
            await self._writer.connected()
        try:
            return await self._reader.read(
                lambda connection: work(connection, *arguments, **named), _seconds_for(work)
            )
        except asyncpg.PostgresError as error:
            if reason_of(error) == "damaged":
                raise Damaged from error
            raise Unavailable(reason_of(error)) from error


def _seconds_for(work: Callable[..., object]) -> float:
    return TO_ANSWER_MUCH if work in _MUCH else TO_ANSWER


def _both(append: Append, opens: NewTable) -> Single:
    """An append and the opening of another table, or neither."""

    async def work(connection: Connection) -> int:
        (result,), _ = await write_group(connection, [append])
        if isinstance(result, Conflict):
            raise result
        await table_rows.open_table(connection, opens, append.at)
        return append.last

    async def is_there(connection: Connection) -> int | None:
        there = await has_entries(connection, append.table, append.expected, append.entries)
        return append.last if there and await table_rows.is_open(connection, opens) is not None else None

    return Single(work, is_there)


def _some_at_once(names: Sequence[str]) -> Iterator[Sequence[str]]:
    return (names[start : start + PRUNED_AT_ONCE] for start in range(0, len(names), PRUNED_AT_ONCE))
