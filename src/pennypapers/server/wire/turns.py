"""Whose request comes next, when one address sends many and others few."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from pennypapers.server.wire.households import household_of

AT_A_TIME = 0.001  # seconds for which requests of one address may begin before others have their turn
MOST_WOKEN = 8  # of those that wait: how long they will take is known only when they are done


@dataclass(slots=True)
class _Turn:
    """The turn of one address. `woken` is how many of those that waited began together."""

    until: float
    woken: int = 1
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)


class Turns:
    """In each turn of the event loop the requests of one address may begin for a moment, and the others of it wait for
    the next turn. So whoever asks for something waits for a moment of each other address at most, and never for all
    that another one has sent, over however many connections."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._turns: dict[str, _Turn] = {}

    async def wait(self, address: str) -> None:
        """Returns when a request of this address may begin: at once if its moment has not passed."""
        household, now = household_of(address), self._clock()
        turn = self._turns.get(household)
        if turn is None:
            self._turns[household] = _Turn(now + AT_A_TIME)
            asyncio.get_running_loop().call_soon(self._next, household)
        elif turn.waiting or now >= turn.until:
            begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            turn.waiting.append(begins)
            await begins

    def _next(self, household: str) -> None:
        """The event loop comes round: let those that wait begin, more of them at once if the last were quickly done."""
        turn, now = self._turns[household], self._clock()
        turn.woken = min(2 * turn.woken, MOST_WOKEN) if now < turn.until else 1
        turn.until = now + AT_A_TIME
        begun = 0
        while turn.waiting and begun < turn.woken:
            begins = turn.waiting.popleft()
            if not begins.done():  # whoever waited may be gone
                begins.set_result(None)
                begun += 1
        if begun:
            asyncio.get_running_loop().call_soon(self._next, household)
        else:
            del self._turns[household]
