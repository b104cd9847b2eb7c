"""How many entries the log of all tables has, which only grows, and waiting for it to grow."""

from __future__ import annotations

import asyncio

from pennypapers.server.store.interface import Unavailable


class EntryCount:
    def __init__(self, count: int = 0) -> None:
        self._count = count
        self._closed = False
        self._grown = asyncio.Event()

    def announce(self, count: int) -> None:
        if count > self._count:
            self._count = count
            self._wake()

    def close(self) -> None:
        self._closed = True
        self._wake()

    async def wait(self, known: int) -> int:
        while self._count <= known:
            if self._closed:
                raise Unavailable("closed")
            await self._grown.wait()
        return self._count

    def _wake(self) -> None:
        # A new one for whoever waits next, instead of clearing it under those who have not run yet.
        self._grown.set()
        self._grown = asyncio.Event()
