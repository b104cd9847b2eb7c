"""Where bots think: in processes that may die, and that are not asked for more than they can do."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial

from hosting import scene, settle
from pennypapers.bots import Situation
from pennypapers.notation import shipped_layout
from pennypapers.processes.pool import Pool
from pennypapers.rules import ADVENTURES, Roll
from pennypapers.server.tables.thinking import BotTask, MindsHere, MindsInProcesses, Question, take_turns
from pennypapers.server.tables.thinking_queue import ThinkingQueue


def a_question(sheet: str = "temple-a") -> Question:
    layout = shipped_layout(sheet)
    kind = ADVENTURES[layout.adventure].sheet
    return Question.of(Situation(kind(layout), Roll(2, 3, 4), 1, 3), seed=5)


@scene
async def test_a_process_answers_as_it_would_here_and_one_that_dies_is_replaced() -> None:
    minds = MindsInProcesses()
    tasks = [BotTask("pathfinder", True, a_question())]
    try:
        expected = await MindsHere().turns(tasks)
        assert await minds.turns(tasks) == expected
        assert minds._pool
        for process in list(minds._pool._processes):
            os.kill(process, signal.SIGKILL)
        assert await minds.turns(tasks) == expected
    finally:
        minds.close()


@scene
async def test_whoever_waits_for_a_process_that_dies_shares_the_next_one() -> None:
    minds = MindsInProcesses()
    tasks = [BotTask("pathfinder", True, a_question())]
    try:
        expected = await MindsHere().turns(tasks)
        await minds.turns(tasks)
        first = minds._pool
        assert first
        for process in list(first._processes):
            os.kill(process, signal.SIGKILL)
        started: list[object] = []
        ready = minds._ready

        def noted() -> Pool:
            pool = ready()
            if pool not in (first, *started):
                started.append(pool)
            return pool

        minds._ready = noted  # type: ignore[method-assign]
        assert await asyncio.gather(*(minds.turns(tasks) for _ in range(4))) == [expected] * 4
        assert len(started) == 1
    finally:
        minds.close()


@scene
async def test_bots_that_are_asked_too_much_at_once_do_not_think_long() -> None:
    minds = MindsInProcesses()
    asked: list[bool] = []

    async def slowly(pool: object, job: object) -> list[str]:
        asked.append(job.args[0][0].thinks)  # type: ignore[attr-defined]
        await asyncio.sleep(0)
        return [""]

    minds._ready = lambda: None  # type: ignore[assignment, method-assign, return-value]
    minds._try_to_run = slowly  # type: ignore[assignment, method-assign]
    many = 2 * minds._workers + 3
    await asyncio.gather(*(minds.turns([BotTask("explorer", True, a_question())]) for _ in range(many)))
    assert asked == [True] * (2 * minds._workers) + [False] * 3


@scene
async def test_hints_make_no_bot_wait_nor_think_less() -> None:
    minds = MindsInProcesses()
    minds._workers = 1
    minds._queue = ThinkingQueue(1)
    begun: list[str] = []
    goes_on = asyncio.Event()

    async def slowly(pool: object, job: partial[object]) -> list[str]:
        is_bot = job.func is take_turns
        begun.append(f"bot thinks {job.args[0][0].thinks}" if is_bot else "hint")
        await goes_on.wait()
        return [""]

    minds._ready = lambda: None  # type: ignore[assignment, method-assign, return-value]
    minds._try_to_run = slowly  # type: ignore[assignment, method-assign]
    tables = [asyncio.create_task(minds.weigh(a_question(), [], f"address {n}")) for n in range(40)]
    await settle()
    bot = asyncio.create_task(minds.turns([BotTask("explorer", True, a_question())]))
    await settle()
    goes_on.set()
    await asyncio.gather(bot, *tables)
    assert begun == ["hint", "bot thinks True"] + ["hint"] * 39
