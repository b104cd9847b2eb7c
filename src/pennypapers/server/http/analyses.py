"""Analyses of finished games: worked out one after another in a process of their own, in turn by the address that
asks, and kept for whoever asks again.

Whoever wants one asks until it is there. What nobody asks for any more is given up, and begun anew when somebody does.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, NamedTuple

import msgspec

from pennypapers.lab.analysis import Analysis
from pennypapers.processes.polite import POLITELY
from pennypapers.refusals import Refusal
from pennypapers.server.http.analyst import Assignment, Progress, Report
from pennypapers.server.messages.answers import Reason
from pennypapers.server.tables.in_turn import InTurn
from pennypapers.server.tables.warming import Warming

KEPT = 100  # analyses in memory
GIVEN_UP_AFTER = 60.0  # seconds without anybody asking for it
GIVEN_UP_FOR_OTHERS = 6.0  # the same while another one is waited for; a page asks every three
MOST_WAITING = 100  # that one address waits for: a party of 100 phones behind one address

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

    assignment: Assignment
    asked_at: float
    report: Report = NOTHING_YET
    process: subprocess.Popen[bytes] | None = None

    @property
    def is_done(self) -> bool:
        return self.report.analysis is not None or self.report.refused is not None


class Analyses:
    """They begin when everything is compiled. `now` gives seconds; `made` is told of each one that is worked out, with
    the id of its game."""

    def __init__(
        self,
        warming: Warming | None = None,
        now: Callable[[], float] = time.monotonic,
        made: Callable[[str, Analysis], Awaitable[None]] | None = None,
    ) -> None:
        self._made = made
        self._warming = warming or Warming()
        self._now = now
        self._jobs: dict[Wanted, _Job] = {}
        self._waiting: InTurn[Wanted] = InTurn()
        self._working: asyncio.Task[None] | None = None

    def ask(self, wanted: Wanted, address: str = "") -> Analysis | Progress | None:
        """The analysis, or how far it is; nothing if it is yet to be begun."""
        job = self._jobs.get(wanted)
        return self._answer(wanted, job, address) if job else None

    def begin(self, wanted: Wanted, assignment: Assignment, address: str = "") -> Analysis | Progress:
        """Have it worked out, unless somebody else was quicker. Refuses whoever waits for too many."""
        if wanted not in self._jobs:
            self._give_up_unwanted()
            if self._waiting.how_many(address) >= MOST_WAITING:
                raise Refusal("too-many-requests")
            self._make_room()
            self._jobs[wanted] = _Job(assignment, self._now())
            self._waiting.add(address, wanted)
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        return self._answer(wanted, self._jobs[wanted], address)

    def drop(self, games: Collection[str]) -> None:
        """These games are deleted, and so is what was thought of them."""
        for wanted in [wanted for wanted in self._jobs if wanted.game in games]:
            self._forget(wanted)

    def close(self) -> None:
        if self._working is not None:
            self._working.cancel()

    def _answer(self, wanted: Wanted, job: _Job, address: str) -> Analysis | Progress:
        job.asked_at = self._now()
        if wanted in self._waiting and self._waiting.how_many(address) < MOST_WAITING:
            self._waiting.add(address, wanted)
        self._give_up_unwanted()
        if job.report.refused is not None:
            del self._jobs[wanted]  # to be tried again
            raise Refusal(job.report.refused.code, **job.report.refused.facts)
        if wanted in self._waiting:
            return Progress(0, 0, self._before(wanted), self._warming.percent)
        return job.report.analysis or job.report.progress or Progress(0, 0)

    def _before(self, wanted: Wanted) -> int:
        under_way = sum(not job.is_done for which, job in self._jobs.items() if which not in self._waiting)
        return under_way + self._waiting.in_order().index(wanted)

    def _make_room(self) -> None:
        done = [wanted for wanted, job in self._jobs.items() if job.is_done]
        for wanted in done[: max(0, len(self._jobs) - KEPT + 1)]:
            del self._jobs[wanted]

    def _give_up_unwanted(self) -> None:
        unasked = {wanted: self._now() - job.asked_at for wanted, job in self._jobs.items()}
        somebody_waits = any(
            wanted in self._waiting and unasked[wanted] <= GIVEN_UP_FOR_OTHERS for wanted in self._jobs
        )
        patience = GIVEN_UP_FOR_OTHERS if somebody_waits else GIVEN_UP_AFTER
        for wanted, job in list(self._jobs.items()):
            if not job.is_done and unasked[wanted] > patience:
                self._forget(wanted)

    def _forget(self, wanted: Wanted) -> None:
        job = self._jobs.pop(wanted)
        self._waiting.remove(wanted)
        if job.process is not None:
            job.process.kill()

    async def _work(self) -> None:
        try:
            await self._warming.all_ready()
            self._give_up_unwanted()
            while (taken := self._waiting.take()) is not None:
                wanted = taken[1]
                await self._work_out(wanted.game, self._jobs[wanted])
                self._give_up_unwanted()
        finally:
            self._working = None

    async def _work_out(self, game: str, job: _Job) -> None:
        try:
            await self._run(job)
            if self._made is not None and job.report.analysis is not None:
                await self._made(game, job.report.analysis)
        except Exception:  # whatever it is, whoever asks is told
            _logger.exception("an analysis failed")
        if not job.is_done:
            job.report = NO_RESULT

    async def _run(self, job: _Job) -> None:
        command = [sys.executable, "-m", "pennypapers.server.http.analyst"]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, creationflags=POLITELY
        ) as process:
            job.process = process
            try:
                assert process.stdin
                assert process.stdout
                await asyncio.to_thread(_tell, process.stdin, job.assignment)
                while line := await asyncio.to_thread(process.stdout.readline):
                    job.report = _decode(line)
                    self._give_up_unwanted()
            finally:
                process.kill()


def _tell(process: IO[bytes], assignment: Assignment) -> None:
    with suppress(BrokenPipeError):  # it ended before it heard: so does its output
        process.write(msgspec.json.encode(assignment))
        process.close()
