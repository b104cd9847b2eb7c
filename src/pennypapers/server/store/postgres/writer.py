"""The one that writes to PostgreSQL, over one connection: everything that waits goes in one statement and one sync."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import asyncpg

from pennypapers.server.store.entry_count import EntryCount
from pennypapers.server.store.health import WritingHealth
from pennypapers.server.store.interface import Conflict, NotSaved, Unavailable, Unknown
from pennypapers.server.store.postgres.connections import connect, in_time, is_away, reason_of, take
from pennypapers.server.store.postgres.writes import (
    Grouped,
    Single,
    Write,
    first_group,
    is_there,
    write_group,
)

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection

TRY_AGAIN = 0.1  # seconds


@dataclass(eq=False, slots=True)
class _Waiting:
    write: Write
    done: asyncio.Future[Any]
    is_uncertain: bool = False  # whether an attempt was made of which nobody knows what became
    result: Any = None
    error: Exception | None = None


class Writer:
    """It has the database for itself. `name` is that of its session; `patience`, for how many seconds it tries to
    reach a database that does not answer.

    A connection that is lost while something is written leaves it unknown. It is written once more then: an append
    that was saved finds its own entries in its place, and anything else comes to the same when it is done twice. So
    nobody is told of it unless the database stays away.
    """

    def __init__(self, url: str, name: str, patience: float, entry_count: EntryCount) -> None:
        self.commits = 0
        self.health = WritingHealth()
        self._url = url
        self._name = name
        self._patience = patience
        self._entry_count = entry_count
        self._connection: Connection | None = None
        self._connecting: asyncio.Task[Connection] | None = None
        self._queue: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, write: Write) -> Any:
        if self._closed:
            raise NotSaved("closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(write, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await done

    async def close(self) -> None:
        """Returns when everything that waits is done."""
        self._closed = True
        if self._task is not None:
            await self._task
        if self._connecting is not None:
            with suppress(NotSaved):
                await self.connected()
        if self._connection is not None:
            with suppress(Exception):
                await in_time(self._connection.close())
            self._connection.terminate()

    async def connected(self) -> Connection:
        """The connection, with the database taken; made anew if it was lost, or `NotSaved`. However many ask for it,
        they wait together."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        if self._connecting is None:
            self._connecting = asyncio.create_task(self._connect_in_time())
            self._connecting.add_done_callback(self._have_connected)
        try:
            return await asyncio.shield(self._connecting)
        except NotSaved as trouble:  # an exception for each, as a traceback grows on it
            raise NotSaved(trouble.reason) from trouble

    def _have_connected(self, task: asyncio.Task[Connection]) -> None:
        self._connecting = None
        if not task.cancelled() and task.exception() is None:
            self._connection = task.result()

    async def _connect_in_time(self) -> Connection:
        until = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                return await self._connect(until - asyncio.get_running_loop().time())
            except Exception as error:
                if not is_away(error) and not isinstance(error, asyncpg.PostgresError):
                    raise
                if not is_away(error) or asyncio.get_running_loop().time() + TRY_AGAIN > until:
                    raise NotSaved(reason_of(error)) from error
            await asyncio.sleep(TRY_AGAIN)

    async def _connect(self, patience: float) -> Connection:
        connection = await connect(self._url, self._name, by_index=True)
        try:
            await take(connection, self._name, patience)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    # In the task

    async def _run(self) -> None:
        try:
            while self._queue:
                places = first_group([one.write for one in self._queue])
                group = [self._queue[place] for place in places]
                taken = set(places)
                self._queue = deque(one for place, one in enumerate(self._queue) if place not in taken)
                count = await self._save(group)
                self._tell(group, count)
        finally:
            self._task = None

    async def _save(self, group: Sequence[_Waiting]) -> int:
        """Returns when each has its result or its error; gives the count of changes, if it is known."""
        until = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                count = await self._attempt(await self.connected(), group)
                self.commits += 1
                return count
            except Unavailable as trouble:
                for one in group:
                    one.error = (Unknown if one.is_uncertain else NotSaved)(trouble.reason)
                return 0
            except Exception as error:
                is_over = asyncio.get_running_loop().time() > until
                if is_away(error):
                    self._hang_up()
                    for one in group:
                        one.is_uncertain = True
                        one.error = Unknown("away") if is_over else None
                    if is_over:
                        return 0
                elif isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                    self._hang_up()  # another machine may have taken over from the one that we had
                    if is_over:
                        for one in group:
                            one.error = _failure(error)
                        return 0
                    await asyncio.sleep(TRY_AGAIN)
                elif len(group) > 1:  # whose fault it is shows when each is written alone
                    return max([await self._save([one]) for one in group])
                else:
                    group[0].error = _failure(error)
                    return 0

    async def _attempt(self, connection: Connection, group: Sequence[_Waiting]) -> int:
        first = group[0].write
        if isinstance(first, Single):
            group[0].result = await self._attempt_single(connection, group[0], first)
            return 0
        writes: list[Grouped] = [one.write for one in group if not isinstance(one.write, Single)]
        results, count = await in_time(write_group(connection, writes))
        for one, result in zip(group, results, strict=True):
            if one.is_uncertain and (isinstance(result, Conflict) or result is False):
                there = await in_time(is_there(connection, one.write))
                result = result if there is None else there
            if isinstance(result, Exception):
                one.error = result
            else:
                one.result = result
        return count

    async def _attempt_single(self, connection: Connection, waiting: _Waiting, write: Single) -> Any:
        async def work() -> Any:
            async with connection.transaction():
                return await write.work(connection)

        try:
            return await in_time(work(), write.seconds)
        except Conflict:
            there = await in_time(is_there(connection, write)) if waiting.is_uncertain else None
            if there is None:
                raise
            return there

    def _tell(self, group: Sequence[_Waiting], count: int) -> None:
        self.health.look_after(one.error for one in group)
        for one in group:
            if one.done.done():  # whoever asked was cancelled
                continue
            if one.error is not None:
                one.done.set_exception(one.error)
            else:
                one.done.set_result(one.result)
        self._entry_count.announce(count)


def _failure(error: Exception) -> Exception:
    """What the caller is told. An error of the caller's own, such as a value that cannot be, stays what it is."""
    if not isinstance(error, asyncpg.PostgresError) or isinstance(
        error, asyncpg.IntegrityConstraintViolationError | asyncpg.DataError
    ):
        return error
    failure = NotSaved(reason_of(error))
    failure.__cause__ = error
    return failure
