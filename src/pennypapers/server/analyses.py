"""Analyses of finished games: worked out one after another in a process of their own, kept for who asks again."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from pennypapers.lab.analysis import Analysis
from pennypapers.refusals import Refusal
from pennypapers.server.analyst import Found, Progress, Task
from pennypapers.server.answers import Reason

KEPT = 100  # analyses in memory
GIVEN_UP_AFTER = 60.0  # seconds without anybody asking for it

_logger = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(Found).decode

NOTHING_YET = Found(progress=Progress(0, 0))
NO_RESULT = Found(refused=Reason.of(Refusal("analysis-failed")))


@dataclass
class _Job:
    asked_at: float
    found: Found = NOTHING_YET
    task: asyncio.Task[None] | None = None
    process: subprocess.Popen[bytes] | None = None

    @property
    def was_cut_short(self) -> bool:
        return self.task is not None and self.task.cancelled()


class Analyses:
    """`now` gives seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._jobs: dict[tuple[str, str], _Job] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    def ask(self, game: str, text: str, player: str) -> Analysis | Progress:
        """The analysis of a player's turns in a game, or how far it is: whoever wants it asks again."""
        job = self._jobs.get((game, player))
        if job is None or job.was_cut_short:
            self._make_room()
            job = self._jobs[game, player] = _Job(self._now())
            job.task = asyncio.create_task(self._work(job, Task(text, player)))
        job.asked_at = self._now()
        if job.found.refused is not None:
            del self._jobs[game, player]  # to be tried again
            raise Refusal(job.found.refused.code, **job.found.refused.facts)
        return job.found.analysis or job.found.progress or Progress(0, 0)

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    def _make_room(self) -> None:
        done = [key for key, job in self._jobs.items() if job.task is None or job.task.done()]
        for key in done[: max(0, len(self._jobs) - KEPT + 1)]:
            del self._jobs[key]

    async def _work(self, job: _Job, task: Task) -> None:
        async with self._one_at_a_time:
            if self._is_given_up(job):
                job.found = NO_RESULT
                return
            try:
                await self._run(job, task)
            except OSError:
                _logger.exception("an analysis could not be begun")
        if job.found.analysis is None and job.found.refused is None:
            job.found = NO_RESULT

    async def _run(self, job: _Job, task: Task) -> None:
        command = [sys.executable, "-m", "pennypapers.server.analyst"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            job.process = process
            try:
                await asyncio.to_thread(self._listen, process, job, task)
            finally:
                process.kill()

    def _listen(self, process: subprocess.Popen[bytes], job: _Job, task: Task) -> None:
        assert process.stdin
        assert process.stdout
        with suppress(BrokenPipeError):  # it ended before it heard: so does its output
            process.stdin.write(msgspec.json.encode(task))
            process.stdin.close()
        for line in process.stdout:
            job.found = _decode(line)
            if self._is_given_up(job):
                return

    def _is_given_up(self, job: _Job) -> bool:
        return self._now() - job.asked_at > GIVEN_UP_AFTER
