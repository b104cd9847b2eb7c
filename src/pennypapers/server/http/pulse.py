"""Whether what people do can be saved just now."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from pennypapers.server.store import Store, Unavailable
from pennypapers.server.store.interface import WhyNotSaved

PATIENCE = 1.0  # seconds; a lock may keep a write waiting for longer than whoever asks


class Pulse:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Task[None] | None = None

    async def trouble(self) -> WhyNotSaved | None:
        """Why nothing can be saved, or None if it can. After a write that failed one is tried: if nobody plays, nothing
        else would show that there is room again."""
        if self._store.failing:
            if self._probe is None or self._probe.done():
                self._probe = asyncio.create_task(self._try())
            with suppress(TimeoutError):  # as many as ask meanwhile wait for the same one
                await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        return self._store.failing

    async def _try(self) -> None:
        with suppress(Unavailable):
            await self._store.probe()
