"""Who thinks next where there are fewer processes than questions: bots first, as their tables wait for them; then
hints, one an address at a time, and addresses in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from pennypapers.server.tables.in_turn import InTurn

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class _Job:
    work: Callable[[], Awaitable[Any]]
    answer: asyncio.Future[Any]


class ThinkingQueue:
    """`places` are how many may think at once. Work that has begun keeps its place until it is done, whether or not
    anybody still waits for it: a process cannot be called back from a thought."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._bots: deque[_Job] = deque()
        self._hints: InTurn[_Job] = InTurn()
        self._addresses: set[str] = set()  # those with a hint under way
        self._tasks: set[asyncio.Task[None]] = set()

    async def for_bots(self, work: Callable[[], Awaitable[T]]) -> T:
        job = _new_job(work)
        self._bots.append(job)
        self._begin_next()
        try:
            return await job.answer  # type: ignore[no-any-return]
        finally:
            with suppress(ValueError):  # it has begun
                self._bots.remove(job)

    async def for_hint(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        job = _new_job(work)
        self._hints.add(address, job)
        self._begin_next()
        try:
            return await job.answer  # type: ignore[no-any-return]
        finally:
            self._hints.remove(job)

    def _begin_next(self) -> None:
        while self._free:
            if self._bots:
                self._begin(self._bots.popleft(), None)
            elif taken := self._hints.take(but=self._addresses):
                address, job = taken
                self._addresses.add(address)
                self._begin(job, address)
            else:
                return

    def _begin(self, job: _Job, address: str | None) -> None:
        self._free -= 1
        task = asyncio.create_task(self._do(job, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, job: _Job, address: str | None) -> None:
        try:
            answer = await job.work()
        except Exception as error:
            if not job.answer.done():  # whoever asked may be gone
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            job.answer.cancel()  # nothing if it is answered
            self._free += 1
            if address is not None:
                self._addresses.discard(address)
            self._begin_next()


def _new_job(work: Callable[[], Awaitable[Any]]) -> _Job:
    return _Job(work, asyncio.get_running_loop().create_future())
