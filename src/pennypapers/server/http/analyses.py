"""Analyses of finished games: worked out one after another in a process of their own, kept for whoever asks again.

Whoever wants one asks until it is there. What nobody asks for any more is given up, and begun anew when somebody does.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, NamedTuple

import msgspec

from pennypapers.lab.analysis import Analysis
from pennypapers.processes.polite import POLITELY
from pennypapers.refusals import Refusal
from pennypapers.server.http.analyst import Assignment, Progress, Report
from pennypapers.server.messages.answers import Reason
from pennypapers.server.tables.warming import Warming

KEPT = 100  # analyses in memory
GIVEN_UP_AFTER = 60.0  # seconds without anybody asking for it
GIVEN_UP_FOR_OTHERS = 6.0  # the same while another one is waited for; a page asks every three

_logger = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(Report).decode

NOTHING_YET = Report(progress=Progress(0, 0))
NO_RESULT = Report(refused=Reason.of(Refusal("analysis-failed")))


class Wanted(NamedTuple):
    """The turns of the player with this number in a game, in the order of play."""

    game: str
    player: int


@dataclass(eq=False)
class _Job:
    """An analysis that somebody asked for, and the last report of it."""

    asked_at: float
    report: Report = NOTHING_YET
    task: asyncio.Task[None] | None = None
    process: subprocess.Popen[bytes] | None = None

    @property
    def is_done(self) -> bool:
        return self.report.analysis is not None or self.report.refused is not None

    @property
    def waits(self) -> bool:
        """Whether others are worked out before it."""
        return self.process is None and not self.is_done


class Analyses:
    """They begin when everything is compiled. `now` gives seconds."""

    def __init__(self, warming: Warming | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._warming = warming or Warming()
        self._now = now
        self._jobs: dict[Wanted, _Job] = {}  # in the order in which they are worked out
        self._one_at_a_time = asyncio.Semaphore(1)

    def ask(self, wanted: Wanted) -> Analysis | Progress | None:
        """The analysis, or how far it is; nothing if it is yet to be begun."""
        job = self._jobs.get(wanted)
        return self._answer(wanted, job) if job else None

    def begin(self, wanted: Wanted, assignment: Assignment) -> Analysis | Progress:
        """Have it worked out, unless somebody else was quicker."""
        if wanted not in self._jobs:
            self._make_room()
            job = self._jobs[wanted] = _Job(self._now())
            job.task = asyncio.create_task(self._work(job, assignment))
        return self._answer(wanted, self._jobs[wanted])

    def drop(self, games: Collection[str]) -> None:
        """These games are deleted, and so is what was thought of them."""
        for wanted in [wanted for wanted in self._jobs if wanted.game in games]:
            job = self._jobs.pop(wanted)
            if job.task is not None:
                job.task.cancel()

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    def _answer(self, wanted: Wanted, job: _Job) -> Analysis | Progress:
        job.asked_at = self._now()
        self._give_up_unwanted()
        if job.report.refused is not None:
            del self._jobs[wanted]  # to be tried again
            raise Refusal(job.report.refused.code, **job.report.refused.facts)
        if job.waits:
            return Progress(0, 0, self._before(job), self._warming.percent)
        return job.report.analysis or job.report.progress or Progress(0, 0)

    def _before(self, job: _Job) -> int:
        jobs = list(self._jobs.values())
        return sum(not other.is_done for other in jobs[: jobs.index(job)])

    def _make_room(self) -> None:
        done = [wanted for wanted, job in self._jobs.items() if job.is_done]
        for wanted in done[: max(0, len(self._jobs) - KEPT + 1)]:
            del self._jobs[wanted]

    def _give_up_unwanted(self) -> None:
        unasked = {wanted: self._now() - job.asked_at for wanted, job in self._jobs.items()}
        somebody_waits = any(
            job.waits and unasked[wanted] <= GIVEN_UP_FOR_OTHERS for wanted, job in self._jobs.items()
        )
        patience = GIVEN_UP_FOR_OTHERS if somebody_waits else GIVEN_UP_AFTER
        for wanted, job in list(self._jobs.items()):
            if not job.is_done and unasked[wanted] > patience:
                del self._jobs[wanted]
                if job.process is not None:
                    job.process.kill()

    def _is_given_up(self, job: _Job) -> bool:
        return job not in self._jobs.values()

    async def _work(self, job: _Job, assignment: Assignment) -> None:
        await self._warming.all_ready()
        async with self._one_at_a_time:
            self._give_up_unwanted()
            if self._is_given_up(job):
                return
            try:
                await self._run(job, assignment)
            except Exception:  # whatever it is, whoever asks is told
                _logger.exception("an analysis failed")
        if not job.is_done:
            job.report = NO_RESULT

    async def _run(self, job: _Job, assignment: Assignment) -> None:
        command = [sys.executable, "-m", "pennypapers.server.http.analyst"]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=POLITELY
        ) as process:
            job.process = process
            try:
                assert process.stdin
                assert process.stdout
                await asyncio.to_thread(_tell, process.stdin, assignment)
                while line := await asyncio.to_thread(process.stdout.readline):
                    job.report = _decode(line)
                    self._give_up_unwanted()
            finally:
                process.kill()


def _tell(process: IO[bytes], assignment: Assignment) -> None:
    with suppress(BrokenPipeError):  # it ended before it heard: so does its output
        process.write(msgspec.json.encode(assignment))
        process.close()
