"""Whose request comes next, when one address sends many and others few."""

from __future__ import annotations

import asyncio
from collections import deque

from pennypapers.server.wire.households import household_of


class Turns:
    """In each turn of the event loop one request of every address begins. So whoever asks for something waits for one
    request of each other address at most, and never for all that another one has sent, over however many
    connections."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Returns when a request of this address may begin: at once if no other one did in this turn of the loop."""
        loop, household = asyncio.get_running_loop(), household_of(address)
        waiting = self._waiting.get(household)
        if waiting is None:
            self._waiting[household] = deque()
            loop.call_soon(self._next, household)
            return
        turn: asyncio.Future[None] = loop.create_future()
        waiting.append(turn)
        await turn

    def _next(self, household: str) -> None:
        waiting = self._waiting[household]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():  # whoever waited may be gone
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next, household)
                return
        del self._waiting[household]
