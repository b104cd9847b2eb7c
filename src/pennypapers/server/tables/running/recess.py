"""The moment between two rounds, in which everybody sees what the round brought.

The dice roll when it is over, or as soon as everybody who is here has seen enough.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from pennypapers.refusals import Refusal
from pennypapers.server.tables.running.game import RunningGame


class RunningRecess:
    """`here` gives the devices of the people who are connected."""

    def __init__(self, game: RunningGame, here: Callable[[], set[str]]) -> None:
        self._game = game
        self._here = here
        self._round = 0
        self._seen: set[str] = set()  # the devices that have seen enough of that round
        self._waking: asyncio.TimerHandle | None = None
        self._going_on: asyncio.Task[None] | None = None
        game.wake = self._wake_after

    def seen_enough(self, device: str, round_: int) -> None:
        """Somebody goes on to the next round before the moment is over."""
        state = self._game.state
        if round_ != state.round or state.round_is_open or state.phase != "playing" or not state.pause:
            return
        if round_ != self._round:
            self._round, self._seen = round_, set()
        self._seen.add(device)
        if not state.paused and self._here() <= self._seen:
            self._game.roll()

    def close(self) -> None:
        for under_way in (self._waking, self._going_on):
            if under_way is not None:
                under_way.cancel()

    def _wake_after(self, milliseconds: int) -> None:
        if self._waking is None:
            self._waking = asyncio.get_running_loop().call_later(milliseconds / 1000, self._wake)

    def _wake(self) -> None:
        self._waking = None
        self._going_on = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        with suppress(Refusal):  # what could not be saved is tried again when time is looked at
            self._game.go_on()
            await self._game.saved()
