"""Those that read from PostgreSQL, over a few connections, which are made anew when they are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from pennypapers.server.store.interface import Unavailable
from pennypapers.server.store.postgres.connections import connect, in_time, is_away

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection

T = TypeVar("T")

MOST = 4  # connections
TRY_AGAIN = 0.1  # seconds


class Reader:
    def __init__(self, url: str, name: str, patience: float) -> None:
        self._url = url
        self._name = name
        self._patience = patience
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(MOST)

    async def read(self, work: Callable[[Connection], Awaitable[T]], seconds: float) -> T:
        """What takes longer than so many seconds is away. To read does no harm, so it is tried again until the database
        answers or patience is at its end."""
        until = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                async with self._free:
                    return await self._read(work, seconds)
            except Exception as error:
                if not is_away(error):
                    raise
                if asyncio.get_running_loop().time() > until:
                    raise Unavailable("away") from error
            await asyncio.sleep(TRY_AGAIN)

    async def close(self) -> None:
        for connection in self._idle:
            with suppress(Exception):
                await in_time(connection.close())
            connection.terminate()
        self._idle.clear()

    async def _read(self, work: Callable[[Connection], Awaitable[T]], seconds: float) -> T:
        connection = self._idle.pop() if self._idle else await connect(self._url, self._name)
        try:
            result = await in_time(work(connection), seconds)
        except BaseException as error:
            # Of one whose caller was cancelled, or that was lost, nobody knows what it does.
            if isinstance(error, Exception) and not is_away(error):
                self._idle.append(connection)
            else:
                connection.terminate()
            raise
        self._idle.append(connection)
        return result
