"""Where bots think: in processes of their own, so that no table waits for them, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from pennypapers.bots import Budget, LevelBot, Situation, decide, weigh
from pennypapers.bots.bot import Option
from pennypapers.notation import read_layout, write_layout
from pennypapers.processes.pool import Pool
from pennypapers.rules import ADVENTURES, Roll, Sheet, Step
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking_queue import ThinkingQueue
from pennypapers.server.tables.warming import Warming
from pennypapers.sheets import Layout

T = TypeVar("T")
Steps = tuple[Step, ...]

# About how many seconds of a core a turn takes, by level. The other levels do not search.
THINKING_TIME = {"voyager": 0.03, "explorer": 0.2}

_logger = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a bot has to know to choose a turn, as it goes to another process."""

    layout: str
    record: bytes
    roll: int
    round: int
    players: int
    strict: bool
    seed: int

    @classmethod
    def of(cls, situation: Situation, seed: int) -> Question:
        return cls(
            write_layout(situation.sheet.layout),
            situation.sheet.records.tobytes(),
            situation.roll.number,
            situation.round,
            situation.players,
            situation.strict,
            seed,
        )

    def situation(self) -> Situation:
        layout = _layout(self.layout)
        kind = ADVENTURES[layout.adventure].sheet
        sheet: Sheet = kind(layout, np.frombuffer(bytearray(self.record), kind.dtype))
        return Situation(sheet, Roll.numbered(self.roll), self.round, self.players, self.strict)


class BotTask(NamedTuple):
    """A question for a bot of some level. Without `thinks` it answers by its fast policy."""

    level: str
    thinks: bool
    question: Question


class Minds(Protocol):
    """What chooses and compares turns for bots and hints."""

    def are_ready(self, adventure: str) -> bool:
        """Whether they can think about an adventure at once."""

    async def ready(self, adventure: str) -> None:
        """Returns when they can think about it."""

    async def turns(self, tasks: Sequence[BotTask]) -> list[Steps]:
        """A turn for each task."""

    async def turn_for_hint(self, task: BotTask, address: str) -> Steps:
        """A turn for somebody at this address who asks for a hint."""

    async def weigh(self, question: Question, also: Sequence[Steps], address: str) -> list[Option]:
        """The most promising turns and those in `also`, with the stars that they are expected to lead to, the best
        first, for somebody at this address."""

    def prepare(self) -> None:
        """Somebody will ask soon."""

    def close(self) -> None: ...


@lru_cache(64)
def _layout(text: str) -> Layout:
    return read_layout(text)


def take_turns(tasks: Sequence[BotTask]) -> list[Steps]:
    return [_turn(*task) for task in tasks]


def _turn(level: str, thinks: bool, question: Question) -> Steps:
    bot = LevelBot(level, None if thinks else Budget())
    return decide(bot, question.situation(), question.seed)


def weigh_turns(question: Question, also: Sequence[Steps]) -> list[Option]:
    return weigh(question.situation(), question.seed, None, also)


class MindsHere:
    """Thinks in this process, which stops everything else meanwhile: for tests and tools."""

    def are_ready(self, adventure: str) -> bool:
        return True

    async def ready(self, adventure: str) -> None:
        """It always is."""

    async def turns(self, tasks: Sequence[BotTask]) -> list[Steps]:
        return take_turns(tasks)

    async def turn_for_hint(self, task: BotTask, address: str) -> Steps:
        (turn,) = await self.turns([task])
        return turn

    async def weigh(self, question: Question, also: Sequence[Steps], address: str) -> list[Option]:
        return weigh_turns(question, also)

    def prepare(self) -> None:
        """It is always ready."""

    def close(self) -> None:
        """It has nothing to close."""


class MindsInProcesses:
    """One process less than there are cores, at least one; they are started when somebody will need them."""

    def __init__(self, tally: Tally | None = None, warming: Warming | None = None) -> None:
        self._tally = tally or Tally()
        warming = warming or Warming()
        self.are_ready = warming.bots_are_ready
        self.ready = warming.bots_ready
        self._workers = max(1, (os.cpu_count() or 1) - 1)
        self._pool: Pool | None = None
        self._queue = ThinkingQueue(self._workers)
        self._asked = 0  # jobs of bots that are not answered yet

    async def turns(self, tasks: Sequence[BotTask]) -> list[Steps]:
        if self._asked >= 2 * self._workers:  # too much to do for thinking long
            self._tally.hurried_bots += sum(task.thinks and task.level in THINKING_TIME for task in tasks)
            tasks = [task._replace(thinks=False) for task in tasks]
        self._asked += 1
        try:
            return await self._queue.for_bots(partial(self._run, partial(take_turns, tasks)))
        finally:
            self._asked -= 1

    async def turn_for_hint(self, task: BotTask, address: str) -> Steps:
        (turn,) = await self._queue.for_hint(address, partial(self._run, partial(take_turns, [task])))
        return turn

    async def weigh(self, question: Question, also: Sequence[Steps], address: str) -> list[Option]:
        return await self._queue.for_hint(address, partial(self._run, partial(weigh_turns, question, also)))

    def prepare(self) -> None:
        self._ready()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)  # a thought under way is short
            self._pool = None

    def _ready(self) -> Pool:
        if self._pool is None:
            self._pool = Pool(self._workers)
            self._pool.submit(int)  # starts a process
        return self._pool

    async def _run(self, job: Callable[[], T]) -> T:
        pool = self._ready()
        try:
            return await self._try_to_run(pool, job)
        except BrokenProcessPool:
            if self._pool is pool:  # else another job has seen to it
                _logger.warning("a bot's process ended: another one is started")
                self.close()
            return await self._try_to_run(self._ready(), job)

    async def _try_to_run(self, pool: Pool, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, job)
